// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/secret_store.h"
#include "core/post/game/profile.h"

namespace sf::document {

/// The blocks that the user of these secrets made.
class OwnBlocks final : public post::Profile {
public:
    explicit OwnBlocks(SecretStore store) : m_store(std::move(store)) {}

    bool made(const post::Hash& hash, const post::Hash& previous, post::Writer writer) const override;
    std::optional<post::Hash> madeAfter(const post::Hash& previous, post::Writer writer) const override;
    std::map<std::uint32_t, post::Hash> madeIn(const post::Hash& game) const override;
    bool hasKey(std::string_view key) const override;

private:
    SecretStore m_store;
};

} // namespace sf::document
