// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sf::post {

/// One character of a block and the line of the post on which it was found.
struct Clean {
    char c = 0;
    int line = 0;
};
using CleanText = std::vector<Clean>;

/// How what forums, mail and chat programs add is told from the block.
enum class Cleaning : std::uint8_t {
    Joined, ///< line ends mean nothing: lines may be wrapped or joined
    Lines,  ///< lines are whole; what stands before a field's name, and lines without a check, are not the
            ///< block's
};

/// The characters that a block can hold, without quote marks, tags, entities, spaces and invisible
/// characters; dashes, slashes and such that programs prettify become plain again. `line` is the number of
/// its first line.
CleanText cleaned(std::string_view raw, int line, Cleaning cleaning);

/// Where a mark of a block stands in a text.
struct Mark {
    std::size_t begin = 0;
    std::size_t end = 0;
    bool closes = false;
    std::string version; ///< of an opening mark, "1"; at most a few characters
};
/// The next mark at or behind `from`, in whatever brackets are left of it; nothing when there is none.
bool findMark(std::string_view text, std::size_t from, Mark& mark);

} // namespace sf::post
