// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/square.h"
#include "core/rules/pasted/line.h"

#include <string>

namespace sf::imperio {

inline constexpr std::size_t rowSize = boardSize;

/// A character of a line, outside its tags and comments, with the colour that tags give it.
struct Sign {
    std::uint32_t code = 0;
    std::string colour;
};
using Signs = std::vector<Sign>;

/// The characters of a line from `begin` on, in half width and with plain blanks.
Signs signsOf(const pasted::Line& line, std::size_t begin);
std::string plainText(const Signs& signs);

/// A square of a row: a capital letter, `O` for open.
struct Cell {
    char name = 'O';
    std::string colour;
    bool isRule = false; ///< open, written as lines across a table are
};

/// The squares of a line without numbers at its edges, bars and words: nine, or those of a line that nearly
/// is a row. None if it is no row.
std::vector<Cell> rowIn(const Signs& signs);

} // namespace sf::imperio
