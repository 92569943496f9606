// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in terrain_painter.h.
#include "ui/paint/board/terrain_painter.h"

namespace sf::paint {
namespace {

using battle::Terrain;

/// A well-mixed number that depends only on the hex (the finaliser of MurmurHash3).
std::uint32_t seedOf(hex::Hex hex) {
    std::uint32_t value =
        static_cast<std::uint32_t>(hex.column) * 0x9e3779b1U ^ (static_cast<std::uint32_t>(hex.row) << 16);
    value ^= value >> 16;
    value *= 0x85ebca6bU;
    value ^= value >> 13;
    value *= 0xc2b2ae35U;
    return value ^ (value >> 16);
}

bool carriesRiver(Terrain terrain) {
    return terrain == Terrain::River || terrain == Terrain::Bridge;
}
bool carriesRoad(Terrain terrain) {
    return terrain == Terrain::Road || terrain == Terrain::Bridge;
}

template<class Joins>
std::uint8_t neighboursThat(const battle::Map& map, hex::Hex hex, Joins joins) {
    std::uint8_t result = 0;
    for (const hex::Direction direction : hex::directions) {
        const hex::Hex next = hex::neighbour(hex, direction);
        if (map.contains(next) && joins(map.terrain(next)))
            result |= static_cast<std::uint8_t>(1U << hex::number(direction));
    }
    return result;
}

int countOf(std::uint8_t directions) {
    int count = 0;
    for (int i = 0; i < 6; ++i)
        count += (directions >> i) & 1;
    return count;
}

constexpr std::uint8_t bit(int direction) {
    return static_cast<std::uint8_t>(1U << (((direction % 6) + 6) % 6));
}

/// Continues a ribbon that would end in the middle of its hex: off the map if possible, straight if it is
/// alone.
std::uint8_t continued(std::uint8_t found, const battle::Map& map, hex::Hex hex, int alone) {
    if (countOf(found) >= 2)
        return found;
    if (found == 0)
        return bit(alone) | bit(alone + 3);
    int from = 0;
    while (!(found & bit(from)))
        ++from;
    for (const int turn : {3, 2, 4}) {
        const auto direction = static_cast<hex::Direction>((from + turn) % 6);
        if (!map.contains(hex::neighbour(hex, direction)))
            return found | bit(from + turn);
    }
    return found;
}

/// A bridge without a neighbouring road crosses the river.
std::uint8_t across(std::uint8_t river) {
    for (int direction = 0; direction < 6; ++direction)
        if (!(river & bit(direction)) && !(river & bit(direction + 3)))
            return bit(direction) | bit(direction + 3);
    return bit(1) | bit(4);
}

} // namespace

GroundStyle groundStyle(const battle::Map& map, hex::Hex hex) {
    GroundStyle look;
    look.terrain = map.terrain(hex);
    look.variant = static_cast<std::uint8_t>(seedOf(hex) % groundVariants);
    if (carriesRiver(look.terrain)) {
        const auto joins = [](Terrain t) { return carriesRiver(t) || t == Terrain::Water; };
        look.river = continued(neighboursThat(map, hex, joins), map, hex, 0);
    }
    if (carriesRoad(look.terrain)) {
        const auto joins = [](Terrain t) { return carriesRoad(t) || t == Terrain::Fort; };
        const std::uint8_t found = neighboursThat(map, hex, joins);
        look.road = found == 0 && look.terrain == Terrain::Bridge ? across(look.river)
                                                                  : continued(found, map, hex, 1);
    }
    if (look.terrain == Terrain::Wall) {
        const auto joins = [](Terrain t) { return t == Terrain::Wall || t == Terrain::Fort; };
        look.wall = continued(neighboursThat(map, hex, joins), map, hex, 0);
    }
    return look;
}

} // namespace sf::paint
