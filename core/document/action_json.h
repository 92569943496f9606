// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"

#include <string>
#include <string_view>

/// Actions as the journal writes them.
namespace sf::document {

/// The members of an entry without braces: `"do":"move","stack":"r1","to":[5,5]`.
std::string actionMembers(const battle::Action& action);
/// Several actions that are one step of undo: `"do":"several","text":"...","actions":[{...},{...}]`.
std::string severalMembers(const std::vector<battle::Action>& actions, std::string_view text);

} // namespace sf::document
