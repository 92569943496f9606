// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/smm/square/stats.h"
#include "core/rules/smm/square/value.h"
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

#include <set>

using namespace sf;
using namespace sf::test;
using namespace sf::battle;

namespace {

rc::Gen<bool> seldom() {
    return rc::gen::map(rc::gen::inRange(0, 4), [](int n) { return n == 0; });
}

/// A unit with small numbers, so that ties are frequent.
Unit anyUnit(const std::string& id) {
    UnitMaker maker(id);
    for (const Number number : {Number::Upkeep, Number::Level, Number::AttackPower, Number::DefensePower,
                                Number::Damage, Number::Resistance, Number::Move})
        maker.with(number, *rc::gen::inRange(0, 3));
    for (const Flag flag : {Flag::Warlord, Flag::Heir, Flag::Noble, Flag::Decrypted})
        if (*seldom())
            maker.is(flag);
    maker.left(*rc::gen::inRange(0, 5));
    return maker;
}

Stack anyStack(const std::string& id, const std::string& prefix, int largest) {
    std::vector<Unit> units;
    const int count = *rc::gen::inRange(1, largest + 1);
    units.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        units.push_back(anyUnit(prefix + std::to_string(i)));
    Stack stack = stackOf(id, units, {*rc::gen::inRange(4, 7), *rc::gen::inRange(4, 7)});
    stack.facing = static_cast<hex::Direction>(*rc::gen::inRange(0, 6));
    smm::setPosture(stack, static_cast<Posture>(*rc::gen::inRange(0, 4)));
    if (*rc::gen::arbitrary<bool>())
        smm::setScreens(stack, UnitId(prefix + std::to_string(*rc::gen::inRange(0, count))));
    if (*seldom()) {
        std::vector<UnitId> formed;
        for (const Unit& unit : units)
            if (*rc::gen::arbitrary<bool>())
                formed.push_back(unit.id);
        smm::setFormed(stack, std::move(formed));
    }
    return stack;
}

Battle anyBattle() {
    return battleOf({anyStack("s0", "a", 12), anyStack("s1", "b", 12), anyStack("s2", "c", 12)});
}

std::vector<std::size_t> livingOf(const Stack& stack) {
    std::vector<std::size_t> result;
    for (std::size_t i = 0; i < stack.units->size(); ++i)
        if ((*stack.units)[i].isAlive())
            result.push_back(i);
    return result;
}

StackPointer someStack(const Battle& battle) {
    return battle.stacks[*rc::gen::inRange<std::size_t>(0, battle.stacks.size())];
}

UnitId someUnit(const Stack& stack) {
    return (*stack.units)[*rc::gen::inRange<std::size_t>(0, stack.units->size())].id;
}

std::vector<UnitId> someUnits(const Stack& stack) {
    std::vector<UnitId> result;
    for (const Unit& unit : *stack.units)
        if (*rc::gen::arbitrary<bool>())
            result.push_back(unit.id);
    return result;
}

hex::Hex someHex() {
    return {*rc::gen::inRange(-1, 13), *rc::gen::inRange(-1, 13)};
}

/// Any action that a player might try; many are refused.
Action anyAction(const Battle& battle, int step) {
    const StackPointer stack = someStack(battle);
    const StackPointer other = someStack(battle);
    const std::string fresh = "n" + std::to_string(step);
    switch (*rc::gen::inRange(0, 16)) {
    case 0:
        return MoveStack{stack->id, someHex(), *rc::gen::arbitrary<bool>()};
    case 1:
        return RotateStack{stack->id, *rc::gen::inRange(-4, 5)};
    case 2:
    case 3:
        return MergeStacks{stack->id, other->id};
    case 4:
    case 5:
        return SplitStack{stack->id, someUnits(*stack), StackId(fresh), fresh};
    case 6:
        return SwapUnits{stack->id, someUnit(*stack), someUnit(*stack)};
    case 7:
        return SetPosture{stack->id, static_cast<Posture>(*rc::gen::inRange(0, 4))};
    case 8:
        return SetLeader{stack->id, someUnit(*stack)};
    case 9:
        return SetScreens{stack->id, ScreenedEdge{other->id, static_cast<Edge>(*rc::gen::inRange(0, 4))}};
    case 10:
        return AddStack{stackOf(fresh, {anyUnit(fresh)}, someHex(), *rc::gen::inRange(0, 3)),
                        *rc::gen::inRange<std::size_t>(0, 5)};
    case 11:
        return AddUnits{stack->id, {anyUnit(fresh + "x"), anyUnit(fresh + "y")}};
    case 12:
        return RemoveUnits{stack->id, someUnits(*stack)};
    case 13: {
        Unit unit = anyUnit("x");
        unit.id = someUnit(*stack);
        return EditUnit{stack->id, unit};
    }
    case 14:
        return PaintTerrain{{someHex(), someHex()}, *rc::gen::element<std::string>("woods", "water", "bog")};
    default:
        return PutKind{"Kind", *rc::gen::element<std::string>("Kind", "Sort"), {}};
    }
}

/// Every unit is in exactly one stack, no stack is empty, ids are unique, and the list's indexes match its
/// stacks.
void checkSound(const Battle& battle) {
    std::set<std::string> units;
    std::set<std::string> stacks;
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const Stack& stack = *battle.stacks[position];
        RC_ASSERT(!stack.units->empty());
        RC_ASSERT(stacks.insert(stack.id.text).second);
        RC_ASSERT(battle.stacks.position(stack.id) == position);
        RC_ASSERT(battle.map->contains(stack.hex));
        const std::vector<StackPointer> here = battle.stacks.at(stack.hex);
        RC_ASSERT(std::ranges::count(here, battle.stacks[position]) == 1);
        for (const Unit& unit : *stack.units) {
            RC_ASSERT(units.insert(unit.id.text).second);
            RC_ASSERT((unit.hitsLeft >= 0 && unit.hitsLeft <= unit[Number::Hits]));
        }
        const Unit* leader = stack.leader ? stack.find(*stack.leader) : nullptr;
        RC_ASSERT(stack.leader.has_value() == (leader != nullptr));
        if (leader)
            RC_ASSERT((*leader)[Flag::Warlord]);
    }
}

} // namespace

/// Properties of every battle under any actions.
class TestBattleProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOrderIsAPermutationOfTheLiving_SMM7() {
        QVERIFY(rc::check([] {
            const Battle battle = anyBattle();
            for (const StackPointer& stack : battle.stacks) {
                const smm::Square square(battle, *stack);
                for (const Edge edge : edges)
                    for (const auto joins : {smm::WarlordJoins::No, smm::WarlordJoins::Yes}) {
                        std::vector<std::size_t> order = square.damageOrder(edge, joins);
                        std::ranges::sort(order);
                        RC_ASSERT(order == livingOf(*stack));
                    }
            }
        }));
    }

    void theBackIsTheFrontReversed_SMM7() {
        QVERIFY(rc::check([] {
            Stack stack = anyStack("s", "a", 40);
            smm::setPosture(stack, Posture::Neutral);
            const smm::Square square(battleOf(), stack);
            std::vector<std::size_t> back = square.damageOrder(Edge::Back);
            std::ranges::reverse(back);
            RC_ASSERT(square.damageOrder(Edge::Front) == back);
            std::vector<std::size_t> right = square.damageOrder(Edge::Right);
            std::ranges::reverse(right);
            RC_ASSERT(square.damageOrder(Edge::Left) == right);
        }));
    }

    void theFrontOfAnUnledStackIsItsValue_SMM4() {
        QVERIFY(rc::check([] {
            Stack stack = anyStack("s", "a", 40);
            smm::setPosture(stack, Posture::Neutral);
            smm::setFormed(stack, {});
            const smm::Square square(battleOf(), stack);
            const std::vector<std::size_t> order = square.damageOrder(Edge::Front);
            RC_ASSERT(order == smm::valueOrder(stack, {}));
            for (std::size_t i = 1; i < order.size(); ++i) {
                const auto compared =
                    smm::compareValue((*stack.units)[order[i - 1]], (*stack.units)[order[i]], {});
                RC_ASSERT(std::is_lteq(compared.order));
                RC_ASSERT((std::is_lt(compared.order) || order[i - 1] < order[i]));
            }
        }));
    }

    void measuresFit_SMM5() {
        QVERIFY(rc::check([] {
            const int units = *rc::gen::inRange(1, 1'000'000);
            const smm::Measures m = smm::measures(units);
            RC_ASSERT((m.width * m.width >= units && (m.width - 1) * (m.width - 1) < units));
            RC_ASSERT((m.rows * m.width >= units && (m.rows - 1) * m.width < units));
            RC_ASSERT((m.completeRows * m.width <= units && (m.completeRows + 1) * m.width > units));
            RC_ASSERT(m.largestSquare == (m.completeSquares + 1) * (m.completeSquares + 1));
        }));
    }

    void termsAddUp_SMM11() {
        QVERIFY(rc::check([] {
            const Battle battle = anyBattle();
            for (const StackPointer& stack : battle.stacks) {
                const auto stats = smm::stackStats(battle, *stack, smm::Square(battle, *stack));
                RC_ASSERT(stats.has_value() == (stack->living() > 0));
                for (const smm::Stat stat : smm::stats) {
                    if (!stats)
                        break;
                    std::int64_t sum = 0;
                    for (const smm::Term& term : (*stats)[stat].terms)
                        sum += term.value;
                    RC_ASSERT(sum == (*stats)[stat].value);
                }
            }
        }));
    }

    void anythingDoneCanBeUndone() {
        QVERIFY(rc::check([] {
            const Battle first = anyBattle();
            Battle battle = first;
            std::vector<Changes> done;
            for (int step = 0; step < 25; ++step) {
                const Outcome outcome = apply(battle, anyAction(battle, step), smm::system());
                if (const auto* changes = std::get_if<Changes>(&outcome)) {
                    redo(battle, *changes);
                    done.push_back(*changes);
                    checkSound(battle);
                }
            }
            const Battle last = battle;
            std::for_each(done.rbegin(), done.rend(), [&](const Changes& changes) { undo(battle, changes); });
            RC_ASSERT(battle == first);
            checkSound(battle);
            for (const Changes& changes : done)
                redo(battle, changes);
            RC_ASSERT(battle == last);
        }));
    }

    void splittingAndMergingGivesTheStackBack_SMM19() {
        QVERIFY(rc::check([] {
            Stack stack = anyStack("s", "a", 20);
            smm::setFormed(stack, {});
            RC_PRE(stack.units->size() >= 2);
            for (Unit& unit : stack.units.edit()) // as the croaked stay (BAT-19)
                unit.hitsLeft = std::max(1, unit.hitsLeft);
            const auto cut =
                static_cast<std::ptrdiff_t>(*rc::gen::inRange<std::size_t>(1, stack.units->size()));
            std::vector<UnitId> tail;
            for (auto unit = stack.units->begin() + cut; unit != stack.units->end(); ++unit)
                tail.push_back(unit->id);
            const Battle before = battleOf({stack});
            Battle battle = before;
            redo(battle, std::get<Changes>(
                             apply(battle, SplitStack{stack.id, tail, StackId("n"), ""}, smm::system())));
            RC_ASSERT(battle.stacks.size() == 2U);
            redo(battle,
                 std::get<Changes>(apply(battle, MergeStacks{StackId("n"), stack.id}, smm::system())));
            RC_ASSERT(battle == before);
        }));
    }
};

template struct sf::test::Registered<TestBattleProperties>;
#include "test_battle_properties.moc"
