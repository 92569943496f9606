// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sf::imperio {

inline constexpr int boardSize = 9;
inline constexpr int squareCount = boardSize * boardSize;

/// One of the 81 squares in reading order; R1C1 is 0, R9C9 is 80 (IMP-1). `nowhere` means no square.
struct Square {
    std::uint8_t index = squareCount;

    constexpr auto operator<=>(const Square&) const = default;
    constexpr int row() const { return index / boardSize + 1; }    ///< 1 to 9
    constexpr int column() const { return index % boardSize + 1; } ///< 1 to 9
    constexpr bool isOnBoard() const { return index < squareCount; }
    /// "R4C5".
    std::string text() const;
};

inline constexpr Square nowhere{};

constexpr bool isOnBoard(int row, int column) {
    return row >= 1 && row <= boardSize && column >= 1 && column <= boardSize;
}
/// Returns the square in that row and column, from 1, or nowhere if it is off the board.
constexpr Square squareAt(int row, int column) {
    if (!isOnBoard(row, column))
        return nowhere;
    return {static_cast<std::uint8_t>((row - 1) * boardSize + column - 1)};
}

constexpr int sign(int value) {
    return (value > 0) - (value < 0);
}
/// The number of steps between two squares, including diagonal steps.
constexpr int distance(Square a, Square b) {
    const int rows = a.row() > b.row() ? a.row() - b.row() : b.row() - a.row();
    const int columns = a.column() > b.column() ? a.column() - b.column() : b.column() - a.column();
    return rows > columns ? rows : columns;
}
constexpr bool areAdjacent(Square a, Square b) {
    return distance(a, b) == 1;
}
/// The next square from `from` towards `to`: one step by the sign of each coordinate's difference.
constexpr Square stepTowards(Square from, Square to) {
    return squareAt(from.row() + sign(to.row() - from.row()),
                    from.column() + sign(to.column() - from.column()));
}

} // namespace sf::imperio
