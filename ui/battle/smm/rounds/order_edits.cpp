// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/order_edits.h"

#include "core/document/battle/battle_document.h"
#include "core/rules/smm/fight/choices.h"

namespace sf::ui {

using battle::Order;

Order orderOf(const battle::Battle& battle, const battle::StackId& stack) {
    const auto found = battle.orders->find(stack);
    return found == battle.orders->end() ? Order() : found->second;
}

std::optional<battle::Refusal> changeOrder(document::BattleDocument& document, const battle::StackId& stack,
                                           const std::function<void(Order&)>& edit) {
    Order order = orderOf(document.battle(), stack);
    edit(order);
    const smm::GiveOrders given{{{stack, order == Order() ? std::nullopt : std::optional(order)}}};
    const auto refusal = document.perform(smm::RoundAction(given)).refusal;
    return refusal ? std::optional(refusal->refusal) : std::nullopt;
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

smm::GiveOrders cancelledFirst(const battle::Battle& battle, const smm::GiveOrders& given) {
    smm::GiveOrders cancelled;
    for (const auto& [stack, order] : given.orders)
        if (order && order->actions() == 0 && orderOf(battle, stack).actions() > 0)
            cancelled.orders.emplace(stack, std::nullopt);
    return cancelled;
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
