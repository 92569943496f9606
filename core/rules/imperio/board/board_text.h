// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/board.h"

#include <string>
#include <string_view>

namespace sf::imperio {

/// Nine lines of nine letters, O for open; captured bases have their new owner's letter (IMP-2).
std::array<std::string, boardSize> boardRows(const Board& board);

/// The colours of the source's second form: each side's pieces and its headquarters.
struct ForumColours {
    std::array<std::string, 2> pieces{"#bf4026", "#1f4e8c"};
    std::array<std::string, 2> headquarters{"#7a1f0c", "#0a2550"};
};

/// The same board in BBCode, with one set of letters (K, A, P, F, B) coloured by side; headquarters have
/// their own shade.
std::string boardBBCode(const Board& board, const ForumColours& colours = {});

} // namespace sf::imperio
