// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/device.h"

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

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
    constexpr double largest = 600; // above all that the window shows: 12 MiB a picture
    return radius <= largest && isRaster(painter);
}

std::optional<Pixels> pixelsOf(const QPainter& painter, double ratio) {
    QPaintDevice* device = painter.paintEngine()->paintDevice();
    if (painter.paintEngine()->type() != QPaintEngine::Raster || device->devType() != QInternal::Image)
        return std::nullopt;
    auto* image = static_cast<QImage*>(device);
    QRect clip = image->rect();
    const QTransform& transform = painter.deviceTransform();
    const QPoint shift(qRound(transform.dx()), qRound(transform.dy()));
    const bool isPlain = image->format() == QImage::Format_RGB32 && transform.m11() == ratio &&
                         transform.m22() == ratio && transform.m12() == 0 && transform.m21() == 0 &&
                         QPointF(shift) == QPointF(transform.dx(), transform.dy()) &&
                         painter.compositionMode() == QPainter::CompositionMode_SourceOver &&
                         painter.opacity() == 1;
    if (!isPlain)
        return std::nullopt;
    if (painter.hasClipping()) {
        const QRegion region = painter.clipRegion();
        if (region.rectCount() > 1)
            return std::nullopt;
        const QRect set = region.boundingRect();
        clip &=
            QRect((QPointF(set.topLeft()) * ratio).toPoint() + shift, (QSizeF(set.size()) * ratio).toSize());
    }
    return Pixels{image, shift, clip};
}

} // namespace sf::paint
