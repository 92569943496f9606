// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/smm/exchange_fight.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

/// The one calculator of attacks, rule by rule: chance, damage and its order, refusals.
class TestSmmExchange : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chances_SMM27_data() {
        QTest::addColumn<int>("attackers"); // their AP
        QTest::addColumn<QByteArray>("die");
        QTest::addColumn<QByteArray>("target");
        QTest::addColumn<QString>("chance");
        QTest::newRow("10 + 3 - 5 or more")
            << 5 << QByteArray("20") << QByteArray("10") << QStringLiteral("13/20");
        QTest::newRow("1 misses") << 500 << QByteArray("20") << QByteArray("10") << QStringLiteral("19/20");
        QTest::newRow("the highest face hits")
            << 0 << QByteArray("20") << QByteArray("1000") << QStringLiteral("1/20");
        QTest::newRow("two faces") << 500 << QByteArray("2") << QByteArray("0") << QStringLiteral("1/2");
        QTest::newRow("another die") << 5 << QByteArray("6") << QByteArray("6") << QStringLiteral("1/2");
    }
    void chances_SMM27() {
        QFETCH(int, attackers);
        QFETCH(QByteArray, die);
        QFETCH(QByteArray, target);
        Fight fight;
        fight.a.units = fighters(4, attackers, "a");
        fight.rules = {{"attackDie", die.toStdString()}, {"attackTarget", target.toStdString()}};
        const Exchange exchange = fight.exchange();
        QTEST(QString::fromStdString(exchange.hitChance.text()), "chance");
        int hits = 0;
        for (int face = 1; face <= die.toInt(); ++face)
            hits += exchange.hit().yes(face) ? 1 : 0;
        QCOMPARE(dice::reduced(static_cast<std::uint64_t>(hits), die.toULongLong()), exchange.hitChance);
    }

    void damage_SMM27_data() {
        QTest::addColumn<int>("resistance");
        QTest::addColumn<QByteArray>("minimum");
        QTest::addColumn<qint64>("damage");
        QTest::newRow("4 x 4 - 9") << 1 << QByteArray("1") << qint64{7};
        QTest::newRow("at least 1") << 50 << QByteArray("1") << qint64{1};
        QTest::newRow("at least 0") << 50 << QByteArray("0") << qint64{0};
        QTest::newRow("at least 12") << 1 << QByteArray("12") << qint64{12};
    }
    void damage_SMM27() {
        QFETCH(int, resistance);
        QFETCH(QByteArray, minimum);
        Fight fight;
        for (battle::Unit& unit : fight.t.units.edit())
            unit = fighter(unit.id.text, 3, 4, resistance);
        fight.rules["minimumDamage"] = minimum.toStdString();
        QFETCH(qint64, damage);
        QCOMPARE(qint64(fight.exchange().damage), damage);
    }

    void edges_SMM9_data() {
        QTest::addColumn<int>("facing");
        QTest::addColumn<int>("named"); // -1: none
        QTest::addColumn<QString>("order");
        QTest::newRow("Front") << 0 << -1 << QStringLiteral("A B C D E F G H I");
        QTest::newRow("Left") << 5 << -1 << QStringLiteral("G D A H E B I F C");
        QTest::newRow("Left behind") << 4 << -1 << QStringLiteral("G D A H E B I F C");
        QTest::newRow("Back") << 3 << -1 << QStringLiteral("I H G F E D C B A");
        QTest::newRow("Right") << 1 << -1 << QStringLiteral("C F I B E H A D G");
        QTest::newRow("an ambush, SMM-9a") << 0 << 3 << QStringLiteral("I H G F E D C B A");
    }
    void edges_SMM9() {
        QFETCH(int, facing);
        QFETCH(int, named);
        Fight fight;
        fight.t.units = alphabet(9);
        fight.t.facing = static_cast<hex::Direction>(facing);
        std::optional<Edge> edge;
        if (named >= 0)
            edge = static_cast<Edge>(named);
        QTEST(ids(fight.exchange(Means::Melee, edge).order), "order");
    }

    void theCroakedAbsorbNothing_SMM7() {
        Fight fight;
        fight.t.units = alphabet(4);
        fight.t.units.edit()[1].hitsLeft = 0;
        QCOMPARE(ids(fight.exchange().order), QStringLiteral("A C D"));
    }

    /// The next round closes gaps before anybody strikes.
    void betweenRoundsSquaresAreReformed_SMM18() {
        Fight fight(4, 5);
        const auto form = [](battle::Stack& stack) {
            smm::editState(stack, [&](smm::StackState& state) {
                for (const battle::Unit& unit : *stack.units)
                    state.formed.push_back(unit.id);
            });
        };
        form(fight.t);
        fight.t.units.edit()[0].hitsLeft = 0;
        QCOMPARE(ids(fight.exchange(Means::Melee, Edge::Left).order), QStringLiteral("t3 t1 t4 t2"));
        // Three are left of the attacker's four: one complete square counts for both.
        form(fight.a);
        fight.a.units.edit()[0].hitsLeft = 0;
        QCOMPARE(terms(fight.exchange(Means::Melee, Edge::Left).defensePower),
                 QStringLiteral("3 SMM-11, -1 SMM-12"));
    }

    void offensiveWarlord_SMM17_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<int>("from");
        QTest::addColumn<QString>("chance");
        QTest::newRow("8 units, 2 complete rows") << 8 << 18 << QStringLiteral("3/20");
        QTest::newRow("9 units, 3 complete rows") << 9 << 17 << QStringLiteral("1/5");
        QTest::newRow("alone") << 1 << 19 << QStringLiteral("1/10");
        QTest::newRow("400 units, 20 complete rows") << 400 << 1 << QStringLiteral("1/1");
    }
    void offensiveWarlord_SMM17() {
        QFETCH(int, units);
        Fight fight(4, units);
        smm::setPosture(fight.t, Posture::Offensive);
        fight.t.units.edit().back() = warlord("w", 3);
        const Exchange exchange = fight.exchange();
        QTEST(exchange.joinsFrom.value_or(0), "from");
        QTEST(QString::fromStdString(exchange.joinChance().text()), "chance");
        QCOMPARE(exchange.order.size(), exchange.orderJoined.size());
    }

    void orderWithTheWarlord_SMM17() {
        Fight fight;
        fight.t.units = alphabet(9);
        fight.t.units.edit()[8] = warlord("W", 3);
        smm::setPosture(fight.t, Posture::Offensive);
        const Exchange exchange = fight.exchange();
        QCOMPARE(ids(exchange.order), QStringLiteral("A B C D E F G H W"));
        QCOMPARE(ids(exchange.orderJoined), QStringLiteral("A B C W D E F G H"));
        for (battle::Unit& unit : fight.a.units.edit())
            unit = fighter(unit.id.text, 5).specials({"ranged"});
        fight.t.facing = hex::Direction::South; // the Back, where the Warlord stands at the left
        const Exchange shot = fight.exchange(Means::Shot);
        QVERIFY(!shot.joinsFrom && shot.orderJoined.empty());
        QCOMPARE(ids(shot.order), QStringLiteral("W H G F E D C B A")); // in its cell, SMM-28
    }

    void screenedUnitOfTheStack_SMM16() {
        Fight fight;
        fight.t.units = alphabet(4);
        fight.t.units.edit()[3] = warlord("W", 3);
        smm::setPosture(fight.t, Posture::Screening);
        smm::setScreens(fight.t, battle::UnitId("A"));
        QCOMPARE(ids(fight.exchange().order), QStringLiteral("B C W A"));
    }

    /// "t" is the lone unit T that "s" screens from the same hex.
    static Fight loneUnit() {
        Fight fight;
        fight.t.units = std::vector<battle::Unit>{fighter("T", 30, 4, 9)};
        fight.others = {stackOf("s", {fighter("S0", 3), fighter("S1", 3), warlord("S2", 3)}, {5, 5}, 1)};
        smm::setPosture(fight.others[0], Posture::Screening);
        smm::setScreens(fight.others[0], battle::UnitId("T"));
        return fight;
    }
    void screenedUnitOutside_SMM16() {
        Fight fight = loneUnit();
        fight.t.facing = hex::Direction::South;
        const Exchange exchange = fight.exchange();
        QCOMPARE(exchange.struck->id.text, std::string("s"));
        QCOMPARE(exchange.edge, Edge::Front);
        QCOMPARE(exchange.defensePower.value, 3);
        QCOMPARE(exchange.damage, 16 - 3);
        QCOMPARE(ids(exchange.order), QStringLiteral("S0 S1 S2 T"));
        QVERIFY(!exchange.joinsFrom);
    }
    void screeningStackThatIsGone_SMM16() {
        const Fight fight = loneUnit();
        battle::Battle battle = fight.battle();
        const battle::Battle then = battle;
        const smm::Frozen frozen(then);
        battle::Stack gone = *battle.stacks[2];
        for (battle::Unit& unit : gone.units.edit())
            unit.hitsLeft = 0;
        battle.stacks.replace(2, std::make_shared<const battle::Stack>(gone));
        const Attack attack{battle::StackId("a"), battle::StackId("t"), Means::Melee, {}};
        QCOMPARE(smm::exchange(battle, frozen, attack).struck->id.text, std::string("t"));
    }

    /// Two stacks beside "t" screen its Front; "two" comes first, clockwise from where t looks.
    static Fight screenedEdge() {
        Fight fight;
        fight.t.units = alphabet(3);
        for (const auto& [id, hex] : {std::pair("one", hex::Hex{4, 5}), std::pair("two", hex::Hex{6, 5})}) {
            battle::Stack stack = stackOf(id, {fighter(id, 4), warlord(std::string(id) + "W", 5)}, hex, 1);
            smm::setPosture(stack, Posture::Screening);
            smm::setScreens(stack, battle::ScreenedEdge{battle::StackId("t"), Edge::Front});
            fight.others.push_back(stack);
        }
        return fight;
    }
    void screenedEdge_SMM22() {
        const Exchange exchange = screenedEdge().exchange();
        QCOMPARE(terms(exchange.defensePower), QStringLiteral("0 SMM-11, 3 SMM-22, 3 SMM-22")); // DP 5 halved
        QCOMPARE(ids(exchange.order), QStringLiteral("A two one B twoW oneW C"));               // SMM-23
        QCOMPARE(terms(screenedEdge().exchange(Means::Melee, Edge::Left).defensePower),
                 QStringLiteral("0 SMM-11, -1 SMM-12, 1 SMM-12"));
    }
    void theBonusOutlastsItsStack_SMM22() {
        battle::Battle battle = screenedEdge().battle();
        const battle::Battle then = battle;
        const smm::Frozen frozen(then);
        battle::Stack gone = *battle.stacks[3];
        for (battle::Unit& unit : gone.units.edit())
            unit.hitsLeft = 0;
        battle.stacks.replace(3, std::make_shared<const battle::Stack>(gone));
        const Exchange exchange =
            smm::exchange(battle, frozen, {battle::StackId("a"), battle::StackId("t"), Means::Melee, {}});
        QCOMPARE(exchange.defensePower.value, 6);
        QCOMPARE(ids(exchange.order), QStringLiteral("A one B oneW C"));
    }
    void shotsPassScreens_SMM28() {
        Fight fight = screenedEdge();
        for (battle::Unit& unit : fight.a.units.edit())
            unit = fighter(unit.id.text, 5).specials({"ranged 1"});
        const Exchange exchange = fight.exchange(Means::Shot);
        QCOMPARE(exchange.defensePower.value, 0);
        QCOMPARE(ids(exchange.order), QStringLiteral("A B C"));
    }

    void refusals_data() {
        QTest::addColumn<PrepareFight>("prepare");
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("shot");
        QTest::addColumn<int>("reason");
        QTest::addColumn<QString>("rule");
        using battle::Reason;
        const auto row = [](const char* name, const PrepareFight& prepare, const char* target, bool shot,
                            Reason reason, const char* rule) {
            QTest::newRow(name) << prepare << QString::fromLatin1(target) << shot << static_cast<int>(reason)
                                << QString::fromLatin1(rule);
        };
        const auto ranged = [](Fight& f) {
            for (battle::Unit& unit : f.a.units.edit())
                unit = fighter(unit.id.text, 5).specials({"ranged"});
            f.a.hex = {5, 2};
        };
        row(
            "unknown", [](Fight&) {}, "zz", false, Reason::UnknownStack, "");
        row(
            "itself", [](Fight&) {}, "a", false, Reason::SameSide, "SMM-24");
        row(
            "same side", [](Fight& f) { f.t.side = 0; }, "t", false, Reason::SameSide, "SMM-24");
        row(
            "too far",
            [](Fight& f) {
                f.a.hex = {5, 3};
            },
            "t", false, Reason::BeyondMelee, "SMM-28");
        row(
            "not ranged", [](Fight&) {}, "t", true, Reason::NotRanged, "SMM-28");
        row("beyond 2 hexes", ranged, "t", true, Reason::BeyondRange, "SMM-28");
        row(
            "one of other range",
            [ranged](Fight& f) {
                ranged(f);
                f.a.units.edit()[0] = fighter("a0", 5).specials({"ranged x"});
            },
            "t", true, Reason::NotRanged, "SMM-28");
        row(
            "nobody to attack",
            [](Fight& f) {
                for (battle::Unit& unit : f.t.units.edit())
                    unit.hitsLeft = 0;
            },
            "t", false, Reason::NoLivingUnits, "SMM-24");
    }
    void refusals() {
        QFETCH(PrepareFight, prepare);
        QFETCH(QString, target);
        QFETCH(bool, shot);
        Fight fight;
        prepare(fight);
        const battle::Refusal refusal = fight.refusal({battle::StackId("a"),
                                                       battle::StackId(target.toStdString()),
                                                       shot ? Means::Shot : Means::Melee,
                                                       {}});
        QTEST(static_cast<int>(refusal.reason), "reason");
        QTEST(QString::fromStdString(refusal.rule.text()), "rule");
    }

    void theLeastRangeCounts_SMM28() {
        const battle::Stack stack =
            stackOf("s", {UnitMaker("a").specials({"x", "RANGED 3"}), UnitMaker("b").specials({"ranged"}),
                          UnitMaker("c").croaked()});
        QCOMPARE(smm::shootingRange(stack), std::optional(2));
        for (const char* word :
             {"ranged ", "ranged -1", "ranged3", "ranged 3x", "range", "ranged 99999999999"})
            QVERIFY2(!smm::shootingRange(stackOf("s", {UnitMaker("a").specials({word})})), word);
    }
};

template struct sf::test::Registered<TestSmmExchange>;
#include "test_smm_exchange.moc"
