// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <optional>

namespace sf::players {

/// Why a computer player can't play a side.
enum class Obstacle : std::uint8_t {
    NoSuchSide,
    TooManyStacks, ///< more than limits::commandedStacks
    TooManyUnits,  ///< more than limits::commandedUnits
    NoStacks,      ///< nobody of the side is alive, on the map or to arrive
    NoOpponent,    ///< the same is true of all opponents
    NoWay,         ///< terrain leaves no way to any opponent, and none is in reach
};

/// Returns what keeps the side from playing, or nothing. NoWay is only returned if no stack is still to
/// arrive.
std::optional<Obstacle> obstacleOf(const battle::Battle& battle, int side);

} // namespace sf::players
