// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/signature.h"
#include "core/post/game/post_game.h"
#include "core/rules/imperio/board/options.h"

#include <variant>

namespace sf::post {

/// The settings of a new game.
struct Invitation {
    std::string starter;
    std::string answerer;
    std::string roles = "dice"; ///< who attacks: dice, starter or answerer
    imperio::Options options{};
    std::int64_t clock = 1'209'600; ///< seconds per block
    std::optional<Hash> document{}; ///< of a battle
    std::string kind = "smm";       ///< of the battle: smm or multiplier
};

/// The parts of a block that come from chance and the clock. Drawn once and stored, never drawn again for the
/// same block.
struct Fresh {
    Secret secret{};
    Nonce nonce{};
    std::int64_t time = 0;
    std::string orders{}; ///< of a battle, sealed with the secret
};

/// Makes block 1. Returns nothing if a name is invalid, both names are the same, or the clock value is
/// invalid.
std::optional<Block> inviting(const Invitation& invitation, const Fresh& fresh,
                              const SigningKey* key = nullptr);

/// A player's next block: the canonical value of the plan or of the orders, or a resignation.
struct Reply {
    std::string plan;
    bool resigns = false;
    std::optional<Secret> opened; ///< the secret sealed two blocks earlier; not needed in block 2
    std::string openedOrders{};   ///< the orders sealed with it
};
/// Makes the next block, complete and signed: a turn, or a last block if the opened secret ends the game.
/// Returns a problem instead of a block that the other player would refuse.
std::variant<Block, GameProblem> replying(const PostGame& game, const Reply& reply, const Fresh& fresh,
                                          const SigningKey* key = nullptr);
/// Makes a claim that the other player's time is up.
Block claimingTime(const PostGame& game, std::int64_t time, const SigningKey* key = nullptr);

} // namespace sf::post
