// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/pieces/square_painter.h"

#include "core/text/battle_text.h"
#include "ui/paint/base/pens.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"
#include "ui/paint/base/theme.h"
#include "ui/paint/pieces/square_geometry.h"

#include <QLocale>
#include <QPainter>

namespace sf::paint {
namespace {

constexpr double leastCellForLetters = 15;

/// A Square being painted; the painter's origin is the hex's centre.
struct SquarePen {
    QPainter& painter;
    const SquareStyle& look;
    const Theme& theme;
    SquareGeometry geometry{look};
    QColor colour{look.side == noSide ? theme.ink : QColor(look.colour)};

    void stroke(const QPainterPath& path, const QColor& stroked, double width) const {
        painter.strokePath(path, roundPen(stroked, width));
    }
    QPainterPath outline(double outset, bool beak = true) const {
        return geometry.turned(geometry.outline(outset, beak));
    }
};

void paintSideBar(const SquarePen& pen) {
    if (!pen.look.hasFront)
        return;
    const QPointF middle = pen.geometry.sideBar();
    const QPointF half(pen.geometry.halfSideBar(), 0);
    const QLineF line(pen.geometry.turned(middle - half), pen.geometry.turned(middle + half));
    const double s = pen.geometry.s();
    for (const auto& [colour, width] :
         {std::pair{pen.theme.plate, 0.1 * s}, std::pair{pen.colour, 0.062 * s}}) {
        pen.painter.setPen(roundPen(colour, width));
        pen.painter.drawLine(line);
    }
}

void paintPlate(const SquarePen& pen) {
    const double border = pen.geometry.border();
    pen.painter.fillPath(pen.outline(border), pen.colour);
    pen.painter.fillPath(pen.outline(0, false), pen.theme.plate);
    if (pen.look.side == 1)
        pen.stroke(pen.outline(-0.9 * border, false), pen.colour, std::max(0.7, 0.45 * border));
    pen.stroke(pen.outline(border + 0.4), pen.theme.plate, std::max(0.8, 0.016 * pen.geometry.s()));
}

void paintGhostPlate(const SquarePen& pen) {
    const double s = pen.geometry.s();
    QColor ground = pen.theme.plate;
    ground.setAlphaF(0.9F);
    const QPainterPath path = pen.outline(0);
    pen.painter.fillPath(path, ground);
    pen.painter.strokePath(path, dashedPen(pen.colour, std::max(1.5, 0.045 * s), 0.1 * s, 0.07 * s));
}

void paintCells(const SquarePen& pen) {
    const double cell = pen.geometry.cell();
    const bool letters = cell >= leastCellForLetters;
    for (std::size_t i = 0; i < pen.look.cells.size(); ++i)
        paintTokenAt(pen.painter, pen.geometry.turned(pen.geometry.cellCentre(i)), 0.4 * cell,
                     pen.geometry.angle(), pen.look.side, pen.colour, pen.look.cells[i], letters, pen.theme);
}

double letterSize(const SquarePen& pen) {
    return std::max(7.0, 0.155 * pen.geometry.s());
}

void paintFrontLetter(const SquarePen& pen) {
    paintTextAt(pen.painter, pen.geometry.turned(pen.geometry.edgeMiddle(battle::Edge::Front)),
                text::edgeLetter(battle::Edge::Front), letterSize(pen),
                pen.look.ghost ? pen.colour : pen.theme.mark);
}

void paintEdgeLetters(const SquarePen& pen) {
    const double s = pen.geometry.s();
    for (const battle::Edge edge : {battle::Edge::Left, battle::Edge::Right, battle::Edge::Back}) {
        const QPointF centre = pen.geometry.turned(pen.geometry.edgeMiddle(edge));
        const double radius = 0.085 * s + 1;
        pen.painter.setPen(QPen(pen.colour, std::max(0.9, 0.02 * s)));
        pen.painter.setBrush(pen.theme.plate);
        pen.painter.drawEllipse(centre, radius, radius);
        paintTextAt(pen.painter, centre, text::edgeLetter(edge), 0.92 * letterSize(pen), pen.theme.ink);
    }
}

/// At a large zoom, a heap's mark stays smaller than a Square.
double farSize(const SquareStyle& look) {
    return look.width == 0 ? std::min(look.size, std::max(22.0, 0.6 * look.size)) : look.size;
}

void paintFarMark(const SquarePen& pen) {
    const double s = farSize(pen.look);
    const TokenColours colours = tokenColours(pen.look.side, pen.colour, pen.theme);
    const QColor outline = colours.outline.isValid() ? colours.outline : pen.theme.plate;
    const auto mark = [&](const QPainterPath& path) {
        pen.painter.setPen(roundPen(outline, 1.2));
        pen.painter.setBrush(colours.fill);
        pen.painter.drawPath(path);
    };
    if (pen.look.width > 0 && pen.look.hasFront) {
        QPainterPath beak(QPointF(0.37 * s, -0.37 * s));
        beak.lineTo(0, -0.85 * s);
        beak.lineTo(-0.37 * s, -0.37 * s);
        beak.closeSubpath();
        mark(pen.geometry.turned(beak));
    }
    mark(sideShape(pen.look.side, (pen.look.side == 1 ? 0.567 : 0.60) * s));
    const QString number = QLocale().toString(pen.look.units);
    const double width = number.size() > 2 ? 1.3 / static_cast<double>(number.size()) : 0.65;
    paintTextAt(pen.painter, {}, number, width * s, colours.mark);
}

/// A lifted Square has no bar at the side of its hex.
void paintWithOrigin(const SquarePen& pen, bool isLifted = false) {
    if (pen.geometry.detail() == Detail::Far)
        return paintFarMark(pen);
    if (pen.look.ghost) {
        paintGhostPlate(pen);
    } else {
        if (!isLifted)
            paintSideBar(pen);
        paintPlate(pen);
    }
    paintCells(pen);
    if (pen.geometry.detail() != Detail::Large || !pen.look.hasFront)
        return;
    paintFrontLetter(pen);
    if (!pen.look.ghost)
        paintEdgeLetters(pen);
}

/// The outline for hover and selection rings; zoomed out, that of the mark.
QPainterPath ringOutline(const SquarePen& pen, double outset) {
    if (pen.geometry.detail() != Detail::Far)
        return pen.outline(pen.geometry.border() + outset);
    return sideShape(pen.look.side, 0.60 * farSize(pen.look) + 0.6 + outset);
}

double ringSize(const SquarePen& pen) {
    return std::max(pen.look.size, 30.0); // so that rings keep their width when zoomed out
}

} // namespace

void paintSquare(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme) {
    const Smooth smooth(painter, centre);
    paintWithOrigin({painter, look, theme});
}

QRectF squareBounds(const SquareStyle& look) {
    const double reach = 0.97 * look.size + 3;
    return {-reach, -reach, 2 * reach, 2 * reach};
}

QPainterPath squareOutline(const SquareStyle& look, double outset) {
    const SquareGeometry geometry(look);
    if (geometry.detail() == Detail::Far)
        return sideShape(look.side, 0.60 * farSize(look) + outset);
    return geometry.turned(geometry.outline(geometry.border() + outset, true));
}

void paintHovered(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme) {
    const Smooth smooth(painter, centre);
    const SquarePen pen{painter, look, theme};
    const double s = ringSize(pen);
    painter.fillPath(ringOutline(pen, 0.075 * s), theme.isDark() ? theme.ink : theme.hitsGround);
    painter.fillPath(ringOutline(pen, 0.05 * s), theme.plate);
}

void paintSelected(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme) {
    const Smooth smooth(painter, centre);
    const SquarePen pen{painter, look, theme};
    const double s = ringSize(pen);
    painter.fillPath(ringOutline(pen, 0.8 + 0.074 * s), theme.selectedCasing);
    painter.fillPath(ringOutline(pen, 0.8 + 0.05 * s), theme.selected);
    painter.fillPath(ringOutline(pen, 0.8), theme.selectedCasing);
}

void paintDragOrigin(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme) {
    const Smooth smooth(painter, centre);
    const SquarePen pen{painter, look, theme};
    const double opacity = painter.opacity();
    painter.setOpacity(0.35 * opacity);
    paintWithOrigin(pen);
    painter.setOpacity(opacity);
    const double half = 0.364 * look.size;
    QPen dashed(pen.colour, 1.8, Qt::CustomDashLine, Qt::FlatCap);
    dashed.setDashPattern({5 / 1.8, 4 / 1.8});
    painter.setPen(dashed);
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(QRectF(-half, -half, 2 * half, 2 * half));
}

void paintDragged(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme,
                  double scale) {
    SquareStyle lifted = look;
    lifted.size = scale * look.size;
    {
        const Smooth smooth(painter, centre + QPointF(3, 5.4));
        painter.fillPath(squareOutline(lifted), QColor(0, 0, 0, 56));
    }
    const Smooth smooth(painter, centre);
    paintWithOrigin({painter, lifted, theme}, true);
}

} // namespace sf::paint
