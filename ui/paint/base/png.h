// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QImage;

namespace sf::paint {

/// The image as a PNG file; empty if it can't be written.
QByteArray pngOf(const QImage& image);

} // namespace sf::paint
