// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

namespace sf::ui {

/// An opaque image of 32 bits a pixel in pages as large as the system has them: a picture as large as the
/// window lies in thousands of small ones, and to find each takes a sixth of the time of copying it.
QImage largeImage(QSize size);

} // namespace sf::ui
