// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/device.h"

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

} // namespace sf::paint
