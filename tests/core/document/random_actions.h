// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/multiplier/turn.h"

/// Random battles and edits for rapidcheck properties.
namespace sf::test {

/// The number of kinds of action.
inline constexpr int actionKinds = std::variant_size_v<battle::Action::variant>;

/// Three stacks on a map of 12 x 12 with terrain, structures and kinds.
battle::Battle anyBattle();
/// A random action of the kind with this index; some are refused. `step` makes the ids of new pieces unique.
battle::Action anyAction(const battle::Battle& battle, int step, int kind);
battle::Action anyAction(const battle::Battle& battle, int step);

/// A random action in a turn of multiplier combat; many are refused.
multiplier::TurnAction anyTurnAction(const battle::Battle& battle);

} // namespace sf::test
