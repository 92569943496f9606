// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/camera.h"

#include <algorithm>
#include <cmath>

namespace sf::ui {

void Camera::setMap(int columns, int rows) {
    m_columns = columns;
    m_rows = rows;
}

void Camera::zoomTo(double size, QPointF point) {
    size = std::clamp(size, least(), largest);
    const QPointF fromPoint = (QPointF(m_origin) - point) * (size / m_size);
    m_size = size;
    m_origin = bounded((point + fromPoint).toPoint());
}

QPoint Camera::panBy(QPoint delta) {
    const QPoint before = m_origin;
    m_origin = bounded(m_origin + delta);
    return m_origin - before;
}

double Camera::least() const {
    return std::min(smallest, fittingSize());
}

double Camera::fittingSize(int margin) const {
    constexpr double tiniest = 0.05; // for tiny windows
    const QRectF unit = paint::HexLayout(1).bounds(m_columns, m_rows);
    const double across = (m_window.width() - 2 * margin) / unit.width();
    const double down = (m_window.height() - 2 * margin) / unit.height();
    return std::clamp(std::min(across, down), tiniest, largest);
}

void Camera::fit() {
    centreAt(fittingSize());
}

void Camera::fitLegibly(const Range& wanted) {
    constexpr double leastShare = 0.875; // of the map's width and height that stays in view
    constexpr double leastShareWithAll = 0.6;
    const double fitting = fittingSize();
    if (fitting < paint::leastLargeSize && fittingSize(0) >= paint::leastLargeSize)
        return centreAt(paint::leastLargeSize);
    for (const double legible : {paint::leastNamedSize, paint::leastMediumSize}) {
        const double share = fitting / legible;
        if (share >= 1)
            break;
        if (share < leastShareWithAll)
            continue;
        centreAt(legible);
        const QRectF needed = boundsOf(wanted);
        if (needed.width() <= m_window.width() && needed.height() <= m_window.height()) {
            m_origin += panToShow(needed);
            return;
        }
        if (share >= leastShare)
            return;
    }
    centreAt(fitting);
}

QRectF Camera::boundsOf(const Range& range) const {
    const paint::HexLayout here = layout();
    QRectF bounds;
    for (const int column : {range.firstColumn, range.lastColumn})
        for (const int row : {range.firstRow, range.lastRow})
            bounds |= here.bounds(hex::Hex{column, row});
    // Every other column is half a hex lower.
    const double half = range.firstColumn < range.lastColumn ? here.height() / 2 : 0;
    return bounds.adjusted(0, -half, 0, half);
}

void Camera::centreAt(double size) {
    m_size = size;
    const QRectF board = paint::HexLayout(m_size).bounds(m_columns, m_rows);
    const int below = m_covered.isEmpty() ? 0 : m_window.height() - m_covered.top();
    const double spare = (m_window.height() - board.height()) / 2;
    const QPointF up(0, std::clamp<double>(below - spare, 0, std::max(0.0, spare - usualMargin)));
    m_origin = (QRectF(QPointF(), m_window).center() - board.center() - up).toPoint();
}

QPoint Camera::panToShow(hex::Hex hex) const {
    return panToShow(layout().bounds(hex));
}

QPoint Camera::panToShow(const QRectF& area) const {
    const QRect wanted = area.toAlignedRect();
    QPoint delta;
    if (wanted.right() >= m_window.width())
        delta.setX(m_window.width() - 1 - wanted.right());
    if (wanted.left() + delta.x() < 0)
        delta.setX(-wanted.left());
    if (wanted.bottom() >= m_window.height())
        delta.setY(m_window.height() - 1 - wanted.bottom());
    if (wanted.translated(delta).intersects(m_covered))
        delta.setY(m_covered.top() - 1 - wanted.bottom());
    if (wanted.top() + delta.y() < 0)
        delta.setY(-wanted.top());
    return delta;
}

Camera Camera::closeTo(const std::vector<hex::Hex>& hexes, int covered, double most) const {
    constexpr double around = 0.4; // hex radii, for labels
    QRectF unit;
    for (const hex::Hex hex : hexes)
        unit |= paint::HexLayout(1).bounds(hex).adjusted(-around, -around, around, around);
    const QRectF room(0, 0, m_window.width(), std::max(1, m_window.height() - covered));
    Camera close = *this;
    close.m_size = std::clamp(std::min(room.width() / unit.width(), room.height() / unit.height()), m_size,
                              std::max(most, m_size));
    close.m_origin = (room.center() - unit.center() * close.m_size).toPoint();
    return close;
}

Camera Camera::onWayTo(const Camera& other, double part) const {
    const QPointF middle = QRectF(QPointF(), m_window).center();
    const QPointF here = (middle - m_origin) / m_size;
    const QPointF there = (middle - other.m_origin) / other.m_size;
    Camera camera = other;
    camera.m_size = m_size * std::pow(other.m_size / m_size, part);
    camera.m_origin =
        part >= 1 ? other.m_origin : (middle - (here + (there - here) * part) * camera.m_size).toPoint();
    return camera;
}

/// Keeps the middle of the window over the board, and a board smaller than the window fully visible.
QPoint Camera::bounded(QPoint origin) const {
    const QRectF board = paint::HexLayout(m_size).bounds(m_columns, m_rows);
    const auto within = [](int value, double low, double high) {
        return std::clamp(value, static_cast<int>(std::min(low, high)),
                          static_cast<int>(std::max(low, high)));
    };
    const QPointF middle = QRectF(QPointF(), m_window).center();
    return {within(origin.x(), middle.x() - board.right(), middle.x() - board.left()),
            within(origin.y(), middle.y() - board.bottom(), middle.y() - board.top())};
}

} // namespace sf::ui
