// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/primitives.h"

#include "ui/paint/base/icons.h"
#include "ui/paint/base/smooth.h"

#include <QFontInfo>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

constexpr double smallestPixels = 9;

QLatin1String iconOf(battle::Posture posture) {
    switch (posture) {
    case battle::Posture::Offensive:
        return QLatin1String("offensive");
    case battle::Posture::Defensive:
        return QLatin1String("defensive");
    case battle::Posture::Screening:
        return QLatin1String("screening");
    default:
        return QLatin1String("neutral");
    }
}

/// The positions of a value's pips, from -1 to 1 in both directions.
std::vector<QPointF> pips(int value) {
    std::vector<QPointF> result;
    const auto addPair = [&](QPointF pip) {
        result.push_back(pip);
        result.push_back(-pip);
    };
    if (value % 2 == 1)
        result.emplace_back(0, 0);
    if (value >= 2)
        addPair({-1, -1});
    if (value >= 4)
        addPair({1, -1});
    if (value == 6)
        addPair({-1, 0});
    return result;
}

QPainterPath dieShape(const QRectF& area, int side) {
    QPainterPath path;
    if (side != 1) {
        path.addRoundedRect(area, 0.26 * area.width(), 0.26 * area.height());
        return path;
    }
    const double cut = 0.18 * area.width();
    path.addPolygon(QPolygonF({area.topLeft() + QPointF(0, cut), area.topLeft() + QPointF(cut, 0),
                               area.topRight() - QPointF(cut, 0), area.topRight() + QPointF(0, cut),
                               area.bottomRight() - QPointF(0, cut), area.bottomRight() - QPointF(cut, 0),
                               area.bottomLeft() + QPointF(cut, 0), area.bottomLeft() - QPointF(0, cut)}));
    path.closeSubpath();
    return path;
}

QRectF square(const QRectF& area) {
    const double side = std::min(area.width(), area.height());
    return {area.center().x() - side / 2, area.center().y() - side / 2, side, side};
}

/// Diagonal lines, so that the part can be told from others without colour.
void paintHatch(QPainter& painter, const QRectF& area, const QColor& colour) {
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    painter.setPen(QPen(colour, 1.1));
    const int lines = static_cast<int>((area.width() + area.height()) / 7) + 1;
    for (int i = 0; i < lines; ++i) {
        const double x = area.left() - area.height() + 7 * i;
        painter.drawLine(QPointF(x, area.top()), QPointF(x + area.height(), area.bottom()));
    }
    painter.restore();
}

} // namespace

void paintPosture(QPainter& painter, const QRectF& area, battle::Posture posture, const QColor& colour) {
    paintIcon(painter, area, iconOf(posture), colour);
}

void paintDie(QPainter& painter, const QRectF& area, int value, int side, const QColor& colour,
              const Theme& theme) {
    Q_ASSERT(value >= 1 && value <= 6);
    const Smooth smooth(painter);
    const QRectF face = square(area);
    const TokenColours colours = tokenColours(side, colour, theme);
    painter.fillPath(dieShape(face, side), colours.fill);
    if (colours.outline.isValid()) {
        const double width = 0.06 * face.width();
        painter.strokePath(dieShape(face.adjusted(width / 2, width / 2, -width / 2, -width / 2), side),
                           QPen(colours.outline, width));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colours.mark);
    for (const QPointF& pip : pips(value))
        painter.drawEllipse(face.center() + 0.25 * face.width() * pip, 0.095 * face.width(),
                            0.095 * face.width());
}

void paintNumberDie(QPainter& painter, const QRectF& area, int value, const QColor& colour,
                    const Theme& theme) {
    const Smooth smooth(painter);
    const QRectF face = square(area);
    QPolygonF hexagon;
    for (int corner = 0; corner < 6; ++corner) {
        const double angle = M_PI / 3 * corner + M_PI / 6;
        hexagon << face.center() + face.width() / 2 * QPointF(std::cos(angle), std::sin(angle));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawPolygon(hexagon);
    paintTextAt(painter, face.center(), QLocale().toString(value), (value > 99 ? 0.36 : 0.5) * face.width(),
                theme.mark);
}

double ruleChipWidth(const QString& rule, const QFont& font) {
    return std::ceil(QFontMetricsF(font).horizontalAdvance(rule)) + 12;
}

void paintRuleChip(QPainter& painter, const QRectF& area, const QString& rule, const QFont& font,
                   const Theme& theme) {
    const Smooth smooth(painter);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    painter.setPen(theme.muted);
    painter.setFont(font);
    painter.drawText(area, Qt::AlignCenter, rule);
}

void paintHitsBar(QPainter& painter, const QRectF& area, int left, int hits, const Theme& theme) {
    const Smooth smooth(painter);
    painter.setPen(QPen(theme.border, 1));
    painter.setBrush(theme.window);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
    const double share = hits > 0 ? std::clamp(static_cast<double>(left) / hits, 0.0, 1.0) : 0;
    if (share <= 0)
        return;
    QRectF fill = area.adjusted(1.5, 1.5, -1.5, -1.5);
    fill.setWidth(std::max(1.0, share * fill.width()));
    painter.setPen(Qt::NoPen);
    painter.setBrush(left < hits ? theme.hits : theme.hitsFull);
    painter.drawRoundedRect(fill, 1, 1);
}

void paintOddsBar(QPainter& painter, const QRectF& area, double win, double tie, double lose,
                  const Theme& theme) {
    const Smooth smooth(painter);
    const double sum = win + tie + lose;
    if (sum <= 0)
        return;
    double x = area.left();
    const std::array parts{std::pair{win, theme.win}, std::pair{tie, theme.tie}, std::pair{lose, theme.lose}};
    for (const auto& [share, colour] : parts) {
        const QRectF part(x, area.top(), area.width() * share / sum, area.height());
        painter.fillRect(part, colour);
        if (&colour == &parts.back().second)
            paintHatch(painter, part, theme.base);
        x = part.right();
        if (x < area.right() && share > 0)
            painter.fillRect(QRectF(x - 0.75, area.top(), 1.5, area.height()), theme.base);
    }
    painter.setPen(QPen(theme.ink, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
}

void paintChanceCells(QPainter& painter, const QRectF& area, int hits, int faces, const Theme& theme) {
    Q_ASSERT(faces > 0);
    const Smooth smooth(painter);
    const double step = area.width() / faces;
    const double gap = step > 6 ? 1.6 : 0;
    for (int face = 0; face < faces; ++face) {
        const bool hit = face >= faces - hits;
        const QRectF cell(area.left() + face * step + 0.5, area.top() + 0.5, step - gap, area.height() - 1);
        painter.setPen(gap > 0 ? QPen(hit ? theme.win : theme.border, 1) : QPen(Qt::NoPen));
        painter.setBrush(hit ? theme.win : theme.window);
        painter.drawRoundedRect(cell, 1, 1);
    }
}

QFont pixelFont(double pixelSize, bool bold) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(std::max(1, qRound(pixelSize)));
    font.setBold(bold);
    return font;
}

void paintRing(QPainter& painter, QPointF centre, double radius, const QColor& ground, const QColor& edge,
               double edgeWidth) {
    painter.setPen(QPen(edge, edgeWidth));
    painter.setBrush(ground);
    painter.drawEllipse(centre, radius, radius);
}

QFont scaledFont(const QFont& base, double factor, bool bold) {
    QFont font = base;
    if (base.pointSizeF() > 0) {
        const double pixelsAPoint = QFontInfo(base).pixelSize() / base.pointSizeF();
        font.setPointSizeF(
            std::max(factor * base.pointSizeF(), smallestPixels / std::max(0.1, pixelsAPoint)));
    } else {
        font.setPixelSize(qRound(std::max(smallestPixels, factor * base.pixelSize())));
    }
    font.setBold(bold);
    return font;
}

} // namespace sf::paint
