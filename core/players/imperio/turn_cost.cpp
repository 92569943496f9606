// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/turn_cost.h"

#include "core/players/imperio/expectation.h"

#include <algorithm>

namespace sf::imperio {
namespace {

/// The chance of the side with its best plan, or as it stands if its turn or the game is over.
Value plannedFor(Side side, const Position& position, const Limits& limits) {
    if (position.result || position.toMove != side)
        return seenFrom(side, evaluate(position));
    return seenFrom(side, choose(position, {}, limits).value);
}

} // namespace

Choice bestPlan(const Position& position, const std::stop_token& stop) {
    Limits limits;
    limits.stop = stop;
    return choose(position, {}, limits);
}

TurnCost turnCost(const Position& position, const Action& action, const Choice& best,
                  const std::stop_token& stop) {
    const Side side = position.toMove;
    TurnCost cost{best.line, seenFrom(side, best.value), seenFrom(side, best.value)};
    if (action == best.action)
        return cost;
    const Results results(position, action);
    Limits limits;
    limits.nodes = limits.nodes / results.size() + 1;
    limits.stop = stop;
    const Value mean =
        Expectation::mean(results, [&](const Position& after) { return plannedFor(side, after, limits); });
    cost.chosen = std::min(cost.planned, mean); // nothing is better than the best plan
    return cost;
}

Choice withShownValues(const Position& position, Choice choice) {
    const Choice best = bestPlan(position);
    const auto shown = [&](const Action& action) {
        return seenFrom(position.toMove, turnCost(position, action, best).chosen);
    };
    choice.value = shown(choice.action);
    if (choice.runnerUp)
        choice.runnerUpValue = shown(*choice.runnerUp);
    return choice;
}

} // namespace sf::imperio
