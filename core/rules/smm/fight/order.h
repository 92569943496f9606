// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <map>

namespace sf::smm {

/// What a stack does in a battle round: at most one action besides posture, screening and rotation. BAT-7
/// says what it does if it has no action.
struct Order {
    std::optional<battle::StackId> attack;
    std::optional<battle::StackId> shoot;
    std::optional<battle::Edge> edge; ///< of `attack`, chosen explicitly (SMM-9a)
    int rotate = 0;                   ///< hex sides clockwise, -3 to 3, before the action
    bool cancelsRotation = false;     ///< given as 0: the one kept with an order is over (BAT-21)
    std::optional<battle::Posture> posture;
    std::optional<battle::Screens> screens;
    std::optional<hex::Hex> flee;
    std::optional<hex::Hex> move;           ///< only outside Conflicts; may take several rounds (BAT-5)
    std::optional<battle::StackId> advance; ///< only outside Conflicts (BAT-6)
    bool disengage = false;
    bool hold = false;

    /// The number of actions in the order.
    int actions() const;
    /// Returns whether it is a move or an advance, which may take several rounds (BAT-5).
    bool isJourney() const { return move || advance; }
    /// Only its rotation, posture and screening.
    Order withoutAction() const;
    bool operator==(const Order&) const = default;
};
using Orders = std::map<battle::StackId, Order>;

/// Orders that the players have given for the next round, or for the running one.
struct GivenOrders : battle::StateOf<GivenOrders, RuleSystem::Smm> {
    Orders orders;

    void keep(const battle::StackFilter& accepts) override {
        std::erase_if(orders, [&](const auto& told) { return !accepts(told.first); });
    }
    void add(const battle::StatePart& others) override {
        const Orders& more = static_cast<const GivenOrders&>(others).orders;
        orders.insert(more.begin(), more.end());
    }
    PartEdit editTo(const std::shared_ptr<const StatePart>& after) const override;
    void follow(const battle::Successions& successions) override;
    void rename(const battle::NewIds& ids) override;
    void dropGone(const battle::Battle& battle) override;
    bool tells(const battle::StackId& stack) const override;
    std::optional<battle::RemovalKind> lost(const battle::StackId& stack,
                                            const battle::SystemState& after) const override;
    bool operator==(const GivenOrders&) const = default;
};

inline const Orders& ordersOf(const battle::SystemState& plans) {
    return plans.of<GivenOrders>().orders;
}
inline const Orders& ordersOf(const battle::Battle& battle) {
    return ordersOf(battle.plans);
}
/// Calls `change(orders)`.
template<class Change>
void editOrders(battle::SystemState& plans, Change&& change) {
    plans.edit<GivenOrders>([&](GivenOrders& given) { change(given.orders); });
}
inline void setOrders(battle::SystemState& plans, Orders orders) {
    editOrders(plans, [&](Orders& given) { given = std::move(orders); });
}

/// What the order says takes effect, as at the start of a round (SMM-13, SMM-21).
void takeStance(battle::Stack& stack, const Order& order);

} // namespace sf::smm
