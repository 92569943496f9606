// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/board.h"

#include <string>
#include <string_view>

namespace sf::imperio {

/// Nine lines of nine letters, O for open; captured bases with the letter of their new owner (IMP-2).
std::array<std::string, boardSize> boardRows(const Board& board);

/// The colours of the source's second form: of each side's pieces, and of its headquarters.
struct ForumColours {
    std::array<std::string, 2> pieces{"#bf4026", "#1f4e8c"};
    std::array<std::string, 2> headquarters{"#7a1f0c", "#0a2550"};
};

/// The same board with one set of letters (K, A, P, F, B), coloured by side with forum tags; the headquarters
/// has a shade of its own.
std::string boardBBCode(const Board& board, const ForumColours& colours = {});

} // namespace sf::imperio
