// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/movement.h"
#include "core/rules/systems/battle_systems.h"

#include <optional>
#include <string_view>

/// What documents need to know about the rule systems.
namespace sf::document {

/// The word in a document's `rules`: "smm", "multiplier".
std::string_view systemKey(RuleSystem system);
/// Returns nothing if the word isn't a battle system.
std::optional<RuleSystem> systemFromKey(std::string_view word);
/// Returns how the system treats the actions that all battles share.
const battle::System& system(RuleSystem system);
/// Where the stack can go now: within its Move, or what is left of it.
battle::Reach reachOf(const battle::Battle& battle, const battle::Stack& stack);
/// Whether the system has an option of that name.
bool knowsOption(RuleSystem system, std::string_view option);
/// Returns whether the option can have this raw JSON value. Options of all systems are checked, because a
/// battle may change its system; an unknown option can have any value.
bool acceptsOption(std::string_view option, std::string_view value);

} // namespace sf::document
