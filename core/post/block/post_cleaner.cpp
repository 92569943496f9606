// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/post_cleaner.h"

#include "core/post/block/field.h"
#include "core/rules/ascii.h"
#include "core/rules/pasted/character.h"
#include "core/rules/pasted/line.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace sf::post {

namespace {

using pasted::decode;
using pasted::Decoded;
using pasted::decodePrinted;
using pasted::halfWidth;
using pasted::isInvisible;
using pasted::Line;
using pasted::plain;
using pasted::quoteEnd;
using pasted::tagEnd;
using pasted::takeLine;
using pasted::withoutQuotedPrintable;

constexpr std::size_t longestTag = 200;

/// The end of "22:14 " or "22:14:55 PM " at `at`, which chats put before a line; `at` if there is no time.
std::size_t timeEnd(const Line& line, std::size_t at) {
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
std::size_t barEnd(const Line& line, std::size_t at) {
    constexpr std::size_t longestNick = 40;
    for (std::size_t end = at; end < std::min(line.size(), at + longestNick); ++end)
        if (line[end] == '|' || line[end] == 0x2502)
            return end + 1;
    return at;
}

std::string plainLine(const Line& line, Cleaning cleaning) {
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

/// Behind the HTML tag that begins at `at`, such as a forum puts around what was searched for; `at` if there
/// is none.
std::size_t htmlEnd(std::string_view text, std::size_t at) {
    if (text[at] != '<')
        return at;
    const std::size_t end = text.substr(at, longestTag).find_first_of(">\n");
    return end != std::string_view::npos && text[at + end] == '>' ? at + end + 1 : at;
}

/// Before the HTML tags that end at `end`.
std::size_t beforeHtml(std::string_view text, std::size_t end) {
    while (end > 0 && text[end - 1] == '>') {
        const std::size_t begin = end > longestTag ? end - longestTag : 0;
        const std::size_t tag = text.substr(begin, end - 1 - begin).find_last_of("<>\n");
        if (tag == std::string_view::npos || text[begin + tag] != '<')
            break;
        end = begin + tag;
    }
    return end;
}

/// The signs just before a mark's word: "[" or "[/". `begin` is set to where they start.
std::string signsBefore(std::string_view text, std::size_t word, std::size_t& begin) {
    constexpr std::size_t reach = 24;
    std::string signs;
    word = beforeHtml(text, word);
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
    for (std::size_t at = end, last = end + longest; at < std::min(text.size(), last);) {
        if (const std::size_t behind = htmlEnd(text, at); behind > at) {
            last += behind - at;
            at = behind;
            continue;
        }
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
        if (const std::size_t behind = htmlEnd(text, end); matched > 0 && behind > end) {
            end = behind;
            continue;
        }
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
    CleanText result;
    for (std::string_view text = decoded; !text.empty(); ++line) {
        const std::string plainText = plainLine(takeLine(text), cleaning);
        for (const char c : cleaning == Cleaning::Lines ? ownPart(plainText) : plainText)
            result.push_back({c, line});
    }
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
