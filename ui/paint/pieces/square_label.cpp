// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in square_painter.h.
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"
#include "ui/paint/base/theme.h"
#include "ui/paint/pieces/square_geometry.h"
#include "ui/paint/pieces/square_painter.h"

#include <QGuiApplication>
#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

/// In hex radii, with ends and icon: hexes of a row are three apart.
constexpr double widestPill = 2.8;

/// The pill's dimensions, around the hex's centre.
struct Pill {
    QFont font;
    QStringList lines;
    QRectF area;
    double iconWidth = 0;
};

double lineHeight(const Pill& pill) {
    return 1.15 * pill.font.pixelSize();
}

/// Around the origin; a line is shortened if the pill would be wider than `widest`.
Pill pillOf(const QString& text, const SquareStyle& look, double pixels, double widest) {
    constexpr double ends = 5;
    Pill pill;
    pill.font = QGuiApplication::font();
    pill.font.setPixelSize(qRound(pixels));
    const QFontMetricsF metrics(pill.font);
    pill.iconWidth = look.posture == battle::Posture::Neutral ? 0 : pill.font.pixelSize() + 3.0;
    pill.lines = text.split(u'\n');
    double width = 0;
    for (QString& line : pill.lines) {
        if (look.width > 0) // a number is never elided
            line = metrics.elidedText(line, Qt::ElideMiddle, widest - 2 * ends - pill.iconWidth);
        width = std::max(width, metrics.horizontalAdvance(line));
    }
    width += 2 * ends + pill.iconWidth;
    const double height = pill.font.pixelSize() + 5.0 + lineHeight(pill) * double(pill.lines.size() - 1);
    pill.area = {-width / 2, -height / 2, width, height};
    return pill;
}

/// A second line is farther from the Square than the first, or as far where the name is above.
Pill pillOf(const SquareStyle& look) {
    Pill pill = pillOf(look.label.isEmpty() ? look.name : look.label, look, labelPixels(look, leastLabelText),
                       widestPill * look.size);
    const SquareGeometry geometry(look);
    QPointF centre = geometry.labelCentre();
    const double more = lineHeight(pill) * double(pill.lines.size() - 1) / 2;
    centre.ry() += geometry.isLabelBelow() ? more : -more;
    if (look.width == 0) // below the lower marks of three or four stacks
        centre.setY(std::max(centre.y(), 0.62 * look.size + pill.area.height() / 2 + 1));
    pill.area.moveCenter(centre);
    return pill;
}

/// The whole name, beside the Square even if that is small.
Pill lonePill(const SquareStyle& look) {
    constexpr double leastText = 12;
    constexpr double widestName = 300;
    Pill pill = pillOf(look.name, look, labelPixels(look, leastText), widestName * look.textScale);
    const SquareGeometry geometry(look);
    const double away =
        std::max(std::abs(geometry.labelCentre().y()), 0.62 * look.size + pill.area.height() / 2);
    pill.area.moveCenter({0, geometry.isLabelBelow() ? away : -away});
    return pill;
}

/// `half`: half the height of a pill with one line, from which its ends have their shape.
QPainterPath pillShape(const QRectF& area, double half, int side) {
    QPainterPath path;
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

QColor lineColour(const SquareStyle& look, const Theme& theme) {
    return look.side == noSide ? theme.ink : QColor(look.colour);
}

void paintPill(QPainter& painter, const Pill& pill, const SquareStyle& look, const Theme& theme) {
    painter.setPen(QPen(lineColour(look, theme), 1));
    painter.setBrush(theme.plate);
    const double pixels = pill.font.pixelSize();
    painter.drawPath(pillShape(pill.area, (pixels + 5) / 2, look.side));
    const double left = pill.area.left() + 5;
    if (pill.iconWidth > 0) {
        const double icon = 1.37 * pixels;
        paintPosture(painter,
                     QRectF(left + pixels / 2 - icon / 2, pill.area.center().y() - icon / 2, icon, icon),
                     look.posture, theme.ink);
    }
    painter.setFont(pill.font);
    painter.setPen(theme.ink);
    const QFontMetricsF metrics(pill.font);
    const double middle = (left + pill.iconWidth + pill.area.right() - 5) / 2;
    double baseline =
        pill.area.center().y() + 0.36 * pixels - lineHeight(pill) * double(pill.lines.size() - 1) / 2;
    for (const QString& line : pill.lines) {
        painter.drawText(QPointF(middle - metrics.horizontalAdvance(line) / 2, baseline), line);
        baseline += lineHeight(pill);
    }
}

double badgeRadius(const SquareStyle& look) {
    return 0.12 * look.size + 3;
}

void paintBadge(QPainter& painter, const SquareStyle& look, const Theme& theme) {
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

LabelKind labelKind(const SquareStyle& look) {
    switch (detailFor(look.size)) {
    case Detail::Far:
        return LabelKind::None;
    case Detail::Medium:
        if (look.size >= leastNamedSize && !look.name.isEmpty())
            return LabelKind::Pill;
        if (look.width == 0) // shared by several stacks: the only place with their count
            return look.name.isEmpty() ? LabelKind::None : LabelKind::Pill;
        return look.posture == battle::Posture::Neutral ? LabelKind::None : LabelKind::Badge;
    default:
        return look.name.isEmpty() && look.posture == battle::Posture::Neutral ? LabelKind::None
                                                                               : LabelKind::Pill;
    }
}

} // namespace

void paintSquareLabel(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme) {
    const LabelKind kind = labelKind(look);
    if (kind == LabelKind::None)
        return;
    const Smooth smooth(painter, centre);
    kind == LabelKind::Pill ? paintPill(painter, pillOf(look), look, theme)
                            : paintBadge(painter, look, theme);
}

void paintSquareName(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme) {
    const Smooth smooth(painter, centre);
    paintPill(painter, lonePill(look), look, theme);
}

QRectF nameBounds(const SquareStyle& look) {
    return lonePill(look).area.adjusted(-2, -2, 2, 2);
}

QRectF labelBounds(const SquareStyle& look) {
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
