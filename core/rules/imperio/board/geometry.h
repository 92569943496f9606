// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "core/rules/imperio/board/squares.h"

namespace sf::imperio {

inline constexpr int farthestShot = 5; ///< IMP-18

/// The eight squares around one (fewer at the edge).
Squares around(Square square);
/// The members of a set and all squares around them.
Squares grown(Squares squares);
/// The square two straight ahead, for a side's pikemen (IMP-15, IMP-16); nowhere if it is off the board.
Square twoAhead(Square square, Side side);
/// The squares 2 to 5 away in the eight straight directions (IMP-18).
Squares shotStar(Square archer);
/// The two rows on which a side deploys (IMP-1).
Squares ownRows(Side side);
/// 1 for the attacker, whose forward is down, -1 for the defender (IMP-1).
constexpr int forward(Side side) {
    return side == Side::Attacker ? 1 : -1;
}
/// Returns whether a different square `to` lies on a row, column or diagonal with `from`.
constexpr bool isStraight(Square from, Square to) {
    const int rows = from.row() - to.row();
    const int columns = from.column() - to.column();
    return from != to && (rows == 0 || columns == 0 || rows == columns || rows == -columns);
}

} // namespace sf::imperio
