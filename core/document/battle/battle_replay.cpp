// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in battle_document.h.
#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/event_json.h"

namespace sf::document {
namespace {

/// The dice thrown at the time.
std::vector<int> diceOf(const std::vector<battle::Event>& events) {
    std::vector<int> values;
    for (const battle::Event& event : events)
        for (const dice::Die& die : event.dice)
            values.push_back(die.value);
    return values;
}

} // namespace

/// The rules may have changed since the journal was written; it must not silently lead to another battle.
bool BattleDocument::differsFromJournal(const std::vector<battle::Event>& events) {
    const bool hasTold = m_replayed && (m_replayed->play || !m_replayed->events.empty());
    if (!hasTold || tellTheSame(events, m_replayed->events))
        return false;
    noteOtherResult();
    return true;
}

bool BattleDocument::replay(JournalEntry& entry) {
    if (entry.convertsTo)
        return convert(*entry.convertsTo).isDone();
    if (entry.play)
        return repeat(entry, diceOf(entry.events));
    if (entry.actions.empty())
        return false;
    const EditOutcome outcome = entry.isSeveral ? perform(entry.actions, QString::fromStdString(entry.text))
                                                : perform(entry.actions.front());
    return outcome.isDone();
}

bool BattleDocument::replayAction(std::string_view /*word*/, const JsonTape& line) {
    std::optional<JournalEntry> entry = journalEntry(line);
    if (!entry)
        return false;
    m_replayed = &*entry;
    const bool isDone = replay(*entry);
    m_replayed = nullptr;
    if (!isDone && (entry->play || m_battle.play)) // today's rules refuse it, or need more dice
        noteOtherResult();
    return isDone;
}

} // namespace sf::document
