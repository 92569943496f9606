// SPDX-License-Identifier: GPL-3.0-or-later
// The forecast of a whole Conflict: which stacks it is about, and how they fight on.
#include "core/players/battle/commander.h"
#include "core/players/battle/conflict_forecast.h"
#include "core/players/battle/trials.h"
#include "core/rules/smm/fight/battle_state.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/test_registry.h"

#include <QTest>

namespace sf::test {
namespace {

using namespace players;

/// "r" and "b" touch, "s" stands beside both, "far" of the Blues is elsewhere.
Battle meeting() {
    return battleOf({stackOf("r", {fighter("r1"), fighter("r2")}, {4, 4}),
                     stackOf("s", {fighter("s1")}, {5, 4}), stackOf("b", {fighter("b1")}, {4, 5}, 1),
                     stackOf("far", {fighter("f1")}, {10, 10}, 1)});
}

Order attackOn(const char* target) {
    Order order;
    order.attack = StackId(target);
    return order;
}

Battle fighting() {
    Battle battle = meeting();
    smm::setConflicts(battle, {{{StackId("r"), StackId("b")}, {}, nullptr}});
    return battle;
}

QString stacksIn(const std::vector<smm::ConflictTurns>& conflicts) {
    QStringList found;
    for (const smm::ConflictTurns& conflict : conflicts) {
        QStringList ids;
        for (const StackId& stack : conflict.stacks)
            ids << QString::fromStdString(stack.text);
        ids.sort();
        found << ids.join(u' ');
    }
    return found.join(u';');
}

QString stacksOf(const Battle& battle) {
    QStringList ids;
    for (const StackPointer& stack : battle.stacks)
        ids << QString::fromStdString(stack->id.text);
    return ids.join(u' ');
}

battle::Tally fought(const Battle& battle, int threads = 1) {
    return playTrials(battle, Policies(2, keepingOrders(nearestPolicy())),
                      {.battles = 200, .seed = 3, .threads = threads});
}

class TestConflictForecast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comingConflicts_data();
    void comingConflicts();
    void othersStayOut();
    void scenariosDontDecide();
    void ordersAreCarriedOutFirst();
    void theSameOnAnyThreads();
};

void TestConflictForecast::comingConflicts_data() {
    QTest::addColumn<Battle>("battle");
    QTest::addColumn<QString>("stacks");

    QTest::newRow("nobody attacks") << meeting() << QString();
    Battle ordered = meeting();
    order(ordered, "r", attackOn("b"));
    QTest::newRow("formed by an order") << ordered << QStringLiteral("b r");
    QTest::newRow("under way") << fighting() << QStringLiteral("b r");
    Battle joined = fighting();
    order(joined, "s", attackOn("b"));
    QTest::newRow("joined by an order") << joined << QStringLiteral("b r s");
    Battle running = ordered;
    perform(running, smm::BeginRound{});
    QTest::newRow("in a round") << running << QStringLiteral("b r");
    QTest::newRow("in play, not everybody ready") << [] {
        Battle battle = inOrders(meeting());
        order(battle, "r", attackOn("b"));
        return battle;
    }() << QStringLiteral("b r");
}

void TestConflictForecast::comingConflicts() {
    QFETCH(Battle, battle);
    QTEST(stacksIn(players::comingConflicts(battle)), "stacks");
}

/// Stacks outside neither fight nor are lost, and the battle itself stays as it is.
void TestConflictForecast::othersStayOut() {
    const Battle battle = fighting();
    const Battle alone = conflictAlone(battle, {StackId("r"), StackId("b")});
    QCOMPARE(stacksOf(alone), QStringLiteral("r b"));
    QCOMPARE(stacksOf(battle), QStringLiteral("r s b far"));
    QCOMPARE(smm::conflictsOf(alone).size(), std::size_t{1});
    const battle::Tally tally = fought(alone);
    QCOMPARE(tally.battles, 200);
    QCOMPARE(tally.wins[0] + tally.wins[1] + tally.draws, 200);
    QCOMPARE(tally.undecided, 0);
    QVERIFY(tally.wins[0] > 150); // two against one
}

/// A game that its rounds decide in Blue's favour, and that is over tomorrow.
void TestConflictForecast::scenariosDontDecide() {
    Battle battle = fighting();
    battle.scenario.edit().victory = {{LastRound{1, Award::Side, 1}}};
    const Battle alone = conflictAlone(inOrders(battle), {StackId("r"), StackId("b")});
    QVERIFY(fought(alone).wins[0] > 150);
    QVERIFY(fought(alone).rounds.sum > 200);
}

/// Who holds as ordered loses a round; whoever has no order gets one from the player.
void TestConflictForecast::ordersAreCarriedOutFirst() {
    Battle waiting = fighting();
    Order hold;
    hold.hold = true;
    order(waiting, "r", hold);
    const Policy policy = keepingOrders(nearestPolicy());
    Battle alone = conflictAlone(waiting, {StackId("r"), StackId("b")});
    const auto ordersOf = [&](int side) {
        for (const Step& step : policy(alone, side))
            if (const auto* given = std::get_if<smm::GiveOrders>(&step))
                return given->orders;
        return decltype(smm::GiveOrders::orders)();
    };
    QVERIFY(ordersOf(0).empty());
    perform(alone, SayReady{0});
    QCOMPARE(ordersOf(1).size(), std::size_t{1});
    QVERIFY(fought(conflictAlone(waiting, {StackId("r"), StackId("b")})).wins[0] <
            fought(conflictAlone(fighting(), {StackId("r"), StackId("b")})).wins[0]);
}

void TestConflictForecast::theSameOnAnyThreads() {
    const Battle alone = conflictAlone(fighting(), {StackId("r"), StackId("b")});
    QVERIFY(fought(alone) == fought(alone, 3));
}

} // namespace
} // namespace sf::test

template struct sf::test::Registered<sf::test::TestConflictForecast>;
#include "test_conflict_forecast.moc"
