// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/hex/hex.h"

#include <QPointF>
#include <QPolygonF>
#include <QRectF>

namespace sf::paint {

/// Maps hexes to points in a plane and back; pure, so that it can be tested with tables. `size` is the hex
/// radius s, centre to corner, in pixels; `origin` is the centre of hex 0,0.
class HexLayout {
public:
    explicit HexLayout(double size, QPointF origin = {}) : m_size(size), m_origin(origin) {}

    double size() const { return m_size; }
    QPointF origin() const { return m_origin; }
    /// Distance of neighbouring centres in a column: sqrt(3) s.
    double height() const;

    QPointF centre(hex::Hex hex) const;
    /// The hex at the point; on a border, one of the two.
    hex::Hex at(QPointF point) const;
    /// Six corners, clockwise from the one at the right.
    QPolygonF corners(hex::Hex hex) const;
    QPointF sideMiddle(hex::Hex hex, hex::Direction direction) const;
    QRectF bounds(hex::Hex hex) const;
    /// Of a map of columns x rows hexes.
    QRectF bounds(int columns, int rows) const;

private:
    double m_size;
    QPointF m_origin;
};

/// The three levels of detail: far below 22 px of hex radius, medium below 44, large from there.
enum class Detail { Far, Medium, Large };
inline constexpr double leastMediumSize = 22;
/// From here on there is room for a stack's name.
inline constexpr double leastNamedSize = 26;
inline constexpr double leastLargeSize = 44;
Detail detailFor(double size);

} // namespace sf::paint
