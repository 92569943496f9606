// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/reach.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

/// A fight with given dice and the letters that then stand on some squares.
struct FightCase {
    const char* name;
    Rows rows;
    Side toMove;
    const char* action;
    std::vector<int> dice;
    std::vector<std::pair<const char*, char>> squares;
};

/// Pieces enough on both sides that nobody loses the game, and in the middle what the row is about.
constexpr Rows around(const char* fourth, const char* fifth, const char* sixth = empty) {
    return {"HFOOOOOOO", empty, empty, fourth, fifth, sixth, empty, empty, "SOOOOOOTE"};
}

const std::vector<FightCase> fightCases{
    {"a winner moves in",
     around("OOOOFOOOO", "OOOOMOOOO"),
     A,
     "R4C5xR5C5",
     {1, 1, 1, 6, 2, 2},
     {{"R4C5", 'O'}, {"R5C5", 'F'}}},
    {"a loser is eliminated",
     around("OOOOFOOOO", "OOOOMOOOO"),
     A,
     "R4C5xR5C5",
     {1, 1, 1, 1, 3, 2},
     {{"R4C5", 'O'}, {"R5C5", 'M'}}},
    {"a tie eliminates both",
     around("OOOOFOOOO", "OOOOMOOOO"),
     A,
     "R4C5xR5C5",
     {1, 1, 1, 1, 2, 2},
     {{"R4C5", 'O'}, {"R5C5", 'O'}}},
    {"a pikeman stays",
     around("OOOOPOOOO", "OOOOMOOOO"),
     A,
     "R4C5xR5C5",
     {6, 6, 1, 1},
     {{"R4C5", 'P'}, {"R5C5", 'O'}}},
    {"a pikeman beaten two ahead dies",
     around("OOOOPOOOO", empty, "OOOOMOOOO"),
     A,
     "R4C5xR6C5",
     {1, 1, 6, 6},
     {{"R4C5", 'O'}, {"R6C5", 'M'}}},
    {"an archer in melee moves in",
     around("OOOOAOOOO", "OOOOROOOO"),
     A,
     "R4C5xR5C5",
     {2, 1},
     {{"R4C5", 'O'}, {"R5C5", 'A'}}},
    {"a captured base stays",
     around("OOOOFOOOO", "OOOOTOOOO"),
     A,
     "R4C5xR5C5=capture",
     {6, 6, 6, 6, 1},
     {{"R4C5", 'F'}, {"R5C5", 'B'}}},
    {"a captured headquarters",
     around("OOOOFOOOO", "OOOOEOOOO"),
     A,
     "R4C5xR5C5=capture",
     {6, 6, 6, 6, 1},
     {{"R4C5", 'F'}, {"R5C5", 'H'}}},
    {"a destroyed base is gone",
     around("OOOOFOOOO", "OOOOTOOOO"),
     A,
     "R4C5xR5C5=destroy",
     {6, 6, 6, 6, 1},
     {{"R4C5", 'O'}, {"R5C5", 'F'}}},
    {"a tie against a base kills the attacker",
     around("OOOOFOOOO", "OOOOTOOOO"),
     A,
     "R4C5xR5C5=destroy",
     {1, 1, 1, 1, 4},
     {{"R4C5", 'O'}, {"R5C5", 'T'}}},
    {"a pikeman destroys and moves in",
     around("OOOOPOOOO", "OOOOTOOOO"),
     A,
     "R4C5xR5C5=destroy",
     {6, 6, 1},
     {{"R4C5", 'O'}, {"R5C5", 'P'}}},
    {"a pikeman destroys two ahead",
     around("OOOOPOOOO", empty, "OOOOTOOOO"),
     A,
     "R4C5xR6C5=destroy",
     {6, 6, 1},
     {{"R4C5", 'O'}, {"R6C5", 'P'}}},
    {"a pikeman destroys over another",
     around("OOOOPOOOO", "OOOOMOOOO", "OOOOTOOOO"),
     A,
     "R4C5xR6C5=destroy",
     {6, 6, 1},
     {{"R4C5", 'P'}, {"R5C5", 'M'}, {"R6C5", 'O'}}},
    {"a shot wins",
     around("OOOOAOOOO", empty, "OOOOMOOOO"),
     A,
     "R4C5*R6C5",
     {1, 1, 1, 2},
     {{"R4C5", 'A'}, {"R6C5", 'O'}}},
    {"a tied shot leaves it alive",
     around("OOOOAOOOO", empty, "OOOOMOOOO"),
     A,
     "R4C5*R6C5",
     {1, 1, 1, 3},
     {{"R4C5", 'A'}, {"R6C5", 'M'}}},
    {"a lost shot leaves the archer alive",
     around("OOOOAOOOO", empty, "OOOOMOOOO"),
     A,
     "R4C5*R6C5",
     {1, 1, 1, 6},
     {{"R4C5", 'A'}, {"R6C5", 'M'}}},
    {"splash in reading order, friends too, bases apart",
     around("OOOOAOOOO", "OOOOPFOOO", "OOOTROOOO"),
     A,
     "R4C5*R6C5",
     {1, 1, 1, 1, 2, 3, 3, 1, 1, 1, 1},
     {{"R5C5", 'P'}, {"R5C6", 'F'}, {"R6C4", 'T'}, {"R6C5", 'O'}}},
    {"a friend falls to the splash",
     around("OOOOAOOOO", "OOOOPOOOO", "OOOOROOOO"),
     A,
     "R4C5*R6C5",
     {1, 1, 1, 3, 6, 5},
     {{"R5C5", 'O'}, {"R6C5", 'R'}}},
    {"the defender's pike two ahead",
     around("OOOOKOOOO", empty, "OOOOMOOOO"),
     D,
     "R6C5xR4C5",
     {6, 6, 6, 6, 1, 1},
     {{"R6C5", 'M'}, {"R4C5", 'O'}}},
};

} // namespace

/// What fights do to the board (IMP-11, IMP-12, IMP-18, IMP-20).
class TestImperioOutcomes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fights_data();
    void fights();
    void recapturedBaseIsItsFirstOwners_IMP20();
    void headquartersOnceLost_IMP22();
    void movingInStopsInAZone_IMP15();
    void killingTheLastPikemanFreesTheSquare_IMP15();
    void attackingKeepsEntrenchment_IMP17();
    void splashIsJudgedOnTheBoardAsItWas_IMP18();
    void refusedActionChangesNothing();
    void runningOutOfDiceChangesNothing();
};

void TestImperioOutcomes::fights_data() {
    QTest::addColumn<int>("row");
    for (std::size_t row = 0; row < fightCases.size(); ++row)
        QTest::newRow(fightCases[row].name) << static_cast<int>(row);
}

void TestImperioOutcomes::fights() {
    QFETCH(const int, row);
    const FightCase& one = fightCases[static_cast<std::size_t>(row)];
    const Position before = position(one.rows, one.toMove);
    sf::dice::Script script(one.dice);
    sf::dice::Recorder thrown(script);
    const Outcome outcome = apply(before, action(before, one.action), thrown);
    QVERIFY(std::holds_alternative<Applied>(outcome));
    QCOMPARE(thrown.thrown().size(), one.dice.size());
    for (const auto& [square, letter] : one.squares)
        QCOMPARE(letterAt(std::get<Applied>(outcome).position, square), letter);
}

void TestImperioOutcomes::recapturedBaseIsItsFirstOwners_IMP20() {
    Position now = position(around("OOOOFOOOO", "OOOOTSOOO"));
    now = after(now, {"R4C5xR5C5=capture", "end"}, {6, 6, 6, 6, 1});
    QVERIFY(now.board.piece(at("R5C5")).isCaptured());
    now = after(now, {"R5C6xR5C5=capture"}, {6, 6, 6, 6, 1});
    QVERIFY(!now.board.piece(at("R5C5")).isCaptured());
    QCOMPARE(letterAt(now, "R5C5"), 'T');
}

void TestImperioOutcomes::headquartersOnceLost_IMP22() {
    Position now = position(around("OOOOFOOOO", "OOOOESOOO"));
    now = after(now, {"R4C5xR5C5=capture", "end", "R5C6xR5C5=capture"}, {6, 6, 6, 6, 1, 6, 6, 6, 6, 1});
    QVERIFY(now.lostHeadquarters[indexOf(D)]);
    QVERIFY(!now.lostHeadquarters[indexOf(A)]);
}

void TestImperioOutcomes::movingInStopsInAZone_IMP15() {
    const Position now =
        after(position(around("OOOOKOOOO", "OOOOROOOO", "OOOOMOOOO")), {"R4C5xR5C5"}, {6, 6, 1});
    QCOMPARE(letterAt(now, "R5C5"), 'K');
    QCOMPARE(ruleAgainst(now, "R5C5-R4C5"), QStringLiteral("IMP-15"));
}

void TestImperioOutcomes::killingTheLastPikemanFreesTheSquare_IMP15() {
    const Position now = after(position(around("OOOOKOOOO", "OOOOMOOOO")), {"R4C5xR5C5"}, {6, 1, 1, 1, 1});
    QCOMPARE(letterAt(now, "R5C5"), 'K');
    QCOMPARE(now.knights[at("R5C5").index].actionsLeft, 4);
}

void TestImperioOutcomes::attackingKeepsEntrenchment_IMP17() {
    Position now = position(around("OOOOPOOOO", "OOOOROOOO", "OOOOTOOOO"));
    now = after(now, {"end", "end", "R4C5xR5C5"}, {6, 6, 6, 1});
    QVERIFY(now.entrenched.has(at("R4C5")));
    now = after(now, {"end", "end", "R4C5xR6C5=destroy"}, {6, 6, 6, 1});
    QCOMPARE(letterAt(now, "R6C5"), 'P');
    QVERIFY(!now.entrenched.has(at("R6C5")));
    QVERIFY(!after(now, {"end"}).entrenched.has(at("R6C5")));
}

void TestImperioOutcomes::splashIsJudgedOnTheBoardAsItWas_IMP18() {
    // The target falls first; the pieces beside it are thrown for all the same, in reading order.
    const Position before = position(around("OOOOAOOOO", empty, "OOOOROOOO"));
    Position crowded = before;
    crowded.board.put(at("R7C6"), {Kind::Knight, D, D});
    crowded.board.put(at("R5C4"), {Kind::Knight, A, A});
    const Fights fights = fightsOf(crowded, action(crowded, "R4C5*R6C5"));
    QCOMPARE(fights.size(), std::size_t{3});
    QCOMPARE(fights[1].target, at("R5C4"));
    QCOMPARE(fights[2].target, at("R7C6"));
    QCOMPARE(defenceDice(fights[1].matchup).dice(), 2);
    QCOMPARE(defenceDice(fights[2].matchup).dice(), 3);
}

void TestImperioOutcomes::refusedActionChangesNothing() {
    const Position before = position(around("OOOOAOOOO", empty, "OOOOROOOO"));
    sf::dice::Script none({});
    const Outcome outcome = apply(before, action(before, "R4C5xR6C5"), none);
    QVERIFY(std::holds_alternative<Refusal>(outcome));
    QCOMPARE(std::get<Refusal>(outcome).reason, Reason::OutOfReach);
}

void TestImperioOutcomes::runningOutOfDiceChangesNothing() {
    const Position before = position(around("OOOOAOOOO", empty, "OOOOROOOO"));
    const Position copy = before;
    sf::dice::Script few({6, 6});
    (void)apply(before, action(before, "R4C5*R6C5"), few);
    QVERIFY(few.exhausted());
    QCOMPARE(before, copy);
}

template struct sf::test::Registered<TestImperioOutcomes>;
#include "test_imperio_outcomes.moc"
