// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/scanner.h"

#include "core/rules/ascii.h"

namespace sf::imperio {

namespace {

constexpr std::string_view spaces = " \t\v\f";

} // namespace

std::string_view trimmed(std::string_view text) {
    return sf::trimmed(text, spaces);
}

std::string_view Scanner::rest() {
    m_rest = trimmed(m_rest);
    return m_rest;
}

bool Scanner::atEnd() {
    return rest().empty();
}

char Scanner::peek() {
    return atEnd() ? '\0' : m_rest.front();
}

bool Scanner::take(char expected) {
    if (atEnd() || m_rest.front() != expected)
        return false;
    m_rest.remove_prefix(1);
    return true;
}

bool Scanner::takeWord(std::string_view word) {
    if (!rest().starts_with(word) || (m_rest.size() > word.size() && isLetter(m_rest[word.size()])))
        return false;
    m_rest.remove_prefix(word.size());
    return true;
}

std::optional<int> Scanner::takeNumber(int most) {
    if (!isDigit(peek()))
        return std::nullopt;
    std::int64_t value = 0;
    for (; !m_rest.empty() && isDigit(m_rest.front()); m_rest.remove_prefix(1))
        if (value <= most)
            value = 10 * value + (m_rest.front() - '0');
    return static_cast<int>(value > most ? std::int64_t{most} + 1 : value);
}

std::optional<char> Scanner::takeLetter() {
    const char letter = peek();
    if (!isCapital(letter))
        return std::nullopt;
    m_rest.remove_prefix(1);
    return letter;
}

bool Scanner::isAtSquare() {
    return peek() == 'R' && m_rest.size() > 1 && isDigit(m_rest[1]);
}

std::optional<Square> Scanner::takeSquare() {
    if (!isAtSquare())
        return std::nullopt;
    m_rest.remove_prefix(1);
    const std::optional<int> row = takeNumber(boardSize);
    if (m_rest.empty() || m_rest.front() != 'C')
        return std::nullopt;
    m_rest.remove_prefix(1);
    if (m_rest.empty() || !isDigit(m_rest.front()))
        return std::nullopt;
    return squareAt(*row, *takeNumber(boardSize));
}

} // namespace sf::imperio
