// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/profile.h"
#include "post_players.h"

namespace sf::post::test {

/// A profile that made the blocks of one side.
class MadeProfile final : public Profile {
public:
    MadeProfile(const std::vector<Block>& blocks, Writer writer) {
        for (const Block& block : blocks)
            if (block.writer() == writer)
                m_blocks.push_back(block);
    }
    bool made(const Hash& hash, const Hash& previous, Writer writer) const override {
        return madeAfter(previous, writer) == hash;
    }
    std::optional<Hash> madeAfter(const Hash& previous, Writer writer) const override {
        for (const Block& block : m_blocks)
            if (block.writer() == writer &&
                (block.number() == 1 ? hashOf(block) : block.bytes(Field::Previous)) == previous)
                return hashOf(block);
        return std::nullopt;
    }
    std::map<std::uint32_t, Hash> madeIn(const Hash& /*game*/) const override {
        std::map<std::uint32_t, Hash> blocks;
        for (const Block& block : m_blocks)
            blocks.emplace(block.number(), hashOf(block));
        return blocks;
    }
    bool hasKey(std::string_view /*key*/) const override { return false; }

private:
    std::vector<Block> m_blocks;
};

} // namespace sf::post::test
