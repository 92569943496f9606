// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/square.h"

namespace sf::imperio {

/// Reads one line of a record from left to right, skipping spaces and tabs.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_rest(text) {}
    bool atEnd();
    /// Returns the next non-space character, or 0 at the end.
    char peek();
    /// Consumes the character if it is next.
    bool take(char expected);
    /// Consumes the word if it is next and no letter follows.
    bool takeWord(std::string_view word);
    /// Consumes an integer of any length. Returns `most` + 1 if it exceeds `most`.
    std::optional<int> takeNumber(int most);
    /// Consumes one capital letter.
    std::optional<char> takeLetter();
    /// Returns whether a square such as R4C5 is next, rather than just the letter R.
    bool isAtSquare();
    /// Consumes "R4C5". Fails if the square isn't on the board.
    std::optional<Square> takeSquare();
    /// Returns the rest without surrounding spaces.
    std::string_view rest();

private:
    std::string_view m_rest;
};

/// Returns the text without surrounding spaces and tabs.
std::string_view trimmed(std::string_view text);

} // namespace sf::imperio
