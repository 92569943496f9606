// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/reach.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

/// One action on a board: the rule that forbids it, or nothing.
struct RuleCase {
    const char* name;
    Rows rows;
    Side toMove;
    std::vector<const char*> before; ///< actions without dice that go first
    const char* action;
    const char* rule; ///< "" when it is legal
    Options options = {};
    int reserve = 1;
};

Options with(std::string_view name, std::string_view value) {
    Options options;
    setOption(options, name, value);
    return options;
}

// An attacker's headquarters in the corner, a defender's in the opposite one, and in the middle what the row
// is about.
const Rows openBoard{"HOOOOOOOO", empty,       "OOKOOOOOO", "OOFOOOAOO", empty,
                     empty,       "OOPOOOOOO", empty,       "SOOOOOOOE"};
const Rows archerBoard{"HOOOOOOOO", empty,       empty, "OOOOAOOOO", empty,
                       "OOOOOOOOO", "OOOOCOOOT", empty, "SOOOOOOOE"};
const std::vector<RuleCase> ruleCases{
    // IMP-7, IMP-8: spawning
    {"spawn beside the base", openBoard, A, {}, "AR1C2@R1C1", ""},
    {"spawn twice from a base", openBoard, A, {"AR1C2@R1C1"}, "AR2C1@R1C1", "IMP-7"},
    {"spawn after a step", openBoard, A, {"R4C3-R4C4"}, "AR1C2@R1C1", "IMP-7"},
    {"spawn away from the base", openBoard, A, {}, "AR1C3@R1C1", "IMP-7"},
    {"spawn without a base", openBoard, A, {}, "AR1C3@R1C2", "IMP-7"},
    {"spawn at the enemy's base", openBoard, A, {}, "AR9C8@R9C9", "IMP-8"},
    {"spawn what is not there", openBoard, A, {}, "AR1C2@R1C1", "IMP-7", {}, 0},
    {"a spawned unit acts", openBoard, A, {"KR1C2@R1C1"}, "R1C2-R1C3", ""},
    {"a spawned unit acts, house rule",
     openBoard,
     A,
     {"KR1C2@R1C1"},
     "R1C2-R1C3",
     "IMP-7",
     with("spawnActs", "no")},
    // IMP-9: moving
    {"footsoldier one square", openBoard, A, {}, "R4C3-R5C4", ""},
    {"footsoldier two squares", openBoard, A, {}, "R4C3-R6C3", "IMP-9"},
    {"footsoldier moves twice", openBoard, A, {"R4C3-R5C3"}, "R5C3-R6C3", "IMP-9"},
    {"from an empty square", openBoard, A, {}, "R5C5-R5C6", "IMP-9"},
    {"the enemy's piece", openBoard, A, {}, "R9C1-R8C1", "IMP-9"},
    {"onto an own piece", openBoard, A, {}, "R3C3-R4C3", "IMP-9"},
    {"archer two squares", openBoard, A, {}, "R4C7-R5C7-R6C7", ""},
    {"archer round a corner", openBoard, A, {}, "R4C7-R5C7-R4C6", ""},
    {"archer back where it began", openBoard, A, {}, "R4C7-R5C7-R4C7", "IMP-9"},
    {"archer moves twice", openBoard, A, {"R4C7-R5C7"}, "R5C7-R6C7", "IMP-9"},
    {"base one square", openBoard, A, {}, "R1C1-R1C2", ""},
    {"base twice", openBoard, A, {"R1C1-R1C2"}, "R1C2-R1C3", "IMP-9"},
    {"knight five steps",
     openBoard,
     A,
     {"R3C3-R3C4", "R3C4-R3C5", "R3C5-R3C6", "R3C6-R3C7"},
     "R3C7-R3C8",
     ""},
    {"knight six steps",
     openBoard,
     A,
     {"R3C3-R3C4", "R3C4-R3C5", "R3C5-R3C6", "R3C6-R3C7", "R3C7-R3C8"},
     "R3C8-R3C9",
     "IMP-9"},
    {"another piece in between", openBoard, A, {"R3C3-R3C4", "R4C3-R4C4"}, "R3C4-R3C5", ""},
    {"a diagonal between two pieces",
     {"HOOOOOOOO", "OFOOOOOOO", "FKOOOOOOO", empty, empty, empty, empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R2C2-R1C3",
     ""},
    // IMP-13, IMP-16, IMP-20: attacking
    {"bases never attack",
     {"OOOOOOOOO", "FOOOOOOOO", empty, "OOOHSOOOO", empty, empty, empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R4C4xR4C5",
     "IMP-13"},
    {"attack beside",
     {"HOOOOOOOO", empty, empty, "OOOFSOOOO", empty, empty, empty, empty, "OOOOOOOOE"},
     A,
     {},
     "R4C4xR4C5",
     ""},
    {"attack an empty square", openBoard, A, {}, "R4C3xR5C3", "IMP-16"},
    {"attack a friend", openBoard, A, {}, "R4C3xR3C3", "IMP-16"},
    {"attack two away",
     {"HOOOOOOOO", empty, empty, "OOOFOSOOO", empty, empty, empty, empty, "OOOOOOOOE"},
     A,
     {},
     "R4C4xR4C6",
     "IMP-16"},
    {"pike two ahead",
     {"HOOOOOOOO", empty, "OOOPOOOOO", "OOOFOOOOO", "OOOSOOOOO", empty, empty, empty, "OOOOOOOOE"},
     A,
     {},
     "R3C4xR5C4",
     ""},
    {"pike two ahead, house rule",
     {"HOOOOOOOO", empty, "OOOPOOOOO", "OOOFOOOOO", "OOOSOOOOO", empty, empty, empty, "OOOOOOOOE"},
     A,
     {},
     "R3C4xR5C4",
     "IMP-16",
     with("pikeReach", "clear")},
    {"pike two ahead, clear",
     {"HOOOOOOOO", empty, "OOOPOOOOO", empty, "OOOSOOOOO", empty, empty, empty, "OOOOOOOOE"},
     A,
     {},
     "R3C4xR5C4",
     "",
     with("pikeReach", "clear")},
    {"pike two behind",
     {"HOOOOOOOO", "OOOSOOOOO", empty, "OOOPOOOOO", empty, empty, empty, empty, "OOOOOOOOE"},
     A,
     {},
     "R4C4xR2C4",
     "IMP-16"},
    {"the defender's pike points up",
     {"HOOOOOOOO", empty, "OOOFOOOOO", empty, "OOOMOOOOO", empty, empty, empty, "OOOOOOOOE"},
     D,
     {},
     "R5C4xR3C4",
     ""},
    {"a base without intention",
     {"HOOOOOOOO", empty, empty, "OOOFTOOOO", empty, empty, empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R4C4xR4C5",
     "IMP-20"},
    {"a base to capture",
     {"HOOOOOOOO", empty, empty, "OOOFTOOOO", empty, empty, empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R4C4xR4C5=capture",
     ""},
    {"a footsoldier to destroy",
     {"HOOOOOOOO", empty, empty, "OOOFSOOOO", empty, empty, empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R4C4xR4C5=destroy",
     "IMP-20"},
    // IMP-15: zones
    {"enter a zone and go on",
     {"HOOOOOOOO", empty, "OOOOKOOOO", empty, empty, "OOOOMOOOO", empty, empty, "OOOOOOOOE"},
     A,
     {"R3C5-R4C5"},
     "R4C5-R3C5",
     "IMP-15"},
    {"beside the point is free",
     {"HOOOOOOOO", empty, "OOOOKOOOO", empty, empty, "OOOOMOOOO", empty, empty, "OOOOOOOOE"},
     A,
     {"R3C5-R4C4"},
     "R4C4-R3C5",
     ""},
    {"start in a zone and act",
     {"HOOOOOOOO", empty, empty, empty, "OOOOKOOOO", "OOOOMOOOO", empty, empty, "OOOOOOOOE"},
     A,
     {},
     "R5C5xR6C5",
     ""},
    {"zone to zone is entering",
     {"HOOOOOOOO", empty, empty, empty, "OOOOKOOOO", "OOOOMOOOO", empty, empty, "OOOOOOOOE"},
     A,
     {"R5C5-R5C4"},
     "R5C4xR6C5",
     "IMP-15"},
    {"what stands between leaves the zone",
     {"HOOOOOOOO", empty, "OOOOKOOOO", empty, "OOOOSOOOO", "OOOOMOOOO", empty, empty, "OOOOOOOOE"},
     A,
     {"R3C5-R4C5"},
     "R4C5xR5C5",
     "IMP-15"},
    {"an own pikeman stops nobody",
     {"HOOOOOOOO", empty, "OOOOKOOOO", "OOOOOPOOO", empty, empty, empty, empty, "SOOOOOOOE"},
     A,
     {"R3C5-R4C5"},
     "R4C5-R5C5",
     ""},
    {"only knights are stopped",
     {"HOOOOOOOO", empty, "OOOOAOOOO", empty, empty, "OOOOMOOOO", empty, empty, "OOOOOOOOE"},
     A,
     {},
     "R3C5-R4C5-R5C5",
     ""},
    // IMP-18: shots
    {"shot three away", archerBoard, A, {}, "R4C5*R7C5", ""},
    {"a footsoldier shoots", openBoard, A, {}, "R4C3*R9C1", "IMP-18"},
    {"shot beside",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", "OOOOCOOOO", empty, empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R4C5*R5C5",
     "IMP-18"},
    {"shot six away",
     {"OOOOAOOOH", empty, empty, empty, empty, empty, "OOOOCOOOO", empty, "SOOOOOOOE"},
     A,
     {},
     "R1C5*R7C5",
     "IMP-18"},
    {"shot five away",
     {"OOOOAOOOH", empty, empty, empty, empty, "OOOOCOOOO", empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R1C5*R6C5",
     ""},
    {"shot not straight",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", empty, "OOOOOCOOO", empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R4C5*R6C6",
     "IMP-18"},
    {"shot at a base",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", empty, "OOOOTOOOO", empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R4C5*R6C5",
     "IMP-18"},
    {"shot at a friend",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", empty, "OOOOFOOOO", empty, empty, "SOOOOOOOE"},
     A,
     {},
     "R4C5*R6C5",
     "IMP-18"},
    {"shot over others",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", "OOOOFOOOO", "OOOOMOOOO", "OOOOCOOOO", empty, "SOOOOOOOE"},
     A,
     {},
     "R4C5*R7C5",
     ""},
    {"move and shoot", archerBoard, A, {"R4C5-R5C5"}, "R5C5*R7C5", "IMP-9"},
    // IMP-19: cover
    {"shot over a footsoldier",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", "OOOOSOOOO", "OOOOOOOOO", "OOOOCOOOO", empty, "OOOOOOOOE"},
     A,
     {},
     "R4C5*R7C5",
     "IMP-19"},
    {"target beside a footsoldier",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", empty, "OOOOOOOOO", "OOOOCSOOO", empty, "OOOOOOOOE"},
     A,
     {},
     "R4C5*R7C5",
     "IMP-19"},
    {"line beside a footsoldier",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", empty, "OOOOOSOOO", "OOOOOOOOO", "OOOOCOOOO", "OOOOOOOOE"},
     A,
     {},
     "R4C5*R8C5",
     "IMP-19"},
    {"the square nearest the archer is not covered",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", empty, "OOOOCOOOO", "OOOOSOOOO", empty, "OOOOOOOOE"},
     A,
     {},
     "R4C5*R6C5",
     ""},
    {"footsoldiers are exempt as targets",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", empty, "OOOOOOOOO", "OOOOSSOOO", empty, "OOOOOOOOE"},
     A,
     {},
     "R4C5*R7C5",
     ""},
    {"footsoldiers are covered, house rule",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", empty, "OOOOOOOOO", "OOOOSSOOO", empty, "OOOOOOOOE"},
     A,
     {},
     "R4C5*R7C5",
     "IMP-19",
     with("cover", "literal")},
    {"a lone footsoldier, house rule",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", empty, "OOOOOOOOO", "OOOOSOOOO", empty, "OOOOOOOOE"},
     A,
     {},
     "R4C5*R7C5",
     "",
     with("cover", "literal")},
    {"own footsoldiers cover nobody",
     {"HOOOOOOOO", empty, empty, "OOOOAOOOO", "OOOOFOOOO", "OOOOOFOOO", "OOOOCOOOO", empty, "OOOOOOOOE"},
     A,
     {},
     "R4C5*R7C5",
     ""},
};

} // namespace

/// What is legal and which rule forbids the rest, a row for each rule, ruling and house rule (IMP-7 to
/// IMP-20).
class TestImperioRules : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void legality_data();
    void legality();
    void uselessBases_IMP8();
    void capturedBaseMovesTheSameTurn_IMP9();
    void charge_IMP14_data();
    void charge_IMP14();
    void withoutAWayTheStepsCount_IMP14();
    void anAttackBeginsANewCharge_IMP14();
    void entrenchment_IMP17();
    void spawnedPikemanWasThere_IMP17();
};

void TestImperioRules::legality_data() {
    QTest::addColumn<int>("row");
    for (std::size_t row = 0; row < ruleCases.size(); ++row)
        QTest::newRow(ruleCases[row].name) << static_cast<int>(row);
}

void TestImperioRules::legality() {
    QFETCH(const int, row);
    const RuleCase& one = ruleCases[static_cast<std::size_t>(row)];
    const Position before = after(position(one.rows, one.toMove, one.reserve, one.options), one.before);
    QCOMPARE(ruleAgainst(before, one.action), QString::fromLatin1(one.rule));
    const std::vector<std::string> list = legal(before);
    const bool listed = std::find(list.begin(), list.end(), one.action) != list.end();
    QCOMPARE(listed, *one.rule == '\0');
}

void TestImperioRules::uselessBases_IMP8() {
    Position board = position(
        {"HOOOOOOOO", "BOOOOOOOO", empty, empty, "OOOOTOOOO", empty, "OOFOOOOOO", "TOOOOOOOO", "SOOOOOOOE"},
        Side::Attacker, 1);
    board.board.capture(at("R5C5"), Side::Attacker);
    QVERIFY(isActive(board, at("R5C5")));
    QCOMPARE(ruleAgainst(board, "FR5C6@R5C5"), QString());
    board.board.capture(at("R2C1"), Side::Defender);
    QCOMPARE(ruleAgainst(board, "FR5C6@R5C5"), QStringLiteral("IMP-8"));
    QCOMPARE(ruleAgainst(board, "FR1C2@R1C1"), QString());
    board.board.remove(at("R2C1"));
    QCOMPARE(ruleAgainst(board, "FR5C6@R5C5"), QString());
}

void TestImperioRules::capturedBaseMovesTheSameTurn_IMP9() {
    const Position board =
        position({"HOOOOOOOO", empty, empty, "OOOFTOOOO", empty, empty, empty, empty, "SOOOOOOOE"});
    const Position captured = after(board, {"R4C4xR4C5=capture"}, {6, 6, 6, 6, 1});
    QCOMPARE(letterAt(captured, "R4C5"), 'B');
    QCOMPARE(letterAt(captured, "R4C4"), 'F');
    QCOMPARE(ruleAgainst(captured, "R4C5-R5C5"), QString());
    QCOMPARE(ruleAgainst(captured, "R4C4-R5C4"), QStringLiteral("IMP-9"));
}

void TestImperioRules::charge_IMP14_data() {
    QTest::addColumn<QString>("rows");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("option");
    QTest::addColumn<int>("charge");
    const QString open = QStringLiteral("HOOOOOOOO/OOOOKOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOROOOO");
    const QString beside = QStringLiteral("HOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOKOOOO/OOOOROOOO");
    const QString wall = QStringLiteral("HOOOOOOOO/OOOOKOOOO/FFFFFFFFO/OOOOOOOOO/OOOOOOOOO/OOOOOOOOR");
    QTest::newRow("straight, three") << open << "R2C5-R3C5 R3C5-R4C5 R4C5-R5C5"
                                     << "shortest" << 3;
    QTest::newRow("a detour earns nothing") << open << "R2C5-R3C6 R3C6-R4C7 R4C7-R5C7 R5C7-R5C6"
                                            << "shortest" << 3;
    QTest::newRow("a detour counts, house rule") << open << "R2C5-R3C6 R3C6-R4C7 R4C7-R5C7 R5C7-R5C6"
                                                 << "free" << 4;
    QTest::newRow("it stands beside from the start") << beside << ""
                                                     << "shortest" << 0;
    QTest::newRow("it began beside: point blank all the same") << beside << "R5C5-R5C6"
                                                               << "shortest" << 0;
    QTest::newRow("it began beside, house rule") << beside << "R5C5-R5C6"
                                                 << "free" << 1;
    QTest::newRow("the way leads round a wall") << wall << "R2C5-R2C6 R2C6-R2C7 R2C7-R2C8 R2C8-R3C9"
                                                << "shortest" << 4;
}

void TestImperioRules::charge_IMP14() {
    QFETCH(const QString, rows);
    QFETCH(const QString, steps);
    QFETCH(const QString, option);
    QFETCH(const int, charge);
    const QByteArrayList lines = rows.toLatin1().split('/');
    Rows board{lines[0].constData(),
               lines[1].constData(),
               lines[2].constData(),
               lines[3].constData(),
               lines[4].constData(),
               lines[5].constData(),
               empty,
               empty,
               "OOOOOOOOE"};
    Position now = position(board, Side::Attacker, 0, with("chargePath", option.toStdString()));
    for (const QString& text : steps.split(u' ', Qt::SkipEmptyParts))
        now = after(now, {text.toLatin1().constData()});
    const Square knight = now.board.of(Side::Attacker, Kind::Knight).first();
    const Square target = now.board.of(Side::Defender, Kind::Archer).first();
    QCOMPARE(sf::imperio::charge(now, knight, target), charge);
}

void TestImperioRules::withoutAWayTheStepsCount_IMP14() {
    // Its own footsoldier closed the gap that the knight had come through.
    Position now = position({"HOOOOOOOO", "OOOOOOKOO", "FFFFFFFOF", "OOOOOOOFO", "FFFFFFFOO", "OOOOOOOOO",
                             "OOOOOOOOR", empty, "OOOOOOOOE"});
    now = after(now, {"R2C7-R3C8", "R3C8-R4C9", "R4C9-R5C9", "R5C9-R6C9", "R4C8-R3C8"});
    QCOMPARE(sf::imperio::charge(now, at("R6C9"), at("R7C9")), 4);
}

void TestImperioRules::anAttackBeginsANewCharge_IMP14() {
    Position now = position(
        {"HOOOOOOOO", "OOOOKOOOO", empty, empty, "OOOOROOOO", empty, "OOOOOOOOO", "OOOOROOOO", "OOOOOOOOE"});
    now = after(now, {"R2C5-R3C5", "R3C5-R4C5"});
    QCOMPARE(sf::imperio::charge(now, at("R4C5"), at("R5C5")), 2);
    now = after(now, {"R4C5xR5C5"}, {6, 6, 6, 6, 1});
    QCOMPARE(sf::imperio::charge(now, at("R5C5"), at("R8C5")), 0);
    now = after(now, {"R5C5-R6C5", "R6C5-R7C5"});
    QCOMPARE(now.knights[at("R7C5").index].actionsLeft, 0);
    QCOMPARE(sf::imperio::charge(now, at("R7C5"), at("R8C5")), 2);
}

void TestImperioRules::entrenchment_IMP17() {
    Position board =
        position({"HOOOOOOOO", "OOPOOOPOO", empty, empty, empty, empty, empty, empty, "SOOOOOOOE"});
    board = after(board, {"R2C3-R3C3", "end"});
    QVERIFY(board.entrenched.has(at("R2C7")));
    QVERIFY(!board.entrenched.has(at("R3C3")));
    board = after(board, {"R9C1-R8C1", "end"});
    QVERIFY(!board.entrenched.has(at("R3C3")));
    board = after(board, {"R2C7-R3C7", "end"});
    QVERIFY(board.entrenched.has(at("R3C3")));
    QVERIFY(!board.entrenched.has(at("R3C7")));
}

void TestImperioRules::spawnedPikemanWasThere_IMP17() {
    const Position board = position(
        {"HOOOOOOOO", empty, "FOOOOOOOO", empty, empty, empty, empty, empty, "SOOOOOOOE"}, Side::Attacker, 1);
    QVERIFY(after(board, {"PR1C2@R1C1", "end"}).entrenched.has(at("R1C2")));
    QVERIFY(!after(board, {"PR1C2@R1C1", "R1C2-R1C3", "end"}).entrenched.has(at("R1C3")));
}

template struct sf::test::Registered<TestImperioRules>;
#include "test_imperio_rules.moc"
