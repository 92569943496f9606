// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/events.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/play/played_orders.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

/// What orders, merging and conceding do in a played battle, with open and with sealed orders.
class TestPlayedOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data() {
        QTest::addColumn<bool>("sealed");
        QTest::newRow("open") << false;
        QTest::newRow("sealed") << true;
    }

    void anOrderNamesNoEdge_BAT4() {
        Battle battle = played(twoSides());
        Order ambush = attackOn("b");
        ambush.edge = Edge::Back;
        const auto refusal = order(battle, "r", ambush);
        QVERIFY(refusal && refusal->refusal.reason == Reason::RefereesEdge);
        QCOMPARE(QString::fromStdString(refusal->refusal.rule.text()), QStringLiteral("BAT-4"));
        QVERIFY(perform(battle, smm::PlayRound{{{StackId("r"), ambush}}}));
        act(battle, SetReferee{true});
        const auto far = order(battle, "r", ambush);
        QVERIFY(far && far->refusal.reason == Reason::BeyondMelee);
    }
    void aRefereeMayNameTheEdge_BAT4() {
        Battle battle =
            played(battleOf({stackOf("r", {walker("r1")}, {5, 4}), stackOf("b", {walker("b1")}, {5, 5}, 1)}));
        act(battle, SetReferee{true});
        Order ambush = attackOn("b");
        ambush.edge = Edge::Back;
        give(battle, "r", ambush);
        act(battle, SetReferee{false});
        QVERIFY(find(finishRound(battle), smm::events::namesEdge, "r"));
    }

    void whatWasSplitOffHasTheMoveLeft_BAT4() {
        Battle battle = twoSides();
        act(battle, AddUnits{StackId("r"), {walker("slow", 2)}});
        battle = played(std::move(battle));
        act(battle, SplitStack{StackId("r"), {UnitId("r1")}, StackId("n"), "new"});
        QCOMPARE(smm::system().moveOf(stackIn(battle, "n")), 2);
        // and so on
        act(battle, MergeStacks{StackId("s"), StackId("n")});
        act(battle, SplitStack{StackId("n"), {UnitId("s1")}, StackId("m"), "newer"});
        QVERIFY(smm::system().moveOf(stackIn(battle, "m")) <= 2);
        finishRound(battle);
        QCOMPARE(smm::system().moveOf(stackIn(battle, "n")), 4);
    }
    void splittingInDeploymentCostsNoMove_BAT3() {
        Battle battle = twoSides();
        act(battle, AddUnits{StackId("r"), {walker("slow", 2)}});
        if (isSealedRow())
            battle.houseRules["orders"] = "\"sealed\"";
        act(battle, StartPlay{});
        act(battle, SplitStack{StackId("r"), {UnitId("r1")}, StackId("n"), "new"});
        QCOMPARE(smm::system().moveOf(stackIn(battle, "n")), 4);
    }
    void mergingIntoAConflictComputesInitiativeAnew_BAT4() {
        Battle battle = inConflict();
        QCOMPARE(smm::conflictsOf(battle).front().stacks.size(), std::size_t{2});
        while (sideToAct(battle) != 0)
            ready(battle);
        act(battle, MergeStacks{StackId("o"), StackId("r")});
        finishRound(battle);
        const auto& initiative = smm::conflictsOf(battle).front().initiative;
        const auto r =
            std::ranges::find(initiative, StackId("r"), [](const auto& entry) { return entry.first; });
        QVERIFY(r != initiative.end());
        QCOMPARE(r->second, std::int64_t{13}); // without Init, the units' Move
    }
    void mergingWithinAConflictComputesInitiativeAnew_BAT4() {
        Battle battle = inConflict();
        while (sideToAct(battle) != 0)
            ready(battle);
        give(battle, "o", attackOn("b"));
        finishRound(battle);
        QCOMPARE(smm::conflictsOf(battle).front().stacks.size(), std::size_t{3});
        while (sideToAct(battle) != 0)
            ready(battle);
        act(battle, MergeStacks{StackId("o"), StackId("r")});
        finishRound(battle);
        for (const auto& [id, value] : smm::conflictsOf(battle).front().initiative)
            if (id == StackId("r"))
                QCOMPARE(value, std::int64_t{13});
    }
    void noStackMergesIntoAHexWithOpponents_BAT4() {
        Battle battle =
            played(battleOf({stackOf("r", {walker("r1")}, {5, 4}), stackOf("s", {walker("s1")}, {5, 5}),
                             stackOf("b", {walker("b1")}, {5, 5}, 1)}));
        const auto refusal = perform(battle, MergeStacks{StackId("r"), StackId("s")});
        QVERIFY(refusal && refusal->reason == Reason::OpponentThere);
        QCOMPARE(QString::fromStdString(refusal->rule.text()), QStringLiteral("BAT-4"));
        QVERIFY(!perform(battle, MergeStacks{StackId("s"), StackId("r")})); // out of it is allowed
    }

    void rotationAloneReplacesNoOrder_BAT5() {
        Battle battle = played(twoSides());
        give(battle, "r", turned(moveTo({2, 8}), 2));
        finishRound(battle);
        while (sideToAct(battle) != 0)
            ready(battle);
        give(battle, "r", turned({}, 1));
        QVERIFY(orderIn(battle, "r") == turned(moveTo({2, 8}), 1));
        finishRound(battle);
        QVERIFY((stackIn(battle, "r").hex == hex::Hex{2, 8}));
        QVERIFY(stackIn(battle, "r").facing == hex::Direction::SouthWest);
    }
    void postureAloneReplacesNoOrder_BAT5() {
        Battle battle = twoSides();
        act(battle, AddUnits{StackId("r"), {warlord("w")}});
        battle = played(std::move(battle));
        give(battle, "r", turned(advanceOn("b"), 2));
        finishRound(battle);
        while (sideToAct(battle) != 0)
            ready(battle);
        give(battle, "r", withPosture({}, Posture::Defensive));
        QVERIFY(orderIn(battle, "r") == withPosture(turned(advanceOn("b"), 2), Posture::Defensive));
        finishRound(battle);
        QVERIFY(smm::stateOf(stackIn(battle, "r")).posture == Posture::Defensive);
        QVERIFY(orderIn(battle, "r") == turned(advanceOn("b"), 2) || orderIn(battle, "r") == attackOn("b"));
    }
    void rotationAloneReplacesNoOrderOfTheCommandLine_BAT5() {
        Battle battle = played(twoSides());
        give(battle, "r", moveTo({2, 8}));
        finishRound(battle);
        QVERIFY(!perform(battle, smm::PlayRound{{{StackId("r"), turned({}, 1)}}}));
        QVERIFY((stackIn(battle, "r").hex == hex::Hex{2, 8}));
        QVERIFY(stackIn(battle, "r").facing == hex::Direction::SouthWest);
    }
    void anOrderIsReplacedOrWithdrawn_BAT5() {
        Battle battle = played(twoSides());
        give(battle, "r", moveTo({2, 8}));
        give(battle, "r", turned(moveTo({4, 8}), 1));
        QVERIFY(orderIn(battle, "r") == turned(moveTo({4, 8}), 1));
        QVERIFY(!perform(battle, smm::GiveOrders{{{StackId("r"), std::nullopt}}}));
        QVERIFY(orderIn(battle, "r") == Order());
        give(battle, "r", withPosture(turned({}, 1), Posture::Neutral));
        give(battle, "r", turned({}, 2)); // nothing stands, so it is all there is
        QVERIFY(orderIn(battle, "r") == turned({}, 2));
    }

    void whoFleesFacesAsAfterAMove_BAT5() {
        Battle battle = inConflict();
        while (sideToAct(battle) != 0)
            ready(battle);
        give(battle, "r", turned(fleeTo({5, 2}), 1));
        const std::vector<Event> events = finishRound(battle);
        QVERIFY(find(events, smm::events::flees, "r"));
        QVERIFY(stackIn(battle, "r").facing == hex::rotated(hex::Direction::North, 1));
        const Event* rotates = find(events, smm::events::rotates, "r");
        QVERIFY(rotates && rotates > find(events, smm::events::flees, "r"));
    }
    void whoseFlightFailsHasTurned_BAT5() {
        Battle battle = inConflict();
        while (sideToAct(battle) != 0)
            ready(battle);
        give(battle, "r", turned(fleeTo({5, 5}), 1));
        const std::vector<Event> events = finishRound(battle);
        QVERIFY(find(events, smm::events::fleeFails, "r"));
        QVERIFY(find(events, smm::events::rotates, "r"));
        QVERIFY(stackIn(battle, "r").facing == hex::rotated(hex::Direction::North, 1));
    }
    void fleeingOutsideAConflictIsAMoveThatStands_BAT5() {
        Battle battle = twoSides();
        prevent(battle, "r");
        battle = played(std::move(battle));
        give(battle, "r", turned(fleeTo({2, 8}), 1));
        QVERIFY(find(finishRound(battle), smm::events::cannotAct, "r"));
        QVERIFY(orderIn(battle, "r") == turned(moveTo({2, 8}), 1));
    }

    void whoConcedesFirstLeavesTheOthersTheirOrders_BAT14() {
        Battle battle = played(threeSides(
            {stackOf("r", {walker("r1")}, {1, 1}), stackOf("b", {walker("b1"), warlord("b2")}, {8, 8}, 1),
             stackOf("d", {walker("d1")}, {6, 2}, 1), stackOf("g", {walker("g1")}, {1, 10}, 2)}));
        act(battle, Concede{0});
        give(battle, "b", moveTo({8, 6}));
        ready(battle);
        give(battle, "g", moveTo({1, 8}));
        finishRound(battle);
        QVERIFY((stackIn(battle, "b").hex == hex::Hex{8, 6}));
        QVERIFY((stackIn(battle, "g").hex == hex::Hex{1, 8}));
    }
    void ordersKeptForTheNextSideStandToo_BAT14() {
        Battle battle =
            played(threeSides({stackOf("r", {walker("r1")}, {1, 1}), stackOf("b", {walker("b1")}, {8, 8}, 1),
                               stackOf("g", {walker("g1")}, {1, 10}, 2)}));
        ready(battle);
        give(battle, "b", moveTo({8, 1}));
        ready(battle);
        finishRound(battle);
        QVERIFY((stackIn(battle, "b").hex == hex::Hex{8, 4}));
        act(battle, Concede{2}); // acts first in an even round
        finishRound(battle);
        QVERIFY((stackIn(battle, "b").hex == hex::Hex{8, 1}));
    }
    void orderAgainstWhoConcedesKeepsRotationAndPosture_BAT16() {
        Battle battle = played(
            threeSides({stackOf("r", {walker("r1"), warlord("r2")}, {1, 1}),
                        stackOf("b", {walker("b1")}, {8, 8}, 1), stackOf("g", {walker("g1")}, {1, 10}, 2)}));
        give(battle, "r", withPosture(turned(advanceOn("b"), 2), Posture::Defensive));
        ready(battle);
        act(battle, Concede{1});
        finishRound(battle);
        QVERIFY(stackIn(battle, "r").facing == hex::rotated(hex::Direction::North, 2));
        QVERIFY(smm::stateOf(stackIn(battle, "r")).posture == Posture::Defensive);
        QVERIFY((stackIn(battle, "r").hex == hex::Hex{1, 1}));
        QVERIFY(orderIn(battle, "r") == Order());
    }
    void orderAgainstWhoCroakedKeepsRotation_BAT16() {
        Battle battle =
            played(threeSides({stackOf("r", {walker("r1")}, {1, 1}), stackOf("b", {walker("b1")}, {8, 8}, 1),
                               stackOf("g", {walker("g1")}, {1, 10}, 2)}));
        give(battle, "r", turned(advanceOn("b"), 2));
        finishRound(battle);
        const hex::Direction facing = stackIn(battle, "r").facing;
        Unit dead = stackIn(battle, "b").units->front();
        dead.hitsLeft = 0;
        act(battle, SetReferee{true});
        act(battle, EditUnit{StackId("b"), dead});
        act(battle, SetReferee{false});
        finishRound(battle);
        QVERIFY(stackIn(battle, "r").facing == hex::rotated(facing, 2));
    }
    void anOrderFollowsTheStackThatMerges_BAT16() {
        Battle battle = played(
            battleOf({stackOf("r", {walker("r1"), warlord("r2")}, {5, 5}),
                      stackOf("b", {walker("b1")}, {5, 4}, 1), stackOf("c", {walker("c1")}, {6, 5}, 1)}));
        give(battle, "r", withPosture(turned(attackOn("b"), 1), Posture::Offensive));
        ready(battle);
        act(battle, MergeStacks{StackId("b"), StackId("c")});
        const std::vector<Event> events = finishRound(battle);
        QVERIFY(attacks(events, "r", "c"));
        QVERIFY(find(events, smm::events::rotates, "r"));
        QVERIFY(smm::stateOf(stackIn(battle, "r")).posture == Posture::Offensive);
    }
    void aKeptOrderFollowsTheStackThatMerges_BAT16() {
        Battle battle = played(
            battleOf({stackOf("r", {walker("r1", 1)}, {1, 1}), stackOf("b", {walker("b1")}, {8, 8}, 1),
                      stackOf("c", {walker("c1")}, {8, 9}, 1), stackOf("d", {walker("d1")}, {8, 9}, 1)}));
        give(battle, "r", turned(advanceOn("b"), 1));
        finishRound(battle);
        act(battle, MergeStacks{StackId("b"), StackId("c")}); // the Blues act first in the second round
        act(battle, MergeStacks{StackId("c"), StackId("d")});
        finishRound(battle);
        QVERIFY(orderIn(battle, "r") == turned(advanceOn("d"), 1));
    }
    void anOrderFollowsWhoMergedBeforeItWasRevealed_BAT16() {
        Battle battle =
            played(battleOf({stackOf("r", {archer("r1")}, {5, 5}), stackOf("b", {walker("b1")}, {5, 3}, 1),
                             stackOf("c", {walker("c1")}, {6, 3}, 1)}));
        finishRound(battle);
        act(battle, MergeStacks{StackId("b"), StackId("c")}); // first in an even round
        ready(battle);
        const auto refusal = order(battle, "r", shotAt("b"));
        if (isSealedRow())
            QVERIFY(!refusal); // it still sees "b"
        else
            give(battle, "r", shotAt("c"));
        QVERIFY(attacks(finishRound(battle), "r", "c"));
    }
    void anOrderFollowsWhomARefereeMerges_BAT16() {
        for (const bool isReady : {false, true}) {
            Battle battle = played(
                battleOf({stackOf("r", {walker("r1")}, {5, 5}), stackOf("b", {walker("b1")}, {5, 4}, 1),
                          stackOf("c", {walker("c1")}, {6, 5}, 1)}));
            give(battle, "r", turned(attackOn("b"), 1));
            if (isReady)
                ready(battle);
            act(battle, SetReferee{true});
            act(battle, MergeStacks{StackId("b"), StackId("c")});
            act(battle, SetReferee{false});
            QVERIFY(orderIn(battle, "r") == turned(attackOn("c"), 1));
            QVERIFY(attacks(finishRound(battle), "r", "c"));
        }
    }
    void aShotOfAStackThatCannotShootIsForfeited_BAT16() {
        Battle battle =
            played(battleOf({stackOf("r", {archer("r1")}, {5, 5}), stackOf("o", {walker("o1")}, {5, 6}),
                             stackOf("b", {walker("b1")}, {5, 3}, 1)}));
        give(battle, "r", turned(shotAt("b"), 1));
        act(battle, MergeStacks{StackId("o"), StackId("r")});
        const std::vector<Event> events = finishRound(battle);
        const Event* forfeits = find(events, smm::events::forfeits, "r");
        QVERIFY(forfeits && forfeits->rule == smmRule(28));
        QVERIFY(find(events, smm::events::rotates, "r"));
        QVERIFY(!find(events, battle::events::dropsOrder, "r"));
    }
    void aShotInAConflictOfAStackThatCannotShootIsForfeited_BAT16() {
        Battle battle =
            played(battleOf({stackOf("r", {archer("r1")}, {5, 5}), stackOf("o", {walker("o1")}, {5, 6}),
                             stackOf("b", {walker("b1")}, {5, 5}, 1)}));
        give(battle, "r", shotAt("b"));
        give(battle, "o", attackOn("b"));
        finishRound(battle);
        while (sideToAct(battle) != 0)
            ready(battle);
        give(battle, "r", shotAt("b")); // in the same hex
        act(battle, SetReferee{true});
        act(battle, MergeStacks{StackId("o"), StackId("r")});
        act(battle, SetReferee{false});
        const std::vector<Event> events = finishRound(battle);
        QVERIFY(find(events, smm::events::forfeits, "r"));
        QVERIFY(!attacks(events, "r", "b"));
    }
    void anUnledStackLosesOnlyThePosture_BAT16() {
        Battle battle = played(battleOf(
            {stackOf("r", {walker("r1"), warlord("r2")}, {5, 4}), stackOf("b", {walker("b1")}, {5, 5}, 1)}));
        give(battle, "r", withPosture(attackOn("b"), Posture::Offensive));
        act(battle, SplitStack{StackId("r"), {UnitId("r2")}, StackId("n"), "new"});
        QVERIFY(attacks(finishRound(battle), "r", "b"));
        QVERIFY(smm::stateOf(stackIn(battle, "r")).posture == Posture::Neutral);
    }

    void anAdvanceWhoseTargetLeavesReachStands_BAT18() {
        Battle battle =
            played(battleOf({stackOf("r", {walker("r1")}, {5, 2}), stackOf("b", {walker("b1")}, {5, 7}, 1)}));
        give(battle, "r", turned(advanceOn("b"), 1));
        ready(battle);
        give(battle, "b", moveTo({5, 10}));
        QVERIFY(find(finishRound(battle), smm::events::inReach, "r"));
        QVERIFY(orderIn(battle, "r") == turned(advanceOn("b"), 1));
    }
    void anAdvanceWhoseTargetStaysBecomesAnAttack_BAT18() {
        Battle battle =
            played(battleOf({stackOf("r", {walker("r1")}, {5, 2}), stackOf("b", {walker("b1")}, {5, 7}, 1)}));
        give(battle, "r", turned(advanceOn("b"), 1));
        finishRound(battle);
        QVERIFY(orderIn(battle, "r") == attackOn("b"));
    }
    void anAdvanceStandsOnABoardToo_BAT18() {
        Battle battle =
            battleOf({stackOf("r", {walker("r1")}, {5, 2}), stackOf("b", {walker("b1")}, {5, 7}, 1)});
        give(battle, "r", turned(advanceOn("b"), 1));
        give(battle, "b", moveTo({5, 10}));
        perform(battle, smm::Resolve{smm::Extent::Round});
        QVERIFY(orderIn(battle, "r") == turned(advanceOn("b"), 1));
    }

    void sealedActionsFollowTheOrderOfTheSides_BAT14() {
        // Both could merge into the hex; only who acts first can.
        Battle battle = battleOf({stackOf("r", {walker("r1")}, {5, 4}), stackOf("s", {walker("s1")}, {5, 6}),
                                  stackOf("b", {walker("b1")}, {8, 4}, 1)});
        act(battle, SetArrival{StackId("s"), 2, {{5, 6}}});
        battle.stacks.insert(3, std::make_shared<const Stack>(stackOf("c", {walker("c1")}, {9, 9}, 1)));
        act(battle, SetArrival{StackId("c"), 2, {{5, 6}}});
        battle = played(std::move(battle));
        finishRound(battle);
        QCOMPARE(sideToAct(battle).value_or(-1), 1);
        act(battle, PlaceArrival{StackId("c"), {5, 6}});
        ready(battle);
        const auto refusal = perform(battle, PlaceArrival{StackId("s"), {5, 6}});
        QCOMPARE(!refusal, isSealedRow()); // the Reds don't see "c"
        finishRound(battle);
        QVERIFY(stackIn(battle, "c").isOnMap());
        QVERIFY(!stackIn(battle, "s").isOnMap());
    }
    void playEndsBeforeOtherSealedActions_BAT14() {
        Battle battle = played(twoSides());
        if (!isSealedRow())
            return;
        finishRound(battle);
        act(battle, Concede{1}); // first in an even round
        if (sideToAct(battle)) {
            act(battle, MergeStacks{StackId("s"), StackId("r")});
            ready(battle);
        }
        QVERIFY(battle.play->phase == PlayPhase::Over);
        QVERIFY(battle.stacks.find(StackId("s")) != nullptr);
        QVERIFY((battle.play->result == PlayResult{{0}, Ending::Conceded}));
    }

    void absentStacksNeitherMergeNorSplitNorAct_BAT17() {
        Battle battle = battleOf({stackOf("r", {walker("r1")}, {5, 4}),
                                  stackOf("s", {walker("s1"), walker("s2")}, {5, 6}),
                                  stackOf("b", {walker("b1")}, {8, 4}, 1)});
        act(battle, SetArrival{StackId("s"), 2, {{5, 5}}});
        battle = played(std::move(battle));
        act(battle, SetReferee{true});
        for (const Action& action : std::vector<Action>{
                 MergeStacks{StackId("s"), StackId("r")}, MergeStacks{StackId("r"), StackId("s")},
                 SplitStack{StackId("s"), {UnitId("s1")}, StackId("n"), "new"}}) {
            const auto refusal = perform(battle, action);
            QVERIFY(refusal && refusal->reason == Reason::NotArrived);
            QCOMPARE(QString::fromStdString(refusal->rule.text()), QStringLiteral("BAT-17"));
        }
    }
    void sealedActionsOfWhoCouldNotArriveAreDropped_BAT17() {
        if (!isSealedRow())
            return;
        Battle battle = battleOf(
            {stackOf("r", {walker("r1")}, {5, 4}), stackOf("s", {walker("s1"), walker("s2")}, {1, 1}),
             stackOf("b", {walker("b1")}, {9, 7}, 1), stackOf("c", {walker("c1")}, {9, 9}, 1)});
        act(battle, SetArrival{StackId("s"), 2, {{5, 5}}});
        act(battle, SetArrival{StackId("c"), 2, {{5, 5}}});
        battle = played(std::move(battle));
        finishRound(battle);
        act(battle, PlaceArrival{StackId("c"), {5, 5}});
        ready(battle);
        act(battle, PlaceArrival{StackId("s"), {5, 5}});
        act(battle, SplitStack{StackId("s"), {UnitId("s1")}, StackId("n"), "new"});
        act(battle, MergeStacks{StackId("r"), StackId("s")});
        finishRound(battle);
        QVERIFY(!stackIn(battle, "s").isOnMap());
        QVERIFY(!battle.stacks.find(StackId("n")));
        QVERIFY(battle.stacks.find(StackId("r")));
        QCOMPARE(stackIn(battle, "s").units->size(), std::size_t{2});
    }
    void absentStacksScreenNobody_BAT17() {
        Battle battle =
            battleOf({stackOf("r", {walker("r1")}, {5, 4}), stackOf("b", {walker("b1")}, {5, 5}, 1),
                      stackOf("s", {warlord("s1"), walker("s2")}, {6, 4}, 1)});
        act(battle, SetPosture{StackId("s"), Posture::Screening});
        act(battle, SetArrival{StackId("s"), 9, {{6, 5}}});
        const std::size_t position = battle.stacks.position(StackId("s"));
        for (const Screens& screens :
             {Screens(ScreenedEdge{StackId("b"), Edge::Front}), Screens(UnitId("b1"))}) {
            Stack screening = *battle.stacks[position];
            smm::setScreens(screening, screens);
            battle.stacks.replace(position, std::make_shared<const Stack>(screening));
            Battle now = played(battle);
            const auto found =
                smm::exchange(now, {StackId("r"), StackId("b"), smm::Means::Melee, Edge::Front});
            const auto& exchange = std::get<smm::Exchange>(found);
            QCOMPARE(exchange.struck->id.text, std::string("b"));
            QCOMPARE(exchange.order.size(), std::size_t{1});
            QCOMPARE(exchange.defensePower.value, std::int64_t{5});
        }
    }
};

template struct sf::test::Registered<TestPlayedOrders>;
#include "test_played_orders.moc"
