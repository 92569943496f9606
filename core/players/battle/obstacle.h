// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <optional>

namespace sf::players {

/// Why a computer player can do nothing for a side.
enum class Obstacle : std::uint8_t {
    NoSuchSide,
    NoStacks,   ///< nobody of the side is alive, on the map or to arrive
    NoOpponent, ///< nobody else's
    NoWay,      ///< terrain leaves no way to any opponent, and none is in reach
};

/// Returns what keeps the side from playing, or nothing. While somebody is still to arrive there may be a
/// way.
std::optional<Obstacle> obstacleOf(const battle::Battle& battle, int side);

} // namespace sf::players
