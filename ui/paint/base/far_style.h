// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/pieces/square_style.h"

namespace sf::paint {

/// Hex radius below which a hex is but a pixel or two: ground is one colour, a stack a dot.
inline constexpr double leastForHexes = 3;

/// What is left of a stack's look where it is a mark with its number: many stacks look alike there, and none
/// needs to be formed. Its width only says whether anybody lives.
SquareStyle farStyle(const battle::Battle& battle, const battle::Stack& stack, const Theme& theme,
                     double size);

} // namespace sf::paint
