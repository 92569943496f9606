// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/budget.h"
#include "core/players/imperio/evaluation.h"
#include "core/players/imperio/level.h"
#include "core/rules/imperio/game/action.h"

#include <optional>
#include <vector>

namespace sf::imperio {

/// What a player wants to do.
struct Choice {
    Action action;
    Value value = evenChance;       ///< the attacker's chance to win with it, as this player sees it
    std::vector<Action> line;       ///< what it plans, `action` first; as far as the dice let it plan
    std::optional<Action> runnerUp; ///< the best action besides, none when there is only one
    Value runnerUpValue = evenChance;
};

/// A player of one level. It sees the position and nothing else: no dice, no seed of the game.
struct Player {
    Level level = Level::Planner;
    Weights weights = handWeights(); ///< Learned plays by them, the others by handWeights()
    std::uint64_t seed = 0;          ///< what Random chooses by
};

/// The action that the player chooses. The game is not over. When the limits end or `stop` is asked for, the
/// best action found so far; legal in any case, and never to resign.
Choice choose(const Position& position, const Player& player, const Limits& limits);

} // namespace sf::imperio
