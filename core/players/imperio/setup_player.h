// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/player.h"
#include "core/rules/imperio/game/game.h"

namespace sf::imperio {

/// What a player does in the stage of the set-up that the game is in, FinishStage last. Random sets out a
/// formation by chance and alters nothing; the others take the best of many formations by the static
/// evaluation, against what the enemy has set out so far, and make the alterations that gain most by it. The
/// game has not begun.
std::vector<SetupEdit> chooseSetup(const Game& game, Level level, std::uint64_t seed);

} // namespace sf::imperio
