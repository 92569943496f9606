// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/secret_store.h"
#include "core/post/game/game_check.h"

namespace sf::document {

/// Writes blocks of games by post. It draws the random parts and stores them before it hands out the block.
class PostMaker {
public:
    /// `signs`: blocks of games that begin now are signed, with a key that is made if there is none. A game
    /// that was begun with a key is signed to its end, another one never.
    explicit PostMaker(SecretStore store, std::int64_t now, bool signs = false)
        : m_store(std::move(store)), m_now(now), m_signs(signs) {}

    /// A block, and whether it had been made before.
    struct Made {
        post::Block block;
        bool again = false;
    };
    /// Why there is no block: a fault that core/text puts into words, or a sentence about files and secrets.
    using Problem = std::variant<post::GameProblem, QString>;
    using Result = std::variant<Made, Problem>;

    Result invite(const post::Invitation& invitation) const;
    /// Makes the next block of an unfinished game, for the player whose turn it is. In a battle the plan is
    /// their orders, canonical; empty for none.
    Result reply(const post::PostGame& game, const std::string& plan) const;
    Result resign(const post::PostGame& game) const;
    /// Makes the waiting player's claim that time is up.
    Result claimTime(const post::PostGame& game) const;

    /// Returns whether this user has the secrets of the next block's writer. Block 2 needs none.
    bool canReply(const post::PostGame& game) const;
    /// Explains that the next block's secret isn't here, and what can still be done.
    static QString lostSecret(const post::PostGame& game);
    /// The same for a block whose secret isn't needed yet.
    static QString lostSecret(const post::PostGame& game, std::uint32_t number);
    const SecretStore& store() const { return m_store; }

private:
    Result make(const post::PostGame& game, post::Reply reply) const;
    Result keep(const post::Block& block, const post::Fresh& fresh) const;
    post::Fresh draw() const;
    using Key = std::variant<std::optional<post::SigningKey>, QString>;
    Key newKey() const;
    Key keyOf(const post::PostGame& game, post::Writer writer) const;

    SecretStore m_store;
    std::int64_t m_now; ///< seconds since 1970
    bool m_signs;
};

/// Converts a plan as a user types it, in the notation of blocks or of records, with spaces, semicolons or
/// line ends.
std::string planFromTyped(const QString& text);

} // namespace sf::document
