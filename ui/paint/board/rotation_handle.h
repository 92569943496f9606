// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/theme.h"

class QPainter;

namespace sf::paint {

/// The knob at the corner clockwise of a stack's Front, which is dragged round to rotate the stack.
void paintRotationHandle(QPainter& painter, const HexLayout& layout, hex::Hex hex, hex::Direction facing,
                         const Theme& theme);
/// Below it: where the knob was, and the arc from there, `steps` hex sides clockwise.
void paintHandleWay(QPainter& painter, const HexLayout& layout, hex::Hex hex, hex::Direction from, int steps,
                    const Theme& theme);
/// Where the knob lies, in the layout's pixels.
QPointF rotationHandle(const HexLayout& layout, hex::Hex hex, hex::Direction facing);
/// The facing of a stack whose knob is dragged to the point.
hex::Direction facingOfHandle(const HexLayout& layout, hex::Hex hex, QPointF point);

} // namespace sf::paint
