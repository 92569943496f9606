// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/imperio/player.h"

namespace sf::imperio {

/// What an action costs, judged by what can still be done in the turn: an action that leaves the best plan
/// for later costs nothing, the end of a turn costs what is left undone.
struct TurnCost {
    std::vector<Action> plan;   ///< the best one, as far as it can go before dice decide
    Value planned = evenChance; ///< the chance of winning of the side to move, with the plan; so is the next
    Value chosen = evenChance;  ///< with the action, and the best plan after each of its results

    Value lost() const { return planned - chosen; }
};
/// The plan that the player `planner` finds at its usual budget, which takes some hundredths of a second. Its
/// value is the one figure that people see for a plan, whatever the levels think of it. The game must not be
/// over.
Choice bestPlan(const Position& position, const std::stop_token& stop = {});
/// What a legal action costs, compared with `best`, the bestPlan().
TurnCost turnCost(const Position& position, const Action& action, const Choice& best,
                  const std::stop_token& stop = {});
/// The choice with the figures that people see for its action and the runner-up.
Choice withShownValues(const Position& position, Choice choice);

} // namespace sf::imperio
