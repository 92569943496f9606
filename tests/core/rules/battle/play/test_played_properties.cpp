// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/phases.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

#include <set>

using namespace sf;
using namespace sf::test;

namespace {

constexpr int side = 8; ///< of the map
constexpr int lastRound = 5;

int below(int end) {
    return *rc::gen::inRange(0, end);
}

hex::Hex anyHex() {
    return {below(side), below(side)};
}

/// Up to four sides of which two may be allied, each stack in a hex of its own.
Battle anyBattle() {
    Battle battle = battleOf();
    battle.map = Map(side, side);
    Map& map = battle.map.edit();
    for (int i = below(12); i > 0; --i)
        map.setTerrain(anyHex(), *rc::gen::element<std::string>("woods", "water", "river", "mountain"));
    battle.sides.push_back({"Greens", 1, nullptr, below(2) == 0 ? std::optional(1) : std::nullopt});
    battle.sides[0].ally = 1;
    if (below(2) == 0)
        battle.houseRules["zoneOfControl"] = "\"stop\"";
    if (below(2) == 0)
        battle.houseRules["orders"] = "\"sealed\"";
    std::set<hex::Hex> taken;
    for (int i = 0; i < 6; ++i) {
        const hex::Hex hex = anyHex();
        if (!taken.insert(hex).second)
            continue;
        const std::string id(1, static_cast<char>('a' + i));
        Unit unit = fighter(id + "1", 1 + below(5));
        if (below(3) == 0)
            unit =
                UnitMaker(id + "1").with(Number::Move, 3).with(Number::AttackPower, 6).specials({"ranged 3"});
        battle.stacks.insert(battle.stacks.size(), std::make_shared<const Stack>(stackOf(
                                                       id, {unit, fighter(id + "2", 3)}, hex, i % 3)));
    }
    perform(battle, SetVictory{{{Eliminate{}}, {LastRound{lastRound}}}});
    return battle;
}

StackId someStack(const Battle& battle) {
    return battle.stacks[static_cast<std::size_t>(below(static_cast<int>(battle.stacks.size())))]->id;
}

Order anyOrder(const Battle& battle) {
    Order order;
    order.rotate = below(7) - 3;
    switch (below(6)) {
    case 0:
        order.attack = someStack(battle);
        break;
    case 1:
        order.shoot = someStack(battle);
        break;
    case 2:
        order.advance = someStack(battle);
        break;
    case 3:
        order.flee = anyHex();
        break;
    default:
        order.move = anyHex();
    }
    return order;
}

/// What a player thinks of, for whatever stack.
void act(Battle& battle) {
    const StackId stack = someStack(battle);
    const std::optional<int> acting = sideToAct(battle);
    const bool isOther = battle.stacks.find(stack)->side != acting;
    const Battle before = battle;
    if (below(4) == 0) {
        const auto refusal = perform(battle, MergeStacks{stack, someStack(battle)});
        RC_ASSERT(!isOther || (refusal && battle == before));
    } else {
        const auto refusal = perform(battle, smm::GiveOrders{{{stack, anyOrder(battle)}}});
        RC_ASSERT(!isOther || (refusal && battle == before));
    }
    for (int other = 0; other < 3; ++other)
        if (other != acting)
            RC_ASSERT(perform(battle, SayReady{other}).has_value());
}

/// No stack has moved farther than its Move allows, or into a hex with an opponent.
void checkMoves(const Battle& before, const Battle& after, const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (event.kind != EventKind::Moves && event.kind != EventKind::Flees)
            continue;
        const StackPointer stack = before.stacks.find(event.stack);
        const auto cost = cheapestCost(*before.map, stack->hex, *event.hex, fliesAsOne(*stack));
        RC_ASSERT(cost && *cost <= smm::system().moveOf(*stack));
    }
    for (const StackPointer& stack : after.stacks)
        if (stack->isAlive())
            RC_ASSERT(!after.firstOpponent(stack->hex, stack->side));
}

void playRound(Battle& battle) {
    while (const std::optional<int> acting = sideToAct(battle)) {
        for (int i = below(4); i > 0; --i)
            act(battle);
        RC_ASSERT(!perform(battle, SayReady{*acting}));
    }
    const Battle before = battle;
    std::vector<Event> events;
    RC_ASSERT(!perform(battle, smm::Resolve{smm::Extent::Round}, &events));
    checkMoves(before, battle, events);
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
                playRound(battle);
            RC_ASSERT(battle.play->phase == PlayPhase::Over);
            RC_ASSERT(battle.play->result.has_value());
            RC_ASSERT(static_cast<int>(battle.play->rounds.size()) == rounds);
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
            for (int i = 0; i < 6; ++i)
                act(battle);
            for (int turn = 0; turn < 2 && isSealed(battle); ++turn) {
                for (int other = 0; other < 3; ++other) {
                    if (other == first)
                        continue;
                    const Battle seen = asSeenBy(battle, other, smm::system());
                    RC_ASSERT(seen.stacks == untouched.stacks);
                    RC_ASSERT(seen.orders->empty());
                    RC_ASSERT(!seen.play->sealed.contains(first));
                }
                if (sideToAct(battle) == first)
                    RC_ASSERT(!perform(battle, SayReady{first}));
            }
        }));
    }
};

static const sf::test::Registered<TestPlayedProperties> registered;
#include "test_played_properties.moc"
