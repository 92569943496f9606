// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/imperio/imperio_report.h"

#include "core/document/io/description.h"
#include "core/document/io/member_kinds.h"
#include "core/rules/imperio/record/typed.h"
#include "core/rules/limits.h"
#include "core/text/display_text.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

constexpr const char* chanceWords =
    QT_TRANSLATE_NOOP("sf::document", "a fraction from 0 to 1, such as \"3/8\"");
using Chance = Parsed<imperio::exactChance, imperio::exactText, chanceWords>;

const Description<StoredReport::Plan>& planDescription() {
    using Plan = StoredReport::Plan;
    static const Description<Plan> description({member<Word, &Plan::best>("best"),
                                                required<Chance, &Plan::valueChosen>("chosenValue"),
                                                required<Chance, &Plan::valueBest>("bestValue")});
    return description;
}

const Description<StoredReport::Decision>& decisionDescription() {
    using Decision = StoredReport::Decision;
    static const Description<Decision> description(
        {member<Word, &Decision::best>("best"), required<Chance, &Decision::valueChosen>("chosenValue"),
         required<Chance, &Decision::valueBest>("bestValue"), required<Chance, &Decision::after>("after"),
         member<Described<&planDescription>, &Decision::plan>("plan")});
    return description;
}

/// A line each.
struct Decisions : ListOf<Described<&decisionDescription>, limits::recordActions> {
    static void write(JsonWriter& json, const std::vector<StoredReport::Decision>& decisions) {
        json.list();
        for (const StoredReport::Decision& decision : decisions)
            decisionDescription().write(json.line(2), decision);
        json.line(1).endList();
    }
};

const Description<StoredReport>& storedDescription() {
    static const Description<StoredReport> description(
        {required<Word, &StoredReport::evaluation>("evaluation"),
         required<Chance, &StoredReport::start>("start"),
         always<Decisions, &StoredReport::decisions>("decisions")});
    return description;
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
    StoredReport stored{report.evaluation, report.start, {}};
    for (const imperio::Judgement& judgement : report.judgements) {
        const auto unlessChosen = [&](const imperio::Action& best) {
            return best == judgement.chosen ? std::string() : actionText(best, judgement.side);
        };
        StoredReport::Decision decision{unlessChosen(judgement.best), judgement.valueChosen,
                                        judgement.valueBest, judgement.after, std::nullopt};
        if (const auto& planned = judgement.planned)
            decision.plan = {unlessChosen(planned->best), planned->valueChosen, planned->valueBest};
        stored.decisions.push_back(std::move(decision));
    }
    storedDescription().write(json, stored);
}

StoredReport readReport(JsonReader& json) {
    return storedDescription().read(json);
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
        const auto actionIn = [&](const std::string& notation) {
            return notation.empty() ? std::optional(entry.action) : actionOf(notation, position);
        };
        const auto illegal = [&](const char* place, const std::string& found) {
            return contradiction(QStringLiteral("decisions[%1].%2").arg(index).arg(QLatin1String(place)),
                                 QCoreApplication::translate("sf::document", "a legal action"),
                                 text::withInvisible(QString::fromStdString(found.substr(0, 60))));
        };
        const auto best = actionIn(decision.best);
        if (!best)
            return illegal("best", decision.best);
        std::optional<imperio::PlannedCost> planned;
        if (const auto& plan = decision.plan) {
            const auto better = actionIn(plan->best);
            if (!better)
                return illegal("plan.best", plan->best);
            planned = {*better, plan->valueBest, plan->valueChosen};
        }
        report->add({index, entry.side, entry.action, *best, report->end, decision.valueChosen,
                     decision.valueBest, decision.after, planned});
        position = contents.entries[index].after;
    }
    return std::shared_ptr<const imperio::Analysis>(std::move(report));
}

} // namespace sf::document
