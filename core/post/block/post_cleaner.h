// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sf::post {

/// One character of a block and its line in the post.
struct Clean {
    char c = 0;
    int line = 0;
};
using CleanText = std::vector<Clean>;

/// How to tell a block from what forums, mail and chat programs add.
enum class Cleaning : std::uint8_t {
    Joined, ///< ignore line ends: lines may be wrapped or joined
    Lines,  ///< lines are intact; ignore anything before a field's name, and lines without a check
};

/// Returns the characters that a block can contain, without quote marks, tags, entities, spaces and invisible
/// characters. Dashes, slashes and other prettified characters become plain again. `line` is the number of
/// the first line.
CleanText cleaned(std::string_view raw, int line, Cleaning cleaning);

/// The position of a block's mark in a text.
struct Mark {
    std::size_t begin = 0;
    std::size_t end = 0;
    std::size_t word = 0; ///< just behind the letter q of its word
    bool closes = false;
    std::string version; ///< of an opening mark, "1"; truncated to a few characters
};
/// Finds the next mark at or after `from`, whatever is left of its brackets. Returns false if there is none.
bool findMark(std::string_view text, std::size_t from, Mark& mark);
/// Returns the text, which comes before a block, without anything that would be read as a mark.
std::string withoutMarks(const std::string& text, std::string_view block);

} // namespace sf::post
