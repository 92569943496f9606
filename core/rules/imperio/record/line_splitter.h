// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace sf::imperio {

/// Splits a stream of text into lines with any line ends (LF, CR or both), separates comments and drops a
/// byte-order mark. It buffers at most one line of up to `longest` bytes, and twice as much of its comment.
class LineSplitter {
public:
    static constexpr std::size_t longest = 4096;
    /// In a comment there may be a line of play with a comment of its own.
    static constexpr std::size_t longestComment = 2 * longest;

    /// Passes each complete line to `onLine(text)`, which returns whether to continue. Returns false if that
    /// or an overlong line stopped it.
    template<class OnLine>
    bool feed(std::string_view chunk, OnLine&& onLine) {
        for (const char c : chunk) {
            const bool endsLine = c == '\n' || c == '\r';
            const bool isSecondHalf = c == '\n' && m_afterReturn;
            m_afterReturn = c == '\r';
            if (isSecondHalf)
                continue;
            if (endsLine ? !finishLine(onLine) : !take(c))
                return false;
        }
        return true;
    }
    /// Passes on the last line if it has no line end.
    template<class OnLine>
    bool finish(OnLine&& onLine) {
        return (m_text.empty() && !m_inComment) || finishLine(onLine);
    }
    /// The current line number, from 1.
    int number() const { return m_number; }
    bool isTooLong() const { return m_text.size() > longest; }
    const std::string& text() const { return m_text; }
    /// The text after `#` in the current line, as far as it was kept.
    const std::string& comment() const { return m_comment; }

private:
    bool take(char c) {
        if (m_inComment && m_comment.size() < longestComment)
            m_comment += c;
        m_inComment = m_inComment || c == '#';
        if (!m_inComment)
            m_text += c;
        return !isTooLong();
    }
    template<class OnLine>
    bool finishLine(OnLine& onLine) {
        std::string_view text = m_text;
        if (m_number == 1 && text.starts_with("\xEF\xBB\xBF"))
            text.remove_prefix(3);
        if (!onLine(text))
            return false;
        m_text.clear();
        m_comment.clear();
        m_inComment = false;
        ++m_number;
        return true;
    }

    std::string m_text;
    std::string m_comment;
    int m_number = 1;
    bool m_inComment = false;
    bool m_afterReturn = false;
};

} // namespace sf::imperio
