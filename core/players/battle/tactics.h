// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/duels.h"
#include "core/players/battle/plan.h"
#include "core/players/battle/step.h"

#include <span>

namespace sf::players {

/// How commanders play battles with rounds of orders, or those with turns.
struct Tactics {
    Steps (*steps)(const battle::Battle& seen, int side, const Plan& plan, Duels& duels);
    /// The plan that suits the battle by rules of thumb, without simulating anything.
    Plan (*likelyPlan)(const battle::Battle& seen, int side, Duels& duels);
    /// The steps of a side that always attacks the nearest opponent.
    Steps (*nearestSteps)(const battle::Battle& seen, int side);
    std::span<const PlanKind> plans; ///< what to consider, besides fighting one stack together
    bool mergesStacks;               ///< also when they are deployed
    bool givesOrders;                ///< for a round that is fought later, so that a RoundBook helps
    /// What a side thinks about in its round or turn: pairs of stacks, of its own and of all.
    double (*pairs)(double own, double all);
    /// How often it decides in a round with so many stacks.
    double (*decisions)(double stacks);
};
const Tactics& roundTactics();
const Tactics& turnTactics();
const Tactics& tacticsOf(const battle::Battle& battle);

} // namespace sf::players
