// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// What units are worth to a player who weighs losses: a rule of thumb, not a rule of the game.
namespace sf::players {

/// The worth of a healthy unit from its stats; Warlords and Commanders count half as much again. More than 0.
double worthOf(const battle::Unit& unit);
/// How much worth it loses with these hits: half of its worth in proportion to its hits, the other half if it
/// croaks.
double worthLost(const battle::Unit& unit, int hitsLost);
/// What is left of all living units of the side and its allies, on or off the map.
double worthOfAlliance(const battle::Battle& battle, int side);

/// The side's chance to win, 0 to 1. Once the battle is over it is 1, 0, or a half for a draw; before that it
/// is estimated from what both have left.
double chanceOf(const battle::Battle& battle, int side);

} // namespace sf::players
