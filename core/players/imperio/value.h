// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"

#include <cstdint>

namespace sf::imperio {

/// A chance to win in units of 2^-32: of the attacker, the first side, unless something else is said.
using Value = std::int64_t;
inline constexpr Value sureWin = Value{1} << 32;
inline constexpr Value evenChance = sureWin / 2;

/// The same chance seen from `side`.
constexpr Value seenFrom(Side side, Value value) {
    return side == Side::Attacker ? value : sureWin - value;
}

/// How many points of score make the odds e times better.
inline constexpr int scoreUnit = 1024;
/// The chance to win that belongs to a score, by the logistic function in whole numbers only, so that it is
/// the same on every machine. Never quite 0 or 1, which are for games that are over.
Value chanceOfScore(std::int64_t score);

} // namespace sf::imperio
