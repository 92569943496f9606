// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/smm/square/stats.h"
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;
using battle::Posture;
using smm::Stat;
using smm::TermName;

namespace {

UnitMaker fighter(const std::string& id, int ap, int dp) {
    return UnitMaker(id)
        .with(Number::AttackPower, ap)
        .with(Number::DefensePower, dp)
        .with(Number::Damage, ap)
        .with(Number::Resistance, dp)
        .with(Number::Initiative, 3)
        .with(Number::Move, 5);
}

/// Three fighters of AP 1, 2, 4 and DP 2, 3, 5, and a Warlord of AP 9 and DP 8.
battle::Stack led(Posture posture) {
    battle::Stack stack = stackOf("s", {fighter("A", 1, 2), fighter("B", 2, 3), fighter("C", 4, 5),
                                        fighter("W", 9, 8).with(Number::Upkeep, 50).is(Flag::Warlord)});
    smm::setPosture(stack, posture);
    return stack;
}

std::optional<smm::StackStats> statsOf(const battle::Battle& battle, const battle::Stack& stack) {
    return smm::stackStats(battle, stack, smm::Square(battle, stack));
}

QList<int> values(const battle::Battle& battle, const battle::Stack& stack) {
    QList<int> result;
    const auto stats = statsOf(battle, stack);
    for (const Stat stat : smm::stats)
        result.append(static_cast<int>((*stats)[stat].value));
    return result;
}

std::vector<TermName> names(const smm::Figure& figure) {
    std::vector<TermName> result;
    for (const smm::Term& term : figure.terms)
        result.push_back(term.name);
    return result;
}

} // namespace

/// SMM-11, SMM-13 to SMM-16 and SMM-22: the stats of a stack and the terms that make them up.
class TestSmmStats : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unled_SMM11() {
        const battle::Stack stack =
            stackOf("s", {fighter("A", 1, 2), fighter("B", 2, 3).with(Number::Move, 2),
                          fighter("x", 90, 90).croaked()});
        QCOMPARE(values(battleOf(), stack), (QList<int>{2, 3, 3, 5, 6, 2})); // 3/2 and 5/2 rounded up, SMM-2
        const auto stats = statsOf(battleOf(), stack);
        const smm::Term& average = (*stats)[Stat::AttackPower].terms.front();
        QCOMPARE(average.name, TermName::AverageOfUnits);
        QCOMPARE(average.sum, 3);
        QCOMPARE(average.divisor, 2);
        QCOMPARE(average.rule.text(), std::string("SMM-11"));
        QCOMPARE((*stats)[Stat::Move].terms.front().unit, std::optional<std::size_t>(1));
        QCOMPARE((*stats)[Stat::Damage].terms.front().count, 2);
    }

    void nobodyLeft() { QVERIFY(!statsOf(battleOf(), stackOf("s", {fighter("A", 1, 1).croaked()}))); }

    void neutral_SMM13() {
        QCOMPARE(values(battleOf(), led(Posture::Neutral)), (QList<int>{4, 5, 16, 18, 12, 5}));
    }

    void offensive_SMM14() {
        // 7 / 3 others = 3, and the Warlord's 9; the defence counts him as one of all.
        const battle::Stack stack = led(Posture::Offensive);
        QCOMPARE(values(battleOf(), stack), (QList<int>{12, 5, 16, 18, 12, 5}));
        const auto stats = statsOf(battleOf(), stack);
        const smm::Figure& power = (*stats)[Stat::AttackPower];
        QVERIFY(names(power) == (std::vector{TermName::AverageOfOthers, TermName::Warlord}));
        QCOMPARE(power.terms[0].value, 3);
        QCOMPARE(power.terms[1].value, 9);
        QCOMPARE(power.terms[1].rule.text(), std::string("SMM-14"));
        QCOMPARE(power.terms[1].unit, std::optional<std::size_t>(3));
    }

    void defensive_SMM15() {
        // 10 / 3 others = 4, and the Warlord's 8; the attack counts him as one of all.
        const battle::Stack stack = led(Posture::Defensive);
        QCOMPARE(values(battleOf(), stack), (QList<int>{4, 12, 16, 18, 12, 5}));
        QVERIFY(names((*statsOf(battleOf(), stack))[Stat::DefensePower]) ==
                (std::vector{TermName::AverageOfOthers, TermName::Warlord}));
    }

    void aWarlordAlone_SMM14() {
        for (const Posture posture : {Posture::Offensive, Posture::Defensive, Posture::Neutral}) {
            battle::Stack stack = stackOf("s", {fighter("W", 9, 8).is(Flag::Warlord)});
            smm::setPosture(stack, posture);
            QCOMPARE(values(battleOf(), stack), (QList<int>{9, 8, 9, 8, 3, 5}));
        }
    }

    void aCroakedWarlordLeadsNobody_SMM13() {
        battle::Stack stack = led(Posture::Offensive);
        stack.units.edit()[3].hitsLeft = 0;
        QCOMPARE(values(battleOf(), stack), (QList<int>{3, 4, 7, 10, 9, 5}));
    }

    void printedExample_SMM11_data() {
        QTest::addColumn<QString>("divisor");
        QTest::addColumn<int>("attackPower");
        QTest::newRow("units") << QString() << 7 + 25; // ceil(100 / 15)
        QTest::newRow("width") << QStringLiteral("\"width\"")
                               << 25 + 25; // the example as printed: 25, and 50 with him
    }
    void printedExample_SMM11() {
        QFETCH(QString, divisor);
        std::vector<battle::Unit> units;
        units.reserve(16);
        for (int i = 0; i < 15; ++i)
            units.push_back(fighter("u" + std::to_string(i), i < 10 ? 7 : 6, 1));
        units.push_back(fighter("W", 25, 1).is(Flag::Warlord));
        battle::Stack stack = stackOf("s", units);
        smm::setPosture(stack, Posture::Offensive);
        battle::Battle battle = battleOf();
        if (!divisor.isEmpty())
            battle.houseRules["powerDivisor"] = divisor.toStdString();
        QTEST(static_cast<int>((*statsOf(battle, stack))[Stat::AttackPower].value), "attackPower");
    }

    void widthDividesWithoutTheScreenedToo_SMM11() {
        battle::Stack stack = led(Posture::Screening);
        smm::setScreens(stack, battle::UnitId("W"));
        battle::Battle battle = battleOf();
        battle.houseRules["powerDivisor"] = "\"width\"";
        QCOMPARE(values(battle, stack), (QList<int>{4, 5, 7, 10, 12, 5})); // 7 / 2 and 10 / 2
    }

    void screenedUnitIsLeftOut_SMM16() {
        battle::Stack stack = led(Posture::Screening);
        smm::setScreens(stack, battle::UnitId("W"));
        QCOMPARE(values(battleOf(), stack), (QList<int>{3, 4, 7, 10, 12, 5})); // not out of Init and Move
        const auto stats = statsOf(battleOf(), stack);
        QCOMPARE((*stats)[Stat::Damage].terms.front().rule.text(), std::string("SMM-16"));
    }

    void outsideTargetsHalve_SMM16_data() {
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("rule");
        QTest::newRow("unit") << QStringLiteral("unit") << QStringLiteral("SMM-16");
        QTest::newRow("structure") << QStringLiteral("structure") << QStringLiteral("SMM-16");
        QTest::newRow("stack") << QStringLiteral("stack") << QStringLiteral("SMM-22");
    }
    void outsideTargetsHalve_SMM16() {
        QFETCH(QString, target);
        battle::Stack stack = led(Posture::Screening);
        stack.units.edit()[0] = fighter("A", 5, 2); // neutral AP 20 / 4 = 5
        battle::Battle battle = battleOf(
            {stackOf("one", {fighter("x", 1, 1)}, {5, 5}), stackOf("two", {fighter("y", 1, 1)}, {6, 5})});
        battle.map.edit().editStructures().push_back({battle::StructureId("gate"), "Gate", {5, 4}, nullptr});
        if (target == QStringLiteral("unit"))
            smm::setScreens(stack, battle::UnitId("x"));
        else if (target == QStringLiteral("structure"))
            smm::setScreens(stack, battle::StructureId("gate"));
        else
            smm::setScreens(stack, battle::ScreenedEdge{battle::StackId("two"), battle::Edge::Right});
        const auto stats = statsOf(battle, stack);
        QCOMPARE(values(battle, stack).mid(0, 3), (QList<int>{3, 5, 20})); // AP 5 halved, rounded up
        const smm::Figure& power = (*stats)[Stat::AttackPower];
        QVERIFY(names(power) == (std::vector{TermName::AverageOfUnits, TermName::HalvedByScreening}));
        QCOMPARE(power.terms[1].value, -2);
        QTEST(QString::fromStdString(power.terms[1].rule.text()), "rule");
    }

    void screeningWithoutEffectIsNeutral_SMM16() {
        battle::Stack stack = led(Posture::Screening);
        smm::setScreens(stack, battle::StructureId("gate")); // there is none
        QCOMPARE(values(battleOf(), stack), values(battleOf(), led(Posture::Neutral)));
    }

    void sumsBeyond32Bits_SMM11() {
        std::vector<battle::Unit> units;
        units.reserve(5000);
        for (int i = 0; i < 5000; ++i)
            units.push_back(fighter("u" + std::to_string(i), battle::largestNumber, battle::largestNumber));
        const auto stats = statsOf(battleOf(), stackOf("s", units));
        QCOMPARE((*stats)[Stat::Damage].value, 5'000'000'000LL);
        QCOMPARE((*stats)[Stat::AttackPower].value, 1'000'000LL);
    }
};

template struct sf::test::Registered<TestSmmStats>;
#include "test_smm_stats.moc"
