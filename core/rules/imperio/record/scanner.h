// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/board/square.h"

namespace sf::imperio {

/// Reads one line of a record from left to right. Spaces and tabs between its parts mean nothing.
class Scanner {
public:
    explicit Scanner(std::string_view text) : m_rest(text) {}
    bool atEnd();
    /// The next character that is no space; 0 at the end.
    char peek();
    /// Takes the character, if it is next.
    bool take(char expected);
    /// Takes the word, if it is next and no letter follows it.
    bool takeWord(std::string_view word);
    /// Takes a whole number, any number of digits; `most` + 1 when it is larger than `most`.
    std::optional<int> takeNumber(int most);
    /// Takes one capital letter.
    std::optional<char> takeLetter();
    /// Whether a square such as R4C5 comes next, and not just the letter R.
    bool isAtSquare();
    /// Takes "R4C5"; what looks like a square but is not on the board is no square.
    std::optional<Square> takeSquare();
    /// What is left, without the spaces around it.
    std::string_view rest();

private:
    std::string_view m_rest;
};

/// Without the spaces and tabs around it.
std::string_view trimmed(std::string_view text);

} // namespace sf::imperio
