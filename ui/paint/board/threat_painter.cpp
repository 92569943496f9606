// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in overlay_painter.h.
#include "ui/paint/board/overlay_painter.h"

#include "ui/paint/base/primitives.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QtMath>

#include <algorithm>

namespace sf::paint {
namespace {

constexpr double smallest = 14; ///< hex radius below which a number can't be read

void paintHatch(QPainter& painter, const HexLayout& layout, hex::Hex hex, QColor colour, double spacing) {
    painter.save();
    QPainterPath inside;
    inside.addPolygon(layout.corners(hex));
    painter.setClipPath(inside, Qt::IntersectClip);
    painter.setPen(QPen(colour, 1.5));
    const QRectF bounds = layout.bounds(hex);
    const int lines = qCeil((bounds.width() + bounds.height()) / spacing);
    for (int line = 0; line < lines; ++line) {
        const double x = bounds.left() - bounds.height() + line * spacing;
        painter.drawLine(QPointF(x, bounds.top()), QPointF(x + bounds.height(), bounds.bottom()));
    }
    painter.restore();
}

void paintNumber(QPainter& painter, const HexLayout& layout, hex::Hex hex, int number, const Theme& theme) {
    const double radius = std::clamp(0.2 * layout.size(), 6.0, 12.0);
    const QPointF centre = layout.centre(hex) + QPointF(0.55, -0.62) * layout.size();
    painter.setPen(QPen(theme.plate, 1.5));
    painter.setBrush(theme.refused);
    painter.drawEllipse(centre, radius, radius);
    painter.setPen(theme.plate);
    painter.setFont(boldFont(1.2 * radius));
    painter.drawText(QRectF(centre - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter, QLocale().toString(number));
}

} // namespace

void paintHexThreat(QPainter& painter, const HexLayout& layout, hex::Hex hex, const battle::Threat& threat,
                    const Theme& theme) {
    QColor colour = theme.refused;
    colour.setAlphaF(threat.now > 0 ? 0.75F : 0.35F);
    paintHatch(painter, layout, hex, colour, threat.now > 0 ? 8 : 14);
    if (threat.now > 0 && layout.size() >= smallest)
        paintNumber(painter, layout, hex, threat.now, theme);
}

} // namespace sf::paint
