// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/filed_blocks.h"

namespace sf::post {

/// A block that fits the game, and what it makes of it.
struct FittingBlock {
    std::size_t place = 0; ///< index of the block in the input, from 0
    PostGame::Step step;
};

/// The block as the next of the game, if one of its copies fits.
std::optional<FittingBlock> fittingBlock(const FiledBlocks& filed, const PostGame& game, const Hash& hash);

/// Which of several versions of a game's next block counts. Each version is given by its index in the input,
/// and fits the game.
class VersionChoice {
public:
    VersionChoice(const FiledBlocks& filed, const PostGame& game, const Places& versions)
        : m_filed(filed), m_game(game), m_versions(versions) {}

    /// Whether one key signed all versions, so that none counts, unless all end the game alike.
    bool isSignedTwice() const;
    /// The version that the profile made or answered.
    std::optional<std::size_t> byProfile(const Profile* profile) const;
    /// The version that the game's other blocks show to count.
    std::optional<std::size_t> byChain() const;
    std::optional<std::size_t> byReader(const Choice& choice) const;

private:
    const Block& block(std::size_t place) const { return m_filed.block(place); }
    const Hash& hash(std::size_t place) const { return m_filed.hash(place); }
    std::unique_ptr<PostGame> after(const PostGame& game, FittingBlock next) const;
    bool isConfirmed(const Hash& version) const;
    std::optional<std::size_t> endingAlike() const;
    template<class Predicate>
    std::optional<std::size_t> only(const Predicate& matches) const;

    const FiledBlocks& m_filed;
    const PostGame& m_game;
    const Places& m_versions;
};

} // namespace sf::post
