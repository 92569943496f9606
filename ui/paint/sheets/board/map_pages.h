// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/sheets/paper/pages.h"

#include <memory>
#include <optional>

namespace sf::paint {

/// A part of a map: a rectangle of hexes, including both corners.
struct HexRegion {
    hex::Hex first;
    hex::Hex last;
    bool operator==(const HexRegion&) const = default;
};

struct MapOrder {
    std::optional<HexRegion> region; ///< nothing: the whole map
    std::optional<double>
        hexWidth;      ///< millimetres across the sides, before scaling; nothing: fits on one page
    bool paper = true; ///< black and white patterns; else the light colours of the screen
};
inline constexpr double smallestHex = 5;
inline constexpr double largestHex = 60;

/// The map with its stacks and their names, on as many pages as needed, which overlap by 10 mm and have marks
/// to glue them by. Names that don't fit at their hexes become numbers, listed on more pages.
std::unique_ptr<Pages> mapPages(battle::Battle battle, const MapOrder& order, PageSetup setup);

/// Whether what is printed is wider than high, and so better printed in landscape orientation.
bool isWide(const battle::Map& map, const MapOrder& order);

/// The region within the map, its corners in order.
HexRegion regionIn(const battle::Map& map, HexRegion region);

} // namespace sf::paint
