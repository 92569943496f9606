// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/post_game.h"

#include <span>

namespace sf::post {

/// A block as somebody handed it in, and where.
struct PostedBlock {
    ReadBlock read;
    std::size_t source = 0; ///< which of the texts, from 0
};

/// Something to be said of a block.
struct BlockProblem {
    GameProblem problem;
    std::size_t block = 0; ///< which of the blocks handed in, from 0
};

/// Whom a game waits for.
struct Awaited {
    std::uint32_t number = 1;
    Writer writer = Writer::Starter;
    std::int64_t since = 0; ///< what the block before says of its time
};

/// All that follows from the blocks of one game.
struct CheckedGame {
    Hash id{};
    std::unique_ptr<PostGame> game;     ///< as far as its blocks hold; null without block 1
    std::vector<std::size_t> chain;     ///< the blocks that count, of those handed in
    std::vector<BlockProblem> problems; ///< what does not hold
    std::vector<BlockProblem> notes;    ///< what does no harm: claims, versions that do not count
    std::optional<Awaited> awaited;     ///< nothing once the game is over
};

/// Checks games from their blocks alone, which may come in any order, twice, and from several games.
std::vector<CheckedGame> checkGames(std::span<const PostedBlock> blocks);

} // namespace sf::post
