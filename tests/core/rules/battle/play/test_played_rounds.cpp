// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/events.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/events.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

/// All are ready, and the round is resolved.
std::vector<Event> playRound(Battle& battle) {
    while (const std::optional<int> side = sideToAct(battle))
        if (perform(battle, SayReady{*side}))
            return {};
    std::vector<Event> events;
    perform(battle, smm::Resolve{smm::Extent::Round}, &events);
    return events;
}

bool tells(const std::vector<Event>& events, EventKind kind, int rule) {
    return std::ranges::any_of(
        events, [&](const Event& event) { return event.kind == kind && event.rule == battleRule(rule); });
}

hex::Hex placeOf(const Battle& battle, const char* id) {
    return battle.stacks.find(StackId(id))->hex;
}

void edit(Battle& battle, const char* id, const std::function<void(Stack&)>& change) {
    const std::size_t position = battle.stacks.position(StackId(id));
    Stack stack = *battle.stacks[position];
    change(stack);
    battle.stacks.replace(position, std::make_shared<const Stack>(std::move(stack)));
}

Battle withVictory(std::vector<VictoryCondition> conditions) {
    Battle battle = twoSides();
    battle.map.edit().editStructures().push_back({StructureId("keep"), "Keep", {2, 2}, nullptr});
    perform(battle, SetVictory{std::move(conditions)});
    return inOrders(battle);
}

} // namespace

/// Rounds of a battle that is played by SMM.
class TestPlayedRounds : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// BAT-4: nobody orders for another side, and a round waits for all.
    void belongToTheSideThatActs() {
        Battle battle = inOrders(twoSides());
        const auto refusal = order(battle, "b", moveTo({7, 7}));
        QVERIFY(refusal && refusal->refusal.reason == Reason::NotYourTurn);
        QCOMPARE(QString::fromStdString(refusal->refusal.rule.text()), QStringLiteral("BAT-4"));
        const auto early = perform(battle, smm::BeginRound{});
        QVERIFY(early && early->refusal.reason == Reason::NotReady);
        perform(battle, SayReady{0});
        const auto late = order(battle, "r", moveTo({2, 4}));
        QVERIFY(late && late->refusal.reason == Reason::NotYourTurn);
    }
    /// BAT-5: a move goes on in the next round and ends facing the way it came, turned by its rotation.
    void moveOverSeveralRounds() {
        Battle battle = inOrders(twoSides());
        Order far = moveTo({2, 8});
        far.rotate = 1;
        QVERIFY(!order(battle, "r", far));
        QVERIFY(tells(playRound(battle), smm::events::keepsOrder, 5));
        QCOMPARE(placeOf(battle, "r"), (hex::Hex{2, 6}));
        QVERIFY(battle.stacks.find(StackId("r"))->facing == hex::Direction::SouthWest);
        QVERIFY(smm::ordersOf(battle).contains(StackId("r")));
        playRound(battle);
        QCOMPARE(placeOf(battle, "r"), (hex::Hex{2, 8}));
        QVERIFY(smm::ordersOf(battle).empty());
        QCOMPARE(roundNumber(battle), 3);
    }
    /// BAT-5 on a board, too.
    void keepMovesOnABoard() {
        Battle battle = twoSides();
        QVERIFY(!order(battle, "r", moveTo({2, 8})));
        QVERIFY(!perform(battle, smm::Resolve{smm::Extent::Round}));
        QCOMPARE(placeOf(battle, "r"), (hex::Hex{2, 6}));
        QVERIFY(smm::ordersOf(battle).contains(StackId("r")));
    }
    /// BAT-5: terrain that leaves no way is an error; what becomes unreachable is dropped.
    void refuseUnreachableHexes() {
        Battle battle = twoSides();
        for (int column = 0; column < 12; ++column)
            battle.map.edit().setTerrain({column, 5}, "water");
        battle = inOrders(battle);
        const auto refusal = order(battle, "r", moveTo({2, 9}));
        QVERIFY(refusal && refusal->refusal.reason == Reason::NoPath);
        QCOMPARE(QString::fromStdString(refusal->refusal.rule.text()), QStringLiteral("SMM-10"));
        QVERIFY(!order(battle, "r", moveTo({2, 4})));
        battle.map.edit().setTerrain({2, 4}, "water");
        QVERIFY(tells(playRound(battle), battle::events::dropsOrder, 5));
        QCOMPARE(placeOf(battle, "r"), (hex::Hex{2, 2}));
    }
    /// BAT-6: an advance stops in reach, facing its target, and becomes an attack.
    void advanceUntilInReach() {
        Battle battle = twoSides();
        edit(battle, "b", [](Stack& stack) { stack.hex = {2, 7}; });
        battle = inOrders(battle);
        QVERIFY(!order(battle, "r", advanceOn("b")));
        QVERIFY(tells(playRound(battle), smm::events::inReach, 6));
        QCOMPARE(placeOf(battle, "r"), (hex::Hex{2, 6}));
        QVERIFY(battle.stacks.find(StackId("r"))->facing == hex::Direction::South);
        QCOMPARE(smm::ordersOf(battle).at(StackId("r")).attack.value_or(StackId()).text, std::string("b"));
        QVERIFY(tells(playRound(battle), smm::events::misses, 0) || !smm::conflictsOf(battle).empty());
    }
    /// BAT-6: who can shoot stops in range, and will shoot.
    void advanceUntilInRange() {
        Battle battle = twoSides();
        edit(battle, "b", [](Stack& stack) { stack.hex = {2, 7}; });
        edit(battle, "r", [](Stack& stack) {
            stack.units = std::vector<Unit>{UnitMaker("r1").with(Number::Move, 4).specials({"ranged 3"})};
        });
        battle = inOrders(battle);
        QVERIFY(!order(battle, "r", advanceOn("b")));
        playRound(battle);
        QCOMPARE(placeOf(battle, "r"), (hex::Hex{2, 4}));
        QCOMPARE(smm::ordersOf(battle).at(StackId("r")).shoot.value_or(StackId()).text, std::string("b"));
    }
    /// BAT-6, BAT-10: nobody advances on an ally.
    void refuseAdvancesOnAllies() {
        Battle battle = twoSides();
        battle.sides.push_back({"Greens", 1, nullptr, 4});
        battle.sides[1].ally = 4;
        battle.stacks.insert(3, std::make_shared<const Stack>(stackOf("g", {fighter("g1")}, {9, 9}, 2)));
        battle = inOrders(battle);
        perform(battle, SayReady{0});
        const auto refusal = order(battle, "b", advanceOn("g"));
        QVERIFY(refusal && refusal->refusal.reason == Reason::Allied);
        QCOMPARE(QString::fromStdString(refusal->refusal.rule.text()), QStringLiteral("BAT-10"));
        QVERIFY(!order(battle, "b", moveTo({9, 9})));
    }
    /// BAT-7: in a Conflict a stack without an order attacks; outside it does nothing.
    void attackWithoutAnOrderInAConflict() {
        Battle battle = twoSides();
        edit(battle, "b", [](Stack& stack) { stack.hex = {2, 3}; });
        battle = inOrders(battle);
        Order attack;
        attack.attack = StackId("b");
        QVERIFY(!order(battle, "r", attack));
        const std::vector<Event> events = playRound(battle);
        const auto attacks = std::ranges::count_if(events, [](const Event& event) {
            return (event.kind == smm::events::hits || event.kind == smm::events::misses) &&
                   event.stack == StackId("b");
        });
        QCOMPARE(attacks, 1);
        QVERIFY(std::ranges::none_of(events, [](const Event& event) { return event.stack == StackId("s"); }));
        QCOMPARE(battle.play->rounds.size(), std::size_t{1});
        QVERIFY(battle.play->rounds[0][1].expected > 0);
    }
    /// BAT-8: who is dead leaves the map and stays among the casualties.
    void removeCasualties() {
        Battle battle = twoSides();
        edit(battle, "s", [](Stack& stack) { stack.units.edit()[0].hitsLeft = 0; });
        battle = inOrders(battle);
        QVERIFY(tells(playRound(battle), battle::events::leavesMap, 8));
        QVERIFY(battle.stacks.find(StackId("s"))->presence == Presence::Croaked);
        QVERIFY(battle.stacks.at({3, 2}).empty());
        QCOMPARE(pointsOf(battle, 1), std::int64_t{0}); // before play began
    }
    /// BAT-9: not in reach before it has arrived.
    void keepReinforcementsOutOfReach() {
        Battle battle = twoSides();
        perform(battle, SetArrival{StackId("s"), 3, {{0, 0}}});
        battle = inOrders(battle);
        const auto refusal = order(battle, "s", moveTo({4, 4}));
        QVERIFY(refusal && refusal->refusal.reason == Reason::NotArrived);
        perform(battle, SayReady{0});
        const auto advance = order(battle, "b", advanceOn("s"));
        QVERIFY(advance && advance->refusal.reason == Reason::NotArrived);
        QCOMPARE(QString::fromStdString(advance->refusal.rule.text()), QStringLiteral("BAT-9"));
    }
    /// BAT-10: the first condition that is met decides; BAT-12: who won and by what.
    void endByTheirConditions() {
        Battle held = withVictory({{HoldStructure{StructureId("keep"), 0, 2}}, {LastRound{2, Award::Draw}}});
        QVERIFY(!tells(playRound(held), battle::events::sideWins, 10));
        QVERIFY(tells(playRound(held), battle::events::sideWins, 10));
        QVERIFY((held.play->result == PlayResult{{0}, Ending::Held}));
        QVERIFY(held.play->phase == PlayPhase::Over);

        Battle drawn = withVictory({{LastRound{1, Award::Draw}}});
        QVERIFY(tells(playRound(drawn), battle::events::playDrawn, 10));

        Battle given = withVictory({{LastRound{1, Award::Side, 1}}});
        playRound(given);
        QVERIFY((given.play->result == PlayResult{{1}, Ending::Rounds}));

        Battle croaked = withVictory({{CroakUnit{UnitId("b1"), 0}}});
        edit(croaked, "b", [](Stack& stack) { stack.units.edit()[0].hitsLeft = 0; });
        playRound(croaked);
        QVERIFY((croaked.play->result == PlayResult{{0}, Ending::Croaked}));
    }
    /// BAT-10: the upkeep of opposing units that have croaked.
    void endByPoints() {
        Battle battle = withVictory({{LastRound{1, Award::Points}}});
        edit(battle, "r", [](Stack& stack) { stack.units.edit()[0].hitsLeft = 0; });
        QCOMPARE(pointsOf(battle, 1), std::int64_t{10});
        playRound(battle);
        QVERIFY((battle.play->result == PlayResult{{1}, Ending::Rounds}));
        QCOMPARE(kindFigures(battle, 0).front().lost, 1);
    }
    /// BAT-10: eliminated when nobody lives or is still to arrive.
    void endWhenOneAllianceIsLeft() {
        Battle battle = withVictory({});
        edit(battle, "b", [](Stack& stack) { stack.units.edit()[0].hitsLeft = 0; });
        playRound(battle);
        QVERIFY((battle.play->result == PlayResult{{0}, Ending::Eliminated}));
    }
    /// A listed `eliminate` counts in its place, an unlisted one last.
    void lookAtEliminationInItsPlace_BAT15() {
        const auto resultOf = [&](std::vector<VictoryCondition> conditions) {
            Battle battle = withVictory(std::move(conditions));
            edit(battle, "b", [](Stack& stack) { stack.units.edit()[0].hitsLeft = 0; });
            playRound(battle);
            return battle.play->result;
        };
        const VictoryCondition croak{CroakUnit{UnitId("b1"), 0}};
        QVERIFY((resultOf({croak}) == PlayResult{{0}, Ending::Croaked}));
        QVERIFY((resultOf({croak, {Eliminate{}}}) == PlayResult{{0}, Ending::Croaked}));
        QVERIFY((resultOf({{Eliminate{}}, croak}) == PlayResult{{0}, Ending::Eliminated}));
    }
    /// Resolving step by step gives the same result as all at once.
    void comeToTheSameStepByStep() {
        Battle battle = twoSides();
        edit(battle, "b", [](Stack& stack) { stack.hex = {2, 7}; });
        battle = inOrders(battle);
        order(battle, "r", advanceOn("b"));
        order(battle, "s", moveTo({9, 2}));
        perform(battle, SayReady{0});
        perform(battle, SayReady{1});
        Battle stepped = battle;
        perform(battle, smm::Resolve{smm::Extent::Round});
        perform(stepped, smm::BeginRound{});
        while (battle::isRoundRunning(stepped))
            QVERIFY(!perform(stepped, smm::Resolve{smm::Extent::Step}));
        QVERIFY(stepped == battle);
    }
};

template struct sf::test::Registered<TestPlayedRounds>;
#include "test_played_rounds.moc"
