// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/rotation_handle.h"

#include "ui/paint/base/icons.h"
#include "ui/paint/base/pens.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/base/smooth.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sf::paint {
namespace {

QPointF onCircle(const HexLayout& layout, hex::Hex hex, double degrees, double share) {
    const double angle = degrees * std::numbers::pi / 180;
    return layout.centre(hex) + share * layout.size() * QPointF(std::sin(angle), -std::cos(angle));
}

double handleRadius(const HexLayout& layout) {
    return std::clamp(0.17 * layout.size(), 6.0, 10.0);
}

/// Inside the stack's own hex, at the corner clockwise of its Front, where neither Square nor label lies.
constexpr double handleDistance = 0.84;
constexpr double handleDegrees = 30;

} // namespace

QPointF rotationHandle(const HexLayout& layout, hex::Hex hex, hex::Direction facing) {
    return onCircle(layout, hex, 60.0 * hex::number(facing) + handleDegrees, handleDistance);
}

hex::Direction facingOfHandle(const HexLayout& layout, hex::Hex hex, QPointF point) {
    const QPointF way = point - layout.centre(hex);
    const double clockwise = std::atan2(way.x(), -way.y()) * 180 / std::numbers::pi;
    return hex::rotated(hex::Direction::North,
                        static_cast<int>(std::lround((clockwise - handleDegrees) / 60)));
}

void paintHandleWay(QPainter& painter, const HexLayout& layout, hex::Hex hex, hex::Direction from, int steps,
                    const Theme& theme) {
    const Smooth smooth(painter);
    const double start = 60.0 * hex::number(from) + handleDegrees;
    QPainterPath arc(onCircle(layout, hex, start, handleDistance));
    const int pieces = 8 * std::abs(steps);
    for (int piece = 1; piece <= pieces; ++piece)
        arc.lineTo(onCircle(layout, hex, start + 60.0 * steps * piece / pieces, handleDistance));
    painter.strokePath(arc, roundPen(theme.plate, 7));
    painter.strokePath(arc, roundPen(theme.ink, 2.5));
    paintRing(painter, rotationHandle(layout, hex, from), handleRadius(layout), theme.plate, theme.ink, 2);
}

void paintRotationHandle(QPainter& painter, const HexLayout& layout, hex::Hex hex, hex::Direction facing,
                         const Theme& theme) {
    const Smooth smooth(painter);
    const QPointF knob = rotationHandle(layout, hex, facing);
    const double radius = handleRadius(layout);
    paintRing(painter, knob, radius, theme.selected, theme.selectedCasing, 2);
    paintIcon(painter, QRectF(knob.x() - 0.7 * radius, knob.y() - 0.7 * radius, 1.4 * radius, 1.4 * radius),
              QStringLiteral("rotate-right"), theme.selectedCasing);
}

} // namespace sf::paint
