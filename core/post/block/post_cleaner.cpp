// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/post_cleaner.h"

#include "core/post/block/field.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace sf::post {

namespace {

constexpr std::size_t longestTag = 200;

struct Named {
    std::string_view name;
    std::uint32_t code;
};
constexpr std::array<Named, 20> entities{
    {{"amp", '&'},      {"lt", '<'},       {"gt", '>'},     {"nbsp", 0xA0},  {"sol", '/'},
     {"colon", ':'},    {"comma", ','},    {"plus", '+'},   {"lbrack", '['}, {"rbrack", ']'},
     {"lsqb", '['},     {"rsqb", ']'},     {"hyphen", '-'}, {"dash", '-'},   {"ndash", 0x2013},
     {"mdash", 0x2014}, {"minus", 0x2212}, {"shy", 0xAD},   {"times", 0xD7}, {"frasl", '/'}}};

constexpr bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
constexpr bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr bool isBlockCharacter(char c) {
    return isDigit(c) || isLetter(c) || c == ':' || c == ',' || c == '/' || c == '-' || c == '+';
}
constexpr char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// A character with the number of bytes that it was written with.
struct Decoded {
    std::uint32_t code = 0;
    std::size_t size = 1;
};

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

/// "&#47;", "&#x2f;" or "&sol;" at the beginning of the text.
std::optional<Decoded> entityAt(std::string_view text) {
    constexpr std::size_t longest = 10;
    const std::size_t end = text.substr(0, longest).find(';');
    if (text[0] != '&' || end == std::string_view::npos)
        return std::nullopt;
    const std::string_view body = text.substr(1, end - 1);
    if (body.starts_with('#'))
        return numbered(body.substr(1), end + 1);
    // What was escaped twice: "&amp;#47;".
    if (body == "amp")
        if (const auto inner = entityAt('&' + std::string(text.substr(end + 1, longest))))
            return Decoded{inner->code, end + inner->size};
    for (const Named& entity : entities)
        if (entity.name == body)
            return Decoded{entity.code, end + 1};
    return std::nullopt;
}

/// "=2F" of mail that was copied as it is transported; a block has no such sign of its own.
std::optional<Decoded> quotedPrintable(std::string_view text) {
    if (text[0] != '=' || text.size() < 3)
        return std::nullopt;
    std::uint32_t code = 0;
    const auto [end, problem] = std::from_chars(text.data() + 1, text.data() + 3, code, 16);
    // Bytes above ASCII are parts of characters that are nothing but space or decoration here.
    if (problem != std::errc() || end != text.data() + 3)
        return std::nullopt;
    return Decoded{code < 0x80 ? code : 0xA0, 3};
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

Decoded decode(std::string_view text) {
    if (const auto entity = entityAt(text))
        return *entity;
    if (const auto quoted = quotedPrintable(text))
        return *quoted;
    return utf8At(text);
}

/// What a program made of a plain character, made plain again; 0 for what is no part of a block.
char plain(std::uint32_t code) {
    if (code >= 0xFF01 && code <= 0xFF5E) // the full-width forms of ASCII
        code -= 0xFEE0;
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

/// The end of a tag such as <br/> or [b] that begins at `at`, on this line; `at` when it is none.
std::size_t tagEnd(const std::vector<std::uint32_t>& line, std::size_t at) {
    const std::uint32_t closing = line[at] == '<' ? '>' : line[at] == '[' ? ']' : 0;
    if (closing == 0)
        return at;
    const std::size_t most = std::min(line.size(), at + longestTag);
    for (std::size_t end = at + 1; end < most; ++end)
        if (line[end] == closing)
            return end + 1;
    return at;
}

/// Initials before a quote mark, as in "AL> ".
std::size_t quoteEnd(const std::vector<std::uint32_t>& line) {
    std::size_t at = 0;
    while (at < line.size() && (line[at] == ' ' || line[at] == '\t'))
        ++at;
    std::size_t letters = 0;
    while (at + letters < line.size() && letters < 4 && line[at + letters] < 0x80 &&
           isLetter(static_cast<char>(line[at + letters])))
        ++letters;
    const bool isQuoted = at + letters < line.size() && line[at + letters] == '>';
    if (isQuoted)
        return at + letters + 1;
    // A list's bullet: a dash or star and a space, which no line of a block begins with.
    const bool isBullet = at + 1 < line.size() && (line[at] == '-' || line[at] == '*') && line[at + 1] == ' ';
    return isBullet ? at + 2 : at;
}

std::string plainLine(const std::vector<std::uint32_t>& line) {
    std::string text;
    for (std::size_t at = quoteEnd(line); at < line.size();) {
        const std::size_t end = tagEnd(line, at);
        if (end > at) {
            at = end;
            continue;
        }
        if (const char c = plain(line[at]); c != 0)
            text += c;
        ++at;
    }
    return text;
}

/// Where the name of a field, with its colon, begins in the line; its end when there is none.
std::size_t nameAt(std::string_view line) {
    for (std::size_t colon = line.find(':'); colon != std::string_view::npos;
         colon = line.find(':', colon + 1)) {
        // The longest name that ends here; "game" and the like are no ends of other names.
        for (std::size_t index = 0; index < fieldCount; ++index) {
            const std::string_view name = nameOf(static_cast<Field>(index));
            if (colon >= name.size() &&
                std::ranges::equal(line.substr(colon - name.size(), name.size()), name, {}, lower))
                return colon - name.size();
        }
    }
    return line.size();
}

bool endsInCheck(std::string_view line) {
    return line.size() > lineCheckLength && line[line.size() - lineCheckLength - 1] == '/';
}

/// A whole line without what a chat puts in front; empty when it is none of the block's.
std::string_view ownPart(std::string_view line) {
    if (!endsInCheck(line))
        return {};
    if (const std::size_t name = nameAt(line); name < line.size())
        return line.substr(name);
    const std::size_t colon = line.rfind(':');
    return colon == std::string_view::npos ? line : line.substr(colon + 1);
}

/// Whether the character ends a line; line and paragraph separators do too.
bool endsLine(std::uint32_t code) {
    return code == '\n' || code == '\r' || code == 0x2028 || code == 0x2029 || code == 0x85;
}

/// The mark around the word that begins at `word`.
std::optional<Mark> markAround(std::string_view text, std::size_t word, std::size_t size) {
    constexpr std::size_t reach = 12;
    Mark mark;
    const std::size_t first = word > reach ? word - reach : 0;
    const std::string before = [&] {
        std::string result;
        for (std::size_t at = first; at < word;) {
            const Decoded character = decode(text.substr(at, word - at));
            const auto c = character.code < 0x80 ? static_cast<char>(character.code) : ' ';
            if (c == '[' || c == '/')
                result += c;
            else if (c != '\\' && c != ' ' && c != '*' && c != '_')
                result.clear();
            if (c == '[')
                mark.begin = at;
            at += character.size;
        }
        return result;
    }();
    mark.closes = before.ends_with("[/");
    if (!mark.closes && !before.ends_with('['))
        return std::nullopt;
    constexpr std::size_t longest = 40;
    for (std::size_t at = word + size; at < std::min(text.size(), word + size + longest);) {
        const Decoded character = decode(text.substr(at));
        at += character.size;
        if (character.code == ']') {
            mark.end = at;
            return mark;
        }
        if (const char c = plain(character.code); c != 0)
            mark.version += c;
    }
    return std::nullopt;
}

/// The next place of the word, in upper or lower case.
std::size_t findWord(std::string_view text, std::string_view word, std::size_t from) {
    for (std::size_t at = text.find_first_of("qQ", from); at != std::string_view::npos;
         at = text.find_first_of("qQ", at + 1)) {
        if (at >= from + 1 && at - 1 + word.size() <= text.size() &&
            std::ranges::equal(text.substr(at - 1, word.size()), word, {}, lower))
            return at - 1;
    }
    return std::string_view::npos;
}

} // namespace

CleanText cleaned(std::string_view text, int line, Cleaning cleaning) {
    CleanText result;
    std::vector<std::uint32_t> characters;
    const auto finish = [&] {
        const std::string plainText = plainLine(characters);
        const std::string_view own = cleaning == Cleaning::Lines ? ownPart(plainText) : plainText;
        for (const char c : own)
            result.push_back({c, line});
        characters.clear();
    };
    while (!text.empty()) {
        const Decoded character = decode(text);
        const bool isPair = character.code == '\r' && text.size() > 1 && text[1] == '\n';
        text.remove_prefix(character.size + (isPair ? 1 : 0));
        if (!endsLine(character.code)) {
            characters.push_back(character.code);
            continue;
        }
        finish();
        ++line;
    }
    finish();
    return result;
}

bool findMark(std::string_view text, std::size_t from, Mark& mark) {
    constexpr std::string_view word = "squarefront";
    for (std::size_t at = findWord(text, word, from); at != std::string_view::npos;
         at = findWord(text, word, at + 1))
        if (auto found = markAround(text, at, word.size())) {
            mark = std::move(*found);
            return true;
        }
    return false;
}

} // namespace sf::post
