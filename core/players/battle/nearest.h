// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/smm/fight/order.h"

#include <optional>
#include <vector>

/// The simplest player of SMM battles: every stack attacks the nearest opponent. It rolls no dice and knows
/// only the battle that it is given, which should be what its side may see (asSeenBy).
namespace sf::players {

/// Shoots or attacks the nearest living opponent in reach, else advances on the nearest one to which there is
/// a path (BAT-6). Ties go to the first in reading order, then in document order. Returns nothing if there is
/// no such opponent or the stack can't act or take orders.
std::optional<smm::Order> nearestOrder(const battle::Battle& battle, const battle::StackId& stack);

/// The same for every stack of the side. Between rounds; stacks without an order act by BAT-7.
smm::Orders nearestOrders(const battle::Battle& battle, int side);

/// As nearestOrder(), but spread over opponents that are equally near, or one hex farther if none is in
/// reach: each stack in turn goes against the one with the fewest of `stacks` sent against it so far. Ties go
/// to the nearest one, in hexes and then in a straight line. Leaves out stacks without such an order.
smm::Orders spreadOrders(const battle::Battle& battle, const std::vector<battle::StackId>& stacks);

} // namespace sf::players
