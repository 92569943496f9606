// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace sf {

/// Returns UTF-8 text with plain spaces for the blanks that web pages and word processors put in, such as
/// U+00A0, and without their marks that have no width.
inline std::string withPlainBlanks(std::string_view text) {
    static constexpr std::array<std::string_view, 18> blanks{
        "\u00a0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006",
        "\u2007", "\u2008", "\u2009", "\u200a", "\u202f", "\u205f", "\u3000", "\u2028", "\u2029"};
    static constexpr std::array<std::string_view, 7> marks{"\u00ad", "\u200b", "\u200e", "\u200f",
                                                           "\u2060", "\ufeff", "\u180e"};
    std::string plain;
    plain.reserve(text.size());
    while (!text.empty()) {
        const auto isNext = [&](std::string_view one) { return text.starts_with(one); };
        const bool isAscii = static_cast<unsigned char>(text.front()) < 0x80;
        const auto blank = isAscii ? blanks.end() : std::ranges::find_if(blanks, isNext);
        const auto mark =
            isAscii || blank != blanks.end() ? marks.end() : std::ranges::find_if(marks, isNext);
        if (blank != blanks.end())
            plain += ' ';
        else if (mark == marks.end())
            plain += text.front();
        text.remove_prefix(blank != blanks.end() ? blank->size() : mark != marks.end() ? mark->size() : 1);
    }
    return plain;
}

} // namespace sf
