// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/philox.h"
#include "core/rules/smm/round.h"
#include "tests/core/battle_maker.h"
#include "tests/properties.h"

#include <QTest>

#include <map>

using namespace sf;
using namespace sf::test;

namespace {

battle::Stack anyStack(int index) {
    const std::string id = "s" + std::to_string(index);
    std::vector<battle::Unit> units;
    const int count = *rc::gen::inRange(1, 8);
    for (int i = 0; i < count; ++i) {
        UnitMaker unit(id + "u" + std::to_string(i));
        for (const Number number : {Number::AttackPower, Number::DefensePower, Number::Damage, Number::Move,
                                    Number::Initiative, Number::Hits})
            unit.with(number, *rc::gen::inRange(number == Number::Hits ? 1 : 0, 9));
        if (*rc::gen::inRange(0, 3) == 0)
            unit.is(Flag::Warlord);
        units.push_back(unit);
    }
    battle::Stack stack = stackOf(id, units, {4 + *rc::gen::inRange(0, 3), 4 + *rc::gen::inRange(0, 3)},
                                  *rc::gen::inRange(0, 2));
    stack.facing = static_cast<hex::Direction>(*rc::gen::inRange(0, 6));
    stack.posture = static_cast<battle::Posture>(*rc::gen::inRange(0, 4));
    stack.screens = battle::ScreenedEdge{battle::StackId("s" + std::to_string(*rc::gen::inRange(0, 5))),
                                         static_cast<battle::Edge>(*rc::gen::inRange(0, 4))};
    return stack;
}

smm::Order anyOrder() {
    smm::Order order;
    order.rotate = *rc::gen::inRange(-3, 4);
    switch (*rc::gen::inRange(0, 6)) {
    case 0:
        order.flee = hex::Hex{*rc::gen::inRange(0, 12), *rc::gen::inRange(0, 12)};
        break;
    case 1:
        order.disengage = true;
        break;
    case 2:
        order.hold = true;
        break;
    case 3:
        order.attack = battle::StackId("s" + std::to_string(*rc::gen::inRange(0, 6)));
        break;
    default:
        break;
    }
    return order;
}

std::map<std::string, int> hitsOf(const battle::Battle& battle) {
    std::map<std::string, int> hits;
    for (const battle::StackPointer& stack : battle.stacks)
        for (const battle::Unit& unit : *stack->units)
            hits[unit.id.text] = unit.hitsLeft;
    return hits;
}

/// Hit points only go, and only by the events that tell of it.
void checkHits(const battle::Battle& before, const battle::Battle& after,
               const std::vector<smm::Event>& events) {
    std::map<std::string, int> hits = hitsOf(before);
    for (const smm::Event& event : events) {
        RC_ASSERT(static_cast<bool>(event.rule));
        if (event.kind != smm::EventKind::Damage)
            continue;
        RC_ASSERT(event.amount > 0);
        hits[event.unit.text] -= static_cast<int>(event.amount);
        RC_ASSERT(hits[event.unit.text] >= 0);
    }
    RC_ASSERT(hits == hitsOf(after));
}

void checkConflicts(const battle::Battle& battle) {
    std::map<std::string, int> seen;
    for (const battle::Conflict& conflict : *battle.conflicts) {
        RC_ASSERT(conflict.stacks.size() == conflict.initiative.size());
        for (const battle::StackId& id : conflict.stacks) {
            RC_ASSERT(++seen[id.text] == 1);
            RC_ASSERT(battle.stacks.find(id)->living() > 0);
        }
    }
}

} // namespace

/// What holds for every battle, whatever the orders and dice.
class TestSmmRoundProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void battlesKeepTheirUnitsAndCanBeUndone() {
        QVERIFY(rc::check([] {
            battle::Battle battle =
                battleOf({anyStack(0), anyStack(1), anyStack(2), anyStack(3), anyStack(4)});
            const battle::Battle first = battle;
            std::vector<battle::Changes> done;
            dice::Philox dice(*rc::gen::arbitrary<std::uint64_t>(), 0);
            for (int number = 0; number < 6; ++number) {
                const battle::Battle before = battle;
                smm::Orders orders;
                for (int i = *rc::gen::inRange(0, 4); i > 0; --i)
                    orders[battle::StackId("s" + std::to_string(*rc::gen::inRange(0, 6)))] = anyOrder();
                const auto result = smm::playRound(battle, orders, dice);
                RC_ASSERT(battle == before);
                const auto* round = std::get_if<smm::Round>(&result);
                if (!round)
                    continue;
                battle::redo(battle, round->changes);
                checkHits(before, battle, round->events);
                checkConflicts(battle);
                done.push_back(round->changes);
            }
            for (; !done.empty(); done.pop_back())
                battle::undo(battle, done.back());
            RC_ASSERT(battle == first);
        }));
    }
};

QTEST_APPLESS_MAIN(TestSmmRoundProperties)
#include "test_smm_round_properties.moc"
