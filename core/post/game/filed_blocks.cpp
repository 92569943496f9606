// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/filed_blocks.h"

#include "core/post/block/signature.h"

namespace sf::post {

FiledBlocks::FiledBlocks(std::span<const PostedBlock> blocks, const Places& places) : m_blocks(blocks) {
    for (const std::size_t place : places)
        sort(place);
}

/// Files the block under the one that it builds on; the same text counts once.
void FiledBlocks::sort(std::size_t place) {
    const Block& sorted = block(place);
    if (!m_known.emplace(hash(place), sorted.value(Field::Signature)).second)
        return;
    Places& copies = m_copies[hash(place)];
    if (copies.empty() && sorted.shape() != Shape::Invitation)
        m_children[sorted.bytes(Field::Previous)].push_back(hash(place));
    copies.push_back(place);
}

std::optional<std::size_t> FiledBlocks::copyOf(const Hash& hash, std::string_view key) const {
    for (const std::size_t place : m_copies.at(hash))
        if (key.empty() ? !block(place).has(Field::Signature) : isSignedBy(block(place), hash, key))
            return place;
    return std::nullopt;
}

std::string_view FiledBlocks::keyFor(const PostGame& game, const Hash& hash) const {
    const Block& signedBlock = block(firstCopy(hash));
    const bool givesKey = game.count() == 1 && signedBlock.has(Field::Key);
    return givesKey ? signedBlock.value(Field::Key) : game.key(signedBlock.writer());
}

const std::vector<Hash>& FiledBlocks::childrenOf(const Hash& hash) const {
    static const std::vector<Hash> none;
    const auto found = m_children.find(hash);
    return found == m_children.end() ? none : found->second;
}

} // namespace sf::post
