// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/profile.h"

#include <span>

namespace sf::post {

/// A block and the text that it came from.
struct PostedBlock {
    ReadBlock read;
    std::size_t source = 0; ///< index of the text, from 0
};

/// A problem or a note about a block.
struct BlockProblem {
    GameProblem problem;
    std::size_t block = 0; ///< index of the block in the input, from 0
};

/// Whose block a game is waiting for.
struct Awaited {
    std::uint32_t number = 1;
    Writer writer = Writer::Starter;
    std::int64_t since = 0; ///< the latest time in the blocks before
};

/// Everything that follows from the blocks of one game.
struct CheckedGame {
    Hash id{};
    std::unique_ptr<PostGame>
        game; ///< as far as its blocks are valid; null without block 1 and, for a battle, its document
    std::vector<std::size_t> chain;     ///< the input blocks that count
    std::vector<BlockProblem> problems; ///< what is wrong
    std::vector<BlockProblem> notes;    ///< what does no harm: claims, versions that don't count
    std::optional<Awaited> awaited;     ///< nothing once the game is over
    /// Several versions of the last block, between which only whoever answers it decides. Unless the reader
    /// has chosen one, the game ends before them.
    std::vector<std::size_t> versions;
    std::vector<GameProblem> own; ///< what keeps the player whose profile it is from going on
    /// The numbers of blocks and claims about which nothing proves who wrote them: neither a signature nor an
    /// opened secret.
    std::vector<std::uint32_t> unproven;
};

/// Which players sign their blocks. Only signatures show a third person who wrote a block.
enum class Signing : std::uint8_t {
    None,
    Half, ///< one player gave a key; no longer possible in new games
    Both, ///< also if only block 1 is there and has a key
};
Signing signingOf(const PostGame& game);

/// Whether the game wasn't checked, as that would cost more than limits::gameWork or blockWork. It has no
/// `game` then.
bool isTooCostly(const CheckedGame& game);

/// Which version of a block the reader chooses where nothing else decides: none, the first in the input, as
/// they accepted it first, or the one with this check.
struct Choice {
    bool isFirst = false;
    std::string check{};
};

/// Checks games from their blocks alone, battles also from their documents, which `rules` knows. Blocks may
/// be in any order, repeated and from several games. Copies of a block count once, those with a wrong or
/// missing signature only if no copy has the right one. A profile decides between versions of its own blocks.
/// `now` is the reader's clock, in seconds since 1970; without it no block is ahead of it.
std::vector<CheckedGame> checkGames(std::span<const PostedBlock> blocks,
                                    const RulesMaker& rules = imperioRules, const Profile* profile = nullptr,
                                    std::optional<std::int64_t> now = {}, const Choice& choice = {});

} // namespace sf::post
