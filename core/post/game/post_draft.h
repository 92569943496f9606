// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/block/signature.h"
#include "core/post/game/post_game.h"
#include "core/rules/imperio/board/options.h"

#include <variant>

namespace sf::post {

/// What a new game begins with.
struct Invitation {
    std::string starter;
    std::string answerer;
    std::string roles = "dice"; ///< who attacks: dice, starter or answerer
    imperio::Options options{};
    std::int64_t clock = 1'209'600; ///< seconds for a block
};

/// What only chance and the clock give a block. Drawn once, kept, and never drawn again for the same block.
struct Fresh {
    Secret secret{};
    Nonce nonce{};
    std::int64_t time = 0;
};

/// Block 1. Nothing when a name can't stand in a block, both are the same, or the clock has no such number.
std::optional<Block> inviting(const Invitation& invitation, const Fresh& fresh,
                              const SigningKey* key = nullptr);

/// What a player writes next: the plan's canonical value, or nothing for giving up.
struct Reply {
    std::string plan;
    bool resigns = false;
    std::optional<Secret> opened; ///< the secret sealed two blocks before; needless in block 2
};
/// The next block of the game, whole and signed: a turn, or a last block when the opened secret ends the
/// game. What is wrong with it otherwise, so that nothing is written that the other player would refuse.
std::variant<Block, GameProblem> replying(const PostGame& game, const Reply& reply, const Fresh& fresh,
                                          const SigningKey* key = nullptr);
/// The claim that the other player's time is over.
Block claimingTime(const PostGame& game, std::int64_t time, const SigningKey* key = nullptr);

} // namespace sf::post
