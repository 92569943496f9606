// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QRect>

class QImage;

namespace sf::paint {

/// Copies an area onto another image, its top left corner to `place`. Both opaque, 32 bits a pixel; all in
/// device pixels, and within both images.
void copyPixels(const QImage& from, const QRect& area, QImage& onto, QPoint place);

/// The same past the processor's cache: for what will not be read soon, so that it takes nobody's place.
void copyPixelsAway(const QImage& from, const QRect& area, QImage& onto, QPoint place);

/// Tells the processor that so many bytes will soon be read.
inline void fetchAhead(const void* bytes, qsizetype count) {
    constexpr qsizetype line = 64;
    for (qsizetype at = 0; at < count; at += line)
        __builtin_prefetch(static_cast<const char*>(bytes) + at);
}

/// Qt leaves the upper halves of the vector registers in use after it has painted, and as long as they are
/// so, the processor is a quarter slower with code that knows the lower halves only. To be called between
/// painting by QPainter and much work on pixels of one's own.
void restVectors();

} // namespace sf::paint
