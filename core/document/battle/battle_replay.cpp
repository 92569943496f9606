// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_replay.h"

#include "core/document/battle/action_json.h"

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

bool replayLine(BattleDocument& document, std::string_view line) {
    std::optional<JournalEntry> entry = journalEntry(line);
    if (!entry)
        return false;
    if (entry->undoes != 0)
        return document.undo();
    if (entry->redoes != 0)
        return document.redo();
    if (entry->convertsTo)
        return !document.convert(*entry->convertsTo);
    if (entry->play)
        return document.repeat(*entry, diceOf(entry->events));
    if (entry->isSave) {
        document.journalSave();
        return true;
    }
    if (entry->actions.empty())
        return false;
    return entry->isSeveral ? !document.perform(entry->actions, QString::fromStdString(entry->text))
                            : !document.perform(entry->actions.front());
}

} // namespace sf::document
