// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <QString>

namespace sf::cli {

enum class ImageFormat : std::uint8_t { Png, Svg, Pdf };
inline constexpr int largestImageSide = 16384;

/// By the ending of the file's name, upper or lower case; nothing for any other.
std::optional<ImageFormat> imageFormat(const QString& path);
/// Draws the whole board `width` pixels wide (1 to largestImageSide) into the file, which is written whole or
/// not at all. The exit status.
int writeBoard(const battle::Battle& battle, const QString& path, ImageFormat format, int width);

} // namespace sf::cli
