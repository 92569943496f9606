// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/theme.h"

#include <vector>

class QPainter;

namespace sf::paint {

/// "5,2" at the top of each hex, which lies on a map; nothing far out.
void paintCoordinates(QPainter& painter, const std::vector<hex::Hex>& hexes, const HexLayout& layout,
                      const Theme& theme);

} // namespace sf::paint
