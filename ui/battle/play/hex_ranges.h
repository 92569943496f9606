// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/hex/hex.h"

#include <QString>

#include <optional>
#include <vector>

namespace sf::ui {

/// Hexes as people type them: "0,0 to 2,9; 5,5", each range the columns and rows between its corners. Each
/// hex once, in reading order. Nothing where a part can't be read, or for more than `mostHexes` of them.
std::optional<std::vector<hex::Hex>> readHexes(const QString& text);
/// The reverse: ranges where the hexes fill them, so that a large zone stays short.
QString hexesText(const std::vector<hex::Hex>& hexes);

inline constexpr std::size_t mostHexes = 100'000;

} // namespace sf::ui
