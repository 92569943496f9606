// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/block.h"

#include <string_view>
#include <vector>

namespace sf::post {

/// What is wrong with the text of a block. core/text puts it into words.
enum class ReadFault : std::uint8_t {
    NoEnd,        ///< the closing mark is missing
    TooLong,      ///< more than longestBlock between the marks
    OtherVersion, ///< found: the version
    NotALine,     ///< found: text that is no field
    BadLine,      ///< the line does not fit its check; expected, found: the check
    BadCheck,     ///< the block does not fit its `check`; expected, found
    BadValue,     ///< found: a value that the field can't have
    Unknown,      ///< found: the name of no field
    Repeated,     ///< the field was there before
    Misplaced,    ///< the field belongs in front of the one before
    Missing,      ///< the field is not there
    Surplus,      ///< the field has no business in such a block
};

struct ReadProblem {
    ReadFault fault = ReadFault::NoEnd;
    int line = 1; ///< of the text, from 1
    std::optional<Field> field;
    std::string expected;
    std::string found;
};

/// A block that fits all its checks, with the lines on which it stood.
struct ReadBlock {
    Block block;
    Hash hash{};
    int firstLine = 1;
    int lastLine = 1;
};

struct ReadText {
    std::vector<ReadBlock> blocks; ///< in the order of the text; one that stands there twice is here twice
    std::vector<ReadProblem> problems; ///< of damaged blocks, in the order of their lines
};

inline constexpr std::size_t longestBlock = 256 * 1024; ///< bytes between the marks, with all that was added
inline constexpr std::size_t mostBlocks = 20'000;       ///< of a text

/// Takes the blocks out of whatever a forum, a mail program or a chat made of them. What does not fit its
/// check is named with its line and changes nothing; nothing is guessed.
ReadText readBlocks(std::string_view text);

} // namespace sf::post
