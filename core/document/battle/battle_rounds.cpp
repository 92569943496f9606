// SPDX-License-Identifier: GPL-3.0-or-later
// Rounds of a battle document: dice, journal and log (decisions 4 to 6 of the design).
// Declared in battle_document.h.
#include "core/document/battle/battle_document.h"

#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_conversion.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/event_json.h"
#include "core/rules/battle/play/sealed.h"
#include "core/text/systems/system_text.h"

namespace sf::document {
namespace {

bool hasDice(const std::vector<battle::Event>& events) {
    return std::ranges::any_of(events, [](const battle::Event& event) { return !event.dice.empty(); });
}

} // namespace

int PlayAction::round(const battle::Battle& battle, const battle::Changes& /*changes*/) const {
    return battle.round.value_or(0) + 1;
}

const std::string& BattleDocument::seedForDice() {
    if (m_freshSeed.empty())
        m_freshSeed = m_battle.seed.empty() ? freshSeed().toStdString() : m_battle.seed;
    return m_freshSeed;
}

Outcome<battle::Event, BattleDocument::Refused>
BattleDocument::perform(PlayAction& action, const std::optional<std::vector<int>>& typed) {
    if (isLocked())
        return {{}, Refused{}, {}};
    if (m_planner && m_planner({}, &action))
        return {};
    const std::string members = action.members();
    if (typed) {
        dice::Script script(*typed);
        return performWith(action, members, script, true);
    }
    SeededDice dice = DiceKey{seedForDice(), m_battle.history}.after(members).dice();
    return performWith(action, members, dice, false);
}

Outcome<battle::Event, BattleDocument::Refused>
BattleDocument::performWith(PlayAction& action, const std::string& members, dice::Source& dice, bool typed) {
    if (m_battle.rules != action.rules())
        return {{}, Refused{}, {}};
    battle::Recording course = newRecording();
    std::optional<battle::Changes> changes;
    if (isPlayersAct()) {
        battle::RefereeSink sink(course);
        changes = action.apply(battle::withoutReferee(m_battle), dice, sink);
        if (changes)
            battle::keepReferee(*changes);
    } else {
        changes = action.apply(m_battle, dice, course);
    }
    if (const auto exhausted = dice.exhausted())
        return {{}, {}, *exhausted};
    if (!changes || differsFromJournal(course.events))
        return {{}, Refused{}, {}};
    pushPlay(action, members, *changes, course, typed);
    return {std::move(course.events), {}, {}};
}

BattleDocument::EditOutcome BattleDocument::convert(RuleSystem rules) {
    if (isLocked())
        return {{}, notYourTurn(), {}};
    if (m_planner && m_planner({}, nullptr))
        return {};
    auto outcome = conversionOf(m_battle, rules);
    if (auto* refusal = std::get_if<battle::Refusal>(&outcome))
        return {{}, std::move(*refusal), {}};
    auto& conversion = std::get<Conversion>(outcome);
    const std::string members = conversionMembers(rules);
    battle::Recording silent;
    push(std::move(conversion.changes), silent, {}, members, members, text::systemConversion(rules));
    return {};
}

void BattleDocument::pushPlay(const PlayAction& action, const std::string& members,
                              const battle::Changes& changes, battle::Recording& course, bool typed) {
    const std::vector<battle::Event>& events = course.events;
    const QString text = action.text(m_battle);
    const bool areDice = hasDice(events);
    const bool areTyped = typed && areDice;
    const int number = action.round(m_battle, changes);
    DiceKey after = diceKey();
    std::string line = members;
    JsonWriter json(line);
    json.resume().member("round", number);
    if (areDice && !areTyped && m_battle.seed != m_freshSeed)
        json.member("seed", after.seed = m_freshSeed);
    if (areTyped)
        json.member("typed", true);
    if (isPlayersAct())
        json.member("player", true);
    if (!m_battle.play && !events.empty() && !m_boards.isAny()) // a board's first round, for films of it
        m_boards.keep(journal().next(), battleJson(m_battle).toStdString(), line);
    if (!events.empty())
        writeEvents(json, events);
    m_sawDice = m_sawDice || (areDice && !areTyped);
    if (keepsHistory())
        after = after.after(members);
    auto effects = std::make_shared<const Effects>(Effects{diceKey(), std::move(after), events});
    const std::uint32_t entry = journal().next();
    pushStep(changes, std::move(effects), line, text, areDice);
    addToLog(entry, number, course, areTyped);
}

bool BattleDocument::repeat(JournalEntry& entry, std::vector<int> dice) {
    m_freshSeed = entry.seed.empty() ? m_battle.seed : entry.seed;
    dice::Script script(std::move(dice));
    return performWith(*entry.play, entry.play->members(), script, entry.typedDice).isDone();
}

UndoDice BattleDocument::undoDice() const {
    return battle::undoDice(m_battle);
}

} // namespace sf::document
