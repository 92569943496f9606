// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/post_cleaner.h"

#include "core/post/block/field.h"
#include "core/rules/ascii.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

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

constexpr bool isBlockCharacter(char c) {
    return isDigit(c) || isLetter(c) || c == ':' || c == ',' || c == '/' || c == '-' || c == '+';
}

/// A character and the number of bytes that encode it.
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

/// Decodes mail copied in its transport encoding. A block has no "=" of its own. Joined lines leave empty
/// ones behind, so that later lines keep their numbers.
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
    return utf8At(text);
}

/// The character at the start, also if its bytes are written as "=C2=A0".
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

/// Turns the full-width forms of ASCII, which Chinese and Japanese keyboards type, into ASCII.
constexpr std::uint32_t halfWidth(std::uint32_t code) {
    return code >= 0xFF01 && code <= 0xFF5E ? code - 0xFEE0 : code;
}

constexpr bool isInvisible(std::uint32_t code) {
    return (code >= 0x200B && code <= 0x200F) || code == 0x2060 || code == 0xFEFF || code == 0xAD;
}

constexpr bool isSpace(std::uint32_t code) {
    return code == ' ' || code == '\t' || code == 0xA0 || (code >= 0x2000 && code <= 0x200A) ||
           code == 0x202F || code == 0x3000;
}

/// Undoes a program's replacement of a plain character; 0 if the character is never part of a block.
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

/// The end of a tag such as <br/> or [b] that starts at `at` on this line; `at` if there is none.
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

/// Skips quote marks, initials before one as in "AL> ", and a list's bullet (a dash or star and a space). No
/// line of a block starts with these.
std::size_t quoteEnd(const std::vector<std::uint32_t>& line, std::size_t at) {
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

/// The end of "22:14 " or "22:14:55 PM " at `at`, which chats put before a line; `at` if there is no time.
std::size_t timeEnd(const std::vector<std::uint32_t>& line, std::size_t at) {
    const auto digit = [&](std::size_t place) {
        return place < line.size() && line[place] >= '0' && line[place] <= '9';
    };
    std::size_t end = at;
    int parts = 0;
    while (digit(end) && parts < 3) {
        end += digit(end + 1) ? 2 : 1;
        ++parts;
        if (end >= line.size() || line[end] != ':')
            break;
        ++end;
    }
    return parts >= 2 ? end : at;
}

/// Skips the bar that some chats put between a name and its line.
std::size_t barEnd(const std::vector<std::uint32_t>& line, std::size_t at) {
    constexpr std::size_t longestNick = 40;
    for (std::size_t end = at; end < std::min(line.size(), at + longestNick); ++end)
        if (line[end] == '|' || line[end] == 0x2502)
            return end + 1;
    return at;
}

std::string plainLine(const std::vector<std::uint32_t>& line, Cleaning cleaning) {
    std::string text;
    std::size_t begin = quoteEnd(line, 0);
    if (cleaning == Cleaning::Lines)
        begin = barEnd(line, timeEnd(line, begin));
    for (std::size_t at = begin; at < line.size();) {
        const std::size_t end = tagEnd(line, at);
        if (end > at) {
            at = quoteEnd(line, end);
            continue;
        }
        if (const char c = plain(line[at]); c != 0)
            text += c;
        ++at;
    }
    return text;
}

/// Where the name of a field, with its colon, starts in the line; the line's end if there is none.
std::size_t nameAt(std::string_view line) {
    for (std::size_t colon = line.find(':'); colon != std::string_view::npos;
         colon = line.find(':', colon + 1)) {
        // No field name ends with another one, so the first match is right.
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

/// A whole line without a chat's prefix; empty if it is not part of the block.
std::string_view ownPart(std::string_view line) {
    if (!endsInCheck(line))
        return {};
    if (const std::size_t name = nameAt(line); name < line.size())
        return line.substr(name);
    const std::size_t colon = line.rfind(':');
    return colon == std::string_view::npos ? line : line.substr(colon + 1);
}

/// Whether the character ends a line; line and paragraph separators count.
bool endsLine(std::uint32_t code) {
    return code == '\n' || code == '\r' || code == 0x2028 || code == 0x2029 || code == 0x85;
}

/// The signs just before a mark's word: "[" or "[/". `begin` is set to where they start.
std::string signsBefore(std::string_view text, std::size_t word, std::size_t& begin) {
    constexpr std::size_t reach = 24;
    std::string signs;
    for (std::size_t at = word > reach ? word - reach : 0; at < word;) {
        const Decoded character = decodePrinted(text.substr(at, word - at));
        const char sign = halfWidth(character.code) == '[' ? '[' : plain(character.code);
        if (sign == '[')
            begin = at;
        if (sign == '[' || sign == '/')
            signs += sign;
        else if (isLetter(sign) || isDigit(sign))
            signs.clear();
        at += character.size;
    }
    return signs;
}

/// The mark around the word between `word` and `end`.
std::optional<Mark> markAround(std::string_view text, std::size_t word, std::size_t end) {
    Mark mark;
    const std::string before = signsBefore(text, word, mark.begin);
    mark.closes = before.ends_with("[/");
    if (!mark.closes && !before.ends_with('['))
        return std::nullopt;
    constexpr std::size_t longest = 60;
    for (std::size_t at = end; at < std::min(text.size(), end + longest);) {
        const Decoded character = decodePrinted(text.substr(at));
        at += character.size;
        if (halfWidth(character.code) == ']') {
            mark.end = at;
            return mark;
        }
        if (const char c = plain(character.code); c != 0)
            mark.version += c;
    }
    return std::nullopt;
}

/// The end of `word` at `at`, in any case and with invisible characters between its letters; `at` if another
/// word is there.
std::size_t wordEnd(std::string_view text, std::size_t at, std::string_view word) {
    std::size_t matched = 0;
    std::size_t end = at;
    while (matched < word.size() && end < text.size()) {
        const Decoded character = decode(text.substr(end));
        end += character.size;
        if (isInvisible(character.code))
            continue;
        const std::uint32_t code = halfWidth(character.code);
        if (code >= 0x80 || lower(static_cast<char>(code)) != word[matched])
            return at;
        ++matched;
    }
    return matched == word.size() ? end : at;
}

/// Where the next "q" or full-width "q" begins, which is searched for because it is rare, and its size.
struct Letter {
    std::size_t at = std::string_view::npos;
    std::size_t size = 1;
};
Letter findQ(std::string_view text, std::size_t from) {
    constexpr std::string_view fullWidth = "\xEF\xBD\x91";
    constexpr std::string_view fullWidthCapital = "\xEF\xBC\xB1";
    for (std::size_t at = text.find_first_of("qQ\xEF", from); at != std::string_view::npos;
         at = text.find_first_of("qQ\xEF", at + 1)) {
        if (text[at] != fullWidth[0])
            return {at, 1};
        const std::string_view letter = text.substr(at, fullWidth.size());
        if (letter == fullWidth || letter == fullWidthCapital)
            return {at, letter.size()};
    }
    return {};
}

/// The mark whose word has its second letter at `q`.
std::optional<Mark> markAt(std::string_view text, std::size_t from, Letter q) {
    constexpr std::string_view word = "squarefront";
    constexpr std::size_t reach = 12; // there may be something invisible between the letters
    for (std::size_t at = std::max(from, q.at > reach ? q.at - reach : 0); at < q.at; ++at) {
        const bool mayBegin = lower(text[at]) == word[0] || text[at] == '\xEF';
        const std::size_t end = mayBegin ? wordEnd(text, at, word) : at;
        if (end <= q.at)
            continue;
        auto mark = markAround(text, at, end);
        if (mark)
            mark->word = q.at + q.size;
        return mark;
    }
    return std::nullopt;
}

} // namespace

CleanText cleaned(std::string_view raw, int line, Cleaning cleaning) {
    const std::string decoded = withoutQuotedPrintable(raw);
    std::string_view text = decoded;
    CleanText result;
    std::vector<std::uint32_t> characters;
    const auto finish = [&] {
        const std::string plainText = plainLine(characters, cleaning);
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
    for (Letter q = findQ(text, from); q.at != std::string_view::npos; q = findQ(text, q.at + 1))
        if (auto found = markAt(text, from, q)) {
            mark = std::move(*found);
            return true;
        }
    return false;
}

std::string withoutMarks(const std::string& text, std::string_view block) {
    const std::string all = text + std::string(block); // a mark could begin before the block and end in it
    std::string result;
    std::size_t copied = 0;
    Mark mark;
    while (findMark(all, copied, mark) && mark.word <= text.size()) {
        result += std::string_view(all).substr(copied, mark.word - copied);
        result += '-';
        copied = mark.word;
    }
    return result + text.substr(copied);
}

} // namespace sf::post
