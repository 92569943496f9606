// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string_view>

/// Characters as the files and posts use them. Unlike <cctype> these know ASCII alone, whatever the locale,
/// and take any char.
namespace sf {

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool isCapital(char c) {
    return c >= 'A' && c <= 'Z';
}
constexpr bool isLetter(char c) {
    return isCapital(c) || (c >= 'a' && c <= 'z');
}
constexpr char lower(char c) {
    return isCapital(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
constexpr char upper(char c) {
    return isLetter(c) && !isCapital(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

/// Returns the text without the blanks around it.
constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r") {
    const std::size_t begin = std::min(text.find_first_not_of(blanks), text.size());
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

} // namespace sf
