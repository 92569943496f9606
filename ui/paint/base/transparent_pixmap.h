// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>

namespace sf::paint {

/// An empty pixmap of this size in device-independent pixels.
inline QPixmap transparentPixmap(QSizeF size, double ratio) {
    QPixmap pixmap((size * ratio).toSize());
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    return pixmap;
}

} // namespace sf::paint
