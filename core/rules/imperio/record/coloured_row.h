// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sf::imperio {

/// A letter of a row, with the colour that the forum's tags give it.
struct Cell {
    char name = 'O';
    std::string colour;
};

/// A line of a pasted board.
struct Row {
    int line = 0;
    std::vector<Cell> cells;
    std::string text; ///< as it was pasted
};

/// Reads the letters of a line, without spaces and colour tags.
Row rowOf(std::string_view text, int line);
std::string lettersOf(const Row& row);
bool isColoured(const std::vector<Row>& rows);

/// Returns the text after `word` in any case, or nothing if it doesn't begin with it.
std::optional<std::string_view> after(std::string_view word, std::string_view text);
/// Removes each `#` after `=`: a colour, not the beginning of a comment.
std::string withoutHashes(std::string_view text);

} // namespace sf::imperio
