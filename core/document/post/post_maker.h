// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/secret_store.h"
#include "core/post/game/game_check.h"

namespace sf::document {

/// Makes blocks of games by post: draws what is random, keeps it, and only then hands the block out.
class PostMaker {
public:
    explicit PostMaker(SecretStore store, std::int64_t now) : m_store(std::move(store)), m_now(now) {}

    /// A block, and whether it was made before and is the same again.
    struct Made {
        post::Block block;
        bool again = false;
    };
    /// Why there is none: a fault that core/text puts into words, or a sentence about files and secrets.
    using Problem = std::variant<post::GameProblem, QString>;
    using Result = std::variant<Made, Problem>;

    Result invite(const post::Invitation& invitation) const;
    /// The next block of a game that is not over, by whoever is awaited.
    Result reply(const post::PostGame& game, const std::string& plan) const;
    Result resign(const post::PostGame& game) const;
    /// The claim of whoever waits.
    Result claimTime(const post::PostGame& game) const;

    /// Whether this user holds the secrets of whoever writes the next block; block 2 needs none.
    bool canReply(const post::PostGame& game) const;
    /// What is to be said when the secret of the next block is not here, and what can still be done.
    static QString lostSecret(const post::PostGame& game);
    const SecretStore& store() const { return m_store; }

private:
    Result make(const post::PostGame& game, post::Reply reply) const;
    Result keep(const post::Block& block, const post::Fresh& fresh) const;
    post::Fresh draw() const;

    SecretStore m_store;
    std::int64_t m_now; ///< seconds since 1970
};

/// A plan as a person types it, in the notation of blocks or of records, with spaces, semicolons or line
/// ends.
std::string planFromTyped(const QString& text);

} // namespace sf::document
