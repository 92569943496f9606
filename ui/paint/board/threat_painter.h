// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/threats.h"
#include "ui/paint/base/hex_layout.h"
#include "ui/paint/base/theme.h"

class QPainter;

namespace sf::paint {

/// A hatched hex, and in a corner, below the Square, the number of opponents that can attack there at once.
void paintHexThreat(QPainter& painter, const HexLayout& layout, hex::Hex hex, const battle::Threat& threat,
                    const Theme& theme);

} // namespace sf::paint
