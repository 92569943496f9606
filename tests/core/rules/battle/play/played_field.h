// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/play/missing.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/play/victory.h"
#include "core/rules/dice/philox.h"
#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/fight/smm_system.h"
#include "tests/core/rules/battle/battle_maker.h"

/// A battle for tests of play by SMM.
namespace sf::test {

using namespace battle;
using smm::Order;
using smm::Orders;

inline Unit fighter(const std::string& id, int move = 4) {
    return UnitMaker(id)
        .with(Number::Hits, 6)
        .with(Number::Move, move)
        .with(Number::AttackPower, 5)
        .with(Number::DefensePower, 5)
        .with(Number::Damage, 2)
        .with(Number::Upkeep, 10);
}

/// Reds "r" at 2,2 and "s" at 3,2, Blues "b" at 8,8.
inline Battle twoSides() {
    return battleOf({stackOf("r", {fighter("r1"), fighter("r2")}, {2, 2}),
                     stackOf("s", {fighter("s1")}, {3, 2}), stackOf("b", {fighter("b1")}, {8, 8}, 1)});
}

/// Returns the refusal, or nothing on success.
inline std::optional<Refusal> perform(Battle& battle, const Action& action) {
    const Outcome outcome = apply(battle, action, smm::system());
    if (const auto* refusal = std::get_if<Refusal>(&outcome))
        return *refusal;
    redo(battle, std::get<Changes>(outcome));
    return std::nullopt;
}

/// In the first orders phase.
inline Battle inOrders(Battle battle) {
    perform(battle, StartPlay{});
    while (battle.play && battle.play->phase == PlayPhase::Deployment && sideToAct(battle))
        if (perform(battle, SayReady{*sideToAct(battle)}))
            break;
    return battle;
}

inline std::optional<smm::OrderRefusal> perform(Battle& battle, const smm::RoundAction& action,
                                                std::vector<Event>* events = nullptr) {
    dice::Philox dice(7, 0);
    auto outcome = smm::apply(battle, action, dice);
    if (const auto* refusal = std::get_if<smm::OrderRefusal>(&outcome))
        return *refusal;
    auto& round = std::get<smm::Round>(outcome);
    redo(battle, round.changes);
    if (events)
        *events = std::move(round.events);
    return std::nullopt;
}

inline std::optional<smm::OrderRefusal> order(Battle& battle, const char* stack, const Order& order) {
    return perform(battle, smm::GiveOrders{{{StackId(stack), order}}});
}

inline Order moveTo(hex::Hex hex) {
    Order order;
    order.move = hex;
    return order;
}

inline Order advanceOn(const char* target) {
    Order order;
    order.advance = StackId(target);
    return order;
}

} // namespace sf::test
