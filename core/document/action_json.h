// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Actions as the journal writes them.
namespace sf::document {

/// The members of an entry without braces: `"do":"move","stack":"r1","to":[5,5]`.
std::string actionMembers(const battle::Action& action);
/// Several actions that are one step of undo: `"do":"several","text":"...","actions":[{...},{...}]`.
std::string severalMembers(const std::vector<battle::Action>& actions, std::string_view text);

/// A line of the journal, read. Without actions and with neither of the numbers it is a save.
struct JournalEntry {
    std::uint32_t number = 0;
    std::vector<battle::Action> actions; ///< one, unless several were one step
    bool isSeveral = false;
    std::string text; ///< of several
    std::uint32_t takesBack = 0;
    std::uint32_t doesAgain = 0;
};
/// Nothing for a line that is torn or none that this program writes.
std::optional<JournalEntry> journalEntry(std::string_view line);

} // namespace sf::document
