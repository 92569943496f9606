// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/hex/hex.h"

#include <QString>

#include <optional>
#include <vector>

namespace sf::ui {

/// Hexes as people type them: "0,0 to 2,9; 5,5", where a range is a rectangle between two corners. Returns
/// each hex once, in reading order; nothing if a part can't be read or there are more than `mostHexes`.
std::optional<std::vector<hex::Hex>> readHexes(const QString& text);
/// The reverse: writes hexes as ranges where possible, so that a large zone stays short.
QString hexesText(const std::vector<hex::Hex>& hexes);

inline constexpr std::size_t mostHexes = 100'000;

} // namespace sf::ui
