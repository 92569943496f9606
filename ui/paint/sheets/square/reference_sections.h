// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/house_rules.h"
#include "ui/paint/sheets/paper/rule_box.h"

/// The tables of the reference page.
namespace sf::paint {

/// What stacks of 1 to 36 units count for.
void paintSizeTable(Paper& paper, const QRectF& area, const smm::HouseRules& rules);
/// Six hexes round a stack that faces north, each with the edge that an attack from there meets.
void paintEdgeRing(Paper& paper, const QRectF& area, const smm::HouseRules& rules);
/// How often an attack hits by AP less DP.
void paintHitTable(Paper& paper, const QRectF& area, const smm::HouseRules& rules);
void paintTerrainTable(Paper& paper, const QRectF& area);
/// From which roll an offensive Warlord joins the attacked edge, by complete rows.
void paintJoinTable(Paper& paper, const QRectF& area);

} // namespace sf::paint
