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
    Value value = evenChance;       ///< the attacker's chance of winning with it, in this player's estimate
    std::vector<Action> line;       ///< the plan, `action` first, as far as it can go before dice decide
    std::optional<Action> runnerUp; ///< the second-best action; nothing if there is only one
    Value runnerUpValue = evenChance;
};

/// A player of one level. It knows only the position, never the game's dice or seed.
struct Player {
    Level level = Level::Planner;
    Weights weights = handWeights(); ///< used by Learned; the other levels use handWeights()
    std::uint64_t seed = 0;          ///< for Random
};

/// Chooses an action in an unfinished game. At the limits or when `stop` is requested, returns the best
/// action so far. It is always legal and never a resignation.
Choice choose(const Position& position, const Player& player, const Limits& limits);

} // namespace sf::imperio
