// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/hex/hex.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace sf::hex {
namespace {

constexpr int modulo(int value, int divisor) {
    return ((value % divisor) + divisor) % divisor;
}
constexpr bool isOdd(int column) {
    return modulo(column, 2) == 1;
}

// Cube coordinates, in which the grid's distance is the largest coordinate.
struct Cube {
    int q = 0;
    int r = 0;
    int s() const { return -q - r; }
};

Cube toCube(Hex hex) {
    const int q = hex.column;
    return {q, hex.row - (q - (isOdd(q) ? 1 : 0)) / 2};
}

// Centres as whole numbers: x in units of 3/2 radius, y in half hex heights, downwards.
struct Centre {
    int x = 0;
    int y = 0;
};
Centre centre(Hex hex) {
    return {hex.column, 2 * hex.row + (isOdd(hex.column) ? 1 : 0)};
}

// How well a direction's unit vector agrees with (dx, dy), times 4 and in true proportions: the six
// directions lie at multiples of 60 degrees; x counts 3/2 and y sqrt(3)/2 of a radius, so the dot products
// with (0,-1) and (sqrt(3)/2, -1/2) are both whole multiples of sqrt(3)/4.
int agreement(Direction direction, int dx, int dy) {
    constexpr int weights[][2] = {{0, -2}, {3, -1}, {3, 1}, {0, 2}, {-3, 1}, {-3, -1}}; // by Direction
    const auto& weight = weights[number(direction)];
    return weight[0] * dx + weight[1] * dy;
}

} // namespace

Direction rotated(Direction direction, int steps) {
    return static_cast<Direction>(modulo(number(direction) + steps, 6));
}

int clockwiseSteps(Direction from, Direction to) {
    return modulo(number(to) - number(from), 6);
}

int fewestRotations(Direction from, Direction to) {
    const int steps = clockwiseSteps(from, to);
    return steps > 3 ? steps - 6 : steps;
}

Hex neighbour(Hex hex, Direction direction) {
    // By Direction, from an even column. In an odd one, the neighbours beside the hex are a row further down.
    constexpr Hex steps[] = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}};
    const Hex step = steps[number(direction)];
    const bool isLower = step.column != 0 && isOdd(hex.column);
    return {hex.column + step.column, hex.row + step.row + (isLower ? 1 : 0)};
}

int distance(Hex a, Hex b) {
    const Cube from = toCube(a);
    const Cube to = toCube(b);
    return std::max({std::abs(from.q - to.q), std::abs(from.r - to.r), std::abs(from.s() - to.s())});
}

Direction bearing(Hex from, Hex to, Direction facing) {
    if (from == to)
        return facing;
    const Centre a = centre(from);
    const Centre b = centre(to);
    const auto rank = [&](Direction direction) {
        const int sides = fewestRotations(facing, direction);
        return std::tuple(agreement(direction, b.x - a.x, b.y - a.y), -std::abs(sides), sides);
    };
    return *std::ranges::max_element(directions, {}, rank);
}

bool readsBefore(Hex a, Hex b) {
    return std::pair(centre(a).y, a.column) < std::pair(centre(b).y, b.column);
}

std::vector<Hex> within(Hex middle, int radius) {
    std::vector<Hex> result{middle};
    for (int ring = 1; ring <= radius; ++ring) {
        Hex hex = middle;
        for (int step = 0; step < ring; ++step)
            hex = neighbour(hex, Direction::North);
        for (int side = 0; side < 6; ++side)
            for (int step = 0; step < ring; ++step) {
                result.push_back(hex);
                hex = neighbour(hex, rotated(Direction::SouthEast, side));
            }
    }
    return result;
}

} // namespace sf::hex
