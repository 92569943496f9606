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

    Value lost() const { return planned > chosen ? planned - chosen : 0; }
};
/// Plans as the player `planner` does, so that it takes some hundredths of a second. The game must not be
/// over, and the action legal.
TurnCost turnCost(const Position& position, const Action& action);

} // namespace sf::imperio
