// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/device.h"

#include <QPaintEngine>
#include <QPainter>
#include <QPixmap>

#include <cmath>

namespace sf::paint {

bool isRaster(const QPainter& painter) {
    switch (painter.paintEngine()->type()) {
    case QPaintEngine::Raster:
    case QPaintEngine::OpenGL:
    case QPaintEngine::OpenGL2:
    case QPaintEngine::Direct2D:
        return true;
    default:
        return false;
    }
}

bool wantsPictures(const QPainter& painter, double radius) {
    constexpr double largest = 600; // larger than anything the window shows; 12 MiB per picture
    return radius <= largest && isRaster(painter);
}

void paintSharp(QPainter& painter, QPointF centre, const QPixmap& pixmap, QPoint corner) {
    const QPointF middle = painter.deviceTransform().map(centre);
    const QPointF moved(std::round(middle.x()), std::round(middle.y()));
    painter.drawPixmap(centre + (moved - middle + corner) / pixmap.devicePixelRatio(), pixmap);
}

} // namespace sf::paint
