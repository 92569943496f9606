// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pasted/line.h"

#include "core/rules/ascii.h"
#include "core/rules/pasted/character.h"

#include <algorithm>

namespace sf::pasted {

namespace {

constexpr std::size_t longestTag = 200;

bool endsLine(std::uint32_t code) {
    return code == '\n' || code == '\r' || code == 0x2028 || code == 0x2029 || code == 0x85;
}

} // namespace

Line takeLine(std::string_view& text) {
    Line line;
    while (!text.empty()) {
        const Decoded character = decode(text);
        const bool isPair = character.code == '\r' && text.size() > 1 && text[1] == '\n';
        text.remove_prefix(character.size + (isPair ? 1 : 0));
        if (endsLine(character.code))
            break;
        line.push_back(character.code);
    }
    return line;
}

std::size_t tagEnd(const Line& line, std::size_t at) {
    const std::uint32_t closing = line[at] == '<' ? '>' : line[at] == '[' ? ']' : 0;
    if (closing == 0)
        return at;
    const std::size_t most = std::min(line.size(), at + longestTag);
    for (std::size_t end = at + 1; end < most; ++end)
        if (line[end] == closing)
            return end + 1;
    return at;
}

std::size_t quoteEnd(const Line& line, std::size_t at) {
    constexpr std::size_t mostInitials = 4;
    constexpr std::string_view marks = ">*_`~\\";
    while (at < line.size() &&
           (isSpace(line[at]) || (line[at] < 0x80 && marks.find(static_cast<char>(line[at])) != marks.npos)))
        ++at;
    std::size_t letters = 0;
    while (at + letters < line.size() && letters < mostInitials && line[at + letters] < 0x80 &&
           isLetter(static_cast<char>(line[at + letters])))
        ++letters;
    if (at + letters < line.size() && line[at + letters] == '>')
        return at + letters + 1;
    const bool isBullet = at + 1 < line.size() && plain(line[at]) == '-' && isSpace(line[at + 1]);
    return isBullet ? at + 2 : at;
}

} // namespace sf::pasted
