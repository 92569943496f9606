// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/overlay_painter.h"

#include "ui/paint/base/pens.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"
#include "ui/paint/pieces/square_painter.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace sf::paint {
namespace {

/// A hex of the layout, `inset` pixels smaller in radius.
QPolygonF insetHex(const HexLayout& layout, hex::Hex hex, double inset) {
    QPolygonF corners = layout.corners(hex);
    const QPointF centre = layout.centre(hex);
    const double share = (layout.size() - inset) / layout.size();
    for (QPointF& corner : corners)
        corner = centre + share * (corner - centre);
    return corners;
}

/// The sides of hexes on the border of the set, slightly inside it.
QVector<QLineF> borderOf(const HexLayout& layout, const HexSet& hexes, double inset) {
    // Side d of a flat-topped hex is between these corners, counted clockwise from the right.
    constexpr std::array<std::pair<int, int>, 6> sides{{{4, 5}, {5, 0}, {0, 1}, {1, 2}, {2, 3}, {3, 4}}};
    QVector<QLineF> lines;
    for (const hex::Hex hex : hexes) {
        const QPolygonF corners = layout.corners(hex);
        for (const hex::Direction direction : hex::directions) {
            if (hexes.contains(hex::neighbour(hex, direction)))
                continue;
            const auto [from, to] = sides[static_cast<std::size_t>(hex::number(direction))];
            QLineF side(corners[from], corners[to]);
            const QPointF inwards = layout.centre(hex) - side.center();
            side.translate(inset * inwards / std::hypot(inwards.x(), inwards.y()));
            lines.push_back(side);
        }
    }
    return lines;
}

double ringRadius(const HexLayout& layout, const Theme& theme) {
    return std::clamp(0.23 * layout.size(), 7.0 * theme.textScale, 12.0 * theme.textScale);
}

constexpr double pathWidth = 8;
constexpr double lastRing = 2; ///< how much larger the radius of the ring at the path's end is

QPolygonF wayOf(const HexLayout& layout, hex::Hex start, std::span<const PathStep> steps) {
    QPolygonF way{layout.centre(start)};
    for (const PathStep& step : steps)
        way << layout.centre(step.hex);
    return way;
}

void paintHexFrame(QPainter& painter, const HexLayout& layout, hex::Hex hex, double inset,
                   const std::array<QPen, 2>& pens) {
    painter.setBrush(Qt::NoBrush);
    for (const QPen& pen : pens) {
        painter.setPen(pen);
        painter.drawPolygon(insetHex(layout, hex, inset));
    }
}

} // namespace

void paintReachArea(QPainter& painter, const HexLayout& layout, const HexSet& hexes, const Theme& theme) {
    const Smooth smooth(painter);
    const QVector<QLineF> border = borderOf(layout, hexes, 1.5);
    painter.setPen(roundPen(theme.plate, 6));
    painter.drawLines(border);
    painter.setPen(roundPen(theme.reach, 3));
    painter.drawLines(border);
}

QString pathSum(std::span<const PathStep> steps, int move) {
    const QLocale locale;
    QStringList parts;
    int before = 0;
    for (const PathStep& step : steps) {
        parts << locale.toString(step.total - before);
        before = step.total;
    }
    constexpr qsizetype mostParts = 8;
    const bool isShown = parts.size() > 1 && parts.size() <= mostParts; // one step has nothing to add up
    const QString sum = isShown ? parts.join(QStringLiteral(" + ")) + QStringLiteral(" = ") : QString();
    if (before > move)
        return QCoreApplication::translate("sf::paint", "%1%2 with %3 a round",
                                           "1 + 1 + 2 + 2 = 6 with 4 a round: a path's cost, and the Move")
            .arg(sum, locale.toString(before), locale.toString(move));
    return QCoreApplication::translate("sf::paint", "%1%2 of %3",
                                       "1 + 1 + 2 = 4 of 4: a path's cost, of the Move")
        .arg(sum, locale.toString(before), locale.toString(move));
}

void paintPath(QPainter& painter, const HexLayout& layout, hex::Hex start, std::span<const PathStep> steps,
               const Theme& theme) {
    if (steps.empty())
        return;
    const Smooth smooth(painter);
    const QPolygonF way = wayOf(layout, start, steps);
    for (const QPen& pen : {roundPen(theme.plate, pathWidth), roundPen(theme.ink, 4)}) {
        painter.setPen(pen);
        painter.drawPolyline(way);
    }
    const double radius = ringRadius(layout, theme);
    for (const PathStep& step : steps) {
        const bool last = &step == &steps.back();
        paintRing(painter, layout.centre(step.hex), last ? radius + lastRing : radius, theme.ink,
                  theme.plate);
        paintTextAt(painter, layout.centre(step.hex), QLocale().toString(step.total),
                    1.25 * radius + (last ? 1 : 0), theme.plate);
    }
}

QPainterPath pathOutline(const HexLayout& layout, hex::Hex start, std::span<const PathStep> steps,
                         const Theme& theme) {
    QPainterPath way;
    way.addPolygon(wayOf(layout, start, steps));
    QPainterPathStroker stroker;
    stroker.setWidth(pathWidth + 2); // including the pixels that it only partly covers
    stroker.setCapStyle(Qt::RoundCap);
    QPainterPath outline = stroker.createStroke(way);
    outline.setFillRule(Qt::WindingFill);
    const double radius = ringRadius(layout, theme) + lastRing + 2;
    for (const PathStep& step : steps)
        outline.addEllipse(layout.centre(step.hex), radius, radius);
    return outline;
}

namespace {

QFont sumFont(const Theme& theme) {
    return boldFont(11.5 * theme.textScale);
}

} // namespace

QRectF pathSumBounds(const HexLayout& layout, std::span<const PathStep> steps, int move, const Theme& theme) {
    const double width = QFontMetricsF(sumFont(theme)).horizontalAdvance(pathSum(steps, move)) + 14;
    const QPointF end = layout.centre(steps.back().hex);
    const double height = 8 + 12 * theme.textScale;
    const double away = std::max(ringRadius(layout, theme) + 7, 0.6 * layout.size()); // of a dragged Square
    const bool comesFromBelow = steps.size() > 1 && layout.centre(steps[steps.size() - 2].hex).y() > end.y();
    return {end.x() - width / 2, comesFromBelow ? end.y() - away - height : end.y() + away, width, height};
}

void paintPathSum(QPainter& painter, const HexLayout& layout, std::span<const PathStep> steps, int move,
                  const Theme& theme) {
    if (steps.empty())
        return;
    const Smooth smooth(painter);
    const QRectF box = pathSumBounds(layout, steps, move, theme);
    painter.setPen(QPen(theme.ink, 1));
    painter.setBrush(theme.base);
    painter.drawRoundedRect(box, 4, 4);
    painter.setFont(sumFont(theme));
    painter.drawText(box, Qt::AlignCenter, pathSum(steps, move));
}

void paintCursor(QPainter& painter, const HexLayout& layout, hex::Hex hex, const Theme& theme) {
    const Smooth smooth(painter);
    paintHexFrame(painter, layout, hex, 2,
                  {roundPen(theme.plate, 6), dashedPen(theme.accent, 3, 3, 5, Qt::RoundCap)});
    const double bead = layout.size() < 22 ? 3 : 4.5;
    painter.setPen(QPen(theme.plate, 1.5));
    painter.setBrush(theme.accent);
    for (const QPointF& corner : insetHex(layout, hex, 2))
        painter.drawEllipse(corner, bead, bead);
}

void paintRefused(QPainter& painter, const HexLayout& layout, hex::Hex hex, const Theme& theme) {
    const Smooth smooth(painter);
    QPainterPath inside;
    inside.addPolygon(insetHex(layout, hex, 1));
    painter.save();
    painter.setClipPath(inside, Qt::IntersectClip);
    QColor hatch = theme.isDark() ? theme.ink : theme.hitsGround;
    hatch.setAlphaF(0.55F);
    painter.setPen(QPen(hatch, 2, Qt::SolidLine, Qt::FlatCap));
    const QRectF bounds = layout.bounds(hex);
    constexpr double spacing = 12.75;
    const int lines = static_cast<int>((bounds.width() + bounds.height()) / spacing) + 1;
    for (int i = 0; i < lines; ++i) {
        const double x = bounds.left() - bounds.height() + spacing * i;
        painter.drawLine(QPointF(x, bounds.bottom()), QPointF(x + bounds.height(), bounds.top()));
    }
    painter.restore();
    paintHexFrame(painter, layout, hex, 1, {roundPen(theme.plate, 6), roundPen(theme.refused, 3)});
    const double radius = std::clamp(0.227 * layout.size(), 6.0, 18.0);
    const QPointF sign = layout.centre(hex) + QPointF(0.424, 0.424) * layout.size();
    painter.setPen(QPen(theme.refused, 0.2 * radius));
    painter.setBrush(theme.plate);
    painter.drawEllipse(sign, radius, radius);
    painter.setPen(QPen(theme.refused, 0.227 * radius));
    painter.drawLine(sign + 0.6 * QPointF(-radius, radius), sign + 0.6 * QPointF(radius, -radius));
}

void paintTarget(QPainter& painter, const HexLayout& layout, hex::Hex hex, const Theme& theme) {
    const Smooth smooth(painter);
    paintHexFrame(painter, layout, hex, 2, {roundPen(theme.selectedCasing, 5), roundPen(theme.selected, 3)});
}

void paintAttackable(QPainter& painter, const HexLayout& layout, hex::Hex hex, const Theme& theme) {
    const Smooth smooth(painter);
    constexpr double inset = 0.94;
    constexpr double arm = 0.28; // of a side
    const QPointF centre = layout.centre(hex);
    const QPolygonF outline = layout.corners(hex);
    const auto corner = [&](int index) { return centre + inset * (outline[(index + 6) % 6] - centre); };
    QPainterPath corners;
    for (int index = 0; index < 6; ++index) {
        const QPointF at = corner(index);
        corners.moveTo(at + arm * (corner(index - 1) - at));
        corners.lineTo(at);
        corners.lineTo(at + arm * (corner(index + 1) - at));
    }
    painter.strokePath(corners, roundPen(theme.plate, 6));
    painter.strokePath(corners, roundPen(theme.refused, 3));
}

QRectF conflictBounds(const HexLayout& layout, const HexSet& hexes) {
    QRectF bounds;
    for (const hex::Hex hex : hexes)
        bounds |= layout.bounds(hex);
    return bounds.adjusted(-4, -4, 4, 4);
}

void paintConflict(QPainter& painter, const HexLayout& layout, const HexSet& hexes, const Theme& theme) {
    const Smooth smooth(painter);
    const QVector<QLineF> border = borderOf(layout, hexes, 1);
    // Zoomed out, it leaves space for the rings of its stacks.
    const double width = std::clamp(0.07 * layout.size(), 1.4, 3.0);
    painter.setPen(roundPen(theme.plate, 2 * width));
    painter.drawLines(border);
    painter.setPen(dashedPen(theme.ink, width, 8 * width / 3, 5 * width / 3));
    painter.drawLines(border);
}

namespace {

constexpr double tagShare = 0.66; ///< of a ring's height that its letter has

QFont tagFont(double height) {
    return boldFont(tagShare * height);
}

} // namespace

QRectF conflictTagPlace(const HexLayout& layout, const HexSet& hexes, const QString& tag,
                        std::span<const QRectF> names, const Theme& theme) {
    const double height = std::clamp(0.36 * layout.size(), 14.0, 18.0) * theme.textScale;
    const double width =
        std::max(height, QFontMetricsF(tagFont(height)).horizontalAdvance(tag) + 0.5 * height);
    QRectF best;
    double bestRank = 0;
    for (const QLineF& side : borderOf(layout, hexes, 0)) {
        const QRectF place(side.x1() - width / 2, side.y1() - height / 2, width, height);
        const bool isFree =
            std::ranges::none_of(names, [&](const QRectF& name) { return name.intersects(place); });
        const double rank = side.x1() - 1.2 * side.y1() - (isFree ? 0 : 1e6);
        if (best.isNull() || rank > bestRank) {
            best = place;
            bestRank = rank;
        }
    }
    return best;
}

void paintConflictTag(QPainter& painter, const QRectF& place, const QString& tag, bool isFought,
                      const Theme& theme) {
    const Smooth smooth(painter);
    painter.setPen(QPen(theme.ink, isFought ? 3 : 1.5));
    painter.setBrush(theme.plate);
    painter.drawRoundedRect(place, place.height() / 2, place.height() / 2);
    painter.setPen(theme.ink);
    painter.setFont(tagFont(place.height()));
    painter.drawText(place, Qt::AlignCenter, tag);
}

void paintMergeGhost(QPainter& painter, QPointF centre, const SquareStyle& look, const Theme& theme,
                     double size) {
    paintTarget(painter, HexLayout(size, centre), {0, 0}, theme);
    SquareStyle ghost = look;
    ghost.ghost = true;
    paintSquare(painter, centre, ghost, theme);
}

} // namespace sf::paint
