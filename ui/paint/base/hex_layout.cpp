// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/hex_layout.h"

#include <cmath>
#include <numbers>

namespace sf::paint {

double HexLayout::height() const {
    return std::numbers::sqrt3 * m_size;
}

QPointF HexLayout::centre(hex::Hex hex) const {
    const double lower = (hex.column & 1) ? 0.5 : 0.0;
    return m_origin + QPointF(1.5 * m_size * hex.column, height() * (hex.row + lower));
}

hex::Hex HexLayout::at(QPointF point) const {
    const QPointF relative = (point - m_origin) / m_size;
    const double q = relative.x() * 2.0 / 3.0;
    const double r = relative.y() / std::numbers::sqrt3 - q / 2.0;
    // Cube rounding: the coordinate with the largest rounding error is computed from the other two.
    double roundedQ = std::round(q);
    double roundedR = std::round(r);
    const double s = -q - r;
    const double roundedS = std::round(s);
    const double offQ = std::abs(roundedQ - q);
    const double offR = std::abs(roundedR - r);
    const double offS = std::abs(roundedS - s);
    if (offQ > offR && offQ > offS)
        roundedQ = -roundedR - roundedS;
    else if (offR > offS)
        roundedR = -roundedQ - roundedS;
    const int column = static_cast<int>(roundedQ);
    const int row = static_cast<int>(roundedR) + (column - (column & 1)) / 2;
    return {column, row};
}

QPolygonF HexLayout::corners(hex::Hex hex) const {
    const QPointF middle = centre(hex);
    const double half = height() / 2;
    const double s = m_size;
    return QPolygonF({middle + QPointF(s, 0), middle + QPointF(s / 2, half), middle + QPointF(-s / 2, half),
                      middle + QPointF(-s, 0), middle + QPointF(-s / 2, -half),
                      middle + QPointF(s / 2, -half)});
}

QPointF HexLayout::sideMiddle(hex::Hex hex, hex::Direction direction) const {
    return (centre(hex) + centre(hex::neighbour(hex, direction))) / 2;
}

QRectF HexLayout::bounds(hex::Hex hex) const {
    const QPointF middle = centre(hex);
    return {middle.x() - m_size, middle.y() - height() / 2, 2 * m_size, height()};
}

QRectF HexLayout::bounds(int columns, int rows) const {
    const double lower = columns > 1 ? 0.5 : 0.0;
    return {m_origin.x() - m_size, m_origin.y() - height() / 2, m_size * (1.5 * columns + 0.5),
            height() * (rows + lower)};
}

Detail detailFor(double size) {
    if (size < leastMediumSize)
        return Detail::Far;
    return size < leastLargeSize ? Detail::Medium : Detail::Large;
}

} // namespace sf::paint
