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

    /// The same from an old picture of half the width and height, which `halve` made of its image. Up to
    /// a pixel at the border of what may be taken is lost.
    Stretch fromHalf() const;
};

/// Stretches by the nearest pixel, or, where the picture grows, by runs of two or four new pixels, each of
/// which comes from its nearest old one or from beside it: made for the first frame after a zoom, so speed
/// counts. Both images are opaque, 32 bits a pixel.
void stretch(const QImage& from, QImage& onto, const Stretch& stretch);

/// Each pixel of `half` that lies in the area of `from`, if only in part, becomes the mean of the four that
/// it stands for. `from` has an even width and height, `half` the half of them; both are opaque, 32 bits a
/// pixel.
void halve(const QImage& from, const QRect& area, QImage& half);

} // namespace sf::ui
