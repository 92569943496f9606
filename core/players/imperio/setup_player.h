// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/player.h"
#include "core/rules/imperio/game/game.h"

namespace sf::imperio {

/// Returns a player's actions in the present stage of the set-up, with FinishStage last. Random deploys a
/// random formation and alters nothing; the others choose the best of many formations by the static
/// evaluation, given what the enemy has deployed so far, and make the alterations that gain most. The game
/// must not have begun.
std::vector<SetupEdit> chooseSetup(const Game& game, Level level, std::uint64_t seed);

} // namespace sf::imperio
