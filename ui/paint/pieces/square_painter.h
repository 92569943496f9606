// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/square_style.h"

class QPainter;
class QPainterPath;

/// A Square on the map, drawn to the sheet of the look: around the hex's centre, onto any painter.
namespace sf::paint {

/// Plate, tokens, beak, letters and the bar on the hex side; far out one mark with the number of units.
void paintSquare(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme);
/// The name with its posture icon at the side away from the Front, or the posture badge of the medium zoom;
/// nothing far out. Painted after all Squares, so that no neighbour covers it.
void paintSquareLabel(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme);
/// The area that Square and label cover, relative to the centre.
QRectF squareBounds(const SquareStyle& look);
QRectF labelBounds(const SquareStyle& look);

/// The pill with the name at any zoom, large enough to be read: for the stack that is pointed at.
void paintSquareName(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme);
QRectF nameBounds(const SquareStyle& look);

/// The outline of the plate with its beak, `outset` pixels further out, relative to the hex's centre and
/// turned as the stack faces: for rings, ghosts and hit testing.
QPainterPath squareOutline(const SquareStyle& look, double outset = 0);

// States, under or over the Square they belong to
// ---------------------------------------------------------------------------------------------------------

/// Below the Square: a dark and a light line around it.
void paintHovered(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme);
/// Below the Square: amber between two dark lines.
void paintSelected(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme);
/// Where a dragged Square came from: the Square, faint, in a dashed box.
void paintDragOrigin(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme);
/// A lifted Square with its flat shadow, at `scale` of its look's size.
void paintDragged(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme,
                  double scale = 0.8);
/// What a merge would give, in an amber hex; `size` is the map's hex radius.
void paintMergeGhost(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme,
                     double size);

} // namespace sf::paint
