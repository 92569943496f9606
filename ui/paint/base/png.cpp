// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/base/png.h"

#include <QBuffer>
#include <QImage>

namespace sf::paint {

QByteArray pngOf(const QImage& image) {
    // zlib's fastest level: the default takes nearly twice as long to make a map's file a sixth smaller.
    constexpr int quality = 80;
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return image.save(&buffer, "PNG", quality) ? bytes : QByteArray();
}

} // namespace sf::paint
