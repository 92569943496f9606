// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/play.h"
#include "core/rules/battle/action.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

/// Battle actions in the JSON of the journal.
namespace sf::document {

class JsonReader;
class JsonTape;
class JsonWriter;

/// Returns an entry's members without braces: `"do":"move","stack":"r1","to":[5,5]`.
std::string actionMembers(const battle::Action& action);
/// Returns whether the word is the `do` of such an action.
bool isEdit(std::string_view word);
/// Reads the action from the object. Returns nothing, without reading, if its word is unknown.
std::optional<battle::Action> readAction(JsonReader& json);
/// Writes `[{...},{...}]`.
void writeActions(JsonWriter& json, const std::vector<battle::Action>& actions);
/// Several actions as one undo step: `"do":"several","text":"...","actions":[{...},{...}]`.
std::string severalMembers(const std::vector<battle::Action>& actions, std::string_view text);

/// `"do":"convert","rules":"multiplier"`.
std::string conversionMembers(RuleSystem rules);

/// Returns whether the word is a valid `do` in a battle's journal.
bool isBattleAction(std::string_view word);

/// A parsed journal line: one or several actions, an undo or redo of another entry, or a save.
struct JournalEntry {
    std::uint32_t number = 0;
    bool isSave = false;
    std::vector<battle::Action> actions; ///< one, or several in one step
    bool isSeveral = false;
    std::string text; ///< of several
    std::unique_ptr<PlayAction> play;
    std::optional<RuleSystem> convertsTo;
    std::vector<battle::Event> events; ///< of `play`, with its dice
    int round = 0;                     ///< the round it belongs to
    std::optional<int> eventsRound;    ///< the same, of an edit, which may have another `round`
    bool typedDice = false;
    bool isPlayers = false; ///< not the referee's, although referee mode is on
    std::string seed;       ///< chosen when its dice were thrown
    std::uint32_t undoes = 0;
    std::uint32_t redoes = 0;
};
/// Returns nothing if the line is truncated or not written by this program.
std::optional<JournalEntry> journalEntry(std::string_view line);
std::optional<JournalEntry> journalEntry(const JsonTape& line);

} // namespace sf::document
