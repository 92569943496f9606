// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QPointF>

namespace sf::ui {

/// How one picture becomes another by stretching: pixel p of the new one is pixel factor x p + offset of the
/// old one. All in device pixels.
struct Stretch {
    double factor = 1;
    QPointF offset;
    QRect old;    ///< what of the old one may be taken; beyond it is background
    QPoint drum;  ///< where the old one's pixel 0,0 lies in its image, which is turned like a drum
    QRect part;   ///< what of the new one is wanted
    QPoint place; ///< where pixel 0,0 of the new one lies in its image
    QRgb background = 0;
};

/// Stretches by the nearest pixel, or by runs of a few where that moves none by more than half a pixel: made
/// for the first frame after a zoom, so speed counts. Both images are opaque, 32 bits a pixel.
void stretch(const QImage& from, QImage& onto, const Stretch& stretch);

} // namespace sf::ui
