// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_document.h"
#include "core/document/io/load_error.h"
#include "core/players/imperio/analysis.h"

/// The report of a game in files: {"evaluation": name, "start": "a/b", "decisions": [{"best": NOTATION,
/// "chosenValue": "a/b", "bestValue": "a/b", "after": "a/b", "plan": {"best": NOTATION, "chosenValue": "a/b",
/// "bestValue": "a/b"}}]}, a decision for each entry. `best` is left out if the chosen action was best,
/// `plan` if the planner hasn't judged it. All else follows from these.
namespace sf::document {

class JsonReader;
class JsonWriter;

/// The member as read, before it is checked against the record.
struct StoredReport {
    struct Plan {
        std::string best;
        imperio::Exact valueChosen;
        imperio::Exact valueBest;
        bool operator==(const Plan&) const = default;
    };
    struct Decision {
        std::string best;
        imperio::Exact valueChosen;
        imperio::Exact valueBest;
        imperio::Exact after;
        std::optional<Plan> plan;
    };
    std::string evaluation;
    imperio::Exact start;
    std::vector<Decision> decisions;
};

void writeReport(JsonWriter& json, const imperio::Analysis& report);
StoredReport readReport(JsonReader& json);
/// The report of these entries; an error if it contradicts them.
std::variant<std::shared_ptr<const imperio::Analysis>, LoadError>
checkedReport(const StoredReport& stored, const ImperioDocument::Contents& contents);

/// The report as JSON for other programs, as `imperio analyse --json` prints it.
QByteArray reportJson(const imperio::Record& record, const imperio::Analysis& analysis);

} // namespace sf::document
