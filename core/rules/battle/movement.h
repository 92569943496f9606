// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"

/// Move, costs and paths on the hex map.
namespace sf::battle {

/// The Move of the slowest living unit; 0 if nobody is alive.
int stackMove(const Stack& stack);
/// Returns whether every living unit flies itself, so that every hex costs 1. A System may let others fly
/// too.
bool fliesAsOne(const Stack& stack);
/// Returns this stack's cost to enter the hex, or nothing if it can't.
std::optional<int> entryCost(const Map& map, hex::Hex hex, bool flies);

/// Returns the cost of the cheapest path between two hexes of the map, or nothing if there is no path.
std::optional<int> cheapestCost(const Map& map, hex::Hex from, hex::Hex to, bool flies);

/// The same with a cost limit for the search, so that it is fast on large maps.
struct CheapestWay {
    std::optional<int> cost;
    bool mayExist = false; ///< no path was found, but one above the limit may exist
};
CheapestWay cheapestWay(const Map& map, hex::Hex from, hex::Hex to, bool flies, int limit);

/// Returns why the stack can't go to that hex of the map with its Move, citing `rule`, or nothing if it can.
std::optional<Refusal> moveRefusal(const Map& map, const Stack& stack, hex::Hex to, Rule rule);
/// The same with this much Move, as a flyer or not.
std::optional<Refusal> moveRefusal(const Map& map, const Stack& stack, hex::Hex to, int move, bool flies,
                                   Rule rule);

/// The hexes that a stack can reach within a cost, with the cheapest path to each.
class Reach {
public:
    struct Step {
        int cost = 0; ///< from the start to this hex, inclusive
        hex::Hex from;
    };

    /// Within the stack's Move.
    Reach(const Map& map, const Stack& stack);
    Reach(const Map& map, hex::Hex start, bool flies, int move);

    hex::Hex start() const { return m_start; }
    int move() const { return m_move; }
    /// Includes the start, at cost 0.
    const std::unordered_map<hex::Hex, Step>& steps() const { return m_steps; }
    std::optional<int> cost(hex::Hex hex) const;
    /// Returns the path from the hex after the start to `to`, or empty if `to` is out of reach or the start.
    std::vector<hex::Hex> path(hex::Hex to) const;

private:
    hex::Hex m_start;
    int m_move;
    std::unordered_map<hex::Hex, Step> m_steps;
};

} // namespace sf::battle
