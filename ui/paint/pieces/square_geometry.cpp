// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pieces/square_geometry.h"

#include <algorithm>
#include <array>

namespace sf::paint {
namespace {

/// Plate width in hex radii by Stack Width.
double plateWidth(int width) {
    constexpr std::array widths{0.54, 0.74, 0.92, 1.04, 1.10};
    return widths[static_cast<std::size_t>(std::clamp(width, 1, 5) - 1)];
}

/// Whether the corners of a side's plate are rounded (side 0) or straight.
bool isRounded(int side) {
    return side == 0;
}
double cornerSize(int side) {
    switch (side) {
    case 0:
        return 0.06;
    case 2:
        return 0;
    case 3:
        return 0.17;
    default:
        return 0.10;
    }
}

} // namespace

SquareGeometry::SquareGeometry(const SquareStyle& look)
    : m_look(look)
    , m_detail(look.width == 0 ? Detail::Far : detailFor(look.size))
    , m_border(std::max(1.4, 0.042 * look.size)) {
    const double width = plateWidth(look.width) * s();
    m_cell = width / std::max(1, look.width);
    const double height = m_cell * std::max(1, look.rows);
    m_frontY = 0.06 * s() - height / 2;
    m_cells = {-width / 2, m_frontY, width, height};
    const double pad = 0.035 * s();
    m_plate = m_cells.adjusted(-pad, -pad, pad, pad);
    m_turn.rotate(angle());
}

QPointF SquareGeometry::cellCentre(std::size_t index) const {
    const int at = static_cast<int>(index);
    const int row = at / m_look.width;
    const int column = at % m_look.width;
    return {m_cells.right() - (column + 0.5) * m_cell, m_frontY + (row + 0.5) * m_cell};
}

void SquareGeometry::addCorner(QPainterPath& path, QPointF corner, QPointF in, QPointF out,
                               double outset) const {
    const double size = cornerSize(m_look.side) == 0 ? 0 : cornerSize(m_look.side) * s() + 0.4 * outset;
    const QPointF end = corner + size * out;
    path.lineTo(corner + size * in);
    if (isRounded(m_look.side))
        path.quadTo(corner, end);
    else
        path.lineTo(end);
}

QPainterPath SquareGeometry::outline(double outset, bool beak) const {
    const QRectF rect = m_plate.adjusted(-outset, -outset, outset, outset);
    const double depth = (m_detail == Detail::Large ? 0.20 : 0.24) * s();
    QPainterPath path(rect.topLeft());
    if (beak && m_look.hasFront)
        path.lineTo(QPointF(0, rect.top() - depth));
    path.lineTo(rect.topRight());
    addCorner(path, rect.bottomRight(), {0, -1}, {-1, 0}, outset);
    addCorner(path, rect.bottomLeft(), {1, 0}, {0, -1}, outset);
    path.closeSubpath();
    return path;
}

QPointF SquareGeometry::edgeMiddle(battle::Edge edge) const {
    switch (edge) {
    case battle::Edge::Left:
        return {m_cells.right() + 0.096 * s(), m_cells.center().y()};
    case battle::Edge::Right:
        return {m_cells.left() - 0.096 * s(), m_cells.center().y()};
    case battle::Edge::Back:
        return {0, m_cells.bottom() + 0.086 * s()};
    default:
        return {0, m_frontY - 0.15 * s()};
    }
}

bool SquareGeometry::isLabelBelow() const {
    const int facing = static_cast<int>(m_look.facing);
    return facing == 5 || facing <= 1;
}

QPointF SquareGeometry::labelCentre() const {
    double distance = 0.74;
    if (m_detail == Detail::Large)
        distance = m_cells.height() > 0.95 * s() ? 0.90 : 0.80;
    return {0, (isLabelBelow() ? distance : -distance) * s()};
}

} // namespace sf::paint
