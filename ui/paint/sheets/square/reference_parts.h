// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/house_rules.h"

#include <QRectF>

/// The tables of the reference page.
namespace sf::paint {

class Paper;

/// A part's heading with its rules at the right; where its content begins.
double paintPartHead(Paper& paper, const QRectF& area, const QString& title, const QString& rules);
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
