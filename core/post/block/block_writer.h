// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block.h"

namespace sf::post {

inline constexpr std::size_t longestLine = 70; ///< of a written block, in characters

/// Returns the block as text between its two marks, with a check after each line. `check` must be set.
std::string blockText(const Block& block);

} // namespace sf::post
