// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/post/game/imperio_plan.h"

namespace sf::post {

/// How often each fate met one action of a plan.
struct ItemTrial {
    int carriedOut = 0;
    int partly = 0;
    int refused = 0;
    int unmet = 0; ///< its condition didn't hold
    int turnOver = 0;
    std::optional<imperio::Refusal> refusal; ///< the first one
};

/// A plan that was carried out many times.
struct PlanTrial {
    int samples = 0;
    std::vector<ItemTrial> items; ///< per action
};

/// Carries the plan of the side to move out with random dice, always the same ones, `samples` times.
PlanTrial tryPlan(const imperio::Position& position, const Plan& plan, int samples);

} // namespace sf::post
