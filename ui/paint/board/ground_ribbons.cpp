// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in ground_glyphs.h.
#include "ui/paint/board/ground_glyphs.h"

#include "ui/paint/base/pens.h"

#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>
#include <vector>

namespace sf::paint {
namespace {

using battle::Terrain;

/// From the centre to the middle of a hex side, for a radius of 1.
QPointF sideMiddle(int direction) {
    const double angle = std::numbers::pi / 3 * direction;
    const double apothem = std::numbers::sqrt3 / 2;
    return {apothem * std::sin(angle), -apothem * std::cos(angle)};
}

std::vector<int> directionsIn(std::uint8_t bits) {
    std::vector<int> result;
    for (int direction = 0; direction < 6; ++direction)
        if (bits & (1U << direction))
            result.push_back(direction);
    return result;
}

/// Curves from side to side through the middle; `trim` is the part left out at each end, 0 to 1.
QPainterPath ribbon(std::uint8_t bits, double size, double trim = 0) {
    QPainterPath path;
    const std::vector<int> ends = directionsIn(bits);
    const auto end = [&](std::size_t i) { return size * (1.005 - trim) * sideMiddle(ends[i]); };
    if (ends.size() == 1) {
        path.moveTo(end(0));
        path.lineTo(0, 0);
    }
    for (std::size_t i = 1; i < ends.size(); ++i) {
        path.moveTo(end(i - 1));
        path.quadTo(QPointF(), end(i));
    }
    return path;
}

/// A ribbon that ends inside its hex gets a round end.
Qt::PenCapStyle capOf(std::uint8_t bits) {
    return (bits & (bits - 1)) == 0 ? Qt::RoundCap : Qt::FlatCap;
}

QPen pen(const QColor& colour, double width, Qt::PenCapStyle cap = Qt::FlatCap) {
    return {colour, width, Qt::SolidLine, cap, Qt::RoundJoin};
}

QPen dashed(const QColor& colour, double width, double on, double off, Qt::PenCapStyle cap) {
    return dashedPen(colour, std::max(1.0, width), on, off, cap);
}

void paintRiver(QPainter& painter, double size, const GroundStyle& look, const GroundColours& colours) {
    painter.strokePath(ribbon(look.river, size), pen(colours.river, 0.50 * size, capOf(look.river)));
    if (size < 14)
        return;
    QColor flow = colours.wave;
    flow.setAlphaF(0.8F);
    painter.strokePath(ribbon(look.river, size, 0.3),
                       dashed(flow, 0.03 * size, 0.16 * size, 0.12 * size, Qt::RoundCap));
}

/// The deck is parallel to the road.
void paintBridge(QPainter& painter, double size, const GroundStyle& look, const GroundColours& colours) {
    const std::vector<int> ends = directionsIn(look.road);
    const QPointF first = sideMiddle(ends.front());
    const QPointF last = ends.size() > 1 ? sideMiddle(ends.back()) : -first;
    const QPointF along = first - last;
    painter.save();
    painter.translate(size * (first + last) / 4); // the middle of the road's curve
    painter.rotate(std::atan2(along.y(), along.x()) * 180 / std::numbers::pi);
    painter.fillRect(QRectF(-0.46 * size, -0.17 * size, 0.92 * size, 0.34 * size), colours.plank);
    if (size >= 14) {
        QColor line = colours.plankLine;
        line.setAlphaF(0.65F);
        painter.setPen(pen(line, std::max(0.7, 0.018 * size)));
        for (int i = -5; i <= 5; ++i)
            painter.drawLine(QLineF(0.088 * i * size, -0.17 * size, 0.088 * i * size, 0.17 * size));
    }
    painter.setPen(pen(colours.plankLine, 0.06 * size, Qt::RoundCap));
    for (const double side : {-0.172, 0.172})
        painter.drawLine(QLineF(-0.488 * size, side * size, 0.488 * size, side * size));
    painter.restore();
}

QPolygonF hexagon(double radius) {
    QPolygonF polygon;
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = std::numbers::pi / 3 * corner;
        polygon << QPointF(radius * std::cos(angle), radius * std::sin(angle));
    }
    return polygon;
}

void paintFort(QPainter& painter, double size, const GroundColours& colours) {
    const QPolygonF walls = hexagon(0.84 * size);
    painter.setPen(pen(colours.wall, 0.14 * size));
    painter.setBrush(colours.fortFloor);
    painter.drawPolygon(walls);
    if (size >= 14) {
        painter.setPen(dashed(colours.wallLight, 0.07 * size, 0.09 * size, 0.06 * size, Qt::FlatCap));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolygon(walls);
    }
    for (const QPointF& tower : walls) {
        painter.setPen(pen(colours.wall, 0.045 * size));
        painter.setBrush(colours.wallLight);
        painter.drawEllipse(tower, 0.125 * size, 0.125 * size);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colours.wall);
        painter.drawEllipse(tower, 0.05 * size, 0.05 * size);
    }
}

void paintWall(QPainter& painter, double size, const GroundStyle& look, const GroundColours& colours) {
    const QPainterPath path = ribbon(look.wall, size);
    painter.strokePath(path, pen(colours.wall, 0.30 * size));
    painter.strokePath(path, pen(colours.wallLight, 0.20 * size));
    if (size < 14)
        return;
    QPen merlons(colours.wall, 0.20 * size, Qt::CustomDashLine, Qt::FlatCap, Qt::RoundJoin);
    merlons.setDashPattern({0.15, 0.65});
    painter.strokePath(path, merlons);
}

void paintBuilt(QPainter& painter, double size, const GroundStyle& look, const GroundColours& colours) {
    if (look.terrain == Terrain::Bridge)
        paintBridge(painter, size, look, colours);
    else if (look.terrain == Terrain::Fort)
        paintFort(painter, size, colours);
    else if (look.terrain == Terrain::Wall)
        paintWall(painter, size, look, colours);
}

} // namespace

void paintRibbons(QPainter& painter, double size, const GroundStyle& look, const GroundColours& colours,
                  RibbonLayer layer) {
    switch (layer) {
    case RibbonLayer::RiverBank:
        if (look.river)
            painter.strokePath(ribbon(look.river, size), pen(colours.bank, 0.66 * size, capOf(look.river)));
        return;
    case RibbonLayer::River:
        if (look.river)
            paintRiver(painter, size, look, colours);
        return;
    case RibbonLayer::RoadEdge:
        if (look.road)
            painter.strokePath(ribbon(look.road, size), pen(colours.roadEdge, 0.27 * size, capOf(look.road)));
        return;
    case RibbonLayer::Road:
        if (look.road)
            painter.strokePath(ribbon(look.road, size), pen(colours.road, 0.20 * size, capOf(look.road)));
        return;
    case RibbonLayer::Built:
        paintBuilt(painter, size, look, colours);
    }
}

} // namespace sf::paint
