// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/movement.h"

#include <QRegion>

class QPainter;

namespace sf::ui {

class BoardContext;

/// The part of the window covered by the hexes in reach and the line around them.
QRegion reachArea(const BoardContext& context, const battle::Reach& reach);
/// Paints the hexes of the area that are in reach, with their costs: what lies between ground and stacks.
void paintReach(const BoardContext& context, const battle::Reach& reach, QPainter& painter,
                const QRect& area);

} // namespace sf::ui
