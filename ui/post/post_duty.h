// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/post/post_game_store.h"
#include "core/post/game/battle_post_game.h"
#include "core/post/game/imperio_post_game.h"
#include "ui/post/post_board.h"

#include <QString>

namespace sf::ui {

/// Returns whether the user's next block has orders.
inline bool isOrdering(const post::BattlePostGame& rules) {
    return rules.isOrdering() && !rules.isOver() && !rules.isByOlderRules();
}

/// Returns whether the user's next block has the plan of a turn or deployment in multiplier combat.
bool isPlanning(const document::StoredGame& game, const post::GameRules& rules);

class PostController;

/// What the user does at the board of this game now.
PostBoard::Use useOf(const PostController& controller, const document::StoredGame& game,
                     const post::ImperioPostGame& view);

/// What the user's next block does, if there is nothing to deploy or plan on the board, or in a battle.
QString answerText(const document::StoredGame& game, const post::ImperioPostGame& view);
QString answerText(const document::StoredGame& game, const post::BattleGame& rules);

/// Why people can only look at the board, which they can't play on now.
QString lookText(const PostController& controller, const document::StoredGame& game);
/// What the user does until the next block arrives; empty if it is their turn or the game is over.
QString waitText(const PostController& controller, const document::StoredGame& game);

} // namespace sf::ui
