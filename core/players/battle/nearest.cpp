// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/nearest.h"

#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/exchange.h"

#include <algorithm>
#include <tuple>

namespace sf::players {
namespace {

using battle::Battle;
using battle::Order;
using battle::Stack;
using battle::StackPointer;

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

} // namespace

std::optional<Order> nearestOrder(const Battle& battle, const battle::StackId& id) {
    const StackPointer stack = battle.stacks.find(id);
    if (!stack || smm::orderRefusal(battle, id, {}) ||
        std::ranges::any_of(*stack->modifiers, &battle::Modifier::preventsActing))
        return std::nullopt;
    std::vector<Rank> opponents = opponentsOf(battle, *stack); // a heap with the nearest one first
    std::ranges::make_heap(opponents, std::greater());
    while (!opponents.empty()) {
        std::ranges::pop_heap(opponents, std::greater());
        const Order order = against(*stack, battle.stacks[std::get<3>(opponents.back())]);
        if (!smm::orderRefusal(battle, id, order))
            return order;
        if (order.advance && battle.conflictOf(id))
            return std::nullopt;
        opponents.pop_back();
    }
    return std::nullopt;
}

battle::Orders nearestOrders(const Battle& battle, int side) {
    battle::Orders orders;
    for (const StackPointer& stack : battle.stacks)
        if (stack->side == side)
            if (const std::optional<Order> order = nearestOrder(battle, stack->id))
                orders.emplace(stack->id, *order);
    return orders;
}

} // namespace sf::players
