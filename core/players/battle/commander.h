// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/contest.h"
#include "core/players/battle/plan.h"

#include <optional>
#include <stop_token>

namespace sf::players {

/// 1 to 3. Level 1 follows rules of thumb; the others play several plans out, level 3 more of them, more
/// often and against more plans of the opponent. No level knows more or has better dice.
inline constexpr int lowestLevel = 1;
inline constexpr int highestLevel = 3;

/// A player of SMM battles and multiplier combat.
struct Commander {
    int level = 1;
    std::uint64_t seed = 0; ///< of the battles it imagines; never that of the real one
};

/// A plan, and the side's chance to win with it, 0 to 1.
struct JudgedPlan {
    Plan plan;
    double chance = 0;
};

struct Decision {
    Steps steps;
    JudgedPlan chosen;
    /// How often this plan is drawn if orders are sealed and plans are mixed; 1 if it is the best reply.
    double share = 1;
    std::optional<JudgedPlan> runnerUp; ///< nothing if only one plan was looked at
    int battles = 0;                    ///< played out to judge them; 0 if the chance is a rule of thumb
};

/// Whether what a side decides are orders, without dice, which can be suggested and undone in one step.
bool givesOrders(const battle::Battle& battle);

/// What the side does next. \p seen must be the battle as the side may see it (asSeenBy), in its deployment,
/// orders phase or turn, or a board; its seed and history are not used. The same battle and commander give
/// the same decision on every machine. Nothing in a battle whose rules can't be played. When `stop` is
/// requested it decides at once with what it has.
Decision decide(const battle::Battle& seen, int side, const Commander& commander,
                const std::stop_token& stop = {});

/// A policy for contests. Each side draws its own imagined battles from the seed. After a stop it decides at
/// once with what it has.
Policy policyOf(const Commander& commander, const std::stop_token& stop = {});
/// Every stack attacks the nearest opponent.
Policy nearestPolicy();

} // namespace sf::players
