// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/record/board_row.h"

#include <optional>

namespace sf::imperio {

/// A line of a text with a board, without what forums, mail and spreadsheets put around it.
struct BoardLine {
    enum class Kind : std::uint8_t { Words, Row, Reserve, Mark, Rules };
    Kind kind = Kind::Words;
    int number = 0;
    std::vector<Cell> cells; ///< of a row: nine, or those that are there instead
    /// In plain characters. Of a reserve: such as "Kx6; Cx3; Ax10", empty if it can't be read.
    std::string text;
    std::string colour; ///< of a reserve, if tags give it one
    std::string quote;  ///< what was written, for an error

    /// Whether it may also be a line across a table.
    bool isRule() const;
};

/// The lines of a text. Quote marks, tags, numbers at the edges, bars, small letters, other signs for open
/// squares and comments are understood.
std::vector<BoardLine> boardLines(std::string_view text);

/// Returns the record in a text from the line "Imperio Bellum 1" on, or nothing. What is around it becomes
/// empty lines, so that its lines keep their numbers.
std::string recordIn(std::string_view text);

/// Returns the text after `word` in any case, or nothing if it doesn't begin with it.
std::optional<std::string_view> after(std::string_view word, std::string_view text);

} // namespace sf::imperio
