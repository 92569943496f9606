// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/movement.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace sf::battle {
namespace {

/// A hex to go on from, cheapest first; at the same cost in reading order, so that paths are the same
/// everywhere.
struct Front {
    int promise = 0; ///< cost so far and what is left at the least
    int cost = 0;
    hex::Hex hex;
    bool operator<(const Front& other) const {
        return promise != other.promise ? promise > other.promise : hex::readsBefore(other.hex, hex);
    }
};

} // namespace

int stackMove(const Stack& stack) {
    int slowest = -1;
    for (const Unit& unit : *stack.units)
        if (unit.isAlive() && (slowest < 0 || unit[Number::Move] < slowest))
            slowest = unit[Number::Move];
    return std::max(slowest, 0);
}

bool fliesAsOne(const Stack& stack) {
    return std::ranges::all_of(*stack.units,
                               [](const Unit& unit) { return !unit.isAlive() || unit.profile->isFlyer(); });
}

std::optional<int> entryCost(const Map& map, hex::Hex hex, bool flies) {
    if (!map.contains(hex))
        return std::nullopt;
    return flies ? 1 : moveCost(map.terrain(hex));
}

std::optional<int> cheapestCost(const Map& map, hex::Hex from, hex::Hex to, bool flies) {
    if (flies)
        return map.contains(to) ? std::optional(hex::distance(from, to)) : std::nullopt;
    if (from == to)
        return 0;
    if (!entryCost(map, to, flies))
        return std::nullopt;
    const auto index = [&](hex::Hex hex) {
        return static_cast<std::size_t>(hex.row) * static_cast<std::size_t>(map.columns()) +
               static_cast<std::size_t>(hex.column);
    };
    std::vector<int> best(static_cast<std::size_t>(map.columns()) * static_cast<std::size_t>(map.rows()),
                          std::numeric_limits<int>::max());
    std::priority_queue<Front> queue;
    queue.push({hex::distance(from, to), 0, from});
    best[index(from)] = 0;
    while (!queue.empty() && queue.top().hex != to) {
        const Front front = queue.top();
        queue.pop();
        for (const hex::Direction direction : hex::directions) {
            const hex::Hex next = hex::neighbour(front.hex, direction);
            const std::optional<int> entry = entryCost(map, next, flies);
            if (!entry || front.cost + *entry >= best[index(next)])
                continue;
            best[index(next)] = front.cost + *entry;
            queue.push({front.cost + *entry + hex::distance(next, to), front.cost + *entry, next});
        }
    }
    return queue.empty() ? std::nullopt : std::optional(queue.top().cost);
}

Reach::Reach(const Map& map, const Stack& stack)
    : Reach(map, stack.hex, fliesAsOne(stack), stackMove(stack)) {}

Reach::Reach(const Map& map, hex::Hex start, bool flies, int move) : m_start(start), m_move(move) {
    std::priority_queue<Front> queue;
    queue.push({0, 0, start});
    m_steps[start] = {0, start};
    while (!queue.empty()) {
        const Front front = queue.top();
        queue.pop();
        if (front.cost > m_steps.at(front.hex).cost)
            continue;
        for (const hex::Direction direction : hex::directions) {
            const hex::Hex next = hex::neighbour(front.hex, direction);
            const std::optional<int> entry = entryCost(map, next, flies);
            if (!entry || front.cost + *entry > move)
                continue;
            const int cost = front.cost + *entry;
            const auto [step, isNew] = m_steps.try_emplace(next, Step{cost, front.hex});
            if (!isNew && cost >= step->second.cost)
                continue;
            step->second = {cost, front.hex};
            queue.push({cost, cost, next});
        }
    }
}

std::optional<int> Reach::cost(hex::Hex hex) const {
    const auto found = m_steps.find(hex);
    return found == m_steps.end() ? std::nullopt : std::optional(found->second.cost);
}

std::vector<hex::Hex> Reach::path(hex::Hex to) const {
    std::vector<hex::Hex> result;
    for (auto step = m_steps.find(to); step != m_steps.end() && step->first != m_start;
         step = m_steps.find(step->second.from))
        result.push_back(step->first);
    std::ranges::reverse(result);
    return result;
}

} // namespace sf::battle
