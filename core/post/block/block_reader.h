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
    NotALine,     ///< found: text that isn't a field
    BadLine,      ///< the line doesn't match its check; expected, found: the check
    BadCheck,     ///< the block doesn't match its `check`; expected, found
    BadValue,     ///< found: a value that is invalid for the field
    Unknown,      ///< found: the unknown field name
    Repeated,     ///< the field appeared before
    Misplaced,    ///< the field belongs before the previous one
    Missing,      ///< the field is missing
    Surplus,      ///< the field doesn't belong in this kind of block
    TooMany,      ///< the text has more than mostBlocks different blocks; the rest wasn't read
    MoreProblems, ///< more are damaged than are listed
};

struct ReadProblem {
    ReadFault fault = ReadFault::NoEnd;
    int line = 1; ///< in the text, from 1
    std::optional<Field> field;
    std::string expected;
    std::string found;
};

/// A block that passes all its checks, with the lines where it was found.
struct ReadBlock {
    Block block;
    Hash hash{};
    int firstLine = 1;
    int lastLine = 1;
};

/// Returns whether the problem is only somebody's mark without a block, which changes nothing.
constexpr bool isHarmless(const ReadProblem& problem) {
    return problem.fault == ReadFault::NoEnd || problem.fault == ReadFault::MoreProblems;
}

struct ReadText {
    std::vector<ReadBlock> blocks;     ///< in text order
    std::vector<ReadProblem> problems; ///< of damaged blocks, in the order of their lines
};

inline constexpr std::size_t longestBlock =
    std::size_t{256} * 1024;                      ///< bytes between the marks, additions included
inline constexpr std::size_t mostBlocks = 20'000; ///< different ones in one text

/// Finds the blocks in whatever a forum, a mail program or a chat made of them. Anything that doesn't match
/// its check is reported with its line and otherwise ignored; nothing is guessed.
ReadText readBlocks(std::string_view text);

} // namespace sf::post
