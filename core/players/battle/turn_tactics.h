// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/situation.h"

namespace sf::players {

/// The next steps of a side in its turn of multiplier combat (BAT-13): up to and including the next attack,
/// whose dice it must see before it decides what to do next, or the end of the turn.
Steps turnSteps(const battle::Battle& seen, int side, const Plan& plan);
/// The same for a side that always moves every stack towards the nearest opponent and attacks it.
Steps nearestTurnSteps(const battle::Battle& seen, int side);
/// The same for one stack: a move and, if `attacks` is set and an opponent is then in reach, an attack. Empty
/// if it can do neither or there is no such stack. Without an attack it stops next to the opponent.
Steps nearestStackSteps(const battle::Battle& seen, const battle::StackId& stack, bool attacks);

} // namespace sf::players
