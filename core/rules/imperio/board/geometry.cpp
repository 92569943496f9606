// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/geometry.h"

namespace sf::imperio {

namespace {

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

constexpr Table aroundTable = tableOf(areAdjacent);
constexpr Table starTable = tableOf([](Square from, Square to) {
    return isStraight(from, to) && distance(from, to) >= 2 && distance(from, to) <= farthestShot;
});
constexpr Squares firstColumn = [] {
    Squares column;
    for (int row = 1; row <= boardSize; ++row)
        column.add(squareAt(row, 1));
    return column;
}();
constexpr Squares lastColumn(firstColumn.bits() << (boardSize - 1));

} // namespace

std::string Square::text() const {
    if (!isOnBoard())
        return {};
    return {'R', static_cast<char>('0' + row()), 'C', static_cast<char>('0' + column())};
}

Squares around(Square square) {
    return aroundTable[square.index];
}

Squares grown(Squares squares) {
    const Bits right = (squares - lastColumn).bits() << 1;
    const Bits left = (squares - firstColumn).bits() >> 1;
    const Bits wide = squares.bits() | right | left;
    return Squares(wide | wide << boardSize | wide >> boardSize) & Squares::all();
}

Square twoAhead(Square square, Side side) {
    return squareAt(square.row() + 2 * forward(side), square.column());
}

Squares shotStar(Square archer) {
    return starTable[archer.index];
}

Squares ownRows(Side side) {
    constexpr Bits rows = (Bits{1} << 2 * boardSize) - 1;
    return Squares(side == Side::Attacker ? rows : rows << (squareCount - 2 * boardSize));
}

} // namespace sf::imperio
