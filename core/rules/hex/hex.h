// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace sf::hex {

/// A hex of the map: column and row from 0 at the top left, flat-topped, odd columns half a hex lower.
struct Hex {
    int column = 0;
    int row = 0;
    auto operator<=>(const Hex&) const = default;
};

/// A hex side or the neighbour across it, clockwise from north (SMM-9).
enum class Direction : std::uint8_t { North, NorthEast, SouthEast, South, SouthWest, NorthWest };
inline constexpr std::array directions{Direction::North, Direction::NorthEast, Direction::SouthEast,
                                       Direction::South, Direction::SouthWest, Direction::NorthWest};

/// 0 to 5, as files write a facing.
constexpr int number(Direction direction) {
    return static_cast<int>(direction);
}
/// Rotates by any number of hex sides clockwise (negative: anticlockwise).
Direction rotated(Direction direction, int steps);
/// How many sides clockwise from `from` is `to`, 0 to 5.
int clockwiseSteps(Direction from, Direction to);
/// The fewest rotations from `from` to `to`, -2 to 3, clockwise positive (SMM-20: a half turn is 3).
int fewestRotations(Direction from, Direction to);

Hex neighbour(Hex hex, Direction direction);
/// The distance on the hex grid; 0 for the same hex.
int distance(Hex a, Hex b);
inline bool adjacent(Hex a, Hex b) {
    return distance(a, b) == 1;
}
/// The same or an adjacent hex: within melee reach by SMM-19 and SMM-28.
inline bool touching(Hex a, Hex b) {
    return distance(a, b) <= 1;
}

/// The direction nearest to the straight line between the hexes' centres. If it is exactly between two, the
/// one nearer to `facing` (SMM-9), or the clockwise one if both are equally near. `facing` if the hexes are
/// the same.
Direction bearing(Hex from, Hex to, Direction facing);

/// Orders hexes as drawn, highest then leftmost: 2 x row + (column odd), then column (SMM-25).
bool readsBefore(Hex a, Hex b);

/// All hexes within `radius` steps of `centre`, on or off the map, ring by ring.
std::vector<Hex> within(Hex centre, int radius);

} // namespace sf::hex

template<>
struct std::hash<sf::hex::Hex> {
    std::size_t operator()(const sf::hex::Hex& hex) const noexcept {
        return std::hash<std::uint64_t>{}(
            (static_cast<std::uint64_t>(static_cast<std::uint32_t>(hex.column)) << 32) |
            static_cast<std::uint32_t>(hex.row));
    }
};
