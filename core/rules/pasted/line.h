// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

/// What forums, mail and chat programs put around the lines of a text.
namespace sf::pasted {

/// The characters of a line.
using Line = std::vector<std::uint32_t>;

/// Takes the next line off a text, which isn't empty, with its end; line and paragraph separators end one
/// too.
Line takeLine(std::string_view& text);

/// The end of a tag such as <br/> or [b] that starts at `at`; `at` if there is none.
std::size_t tagEnd(const Line& line, std::size_t at);

/// Skips quote marks, initials before one as in "AL> ", and a list's bullet (a dash or star and a space).
std::size_t quoteEnd(const Line& line, std::size_t at);

} // namespace sf::pasted
