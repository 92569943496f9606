// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/imperio_plan.h"
#include "core/post/game/multiplier_plan.h"

#include <array>

namespace sf::post {

/// How often each fate met one action of a plan.
struct ItemTrial {
    int carriedOut = 0;
    int partly = 0;
    int refused = 0;
    int unmet = 0; ///< its condition wasn't met
    int turnOver = 0;
    std::optional<imperio::Refusal> refusal; ///< the first one, of Imperio Bellum
    TurnRefusal turnRefusal{};               ///< the first one, of multiplier combat
    std::array<int, 3> results{};            ///< of a fight in multiplier combat, by FightResult
};

/// A plan that was carried out many times.
struct PlanTrial {
    int samples = 0;
    std::vector<ItemTrial> items; ///< per action
};

/// Carries the plan of the side to move out with random dice, always the same ones, `samples` times.
PlanTrial tryPlan(const imperio::Position& position, const Plan& plan, int samples);

/// The same for the plan of the side to act in multiplier combat. `start`: the battle with which the game
/// began. Requires a valid plan.
PlanTrial tryPlan(const battle::Battle& battle, const battle::Battle& start, const Plan& plan, int samples);

} // namespace sf::post
