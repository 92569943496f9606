// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/sealed.h"
#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/play/played_orders.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

Unit corpse(const std::string& id) {
    Unit unit = walker(id);
    unit.hitsLeft = 0;
    return unit;
}

/// "r" of the Reds, archers, beside "b" of the Blues: four units, and one that has croaked.
Battle attackers() {
    return begun(battleOf(
        {stackOf("r", {archer("r1")}, {5, 4}),
         stackOf("b", {corpse("b0"), walker("b1"), walker("b2"), walker("b3"), walker("b4")}, {5, 5}, 1)}));
}

SplitStack splitOf(const char* stack, std::vector<UnitId> units, const char* part) {
    return {StackId(stack), std::move(units), StackId(part), part};
}

MergeStacks mergeOf(const char* stack, const char* into) {
    return {StackId(stack), StackId(into)};
}

std::vector<UnitId> unitsOf(std::initializer_list<const char*> ids) {
    std::vector<UnitId> units;
    for (const char* id : ids)
        units.emplace_back(id);
    return units;
}

std::optional<StackId> targetIn(const Battle& battle, const char* stack) {
    const Order order = orderIn(battle, stack);
    return order.attack ? order.attack : order.shoot ? order.shoot : order.advance;
}

/// Every Conflict has an Initiative that is wrong.
void falsifyInitiative(Battle& battle) {
    smm::editConflicts(battle, [](std::vector<smm::Conflict>& conflicts) {
        for (smm::Conflict& conflict : conflicts)
            for (auto& [id, initiative] : conflict.initiative)
                initiative = 999;
    });
    if (battle.play && battle.play->start)
        editPlay(battle).start = std::make_shared<const Play::Start>(
            Play::Start{battle.stacks, battle.state, battle.play->merged});
}

bool hasFalseInitiative(const Battle& battle) {
    return std::ranges::any_of(smm::conflictsOf(battle), [](const smm::Conflict& conflict) {
        return std::ranges::any_of(conflict.initiative,
                                   [](const auto& entry) { return entry.second == 999; });
    });
}

using Deed = std::vector<Action>;

} // namespace

/// Splitting and merging with open and with sealed orders, and on a board.
class TestSplitting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() {
        QTest::addColumn<bool>("sealed");
        QTest::addColumn<bool>("board");
        QTest::newRow("board") << false << true;
        QTest::newRow("open") << false << false;
        QTest::newRow("sealed") << true << false;
    }

    void eachPartHasALivingUnit_BAT19() {
        Battle battle = attackers();
        letAct(battle, 1);
        for (const auto& units :
             {unitsOf({"b0"}), unitsOf({"b1", "b2", "b3", "b4"}), unitsOf({"b0", "b1", "b2", "b3", "b4"})}) {
            const auto refusal = perform(battle, splitOf("b", units, "n"));
            QVERIFY(refusal && refusal->reason == Reason::PartNotAlive);
            QCOMPARE(QString::fromStdString(refusal->rule.text()), QStringLiteral("SMM-19"));
        }
    }
    void theCroakedStay_BAT19() {
        Battle battle = attackers();
        letAct(battle, 1);
        act(battle, splitOf("b", unitsOf({"b0", "b1", "b1"}), "n"));
        QVERIFY(stackIn(battle, "b").find(UnitId("b0")));
        QCOMPARE(stackIn(battle, "n").units->size(), std::size_t{1});
    }

    void ordersGoOnAgainstTheLargerPart_BAT19_data() {
        QTest::addColumn<Order>("order");
        QTest::addColumn<Deed>("deed");
        QTest::addColumn<QString>("target");
        const std::pair<const char*, Order> orders[] = {
            {"attack", attackOn("b")}, {"shot", shotAt("b")}, {"advance", advanceOn("b")}};
        const std::tuple<const char*, Deed, const char*> deeds[] = {
            {"most leave", {splitOf("b", unitsOf({"b0", "b1", "b2", "b3"}), "n")}, "n"},
            {"a decoy leaves", {splitOf("b", unitsOf({"b0", "b1"}), "n")}, "b"},
            {"as many leave", {splitOf("b", unitsOf({"b1", "b2"}), "n")}, "b"},
            {"the dead don't count", {splitOf("b", unitsOf({"b2", "b3"}), "n")}, "b"},
            {"twice, with as many the second time",
             {splitOf("b", unitsOf({"b1", "b2", "b3"}), "n"), splitOf("n", unitsOf({"b1"}), "m"),
              splitOf("n", unitsOf({"b2"}), "k")},
             "n"},
            {"from part to part",
             {splitOf("b", unitsOf({"b1", "b2", "b3"}), "n"), splitOf("n", unitsOf({"b1", "b2"}), "m")},
             "m"},
            {"and back again", {splitOf("b", unitsOf({"b1", "b2", "b3"}), "n"), mergeOf("n", "b")}, "b"},
            {"and away again",
             {splitOf("b", unitsOf({"b1", "b2", "b3"}), "n"), mergeOf("n", "b"),
              splitOf("b", unitsOf({"b2", "b3", "b4"}), "m")},
             "m"},
            {"by the same name again",
             {splitOf("b", unitsOf({"b1", "b2", "b3"}), "n"), mergeOf("n", "b"),
              splitOf("b", unitsOf({"b2"}), "n")},
             "b"},
            {"the rest merges into the larger part",
             {splitOf("b", unitsOf({"b1", "b2", "b3"}), "n"), mergeOf("b", "n"),
              splitOf("n", unitsOf({"b0", "b1"}), "b")},
             "n"}};
        for (const auto& [what, order] : orders)
            for (const auto& [name, deed, target] : deeds)
                QTest::addRow("%s: %s", what, name) << order << deed << QString::fromLatin1(target);
    }
    void ordersGoOnAgainstTheLargerPart_BAT19() {
        QFETCH(const Order, order);
        QFETCH(const Deed, deed);
        QFETCH(const QString, target);
        Battle battle = attackers();
        give(battle, "r", turned(order, 1));
        letAct(battle, 1);
        for (const Action& action : deed)
            act(battle, action);
        allReady(battle);
        Order expected = order;
        for (std::optional<StackId>* one : {&expected.attack, &expected.shoot, &expected.advance})
            if (*one)
                *one = StackId(target.toStdString());
        QVERIFY(orderIn(battle, "r") == turned(expected, 1));
    }
    void aShotHitsTheLargerPart_BAT19() {
        Battle battle = attackers();
        give(battle, "r", shotAt("b"));
        letAct(battle, 1);
        act(battle, splitOf("b", unitsOf({"b1", "b2", "b3"}), "n"));
        QVERIFY(attacks(finishRound(battle), "r", "n"));
    }
    void keptOrdersGoOnToo_BAT19() {
        Battle battle =
            begun(battleOf({stackOf("r", {walker("r1")}, {1, 1}),
                            stackOf("b", {walker("b1"), walker("b2"), walker("b3")}, {9, 9}, 1)}));
        give(battle, "r", turned(advanceOn("b"), 1));
        finishRound(battle);
        QVERIFY(orderIn(battle, "r") == turned(advanceOn("b"), 1));
        letAct(battle, 1); // who acts first in an even round
        act(battle, splitOf("b", unitsOf({"b1", "b2"}), "n"));
        allReady(battle);
        QVERIFY(orderIn(battle, "r") == turned(advanceOn("n"), 1));
    }
    void ordersGivenAfterTheSplitGoOnWhereItIsSealed_BAT19() {
        Battle battle =
            begun(battleOf({stackOf("r", {walker("r1")}, {1, 1}),
                            stackOf("b", {walker("b1"), walker("b2"), walker("b3")}, {9, 9}, 1)}));
        finishRound(battle);
        letAct(battle, 1);
        act(battle, splitOf("b", unitsOf({"b1", "b2"}), "n"));
        letAct(battle, 0);
        give(battle, "r", advanceOn("b"));
        allReady(battle);
        QCOMPARE(targetIn(battle, "r"), std::optional(StackId(isSealedRow() ? "n" : "b")));
    }
    void ordersGoOnWhenARefereeSplits_BAT19() {
        if (isBoardRow())
            return;
        Battle battle = attackers();
        give(battle, "r", attackOn("b"));
        letAct(battle, 1);
        act(battle, SetReferee{true});
        act(battle, splitOf("b", unitsOf({"b1", "b2", "b3"}), "n"));
        act(battle, SetReferee{false});
        allReady(battle);
        QCOMPARE(targetIn(battle, "r"), std::optional(StackId("n")));
    }
    void ownOrdersStayWithTheId_BAT19() {
        Battle battle = attackers();
        letAct(battle, 1);
        give(battle, "b", turned(attackOn("r"), 2));
        act(battle, splitOf("b", unitsOf({"b1", "b2", "b3"}), "n"));
        allReady(battle);
        QVERIFY(orderIn(battle, "b") == turned(attackOn("r"), 2));
        QVERIFY(orderIn(battle, "n") == Order());
    }

    /// "r" of the Reds with its Warlord, who screens; "s" beside it.
    static Battle screeners(const Screens& screens) {
        Battle battle = battleOf({stackOf("s", {walker("s1")}, {6, 5}),
                                  stackOf("r", {walker("r1"), warlord("w"), walker("r2")}, {5, 5}),
                                  stackOf("b", {walker("b1")}, {1, 1}, 1)});
        act(battle, SetPosture{StackId("r"), Posture::Screening});
        act(battle, SetScreens{StackId("r"), screens});
        return begun(std::move(battle));
    }
    void whoScreensGoesOnByItsId_BAT19() {
        const Screens flank = ScreenedEdge{StackId("s"), Edge::Front};
        Battle battle = screeners(flank);
        act(battle, splitOf("r", unitsOf({"r1", "r2"}), "n"));
        allReady(battle);
        QVERIFY(smm::system().screenedBy(battle, stackIn(battle, "r")) == flank);
        QVERIFY(smm::stateOf(stackIn(battle, "n")).screens == Screens());
    }
    void theScreenedStackIsTheOneWithTheId_BAT19() {
        const Screens flank = ScreenedEdge{StackId("s"), Edge::Front};
        Battle battle = battleOf({stackOf("r", {walker("r1"), warlord("w")}, {5, 5}),
                                  stackOf("s", {walker("s1"), walker("s2"), walker("s3")}, {6, 5}),
                                  stackOf("b", {walker("b1")}, {1, 1}, 1)});
        act(battle, SetPosture{StackId("r"), Posture::Screening});
        act(battle, SetScreens{StackId("r"), flank});
        battle = begun(std::move(battle));
        act(battle, splitOf("s", unitsOf({"s1", "s2"}), "n"));
        QVERIFY(!perform(battle, smm::PlayRound{}));
        QVERIFY(smm::system().screenedBy(battle, stackIn(battle, "r")) == flank);
    }
    void theLeaderGoesWithItsUnit_BAT19() {
        Battle battle = screeners(ScreenedEdge{StackId("s"), Edge::Front});
        act(battle, SetLeader{StackId("r"), UnitId("w")});
        act(battle, splitOf("r", unitsOf({"w"}), "n"));
        allReady(battle);
        QVERIFY(stackIn(battle, "n").leader == UnitId("w"));
        QVERIFY(!stackIn(battle, "r").leader);
        QVERIFY(smm::system().screenedBy(battle, stackIn(battle, "r")) == Screens());
    }
    void screensOnAUnitFollowIt_BAT19() {
        const Screens screened = UnitId("r1");
        Battle battle = screeners(screened);
        Battle alone = battle;
        act(alone, splitOf("r", unitsOf({"r1"}), "n"));
        allReady(alone);
        QVERIFY(smm::system().screenedBy(alone, stackIn(alone, "r")) == screened);
        // in a stack of two it can't be screened (SMM-16)
        act(battle, splitOf("r", unitsOf({"r1", "r2"}), "n"));
        allReady(battle);
        QVERIFY(smm::system().screenedBy(battle, stackIn(battle, "r")) == Screens());
        QVERIFY(smm::stateOf(stackIn(battle, "r")).screens == screened);
    }

    void bothPartsHaveTheMoveOfTheWhole_BAT20() {
        Battle battle = battleOf({stackOf("r", {walker("r1"), walker("slow", 2), walker("r3")}, {2, 2}),
                                  stackOf("b", {walker("b1")}, {9, 9}, 1)});
        const Battle board = battle;
        const bool isFast = isBoardRow();
        battle = begun(std::move(battle));
        act(battle, splitOf("r", unitsOf({"slow"}), "n"));
        QCOMPARE(smm::system().moveOf(stackIn(battle, "r")), isFast ? 4 : 2);
        act(battle, splitOf("r", unitsOf({"r1"}), "m"));
        QCOMPARE(smm::system().moveOf(stackIn(battle, "m")), isFast ? 4 : 2);
        give(battle, "r", moveTo({2, 6}));
        finishRound(battle);
        QCOMPARE(stackIn(battle, "r").hex, (hex::Hex{2, isFast ? 6 : 4}));
        QCOMPARE(smm::system().moveOf(stackIn(battle, "r")), 4);
    }
    void theRestOfAMergedStackStaysAsSlow_BAT20() {
        Battle battle = begun(
            battleOf({stackOf("r", {walker("r1"), walker("r2")}, {2, 2}),
                      stackOf("s", {walker("slow", 1)}, {2, 2}), stackOf("b", {walker("b1")}, {9, 9}, 1)}));
        act(battle, mergeOf("s", "r"));
        act(battle, splitOf("r", unitsOf({"slow"}), "n"));
        allReady(battle);
        QCOMPARE(smm::system().moveOf(stackIn(battle, "r")), isBoardRow() ? 4 : 1);
        QCOMPARE(smm::system().moveOf(stackIn(battle, "n")), 1);
    }
    void deploymentLeavesMoveToTheUnits_BAT20() {
        if (isBoardRow())
            return;
        Battle battle = battleOf({stackOf("r", {walker("r1"), walker("slow", 2)}, {2, 2}),
                                  stackOf("b", {walker("b1")}, {9, 9}, 1)});
        if (isSealedRow())
            battle.houseRules["orders"] = "\"sealed\"";
        act(battle, StartPlay{});
        act(battle, splitOf("r", unitsOf({"slow"}), "n"));
        while (battle.play->phase == PlayPhase::Deployment)
            ready(battle);
        QCOMPARE(smm::system().moveOf(stackIn(battle, "r")), 4);
        QCOMPARE(smm::system().moveOf(stackIn(battle, "n")), 2);
    }

    void backOnTheBoardMoveIsThatOfTheUnits_BAT20() {
        if (isBoardRow())
            return;
        Battle battle = begun(battleOf({stackOf("r", {walker("r1"), walker("slow", 2)}, {2, 2}),
                                        stackOf("b", {walker("b1")}, {9, 9}, 1)}));
        act(battle, splitOf("r", unitsOf({"slow"}), "n"));
        act(battle, EndPlay{});
        QCOMPARE(smm::system().moveOf(stackIn(battle, "r")), 4);
        QCOMPARE(smm::system().moveOf(stackIn(battle, "n")), 2);
    }

    void aTouchedConflictHasItsInitiativeAnew_BAT20_data() {
        QTest::addColumn<Deed>("deed");
        QTest::newRow("a split") << Deed{splitOf("r", unitsOf({"r1"}), "n")};
        QTest::newRow("a merge from outside") << Deed{mergeOf("o", "r")};
        QTest::newRow("a merge out of it") << Deed{mergeOf("r", "o")};
        QTest::newRow("both") << Deed{mergeOf("o", "r"), splitOf("r", unitsOf({"o1"}), "n")};
        QTest::newRow("and back") << Deed{splitOf("r", unitsOf({"r1"}), "n"), mergeOf("n", "r")};
    }
    void aTouchedConflictHasItsInitiativeAnew_BAT20() {
        QFETCH(const Deed, deed);
        Battle battle = begun(battleOf({stackOf("r", {walker("r1"), walker("r2")}, {5, 4}),
                                        stackOf("o", {walker("o1", 9)}, {4, 5}),
                                        stackOf("b", {walker("b1"), walker("b2")}, {5, 5}, 1)}));
        give(battle, "r", attackOn("b"));
        finishRound(battle);
        falsifyInitiative(battle);
        letAct(battle, 0);
        Battle untouched = battle;
        finishRound(untouched);
        QVERIFY(hasFalseInitiative(untouched));
        for (const Action& action : deed)
            act(battle, action);
        finishRound(battle);
        QCOMPARE(smm::conflictsOf(battle).size(), std::size_t{1});
        QVERIFY(!hasFalseInitiative(battle));
        QVERIFY(smm::conflictsOf(battle).front().initiative.size() >= 2);
    }
};

template struct sf::test::Registered<TestSplitting>;
#include "test_splitting.moc"
