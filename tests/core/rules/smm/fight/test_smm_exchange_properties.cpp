// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

#include <set>

using namespace sf;
using namespace sf::test;

namespace {

battle::Unit anyUnit(const std::string& id) {
    UnitMaker unit(id);
    for (const Number number : {Number::Upkeep, Number::AttackPower, Number::DefensePower, Number::Damage,
                                Number::Resistance, Number::Hits})
        unit.with(number, *rc::gen::inRange(number == Number::Hits ? 1 : 0, 9));
    if (*rc::gen::inRange(0, 4) == 0)
        unit.is(Flag::Warlord);
    return unit;
}

battle::Stack anyExchangeStack(int index) {
    const std::string id = "s" + std::to_string(index);
    std::vector<battle::Unit> units;
    const int count = *rc::gen::inRange(1, 11);
    units.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        units.push_back(anyUnit(id + "u" + std::to_string(i)));
    battle::Stack stack = stackOf(id, units, {4 + *rc::gen::inRange(0, 2), 4 + *rc::gen::inRange(0, 2)},
                                  *rc::gen::inRange(0, 2));
    stack.facing = static_cast<hex::Direction>(*rc::gen::inRange(0, 6));
    smm::setPosture(stack, static_cast<battle::Posture>(*rc::gen::inRange(0, 4)));
    smm::setScreens(stack,
                    battle::ScreenedEdge{battle::StackId("s" + std::to_string(*rc::gen::inRange(0, 5))),
                                         static_cast<battle::Edge>(*rc::gen::inRange(0, 4))});
    battle::Modifier modifier;
    modifier.amount = *rc::gen::inRange(-9, 10);
    modifier.attackPower = modifier.defensePower = true;
    modifier.weight = static_cast<battle::Weight>(*rc::gen::inRange(0, 4));
    smm::setModifiers(stack, {modifier});
    return stack;
}

battle::Battle anyBattle() {
    return battleOf({anyExchangeStack(0), anyExchangeStack(1), anyExchangeStack(2), anyExchangeStack(3),
                     anyExchangeStack(4)});
}

void checkFigure(const smm::Figure& figure) {
    std::int64_t sum = 0;
    for (const smm::Term& term : figure.terms) {
        sum += term.value;
        RC_ASSERT(static_cast<bool>(term.rule));
    }
    RC_ASSERT(sum == figure.value);
    RC_ASSERT(figure.value >= 0);
}

void checkOrder(const std::vector<smm::Victim>& order, const battle::Stack& struck) {
    std::set<std::string> seen;
    int own = 0;
    for (const smm::Victim& victim : order) {
        const battle::Unit& unit = (*victim.stack->units)[victim.unit];
        RC_ASSERT(unit.isAlive());
        RC_ASSERT(seen.insert(unit.id.text).second);
        own += victim.stack->id == struck.id ? 1 : 0;
    }
    RC_ASSERT(own == struck.living());
}

} // namespace

/// Properties of every attack, whatever the stacks.
class TestSmmExchangeProperties : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void termsAddUpAndOrdersNameEveryLivingUnitOnce() {
        QVERIFY(rc::check([] {
            const battle::Battle battle = anyBattle();
            for (const battle::StackPointer& attacker : battle.stacks) {
                for (const battle::StackPointer& target : battle.stacks) {
                    const auto found =
                        smm::exchange(battle, {attacker->id, target->id, smm::Means::Melee, {}});
                    RC_ASSERT(std::holds_alternative<smm::Exchange>(found) ==
                              (attacker->side != target->side && hex::touching(attacker->hex, target->hex)));
                    const auto* exchange = std::get_if<smm::Exchange>(&found);
                    if (!exchange)
                        continue;
                    checkFigure(exchange->attackPower);
                    checkFigure(exchange->defensePower);
                    checkOrder(exchange->order, *exchange->struck);
                    if (exchange->joinsFrom)
                        checkOrder(exchange->orderJoined, *exchange->struck);
                    RC_ASSERT(exchange->hits(20) && !exchange->hits(1));
                }
            }
        }));
    }
};

template struct sf::test::Registered<TestSmmExchangeProperties>;
#include "test_smm_exchange_properties.moc"
