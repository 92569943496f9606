// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/movement.h"
#include "core/rules/systems/battle_systems.h"

#include <optional>
#include <string_view>

/// What documents ask the registry of rule systems.
namespace sf::document {

/// The word of a document's `rules`: "smm", "multiplier".
std::string_view systemKey(RuleSystem system);
/// Nothing for a word that names no system of battles.
std::optional<RuleSystem> systemFromKey(std::string_view word);
/// What the system says to the actions that all battles share.
const battle::System& system(RuleSystem system);
/// Where the stack may go now: within its Move, or what is left of it.
battle::Reach reachOf(const battle::Battle& battle, const battle::Stack& stack);
/// Whether the system has an option of that name.
bool knowsOption(RuleSystem system, std::string_view option);
/// Whether the raw JSON value is one that the option can have; an option that no system knows can have any.
/// A battle may change its system, so that what another one knows must be right too.
bool acceptsOption(std::string_view option, std::string_view value);

} // namespace sf::document
