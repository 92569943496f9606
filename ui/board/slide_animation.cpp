// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/slide_animation.h"

#include "ui/board/board_overlay.h"

#include <QPainter>

#include <algorithm>

namespace sf::ui {

SlideAnimation::SlideAnimation(BoardOverlay& overlay) : m_overlay(overlay) {
    setStartValue(0.0);
    setEndValue(1.0);
    connect(this, &QVariantAnimation::valueChanged, this,
            [this](const QVariant& value) { show(value.toDouble()); });
    connect(this, &QVariantAnimation::finished, this, &SlideAnimation::end);
}

void SlideAnimation::start(const QPixmap& picture, std::vector<QPointF> points, int milliseconds,
                           double degrees) {
    m_picture = picture;
    m_points = std::move(points);
    m_degrees = degrees;
    setDuration(milliseconds);
    QVariantAnimation::start();
}

void SlideAnimation::end() {
    stop();
    m_overlay.clear(BoardOverlay::Slot::Moving);
}

void SlideAnimation::show(double part) {
    QPointF point = m_points.front();
    if (m_points.size() > 1) {
        const double along = part * static_cast<double>(m_points.size() - 1);
        const auto leg = std::min(static_cast<std::size_t>(along), m_points.size() - 2);
        point = m_points[leg] + (m_points[leg + 1] - m_points[leg]) * (along - double(leg));
    }
    const QSizeF size = m_picture.deviceIndependentSize();
    const QPointF half(size.width() / 2, size.height() / 2);
    const QPointF corner = (point - half).toPoint();
    const double degrees = m_degrees * part;
    m_overlay.put(BoardOverlay::Slot::Moving, QRectF(corner, size).adjusted(-1, -1, 1, 1).toAlignedRect(),
                  [this, corner, half, degrees](QPainter& painter) {
                      painter.translate(corner + half);
                      painter.rotate(degrees);
                      painter.setRenderHint(QPainter::SmoothPixmapTransform, degrees != 0);
                      painter.drawPixmap(-half, m_picture);
                  });
}

} // namespace sf::ui

#include "moc_slide_animation.cpp"
