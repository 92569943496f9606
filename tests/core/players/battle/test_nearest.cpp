// SPDX-License-Identifier: GPL-3.0-or-later
// The player that attacks whoever is nearest.
#include "core/players/battle/nearest.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/test_registry.h"

#include <QTest>

namespace sf::test {
namespace {

Unit archer(const std::string& id) {
    UnitMaker maker(id);
    return maker.with(Number::Hits, 6)
        .with(Number::Move, 4)
        .with(Number::AttackPower, 5)
        .with(Number::Damage, 2)
        .specials({"ranged 3"});
}

QString inWords(const std::optional<Order>& order) {
    if (!order)
        return QStringLiteral("none");
    const auto named = [](const char* what, const std::optional<StackId>& target) {
        return target ? QString::fromStdString(what + (" " + target->text)) : QString();
    };
    return named("attack", order->attack) + named("shoot", order->shoot) + named("advance", order->advance);
}

Battle field(std::initializer_list<Stack> stacks) {
    return inOrders(battleOf(stacks));
}

Battle walled() {
    Battle battle =
        battleOf({stackOf("r", {fighter("r1")}, {2, 2}), stackOf("near", {fighter("b1")}, {2, 5}, 1),
                  stackOf("far", {fighter("b2")}, {9, 2}, 1)});
    for (const hex::Hex hex : hex::within({2, 5}, 1))
        if (hex != hex::Hex{2, 5})
            battle.map.edit().setTerrain(hex, "water");
    return inOrders(battle);
}

Battle inConflict(int distance) {
    Battle battle =
        field({stackOf("r", {fighter("r1")}, {2, 2}), stackOf("b", {fighter("b1")}, {2, 2 + distance}, 1)});
    smm::setConflicts(battle, {{{StackId("r"), StackId("b")}, {}, nullptr}});
    return battle;
}

Battle heldBack() {
    Battle battle = field({stackOf("r", {fighter("r1")}, {2, 2}), stackOf("b", {fighter("b1")}, {2, 3}, 1)});
    Stack stack = *battle.stacks[0];
    Modifier stunned;
    stunned.preventsActing = true;
    smm::setModifiers(stack, {stunned});
    battle.stacks.replace(0, std::make_shared<const Stack>(stack));
    return battle;
}

class TestNearest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void order_data();
    void order();
    void eachStackOfTheSide();
    void spreadsOverThoseAboutAsNear();
    void attacksInReachBeforeItSpreads();
};

void TestNearest::order_data() {
    QTest::addColumn<Battle>("battle");
    QTest::addColumn<QString>("order");

    const Stack red = stackOf("r", {fighter("r1")}, {2, 2});
    const Stack bow = stackOf("r", {archer("r1")}, {2, 2});
    const auto blue = [](const char* id, hex::Hex hex, bool lives = true) {
        Unit unit = fighter(std::string(id) + "1");
        if (!lives)
            unit.hitsLeft = 0;
        return stackOf(id, {unit}, hex, 1);
    };
    QTest::newRow("BAT-6 advances on the nearest")
        << field({red, blue("far", {9, 9}), blue("near", {2, 7})}) << "advance near";
    QTest::newRow("SMM-28 attacks who is adjacent")
        << field({red, blue("far", {9, 9}), blue("near", {2, 3})}) << "attack near";
    QTest::newRow("SMM-28 shoots within range") << field({bow, blue("b", {2, 5})}) << "shoot b";
    QTest::newRow("BAT-6 a bow advances until it is in range")
        << field({bow, blue("b", {2, 6})}) << "advance b";
    QTest::newRow("BAT-7 equally near: the first in reading order")
        << field({red, blue("below", {2, 4}), blue("above", {2, 0})}) << "advance above";
    QTest::newRow("BAT-7 in one hex: the first in the document")
        << field({red, blue("one", {2, 3}), blue("two", {2, 3})}) << "attack one";
    QTest::newRow("BAT-8 the dead are nobody's target")
        << field({red, blue("dead", {2, 3}, false), blue("b", {9, 9})}) << "advance b";
    QTest::newRow("SMM-10 terrain cuts off the nearest") << walled() << "advance far";
    QTest::newRow("SMM-24 no way out of a Conflict") << inConflict(3) << "none";
    QTest::newRow("SMM-24 attacks in a Conflict") << inConflict(1) << "attack b";
    QTest::newRow("SMM-30 prevented from acting") << heldBack() << "none";
    QTest::newRow("BAT-10 nobody left to oppose")
        << battleOf({red, stackOf("friend", {fighter("f1")}, {2, 3})}) << "none";
}

void TestNearest::order() {
    QFETCH(Battle, battle);
    QTEST(inWords(players::nearestOrder(battle, StackId("r"))), "order");
}

void TestNearest::eachStackOfTheSide() {
    const Battle battle = inOrders(twoSides());
    const Orders orders = players::nearestOrders(battle, 0);
    QCOMPARE(orders.size(), std::size_t{2});
    for (const auto& [id, order] : orders)
        QVERIFY2(!smm::orderRefusal(battle, id, order), id.text.c_str());
    QVERIFY(players::nearestOrders(battle, 1).contains(StackId("b")));
}

void TestNearest::spreadsOverThoseAboutAsNear() {
    const Battle battle =
        field({stackOf("r1", {fighter("r1")}, {0, 2}), stackOf("r2", {fighter("r2")}, {0, 3}),
               stackOf("r3", {fighter("r3")}, {0, 4}), stackOf("b1", {fighter("b1")}, {8, 2}, 1),
               stackOf("b2", {fighter("b2")}, {8, 3}, 1), stackOf("b3", {fighter("b3")}, {9, 4}, 1)});
    const Orders orders =
        players::spreadOrders(battle, {StackId("r3"), StackId("r1"), StackId("r2"), StackId("none")});
    QCOMPARE(orders.size(), std::size_t{3});
    QCOMPARE(inWords(orders.at(StackId("r3"))), QStringLiteral("advance b2"));
    QCOMPARE(inWords(orders.at(StackId("r1"))), QStringLiteral("advance b1"));
    QCOMPARE(inWords(orders.at(StackId("r2"))), QStringLiteral("advance b3"));
}

void TestNearest::attacksInReachBeforeItSpreads() {
    const Battle battle =
        field({stackOf("r1", {fighter("r1")}, {2, 2}), stackOf("r2", {fighter("r2")}, {2, 2}),
               stackOf("b1", {fighter("b1")}, {2, 3}, 1), stackOf("b2", {fighter("b2")}, {2, 4}, 1)});
    const Orders orders = players::spreadOrders(battle, {StackId("r1"), StackId("r2")});
    QCOMPARE(inWords(orders.at(StackId("r1"))), QStringLiteral("attack b1"));
    QCOMPARE(inWords(orders.at(StackId("r2"))), QStringLiteral("attack b1"));
}

} // namespace
} // namespace sf::test

template struct sf::test::Registered<sf::test::TestNearest>;
#include "test_nearest.moc"
