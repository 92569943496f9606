// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_report.h"

#include "core/document/io/json_reader.h"
#include "core/rules/imperio/record/typed.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

imperio::Exact readChance(JsonReader& json) {
    const auto chance = imperio::exactChance(json.peek());
    if (!chance) {
        json.fail(QT_TRANSLATE_NOOP("sf::document", "a fraction from 0 to 1, such as \"3/8\""));
        return {};
    }
    json.string();
    return *chance;
}

StoredReport::Decision readDecision(JsonReader& json) {
    StoredReport::Decision decision;
    int values = 0;
    json.object([&](std::string_view key) {
        imperio::Exact* value = key == "chosenValue" ? &decision.valueChosen
                                : key == "bestValue" ? &decision.valueBest
                                : key == "after"     ? &decision.after
                                                     : nullptr;
        if (value != nullptr) {
            *value = readChance(json);
            ++values;
        } else if (key == "best") {
            decision.best = json.word();
        } else {
            json.skip();
        }
    });
    json.require(values == 3, "chosenValue");
    return decision;
}

/// The action of a notation; nothing if it is not one legal action without dice.
std::optional<imperio::Action> actionOf(const std::string& notation, const imperio::Position& position) {
    const auto typed = imperio::readTyped(notation, position);
    const auto* play = std::get_if<imperio::TypedPlay>(&typed);
    if (!play || play->dice || play->actions.size() != 1)
        return std::nullopt;
    return play->actions.front();
}

LoadError contradiction(const QString& place, const QString& expected, const QString& found) {
    return {QStringLiteral("report.") + place, expected, found};
}

} // namespace

void writeReport(JsonWriter& json, const imperio::Analysis& report) {
    json.object().member("evaluation", report.evaluation).member("start", imperio::exactText(report.start));
    json.key("decisions").list();
    for (const imperio::Judgement& judgement : report.judgements) {
        json.line(2).object();
        if (judgement.best != judgement.chosen)
            json.member("best", actionText(judgement.best, judgement.side));
        json.member("chosenValue", imperio::exactText(judgement.valueChosen));
        json.member("bestValue", imperio::exactText(judgement.valueBest));
        json.member("after", imperio::exactText(judgement.after)).endObject();
    }
    json.line(1).endList().endObject();
}

StoredReport readReport(JsonReader& json) {
    StoredReport report;
    bool hasStart = false;
    json.object([&](std::string_view key) {
        if (key == "evaluation") {
            report.evaluation = json.word();
        } else if (key == "start") {
            report.start = readChance(json);
            hasStart = true;
        } else if (key == "decisions") {
            json.list([&](std::size_t) { report.decisions.push_back(readDecision(json)); },
                      limits::recordActions);
        } else {
            json.skip();
        }
    });
    json.require(hasStart, "start");
    json.require(!report.evaluation.empty(), "evaluation");
    return report;
}

std::variant<std::shared_ptr<const imperio::Analysis>, LoadError>
checkedReport(const StoredReport& stored, const ImperioDocument::Contents& contents) {
    if (stored.decisions.size() != contents.entries.size())
        return contradiction(QStringLiteral("decisions"),
                             QCoreApplication::translate("sf::document", "one for each of the %1 actions")
                                 .arg(contents.entries.size()),
                             QString::number(stored.decisions.size()));
    auto report = std::make_shared<imperio::Analysis>();
    report->evaluation = stored.evaluation;
    report->start = report->end = stored.start;
    imperio::Position position = imperio::gameOf(imperio::recordOf(contents.game, {})).position;
    for (std::size_t index = 0; index < stored.decisions.size(); ++index) {
        const StoredReport::Decision& decision = stored.decisions[index];
        const imperio::Entry& entry = contents.entries[index].entry;
        const auto best = decision.best.empty() ? entry.action : actionOf(decision.best, position);
        if (!best)
            return contradiction(QStringLiteral("decisions[%1].best").arg(index),
                                 QCoreApplication::translate("sf::document", "a legal action"),
                                 text::withInvisible(QString::fromStdString(decision.best.substr(0, 60))));
        report->add({index, entry.side, entry.action, *best, report->end, decision.valueChosen,
                     decision.valueBest, decision.after});
        position = contents.entries[index].after;
    }
    return std::shared_ptr<const imperio::Analysis>(std::move(report));
}

} // namespace sf::document
