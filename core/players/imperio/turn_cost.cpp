// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/turn_cost.h"

#include "core/players/imperio/expectation.h"

namespace sf::imperio {
namespace {

/// The chance of the side with its best plan, or as it stands if its turn or the game is over.
Value plannedFor(Side side, const Position& position, std::uint64_t nodes) {
    if (position.result || position.toMove != side)
        return seenFrom(side, evaluate(position));
    return seenFrom(side, choose(position, {}, {nodes, {}, {}}).value);
}

} // namespace

TurnCost turnCost(const Position& position, const Action& action) {
    const Side side = position.toMove;
    const Limits limits;
    const Choice best = choose(position, {}, limits);
    TurnCost cost{best.line, seenFrom(side, best.value), seenFrom(side, best.value)};
    if (action == best.action)
        return cost;
    const Results results(position, action);
    const std::uint64_t nodes = limits.nodes / results.size() + 1;
    cost.chosen =
        Expectation::mean(results, [&](const Position& after) { return plannedFor(side, after, nodes); });
    return cost;
}

} // namespace sf::imperio
