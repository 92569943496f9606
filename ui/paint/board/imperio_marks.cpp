// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_board.h.
#include "ui/paint/base/pens.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"
#include "ui/paint/board/imperio_board.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QVector>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

/// Saves the painter, enables antialiasing, and moves the origin to the middle of a square, with its side as
/// unit.
class InSquare {
public:
    InSquare(QPainter& painter, const ImperioLayout& layout, imperio::Square square) : m_smooth(painter) {
        painter.translate(layout.centre(square));
        painter.scale(layout.square(), layout.square());
        painter.setBrush(Qt::NoBrush);
    }

private:
    Smooth m_smooth;
};

QColor faded(QColor colour, double opacity) {
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

/// Lines at 45 degrees across an area, on one grid for the whole board so that adjacent areas join.
void hatch(QPainter& painter, const QRectF& area, double distance, const QPen& pen) {
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(pen);
    const double reach = area.height();
    const double first = std::floor((area.left() - area.bottom()) / distance) * distance;
    const int lines = static_cast<int>(std::ceil((area.right() - area.top() - first) / distance));
    for (int line = 0; line < lines; ++line) {
        const double left = area.top() + first + line * distance;
        painter.drawLine(QPointF(left, area.top()), QPointF(left + reach, area.top() + reach));
    }
    painter.restore();
}

/// The sides of squares on the border of the set.
QVector<QLineF> borderOf(const ImperioLayout& layout, imperio::Squares squares) {
    QVector<QLineF> lines;
    const int next = layout.isFlipped() ? -1 : 1; // below and to the right
    const auto isOut = [&](int row, int column) {
        return !imperio::isOnBoard(row, column) || !squares.has(imperio::squareAt(row, column));
    };
    for (const imperio::Square square : squares) {
        const QRectF area = layout.area(square);
        if (isOut(square.row() - next, square.column()))
            lines << QLineF(area.topLeft(), area.topRight());
        if (isOut(square.row() + next, square.column()))
            lines << QLineF(area.bottomLeft(), area.bottomRight());
        if (isOut(square.row(), square.column() - next))
            lines << QLineF(area.topLeft(), area.bottomLeft());
        if (isOut(square.row(), square.column() + next))
            lines << QLineF(area.topRight(), area.bottomRight());
    }
    return lines;
}

QPainterPath brackets() {
    constexpr double corner = 0.459;
    constexpr double length = 0.205;
    QPainterPath path;
    for (const double x : {-1.0, 1.0})
        for (const double y : {-1.0, 1.0}) {
            path.moveTo(x * corner, y * (corner - length));
            path.lineTo(x * corner, y * corner);
            path.lineTo(x * (corner - length), y * corner);
        }
    return path;
}

void paintPill(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const QString& text,
               const QPen& pen, const Theme& theme) {
    const double size = std::clamp(0.171 * layout.square(), 9.0, 22.0);
    const double width =
        std::max(QFontMetricsF(pixelFont(size, true)).horizontalAdvance(text) + size, 2.6 * size);
    const QRectF area = layout.area(square);
    QRectF pill(0, 0, std::min(width, area.width()), 1.44 * size);
    pill.moveCenter({area.center().x(), area.bottom() - 0.08 * layout.square()});
    const Smooth smooth(painter);
    painter.setPen(pen);
    painter.setBrush(theme.base);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    paintTextAt(painter, pill.center(), text, size, theme.ink);
}

} // namespace

void paintZone(QPainter& painter, const ImperioLayout& layout, imperio::Squares zone, const Theme& theme) {
    const Smooth smooth(painter);
    const double distance = 0.1744 * layout.square();
    for (const imperio::Square square : zone) {
        painter.fillRect(layout.area(square), faded(theme.zone, 0.07));
        hatch(painter, layout.area(square), distance, QPen(faded(theme.zone, 0.5), 1));
    }
    painter.setPen(dashedPen(theme.zone, std::max(1.3, 0.022 * layout.square()), 7, 4));
    painter.drawLines(borderOf(layout, zone));
}

void paintCover(QPainter& painter, const ImperioLayout& layout, imperio::Squares covered,
                const Theme& theme) {
    for (const imperio::Square square : covered) {
        const InSquare in(painter, layout, square);
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.muted, 0.75));
        for (int x = -2; x <= 2; ++x)
            for (int y = -2; y <= 2; ++y)
                painter.drawEllipse(QPointF(0.19 * x, 0.19 * y), 0.022, 0.022);
    }
}

void paintThreat(QPainter& painter, const ImperioLayout& layout, imperio::Square square, int attackers,
                 const Theme& theme) {
    {
        const InSquare in(painter, layout, square);
        painter.setPen(roundPen(theme.plate, 0.02));
        painter.setBrush(theme.refused);
        painter.drawPolygon(QPolygonF({QPointF(-0.08, -0.48), QPointF(-0.48, -0.48), QPointF(-0.48, -0.08)}));
    }
    const double side = layout.square();
    paintTextAt(painter, layout.centre(square) + side * QPointF(-0.35, -0.355), QString::number(attackers),
                std::max(7.0, 0.17 * side), theme.base, true);
}

void paintSelected(QPainter& painter, const ImperioLayout& layout, imperio::Square square,
                   const Theme& theme) {
    const InSquare in(painter, layout, square);
    const QRectF frame(-0.473, -0.473, 0.946, 0.946);
    painter.fillRect(frame, faded(theme.selected, 0.35));
    painter.setPen(QPen(theme.selectedCasing, 0.06, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(frame);
    painter.setPen(QPen(theme.selected, 0.036, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(frame);
}

void paintActionsLeft(QPainter& painter, const ImperioLayout& layout, imperio::Square square, int left,
                      int all, const Theme& theme) {
    const InSquare in(painter, layout, square);
    painter.setPen(roundPen(theme.selectedCasing, 0.0165));
    for (int bead = 0; bead < all; ++bead) {
        painter.setBrush(bead < left ? theme.selected : theme.plate);
        painter.drawEllipse(QPointF(0.137 * (bead - (all - 1) / 2.0), -0.404), 0.0493, 0.0493);
    }
}

void paintStep(QPainter& painter, const ImperioLayout& layout, imperio::Square square, int steps,
               const Theme& theme) {
    {
        const InSquare in(painter, layout, square);
        painter.setPen(roundPen(theme.plate, 0.0274));
        painter.setBrush(theme.reach);
        const double radius = steps > 0 ? 0.2055 : 0.12;
        painter.drawEllipse(QPointF(), radius, radius);
    }
    if (steps > 0)
        paintTextAt(painter, layout.centre(square), QString::number(steps),
                    std::max(9.0, 0.2 * layout.square()),
                    theme.kind == Theme::Kind::Light ? QColor(Qt::white) : theme.mark);
}

void paintStop(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme) {
    const InSquare in(painter, layout, square);
    painter.setPen(roundPen(theme.zone, 0.03));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(QRectF(-0.192, -0.192, 0.384, 0.384), 0.068, 0.068);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.zone);
    painter.drawRoundedRect(QRectF(-0.11, -0.055, 0.22, 0.11), 0.014, 0.014);
}

void paintTarget(QPainter& painter, const ImperioLayout& layout, imperio::Square square,
                 const QString& chance, const Theme& theme) {
    {
        const InSquare in(painter, layout, square);
        painter.setPen(roundPen(theme.plate, 0.096));
        painter.drawPath(brackets());
        painter.setPen(roundPen(theme.ink, 0.049));
        painter.drawPath(brackets());
    }
    if (!chance.isEmpty())
        paintPill(painter, layout, square, chance, roundPen(theme.ink, 1.2), theme);
}

void paintSplash(QPainter& painter, const ImperioLayout& layout, imperio::Square square,
                 const QString& chance, bool isFriend, const Theme& theme) {
    {
        const InSquare in(painter, layout, square);
        painter.setPen(dashedPen(isFriend ? theme.warning : theme.ink, 0.035, 0.1, 0.07));
        painter.drawEllipse(QPointF(), 0.45, 0.45);
    }
    paintPill(painter, layout, square, chance, dashedPen(isFriend ? theme.warning : theme.ink, 1.2, 3, 2),
              theme);
}

void paintPlace(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme) {
    const InSquare in(painter, layout, square);
    painter.fillRect(QRectF(-0.5, -0.5, 1, 1), faded(theme.reach, 0.17));
    painter.setPen(dashedPen(theme.reach, 0.03, 0.07, 0.05));
    painter.drawRect(QRectF(-0.42, -0.42, 0.84, 0.84));
    painter.setPen(roundPen(theme.reach, 0.045));
    painter.drawLine(QPointF(-0.13, 0), QPointF(0.13, 0));
    painter.drawLine(QPointF(0, -0.13), QPointF(0, 0.13));
}

void paintLast(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme) {
    const InSquare in(painter, layout, square);
    painter.setPen(dashedPen(theme.reach, 0.0274, 0.0685, 0.0548));
    painter.drawRoundedRect(QRectF(-0.48, -0.48, 0.96, 0.96), 0.055, 0.055);
}

void paintLastTo(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme) {
    const InSquare in(painter, layout, square);
    painter.setPen(QPen(theme.reach, 0.0274));
    painter.drawRoundedRect(QRectF(-0.48, -0.48, 0.96, 0.96), 0.055, 0.055);
}

void paintFought(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme) {
    const InSquare in(painter, layout, square);
    painter.translate(-0.37, 0.37);
    for (const auto& [colour, width] : {std::pair(theme.plate, 0.085), std::pair(theme.ink, 0.04)}) {
        painter.setPen(roundPen(colour, width));
        painter.drawLine(QPointF(-0.07, -0.07), QPointF(0.07, 0.07));
        painter.drawLine(QPointF(-0.07, 0.07), QPointF(0.07, -0.07));
    }
}

void paintActed(QPainter& painter, const ImperioLayout& layout, imperio::Square square, const Theme& theme) {
    const InSquare in(painter, layout, square);
    painter.translate(0.33, 0.33);
    painter.setPen(roundPen(theme.border, 0.02));
    painter.setBrush(theme.base);
    painter.drawEllipse(QPointF(), 0.125, 0.125);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(roundPen(theme.ink, 0.04));
    painter.drawPolyline(QPolygonF({QPointF(-0.06, 0), QPointF(-0.015, 0.05), QPointF(0.065, -0.05)}));
}

void paintSquareCursor(QPainter& painter, const ImperioLayout& layout, imperio::Square square,
                       const Theme& theme) {
    const InSquare in(painter, layout, square);
    const QRectF frame(-0.44, -0.44, 0.88, 0.88);
    painter.setPen(roundPen(theme.plate, 0.055));
    painter.drawRect(frame);
    painter.setPen(dashedPen(theme.accent, 0.035, 0.035, 0.05));
    painter.drawRect(frame);
    painter.setPen(roundPen(theme.plate, 0.02));
    painter.setBrush(theme.accent);
    for (const QPointF& corner : {frame.topLeft(), frame.topRight(), frame.bottomRight(), frame.bottomLeft()})
        painter.drawEllipse(corner, 0.05, 0.05);
}

void paintRefused(QPainter& painter, const ImperioLayout& layout, imperio::Square square,
                  const Theme& theme) {
    {
        const Smooth smooth(painter);
        hatch(painter, layout.area(square), 0.12 * layout.square(), QPen(theme.refused, 1.2));
    }
    const InSquare in(painter, layout, square);
    painter.setPen(roundPen(theme.refused, 0.04));
    painter.drawRect(QRectF(-0.47, -0.47, 0.94, 0.94));
    painter.setBrush(theme.base);
    painter.drawEllipse(QPointF(0.27, 0.27), 0.14, 0.14);
    painter.drawLine(QPointF(0.17, 0.17), QPointF(0.37, 0.37));
}

} // namespace sf::paint
