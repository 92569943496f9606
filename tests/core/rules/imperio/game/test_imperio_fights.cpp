// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/odds_table.h"

#include "core/rules/dice/chances.h"
#include "core/rules/dice/philox.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf::imperio;
namespace dice = sf::dice;

namespace {

struct KnownFigure {
    const char* name;
    Matchup matchup;
    int attacker;
    int defender;
};

Matchup melee(Kind attacker, Kind defender, int charge = 1) {
    return {attacker, Means::Melee, charge, false, defender, false, true};
}

Matchup entrenched(Matchup matchup, bool attacker, bool defender) {
    matchup.attackerEntrenched = attacker;
    matchup.defenderEntrenched = defender;
    return matchup;
}

Matchup by(Means means, Kind attacker, Kind defender, bool adjacent = false) {
    return {attacker, means, 0, false, defender, false, adjacent};
}

using enum Kind;

/// The source's own figures (its third post), and what IMP-13 adds to them.
const std::vector<KnownFigure>& figures() {
    static const std::vector<KnownFigure> rows{
        {"base defends with one", melee(Footsoldier, Base), 4, 1},
        {"headquarters defends with one", melee(Knight, Headquarters), 3, 1},
        {"knight point blank", melee(Knight, Archer, 0), 2, 1},
        {"knight, charge 1", melee(Knight, Archer, 1), 3, 1},
        {"knight, charge 2", melee(Knight, Archer, 2), 4, 1},
        {"knight, charge 3", melee(Knight, Archer, 3), 5, 1},
        {"knight, charge 4", melee(Knight, Archer, 4), 6, 1},
        {"knight against pikeman", melee(Knight, Pikeman, 1), 2, 4},
        {"knight against pikeman point blank", melee(Knight, Pikeman, 0), 1, 4},
        {"knight against pikeman, entrenched", entrenched(melee(Knight, Pikeman), false, true), 2, 5},
        {"knight against knight", melee(Knight, Knight, 0), 2, 2},
        {"pikeman at a knight beside it", melee(Pikeman, Knight), 4, 1},
        {"pikeman at a knight two ahead", by(Means::Reach, Pikeman, Knight), 4, 2},
        {"entrenched pikeman at a knight", entrenched(melee(Pikeman, Knight), true, false), 5, 1},
        {"pikeman", melee(Pikeman, Pikeman), 2, 2},
        {"pikemen entrenched", entrenched(melee(Pikeman, Pikeman), true, true), 3, 3},
        {"pikeman at a footsoldier", melee(Pikeman, Footsoldier), 2, 3},
        {"archer in melee", melee(Archer, Archer), 1, 1},
        {"archer at a knight beside it", melee(Archer, Knight), 1, 2},
        {"archer at a footsoldier beside it", melee(Archer, Footsoldier), 1, 4},
        {"archer at a pikeman beside it", melee(Archer, Pikeman), 1, 2},
        {"shot at a knight", by(Means::Shot, Archer, Knight), 3, 3},
        {"shot at a pikeman", by(Means::Shot, Archer, Pikeman), 3, 1},
        {"shot at an entrenched pikeman", entrenched(by(Means::Shot, Archer, Pikeman), false, true), 3, 2},
        {"shot at a footsoldier", by(Means::Shot, Archer, Footsoldier), 3, 4},
        {"shot at an archer", by(Means::Shot, Archer, Archer), 3, 1},
        {"splash on a knight", by(Means::Splash, Archer, Knight), 1, 3},
        {"splash on a knight beside the archer", by(Means::Splash, Archer, Knight, true), 1, 2},
        {"splash on a pikeman", by(Means::Splash, Archer, Pikeman), 1, 1},
        {"splash on an entrenched pikeman", entrenched(by(Means::Splash, Archer, Pikeman), false, true), 1,
         2},
        {"splash on a footsoldier", by(Means::Splash, Archer, Footsoldier), 1, 4},
        {"footsoldier attacks", melee(Footsoldier, Footsoldier), 4, 3},
        {"footsoldier attacks a pikeman", melee(Footsoldier, Pikeman), 4, 2},
        {"footsoldier attacks a knight", melee(Footsoldier, Knight), 2, 2},
        {"knight attacks a footsoldier", melee(Knight, Footsoldier), 3, 1},
        {"footsoldier attacks an archer", melee(Footsoldier, Archer), 5, 1},
    };
    return rows;
}

} // namespace

/// How many dice each side throws and why, what the sums decide, and the exact odds (IMP-11, IMP-13, IMP-14).
class TestImperioFights : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void diceCounts_IMP13_data();
    void diceCounts_IMP13();
    void termsAddUp();
    void fates_IMP11();
    void knownOdds();
    void oddsAddUpForEveryMatchup();
    void sumsFollowTheirWays();
    void drawnOutcomesFollowTheOdds();
    void everyMatchupOnce();
};

void TestImperioFights::diceCounts_IMP13_data() {
    QTest::addColumn<int>("row");
    for (std::size_t row = 0; row < figures().size(); ++row)
        QTest::newRow(figures()[row].name) << static_cast<int>(row);
}

void TestImperioFights::diceCounts_IMP13() {
    QFETCH(const int, row);
    const KnownFigure& figure = figures()[static_cast<std::size_t>(row)];
    QCOMPARE(attackDice(figure.matchup).dice(), figure.attacker);
    QCOMPARE(defenceDice(figure.matchup).dice(), figure.defender);
}

void TestImperioFights::termsAddUp() {
    for (const Matchup& matchup : allMatchups())
        for (const DiceCount& count : {attackDice(matchup), defenceDice(matchup)}) {
            int sum = 0;
            for (const DiceTerm& term : count.terms()) {
                QVERIFY(term.rule);
                sum += term.value;
            }
            QCOMPARE(sum, count.dice());
        }
}

void TestImperioFights::fates_IMP11() {
    using enum dice::Comparison;
    struct Case {
        Matchup matchup;
        dice::Comparison sums;
        bool attackerLives;
        bool defenderLives;
    };
    const std::vector<Case> cases{
        {melee(Footsoldier, Pikeman), Win, true, false},
        {melee(Footsoldier, Pikeman), Tie, false, false},
        {melee(Footsoldier, Pikeman), Lose, false, true},
        {melee(Footsoldier, Base), Win, true, false},
        {melee(Footsoldier, Base), Tie, false, true},
        {melee(Knight, Headquarters), Lose, false, true},
        {by(Means::Reach, Pikeman, Knight), Lose, false, true},
        {by(Means::Shot, Archer, Knight), Win, true, false},
        {by(Means::Shot, Archer, Knight), Tie, true, true},
        {by(Means::Shot, Archer, Knight), Lose, true, true},
        {by(Means::Splash, Archer, Knight), Tie, true, true},
    };
    for (const Case& fight : cases) {
        QCOMPARE(fate(fight.matchup, fight.sums).attackerLives, fight.attackerLives);
        QCOMPARE(fate(fight.matchup, fight.sums).defenderLives, fight.defenderLives);
    }
}

void TestImperioFights::knownOdds() {
    QCOMPARE(dice::odds(6, 4).win, 53449286U);
    QCOMPARE(dice::odds(6, 4).tie, 1972630U);
    QCOMPARE(dice::odds(6, 4).lose, 5044260U);
    QCOMPARE(dice::odds(1, 1).winChance().text(), std::string("5/12"));
    QCOMPARE(dice::odds(1, 1).tieChance().text(), std::string("1/6"));
}

void TestImperioFights::oddsAddUpForEveryMatchup() {
    for (const Matchup& matchup : allMatchups()) {
        const dice::Odds& chances = odds(matchup);
        QCOMPARE(chances.total(), dice::ways(attackDice(matchup).dice() + defenceDice(matchup).dice()));
    }
    for (int first = 1; first <= 6; ++first)
        for (int second = 1; second <= 6; ++second)
            QCOMPARE(dice::odds(first, second).win, dice::odds(second, first).lose);
}

void TestImperioFights::sumsFollowTheirWays() {
    const dice::Sums& three = dice::sums(3);
    std::array<std::uint64_t, 19> counts{};
    for (std::uint64_t way = 0; way < dice::ways(3); ++way)
        ++counts[static_cast<std::size_t>(three.ofWay(way))];
    for (int sum = 0; sum <= 18; ++sum)
        QCOMPARE(counts[static_cast<std::size_t>(sum)], three.exactly(sum));
    QCOMPARE(three.exactly(10), 27U);
}

void TestImperioFights::drawnOutcomesFollowTheOdds() {
    constexpr int draws = 200000;
    dice::Philox random(1, 2);
    dice::DrawnChances drawn(random);
    dice::ThrownChances thrown(random);
    for (dice::Chances* chances :
         {static_cast<dice::Chances*>(&drawn), static_cast<dice::Chances*>(&thrown)}) {
        int wins = 0;
        for (int draw = 0; draw < draws; ++draw)
            wins += chances->compareSums(3, 2) == dice::Comparison::Win;
        QVERIFY(std::abs(wins / double(draws) - dice::odds(3, 2).winChance().number()) < 0.006);
    }
}

void TestImperioFights::everyMatchupOnce() {
    const std::vector<OddsRow> table = oddsTable();
    QCOMPARE(table.size(), std::size_t{30 + 17 + 24 + 6});
    for (std::size_t row = 0; row < table.size(); ++row)
        for (std::size_t other = 0; other < row; ++other)
            QVERIFY(!(table[row].matchup == table[other].matchup));
}

template struct sf::test::Registered<TestImperioFights>;
#include "test_imperio_fights.moc"
