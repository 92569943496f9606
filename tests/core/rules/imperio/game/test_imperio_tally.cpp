// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/tally.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

constexpr std::array<const char*, boardSize> emptyBoard{"HBBOOOOOF", "OOOOOOOOO", "OOOOOOOOO",
                                                        "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                                        "OOOOOOOOO", "OOOOOOOOO", "ETTOOOOOS"};

/// The empty board with pieces put on it: "KR4C5".
Position with(const std::vector<const char*>& pieces) {
    Position now = position(emptyBoard);
    for (const char* piece : pieces)
        for (const Side side : sides)
            if (const auto kind = kindOf(piece[0], side))
                now.board.put(at(piece + 1), {*kind, side, side});
    beginTurn(now);
    return now;
}

Tally tallyOf(const Position& before, const char* text, std::vector<int> dice) {
    sf::dice::Script script(std::move(dice));
    const Action played = action(before, text);
    const auto applied = std::get<Applied>(apply(before, played, script));
    Tally tally;
    tally.add(before, played, applied.events);
    return tally;
}

/// The mean of a side's luck over all ways in which so many dice can fall.
double meanLuck(const Position& before, const char* text, int dice, Side side) {
    double sum = 0;
    const auto all = static_cast<int>(sf::dice::ways(dice));
    for (int way = 0; way < all; ++way) {
        std::vector<int> values;
        for (int die = 0, rest = way; die < dice; ++die, rest /= 6)
            values.push_back(rest % 6 + 1);
        sum += tallyOf(before, text, values).luck[indexOf(side)].pieces;
    }
    return sum / all;
}

bool isNear(double found, double expected) {
    return std::abs(found - expected) < 1e-12;
}

} // namespace

/// Luck and losses of each side, against figures worked out by hand.
class TestImperioTally : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pipsAreThrownLessExpected();
    void throwsAreWeighedByWhatWasAtStake();
    void certainFightsAreNoLuck();
    void meanIsNothing_data();
    void meanIsNothing();
    void basesAtStake_IMP20();
    void splashOnAFriend_IMP18();
    void losses();
};

void TestImperioTally::pipsAreThrownLessExpected() {
    const Tally tally = tallyOf(with({"FR4C5", "SR5C5"}), "R4C5xR5C5", {6, 5, 4, 3, 1, 2, 3});
    QCOMPARE(tally.luck[0].dice, 4);
    QCOMPARE(tally.luck[0].thrown, 18);
    QCOMPARE(tally.luck[0].pips(), 4.0);
    QCOMPARE(tally.luck[1].dice, 3);
    QCOMPARE(tally.luck[1].pips(), -4.5);
}

/// Archer against archer in melee is one die against one: a win is worth 1, a tie nothing, a loss -1. After
/// a 5 four of the enemy's faces win and one loses: 4/6 - 1/6 = 1/2. After his 2 one of six attackers' faces
/// loses and four win for the attacker: 3/6 for the attacker, so -1/2 for him. Before, it is even.
void TestImperioTally::throwsAreWeighedByWhatWasAtStake() {
    const Tally tally = tallyOf(with({"AR4C5", "RR5C5"}), "R4C5xR5C5", {5, 2});
    QVERIFY(isNear(tally.luck[0].pieces, 0.5));
    QVERIFY(isNear(tally.luck[1].pieces, -0.5));
    const Tally other = tallyOf(with({"AR4C5", "RR5C5"}), "R4C5xR5C5", {6, 6});
    QVERIFY(isNear(other.luck[0].pieces, 5.0 / 6));
    QVERIFY(isNear(other.luck[1].pieces, 5.0 / 6));
}

/// A footsoldier attacks an archer with five dice against one: from 7 pips on the sixth does not matter.
void TestImperioTally::certainFightsAreNoLuck() {
    const Tally low = tallyOf(with({"FR4C5", "RR5C5"}), "R4C5xR5C5", {2, 2, 1, 1, 1, 1});
    const Tally high = tallyOf(with({"FR4C5", "RR5C5"}), "R4C5xR5C5", {6, 6, 6, 6, 6, 1});
    QVERIFY(isNear(low.luck[0].pieces, high.luck[0].pieces));
    QVERIFY(high.luck[0].pieces < 0.001);
}

void TestImperioTally::meanIsNothing_data() {
    QTest::addColumn<QByteArray>("attacker");
    QTest::addColumn<QByteArray>("action");
    QTest::addColumn<int>("dice");
    QTest::newRow("melee") << QByteArray("AR4C5") << QByteArray("R4C5xR5C5") << 2;
    QTest::newRow("shot") << QByteArray("AR3C5") << QByteArray("R3C5*R5C5") << 4;
    QTest::newRow("base") << QByteArray("PR8C2") << QByteArray("R8C2xR9C2=capture") << 3;
}

void TestImperioTally::meanIsNothing() {
    QFETCH(const QByteArray, attacker);
    QFETCH(const QByteArray, action);
    QFETCH(const int, dice);
    const Position before = with({attacker.constData(), "RR5C5"});
    for (const Side side : sides)
        QVERIFY(std::abs(meanLuck(before, action.constData(), dice, side)) < 1e-9);
}

/// A pikeman's two dice against a base's one: capturing is worth 2, destroying 1, losing or a tie -1. After
/// a 2 and a 1 (3 pips) the base shows less in 2 ways of 6.
void TestImperioTally::basesAtStake_IMP20() {
    const Stakes capture =
        stakesOf({Kind::Pikeman, Means::Melee, 0, false, Kind::Base, false, true}, Intention::Capture, false);
    QCOMPARE(capture.win, 2);
    QCOMPARE(capture.tie, -1);
    QCOMPARE(capture.lose, -1);
    const auto odds = sf::dice::odds(2, 1);
    const double before = 3 * odds.winChance().number() - 1;
    const Tally tally = tallyOf(with({"PR8C2"}), "R8C2xR9C2=capture", {2, 1, 1});
    QVERIFY(isNear(tally.luck[0].pieces, (3 * 2.0 / 6 - 1) - before));
    QCOMPARE(tally.losses[1].basesCaptured, 1);
    const Tally destroyed = tallyOf(with({"PR8C2"}), "R8C2xR9C2=destroy", {2, 1, 1});
    QVERIFY(isNear(destroyed.luck[0].pieces, (2 * 2.0 / 6 - 1) - (2 * odds.winChance().number() - 1)));
    QCOMPARE(destroyed.losses[1].basesDestroyed, 1);
    QCOMPARE(destroyed.losses[1].total(), 0);
}

/// The archer's own knight is splashed, one die against three: both throws are its side's luck, a high splash
/// is bad luck, and its die counts in no pips.
void TestImperioTally::splashOnAFriend_IMP18() {
    const Position before = with({"AR2C5", "SR5C5", "KR6C5"});
    const Tally tally = tallyOf(before, "R2C5*R5C5", {1, 1, 1, 6, 6, 6, 6, 6, 1, 1, 2});
    QCOMPARE(tally.luck[0].dice, 3 + 3);
    QCOMPARE(tally.luck[0].thrown, 3 + 4);
    QCOMPARE(tally.losses[0].pieces[indexOf(Kind::Knight)], 1);
    const Tally lucky = tallyOf(before, "R2C5*R5C5", {1, 1, 1, 6, 6, 6, 6, 1, 6, 6, 6});
    QVERIFY(lucky.luck[0].pieces > tally.luck[0].pieces);
    QCOMPARE(lucky.losses[0].total(), 0);
}

void TestImperioTally::losses() {
    const Tally tie = tallyOf(with({"FR4C5", "SR5C5"}), "R4C5xR5C5", {1, 1, 1, 3, 2, 2, 2});
    for (const Side side : sides)
        QCOMPARE(tie.losses[indexOf(side)].pieces[indexOf(Kind::Footsoldier)], 1);
    QCOMPARE(tallyOf(with({"FR4C5"}), "R4C5-R5C5", {}), Tally{});
}

template struct sf::test::Registered<TestImperioTally>;
#include "test_imperio_tally.moc"
