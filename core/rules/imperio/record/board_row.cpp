// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/board_row.h"

#include "core/rules/ascii.h"
#include "core/rules/imperio/board/piece.h"
#include "core/rules/imperio/board/square.h"
#include "core/rules/pasted/character.h"
#include "core/rules/pasted/line.h"

#include <algorithm>
#include <optional>

namespace sf::imperio {

namespace {

using pasted::Line;

bool isOneOf(std::uint32_t code, std::u32string_view codes) {
    return codes.find(static_cast<char32_t>(code)) != codes.npos;
}

/// Signs of open squares that are also used for lines across a table.
bool isRuleSign(std::uint32_t code) {
    return isOneOf(code, U"-_=+*~") || (code >= 0x2010 && code <= 0x2015) || code == 0x2212;
}

bool isOpenSign(std::uint32_t code) {
    return isOneOf(code, U"Oo0.·•∙⋅□▢◻⬜○◯░") || isRuleSign(code);
}

/// Blanks, bars and what else comes between squares.
bool isBetween(std::uint32_t code) {
    return isOneOf(code, U" |,;:/\"'`()\t") || (code >= 0x2500 && code <= 0x257F);
}

/// In capitals; `?` for a sign that no board has.
char nameOf(std::uint32_t code) {
    if (isOpenSign(code))
        return 'O';
    return code > ' ' && code < 0x7F ? upper(static_cast<char>(code)) : '?';
}

bool isKnown(const Sign& sign) {
    const char name = nameOf(sign.code);
    return name == 'O' || kindOf(name, Side::Attacker) || kindOf(name, Side::Defender);
}

bool isSmall(const Sign& sign) {
    return sign.code < 0x80 && isLetter(static_cast<char>(sign.code)) &&
           !isCapital(static_cast<char>(sign.code));
}

bool isDigitOf(const Sign& sign, char least = '0') {
    return sign.code >= static_cast<std::uint32_t>(least) && sign.code <= '9';
}

std::string lowerText(const Line& line, std::size_t from, std::size_t end) {
    std::string text;
    for (std::size_t at = from; at < end; ++at)
        text += line[at] < 0x80 ? lower(static_cast<char>(line[at])) : '?';
    return text;
}

/// The colour after a tag such as "[color=#1f4e8c]", "</span>" or "[b]".
std::string colourAfter(const std::string& tag, const std::string& before) {
    for (const std::string_view name : {"/color", "/span", "/font"})
        if (tag.starts_with(name))
            return {};
    const std::size_t word = tag.find("color");
    if (word == tag.npos)
        return before;
    std::string colour;
    for (const char c : std::string_view(tag).substr(word + std::string_view("color").size()))
        if (isLetter(c) || isDigit(c))
            colour += c;
        else if (!colour.empty())
            break;
    return colour;
}

using Words = std::vector<Signs>;

/// Splits at a separator, which may have nothing before it, or with 0 at any number of them.
Words split(const Signs& signs, std::uint32_t separator) {
    Words words(1);
    for (const Sign& sign : signs) {
        const bool isBar =
            separator == '|' && (sign.code == 0x2502 || sign.code == 0x2503 || sign.code == 0x2551);
        if (separator == 0 ? isBetween(sign.code) : sign.code == separator || isBar)
            words.emplace_back();
        else if (separator == 0 || !isOneOf(sign.code, U" \t"))
            words.back().push_back(sign);
    }
    if (separator == 0)
        std::erase_if(words, &Signs::empty);
    return words;
}

/// How many signs of "1", "R1", "1." a word begins with.
std::size_t labelOf(const Signs& word) {
    const std::size_t digit = !word.empty() && nameOf(word[0].code) == 'R' ? 1 : 0;
    if (word.size() <= digit || !isDigitOf(word[digit], '1'))
        return 0;
    return digit + 1;
}

bool isLabel(const Signs& word) {
    const std::size_t label = labelOf(word);
    return label > 0 && (word.size() == label || (word.size() == label + 1 && word.back().code == '.'));
}

/// Removes what is beside the nine squares: numbers, or nothing.
void trimEdges(Words& words) {
    const auto isEdge = [](const Signs& word) { return word.empty() || isLabel(word); };
    while (words.size() > rowSize && (isEdge(words.front()) || isEdge(words.back())))
        if (isEdge(words.front()))
            words.erase(words.begin());
        else
            words.pop_back();
}

/// The squares between bars, tabs or commas, where nothing is an open square.
std::optional<Signs> separated(const Signs& signs) {
    for (const std::uint32_t separator : {U'|', U'\t', U',', U';'}) {
        Words words = split(signs, separator);
        if (words.size() < rowSize)
            continue;
        trimEdges(words);
        Signs cells;
        for (const Signs& word : words)
            cells.push_back(word.empty() ? Sign{'O', {}} : word.front());
        const bool isRow = cells.size() == rowSize &&
                           std::ranges::all_of(words, [](const Signs& word) { return word.size() < 2; });
        if (isRow)
            return cells;
    }
    return std::nullopt;
}

std::size_t knownIn(const Signs& signs) {
    return static_cast<std::size_t>(std::ranges::count_if(signs, isKnown));
}

/// Without a number that is written right beside the squares.
Signs withoutLabel(const Signs& word) {
    Signs rest(word.begin() + static_cast<std::ptrdiff_t>(labelOf(word)), word.end());
    if (rest.size() == rowSize + 1 && rest.front().code == '.')
        rest.erase(rest.begin());
    if (rest.size() == rowSize + 1 && isDigitOf(rest.back(), '1'))
        rest.pop_back();
    return rest.size() == rowSize ? rest : word;
}

/// The squares of a line that may be a row, also with a few more or less than nine of them.
Signs cellsIn(const Signs& signs) {
    Words words = split(signs, 0);
    for (const Signs& word : words)
        if (const Signs cells = withoutLabel(word);
            cells.size() == rowSize && knownIn(cells) == rowSize &&
            (words.size() == 1 || std::ranges::none_of(cells, isSmall)))
            return cells;
    while (!words.empty() && isLabel(words.front()))
        words.erase(words.begin());
    while (!words.empty() && isLabel(words.back()))
        words.pop_back();
    Signs cells;
    bool areSingle = true;
    for (const Signs& word : words) {
        areSingle = areSingle && word.size() == 1;
        cells.insert(cells.end(), word.begin(), word.end());
    }
    const bool isText = words.size() > 1 && !areSingle && std::ranges::any_of(cells, isSmall);
    return isText ? Signs() : cells;
}

/// Whether it is meant as a row, if only because it nearly is one.
bool isRow(const Signs& cells) {
    constexpr std::size_t least = 6;
    constexpr std::size_t most = 14;
    constexpr std::string_view columns = "ABCDEFGHI";
    if (cells.size() < least || cells.size() > most)
        return false;
    if (std::ranges::equal(cells, columns, {}, [](const Sign& sign) { return nameOf(sign.code); }))
        return false;
    const bool hasRules = std::ranges::any_of(cells, [](const Sign& sign) { return isRuleSign(sign.code); });
    if (cells.size() == rowSize)
        return knownIn(cells) + (hasRules ? 0 : 2) >= rowSize; // "**Board**"
    const auto open = std::ranges::count_if(cells, [](const Sign& sign) { return isOpenSign(sign.code); });
    return knownIn(cells) + 1 >= cells.size() && (open > 2 || std::ranges::none_of(cells, isSmall)) &&
           !std::ranges::all_of(cells, [](const Sign& sign) { return isRuleSign(sign.code); });
}

} // namespace

Signs signsOf(const Line& line, std::size_t begin) {
    Signs signs;
    std::string colour;
    for (std::size_t at = begin; at < line.size() && line[at] != '#'; ++at) {
        const std::size_t end = pasted::tagEnd(line, at);
        const bool isCell = end == at + 3 && !isSmall({line[at + 1], {}}); // "[K]"
        if (end > at && !isCell) {
            colour = colourAfter(lowerText(line, at + 1, end - 1), colour);
            at = end - 1;
            continue;
        }
        const std::uint32_t code = pasted::halfWidth(line[at]);
        if (code == 0x2026) // three dots that became one sign
            signs.insert(signs.end(), 3, {'.', colour});
        else if (isCell || isOneOf(code, U"[]"))
            signs.push_back({isCell ? U'|' : U' ', {}});
        else if (pasted::isSpace(code) && code != '\t')
            signs.push_back({' ', {}});
        else if (constexpr std::uint32_t asEmoji = 0xFE0F; code != asEmoji && !pasted::isInvisible(code))
            signs.push_back({code, colour});
    }
    return signs;
}

std::string plainText(const Signs& signs) {
    std::string text;
    for (const Sign& sign : signs)
        text += sign.code == 0xD7                      ? 'x'
                : sign.code >= ' ' && sign.code < 0x7F ? static_cast<char>(sign.code)
                                                       : ' ';
    return std::string(trimmed(text));
}

std::vector<Cell> rowIn(const Signs& signs) {
    Signs cells = separated(signs).value_or(Signs());
    if (!isRow(cells))
        cells = cellsIn(signs);
    if (!isRow(cells))
        return {};
    std::vector<Cell> row;
    for (const Sign& sign : cells)
        row.push_back({nameOf(sign.code), sign.colour, isRuleSign(sign.code)});
    return row;
}

} // namespace sf::imperio
