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

/// A hex side or the neighbour behind it, clockwise from north (SMM-9).
enum class Direction : std::uint8_t { North, NorthEast, SouthEast, South, SouthWest, NorthWest };
inline constexpr std::array directions{Direction::North, Direction::NorthEast, Direction::SouthEast,
                                       Direction::South, Direction::SouthWest, Direction::NorthWest};

/// 0 to 5, as files write a facing.
constexpr int number(Direction direction) {
    return static_cast<int>(direction);
}
/// `steps` hex sides clockwise (negative: anticlockwise), any amount.
Direction rotated(Direction direction, int steps);
/// How many sides clockwise `to` lies from `from`, 0 to 5.
int clockwiseSteps(Direction from, Direction to);
/// The fewest rotations from `from` to `to`, -2 to 3, clockwise positive (SMM-20: a half turn is 3).
int fewestRotations(Direction from, Direction to);

Hex neighbour(Hex hex, Direction direction);
/// Steps between two hexes over the grid; 0 for the same hex.
int distance(Hex a, Hex b);
inline bool adjacent(Hex a, Hex b) {
    return distance(a, b) == 1;
}
/// Same or adjacent hex: what SMM-19 and SMM-28 call within reach of a melee.
inline bool touching(Hex a, Hex b) {
    return distance(a, b) <= 1;
}

/// The direction nearest the straight line between the hexes' centres; exactly between two, the one nearer
/// `facing` (SMM-9). `facing` when the hexes are the same; when both are equally near it, the clockwise one.
Direction bearing(Hex from, Hex to, Direction facing);

/// Highest, then leftmost hex as drawn: 2 x row + (column odd), then column (SMM-25).
bool readsBefore(Hex a, Hex b);

/// All hexes within `radius` steps of `centre`, whether on the map or not, ring by ring.
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
