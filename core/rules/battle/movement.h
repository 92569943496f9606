// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/refusal.h"

/// Move, costs and paths on the hex map.
namespace sf::battle {

/// The slowest living unit's Move; 0 with none alive.
int stackMove(const Stack& stack);
/// Whether every living unit flies by itself, so that every hex costs 1. A System may let others fly too.
bool fliesAsOne(const Stack& stack);
/// What entering the hex costs this stack; nothing where it may not go.
std::optional<int> entryCost(const Map& map, hex::Hex hex, bool flies);

/// What the cheapest way from one hex of the map to another costs, however long; nothing when there is none.
std::optional<int> cheapestCost(const Map& map, hex::Hex from, hex::Hex to, bool flies);

/// The same, looked for only among ways that cost no more than a limit, so that on a large map nobody waits.
struct CheapestWay {
    std::optional<int> cost;
    bool mayExist = false; ///< none was found, but there may be one that costs more than the limit
};
CheapestWay cheapestWay(const Map& map, hex::Hex from, hex::Hex to, bool flies, int limit);

/// Why the stack may not go to that hex of the map by its own Move, by the rule that says what moving costs;
/// nothing when it may.
std::optional<Refusal> moveRefusal(const Map& map, const Stack& stack, hex::Hex to, Rule rule);
/// The same with so much to spend, as a flyer or not.
std::optional<Refusal> moveRefusal(const Map& map, const Stack& stack, hex::Hex to, int move, bool flies,
                                   Rule rule);

/// The hexes a stack can reach within a cost, with the cheapest way to each.
class Reach {
public:
    struct Step {
        int cost = 0; ///< from the start up to and with this hex
        hex::Hex from;
    };

    /// Within the stack's Move.
    Reach(const Map& map, const Stack& stack);
    Reach(const Map& map, hex::Hex start, bool flies, int move);

    hex::Hex start() const { return m_start; }
    int move() const { return m_move; }
    /// The start is among them, at no cost.
    const std::unordered_map<hex::Hex, Step>& steps() const { return m_steps; }
    std::optional<int> cost(hex::Hex hex) const;
    /// From the hex after the start to `to`; empty when out of reach or at the start.
    std::vector<hex::Hex> path(hex::Hex to) const;

private:
    hex::Hex m_start;
    int m_move;
    std::unordered_map<hex::Hex, Step> m_steps;
};

} // namespace sf::battle
