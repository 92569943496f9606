// SPDX-License-Identifier: GPL-3.0-or-later
// The battle document's door for rounds: dice, journal and log (decisions 4 to 6 of the design).
#include "core/document/battle/battle_document.h"

#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/event_json.h"
#include "core/text/multiplier_words.h"
#include "core/text/systems/system_words.h"
#include "core/text/words.h"

namespace sf::document {
namespace {

using battle::Reason;
using battle::Refusal;

bool hasDice(const std::vector<battle::Event>& events) {
    return std::ranges::any_of(events, [](const battle::Event& event) { return !event.dice.empty(); });
}

} // namespace

const std::string& BattleDocument::seedForDice() {
    if (m_freshSeed.empty())
        m_freshSeed = m_battle.seed.empty() ? freshSeed().toStdString() : m_battle.seed;
    return m_freshSeed;
}

template<class Problem, class Action>
std::optional<Problem> BattleDocument::performWithDice(const Action& action, std::string_view members,
                                                       const std::optional<std::vector<int>>& typed) {
    if (typed) {
        dice::Script script(*typed);
        return performWith(action, script, true);
    }
    SeededDice dice = DiceKey{seedForDice(), m_battle.history}.after(members).dice();
    return performWith(action, dice, false);
}

std::optional<BattleDocument::RoundProblem>
BattleDocument::perform(const smm::RoundAction& action, const std::optional<std::vector<int>>& typed) {
    return performWithDice<RoundProblem>(action, roundMembers(action), typed);
}

std::optional<BattleDocument::TurnProblem>
BattleDocument::perform(const multiplier::TurnAction& action, const std::optional<std::vector<int>>& typed) {
    return performWithDice<TurnProblem>(action, turnMembers(action), typed);
}

std::optional<BattleDocument::RoundProblem> BattleDocument::performWith(const smm::RoundAction& action,
                                                                        dice::Source& dice, bool typed) {
    if (m_battle.rules != RuleSystem::Smm)
        return smm::OrderRefusal{{}, {Reason::NotInTheseRules, {}, {}, {}}};
    auto outcome = smm::apply(m_battle, action, dice);
    if (const auto exhausted = dice.exhausted())
        return *exhausted;
    if (auto* refusal = std::get_if<smm::OrderRefusal>(&outcome))
        return std::move(*refusal);
    auto& round = std::get<smm::Round>(outcome);
    pushEvents(std::move(round.changes), std::move(round.events), text::roundAction(action, m_battle),
               roundMembers(action), typed);
    return std::nullopt;
}

std::optional<BattleDocument::TurnProblem> BattleDocument::performWith(const multiplier::TurnAction& action,
                                                                       dice::Source& dice, bool typed) {
    if (m_battle.rules != RuleSystem::Multiplier)
        return multiplier::Refusal{multiplier::Reason::OtherRules, {}, {}, {}};
    auto outcome = multiplier::apply(m_battle, action, dice);
    if (const auto exhausted = dice.exhausted())
        return *exhausted;
    if (auto* refusal = std::get_if<multiplier::Refusal>(&outcome))
        return std::move(*refusal);
    auto& turn = std::get<multiplier::Turn>(outcome);
    pushEvents(std::move(turn.changes), std::move(turn.events), text::turnAction(action, m_battle),
               turnMembers(action), typed);
    return std::nullopt;
}

std::optional<battle::Refusal> BattleDocument::convert(RuleSystem rules) {
    auto outcome = conversionOf(m_battle, rules);
    if (auto* refusal = std::get_if<battle::Refusal>(&outcome))
        return std::move(*refusal);
    auto& conversion = std::get<Conversion>(outcome);
    push(std::move(conversion.changes), conversionMembers(rules), text::systemConversion(rules));
    return std::nullopt;
}

namespace {

/// Counted from 1; the end of the last side's turn belongs to the round that begins.
int roundOf(const battle::Battle& battle, const battle::Changes& changes) {
    const auto* progress = changes.empty() ? nullptr : std::get_if<battle::ProgressChange>(&changes.back());
    const bool isTurn = battle.rules == RuleSystem::Multiplier && progress;
    return (isTurn ? progress->after->round : battle.round).value_or(0) + 1;
}

} // namespace

void BattleDocument::pushEvents(battle::Changes changes, std::vector<battle::Event> events,
                                const QString& text, const std::string& members, bool typed) {
    const bool areDice = hasDice(events);
    const bool areTyped = typed && areDice;
    const int number = roundOf(m_battle, changes);
    DiceKey after = diceKey();
    std::string line = members;
    JsonWriter json(line);
    json.resume().member("round", number);
    if (areDice && !areTyped && m_battle.seed != m_freshSeed)
        json.member("seed", after.seed = m_freshSeed);
    if (areTyped)
        json.member("typed", true);
    if (!events.empty())
        writeEvents(json, events);
    m_sawDice = m_sawDice || (areDice && !areTyped);
    if (keepsHistory())
        after = after.after(members);
    const auto course =
        std::make_shared<const Course>(Course{diceKey(), std::move(after), std::move(events)});
    const std::uint32_t entry = journal().next();
    pushStep(std::move(changes), course, line, text, areDice);
    m_log.add(entry, number, course->events, areTyped);
    if (!course->events.empty())
        Q_EMIT logChanged();
}

bool BattleDocument::repeat(const JournalEntry& entry, std::vector<int> dice) {
    m_freshSeed = entry.seed.empty() ? m_battle.seed : entry.seed;
    dice::Script script(std::move(dice));
    if (entry.turnAction)
        return !performWith(*entry.turnAction, script, entry.typedDice);
    return !performWith(*entry.roundAction, script, entry.typedDice);
}

UndoDice BattleDocument::undoDice() const {
    return battle::undoDice(m_battle);
}

} // namespace sf::document
