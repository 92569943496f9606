// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/movement.h"
#include "ui/paint/board/overlay_painter.h"

#include <QRegion>

class QPainter;

namespace sf::ui {

class BoardContext;

/// The part of the window covered by the hexes in reach and the line around them.
QRegion reachArea(const BoardContext& context, const battle::Reach& reach);
/// Paints the line round the hexes in reach: what lies between ground and stacks.
void paintReach(const BoardContext& context, const battle::Reach& reach, QPainter& painter,
                const QRect& area);

/// Empty for hexes out of reach.
paint::Path pathTo(const battle::Reach& reach, hex::Hex hex);
/// Shows a path in ink with its running cost, and the sum at its end. `move`: what the stack has.
void showPath(BoardContext& context, hex::Hex start, const paint::Path& path, int move);
void clearPath(BoardContext& context);
/// Paints the names of stacks again, above what covers them.
void paintNamesAbove(BoardContext& context, QPainter& painter, const QRectF& area);

} // namespace sf::ui
