// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>

#include <optional>

class QImage;
class QPainter;

namespace sf::paint {

/// Whether a painter writes onto pixels; printers, PDF and SVG files get shapes and text instead of pixmaps.
bool isRaster(const QPainter& painter);

/// Whether what is painted again and again is best kept as a picture of so many pixels from the middle to the
/// edge: onto pixels it is, up to a size that would take more memory than it saves time.
bool wantsPictures(const QPainter& painter, double radius);

/// The pixels a painter writes onto.
struct Pixels {
    QImage* image = nullptr; ///< opaque, 32 bits a pixel
    QPoint shift;            ///< add to the painter's point, times the ratio, to get the image's pixel
    QRect clip;              ///< of the image; what is outside is not to be touched
};
/// To write them directly; nothing where they are not such, or where the painter does more than move its
/// points by whole pixels, scale them by the device's ratio and clip to a rectangle. What a widget's window
/// allows to be painted is not known here: a paint event says it.
std::optional<Pixels> pixelsOf(const QPainter& painter, double ratio);

} // namespace sf::paint
