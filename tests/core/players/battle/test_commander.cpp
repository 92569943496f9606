// SPDX-License-Identifier: GPL-3.0-or-later
// The commander: what it sees, what it decides, and how its battles end.
#include "core/players/battle/commander.h"
#include "core/players/battle/lab.h"
#include "core/players/battle/obstacle.h"
#include "core/players/battle/trials.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/dice/philox.h"
#include "core/rules/limits.h"
#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/test_registry.h"

#include <QTest>

namespace sf::test {
namespace {

using namespace players;

std::vector<Unit> company(const std::string& id, int count, int resistance = 1) {
    std::vector<Unit> units;
    for (int number = 0; number < count; ++number) {
        UnitMaker maker(id + std::to_string(number));
        units.push_back(maker.with(Number::Hits, 8)
                            .with(Number::Move, 4)
                            .with(Number::Attack, 5)
                            .with(Number::Defense, 3)
                            .with(Number::Damage, 4)
                            .with(Number::Resistance, resistance));
    }
    return units;
}

Stack stackOfCompany(const std::string& id, int count, hex::Hex hex, int side) {
    Stack stack = stackOf(id, {fighter(id + "x")}, hex, side);
    stack.units = company(id, count);
    return stack;
}

/// The same stacks on both sides, mirrored.
Battle fairBattle() {
    return battleOf({stackOfCompany("r1", 6, {1, 2}, 0), stackOfCompany("r2", 4, {2, 5}, 0),
                     stackOfCompany("r3", 5, {1, 8}, 0), stackOfCompany("b1", 6, {10, 2}, 1),
                     stackOfCompany("b2", 4, {9, 5}, 1), stackOfCompany("b3", 5, {10, 8}, 1)});
}

Battle played(Battle battle, RuleSystem rules = RuleSystem::Smm) {
    battle.rules = rules;
    return std::get<Battle>(asPlayed(battle));
}

const smm::Orders ordersIn(const Steps& steps) {
    smm::Orders orders;
    for (const Step& step : steps)
        if (const auto* given = std::get_if<smm::GiveOrders>(&step))
            for (const auto& [id, order] : given->orders)
                if (order)
                    orders.emplace(id, *order);
    return orders;
}

int wins(const battle::Tally& tally, std::size_t side) {
    return static_cast<int>(tally.wins[side]);
}

class TestCommander : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void obstacles_data();
    void obstacles();
    void mergesWhatFightsBetterTogether();
    void hurries_data();
    void hurries();
    void decisionsRepeat_data();
    void decisionsRepeat();
    void seesNoDiceToCome();
    void seesNoSealedOrders();
    void plansAreMixedWhenOrdersAreSealed();
    void everyStepIsAllowed_data();
    void everyStepIsAllowed();
    void stopsAtOnce();
    void battlesEnd_data();
    void battlesEnd();
    void beatsNearest_data();
    void beatsNearest();
    void tallyIsTheSameOnAnyThreads();
    void narrowIntervalsStopEarly();
    void stoppedTrialsGoOn();
};

void TestCommander::obstacles_data() {
    QTest::addColumn<Battle>("battle");
    QTest::addColumn<int>("side");
    QTest::addColumn<int>("obstacle");
    const auto row = [](const char* name, const Battle& battle, int side, std::optional<Obstacle> found) {
        QTest::newRow(name) << battle << side << (found ? static_cast<int>(*found) : -1);
    };
    Battle walled = fairBattle();
    for (int y = 0; y < walled.map->rows(); ++y)
        walled.map.edit().setTerrain({5, y}, "wall");
    Battle alone = battleOf({stackOf("r", {fighter("r1")}, {2, 2})});
    row("fair", fairBattle(), 0, std::nullopt);
    row("no such side", fairBattle(), 7, Obstacle::NoSuchSide);
    row("negative side", fairBattle(), -1, Obstacle::NoSuchSide);
    row("nobody else", alone, 0, Obstacle::NoOpponent);
    row("nobody of its own", alone, 1, Obstacle::NoStacks);
    row("SMM-10 walls between", walled, 0, Obstacle::NoWay);
    Battle large = fairBattle();
    Stack crowd = *large.stacks[0];
    crowd.units = std::vector<Unit>(static_cast<std::size_t>(limits::commandedUnits), (*crowd.units)[0]);
    large.stacks.replace(0, std::make_shared<const Stack>(std::move(crowd)));
    row("more units than in 10 seconds", large, 0, Obstacle::TooManyUnits);
}

void TestCommander::obstacles() {
    QFETCH(Battle, battle);
    QFETCH(int, side);
    const auto found = obstacleOf(battle, side);
    QTEST(found ? static_cast<int>(*found) : -1, "obstacle");
}

/// SMM-19: damage and resistance add up, so two that stand together fight as one.
void TestCommander::mergesWhatFightsBetterTogether() {
    const Battle battle =
        played(battleOf({stackOfCompany("one", 4, {2, 2}, 0), stackOfCompany("two", 4, {2, 3}, 0),
                         stackOfCompany("foe", 6, {9, 2}, 1)}));
    Battle now = inOrders(battle);
    const Decision decision = decide(now, 0, {});
    const auto isMerging = [](const Step& step) {
        const auto* action = std::get_if<Action>(&step);
        return action && std::holds_alternative<MergeStacks>(*action);
    };
    QVERIFY(std::ranges::any_of(decision.steps, isMerging));
    QCOMPARE(decision.battles, 0);
    QVERIFY(decision.chosen.chance > 0 && decision.chosen.chance < 1);
}

void TestCommander::hurries_data() {
    QTest::addColumn<int>("round");
    QTest::addColumn<bool>("isBehind");
    QTest::addColumn<bool>("isAhead");
    QTest::addColumn<bool>("hasObjective");
    QTest::addColumn<bool>("opensUp");
    QTest::newRow("behind on points, first half") << 29 << true << false << false << false;
    QTest::newRow("behind on points, second half") << 31 << true << false << false << true;
    QTest::newRow("equal points, second half") << 31 << false << false << false << true;
    QTest::newRow("ahead on points, second half") << 31 << false << true << false << false;
    QTest::newRow("behind on points, with an objective") << 31 << true << false << true << false;
}

/// BAT-10: who would lose after the last round doesn't defend itself until then.
void TestCommander::hurries() {
    QFETCH(int, round);
    QFETCH(bool, isBehind);
    QFETCH(bool, isAhead);
    QFETCH(bool, hasObjective);
    Stack few = stackOfCompany("few", 3, {2, 2}, 0);
    few.units.edit().push_back(UnitMaker("leader")
                                   .is(Flag::Warlord)
                                   .with(Number::Hits, 22)
                                   .with(Number::Attack, 8)
                                   .with(Number::Defense, 7)
                                   .with(Number::Damage, 7)
                                   .with(Number::Resistance, 3));
    Stack many = stackOfCompany("many", 16, {2, 1}, 1);
    many.units = company("many", 16, 2);
    smm::setPosture(few, Posture::Defensive);
    if (isBehind)
        few.units.edit().push_back(UnitMaker("lost").croaked());
    if (isAhead)
        many.units.edit().push_back(UnitMaker("gone").croaked());
    Battle battle = inOrders(battleOf({few, many}));
    editPlay(battle).croakedFirst.clear();
    battle.round = round - 1;
    if (hasObjective)
        battle.scenario.edit().victory = {{CroakUnit{UnitId("many0"), 0}}, {LastRound{}}};
    const smm::Orders orders = ordersIn(decide(battle, 0, {}).steps);
    QVERIFY(orders.contains(few.id));
    const bool opensUp = orders.at(few.id).posture == Posture::Offensive;
    QTEST(opensUp, "opensUp");
}

void TestCommander::decisionsRepeat_data() {
    QTest::addColumn<int>("level");
    for (int level = lowestLevel; level <= highestLevel; ++level)
        QTest::addRow("level %d", level) << level;
}

void TestCommander::decisionsRepeat() {
    QFETCH(int, level);
    const Battle battle = inOrders(fairBattle());
    const Decision one = decide(battle, 0, {level, 5});
    const Decision other = decide(battle, 0, {level, 5});
    QCOMPARE(ordersIn(one.steps), ordersIn(other.steps));
    QCOMPARE(one.chosen.chance, other.chosen.chance);
    QCOMPARE(one.battles > 0, level > 1);
    QCOMPARE(one.runnerUp.has_value(), level > 1);
    QVERIFY(!one.runnerUp || one.runnerUp->chance <= one.chosen.chance);
}

void TestCommander::seesNoDiceToCome() {
    Battle battle = inOrders(fairBattle());
    const Decision one = decide(battle, 0, {2, 5});
    battle.seed = "another";
    battle.history = "other dice";
    const Decision other = decide(battle, 0, {2, 5});
    QCOMPARE(ordersIn(one.steps), ordersIn(other.steps));
    QCOMPARE(one.chosen.chance, other.chosen.chance);
}

/// BAT-4: whatever the first side has sealed, the second one decides the same.
void TestCommander::seesNoSealedOrders() {
    Battle battle = fairBattle();
    battle.houseRules["orders"] = "\"sealed\"";
    battle = inOrders(battle);
    Battle active = battle;
    QVERIFY(!order(active, "r1", moveTo({4, 2})));
    for (Battle* one : {&battle, &active})
        QVERIFY(!test::perform(*one, Action(SayReady{0})));
    for (const int level : {1, 2}) {
        const auto decided = [&](const Battle& whole) {
            return decide(asSeenBy(whole, 1, smm::system()), 1, {level, 5});
        };
        QCOMPARE(ordersIn(decided(battle).steps), ordersIn(decided(active).steps));
        QCOMPARE(decided(battle).chosen.chance, decided(active).chosen.chance);
    }
}

void TestCommander::plansAreMixedWhenOrdersAreSealed() {
    Battle battle = inOrders(fairBattle());
    QCOMPARE(decide(battle, 0, {3, 5}).share, 1.0);
    battle = fairBattle();
    battle.houseRules["orders"] = "\"sealed\"";
    battle = inOrders(battle);
    const Decision one = decide(battle, 0, {3, 5});
    QVERIFY(one.share > 0 && one.share <= 1);
    QVERIFY(one.battles > 0);
    QCOMPARE(ordersIn(decide(battle, 0, {3, 5}).steps), ordersIn(one.steps));
}

void TestCommander::everyStepIsAllowed_data() {
    QTest::addColumn<RuleSystem>("rules");
    QTest::newRow("SMM") << RuleSystem::Smm;
    QTest::newRow("multiplier combat") << RuleSystem::Multiplier;
}

/// Orders that change nothing are the one thing that the rules may refuse.
void TestCommander::everyStepIsAllowed() {
    QFETCH(RuleSystem, rules);
    Battle battle = played(fairBattle(), rules);
    dice::Philox dice(3, 0);
    int steps = 0;
    const Policy checked = [&](const Battle& seen, int side) {
        Steps decided = decide(seen, side, {}).steps;
        Battle now = seen;
        for (const Step& step : decided) {
            const bool isOrders = std::holds_alternative<smm::GiveOrders>(step);
            const bool isDone = players::perform(now, step, dice);
            if (!isDone && !isOrders)
                QTest::qFail("A step was refused", __FILE__, __LINE__);
            ++steps;
        }
        return decided;
    };
    playRounds(battle, {checked, checked}, dice, 12);
    QVERIFY(steps > 20);
}

void TestCommander::stopsAtOnce() {
    std::stop_source stop;
    stop.request_stop();
    const Decision decision = decide(inOrders(fairBattle()), 0, {3, 1}, stop.get_token());
    QCOMPARE(decision.battles, 0);
    QVERIFY(!decision.steps.empty());
}

void TestCommander::battlesEnd_data() {
    everyStepIsAllowed_data();
}

/// BAT-10's default ends each of them.
void TestCommander::battlesEnd() {
    QFETCH(RuleSystem, rules);
    const battle::Tally tally =
        playTrials(played(fairBattle(), rules), {policyOf({}), policyOf({})}, {.battles = 20, .seed = 4});
    QCOMPARE(tally.undecided, 0);
    QCOMPARE(wins(tally, 0) + wins(tally, 1) + static_cast<int>(tally.draws), 20);
}

void TestCommander::beatsNearest_data() {
    everyStepIsAllowed_data();
}

/// With the colours swapped, more often than not. docs/commander.md has the figures of many more battles.
void TestCommander::beatsNearest() {
    QFETCH(RuleSystem, rules);
    const Battle battle = played(fairBattle(), rules);
    const Trials trials{.battles = 30, .seed = 9};
    const int first = wins(playTrials(battle, {policyOf({}), nearestPolicy()}, trials), 0);
    const int second = wins(playTrials(battle, {nearestPolicy(), policyOf({})}, trials), 1);
    QVERIFY2(first + second > 36, qPrintable(QString::number(first + second)));
}

void TestCommander::tallyIsTheSameOnAnyThreads() {
    const Battle battle = played(fairBattle());
    const auto tally = [&](int threads) {
        return playTrials(battle, {policyOf({}), nearestPolicy()},
                          {.battles = 40, .seed = 2, .threads = threads, .width = 0.3});
    };
    QVERIFY(tally(1) == tally(3));
}

void TestCommander::narrowIntervalsStopEarly() {
    const Battle battle = played(fairBattle());
    const battle::Tally tally = playTrials(battle, {nearestPolicy(), nearestPolicy()},
                                           {.battles = 5'000, .seed = 2, .threads = 2, .width = 0.25});
    QVERIFY(tally.battles < 1'000);
    QVERIFY(tally.battles >= 64);
}

/// A block that is stopped doesn't count, so that what follows comes out the same.
void TestCommander::stoppedTrialsGoOn() {
    const Battle battle = played(fairBattle());
    const std::vector<Battle> variants(3, battle);
    const Policies policies{nearestPolicy(), nearestPolicy()};
    const LabSettings whole{.battles = 150, .width = 0.01, .seed = 6};
    const auto expected = playLab(variants, policies, whole);
    std::stop_source stop;
    LabSettings part = whole;
    part.threads = 2;
    part.stop = stop.get_token();
    double before = 0;
    int calls = 0;
    part.progress = [&](std::size_t variant, const battle::Tally& tally) {
        std::vector<battle::Tally> soFar(variants.size());
        soFar[variant] = tally;
        before = shareDone(soFar, part);
        if (++calls == 2)
            stop.request_stop();
    };
    auto begun = playLab(variants, policies, part, {});
    QVERIFY(before > 0 && before < 1);
    QVERIFY(std::ranges::any_of(begun, [&](const auto& tally) { return !isFinished(tally, whole); }));
    for (const battle::Tally& tally : begun)
        QVERIFY(tally.battles == 0 || tally.battles == 64 || tally.battles == 128 || tally.battles == 150);
    const auto continued = playLab(variants, policies, whole, std::move(begun));
    QVERIFY(continued == expected);
    QCOMPARE(shareDone(continued, whole), 1.0);
}

} // namespace
} // namespace sf::test

template struct sf::test::Registered<sf::test::TestCommander>;
#include "test_commander.moc"
