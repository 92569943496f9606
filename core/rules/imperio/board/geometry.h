// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/piece.h"
#include "core/rules/imperio/board/squares.h"

namespace sf::imperio {

inline constexpr int farthestShot = 5; ///< IMP-18

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

namespace detail {

using Table = std::array<Squares, squareCount>;

/// For each square, the set of squares that it `relates` to.
template<class Relation>
constexpr Table tableOf(Relation relates) {
    Table table;
    for (std::uint8_t from = 0; from < squareCount; ++from)
        for (std::uint8_t to = 0; to < squareCount; ++to)
            if (relates(Square{from}, Square{to}))
                table[from].add({to});
    return table;
}

inline constexpr Table aroundTable = tableOf(areAdjacent);
inline constexpr Table starTable = tableOf([](Square from, Square to) {
    return isStraight(from, to) && distance(from, to) >= 2 && distance(from, to) <= farthestShot;
});
inline constexpr Squares firstColumn = [] {
    Squares column;
    for (int row = 1; row <= boardSize; ++row)
        column.add(squareAt(row, 1));
    return column;
}();
inline constexpr Squares lastColumn(firstColumn.bits() << (boardSize - 1));

} // namespace detail

/// The eight squares around one (fewer at the edge).
constexpr Squares around(Square square) {
    return detail::aroundTable[square.index];
}
/// The members of a set and all squares around them.
constexpr Squares grown(Squares squares) {
    const Bits right = (squares - detail::lastColumn).bits() << 1;
    const Bits left = (squares - detail::firstColumn).bits() >> 1;
    const Bits wide = squares.bits() | right | left;
    return Squares(wide | wide << boardSize | wide >> boardSize) & Squares::all();
}
/// The square two straight ahead, for a side's pikemen (IMP-15, IMP-16); nowhere if it is off the board.
constexpr Square twoAhead(Square square, Side side) {
    return squareAt(square.row() + 2 * forward(side), square.column());
}
/// The squares 2 to 5 away in the eight straight directions (IMP-18).
constexpr Squares shotStar(Square archer) {
    return detail::starTable[archer.index];
}
/// The two rows on which a side deploys (IMP-1).
Squares ownRows(Side side);

} // namespace sf::imperio
