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
    QPoint drum; ///< the old picture is turned like a drum: its pixel 0,0 lies here
    QRgb background = 0;
};

/// The stretched picture, by the nearest pixel: made for the first frame after a zoom, so speed counts.
QImage stretched(const QImage& picture, const Stretch& stretch);

} // namespace sf::ui
