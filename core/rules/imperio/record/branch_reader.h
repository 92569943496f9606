// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/record/play_reader.h"

namespace sf::imperio {

/// What follows "#> branch:" in a record's comment, if it begins a branch.
std::optional<std::string> branchHeading(std::string_view comment);

/// Plays a branch of a game line by line, from the position that the game has reached.
class BranchReader {
public:
    /// `after`: entries of the game so far. `line`: where the branch begins.
    BranchReader(const PlayReader& game, std::size_t after, std::string name, int line);

    /// Reads a line without its mark "#>": an action, or ": words".
    PlayReader::Error read(std::string_view text);
    /// Returns the branch, or an error at the line where it begins.
    std::variant<Branch, RecordError> finish();

private:
    Branch m_branch;
    Replay m_replay;
    PlayReader m_reader;
    int m_line;
};

/// Reads a branch of `game`, which has been replayed up to where it leaves, from branchText(). Lines count
/// from 1.
std::variant<Branch, RecordError> readBranch(std::string_view text, std::size_t after,
                                             const Position& position);

} // namespace sf::imperio
