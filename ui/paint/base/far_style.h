// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/base/square_style.h"

namespace sf::paint {

/// Below this hex radius a hex is a pixel or two: ground is one colour, a stack a dot.
inline constexpr double leastForHexes = 3;

/// The style of a stack that is only a mark with its number: many such stacks look alike, and no Square has
/// to be formed. Its width only says whether anybody is alive.
SquareStyle farStyle(const battle::Battle& battle, const battle::Stack& stack, const Theme& theme,
                     double size);

} // namespace sf::paint
