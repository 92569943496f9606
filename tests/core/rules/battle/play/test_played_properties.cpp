// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

#include <set>

using namespace sf;
using namespace sf::test;

namespace {

constexpr int mapSide = 8; ///< of the map
constexpr int lastRound = 5;

int below(int end) {
    return *rc::gen::inRange(0, end);
}

hex::Hex anyHex() {
    return {below(mapSide), below(mapSide)};
}

Unit anyUnit(const std::string& id) {
    switch (below(4)) {
    case 0:
        return UnitMaker(id).with(Number::Move, 3).with(Number::AttackPower, 6).specials({"ranged 3"});
    case 1:
        return UnitMaker(id).with(Number::Move, 4).with(Number::Hits, 9).is(Flag::Warlord);
    default:
        return fighter(id, 1 + below(5));
    }
}

/// Two to four sides, of which some may be allied, each stack in a hex of its own.
Battle anyBattle() {
    Battle battle = battleOf();
    battle.map = Map(mapSide, mapSide);
    Map& map = battle.map.edit();
    for (int i = below(12); i > 0; --i)
        map.setTerrain(anyHex(), *rc::gen::element<std::string>("woods", "water", "river", "mountain"));
    for (int sides = below(3); sides > 0; --sides)
        battle.sides.push_back({"More", 1, nullptr, below(2) == 0 ? std::optional(1) : std::nullopt});
    battle.sides[0].ally = 1;
    if (below(2) == 0)
        battle.houseRules["zoneOfControl"] = "\"stop\"";
    if (below(2) == 0)
        battle.houseRules["orders"] = "\"sealed\"";
    std::set<hex::Hex> taken;
    for (int i = 0; i < 8; ++i) {
        const hex::Hex hex = anyHex();
        if (!taken.insert(hex).second)
            continue;
        const std::string id(1, static_cast<char>('a' + i));
        Stack stack = stackOf(id, {anyUnit(id + "1"), fighter(id + "2", 3)}, hex,
                              i % static_cast<int>(battle.sides.size()));
        if (below(5) == 0) {
            stack.extras.edit().arrives = 2;
            stack.extras.edit().at = {anyHex()};
        }
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const Stack>(std::move(stack)));
    }
    perform(battle, SetVictory{{{Eliminate{}}, {LastRound{lastRound}}}});
    return battle;
}

StackPointer someStack(const Battle& battle) {
    return battle.stacks[static_cast<std::size_t>(below(static_cast<int>(battle.stacks.size())))];
}

Order anyOrder(const Battle& battle) {
    Order order;
    order.rotate = below(7) - 3;
    if (below(3) == 0)
        order.posture = static_cast<Posture>(below(3));
    switch (below(8)) {
    case 0:
    case 1:
        order.attack = someStack(battle)->id;
        break;
    case 2:
        order.shoot = someStack(battle)->id;
        break;
    case 3:
    case 4:
        order.advance = someStack(battle)->id;
        break;
    case 5:
        order.flee = anyHex();
        break;
    case 6:
        break;
    default:
        order.move = anyHex();
    }
    return order;
}

Order orderOf(const Orders& orders, const StackId& stack) {
    const auto found = orders.find(stack);
    return found == orders.end() ? Order() : found->second;
}

/// The stack's order, sealed or not.
Order orderOf(const Battle& battle, const StackId& stack) {
    const int owner = battle.stacks.find(stack)->side;
    const auto plan = battle.play->sealed.find(owner);
    return isSealed(battle) && sideToAct(battle) != owner
               ? plan == battle.play->sealed.end() ? Order()
                                                   : orderOf(smm::ordersOf(plan->second.plans), stack)
               : orderOf(smm::ordersOf(battle), stack);
}

Action anyAction(const Battle& battle) {
    const StackPointer stack = someStack(battle);
    switch (below(8)) {
    case 0:
        return Concede{stack->side};
    case 1:
        return PlaceArrival{stack->id, stack->extras->at.empty() ? anyHex() : stack->extras->at.front()};
    case 2:
    case 3:
    case 4:
        return SplitStack{
            stack->id, {stack->units->front().id}, StackId("n" + std::to_string(below(1000))), "new"};
    default:
        return MergeStacks{stack->id, someStack(battle)->id};
    }
}

bool isOfSide(const Battle& battle, const Action& action, std::optional<int> acting) {
    return std::visit(
        [&]<class Kind>(const Kind& kind) {
            if constexpr (requires { kind.stack.text; })
                return battle.stacks.find(kind.stack)->side == acting;
            else if constexpr (requires { kind.side; })
                return kind.side == acting;
            return true;
        },
        action);
}

/// BAT-4, BAT-5: an order names no edge, and without an action it replaces none.
void give(Battle& battle, const StackId& stack) {
    Order order = anyOrder(battle);
    const Order standing = orderOf(smm::ordersOf(battle), stack);
    Order ambush = order;
    ambush.edge = Edge::Back;
    RC_ASSERT(perform(battle, smm::GiveOrders{{{stack, ambush}}}).has_value());
    if (perform(battle, smm::GiveOrders{{{stack, order}}}))
        return;
    const Order now = orderOf(smm::ordersOf(battle), stack);
    const Order& action = order.actions() > 0 || standing.actions() == 0 ? order : standing;
    RC_ASSERT(now.attack == action.attack && now.shoot == action.shoot && now.move == action.move &&
              now.advance == action.advance && now.flee == action.flee);
}

/// What a player thinks of, for whatever stack.
void act(Battle& battle) {
    const std::optional<int> acting = sideToAct(battle);
    const Battle before = battle;
    if (below(4) == 0) {
        const Action action = anyAction(battle);
        const bool isOther = !isOfSide(battle, action, acting);
        const auto refusal = perform(battle, action);
        RC_ASSERT(!isOther || (refusal && battle == before));
    } else {
        const StackPointer stack = someStack(battle);
        give(battle, stack->id);
        RC_ASSERT(stack->side == acting || battle == before);
    }
    for (int other = 0; other < static_cast<int>(battle.sides.size()); ++other)
        if (other != sideToAct(battle))
            RC_ASSERT(perform(battle, SayReady{other}).has_value());
}

/// No stack has moved farther than its Move allows, or into a hex with an opponent.
void checkMoves(const Battle& before, const Battle& after, const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (event.kind != battle::events::moves && event.kind != smm::events::flees)
            continue;
        const StackPointer stack = before.stacks.find(event.stack);
        const auto cost = cheapestCost(*before.map, stack->hex, *event.hex, fliesAsOne(*stack));
        RC_ASSERT(cost && *cost <= smm::system().moveOf(*stack));
    }
    for (const StackPointer& stack : after.stacks)
        if (stack->isAlive())
            RC_ASSERT(!after.firstOpponent(stack->hex, stack->side));
}

bool tells(const std::vector<Event>& events, EventKind kind, const StackId& stack) {
    return std::ranges::any_of(
        events, [&](const Event& event) { return event.kind == kind && event.stack == stack; });
}

/// BAT-16: whatever became of their targets, stacks turn and take postures as they were last ordered to.
void checkStances(const Orders& told, const Battle& before, const Battle& after,
                  const std::vector<Event>& events) {
    for (const auto& [id, order] : told) {
        const StackPointer stack = before.stacks.find(id);
        const StackPointer then = after.stacks.find(id);
        if (!stack || !stack->isAlive() || !then->isAlive())
            continue;
        if (order.rotate != 0 && !tells(events, smm::events::waits, id))
            RC_ASSERT(tells(events, smm::events::rotates, id));
        if (order.posture && !smm::postureRefusal(*stack, *order.posture))
            RC_ASSERT(smm::stateOf(*then).posture == *order.posture);
    }
}

/// BAT-18: an advance becomes an attack only if its target is still in reach at the round's end.
void checkAdvances(const Battle& after, const std::vector<Event>& events) {
    if (after.play->phase == PlayPhase::Over)
        return;
    for (const Event& event : events) {
        const StackPointer stack = after.stacks.find(event.stack);
        if (event.kind != smm::events::inReach || !stack->isAlive())
            continue;
        const Order order = orderOf(after, event.stack);
        const auto reaches = [&](smm::Means means) {
            return !smm::attackRefusal(after, {event.stack, event.target, means, {}});
        };
        const bool shoots = reaches(smm::Means::Shot);
        const bool strikes = !shoots && reaches(smm::Means::Melee);
        RC_ASSERT((order.shoot == event.target) == shoots);
        RC_ASSERT((order.attack == event.target) == strikes);
        RC_ASSERT((order.advance == event.target) == !(shoots || strikes));
    }
}

/// BAT-17: who is not on the map does nothing, and nothing happens to them.
void checkAbsent(const Battle& before, const Battle& after, const std::vector<Event>& events) {
    for (const StackPointer& stack : before.stacks) {
        if (stack->isOnMap())
            continue;
        Stack then = *after.stacks.find(stack->id);
        then.extras = stack->extras; // Move is full again
        RC_ASSERT(then == *stack);
        RC_ASSERT(std::ranges::none_of(events, [&](const Event& event) {
            return event.stack == stack->id && event.kind != battle::events::dropsOrder;
        }));
    }
}

/// The orders with which each side became ready.
Orders giveOrders(Battle& battle) {
    Orders told;
    const int round = roundNumber(battle);
    while (const std::optional<int> acting = sideToAct(battle)) {
        for (int i = below(5); i > 0 && sideToAct(battle) == acting; --i)
            act(battle);
        if (sideToAct(battle) != acting || battle.play->phase == PlayPhase::Over)
            continue; // it has conceded
        for (const auto& [id, order] : smm::ordersOf(battle))
            if (battle.stacks.find(id)->side == acting)
                told.insert_or_assign(id, order);
        RC_ASSERT(!perform(battle, SayReady{*acting}));
    }
    RC_ASSERT(roundNumber(battle) == round);
    return told;
}

void playCheckedRound(Battle& battle) {
    const Orders told = giveOrders(battle);
    if (battle.play->phase == PlayPhase::Over)
        return;
    const Battle before = battle;
    std::vector<Event> events;
    RC_ASSERT(!perform(battle, smm::Resolve{smm::Extent::Round}, &events));
    checkMoves(before, battle, events);
    checkStances(told, before, battle, events);
    checkAdvances(battle, events);
    checkAbsent(before, battle, events);
}

} // namespace

/// Properties of every played battle (BAT).
class TestPlayedProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyBattleEndsByTheRules() {
        QVERIFY(rc::check([] {
            Battle battle = inOrders(anyBattle());
            RC_PRE(bool(battle.play));
            int rounds = 0;
            for (; battle.play->phase != PlayPhase::Over && rounds < lastRound; ++rounds)
                playCheckedRound(battle);
            RC_ASSERT(battle.play->phase == PlayPhase::Over);
            RC_ASSERT(battle.play->result.has_value());
            const bool isConceded = battle.play->result->ending == Ending::Conceded;
            RC_ASSERT(static_cast<int>(battle.play->rounds.size()) == rounds - (isConceded ? 1 : 0));
        }));
    }
    /// BAT-4: whoever looks sees no other side's plan.
    void plansAreSeenByTheirSideAlone() {
        QVERIFY(rc::check([] {
            Battle board = anyBattle();
            board.houseRules["orders"] = "\"sealed\"";
            Battle battle = inOrders(std::move(board));
            RC_PRE(battle.play && sideToAct(battle).has_value());
            const int first = *sideToAct(battle);
            const Battle untouched = asSeenBy(battle, std::nullopt, smm::system());
            for (int i = 0; i < 6 && sideToAct(battle) == first; ++i)
                act(battle);
            for (int turn = 0; turn < 2 && isSealed(battle); ++turn) {
                for (int other = 0; other < static_cast<int>(battle.sides.size()); ++other) {
                    if (other == first)
                        continue;
                    const Battle seen = asSeenBy(battle, other, smm::system());
                    RC_ASSERT(seen.stacks == untouched.stacks);
                    RC_ASSERT(smm::ordersOf(seen).empty());
                    RC_ASSERT(!seen.play->sealed.contains(first));
                }
                if (sideToAct(battle) == first)
                    RC_ASSERT(!perform(battle, SayReady{first}));
            }
        }));
    }
};

template struct sf::test::Registered<TestPlayedProperties>;
#include "test_played_properties.moc"
