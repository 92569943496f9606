// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/value.h"
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;
using smm::ValueStep;

namespace {
UnitMaker plain() {
    return UnitMaker("u").with(Number::Upkeep, 5).with(Number::Level, 2).with(Number::Attack, 3);
}
} // namespace

/// SMM-1 and SMM-3: what a unit is where its file is silent, and which is worth more.
class TestSmmValue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gapsAreFilled_SMM1() {
        battle::Traits own;
        own.numbers[static_cast<std::size_t>(Number::Attack)] = 7;
        own.numbers[static_cast<std::size_t>(Number::Defense)] = 3;
        own.numbers[static_cast<std::size_t>(Number::Move)] = 6;
        const battle::Profile profile = battle::resolved(own, nullptr);
        QCOMPARE(profile[Number::AttackPower], 7);
        QCOMPARE(profile[Number::DefensePower], 3);
        QCOMPARE(profile[Number::Damage], 7);
        QCOMPARE(profile[Number::Resistance], 0);
        QCOMPARE(profile[Number::Initiative], 6);
        QCOMPARE(profile[Number::Upkeep], 0);
    }

    void ownKeysOverrideTheKinds_SMM1() {
        battle::Traits kind;
        kind.numbers[static_cast<std::size_t>(Number::Attack)] = 3;
        kind.numbers[static_cast<std::size_t>(Number::Damage)] = 9;
        kind.flags[static_cast<std::size_t>(Flag::Warlord)] = true;
        kind.specials = {"flyer"};
        battle::Traits own;
        own.numbers[static_cast<std::size_t>(Number::Attack)] = 8;
        own.flags[static_cast<std::size_t>(Flag::Warlord)] = false;
        const battle::Profile profile = battle::resolved(own, &kind);
        QCOMPARE(profile[Number::AttackPower], 8); // from its own attack
        QCOMPARE(profile[Number::Damage], 9);      // as its kind says
        QVERIFY(!profile[Flag::Warlord]);
        QVERIFY(profile.hasSpecial("Flyer"));
        QVERIFY(!profile.hasSpecial("fly"));
        QVERIFY(profile.isFlyer());
    }

    void onlyTheFlagMakesAWarlord_SMM1() {
        const battle::Unit unit = UnitMaker("a").specials({"leadership"});
        QVERIFY(!unit[Flag::Warlord]);
    }

    void moreValuable_SMM3_data() {
        QTest::addColumn<battle::Unit>("less");
        QTest::addColumn<battle::Unit>("more");
        QTest::addColumn<int>("step");
        const auto row = [](const char* name, const battle::Unit& less, const battle::Unit& more,
                            ValueStep step) {
            QTest::newRow(name) << less << more << static_cast<int>(step);
        };
        const UnitMaker base = plain();
        const auto with = [&](Number number, int value) { return battle::Unit(plain().with(number, value)); };
        const auto is = [&](Flag flag) { return battle::Unit(plain().is(flag)); };
        row("1 Ruler above Heir", is(Flag::Heir), is(Flag::Ruler), ValueStep::Succession);
        row("1 Heir above Attuned", is(Flag::Attuned), is(Flag::Heir), ValueStep::Succession);
        row("1 Attuned above a dear one", with(Number::Upkeep, 900), is(Flag::Attuned),
            ValueStep::Succession);
        row("2 upkeep above level", with(Number::Level, 9), with(Number::Upkeep, 6), ValueStep::Upkeep);
        row("2 Decrypted at equal upkeep", with(Number::Level, 9), is(Flag::Decrypted), ValueStep::Upkeep);
        row("3 level above rank", is(Flag::Royal), with(Number::Level, 3), ValueStep::Level);
        row("4 Royal 10 above Noble 6 and Caster 3", plain().is(Flag::Noble).is(Flag::Caster),
            is(Flag::Royal), ValueStep::Rank);
        row("4 Noble 6 above Caster 3 and Warlord 1", plain().is(Flag::Warlord).is(Flag::Caster),
            is(Flag::Noble), ValueStep::Rank);
        row("4 Caster 3 above Warlord 1", is(Flag::Warlord), is(Flag::Caster), ValueStep::Rank);
        row("4 Warlord 1 above none", base, is(Flag::Warlord), ValueStep::Rank);
        row("4 Caster bonus 4 makes 7", is(Flag::Noble),
            plain().is(Flag::Caster).with(Number::CasterBonus, 4), ValueStep::Rank);
        row("5 sum times specials", plain().specials({"a"}).with(Number::Attack, 4),
            plain().specials({"a", "b"}), ValueStep::Stats);
        row("5 no special gives 0", plain().with(Number::Attack, 900), plain().specials({"a"}),
            ValueStep::Stats);
        row("5 undamaged hits", plain().specials({"a"}).with(Number::Hits, 5),
            plain().specials({"a"}).with(Number::Hits, 6).left(1), ValueStep::Stats);
        row("6 hits left", plain().left(2), plain().left(3), ValueStep::HitsLeft);
    }
    void moreValuable_SMM3() {
        QFETCH(battle::Unit, less);
        QFETCH(battle::Unit, more);
        QFETCH(int, step);
        const smm::Comparison up = smm::compareValue(less, more, {});
        QVERIFY(std::is_lt(up.order));
        QCOMPARE(static_cast<int>(up.step), step);
        const smm::Comparison down = smm::compareValue(more, less, {});
        QVERIFY(std::is_gt(down.order));
        QCOMPARE(static_cast<int>(down.step), step);
    }

    void specialsFloor_SMM3() {
        const battle::Unit strong = plain().with(Number::Attack, 9);
        const battle::Unit weak = plain();
        QCOMPARE(smm::compareValue(weak, strong, {}).step, ValueStep::Tied);
        smm::HouseRules rules;
        rules.specialsFloor = true;
        QVERIFY(std::is_lt(smm::compareValue(weak, strong, rules).order));
    }

    void largestNumbersDoNotOverflow_SMM3() {
        UnitMaker giant("g");
        for (const Number number : {Number::Attack, Number::Defense, Number::Hits, Number::Move})
            giant.with(number, battle::largestNumber);
        const battle::Unit few = giant.specials(std::vector<std::string>(999, "s"));
        const battle::Unit many = giant.specials(std::vector<std::string>(1000, "s"));
        QVERIFY(std::is_lt(smm::compareValue(few, many, {}).order));
    }

    void tiedKeepThePlayersOrderAndTheCroakedAreOut_SMM3() {
        const battle::Stack stack =
            stackOf("s", {valued("C", 3), valued("b", 2), valued("x", 1).croaked(), valued("a", 2)});
        QCOMPARE(named(stack, smm::valueOrder(stack, {})), QStringLiteral("baC"));
    }
};

template struct sf::test::Registered<TestSmmValue>;
#include "test_smm_value.moc"
