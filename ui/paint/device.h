// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;

namespace sf::paint {

/// Whether a painter writes onto pixels; printers, PDF and SVG files get shapes and text instead of pixmaps.
bool isRaster(const QPainter& painter);

} // namespace sf::paint
