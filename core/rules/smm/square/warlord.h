// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/value.h"

namespace sf::smm {

/// SMM-13: index in `stack.units` of the leading Warlord: the leader if it is a living Warlord, else the most
/// valuable one. Nothing if no Warlord is alive. `order` is the stack's order of Value.
std::optional<std::size_t> leadingWarlord(const battle::Stack& stack, const std::vector<std::size_t>& order);

/// Returns whether a Warlord of the stack is alive.
bool isLed(const battle::Stack& stack);

} // namespace sf::smm
