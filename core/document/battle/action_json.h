// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle/play.h"
#include "core/rules/battle/action.h"

#include <cstdint>
#include <memory>
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
    std::unique_ptr<PlayAction> play;
    std::optional<RuleSystem> convertsTo;
    std::vector<battle::Event> events; ///< of `play`, with its dice
    int round = 0;                     ///< which round it belongs to
    bool typedDice = false;
    std::string seed; ///< chosen for its dice
    std::uint32_t takesBack = 0;
    std::uint32_t doesAgain = 0;
};
/// Nothing for a line that is torn or none that this program writes.
std::optional<JournalEntry> journalEntry(std::string_view line);

} // namespace sf::document
