// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/value.h"

namespace sf::smm {

/// SMM-13: position in `stack.units` of the Warlord that leads: the leader when it is a living Warlord, else
/// the most valuable one. Nothing when no Warlord lives. `order` is the stack's order of Value.
std::optional<std::size_t> leadingWarlord(const battle::Stack& stack, const std::vector<std::size_t>& order);

/// Whether a Warlord of the stack lives.
bool isLed(const battle::Stack& stack);

} // namespace sf::smm
