// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/multiplier/turn.h"

/// Battles and edits by chance, inside a property of rapidcheck.
namespace sf::test {

/// How many kinds of action there are.
inline constexpr int actionKinds = std::variant_size_v<battle::Action>;

/// Three stacks on a map of 12 x 12 with terrain, structures and kinds.
battle::Battle anyBattle();
/// Whatever a player may think of in this battle, of the kind with this index; some of it is refused. `step`
/// makes the ids of new pieces.
battle::Action anyAction(const battle::Battle& battle, int step, int kind);
battle::Action anyAction(const battle::Battle& battle, int step);

/// What a player may do in a turn of multiplier combat; much of it is refused.
multiplier::TurnAction anyTurnAction(const battle::Battle& battle);

} // namespace sf::test
