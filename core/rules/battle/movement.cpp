// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/movement.h"

#include "core/rules/work_budget.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace sf::battle {
namespace {

using Steps = std::unordered_map<hex::Hex, Reach::Step>;

/// A hex to continue from, the lowest promise first; among equals the highest cost so far, then reading
/// order, so that paths are deterministic.
struct Front {
    int promise = 0; ///< cost so far plus the least cost still to come
    int cost = 0;
    hex::Hex hex;
    bool operator<(const Front& other) const {
        if (promise != other.promise)
            return promise > other.promise;
        return cost != other.cost ? cost < other.cost : hex::readsBefore(other.hex, hex);
    }
};

struct Found {
    Steps steps;
    bool isCut = false; ///< stopped by the limit
};

/// Finds the cheapest step to every hex within `limit`, or stops at the goal.
Found search(const Map& map, hex::Hex start, bool flies, int limit, std::optional<hex::Hex> goal) {
    const auto left = [&](hex::Hex hex) { return goal ? hex::distance(hex, *goal) : 0; };
    Found found{{{start, {0, start}}}};
    Steps& steps = found.steps;
    std::priority_queue<Front> queue;
    queue.push({left(start), 0, start});
    while (!queue.empty() && queue.top().hex != goal) {
        const Front front = queue.top();
        queue.pop();
        WorkBudget::spend(1);
        if (front.cost > steps.at(front.hex).cost)
            continue;
        for (const hex::Direction direction : hex::directions) {
            const hex::Hex next = hex::neighbour(front.hex, direction);
            const std::optional<int> entry = entryCost(map, next, flies);
            if (!entry)
                continue;
            const int cost = front.cost + *entry;
            if (cost > limit - left(next)) { // each hex costs at least 1
                found.isCut = true;
                continue;
            }
            const auto [step, isNew] = steps.try_emplace(next, Reach::Step{cost, front.hex});
            if (!isNew && cost >= step->second.cost)
                continue;
            step->second = {cost, front.hex};
            queue.push({cost + left(next), cost, next});
        }
    }
    return found;
}

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
    return cheapestWay(map, from, to, flies, std::numeric_limits<int>::max()).cost;
}

CheapestWay cheapestWay(const Map& map, hex::Hex from, hex::Hex to, bool flies, int limit) {
    if (from != to && !entryCost(map, to, flies))
        return {};
    const Found found = search(map, from, flies, limit, to);
    const auto step = found.steps.find(to);
    if (step != found.steps.end())
        return {step->second.cost, false};
    return {std::nullopt, found.isCut};
}

std::optional<Refusal> moveRefusal(const Map& map, const Stack& stack, hex::Hex to, Rule rule) {
    return moveRefusal(map, stack, to, stackMove(stack), fliesAsOne(stack), rule);
}

std::optional<Refusal> moveRefusal(const Map& map, const Stack& stack, hex::Hex to, int move, bool flies,
                                   Rule rule) {
    if (stack.living() == 0)
        return Refusal{Reason::NoLivingUnits, rule, {stack.name}};
    if (stack.hex == to)
        return Refusal{Reason::AlreadyThere};
    if (!entryCost(map, to, flies))
        return Refusal{Reason::NotPassable, rule, {std::string(key(map.terrain(to)))}};
    // Searches a little beyond the Move, to tell by how much it falls short.
    constexpr int beyond = 40;
    const CheapestWay way = cheapestWay(map, stack.hex, to, flies, move + beyond);
    if (way.cost && *way.cost <= move)
        return std::nullopt;
    Refusal refusal{Reason::OutOfReach, rule, {}, {way.cost.value_or(-1), move}};
    if (way.mayExist)
        refusal.numbers.push_back(move + beyond);
    return refusal;
}

Reach::Reach(const Map& map, const Stack& stack)
    : Reach(map, stack.hex, fliesAsOne(stack), stackMove(stack)) {}

Reach::Reach(const Map& map, hex::Hex start, bool flies, int move)
    : m_start(start), m_move(move), m_steps(search(map, start, flies, move, std::nullopt).steps) {}

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
