// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/own_blocks.h"

namespace sf::document {

bool OwnBlocks::made(const post::Hash& hash, const post::Hash& previous, post::Writer writer) const {
    if (madeAfter(previous, writer) == hash || m_store.isConfirmed(hash))
        return true;
    const auto found = m_store.claimOn(previous, writer);
    const auto* claim = std::get_if<std::optional<post::Block>>(&found);
    return claim && *claim && hashOf(**claim) == hash;
}

std::optional<post::Hash> OwnBlocks::madeAfter(const post::Hash& previous, post::Writer writer) const {
    const auto found = m_store.blockOn(previous, writer);
    const auto* kept = std::get_if<std::optional<KeptBlock>>(&found);
    return kept && *kept ? std::optional(hashOf((*kept)->block)) : std::nullopt;
}

std::map<std::uint32_t, post::Hash> OwnBlocks::madeIn(const post::Hash& game) const {
    return m_store.madeIn(game);
}

bool OwnBlocks::hasKey(std::string_view key) const {
    const auto found = m_store.keyOf(key);
    const auto* own = std::get_if<std::optional<post::SigningKey>>(&found);
    return own && own->has_value();
}

} // namespace sf::document
