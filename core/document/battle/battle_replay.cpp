// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_document.h"

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

bool BattleDocument::replayAction(std::string_view /*word*/, const JsonTape& line) {
    std::optional<JournalEntry> entry = journalEntry(line);
    if (!entry)
        return false;
    if (entry->convertsTo)
        return !convert(*entry->convertsTo);
    if (entry->play)
        return repeat(*entry, diceOf(entry->events));
    if (entry->actions.empty())
        return false;
    return entry->isSeveral ? !perform(entry->actions, QString::fromStdString(entry->text))
                            : !perform(entry->actions.front());
}

} // namespace sf::document
