// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/intervals.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/odds/claims.h"
#include "core/rules/smm/odds/forecast.h"
#include "core/rules/smm/odds/simulation.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/smm/round_field.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

using namespace sf;
using namespace sf::test;

namespace {

smm::Forecast forecastOf(const Field& field, const Order& order, const smm::ForecastLimits& limits = {}) {
    return std::get<smm::Forecast>(smm::forecast(field.battle(), StackId("r"), order, limits));
}

Order attacking() {
    Order order;
    order.attack = StackId("b");
    return order;
}

/// Each has so many hits, and every hit takes one: "r" hits on 5 or more, "b" on 15 or more.
Field measured(int hitsOfR, int hitsOfB) {
    Field field;
    const auto unit = [](const char* id, int attack, int hits, int initiative) {
        return UnitMaker(id)
            .with(Number::AttackPower, attack)
            .with(Number::DefensePower, 0)
            .with(Number::Damage, 1)
            .with(Number::Hits, hits)
            .with(Number::Initiative, initiative);
    };
    field.add("r", 0, {5, 4}, {unit("r1", 5, hitsOfR, 9)}).facing = hex::Direction::South;
    field.add("b", 1, {5, 5}, {unit("b1", 0, hitsOfB, 5)});
    field.stacks[1].units = std::vector<battle::Unit>{unit("b1", 0, hitsOfB, 5)};
    return field;
}

/// What the attack of a stack needed in the round.
std::int64_t neededBy(const Played& played, const char* stack) {
    for (const smm::Event& event : played.events)
        if (event.stack == StackId(stack) && !event.dice.empty())
            return event.needed;
    return -1;
}

/// "r" fought as nine, of whom five have croaked, and stands with its Left towards "b".
Field withHoles() {
    Field field = duel();
    battle::Stack& stack = field.stacks[0];
    std::vector<battle::Unit> units;
    std::vector<battle::UnitId> formed;
    for (int i = 1; i <= 9; ++i) {
        units.push_back(i <= 5 ? soldier("r" + std::to_string(i), 9).croaked()
                               : soldier("r" + std::to_string(i), 9));
        formed.push_back(units.back().id);
    }
    stack.units = std::move(units);
    smm::setFormed(stack, std::move(formed));
    stack.facing = hex::Direction::NorthEast;
    field.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
    return field;
}

bool isNear(double found, double expected) {
    return std::abs(found - expected) < 1e-12;
}

} // namespace

/// Forecasts against hand calculation, against the simulation, and the simulation against itself.
class TestSmmForecast : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneHitEach() {
        // r hits with p = 16/20 (5 or more), b with q = 11/20 (10 or more); both act, whoever croaks.
        const smm::Forecast found = forecastOf(measured(1, 1), attacking());
        QCOMPARE(found.attack.hitChance.text(), std::string("4/5"));
        QCOMPARE(found.answer->hitChance.text(), std::string("11/20"));
        const double p = 0.8;
        const double q = 0.55;
        QVERIFY(isNear(found.targetGone[0].value, p));
        QVERIFY(isNear(found.attackerGone[0].value, q));
        const double stays = (1 - p) * (1 - q);
        QVERIFY(isNear(found.targetGone[1].value, p + stays * p));
        QVERIFY(isNear(found.targetGone[2].value, p + stays * p + stays * stays * p));
        QVERIFY(found.rounds->isExact);
        QVERIFY(isNear(found.rounds->value, 1 / (1 - stays)));
    }

    void twoHitsAgainstOne() {
        const smm::Forecast found = forecastOf(measured(1, 2), attacking());
        const double p = 0.8;
        const double q = 0.55;
        QVERIFY(isNear(found.targetGone[0].value, 0));
        QVERIFY(isNear(found.attackerGone[0].value, q));
        QVERIFY(isNear(found.targetGone[1].value, (1 - q) * p * p));
        // From two hits: both miss, r hits alone, or b hits and it is over.
        const double one = 1 / (1 - (1 - p) * (1 - q));
        const double two = (1 + (1 - q) * p * one) / (1 - (1 - p) * (1 - q));
        QVERIFY(isNear(found.rounds->value, two));
    }

    void whoCannotAnswer() {
        Field field = duel();
        field.stacks[0].hex = {5, 3};
        field.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).specials({"ranged"})};
        Order order;
        order.shoot = StackId("b");
        const smm::Forecast found = forecastOf(field, order);
        QVERIFY(!found.answer);
        QCOMPARE(found.noAnswer.reason, battle::Reason::BeyondMelee);
        QCOMPARE(found.attackerGone[2].value, 0.0);
        QVERIFY(found.targetGone[2].value == 0.0); // 12 hits, 2 a shot
        QVERIFY(isNear(found.rounds->value, 6 / found.attack.hitChance.number()));
    }

    void neverEnding() {
        Field field = measured(5, 5);
        battle::Battle battle = field.battle();
        battle.houseRules["minimumDamage"] = "0";
        for (std::size_t i = 0; i < 2; ++i) {
            battle::Stack tough = *battle.stacks[i];
            tough.units =
                std::vector<battle::Unit>{UnitMaker(tough.id.text + "1").with(Number::Resistance, 9)};
            battle.stacks.replace(i, std::make_shared<const battle::Stack>(tough));
        }
        const auto found = std::get<smm::Forecast>(smm::forecast(battle, StackId("r"), attacking()));
        QCOMPARE(found.attack.damage, 0);
        QVERIFY(!found.rounds);
        QCOMPARE(found.targetGone[2].value, 0.0);
    }

    void aRotationIsPaidFirst_SMM20() {
        Field field = duel();
        Order order = attacking();
        order.rotate = 3;
        const smm::Forecast turned = forecastOf(field, order);
        QCOMPARE(turned.attack.attackerEdge, battle::Edge::Back);
        QCOMPARE(turned.attack.attackPower.value, 0); // 5, Back 2 x 1, 3 rotations of 1 row
        QCOMPARE(turned.answer->edge, battle::Edge::Back);
        QCOMPARE(forecastOf(field, attacking()).attack.attackPower.value, 5);
    }

    void postureOfTheOrder_SMM14() {
        Field field = duel();
        field.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9), soldier("w").is(Flag::Warlord)};
        Order order = attacking();
        order.posture = Posture::Offensive;
        QCOMPARE(forecastOf(field, order).attack.attackPower.value, 10);
    }

    /// What is forecast between two rounds is what the next one does: it begins with a reform.
    void holesAreClosedFirst_SMM18() {
        Field field = withHoles();
        field.dice = std::vector<int>(20, 1);
        const smm::Forecast found = forecastOf(field, attacking());
        const Played played = play(field);
        QCOMPARE(found.attack.needed, neededBy(played, "r"));
        QCOMPARE(found.answer->needed, neededBy(played, "b"));
        const auto choices = smm::choices(field.battle(), StackId("r"));
        const auto turn = std::ranges::find(choices.rotations, 1, &smm::RotationChoice::steps);
        QCOMPARE(turn->penalty, -2); // of four units, no more of nine
    }

    void ordersOfOthersCount_SMM16() {
        Field field = duel();
        field.stacks[1].units = std::vector<battle::Unit>{soldier("b1"), soldier("b2").is(Flag::Warlord)};
        const std::int64_t neutral = forecastOf(field, attacking()).attack.needed;
        battle::Battle battle = field.battle();
        smm::editOrders(battle.plans, [&](smm::Orders& orders) {
            orders[StackId("b")].posture = battle::Posture::Defensive;
        });
        const auto found = std::get<smm::Forecast>(smm::forecast(battle, StackId("r"), attacking()));
        QVERIFY(found.attack.needed > neutral);
        field.order("b").posture = battle::Posture::Defensive;
        field.dice = {1, 1};
        QCOMPARE(found.attack.needed, neededBy(play(field), "r"));
    }

    void refusals() {
        const auto reasonOf = [](const Field& field, const Order& order) {
            return std::get<battle::Refusal>(smm::forecast(field.battle(), StackId("r"), order)).reason;
        };
        QCOMPARE(reasonOf(duel(), Order()), battle::Reason::NothingChosen);
        Field far = duel();
        far.stacks[0].hex = {0, 0};
        QCOMPARE(reasonOf(far, attacking()), battle::Reason::BeyondMelee);
    }

    void simulatedWhereExactIsTooMuch() {
        Field field = duel();
        for (int i = 2; i < 5; ++i) {
            field.stacks[0].units.edit().push_back(soldier("r" + std::to_string(i), 9));
            field.stacks[1].units.edit().push_back(soldier("b" + std::to_string(i), 5));
        }
        const smm::Forecast exact = forecastOf(field, attacking());
        QVERIFY(exact.rounds->isExact && exact.targetGone[2].isExact);
        const smm::Forecast few = forecastOf(field, attacking(), {.states = 3, .fights = 4'000});
        QVERIFY(!few.rounds->isExact && few.rounds->error > 0);
        QVERIFY(std::abs(few.rounds->value - exact.rounds->value) < 5 * few.rounds->error);
        QVERIFY(!few.targetGone[2].isExact);
        QVERIFY(std::abs(few.targetGone[2].value - exact.targetGone[2].value) <
                5 * few.targetGone[2].error + 1e-9);
        QVERIFY(!forecastOf(field, attacking(), {.untilTheEnd = false}).rounds);
    }

    /// The forecast of "r" winning matches rounds with rolled dice.
    void forecastIsTheFight() {
        const Field field = measured(1, 1);
        const battle::Tally tally = smm::simulate(field.battle(), {}, {.battles = 20'000, .seed = 7});
        const double gone = static_cast<double>(tally.draws + tally.wins[0]) / 20'000;
        // Of those who croak in the round that ends it.
        QVERIFY(std::abs(gone - 0.8 / (1 - 0.2 * 0.45)) < 0.02);
        QCOMPARE(tally.undecided, 0);
    }

    void theSameForAnyNumberOfThreads_data() {
        QTest::addColumn<int>("threads");
        QTest::addColumn<int>("points");
        QTest::newRow("2") << 2 << 200'000;
        QTest::newRow("3") << 3 << 200'000;
        QTest::newRow("few states remembered") << 1 << 5;
        QTest::newRow("few states remembered, on 2") << 2 << 40;
    }
    void theSameForAnyNumberOfThreads() {
        QFETCH(int, threads);
        QFETCH(int, points);
        Field field = duel();
        for (int i = 2; i < 5; ++i) {
            field.stacks[0].units.edit().push_back(soldier("r" + std::to_string(i), 9));
            field.stacks[1].units.edit().push_back(soldier("b" + std::to_string(i), 5));
        }
        field.add("s", 0, {5, 6}, {soldier("s1", 1)});
        const smm::Simulation one{.battles = 100, .seed = 11};
        smm::Simulation many = one;
        many.threads = threads;
        many.points = static_cast<std::size_t>(points);
        QVERIFY(smm::simulate(field.battle(), {}, one) == smm::simulate(field.battle(), {}, many));
    }

    void nothingHappensApart() {
        Field field = duel();
        field.stacks[0].hex = {0, 0};
        const battle::Tally tally = smm::simulate(field.battle(), {}, {.battles = 10});
        QCOMPARE(tally.undecided, 10);
        for (const auto& [kind, croaked] : tally.losses)
            QCOMPARE(croaked.sum, 0);
    }

    void firstOrdersAreOfTheFirstRound() {
        Field field = measured(1, 1);
        smm::Plan plan;
        plan.first[StackId("r")].hold = true;
        plan.first[StackId("b")].hold = true;
        const battle::Tally held = smm::simulate(field.battle(), plan, {.battles = 2'000, .seed = 3});
        const battle::Tally fought = smm::simulate(field.battle(), {}, {.battles = 2'000, .seed = 3});
        QCOMPARE(held.rounds.sum, fought.rounds.sum + 2'000); // the same dice, a round later
        QCOMPARE(held.wins, fought.wins);
    }

    /// After r's miss all is as in any later round, but that b still holds.
    void firstOrdersHoldInsideTheRound() {
        smm::Plan plan;
        plan.first[StackId("b")].hold = true;
        const smm::Simulation remembered{.battles = 2'000, .seed = 3};
        smm::Simulation played = remembered;
        played.points = 1;
        const battle::Tally tally = smm::simulate(measured(1, 1).battle(), plan, remembered);
        QVERIFY(tally == smm::simulate(measured(1, 1).battle(), plan, played));
        // r misses, and then b wins where both stand or fall: 0.2 x 0.2 x 0.55 / (1 - 0.2 x 0.45)
        const double share = static_cast<double>(tally.wins[1]) / static_cast<double>(tally.battles);
        QVERIFY(std::abs(share - 0.2 * 0.2 * 0.55 / (1 - 0.2 * 0.45)) < 0.01);
    }

    /// Once b has croaked, who is left stands apart: that ends the fight, remembered or played.
    void stallingEndsTheFight() {
        Field field = measured(2, 2);
        field.add("far", 1, {0, 0}, {soldier("f1", 1)});
        const smm::Simulation remembered{.battles = 300, .seed = 5};
        for (const std::size_t points : {1, 2, 9}) {
            smm::Simulation played = remembered;
            played.points = points;
            const battle::Tally tally = smm::simulate(field.battle(), {}, played);
            QVERIFY(tally == smm::simulate(field.battle(), {}, remembered));
            QVERIFY(tally.undecided > 0 && tally.rounds.sum < std::int64_t{300} * 20);
        }
    }

    void claims() {
        const std::vector<smm::Claim> claims = smm::examineClaims({.battles = 25, .seed = 1});
        QCOMPARE(claims.size(), std::size_t{4});
        std::map<char, std::vector<double>> figures;
        for (const smm::Claim& claim : claims) {
            if (claim.letter > 'b') // the others hang on luck, with so few battles
                QVERIFY2(claim.isConfirmed, qPrintable(QString(QLatin1Char(claim.letter))));
            for (const smm::ClaimFigure& figure : claim.figures)
                figures[claim.letter].push_back(figure.value);
        }
        QCOMPARE(figures['c'], (std::vector<double>{24, 24, 23}));
        figures['d'].resize(8);
        QCOMPARE(figures['d'], (std::vector<double>{2, 3, 1, 2, 2, 4, 3, 4}));
    }

    /// The option of claim b, which is the simulation's alone.
    void howResistanceCounts_data() {
        QTest::addColumn<smm::ResistanceSum>("resistanceSum");
        QTest::addColumn<int>("resistance");
        QTest::addColumn<int>("damage");
        QTest::newRow("resistanceSum sum") << smm::ResistanceSum::Sum << 6 << 3; // 1 + 2 + 3; 9 - 6
        QTest::newRow("resistanceSum once") << smm::ResistanceSum::Once << 3 << 6;
    }
    void howResistanceCounts() {
        QFETCH(smm::ResistanceSum, resistanceSum);
        QFETCH(int, resistance);
        Field field = measured(5, 5);
        std::vector<battle::Unit> units;
        for (int i = 1; i <= 3; ++i)
            units.push_back(
                UnitMaker("b" + std::to_string(i)).with(Number::Resistance, i).with(Number::Hits, 5));
        field.stacks[1].units = units;
        field.stacks[0].units = std::vector<battle::Unit>{
            UnitMaker("r1").with(Number::AttackPower, 30).with(Number::Damage, 9).with(Number::Hits, 5)};
        const battle::Battle battle = field.battle();
        const smm::Frozen frozen(battle, resistanceSum);
        QCOMPARE(frozen.find(StackId("b"))->stats[smm::Stat::Resistance].value, resistance);
        const smm::Exchange hit =
            smm::exchange(battle, frozen, {StackId("r"), StackId("b"), smm::Means::Melee, {}});
        QTEST(static_cast<int>(hit.damage), "damage");
        QCOMPARE(hit.strength - hit.resistance, hit.damage);
        // Less resistance, shorter fights.
        smm::Plan once;
        once.resistance = smm::ResistanceSum::Once;
        const smm::Simulation some{.battles = 200, .seed = 5};
        QVERIFY(smm::simulate(battle, once, some).rounds.sum < smm::simulate(battle, {}, some).rounds.sum);
    }

    void intervals() {
        // Wilson's for 8 of 10: 0.4902 to 0.9433.
        const auto [low, high] = dice::shareInterval(8, 10);
        QVERIFY(std::abs(low - 0.4902) < 1e-4 && std::abs(high - 0.9433) < 1e-4);
        // Mean of 1, 2, 3, 4: 2.5 with a standard error of 0.6455.
        const auto [least, most] = dice::meanInterval(4, 10, 30);
        QVERIFY(std::abs(least - (2.5 - 1.96 * 0.6455)) < 1e-3 &&
                std::abs(most - (2.5 + 1.96 * 0.6455)) < 1e-3);
    }

    /// Of counts from 0 to 5: within these, never sure of a count that was always the same, and the same from
    /// below as from above.
    void intervalsStayWithinWhatIsPossible() {
        for (const std::int64_t n : {1, 2, 10, 10'000})
            for (const int rare : {0, 1}) {
                if (rare >= n)
                    continue;
                const auto [low, high] = dice::meanInterval(n, rare, rare, 5);
                QVERIFY(low >= 0 && low <= high && high <= 5);
                QVERIFY(high > static_cast<double>(rare) / static_cast<double>(n));
                const auto whole = static_cast<double>(5 * n - rare);
                const double squares = static_cast<double>(25 * (n - rare)) + 16.0 * rare;
                const auto [fewest, most] = dice::meanInterval(n, whole, squares, 5);
                QVERIFY(std::abs(fewest - (5 - high)) < 1e-9 && std::abs(most - (5 - low)) < 1e-9);
            }
        // Nobody of 5 in 1,000 battles: the rule of three says at most 3 in 1,000 battles, of one unit.
        const double high = dice::meanInterval(1'000, 0, 0, 5).second;
        QVERIFY(high > 5 * 0.003 && high < 5 * 0.004);
        const auto [least, most] = dice::meanInterval(100, 100, 100); // rounds
        QVERIFY(least > 0.9 && least < 1 && most > 1 && most < 1.1);
        QCOMPARE(dice::meanInterval(3, 1, 1).first, 0.0);
    }

    void lossesKnowHowManyThereAre() {
        Field field = duel();
        field.stacks[0].units.edit().front().name.clear();
        field.stacks[0].units.edit().front().kind.clear();
        const battle::Tally tally = smm::simulate(field.battle(), {}, {.battles = 50});
        QCOMPARE(tally.units.size(), tally.losses.size());
        for (const auto& [kind, croaked] : tally.losses)
            QVERIFY(croaked.sum <= tally.units.at(kind) * tally.battles);
        QVERIFY(tally.units.contains({field.stacks[0].side, std::string()}));
    }
};

template struct sf::test::Registered<TestSmmForecast>;
#include "test_smm_forecast.moc"
