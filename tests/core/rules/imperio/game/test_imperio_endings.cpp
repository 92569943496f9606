// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

/// The last two footsoldiers beside each other, bases in the corners.
Position lastTwo() {
    Position now =
        position({"HOOOOOOOO", empty, empty, "OOOOFOOOO", "OOOOSOOOO", empty, empty, empty, "OOOOOOOTE"});
    now.initialPieces = {5, 5};
    now.initialReinforcements = {7, 7};
    return now;
}

/// One tiebreaker: what sets the sides apart, and who wins by it.
struct Tiebreak {
    const char* name;
    void (*change)(Position&);
    Result result;
};

const std::vector<Tiebreak>& tiebreaks() {
    static const std::vector<Tiebreak> table{
        {"fewer pieces deployed",
         [](Position& now) { now.initialPieces[0] = 4; },
         {A, Ending::FewerInitialPieces}},
        {"fewer reinforcements at the beginning",
         [](Position& now) {
             now.initialReinforcements[1] = 6;
             now.reinforcements[0].counts[0] = 9;
         },
         {D, Ending::FewerInitialReinforcements}},
        {"more reinforcements now",
         [](Position& now) { now.reinforcements[0].counts[1] = 1; },
         {A, Ending::MoreReinforcements}},
        {"more bases", [](Position&) {}, {D, Ending::MoreBases}},
        {"controls its headquarters",
         [](Position& now) {
             now.board.remove(at("R9C8"));
             now.board.remove(at("R1C1"));
             now.board.put(at("R1C1"), {Kind::Base, A, A});
         },
         {D, Ending::ControlsHeadquarters}},
        {"never lost its headquarters",
         [](Position& now) {
             now.board.remove(at("R9C8"));
             now.lostHeadquarters[1] = true;
         },
         {A, Ending::NeverLostHeadquarters}},
        {"nothing tells them apart",
         [](Position& now) { now.board.remove(at("R9C8")); },
         {D, Ending::DefenderWinsTies}},
    };
    return table;
}

} // namespace

/// How turns and games end (IMP-10, IMP-21 to IMP-23).
class TestImperioEndings : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lastPieceLost_IMP21();
    void lastBaseLost_IMP21();
    void capturedBaseCounts_IMP21();
    void tiebreakers_IMP22_data();
    void tiebreakers_IMP22();
    void criterionTrueOfBothDecidesNothing_IMP22();
    void resignAndTime_IMP23();
    void nothingIsLegalAfterTheEnd();
    void turnEndsByItself_IMP10();
    void turnEndsByItselfAtItsBeginning_IMP10();
};

void TestImperioEndings::lastPieceLost_IMP21() {
    const Position won = after(lastTwo(), {"R4C5xR5C5"}, {6, 6, 6, 6, 1, 1, 1});
    QCOMPARE(won.result, std::optional(Result{A, Ending::NoFightingPieces}));
    const Position lost = after(lastTwo(), {"R4C5xR5C5"}, {1, 1, 1, 1, 6, 6, 6});
    QCOMPARE(lost.result, std::optional(Result{D, Ending::NoFightingPieces}));
    QCOMPARE(lost.result->rule().text(), std::string("IMP-21"));
}

void TestImperioEndings::lastBaseLost_IMP21() {
    const Position now =
        position({"HOOOOOOOO", empty, empty, "OOOOFOOOO", "OOOOEOOOO", empty, empty, empty, "SOOOOOOOO"});
    for (const char* text : {"R4C5xR5C5=capture", "R4C5xR5C5=destroy"})
        QCOMPARE(after(now, {text}, {6, 6, 6, 6, 1}).result, std::optional(Result{A, Ending::NoBases}));
}

void TestImperioEndings::capturedBaseCounts_IMP21() {
    for (const bool counts : {true, false}) {
        Options options;
        options.capturedBaseCounts = counts;
        Position now = position(
            {"HOOOOOOOO", empty, empty, "OOOOFOOOO", "OOOOEOOOO", empty, empty, "BOOOOOOOO", "SOOOOOOOO"}, A,
            0, options);
        now.board.capture(at("R8C1"), D);
        const Position after_ = after(now, {"R4C5xR5C5=destroy"}, {6, 6, 6, 6, 1});
        QCOMPARE(after_.result.has_value(), !counts);
    }
}

void TestImperioEndings::tiebreakers_IMP22_data() {
    QTest::addColumn<int>("row");
    for (std::size_t row = 0; row < tiebreaks().size(); ++row)
        QTest::newRow(tiebreaks()[row].name) << static_cast<int>(row);
}

void TestImperioEndings::tiebreakers_IMP22() {
    QFETCH(const int, row);
    const Tiebreak& one = tiebreaks()[static_cast<std::size_t>(row)];
    Position now = lastTwo();
    one.change(now);
    now = after(now, {"R4C5xR5C5"}, {3, 3, 3, 3, 4, 4, 4});
    QCOMPARE(now.result, std::optional(one.result));
    QCOMPARE(now.result->rule().text(), std::string("IMP-22"));
}

void TestImperioEndings::criterionTrueOfBothDecidesNothing_IMP22() {
    Position now = lastTwo();
    now.board.remove(at("R9C8"));
    now.lostHeadquarters = {true, true};
    now = after(now, {"R4C5xR5C5"}, {3, 3, 3, 3, 4, 4, 4});
    QCOMPARE(now.result, std::optional(Result{D, Ending::DefenderWinsTies}));
}

void TestImperioEndings::resignAndTime_IMP23() {
    QCOMPARE(after(lastTwo(), {"resign"}).result, std::optional(Result{D, Ending::Resigned}));
    QCOMPARE(after(lastTwo(), {"end", "time"}).result, std::optional(Result{A, Ending::OutOfTime}));
    QCOMPARE(after(lastTwo(), {"resign"}).result->rule().text(), std::string("IMP-23"));
}

void TestImperioEndings::nothingIsLegalAfterTheEnd() {
    const Position over = after(lastTwo(), {"resign"});
    QVERIFY(legal(over).empty());
    QCOMPARE(ruleAgainst(over, "end"), QStringLiteral("IMP-23"));
    QCOMPARE(ruleAgainst(after(lastTwo(), {"R4C5xR5C5"}, {6, 6, 6, 6, 1, 1, 1}), "end"),
             QStringLiteral("IMP-21"));
}

void TestImperioEndings::turnEndsByItself_IMP10() {
    // The footsoldier and the headquarters have each one thing to do.
    Position now = position({"HFOOOOOOO", empty, empty, empty, empty, empty, empty, empty, "SOOOOOOOE"});
    now = after(now, {"R1C2-R2C3"});
    QCOMPARE(now.toMove, A);
    now = after(now, {"R1C1-R1C2"});
    QCOMPARE(now.toMove, D);
    QCOMPARE(now.turn, 1U);
    QVERIFY(now.spawning);
}

void TestImperioEndings::turnEndsByItselfAtItsBeginning_IMP10() {
    // The defender is walled in behind its own bases, in a corner where nothing can reach it at once.
    Position now =
        position({"HOOOOOOOO", empty, empty, empty, empty, empty, "OOOOOOFFF", "OOOOOOFTT", "OOOOOOFTS"});
    now = after(now, {"end"});
    QCOMPARE(now.toMove, A);
    QCOMPARE(now.turn, 2U);
}

template struct sf::test::Registered<TestImperioEndings>;
#include "test_imperio_endings.moc"
