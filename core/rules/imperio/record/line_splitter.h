// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/blanks.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace sf::imperio {

/// Splits a stream of text into lines with any line ends (LF, CR or both), separates comments, makes all
/// blanks plain and drops a byte-order mark. It buffers one line of up to `longest` bytes, and its comment.
class LineSplitter {
public:
    static constexpr std::size_t longest = 4096;
    /// Of a branch, whose lines of play are in comments and may have comments of their own.
    static constexpr std::size_t longestOfBranch = 2 * longest;

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
    /// The current line as it was written.
    const std::string& text() const { return m_text; }
    /// Whether there is a `#` in the current line, and the text after it.
    bool hasComment() const { return m_inComment; }
    const std::string& comment() const { return m_comment; }

private:
    bool take(char c) {
        if (m_inComment)
            m_comment += c;
        m_inComment = m_inComment || c == '#';
        if (!m_inComment)
            m_text += c;
        return !isTooLong();
    }
    template<class OnLine>
    bool finishLine(OnLine& onLine) {
        if (!onLine(std::string_view(withPlainBlanks(m_text)))) // a byte-order mark is one without width
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
