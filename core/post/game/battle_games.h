// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/battle_post_game.h"
#include "core/rules/battle/system.h"

/// The registry of the rule systems whose battles can be played by post.
namespace sf::post {

/// Returns null if battles with these rules can't be played by post.
const battle::System* postedSystem(RuleSystem rules);

/// The value of the house rule "orders" for the system; it must be able to be played by post.
std::string postedOrders(RuleSystem rules);

/// Returns the game that the invitation begins; null if battles with these rules can't be played by post.
std::unique_ptr<GameRules> makeBattleGame(const Block& invitation, const battle::Battle& start,
                                          const BattleCodec& codec);

} // namespace sf::post
