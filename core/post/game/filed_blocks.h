// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/game_check.h"

#include <map>
#include <set>

namespace sf::post {

using Places = std::vector<std::size_t>;

/// The blocks of one game by their hashes, each under the one that it builds on.
class FiledBlocks {
public:
    FiledBlocks(std::span<const PostedBlock> blocks, const Places& places);

    const Block& block(std::size_t place) const { return m_blocks[place].read.block; }
    const Hash& hash(std::size_t place) const { return m_blocks[place].read.hash; }
    bool contains(const Hash& hash) const { return m_copies.contains(hash); }
    /// The copy of a block with the right signature: by `key`, or none at all.
    std::optional<std::size_t> copyOf(const Hash& hash, std::string_view key) const;
    std::size_t firstCopy(const Hash& hash) const { return m_copies.at(hash).front(); }
    /// The key with which a block must be signed; empty if its writer doesn't sign.
    std::string_view keyFor(const PostGame& game, const Hash& hash) const;
    const std::vector<Hash>& childrenOf(const Hash& hash) const;
    const std::map<Hash, std::vector<Hash>>& children() const { return m_children; }
    bool isClaim(const Hash& hash) const { return block(firstCopy(hash)).shape() == Shape::TimeClaim; }

private:
    void sort(std::size_t place);

    std::span<const PostedBlock> m_blocks;
    std::set<std::pair<Hash, std::string_view>> m_known; ///< with their signatures
    std::map<Hash, Places> m_copies;                     ///< of each block
    std::map<Hash, std::vector<Hash>> m_children;        ///< by the hash of the block they build on
};

} // namespace sf::post
