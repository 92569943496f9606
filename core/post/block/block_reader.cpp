// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/block_reader.h"

#include "core/post/block/base32.h"
#include "core/post/block/post_cleaner.h"

#include <algorithm>
#include <set>

namespace sf::post {

namespace {

constexpr std::size_t longestQuote = 40;
constexpr std::size_t mostProblems = 20;   ///< reported per block
constexpr std::size_t mostListed = 20'000; ///< problems of a text

std::string textOf(const CleanText& text, std::size_t begin, std::size_t end) {
    std::string result;
    for (; begin < end; ++begin)
        result += text[begin].c;
    return result;
}

/// Reads the text between two marks line by line, each with its check.
class BlockParser {
public:
    explicit BlockParser(CleanText text) : m_text(std::move(text)) {}

    void read() {
        while (m_at < m_text.size() && m_problems.size() < mostProblems && readLine()) {
        }
        if (m_problems.empty())
            checkWhole();
    }
    const std::vector<ReadProblem>& problems() const { return m_problems; }
    const Block& block() const { return m_block; }
    const Hash& hash() const { return m_hash; }

private:
    /// Reads one line with its check. False if the text is not a line.
    bool readLine() {
        const std::size_t slash = find('/', m_at);
        const std::size_t end = slash + 1 + lineCheckLength;
        m_line = m_text[m_at].line;
        const std::string words = textOf(m_text, m_at, std::min(slash, m_text.size()));
        if (end > m_text.size()) {
            fail(ReadFault::NotALine, {}, words);
            return false;
        }
        const std::string check = canonicalBase32(textOf(m_text, slash + 1, end));
        m_at = end;
        const std::size_t colon = words.find(':');
        if (colon == std::string::npos)
            return readNext(words, check);
        return begin(words.substr(0, colon), words.substr(colon + 1), check);
    }

    bool begin(const std::string& name, const std::string& text, const std::string& check) {
        m_field = fieldOf(name);
        if (!m_field)
            return fail(ReadFault::Unknown, {}, name);
        if (m_block.has(*m_field))
            return fail(ReadFault::Repeated);
        if (m_last && indexOf(*m_field) < indexOf(*m_last))
            return fail(ReadFault::Misplaced);
        m_last = m_field;
        m_block.set(*m_field, {});
        m_lines[indexOf(*m_field)] = m_line;
        return append(text, check);
    }

    /// Another line of the value that was begun; a field in the wrong place has none.
    bool readNext(const std::string& text, const std::string& check) {
        const bool hasBegun = m_field && m_block.has(*m_field);
        return hasBegun ? append(text, check) : fail(ReadFault::NotALine, {}, text);
    }

    bool append(const std::string& text, const std::string& check) {
        const std::string piece = canonicalPiece(*m_field, text);
        if (const std::string right = lineCheck(*m_field, piece); right != check)
            return fail(ReadFault::BadLine, right, check);
        m_block.values[indexOf(*m_field)]->append(piece);
        return true;
    }

    void checkWhole() {
        for (std::size_t index = 0; index < fieldCount; ++index) {
            m_field = static_cast<Field>(index);
            m_line = m_lines[index];
            if (m_block.has(*m_field) && !isWellFormed(*m_field, m_block.value(*m_field)))
                fail(ReadFault::BadValue, {}, std::string(m_block.value(*m_field)));
        }
        if (m_problems.empty())
            checkForm();
    }

    void checkForm() {
        m_line = m_text.empty() ? 0 : m_text.back().line;
        if (const auto fault = formFault(m_block)) {
            m_field = fault->field;
            m_line = fault->isMissing ? m_line : m_lines[indexOf(fault->field)];
            fail(fault->isMissing ? ReadFault::Missing : ReadFault::Surplus);
            return;
        }
        m_hash = hashOf(m_block);
        m_field = Field::Check;
        m_line = m_lines[indexOf(Field::Check)];
        if (const std::string right = checkOf(m_hash); right != m_block.value(Field::Check))
            fail(ReadFault::BadCheck, right, std::string(m_block.value(Field::Check)));
    }

    /// Records the fault and goes on, so that all faults are reported.
    bool fail(ReadFault fault, std::string expected = {}, const std::string& found = {}) {
        m_problems.push_back({fault, m_line, m_field, std::move(expected), found.substr(0, longestQuote)});
        return true;
    }

    std::size_t find(char c, std::size_t from) const {
        while (from < m_text.size() && m_text[from].c != c)
            ++from;
        return from;
    }

    CleanText m_text;
    std::size_t m_at = 0;
    int m_line = 0;
    std::optional<Field> m_field; ///< the field whose lines are being read
    std::optional<Field> m_last;
    Block m_block;
    Hash m_hash{};
    std::array<int, fieldCount> m_lines{};
    std::vector<ReadProblem> m_problems;
};

/// Walks through a text from mark to mark.
class TextReader {
public:
    explicit TextReader(std::string_view text) : m_text(text) {}

    ReadText read() {
        Mark open;
        std::size_t from = 0;
        while (!m_isFull && findMark(m_text, from, open)) {
            from = open.end;
            if (!open.closes)
                from = readFrom(open);
        }
        return std::move(m_result);
    }

private:
    /// Reads the block that the mark opens. Returns where to search on.
    std::size_t readFrom(const Mark& open) {
        const int line = lineOf(open.begin);
        if (open.version != "1") {
            problem({ReadFault::OtherVersion, line, {}, "1", open.version.substr(0, longestQuote)});
            return open.end;
        }
        Mark close;
        if (!findMark(m_text, open.end, close) || !close.closes) {
            problem({ReadFault::NoEnd, line, {}, {}, {}});
            return open.end;
        }
        if (close.begin - open.end > longestBlock)
            problem({ReadFault::TooLong, line, {}, {}, {}});
        else
            readBetween(open, close);
        return close.end;
    }

    void readBetween(const Mark& open, const Mark& close) {
        const std::string_view body = m_text.substr(open.end, close.begin - open.end);
        const int first = lineOf(open.end);
        BlockParser joined(cleaned(body, first, Cleaning::Joined));
        joined.read();
        if (joined.problems().empty()) {
            keep(joined, first, close);
            return;
        }
        BlockParser lines(cleaned(body, first, Cleaning::Lines));
        lines.read();
        if (lines.problems().empty())
            keep(lines, first, close);
        else
            for (const ReadProblem& found : joined.problems())
                problem(found);
    }

    /// Copies don't count, so that nobody can fill a text with them.
    void keep(const BlockParser& parser, int first, const Mark& close) {
        const bool isNew = m_known.emplace(parser.hash(), parser.block().value(Field::Signature)).second;
        m_isFull = m_known.size() > mostBlocks;
        if (m_isFull)
            m_result.problems.push_back({ReadFault::TooMany, first, {}, std::to_string(mostBlocks), {}});
        if (m_isFull || (!isNew && m_result.blocks.size() >= mostBlocks))
            return;
        m_result.blocks.push_back({parser.block(), parser.hash(), first, lineOf(close.begin)});
    }

    void problem(ReadProblem found) {
        if (m_result.problems.size() > mostListed)
            return;
        found.line = std::max(found.line, 1);
        if (m_result.problems.size() == mostListed)
            found = {ReadFault::MoreProblems, found.line, {}, {}, {}};
        m_result.problems.push_back(std::move(found));
    }

    /// Positions are asked for in ascending order, so line breaks are counted only once.
    int lineOf(std::size_t at) {
        for (; m_counted < at; ++m_counted) {
            const char c = m_text[m_counted];
            const bool isPair = c == '\r' && m_counted + 1 < m_text.size() && m_text[m_counted + 1] == '\n';
            m_line += (c == '\n' || c == '\r') && !isPair ? 1 : 0;
        }
        return m_line;
    }

    std::string_view m_text;
    ReadText m_result;
    std::set<std::pair<Hash, std::string>> m_known; ///< blocks with their signatures
    bool m_isFull = false;
    std::size_t m_counted = 0;
    int m_line = 1;
};

} // namespace

ReadText readBlocks(std::string_view text) {
    return TextReader(text).read();
}

} // namespace sf::post
