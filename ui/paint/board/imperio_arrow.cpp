// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in imperio_board.h.
#include "ui/paint/board/imperio_board.h"

#include "ui/paint/base/primitives.h"

#include <QLineF>
#include <QPainter>
#include <QPainterPath>

namespace sf::paint {
namespace {

/// A shaft with a head, from the origin to the right, in parts of a square.
QPainterPath arrowPath(double length, double width) {
    constexpr double head = 0.28;
    const double neck = std::max(0.05, length - head);
    QPainterPath path(QPointF(0, -width / 2));
    path.lineTo(neck, -width / 2);
    path.lineTo(neck, -width / 2 - 0.12);
    path.lineTo(length, 0);
    path.lineTo(neck, width / 2 + 0.12);
    path.lineTo(neck, width / 2);
    path.lineTo(0, width / 2);
    path.closeSubpath();
    return path;
}

} // namespace

void paintArrow(QPainter& painter, const ImperioLayout& layout, imperio::Square from, imperio::Square to,
                int rank, const Theme& theme) {
    const QLineF way(layout.centre(from), layout.centre(to));
    const double side = layout.square();
    painter.save();
    painter.translate(way.p1());
    painter.rotate(-way.angle());
    painter.scale(side, side);
    QColor fill = theme.accent;
    fill.setAlphaF(rank == 1 ? 0.85F : 0.55F);
    painter.setPen(QPen(theme.plate, 0.03));
    painter.setBrush(fill);
    const double length = way.length() / side;
    painter.drawPath(arrowPath(length - 0.2, rank == 1 ? 0.16 : 0.09).translated(0.1, 0));
    painter.restore();
    const QRectF disc(way.pointAt(0.5) - QPointF(0.16, 0.16) * side, QSizeF(0.32, 0.32) * side);
    painter.save();
    painter.setPen(QPen(theme.accent, 0.03 * side));
    painter.setBrush(theme.base);
    painter.drawEllipse(disc);
    painter.setPen(theme.ink);
    painter.setFont(pixelFont(0.22 * side, true));
    painter.drawText(disc, Qt::AlignCenter, QString::number(rank));
    painter.restore();
}

} // namespace sf::paint
