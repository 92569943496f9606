// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/smm/fight/events.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace sealed_plans {

/// Reds "r" and "s", Blues "b" and "c", each pair in adjacent hexes, and "g" of a third side.
Battle board(const char* orders) {
    Battle battle =
        battleOf({stackOf("r", {fighter("r1"), fighter("r2")}, {2, 2}), stackOf("s", {fighter("s1")}, {3, 2}),
                  stackOf("b", {fighter("b1"), fighter("b2")}, {8, 8}, 1),
                  stackOf("c", {fighter("c1")}, {8, 7}, 1), stackOf("g", {fighter("g1")}, {2, 9}, 2)});
    battle.sides.push_back({"Greens", 1, nullptr});
    battle.houseRules["orders"] = orders;
    return inOrders(battle);
}

Battle sealedBoard() {
    return board("\"sealed\"");
}

/// What everybody is told.
std::vector<Event> told(Battle& battle, const Action& action) {
    Recording course;
    const Outcome outcome = battle::apply(battle, action, smm::system(), &course);
    const auto* changes = std::get_if<Changes>(&outcome);
    if (!changes)
        return {{smm::events::cannotAct, {}, StackId("refused")}};
    redo(battle, *changes);
    return course.events;
}

std::vector<Event> readyForAll(Battle& battle) {
    std::vector<Event> events;
    while (const std::optional<int> side = sideToAct(battle))
        events = told(battle, SayReady{*side});
    return events;
}

QStringList dropped(const std::vector<Event>& events) {
    QStringList stacks;
    for (const Event& event : events)
        if (event.kind == battle::events::dropsOrder)
            stacks << QString::fromStdString(event.stack.text);
    return stacks;
}

SplitStack split(const char* stack, const char* unit, const char* id) {
    return {StackId(stack), {UnitId(unit)}, StackId(id), id};
}

Order orderOf(const Battle& battle, const char* stack) {
    const auto found = smm::ordersOf(battle).find(StackId(stack));
    return found == smm::ordersOf(battle).end() ? Order() : found->second;
}

/// The ids that splits were planned with, and those that the stacks have got.
QStringList renamed(const std::vector<Event>& events) {
    QStringList ids;
    for (const Event& event : events)
        if (event.kind == battle::events::splits && !event.name.empty())
            ids << QString::fromStdString(event.name + ' ' + event.stack.text);
    ids.sort();
    return ids;
}

} // namespace sealed_plans

using namespace sealed_plans;

/// What happens to sealed plans when they are revealed, and who is told what (BAT-22).
class TestSealedPlans : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void whoeverConcedesHasOrdersOnThemDropped_BAT22_data() {
        QTest::addColumn<int>("round");
        QTest::addColumn<bool>("isSealed");
        for (const int round : {1, 2})
            for (const bool isSealed : {false, true})
                QTest::addRow("%s, round %d", isSealed ? "sealed" : "open", round) << round << isSealed;
    }
    void whoeverConcedesHasOrdersOnThemDropped_BAT22() {
        QFETCH(const int, round);
        QFETCH(const bool, isSealed);
        Battle battle = board(isSealed ? "\"sealed\"" : "\"open\"");
        if (round == 2) {
            readyForAll(battle);
            QVERIFY(!perform(battle, smm::Resolve{smm::Extent::Round}));
        }
        QStringList all;
        while (const std::optional<int> side = sideToAct(battle)) {
            if (*side != 1) // refused if Blues have conceded openly
                order(battle, *side == 0 ? "r" : "g", advanceOn("b"));
            const auto events = told(battle, *side == 1 ? Action(Concede{1}) : Action(SayReady{*side}));
            QVERIFY(!isSealed || sideToAct(battle) || !dropped(events).isEmpty());
            QVERIFY(!isSealed || !sideToAct(battle) || dropped(events).isEmpty());
            all += dropped(events);
        }
        QStringList expected{QStringLiteral("r"), QStringLiteral("g")};
        if (round == 2)
            std::ranges::reverse(expected);
        if (!isSealed)
            expected.removeLast();
        QCOMPARE(all, expected);
        QVERIFY(!smm::ordersOf(battle).contains(StackId("r")));
    }
    /// The same when a whole round is played at once.
    void aRoundTellsWhatItsPlansLost_BAT22() {
        Battle battle = sealedBoard();
        QVERIFY(!order(battle, "r", advanceOn("b")));
        QVERIFY(!perform(battle, SayReady{0}));
        QVERIFY(!perform(battle, Concede{1}));
        QVERIFY(!order(battle, "g", advanceOn("c")));
        std::vector<Event> events;
        QVERIFY(!perform(battle, smm::PlayRound{}, &events));
        QCOMPARE(dropped(events), (QStringList{QStringLiteral("r"), QStringLiteral("g")}));
    }
    void aRefereesRemovalDropsOpenOrders_BAT22() {
        Battle battle = board("\"open\"");
        QVERIFY(!order(battle, "r", advanceOn("b")));
        QVERIFY(!perform(battle, SetReferee{true}));
        QCOMPARE(dropped(told(battle, RemoveStack{StackId("b")})), QStringList{QStringLiteral("r")});
    }

    void aRefereesRemovalInSecretIsToldLater_BAT22_data() {
        QTest::addColumn<int>("acting");
        QTest::newRow("while its side acts") << 0;
        QTest::newRow("when its side has acted") << 2;
    }
    void aRefereesRemovalInSecretIsToldLater_BAT22() {
        QFETCH(const int, acting);
        Battle battle = sealedBoard();
        QVERIFY(!order(battle, "r", advanceOn("b")));
        QVERIFY(!order(battle, "s", advanceOn("c")));
        while (*sideToAct(battle) != acting)
            QVERIFY(!perform(battle, SayReady{*sideToAct(battle)}));
        QVERIFY(!perform(battle, SetReferee{true}));
        QVERIFY(dropped(told(battle, RemoveStack{StackId("b")})).isEmpty());
        QCOMPARE(dropped(readyForAll(battle)), QStringList{QStringLiteral("r")});
        QVERIFY(orderOf(battle, "r") == Order());
        QVERIFY(orderOf(battle, "s") == advanceOn("c"));
    }
    void whatAPlanNamesGoesWithARefereesRemoval_BAT22_data() {
        QTest::addColumn<int>("acting");
        QTest::newRow("while its side acts") << 0;
        QTest::newRow("when its side has acted") << 1;
    }
    void whatAPlanNamesGoesWithARefereesRemoval_BAT22() {
        QFETCH(const int, acting);
        Battle battle = sealedBoard();
        QVERIFY(!perform(battle, split("r", "r2", "n")));
        QVERIFY(!order(battle, "n", moveTo({2, 4})));
        QVERIFY(!order(battle, "r", moveTo({2, 3})));
        QVERIFY(!order(battle, "s", moveTo({3, 4})));
        if (acting == 1)
            QVERIFY(!perform(battle, SayReady{0}));
        QVERIFY(!perform(battle, SetReferee{true}));
        QVERIFY(!perform(battle, RemoveStack{StackId("r")}));
        QVERIFY(battle.play->sealed.at(0).actions.empty());
        QVERIFY(!battle.stacks.find(StackId("n")));
        readyForAll(battle);
        QVERIFY(!battle.stacks.find(StackId("n")));
        QCOMPARE(smm::ordersOf(battle).size(), std::size_t(1));
        QVERIFY(orderOf(battle, "s") == moveTo({3, 4}));
    }

    /// BAT-4: a unit changes hex once a round and pays, also when a referee looks on.
    void sealedMergesPayInRefereeMode_BAT22() {
        Battle battle = sealedBoard();
        QVERIFY(!perform(battle, MergeStacks{StackId("s"), StackId("r")}));
        QVERIFY(!perform(battle, SayReady{0}));
        QVERIFY(!perform(battle, SetReferee{true}));
        readyForAll(battle);
        QVERIFY(!isSealed(battle));
        QCOMPARE(battle.stacks.find(StackId("r"))->extras->moveLeft.value_or(-1), 3);
        QVERIFY(battle.play->merged.contains(UnitId("s1")));
        QVERIFY(battle.play->isRefereed);
    }
    void concedingStaysSealedInRefereeMode_BAT22() {
        Battle battle = sealedBoard();
        QVERIFY(!perform(battle, SetReferee{true}));
        Battle ready = battle;
        const std::vector<Event> asReady = told(ready, SayReady{0});
        QVERIFY(told(battle, Concede{0}) == asReady);
        QCOMPARE(asReady.size(), std::size_t(1));
        QVERIFY(asSeenBy(battle, 1, smm::system()).stacks.find(StackId("r"))->isOnMap());
        readyForAll(battle);
        QVERIFY(!battle.stacks.find(StackId("r"))->isOnMap());
    }

    /// In the battle of a file a side can have a plan before it acts.
    void ordersOfStacksToBeSplitOffStay_BAT4() {
        Battle battle = sealedBoard();
        SealedPlan& plan = editPlay(battle).sealed[1];
        plan.actions = {MergeStacks{StackId("c"), StackId("b")}, split("b", "b2", "n")};
        smm::setOrders(plan.plans, {{StackId("n"), moveTo({9, 9})}});
        QVERIFY(!perform(battle, MergeStacks{StackId("s"), StackId("r")}));
        QVERIFY(!perform(battle, SayReady{0}));
        QVERIFY(battle.stacks.find(StackId("n")) != nullptr);
        QVERIFY(orderOf(battle, "n") == moveTo({9, 9}));
        readyForAll(battle);
        QVERIFY(orderOf(battle, "n") == moveTo({9, 9}));
    }

    void twoSplitsThatAskForOneId_BAT22() {
        Battle battle = sealedBoard();
        QVERIFY(!perform(battle, split("r", "r2", "n")));
        QVERIFY(!order(battle, "n", moveTo({2, 4})));
        QVERIFY(!perform(battle, SayReady{0}));
        QVERIFY(!perform(battle, split("b", "b2", "n")));
        QVERIFY(!perform(battle, MergeStacks{StackId("c"), StackId("n")}));
        QVERIFY(!order(battle, "n", moveTo({9, 9})));
        QVERIFY(!perform(battle, SayReady{1}));
        QCOMPARE(renamed(readyForAll(battle)), QStringList{QStringLiteral("n n-1")});
        QCOMPARE(battle.stacks.find(StackId("n"))->side, 0);
        QCOMPARE(battle.stacks.find(StackId("n-1"))->side, 1);
        QVERIFY(battle.stacks.find(StackId("n-1"))->find(UnitId("c1")));
        QVERIFY(!battle.stacks.find(StackId("c")));
        QVERIFY(orderOf(battle, "n") == moveTo({2, 4}));
        QVERIFY(orderOf(battle, "n-1") == moveTo({9, 9}));
    }
    /// Ids of stacks that have merged away are taken, and so are those that the side itself has asked for.
    void furtherIdsAreCountedUp_BAT22() {
        Battle battle = sealedBoard();
        QVERIFY(!perform(battle, split("r", "r2", "n")));
        QVERIFY(!perform(battle, MergeStacks{StackId("n"), StackId("r")}));
        QVERIFY(!perform(battle, split("r", "r1", "n-1")));
        QVERIFY(!perform(battle, SayReady{0}));
        QVERIFY(!perform(battle, split("b", "b2", "n")));
        QVERIFY(!order(battle, "n", moveTo({9, 9})));
        const std::vector<Event> events = readyForAll(battle);
        QCOMPARE(renamed(events), QStringList{QStringLiteral("n n-1-2")});
        QVERIFY(orderOf(battle, "n-1-2") == moveTo({9, 9}));
    }
    /// A plan that names both ids means two stacks.
    void aNewIdIsNotRenamedAgain_BAT22() {
        Battle battle = sealedBoard();
        QVERIFY(!perform(battle, split("r", "r2", "n")));
        QVERIFY(!perform(battle, SayReady{0}));
        QVERIFY(!perform(battle, MergeStacks{StackId("c"), StackId("b")}));
        QVERIFY(!perform(battle, split("b", "b2", "n")));
        QVERIFY(!perform(battle, split("b", "c1", "n-1")));
        QVERIFY(!order(battle, "n", moveTo({9, 9})));
        QVERIFY(!order(battle, "n-1", moveTo({9, 8})));
        const std::vector<Event> events = readyForAll(battle);
        QCOMPARE(renamed(events), (QStringList{QStringLiteral("n n-1"), QStringLiteral("n-1 n-1-1")}));
        QVERIFY(orderOf(battle, "n-1") == moveTo({9, 9}));
        QVERIFY(orderOf(battle, "n-1-1") == moveTo({9, 8}));
    }
    /// In even rounds the side that comes first in the document is the later one.
    void theLaterSideIsThatOfTheRound_BAT22() {
        Battle battle = sealedBoard();
        readyForAll(battle);
        QVERIFY(!perform(battle, smm::Resolve{smm::Extent::Round}));
        QVERIFY(!perform(battle, SayReady{2}));
        QVERIFY(!perform(battle, split("b", "b2", "n")));
        QVERIFY(!perform(battle, SayReady{1}));
        QVERIFY(!perform(battle, split("r", "r2", "n")));
        QCOMPARE(renamed(readyForAll(battle)), QStringList{QStringLiteral("n n-0")});
    }
};

template struct sf::test::Registered<TestSealedPlans>;
#include "test_sealed_plans.moc"
