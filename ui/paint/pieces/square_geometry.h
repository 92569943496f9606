// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/square_style.h"

#include <QPainterPath>
#include <QTransform>

namespace sf::paint {

/// The dimensions of a Square on the map, in pixels around the hex's centre. "Local" means as if the stack
/// faces north: Front at the top, A at the right.
class SquareGeometry {
public:
    explicit SquareGeometry(const SquareStyle& look);

    double s() const { return m_look.size; }
    Detail detail() const { return m_detail; }
    double cell() const { return m_cell; }
    double border() const { return m_border; }
    double angle() const { return 60.0 * static_cast<int>(m_look.facing); }
    /// From local to turned.
    QPointF turned(QPointF local) const { return m_turn.map(local); }
    QPainterPath turned(const QPainterPath& local) const { return m_turn.map(local); }

    QPointF cellCentre(std::size_t index) const;
    /// The plate without border, beak or turn, a little wider than its cells.
    const QRectF& plate() const { return m_plate; }
    /// Local outline of the plate `outset` further out; with the beak, or plain at the Front.
    QPainterPath outline(double outset, bool beak) const;
    /// Local middle of an edge where its letter stands.
    QPointF edgeMiddle(battle::Edge edge) const;
    /// Local middle of the bar on the hex side and half its length along it.
    QPointF sideBar() const { return {0, -0.811 * s()}; }
    double halfSideBar() const { return 0.31 * s(); }

    /// Whether the label lies below the hex's centre: away from the Front.
    bool isLabelBelow() const;
    QPointF labelCentre() const;

private:
    void addCorner(QPainterPath& path, QPointF corner, QPointF in, QPointF out, double outset) const;

    const SquareStyle& m_look;
    Detail m_detail;
    double m_border;
    double m_cell = 0;
    double m_frontY = 0; ///< of the cells
    QRectF m_cells;
    QRectF m_plate;
    QTransform m_turn;
};

} // namespace sf::paint
