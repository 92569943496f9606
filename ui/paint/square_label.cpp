// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/parts.h"
#include "ui/paint/square_geometry.h"
#include "ui/paint/square_painter.h"
#include "ui/paint/theme.h"

#include <QGuiApplication>
#include <QPainter>

namespace sf::paint {
namespace {

constexpr double widestPill = 1.95; ///< in hex radii, ends and icon included

/// The pill's measures, around the hex's centre.
struct Pill {
    QFont font;
    QString text;
    QRectF area;
    double iconWidth = 0;
};

QFont pillFont(double size) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(qRound(std::clamp(0.175 * size, 9.0, 15.0)));
    return font;
}

Pill pillOf(const SquareLook& look) {
    Pill pill;
    pill.font = pillFont(look.size);
    const QFontMetricsF metrics(pill.font);
    const double height = pill.font.pixelSize() + 5.0;
    constexpr double padding = 5;
    pill.iconWidth = look.posture == battle::Posture::Neutral ? 0 : pill.font.pixelSize() + 3.0;
    const double widest = widestPill * look.size - 2 * padding - pill.iconWidth;
    const bool isCount = look.width == 0; // a number is never cut
    pill.text = isCount ? look.name : metrics.elidedText(look.name, Qt::ElideRight, widest);
    const double width = metrics.horizontalAdvance(pill.text) + 2 * padding + pill.iconWidth;
    QPointF centre = SquareGeometry(look).labelCentre();
    if (look.width == 0) // below the lower marks of three or four stacks
        centre.setY(std::max(centre.y(), 0.62 * look.size + height / 2 + 1));
    pill.area = {centre.x() - width / 2, centre.y() - height / 2, width, height};
    return pill;
}

QPainterPath pillShape(const QRectF& area, int side) {
    QPainterPath path;
    const double half = area.height() / 2;
    if (side == 0) {
        path.addRoundedRect(area, half, half);
    } else if (side == 2 || side == 3) {
        const double point = side == 2 ? half : 0.35 * half; // pointed ends, or cut corners
        path.moveTo(area.left() + point, area.top());
        path.lineTo(area.right() - point, area.top());
        path.lineTo(area.right(), area.top() + point);
        path.lineTo(area.right(), area.bottom() - point);
        path.lineTo(area.right() - point, area.bottom());
        path.lineTo(area.left() + point, area.bottom());
        path.lineTo(area.left(), area.bottom() - point);
        path.lineTo(area.left(), area.top() + point);
        path.closeSubpath();
    } else {
        path.addRoundedRect(area, 2, 2);
    }
    return path;
}

QColor lineColour(const SquareLook& look, const Theme& theme) {
    return look.side == noSide ? theme.ink : QColor(look.colour);
}

void paintPill(QPainter& painter, const SquareLook& look, const Theme& theme) {
    const Pill pill = pillOf(look);
    painter.setPen(QPen(lineColour(look, theme), 1));
    painter.setBrush(theme.plate);
    painter.drawPath(pillShape(pill.area, look.side));
    const double left = pill.area.left() + 5;
    const double pixels = pill.font.pixelSize();
    if (pill.iconWidth > 0) {
        const double icon = 1.37 * pixels;
        paintPosture(painter,
                     QRectF(left + pixels / 2 - icon / 2, pill.area.center().y() - icon / 2, icon, icon),
                     look.posture, theme.ink);
    }
    painter.setFont(pill.font);
    painter.setPen(theme.ink);
    painter.drawText(QPointF(left + pill.iconWidth, pill.area.center().y() + 0.36 * pixels), pill.text);
}

double badgeRadius(const SquareLook& look) {
    return 0.12 * look.size + 3;
}

void paintBadge(QPainter& painter, const SquareLook& look, const Theme& theme) {
    const QPointF centre = SquareGeometry(look).labelCentre();
    const double radius = badgeRadius(look);
    painter.setPen(QPen(lineColour(look, theme), 1));
    painter.setBrush(theme.plate);
    painter.drawEllipse(centre, radius, radius);
    const double icon = 1.52 * radius;
    paintPosture(painter, QRectF(centre.x() - icon / 2, centre.y() - icon / 2, icon, icon), look.posture,
                 theme.ink);
}

enum class LabelKind { None, Badge, Pill };

LabelKind labelKind(const SquareLook& look) {
    switch (detailFor(look.size)) {
    case Detail::Far:
        return LabelKind::None;
    case Detail::Medium:
        if (look.width == 0) // shared by several stacks: the count is nowhere else
            return look.name.isEmpty() ? LabelKind::None : LabelKind::Pill;
        return look.posture == battle::Posture::Neutral ? LabelKind::None : LabelKind::Badge;
    default:
        return look.name.isEmpty() && look.posture == battle::Posture::Neutral ? LabelKind::None
                                                                               : LabelKind::Pill;
    }
}

} // namespace

void paintSquareLabel(QPainter& painter, QPointF centre, const SquareLook& look, const Theme& theme) {
    const LabelKind kind = labelKind(look);
    if (kind == LabelKind::None)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(centre);
    kind == LabelKind::Pill ? paintPill(painter, look, theme) : paintBadge(painter, look, theme);
    painter.restore();
}

QRectF labelBounds(const SquareLook& look) {
    switch (labelKind(look)) {
    case LabelKind::Pill:
        return pillOf(look).area.adjusted(-2, -2, 2, 2);
    case LabelKind::Badge: {
        const QPointF centre = SquareGeometry(look).labelCentre();
        const double reach = badgeRadius(look) + 2;
        return {centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach};
    }
    default:
        return {};
    }
}

} // namespace sf::paint
