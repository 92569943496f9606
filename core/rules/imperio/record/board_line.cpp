// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/board_line.h"

#include "core/rules/ascii.h"
#include "core/rules/imperio/board/square.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/pasted/character.h"

#include <algorithm>

namespace sf::imperio {

namespace {

using pasted::Line;

constexpr std::size_t longestLine = 1000; ///< what is longer is prose

/// Reads "Kx6, Ax10", "6 K; 10 A", "K6 A10" and the like.
class ReserveReader {
public:
    explicit ReserveReader(std::string_view text) : m_rest(text) {}

    /// "Kx6; Ax10", or nothing if there are other words.
    std::string read() {
        std::string text;
        while (skip(" ;,/+&|."), !m_rest.empty()) {
            const std::string item = takeItem();
            if (item.empty())
                return {};
            text += (text.empty() ? "" : "; ") + item;
        }
        return text;
    }
    std::string takeItem() {
        std::string number = takeNumber();
        const bool isNumberFirst = !number.empty();
        m_isTimes = skip(" xX*");
        if (m_rest.empty() || !isLetter(m_rest.front()))
            return {};
        const char name = m_rest.front();
        m_rest.remove_prefix(1);
        if (!isNumberFirst) {
            m_isTimes = skip(" xX*=:-");
            number = takeNumber();
        }
        const bool isWord = !m_rest.empty() && isLetter(m_rest.front());
        const bool isAge = isNumberFirst && !m_isTimes && !isCapital(name); // "5h" ago
        return number.empty() || isWord || isAge ? std::string() : upper(name) + ('x' + number);
    }

    /// Of the last item.
    bool isTimes() const { return m_isTimes; }

private:
    /// Whether a times sign was among them.
    bool skip(std::string_view signs) {
        const std::size_t end = std::min(m_rest.find_first_not_of(signs), m_rest.size());
        const bool isTimes = m_rest.substr(0, end).find_first_of("xX*=") != m_rest.npos;
        m_rest.remove_prefix(end);
        return isTimes;
    }
    std::string takeNumber() {
        const std::size_t end = std::min(m_rest.find_first_not_of("0123456789"), m_rest.size());
        const std::string number(m_rest.substr(0, end));
        m_rest.remove_prefix(end);
        return number;
    }

    std::string_view m_rest;
    bool m_isTimes = false;
};

enum class Item : std::uint8_t { Any, WithTimes };

/// Where the first item of reinforcements begins; the text's end if there is none.
std::size_t firstItem(std::string_view text, Item wanted) {
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool begins = at == 0 || !(isLetter(text[at - 1]) || isDigit(text[at - 1]));
        ReserveReader reader(begins ? text.substr(at) : std::string_view());
        if (!reader.takeItem().empty() && (wanted == Item::Any || reader.isTimes()))
            return at;
    }
    return text.size();
}

/// Sets what a line of reinforcements says, if it is one. Other words may be before it.
bool takeReserve(BoardLine& line) {
    const std::string_view text = line.text;
    const std::size_t first = firstItem(text, Item::WithTimes);
    std::string reserve = ReserveReader(text).read();
    for (const std::size_t begin : {std::min(text.find(':'), text.size() - 1) + 1, first})
        if (reserve.empty() && firstItem(text.substr(0, begin), Item::Any) == begin)
            reserve = ReserveReader(text.substr(begin)).read();
    if (reserve.empty() && first == text.size())
        return false;
    line.text = reserve;
    return true;
}

bool isGood(const BoardLine& line) {
    return line.kind == BoardLine::Kind::Row ? line.cells.size() == rowSize
                                             : line.kind != BoardLine::Kind::Words;
}

BoardLine lineOf(const Signs& signs) {
    using enum BoardLine::Kind;
    BoardLine line;
    if (signs.size() > longestLine)
        return line;
    line.text = plainText(signs);
    if (const auto rules = after("rules:", line.text); rules && rules->find('=') != rules->npos) {
        line.kind = Rules;
        return line;
    }
    if (positionKeyOf(line.text)) {
        line.kind = Mark;
        return line;
    }
    const bool isHeading = after("attacker", line.text) || after("defender", line.text);
    if (!isHeading)
        line.cells = rowIn(signs);
    const auto colon =
        std::ranges::find(signs.rbegin(), signs.rend(), std::uint32_t{':'}, &Sign::code).base();
    if (line.cells.size() != rowSize && colon != signs.begin())
        line.cells = rowIn(Signs(colon, signs.end()));
    if (!line.cells.empty())
        line.kind = Row;
    else if (takeReserve(line))
        line.kind = Reserve;
    const auto coloured = std::ranges::find_if(signs, [](const Sign& sign) { return !sign.colour.empty(); });
    if (line.kind == Reserve && coloured != signs.end())
        line.colour = coloured->colour;
    return line;
}

/// Reads a line after its quote marks, or if that says nothing, also without bold type and a list's bullet.
BoardLine lineOf(const Line& line) {
    std::size_t begin = 0;
    while (begin < line.size() && (pasted::isSpace(line[begin]) || line[begin] == '>'))
        ++begin;
    BoardLine read = lineOf(signsOf(line, begin));
    if (isGood(read))
        return read;
    Line bare = line;
    while (!bare.empty() && std::u32string_view(U" *_~`").find(static_cast<char32_t>(bare.back())) !=
                                std::u32string_view::npos)
        bare.pop_back();
    const BoardLine other = lineOf(signsOf(bare, pasted::quoteEnd(bare, 0)));
    return isGood(other) ? other : read;
}

/// Whether a line begins a record: "Imperio Bellum 1".
bool beginsRecord(std::string_view text) {
    const auto version = after("imperio bellum", text);
    return version && !version->empty() && version->find_first_not_of("0123456789") == version->npos;
}

/// A line of a record without the quote marks and tags of a post.
std::string bareLine(std::string_view raw, bool isQuoted) {
    while (isQuoted && !raw.empty() && (raw.front() == ' ' || raw.front() == '>'))
        raw.remove_prefix(1);
    for (const std::string_view end : {"[/code]", "[/quote]", "</pre>", "</code>", "```"})
        if (raw.ends_with(end))
            raw.remove_suffix(end.size());
    return std::string(raw);
}

} // namespace

bool BoardLine::isRule() const {
    return std::ranges::all_of(cells, &Cell::isRule);
}

std::optional<std::string_view> after(std::string_view word, std::string_view text) {
    const bool begins = std::ranges::equal(word, text.substr(0, word.size()), {}, lower, lower);
    return begins ? std::optional(trimmed(text.substr(word.size()))) : std::nullopt;
}

std::vector<BoardLine> boardLines(std::string_view text) {
    std::vector<BoardLine> lines;
    while (!text.empty()) {
        const std::string_view before = text;
        BoardLine line = lineOf(pasted::takeLine(text));
        line.number = static_cast<int>(lines.size()) + 1;
        line.quote = quoted(trimmed(before.substr(0, before.size() - text.size()), " \t\r\n"));
        lines.push_back(std::move(line));
    }
    return lines;
}

std::string recordIn(std::string_view text) {
    std::string record;
    bool hasBegun = false;
    bool isQuoted = false;
    while (!text.empty()) {
        const std::string_view before = text;
        const Line line = pasted::takeLine(text);
        const std::string_view raw = trimmed(before.substr(0, before.size() - text.size()), " \t\r\n");
        const std::string head =
            hasBegun ? std::string() : plainText(signsOf(line, pasted::quoteEnd(line, 0)));
        if (beginsRecord(head)) {
            hasBegun = true;
            isQuoted = raw.starts_with('>');
            record += head;
        } else if (hasBegun) {
            record += bareLine(raw, isQuoted);
        }
        record += '\n';
    }
    return hasBegun ? record : std::string();
}

} // namespace sf::imperio
