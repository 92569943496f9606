// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/nearest.h"

#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

namespace sf::players {
namespace {

using battle::Battle;
using battle::Stack;
using battle::StackPointer;
using smm::Order;

/// The smallest rank is attacked first.
using Rank = std::tuple<int, int, int, std::size_t>;

std::vector<Rank> opponentsOf(const Battle& battle, const Stack& stack) {
    std::vector<Rank> opponents;
    opponents.reserve(battle.stacks.size());
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const StackPointer& other = battle.stacks[position];
        if (battle.areOpposed(stack.side, other->side) && other->isAlive())
            opponents.emplace_back(hex::distance(stack.hex, other->hex),
                                   2 * other->hex.row + (other->hex.column & 1), other->hex.column, position);
    }
    return opponents;
}

Order against(const Stack& stack, const StackPointer& target) {
    const std::optional<int> range = smm::shootingRange(stack);
    const int distance = hex::distance(stack.hex, target->hex);
    Order order;
    if (range && distance <= *range)
        order.shoot = target->id;
    else if (distance <= 1)
        order.attack = target->id;
    else
        order.advance = target->id;
    return order;
}

const battle::StackId& targetOf(const Order& order) {
    return order.attack ? *order.attack : order.shoot ? *order.shoot : *order.advance;
}

/// Grows with the length of the straight line between the hexes.
int length(hex::Hex from, hex::Hex to) {
    const int across = to.column - from.column;
    const int along = 2 * (to.row - from.row) + (to.column & 1) - (from.column & 1);
    return 3 * across * across + along * along;
}

/// How many stacks are sent against each opponent.
using Attackers = std::map<battle::StackId, int>;

/// Against the one with the fewest attackers among those that are about as near as the target of `nearest`.
Order spread(const Battle& battle, const Stack& stack, const Order& nearest, const Attackers& attackers) {
    const int least = hex::distance(stack.hex, battle.stacks.find(targetOf(nearest))->hex);
    const int most = least + (nearest.advance ? 1 : 0);
    std::vector<std::tuple<int, int, int, std::size_t>> ranks;
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const Stack& other = *battle.stacks[position];
        const int distance = hex::distance(stack.hex, other.hex);
        const auto sent = attackers.find(other.id);
        if (distance >= least && distance <= most && other.isAlive() &&
            battle.areOpposed(stack.side, other.side))
            ranks.emplace_back(sent == attackers.end() ? 0 : sent->second, distance,
                               length(stack.hex, other.hex), position);
    }
    std::ranges::sort(ranks);
    for (const auto& rank : ranks)
        if (Order order = against(stack, battle.stacks[std::get<3>(rank)]);
            !smm::orderRefusal(battle, stack.id, order))
            return order;
    return nearest;
}

} // namespace

std::optional<Order> nearestOrder(const Battle& battle, const battle::StackId& id) {
    const StackPointer stack = battle.stacks.find(id);
    if (!stack || smm::orderRefusal(battle, id, {}) || smm::cannotAct(*stack))
        return std::nullopt;
    std::vector<Rank> opponents = opponentsOf(battle, *stack); // a heap with the nearest one first
    std::ranges::make_heap(opponents, std::greater());
    while (!opponents.empty()) {
        std::ranges::pop_heap(opponents, std::greater());
        const Order order = against(*stack, battle.stacks[std::get<3>(opponents.back())]);
        if (!smm::orderRefusal(battle, id, order))
            return order;
        if (order.advance && battle.state.isFighting(id))
            return std::nullopt;
        opponents.pop_back();
    }
    return std::nullopt;
}

smm::Orders nearestOrders(const Battle& battle, int side) {
    smm::Orders orders;
    for (const StackPointer& stack : battle.stacks)
        if (stack->side == side)
            if (const std::optional<Order> order = nearestOrder(battle, stack->id))
                orders.emplace(stack->id, *order);
    return orders;
}

smm::Orders spreadOrders(const Battle& battle, const std::vector<battle::StackId>& stacks) {
    smm::Orders orders;
    Attackers attackers;
    for (const battle::StackId& id : stacks)
        if (const std::optional<Order> nearest = nearestOrder(battle, id)) {
            const Order order = spread(battle, *battle.stacks.find(id), *nearest, attackers);
            ++attackers[targetOf(order)];
            orders.emplace(id, order);
        }
    return orders;
}

} // namespace sf::players
