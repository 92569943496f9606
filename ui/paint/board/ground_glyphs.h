// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/board/terrain_painter.h"

namespace sf::paint {

/// Whether a hex of this look has seeded drawings: tufts, trees, stones, mountains, waves.
bool hasGlyphs(const GroundStyle& look);
/// The drawings of one hex around the origin, `size` the hex radius.
void paintGroundGlyphs(QPainter& painter, double size, const GroundStyle& look, const GroundColours& colours);

// Ribbons, forts and walls around the origin; layer by layer, so that no hex covers its neighbour's
// ---------------------------------------------------------------------------------------------------------

enum class RibbonLayer { RiverBank, River, RoadEdge, Road, Built };
inline constexpr std::array ribbonLayers{RibbonLayer::RiverBank, RibbonLayer::River, RibbonLayer::RoadEdge,
                                         RibbonLayer::Road, RibbonLayer::Built};
void paintRibbons(QPainter& painter, double size, const GroundStyle& look, const GroundColours& colours,
                  RibbonLayer layer);

} // namespace sf::paint
