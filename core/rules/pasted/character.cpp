// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/pasted/character.h"

#include "core/rules/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

namespace sf::pasted {
namespace {

struct Named {
    std::string_view name;
    std::uint32_t code;
};
constexpr std::array<Named, 20> entities{
    {{"amp", '&'},      {"lt", '<'},       {"gt", '>'},     {"nbsp", 0xA0},  {"sol", '/'},
     {"colon", ':'},    {"comma", ','},    {"plus", '+'},   {"lbrack", '['}, {"rbrack", ']'},
     {"lsqb", '['},     {"rsqb", ']'},     {"hyphen", '-'}, {"dash", '-'},   {"ndash", 0x2013},
     {"mdash", 0x2014}, {"minus", 0x2212}, {"shy", 0xAD},   {"times", 0xD7}, {"frasl", '/'}}};

constexpr bool isBlockCharacter(char c) {
    return isDigit(c) || isLetter(c) || c == ':' || c == ',' || c == '/' || c == '-' || c == '+';
}

std::optional<Decoded> numbered(std::string_view body, std::size_t size) {
    const bool isHex = !body.empty() && (body[0] == 'x' || body[0] == 'X');
    body.remove_prefix(isHex ? 1 : 0);
    std::uint32_t code = 0;
    const auto [end, problem] =
        std::from_chars(body.data(), body.data() + body.size(), code, isHex ? 16 : 10);
    if (problem != std::errc() || end != body.data() + body.size())
        return std::nullopt;
    return Decoded{code, size};
}

/// "&#47;", "&#x2f;" or "&sol;" at the start of the text.
std::optional<Decoded> entityAt(std::string_view text) {
    constexpr std::size_t longest = 10;
    if (text[0] != '&')
        return std::nullopt;
    const std::size_t end = text.substr(0, longest).find(';');
    if (end == std::string_view::npos)
        return std::nullopt;
    const std::string_view body = text.substr(1, end - 1);
    if (body.starts_with('#'))
        return numbered(body.substr(1), end + 1);
    // escaped twice: "&amp;#47;"
    if (std::ranges::equal(body, std::string_view("amp"), {}, lower))
        if (const auto inner = entityAt('&' + std::string(text.substr(end + 1, longest))))
            return Decoded{inner->code, end + inner->size};
    for (const Named& entity : entities)
        if (std::ranges::equal(entity.name, body, {}, {}, lower))
            return Decoded{entity.code, end + 1};
    return std::nullopt;
}

/// The byte encoded as "=2F"; nothing for other text.
std::optional<char> printedByte(std::string_view text) {
    unsigned code = 0;
    if (text.size() < 3 || text[0] != '=' || text[1] == '-')
        return std::nullopt;
    const auto [end, problem] = std::from_chars(text.data() + 1, text.data() + 3, code, 16);
    return problem == std::errc() && end == text.data() + 3 ? std::optional(static_cast<char>(code))
                                                            : std::nullopt;
}

/// The length of the line break after a "=" that continues the line in mail; 0 if there is none.
std::size_t softBreak(std::string_view text) {
    if (text.starts_with("=\r\n"))
        return 3;
    return text.starts_with("=\n") ? 2 : 0;
}

Decoded utf8At(std::string_view text) {
    const auto first = static_cast<unsigned char>(text[0]);
    const std::size_t size = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (size == 1 || text.size() < size)
        return {first, 1};
    std::uint32_t code = first & (0x7FU >> size);
    for (std::size_t at = 1; at < size; ++at)
        code = code << 6 | (static_cast<unsigned char>(text[at]) & 0x3FU);
    return {code, size};
}

} // namespace

Decoded decode(std::string_view text) {
    if (const auto entity = entityAt(text))
        return *entity;
    return utf8At(text);
}

Decoded decodePrinted(std::string_view text) {
    constexpr std::size_t mostBytes = 4;
    std::string bytes;
    while (bytes.size() < mostBytes)
        if (const auto byte = printedByte(text.substr(std::min(3 * bytes.size(), text.size()))))
            bytes += *byte;
        else
            break;
    if (bytes.empty())
        return decode(text);
    const Decoded character = utf8At(bytes);
    return {character.code, 3 * character.size};
}

std::string withoutQuotedPrintable(std::string_view text) {
    std::string result;
    std::size_t owed = 0;
    while (!text.empty()) {
        const std::size_t soft = softBreak(text);
        const auto byte = printedByte(text);
        if (soft > 0) {
            ++owed;
        } else {
            result += byte.value_or(text.front());
            if (text.front() == '\n')
                result.append(std::exchange(owed, 0), '\n');
        }
        text.remove_prefix(soft > 0 ? soft : byte ? 3 : 1);
    }
    return result;
}

char plain(std::uint32_t code) {
    code = halfWidth(code);
    if ((code >= 0x2010 && code <= 0x2015) || code == 0x2212 || code == 0xFE63 || code == 0x2043)
        return '-';
    if (code == 0xD7 || code == 0x2715)
        return 'x';
    if (code == 0x2044 || code == 0x2215)
        return '/';
    if (code == 0x2236 || code == 0xA789)
        return ':';
    return code < 0x80 && isBlockCharacter(static_cast<char>(code)) ? static_cast<char>(code) : '\0';
}

} // namespace sf::pasted
