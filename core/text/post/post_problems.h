// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/game_check.h"

#include <QString>

/// What is wrong with blocks of games by post, in words.
namespace sf::text {

/// One sentence that names what of a block's text does not fit, without its line.
QString readProblem(const post::ReadProblem& problem);
/// One sentence that says why a block does not fit its game, or what is to be known of it.
QString gameProblem(const post::GameProblem& problem);

} // namespace sf::text
