// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/multiplier/turn.h"
#include "core/rules/smm/fight/round.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Actions as the journal writes them.
namespace sf::document {

class JsonReader;
class JsonWriter;

/// The members of an entry without braces: `"do":"move","stack":"r1","to":[5,5]`.
std::string actionMembers(const battle::Action& action);
/// Whether the word is the `do` of such an action.
bool isEdit(std::string_view word);
/// The action that the object holds; nothing, and nothing is read, when its word is not one.
std::optional<battle::Action> readAction(JsonReader& json);
/// Several actions that are one step of undo: `"do":"several","text":"...","actions":[{...},{...}]`.
std::string severalMembers(const std::vector<battle::Action>& actions, std::string_view text);

/// An order, as its members stand in ORDERS: `{"attack":"b1","rotate":1}`.
void writeOrder(JsonWriter& json, const smm::Order& order);
/// Orders as the document and ORDERS have them, {stack id: {...}}.
void writeOrders(JsonWriter& json, const smm::Orders& orders);
/// What a battle round's dice are keyed by: `"do":"resolve","extent":"step"`. What came of it follows in the
/// journal: its round, its events, and the seed when it was chosen for it.
std::string roundMembers(const smm::RoundAction& action);

/// The same for what a player does in a turn of multiplier combat:
/// `"do":"attack","attacker":"r1","target":"b1"`.
std::string turnMembers(const multiplier::TurnAction& action);
/// `"do":"convert","rules":"multiplier"`.
std::string conversionMembers(RuleSystem rules);

/// Whether an entry that does something may have this word as its `do`.
bool isBattleAction(std::string_view word);

/// A line of the journal, read: one or several actions, a number taken back or done again, or a save.
struct JournalEntry {
    std::uint32_t number = 0;
    bool isSave = false;
    std::vector<battle::Action> actions; ///< one, unless several were one step
    bool isSeveral = false;
    std::string text; ///< of several
    std::optional<smm::RoundAction> roundAction;
    std::optional<multiplier::TurnAction> turnAction;
    std::optional<RuleSystem> convertsTo;
    std::vector<smm::Event> events; ///< of the round or turn action, with its dice
    int round = 0;                  ///< which round it belongs to
    bool typedDice = false;
    std::string seed; ///< chosen for its dice
    std::uint32_t takesBack = 0;
    std::uint32_t doesAgain = 0;
};
/// Nothing for a line that is torn or none that this program writes.
std::optional<JournalEntry> journalEntry(std::string_view line);

} // namespace sf::document
