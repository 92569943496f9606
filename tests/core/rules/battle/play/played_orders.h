// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/events.h"
#include "tests/core/rules/battle/play/played_field.h"

#include <QTest>

/// Orders in a played battle, for tests that run with open and with sealed orders: the global column
/// "sealed".
namespace sf::test {

inline bool isSealedRow() {
    QFETCH_GLOBAL(bool, sealed);
    return sealed;
}

/// Played by the row's `orders`, in the first orders phase.
inline Battle played(Battle battle) {
    if (isSealedRow())
        battle.houseRules["orders"] = "\"sealed\"";
    return inOrders(std::move(battle));
}

inline void act(Battle& battle, const Action& action) {
    const auto refusal = perform(battle, action);
    QVERIFY2(!refusal, refusal ? refusal->rule.text().c_str() : "");
}

inline void ready(Battle& battle) {
    act(battle, SayReady{sideToAct(battle).value_or(-1)});
}

/// Of tests that also run on a board: the global column "board".
inline bool isBoardRow() {
    QFETCH_GLOBAL(bool, board);
    return board;
}

/// The first orders phase, or the board.
inline Battle begun(Battle battle) {
    return isBoardRow() ? battle : played(std::move(battle));
}

/// The others of its phase are ready.
inline void letAct(Battle& battle, int side) {
    while (battle.play && sideToAct(battle) != side)
        ready(battle);
}

/// Its orders and what was sealed are known to all.
inline void allReady(Battle& battle) {
    while (battle.play && sideToAct(battle))
        ready(battle);
}

inline Unit walker(const std::string& id, int move = 4) {
    return UnitMaker(id).with(Number::Hits, 60).with(Number::Move, move).with(Number::DefensePower, 5);
}

inline Unit warlord(const std::string& id) {
    return UnitMaker(id).with(Number::Hits, 60).with(Number::Move, 4).is(Flag::Warlord);
}

inline Unit archer(const std::string& id) {
    return UnitMaker(id).with(Number::Hits, 60).with(Number::Move, 4).specials({"ranged 3"});
}

/// Reds, Blues and Greens.
inline Battle threeSides(std::initializer_list<Stack> stacks) {
    Battle battle = battleOf(stacks);
    battle.sides.push_back({"Greens", 1, nullptr});
    return battle;
}

inline void give(Battle& battle, const char* stack, const Order& given) {
    const auto refusal = order(battle, stack, given);
    QVERIFY2(!refusal, refusal ? refusal->refusal.rule.text().c_str() : "");
}

inline std::vector<Event> finishRound(Battle& battle) {
    while (sideToAct(battle) && !battle::isRoundRunning(battle))
        if (perform(battle, SayReady{*sideToAct(battle)}))
            break;
    std::vector<Event> events;
    perform(battle, smm::Resolve{smm::Extent::Round}, &events);
    return events;
}

inline const Event* find(const std::vector<Event>& events, EventKind kind, const char* stack) {
    const auto found = std::ranges::find_if(
        events, [&](const Event& event) { return event.kind == kind && event.stack == StackId(stack); });
    return found == events.end() ? nullptr : &*found;
}

inline bool attacks(const std::vector<Event>& events, const char* stack, const char* target) {
    return std::ranges::any_of(events, [&](const Event& event) {
        return (event.kind == smm::events::hits || event.kind == smm::events::misses) &&
               event.stack == StackId(stack) && event.target == StackId(target);
    });
}

inline const Stack& stackIn(const Battle& battle, const char* id) {
    return *battle.stacks.find(StackId(id));
}

inline Order attackOn(const char* target) {
    Order order;
    order.attack = StackId(target);
    return order;
}

inline Order shotAt(const char* target) {
    Order order;
    order.shoot = StackId(target);
    return order;
}

inline Order fleeTo(hex::Hex hex) {
    Order order;
    order.flee = hex;
    return order;
}

inline Order turned(Order order, int sides) {
    order.rotate = sides;
    return order;
}

inline Order withPosture(Order order, Posture posture) {
    order.posture = posture;
    return order;
}

/// Also one that is sealed.
inline Order orderIn(const Battle& battle, const char* id) {
    const Orders* orders = &smm::ordersOf(battle);
    const int side = battle.stacks.find(StackId(id))->side;
    if (isSealed(battle) && sideToAct(battle) != side)
        if (const auto plan = battle.play->sealed.find(side); plan != battle.play->sealed.end())
            orders = &smm::ordersOf(plan->second.plans);
    const auto found = orders->find(StackId(id));
    return found == orders->end() ? Order() : found->second;
}

inline void prevent(Battle& battle, const char* id) {
    Modifier modifier;
    modifier.preventsActing = true;
    perform(battle, SetModifiers{StackId(id), {modifier}});
}

/// "r" of the Reds and "b" of the Blues fight; "c" is beside "b", "o" beside both.
inline Battle inConflict() {
    Battle battle =
        battleOf({stackOf("r", {walker("r1")}, {5, 4}), stackOf("o", {walker("o1", 9)}, {4, 5}),
                  stackOf("b", {walker("b1")}, {5, 5}, 1), stackOf("c", {walker("c1")}, {5, 6}, 1)});
    battle = played(std::move(battle));
    give(battle, "r", attackOn("b"));
    finishRound(battle);
    return battle;
}

} // namespace sf::test
