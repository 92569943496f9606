// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

#include <cstdint>

namespace sf::imperio {

/// A chance of winning in units of 2^-32, the attacker's (the first side's) unless stated otherwise.
using Value = std::int64_t;
inline constexpr Value sureWin = Value{1} << 32;
inline constexpr Value evenChance = sureWin / 2;

/// The same chance from `side`'s view.
constexpr Value seenFrom(Side side, Value value) {
    return side == Side::Attacker ? value : sureWin - value;
}

/// The number of points of score that multiply the odds by e.
inline constexpr int scoreUnit = 1024;
/// Converts a score to a chance of winning by the logistic function, in integers only so that it is the same
/// on every machine. Never exactly 0 or 1, which mean that the game is over.
Value chanceOfScore(std::int64_t score);

} // namespace sf::imperio
