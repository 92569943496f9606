// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/secret_store.h"
#include "core/post/game/game_check.h"

namespace sf::document {

/// Writes blocks of games by post. It draws the random parts and stores them before it hands out the block.
class PostMaker {
public:
    /// `signs`: games that begin now are signed, with a key that is made if there is none. An invitation is
    /// answered with a key if it has one, and a game that was begun with a key is signed to its end.
    explicit PostMaker(SecretStore store, std::int64_t now, bool signs = true)
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
    /// Makes the next block of an unfinished game. In a battle the plan is the orders, canonical; empty for
    /// none. `own` is the side that the user plays; if it isn't given, the one whose secrets are here. There
    /// is no block for the other side, none while somebody else wrote in the user's name, and none that
    /// opens a secret again.
    using Own = std::optional<post::Writer>;
    Result reply(const post::PostGame& game, const std::string& plan, Own own = {}) const;
    Result resign(const post::PostGame& game, Own own = {}) const;
    /// Makes the waiting player's claim that time is up, once it is.
    Result claimTime(const post::PostGame& game, Own own = {}) const;
    /// Whether the time for the next block is over.
    bool isOverdue(const post::PostGame& game) const { return m_now >= game.dueTime(); }

    /// Explains that the secret of a block isn't here, and what can still be done.
    QString lostSecret(const post::PostGame& game, std::uint32_t number) const;
    /// Explains that the key of a game isn't here, and what can still be done; empty if it is here or the
    /// player doesn't sign.
    QString lostKey(const post::PostGame& game, post::Writer writer) const;
    const SecretStore& store() const { return m_store; }

private:
    Result make(const post::PostGame& game, post::Reply reply, Own own) const;
    Result makeNew(const post::PostGame& game, post::Reply reply) const;
    Result keep(const post::Block& block, const post::Fresh& fresh) const;
    bool lacksKey(const post::PostGame& game) const;
    std::optional<Problem> refusalToAnswer(const post::PostGame& game, bool resigns) const;
    std::optional<Problem> refusal(const post::PostGame& game, post::Writer writer, Own own) const;
    std::optional<Problem> ownProblem(const post::PostGame& game, post::Writer writer, bool resigns) const;
    post::Fresh draw() const;
    using Key = std::variant<std::optional<post::SigningKey>, QString>;
    Key newKey(bool signs) const;
    Key keyOf(const post::PostGame& game, post::Writer writer) const;

    SecretStore m_store;
    std::int64_t m_now; ///< seconds since 1970
    bool m_signs;
};

/// Converts a plan as a user types it, in the notation of blocks or of records, with spaces, semicolons or
/// line ends.
std::string planFromTyped(const QString& text);

} // namespace sf::document
