// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/coloured_row.h"

#include "core/rules/ascii.h"
#include "core/rules/imperio/record/scanner.h"

#include <algorithm>

namespace sf::imperio {

namespace {

bool isSpace(char c) {
    return c == ' ' || c == '\t';
}

/// Takes one tag off the text: the colour from then on, "" for the end of one.
std::optional<std::string> takeColourTag(std::string_view& text) {
    const std::size_t end = text.find(']');
    if (end == std::string_view::npos || text.front() != '[')
        return std::nullopt;
    const std::string_view tag = text.substr(1, end - 1);
    const auto colour = after("color=", tag);
    if (!colour && !after("/color", tag))
        return std::nullopt;
    text.remove_prefix(end + 1);
    return std::string(colour.value_or(std::string_view()));
}

} // namespace

std::optional<std::string_view> after(std::string_view word, std::string_view text) {
    if (text.size() < word.size() || !std::equal(word.begin(), word.end(), text.begin(),
                                                 [](char a, char b) { return upper(a) == upper(b); }))
        return std::nullopt;
    return trimmed(text.substr(word.size()));
}

Row rowOf(std::string_view text, int line) {
    Row row{line, {}, std::string(text)};
    std::string colour;
    while (!text.empty()) {
        if (const auto tag = takeColourTag(text)) {
            colour = *tag;
            continue;
        }
        if (!isSpace(text.front()))
            row.cells.push_back({text.front(), colour});
        text.remove_prefix(1);
    }
    return row;
}

std::string lettersOf(const Row& row) {
    std::string letters;
    for (const Cell& cell : row.cells)
        letters += cell.name;
    return letters;
}

bool isColoured(const std::vector<Row>& rows) {
    for (const Row& row : rows)
        for (const Cell& cell : row.cells)
            if (!cell.colour.empty())
                return true;
    return false;
}

std::string withoutHashes(std::string_view text) {
    std::string result;
    for (const char c : text)
        if (c != '#' || result.empty() || result.back() != '=')
            result += c;
    return result;
}

} // namespace sf::imperio
