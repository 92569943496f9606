// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/order_edits.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/give_orders.h"
#include "core/rules/smm/fight/choices.h"

namespace sf::ui {

using smm::Order;

Order orderOf(const battle::Battle& battle, const battle::StackId& stack) {
    const auto found = smm::ordersOf(battle).find(stack);
    return found == smm::ordersOf(battle).end() ? Order() : found->second;
}

std::optional<battle::Refusal> changeOrder(document::BattleDocument& document, const battle::StackId& stack,
                                           const std::function<void(Order&)>& edit) {
    const Order standing = orderOf(document.battle(), stack);
    Order order = standing;
    edit(order);
    std::optional<Order> given;
    if (order != Order()) {
        given = order;
        given->cancelsRotation = order.rotate == 0 && standing.rotate != 0;
    }
    const auto refusal = document::giveOrders(document, {{{stack, given}}});
    return refusal ? std::optional(refusal->refusal) : std::nullopt;
}

GiveOrder giving(const battle::StackId& stack, const Order& order) {
    return [stack, order](document::BattleDocument& document) {
        return changeOrder(document, stack, [&](Order& changed) { changed = order; });
    };
}

Order withAction(const Order& base, Order action) {
    action.rotate = base.rotate;
    action.posture = base.posture;
    action.screens = base.screens;
    return action;
}

Order withoutAction(const Order& order) {
    return order.withoutAction();
}

std::optional<Order> orderAgainst(const battle::Battle& battle, const battle::StackId& stack,
                                  const battle::StackId& target) {
    for (const auto action : {&Order::attack, &Order::shoot, &Order::advance}) {
        Order order = withoutAction(orderOf(battle, stack));
        order.*action = target;
        if (!smm::orderRefusal(battle, stack, order))
            return order;
    }
    return std::nullopt;
}

} // namespace sf::ui
