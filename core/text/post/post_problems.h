// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/battle_start.h"
#include "core/post/game/game_check.h"

#include <QString>

/// Texts for problems with blocks of games by post.
namespace sf::text {

/// One sentence that says what is wrong with a block's text, without its line.
QString readProblem(const post::ReadProblem& problem);
/// One sentence that says why a block doesn't fit its game, or what the user should know about it.
QString gameProblem(const post::GameProblem& problem);

/// One sentence that says why a battle can't be played by post, with the rule if there is one.
QString startProblem(const post::StartProblem& problem, const battle::Battle& battle);

} // namespace sf::text
