// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/movement.h"
#include "ui/paint/board/overlay_painter.h"

#include <QRegion>

#include <vector>

class QPainter;

namespace sf::ui {

class BoardContext;

/// The part of the window covered by the hexes in reach and the line around them.
QRegion reachArea(const BoardContext& context, const battle::Reach& reach);
/// Paints the line round the hexes in reach: what lies between ground and stacks.
void paintReach(const BoardContext& context, const battle::Reach& reach, QPainter& painter,
                const QRect& area);

/// Shows a path in ink with its running cost, and the sum at its end. `move`: what the stack has.
void showPath(BoardContext& context, hex::Hex start, const std::vector<paint::PathStep>& steps, int move);
void clearPath(BoardContext& context);
/// Paints the names of stacks again, above what covers them.
void paintNamesAbove(BoardContext& context, QPainter& painter, const QRectF& area);

} // namespace sf::ui
