// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of orders: replaced, dropped, or kept for the next round (BAT-4 to BAT-6, BAT-16, BAT-18).
// Declared in round_state.h.
#include "core/rules/battle/events.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/round_state.h"

#include <algorithm>
#include <utility>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Reason;
using battle::StackId;
using battle::StackPointer;

/// A forfeited attack still counts as one (BAT-7).
bool isForfeited(const battle::Refusal& refusal) {
    return refusal.reason == Reason::BeyondMelee || refusal.reason == Reason::BeyondRange ||
           refusal.reason == Reason::NotRanged;
}

Why whyImpossible(const Battle& battle, const StackId& id, const Order& order) {
    Order action = order;
    action.rotate = 0;
    action.posture.reset();
    action.screens.reset();
    return orderRefusal(battle, id, action);
}

/// Without what has become impossible: the action; the posture of a stack that is no longer led; screening
/// of something that is gone (BAT-16, SMM-13, SMM-16). Nothing is left for a stack that can't act.
Order stillPossible(const Battle& battle, const StackId& id, const Order& order) {
    if (orderRefusal(battle, id, {}))
        return {};
    const Why refusal = whyImpossible(battle, id, order);
    Order left = refusal && !isForfeited(*refusal) ? order.withoutAction() : order;
    Order posture;
    posture.posture = order.posture;
    if (orderRefusal(battle, id, posture))
        left.posture.reset();
    Order screens;
    screens.screens = order.screens;
    if (orderRefusal(battle, id, screens))
        left.screens = battle::Screens();
    return left;
}

/// On a board nobody is asked again before the next round, so what has become impossible goes with the round
/// that ends; an order whose target is gone goes when the next one begins (BAT-21).
Order stillPossibleOnBoard(const Battle& battle, const StackId& id, const Order& order) {
    const Why why = whyImpossible(battle, id, order);
    return why && why->reason != Reason::NoLivingUnits ? order.withoutAction() : order;
}

void setOrder(Orders& orders, const StackId& id, const Order& order) {
    if (order == Order())
        orders.erase(id);
    else
        orders.insert_or_assign(id, order);
}

/// BAT-6, BAT-18: what an advance that reached its target becomes; nothing if the target has left reach
/// again.
std::optional<Order> attackAfterAdvance(const Battle& battle, const StackId& id, const StackId& target) {
    for (const Means means : {Means::Shot, Means::Melee}) {
        if (attackRefusal(battle, {id, target, means, {}}))
            continue;
        Order order;
        (means == Means::Shot ? order.shoot : order.attack) = target;
        return order;
    }
    return std::nullopt;
}

/// The part of the order that remains for the next round.
std::optional<Order> keptOrder(const RoundState& state, const StackId& id, const Order& order) {
    const StackPointer stack = state.stack(id);
    if (!stack || !stack->isAlive())
        return std::nullopt;
    const bool isMarked = state.running().kept.contains(id);
    if (isMarked && order.advance)
        if (auto attack = attackAfterAdvance(state.battle(), id, *order.advance))
            return attack;
    if (order.isJourney() ? state.conflictOf(id).has_value() : !isMarked)
        return std::nullopt;
    Order next = order;
    next.posture.reset();
    next.screens.reset();
    return next;
}

} // namespace

Order orderAfter(const Order& standing, const Order& given) {
    Order order = given.actions() > 0 || standing.actions() == 0 ? given : standing;
    if (given.rotate != 0 || given.cancelsRotation)
        order.rotate = given.rotate;
    else if (given.actions() == 0) // also that of an order that was dropped (BAT-21)
        order.rotate = standing.rotate;
    order.cancelsRotation = false; // it is done
    if (given.posture)
        order.posture = given.posture;
    if (given.screens)
        order.screens = given.screens;
    return order;
}

void dropImpossible(RoundState& state) {
    const battle::SystemState plans = state.battle().plans;
    const auto leftOf = state.battle().play ? stillPossible : stillPossibleOnBoard;
    for (const auto& [id, order] : ordersOf(plans)) {
        const Order left = leftOf(state.battle(), id, order);
        if (left == order)
            continue;
        state.editOrders([&, &stack = id](Orders& orders) { setOrder(orders, stack, left); });
        if (left == Order() || left.actions() < order.actions())
            state.tell({battle::events::dropsOrder, battleRule(5), id});
    }
}

void dropJourney(RoundState& state, const StackId& id) {
    state.editOrders([&](Orders& orders) {
        Order& order = orders[id];
        order.move.reset();
        order.advance.reset();
        order.flee.reset();
    });
}

void moveInsteadOfFleeing(RoundState& state, const StackId& id) {
    if (!state.order(id).flee || state.conflictOf(id))
        return;
    state.editOrders([&](Orders& orders) {
        Order& order = orders[id];
        order.move = std::exchange(order.flee, std::nullopt);
    });
}

Orders keptOrders(const RoundState& state) {
    Orders kept;
    for (const auto& [id, order] : ordersOf(state.battle()))
        if (const auto next = keptOrder(state, id, order))
            kept.emplace(id, *next);
    return kept;
}

} // namespace sf::smm
