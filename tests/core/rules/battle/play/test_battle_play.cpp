// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply/reveal.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

using Prepare = std::function<void(Battle&)>;

Battle zoned(Battle battle) {
    perform(battle, SetZone{0, {{2, 2}, {3, 2}, {2, 3}}});
    return battle;
}

void play(Battle& battle) {
    battle = inOrders(battle);
}

void deploy(Battle& battle) {
    battle = zoned(battle);
    perform(battle, StartPlay{});
}

void reinforce(Battle& battle, int round) {
    perform(battle, SetArrival{StackId("s"), round, {{0, 0}, {0, 1}}});
}

void deployFirst(Battle& battle) {
    deploy(battle);
    perform(battle, SayReady{0});
}

Prepare playWithReinforcements(int round) {
    return [round](Battle& battle) {
        reinforce(battle, round);
        play(battle);
    };
}

} // namespace
Q_DECLARE_METATYPE(Prepare)
Q_DECLARE_METATYPE(Action)

/// What a played battle allows, for whom and when.
class TestBattlePlay : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data();
    void refuses();
    void startsAndStops();
    void needsRulesThatCanBePlayed();
    void allowsRefereesToEdit();
    void deploysOneSideAfterAnother();
    void asksForOrdersInTurn();
    void hidesSealedPlans();
    void revealsSealedPlansAtOnce();
    void ordersStayWithWhatWasSplitFrom();
    void placesReinforcements();
    void endsWhenAllConcede();
    void mergesForMove();
    void prunesWhatIsGone();
    void countsTheRoundInWhichPlayEnds();
};

void TestBattlePlay::refuses_data() {
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<Action>("action");
    QTest::addColumn<int>("reason");
    QTest::addColumn<int>("rule");
    const auto row = [](const char* name, const Prepare& prepare, const Action& action, Reason reason,
                        int rule) { QTest::newRow(name) << prepare << action << int(reason) << rule; };
    const StackId red("r"), blue("b"), late("s");
    const Prepare nothing = [](Battle&) {};
    row("playing twice, BAT-1", play, StartPlay{}, Reason::AlreadyPlayed, 1);
    row("a board has nothing to stop, BAT-1", nothing, EndPlay{}, Reason::NotPlayed, 1);
    row("no edits without a referee, BAT-1", play, RemoveStack{red}, Reason::RefereeOnly, 1);
    row("nothing is dragged in orders, BAT-4", play, MoveStack{red, {4, 4}, true}, Reason::WrongPhase, 2);
    row(
        "nobody is left to fight, BAT-1", [](Battle& battle) { battle.stacks.erase(2); }, StartPlay{},
        Reason::NobodyToFight, 1);
    row("outside the zone, BAT-3", deploy, MoveStack{red, {5, 5}, true}, Reason::NotInZone, 3);
    row("another side's stack in deployment, BAT-4", deploy, MoveStack{blue, {2, 3}, true},
        Reason::NotYourTurn, 4);
    row(
        "not everybody stands in the zone, BAT-3",
        [](Battle& battle) {
            perform(battle, SetZone{0, {{2, 3}}});
            perform(battle, StartPlay{});
        },
        SayReady{0}, Reason::NotInZone, 3);
    row("a side without a zone stays, BAT-3", deployFirst, MoveStack{blue, {9, 9}, true}, Reason::NoZone, 3);
    row("a zone off the map, BAT-3", nothing, SetZone{0, {{12, 0}}}, Reason::OffTheMap, 3);
    row("ready for another side, BAT-4", play, SayReady{1}, Reason::NotYourTurn, 4);
    row("merging another side's stacks, BAT-4", play, MergeStacks{blue, blue}, Reason::NotYourTurn, 4);
    row("too early, BAT-9", playWithReinforcements(3), PlaceArrival{late, {0, 0}}, Reason::NotDue, 9);
    row("not one of its hexes, BAT-9", playWithReinforcements(1), PlaceArrival{late, {4, 0}},
        Reason::NotAnArrivalHex, 9);
    row(
        "a hex that it can't enter, BAT-9",
        [](Battle& battle) {
            battle.map.edit().setTerrain({0, 0}, "water");
        },
        SetArrival{late, 2, {{0, 0}}}, Reason::NotPassable, 9);
    row("who is still to arrive merges with nobody, BAT-9", playWithReinforcements(3), MergeStacks{late, red},
        Reason::NotArrived, 9);
    row("victory over a structure that isn't there, BAT-10", nothing,
        SetVictory{{{HoldStructure{StructureId("keep"), 0, 3}}}}, Reason::UnknownStructure, 10);
    row("victory over a unit that isn't there, BAT-10", nothing, SetVictory{{{CroakUnit{UnitId("x9"), 0}}}},
        Reason::UnknownUnit, 10);
    row("all sides allied, BAT-10", nothing, SetSides{{{"Reds", 1, nullptr, 1}, {"Blues", 2, nullptr, 1}}},
        Reason::AllAllied, 10);
    row("conceding for another side, BAT-11", play, Concede{1}, Reason::NotYourTurn, 4);
    row(
        "nothing more when it is over, BAT-12",
        [](Battle& battle) {
            play(battle);
            perform(battle, Concede{0});
        },
        SayReady{1}, Reason::PlayOver, 12);
}

void TestBattlePlay::refuses() {
    QFETCH(Prepare, prepare);
    QFETCH(Action, action);
    QFETCH(int, reason);
    QFETCH(int, rule);
    Battle battle = twoSides();
    prepare(battle);
    const Battle before = battle;
    const std::optional<Refusal> refusal = perform(battle, action);
    QVERIFY(refusal);
    QCOMPARE(int(refusal->reason), reason);
    QCOMPARE(QString::fromStdString(refusal->rule.text()), QStringLiteral("BAT-%1").arg(rule));
    QVERIFY(battle == before);
}

/// BAT-1: start and back again; the board is what it was but for what was played.
void TestBattlePlay::startsAndStops() {
    Battle battle = twoSides();
    reinforce(battle, 2);
    const Battle board = battle;
    QVERIFY(whatIsMissing(battle, smm::system()).empty());
    QVERIFY(!perform(battle, StartPlay{}));
    QVERIFY(battle.play->phase == PlayPhase::Deployment);
    QVERIFY(battle.stacks.find(StackId("s"))->presence == Presence::ToArrive);
    QVERIFY(battle.stacks.at({3, 2}).empty());
    QVERIFY(!perform(battle, EndPlay{}));
    QVERIFY(battle == board);
}

/// BAT-1: a system that only has boards.
void TestBattlePlay::needsRulesThatCanBePlayed() {
    class Boards final : public System {
        RuleSystem id() const override { return RuleSystem("BOARD"); }
        std::string_view key() const override { return "board"; }
    };
    const Outcome outcome = apply(twoSides(), StartPlay{}, Boards());
    const auto* refusal = std::get_if<Refusal>(&outcome);
    QVERIFY(refusal);
    QCOMPARE(int(refusal->reason), int(Reason::CannotBePlayed));
    QCOMPARE(refusal->rule.text(), std::string("BAT-1"));
}

/// BAT-1: a referee edits a played battle.
void TestBattlePlay::allowsRefereesToEdit() {
    Battle battle = inOrders(twoSides());
    QVERIFY(!perform(battle, SetReferee{true}));
    QVERIFY(!perform(battle, MoveStack{StackId("b"), {4, 4}, true}));
    QCOMPARE(battle.stacks.find(StackId("b"))->hex, (hex::Hex{4, 4}));
    QVERIFY(!perform(battle, SetReferee{false}));
    QVERIFY(perform(battle, MoveStack{StackId("b"), {5, 5}, true}));
}

/// BAT-2, BAT-3: in document order, each in its zone; then orders.
void TestBattlePlay::deploysOneSideAfterAnother() {
    Battle battle = zoned(twoSides());
    perform(battle, StartPlay{});
    QCOMPARE(sideToAct(battle).value_or(-1), 0);
    QVERIFY(!perform(battle, MoveStack{StackId("r"), {2, 3}}));
    QVERIFY(!battle.stacks.find(StackId("r"))->extras->moveLeft);
    QVERIFY(!perform(battle, RotateStack{StackId("r"), 2}));
    QVERIFY(!perform(battle, SayReady{0}));
    QCOMPARE(sideToAct(battle).value_or(-1), 1);
    QVERIFY(!perform(battle, SayReady{1}));
    QVERIFY(battle.play->phase == PlayPhase::Ordering);
    QCOMPARE(sideToAct(battle).value_or(-1), 0);
}

/// BAT-4: document order in odd rounds, reverse in even ones.
void TestBattlePlay::asksForOrdersInTurn() {
    Battle battle = inOrders(twoSides());
    QVERIFY(!perform(battle, SayReady{0}));
    QCOMPARE(sideToAct(battle).value_or(-1), 1);
    QVERIFY(!areAllReady(battle));
    QVERIFY(!perform(battle, SayReady{1}));
    QVERIFY(areAllReady(battle));
    QVERIFY(!sideToAct(battle));
    battle.round = 1;
    battle.play = inOrders(twoSides()).play;
    QCOMPARE(sideToAct(battle).value_or(-1), 1);
}

/// BAT-4: a side's plan is visible only to itself.
void TestBattlePlay::hidesSealedPlans() {
    Battle battle = twoSides();
    battle.houseRules["orders"] = "\"sealed\"";
    battle = inOrders(battle);
    QVERIFY(!perform(battle, MergeStacks{StackId("s"), StackId("r")}));
    QVERIFY(!order(battle, "r", moveTo({2, 6})));
    QVERIFY(!battle.stacks.find(StackId("s")));
    QVERIFY(asSeenBy(battle, 1, smm::system()).stacks.find(StackId("s")));
    QVERIFY(smm::ordersOf(asSeenBy(battle, 1, smm::system())).empty());
    QVERIFY(!perform(battle, SayReady{0}));
    QVERIFY(battle.stacks.find(StackId("s")));
    QVERIFY(smm::ordersOf(battle).empty());
    for (const std::optional<int> other : {std::optional(1), std::optional<int>()}) {
        const Battle seen = asSeenBy(battle, other, smm::system());
        QVERIFY(seen.stacks.find(StackId("s")));
        QVERIFY(smm::ordersOf(seen).empty());
        QVERIFY(!seen.play->sealed.contains(0));
    }
    const Battle own = asSeenBy(battle, 0, smm::system());
    QVERIFY(!own.stacks.find(StackId("s")));
    QCOMPARE(smm::ordersOf(own).size(), std::size_t{1});
}

/// BAT-4: carried out at the round's beginning, in side order.
void TestBattlePlay::revealsSealedPlansAtOnce() {
    Battle battle = twoSides();
    battle.houseRules["orders"] = "\"sealed\"";
    battle = inOrders(battle);
    perform(battle, MergeStacks{StackId("s"), StackId("r")});
    order(battle, "r", moveTo({2, 6}));
    perform(battle, SayReady{0});
    QVERIFY(!order(battle, "b", moveTo({8, 6})));
    QVERIFY(!perform(battle, SayReady{1}));
    QVERIFY(!isSealed(battle));
    QVERIFY(!battle.stacks.find(StackId("s")));
    QCOMPARE(smm::ordersOf(battle).size(), std::size_t{2});
}

/// BAT-16: only stacks that are gone are followed into others, in whatever order documents list them.
void TestBattlePlay::ordersStayWithWhatWasSplitFrom() {
    Battle battle = twoSides();
    battle.houseRules["orders"] = "\"sealed\"";
    battle = inOrders(battle);
    perform(battle, SplitStack{StackId("r"), {UnitId("r1")}, StackId("t"), "T"});
    perform(battle, MergeStacks{StackId("s"), StackId("r")});
    perform(battle, SayReady{0});
    QVERIFY(!order(battle, "b", advanceOn("r")));
    QVERIFY(!perform(battle, SayReady{1}));
    QVERIFY(!isSealed(battle));
    QCOMPARE(battle.stacks.find(StackId("r"))->units->size(), std::size_t{2});
    QCOMPARE(smm::ordersOf(battle).at(StackId("b")).advance, std::optional(StackId("r")));
}

/// BAT-9: placed in its side's orders phase, in nobody's reach before.
void TestBattlePlay::placesReinforcements() {
    Battle battle = twoSides();
    reinforce(battle, 1);
    battle = inOrders(battle);
    QCOMPARE(dueArrivals(battle, 0).size(), std::size_t{1});
    QCOMPARE(arrivalHexes(battle, *dueArrivals(battle, 0).front()).size(), std::size_t{2});
    QVERIFY(!perform(battle, PlaceArrival{StackId("s"), {0, 1}, hex::Direction::South}));
    const StackPointer placed = battle.stacks.find(StackId("s"));
    QVERIFY(placed->isOnMap());
    QCOMPARE(placed->hex, (hex::Hex{0, 1}));
    QVERIFY(placed->facing == hex::Direction::South);
    QVERIFY(dueArrivals(battle, 0).empty());
}

/// BAT-11: the stacks leave, their units have not croaked, and one alliance is left.
void TestBattlePlay::endsWhenAllConcede() {
    Battle battle = inOrders(twoSides());
    QVERIFY(!perform(battle, Concede{0}));
    QVERIFY(battle.play->phase == PlayPhase::Over);
    QVERIFY((battle.play->result == PlayResult{{1}, Ending::Conceded}));
    QVERIFY(battle.stacks.find(StackId("r"))->hasLivingUnits());
    QCOMPARE(kindFigures(battle, 0).front().lost, 0);
}

/// BAT-4: a merge into another hex is paid from Move, once a round for each unit.
void TestBattlePlay::mergesForMove() {
    Battle battle = inOrders(twoSides());
    QVERIFY(!perform(battle, MergeStacks{StackId("s"), StackId("r")}));
    QCOMPARE(battle.stacks.find(StackId("r"))->extras->moveLeft.value_or(-1), 3);
    QVERIFY(!perform(battle, SplitStack{StackId("r"), {UnitId("s1")}, StackId("t"), "T"}));
    QCOMPARE(battle.stacks.find(StackId("t"))->extras->moveLeft.value_or(-1), 3);
    perform(battle, SetReferee{true});
    perform(battle, MoveStack{StackId("t"), {3, 2}, true});
    perform(battle, SetReferee{false});
    const auto refusal = perform(battle, MergeStacks{StackId("t"), StackId("r")});
    QVERIFY(refusal && refusal->reason == Reason::MergedAlready);
    QCOMPARE(QString::fromStdString(refusal->rule.text()), QStringLiteral("BAT-4"));
}

/// A document never refers to something removed.
void TestBattlePlay::prunesWhatIsGone() {
    Battle battle = twoSides();
    battle.map.edit().editStructures().push_back({StructureId("keep"), "Keep", {5, 5}, nullptr});
    perform(battle, SetVictory{{{HoldStructure{StructureId("keep"), 0, 3}}, {LastRound{9}}}});
    perform(battle, SetZone{1, {{8, 8}, {9, 8}}});
    reinforce(battle, 2);
    QVERIFY(!perform(battle, RemoveStructure{StructureId("keep")}));
    QCOMPARE(battle.scenario->victory.size(), std::size_t{1});
    QVERIFY(!perform(battle, ResizeMap{9, 12}));
    QCOMPARE(battle.scenario->zoneOf(1)->hexes.size(), std::size_t{1});
    QVERIFY(!perform(battle, PaintTerrain{{{0, 0}, {0, 1}}, "water"}));
    QVERIFY(!battle.stacks.find(StackId("s"))->extras->arrives);
}

/// Charts and luck go from the first to the last round, also if play ends within one.
void TestBattlePlay::countsTheRoundInWhichPlayEnds() {
    Battle battle = inOrders(twoSides());
    const int atFirst = livingUnits(battle, 0);
    QCOMPARE(unitsAtFirst(battle, 0), atFirst);
    QVERIFY(roundFigures(battle).empty());
    closeFigures(battle);
    QCOMPARE(roundFigures(battle).size(), std::size_t{1});
    countHits(battle, 0, 3, 2 * oneHit);
    QCOMPARE(roundFigures(battle).size(), std::size_t{1}); // it goes on
    Battle unchanged = battle;
    endPlay(battle, {{0}, Ending::Eliminated}, nullptr);
    const auto rounds = roundFigures(battle);
    QCOMPARE(rounds.size(), std::size_t{2});
    QCOMPARE(rounds.back().front().hits, 3);
    QCOMPARE(rounds.back().front().living, atFirst);
    closeFigures(unchanged);
    endPlay(unchanged, {{0}, Ending::Eliminated}, nullptr);
    QCOMPARE(roundFigures(unchanged).size(), std::size_t{2}); // it ended with its round
}

template struct sf::test::Registered<TestBattlePlay>;
#include "test_battle_play.moc"
