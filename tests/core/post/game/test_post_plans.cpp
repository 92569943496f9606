// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/imperio_draft.h"
#include "core/post/game/imperio_plan.h"
#include "core/post/game/plan_trial.h"
#include "core/rules/imperio/record/record_reader.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf::post;
using namespace sf::imperio;
namespace dice = sf::dice;

namespace {

/// A position in the middle of a game, by a record without dice: the attacker's turn 1.
Position startPosition() {
    const std::string record = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\n"
                               "defender deploys\nTRCCECCRT\nMSRSRMRSM\nCx5; Rx20\n"
                               "attacker deploys\nFPFFAFFPF\nKBAKHKABK\nKx1; Ax10\nplay\n";
    return std::get<Replay>(readRecord(record)).position;
}

/// An attacker's knight and archer before two of the defender's footsoldiers.
Position skirmish() {
    Position position = startPosition();
    Board board;
    const auto put = [&](int row, int column, Kind kind, Side side) {
        board.put(squareAt(row, column), {kind, side, side});
    };
    put(1, 1, Kind::Headquarters, Side::Attacker);
    put(9, 9, Kind::Headquarters, Side::Defender);
    put(5, 5, Kind::Knight, Side::Attacker);
    put(3, 3, Kind::Archer, Side::Attacker);
    put(5, 6, Kind::Footsoldier, Side::Defender);
    put(5, 8, Kind::Footsoldier, Side::Defender);
    put(9, 1, Kind::Footsoldier, Side::Defender);
    position.board = board;
    beginTurn(position);
    return position;
}

CarriedOut run(const Position& position, const char* plan, std::vector<int> values) {
    const auto read = readPlan(plan);
    dice::Script script(std::move(values));
    return carryOut(position, 1, Side::Attacker, *read, script);
}

std::vector<ItemFate> fatesOf(const CarriedOut& done) {
    std::vector<ItemFate> fates;
    for (const ItemReport& item : done.items)
        fates.push_back(item.fate);
    return fates;
}

} // namespace

/// How plans are carried out: conditions, what is skipped, paths and the turn's end.
class TestPostPlans : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void plans_data();
    void plans();
    void unknownActions_data();
    void unknownActions();
    void notations();
    void whatIsUnsaidIsEnd();
    void turnThatHasEnded();
    void draftOfTwoCases();
    void draftWithoutAssumption();
    void draftUndone();
    void draftRefuses();
    void trialCountsFates();
};

void TestPostPlans::plans_data() {
    QTest::addColumn<QString>("plan");
    QTest::addColumn<QList<int>>("dice");
    QTest::addColumn<QList<int>>("fates");
    const auto row = [](const char* name, const char* plan, const QList<int>& values,
                        const QList<ItemFate>& fates) {
        QList<int> codes;
        for (const ItemFate fate : fates)
            codes.push_back(static_cast<int>(fate));
        QTest::newRow(name) << QString::fromLatin1(plan) << values << codes;
    };
    using enum ItemFate;
    // Point blank a knight has 2 dice, a footsoldier attacked by a knight 1.
    row("won", "R5C5xR5C6,R5C6-R5C7if1won", {6, 6, 1}, {Done, Done});
    row("won, but the condition says lost", "R5C5xR5C6,R5C6-R5C7if1lost", {6, 6, 1}, {Done, Unmet});
    row("tied takes both", "R5C5xR5C6,R3C3-R3C4if1tied,R5C5-R5C4", {3, 3, 6}, {Done, Done, Refused});
    row("a condition on what was skipped is false", "R5C5xR5C6,R5C6xR5C8if1lost,R3C3-R3C4if2won", {6, 6, 1},
        {Done, Unmet, Unmet});
    row("a path to its first illegal step", "R5C5-R4C5-R4C6-R5C6-R5C7", {}, {Partly});
    row("an archer's first step", "R3C3-R3C4-R3C3", {}, {Partly});
    row("an archer's two steps", "R3C3-R3C4-R3C5", {}, {Done});
    row("an archer's three steps", "R3C3-R3C4-R3C5-R3C6", {}, {Partly});
    row("a path that cannot begin", "R5C5-R5C6", {}, {Refused});
    row("nothing stands there", "R7C7-R7C8", {}, {Refused});
    row("after the end", "end,R5C5-R4C5", {}, {Done, TurnOver});
    row("an end under a condition", "R5C5xR5C6,endif1lost,R5C6-R5C7", {6, 6, 1}, {Done, Unmet, Done});
    row("the other side's letter", "CR2C1bR1C1", {}, {Refused});
}

void TestPostPlans::plans() {
    QFETCH(const QString, plan);
    QFETCH(const QList<int>, dice);
    QFETCH(const QList<int>, fates);
    const CarriedOut done = run(skirmish(), plan.toStdString().c_str(), {dice.begin(), dice.end()});
    QList<int> found;
    for (const ItemFate fate : fatesOf(done))
        found.push_back(static_cast<int>(fate));
    QCOMPARE(found, fates);
    QCOMPARE(done.entries.size(), done.events.size());
    QVERIFY(done.position.toMove == Side::Defender);
}

void TestPostPlans::unknownActions_data() {
    QTest::addColumn<QString>("plan");
    QTest::addColumn<int>("action");
    QTest::newRow("all known") << QStringLiteral("R1C1-R2C2,R2C2sR5C5,KR3C3bR2C2,R1C1xR2C2qdestroy,end")
                               << -1;
    QTest::newRow("words") << QStringLiteral("R1C1-R2C2,hello") << 1;
    QTest::newRow("off the board") << QStringLiteral("R1C1-R0C2") << 0;
    QTest::newRow("dice") << QStringLiteral("R1C1xR1C2(6|5)") << 0;
    QTest::newRow("the clock") << QStringLiteral("time") << 0;
    QTest::newRow("a condition on a step") << QStringLiteral("R1C1-R2C2,endif1won") << 1;
}

void TestPostPlans::unknownActions() {
    QFETCH(const QString, plan);
    QFETCH(const int, action);
    const auto read = readPlan(plan.toStdString());
    QVERIFY(read.has_value());
    QCOMPARE(static_cast<int>(firstUnknownAction(*read).value_or(std::size_t(-1))), action);
}

void TestPostPlans::notations() {
    for (const char* action : {"R2C3*R4C5", "KR3C2@R2C2", "R7C5xR8C5=capture", "R7C5xR8C5=destroy",
                               "R2C4-R3C4", "end", "resign"}) {
        const std::string block = blockNotation(action);
        QCOMPARE(recordNotation(block), std::string(action));
        QCOMPARE(canonicalPlan(block), block);
    }
}

void TestPostPlans::whatIsUnsaidIsEnd() {
    const CarriedOut done = run(skirmish(), "", {});
    QVERIFY(done.items.empty());
    QCOMPARE(done.entries.size(), std::size_t{1});
    QVERIFY(done.entries.front().action == endTurn());
}

/// A turn that ended by itself before its block came: all of the plan is skipped, and nothing is played.
void TestPostPlans::turnThatHasEnded() {
    Position position = skirmish();
    position.turn = 2;
    const CarriedOut done = run(position, "R5C5-R4C5,end", {});
    QCOMPARE(fatesOf(done), (std::vector<ItemFate>{ItemFate::TurnOver, ItemFate::TurnOver}));
    QVERIFY(done.entries.empty());
    QVERIFY(done.position == position);
}

/// What is planned after a result has it as its condition, and the board shows that case.
void TestPostPlans::draftOfTwoCases() {
    ImperioDraft draft(skirmish());
    QVERIFY(!draft.add(attack(squareAt(5, 5), squareAt(5, 6)), FightResult::Won));
    QVERIFY(draft.odds(0).has_value());
    QVERIFY(draft.position().board.at(squareAt(5, 6))->side == Side::Attacker);
    QVERIFY(!draft.add(step(squareAt(5, 6), squareAt(4, 6))));
    draft.assume(0, FightResult::Lost);
    QVERIFY(!draft.position().board.at(squareAt(5, 5)));
    QVERIFY(!draft.add(step(squareAt(3, 3), squareAt(4, 3))));
    QCOMPARE(planValue(draft.plan()), std::string("R5C5xR5C6,R5C6-R4C6if1won,R3C3-R4C3if1lost"));
    QCOMPARE(fatesOf(draft.shown()),
             (std::vector<ItemFate>{ItemFate::Done, ItemFate::Unmet, ItemFate::Done}));
    draft.assume(0, FightResult::Won);
    QCOMPARE(fatesOf(draft.shown()),
             (std::vector<ItemFate>{ItemFate::Done, ItemFate::Done, ItemFate::Unmet}));
    QVERIFY(readPlan(planValue(draft.plan())) == draft.plan());
}

void TestPostPlans::draftWithoutAssumption() {
    ImperioDraft draft(skirmish());
    QVERIFY(!draft.add(attack(squareAt(5, 5), squareAt(5, 6))));
    QVERIFY(!draft.assumed(0));
    QVERIFY(!draft.add(step(squareAt(3, 3), squareAt(4, 3))));
    QCOMPARE(planValue(draft.plan()), std::string("R5C5xR5C6,R3C3-R4C3"));
    QVERIFY(!draft.add(endTurn()));
    QVERIFY(draft.isOver());
}

/// Removing a fight removes what depends on it, and the others get new numbers.
void TestPostPlans::draftUndone() {
    ImperioDraft draft(skirmish());
    QVERIFY(!draft.removeLast());
    draft.add(step(squareAt(3, 3), squareAt(4, 3)));
    draft.add(attack(squareAt(5, 5), squareAt(5, 6)), FightResult::Lost);
    draft.assume(1, FightResult::Won);
    draft.add(step(squareAt(5, 6), squareAt(4, 6)));
    QVERIFY(draft.removeLast());
    QCOMPARE(planValue(draft.plan()), std::string("R3C3-R4C3,R5C5xR5C6"));
    draft.add(step(squareAt(5, 6), squareAt(4, 6)));
    draft.assume(1, FightResult::Lost);
    QVERIFY(draft.removeLast());
    QCOMPARE(planValue(draft.plan()), std::string("R3C3-R4C3"));
    QVERIFY(draft.removeLast());
    QVERIFY(draft.plan().empty());
    QVERIFY(draft.position() == skirmish());
}

void TestPostPlans::draftRefuses() {
    ImperioDraft draft(skirmish());
    const auto refused = draft.add(step(squareAt(5, 5), squareAt(5, 6)));
    QVERIFY(refused && refused->reason == Reason::SquareTaken);
    QVERIFY(draft.plan().empty());
}

/// The step behind the fight needs the square that only a victory clears.
void TestPostPlans::trialCountsFates() {
    const PlanTrial trial = tryPlan(skirmish(), *readPlan("R5C5xR5C6,R5C6-R4C6,R3C3-R4C3if1won"), 500);
    QCOMPARE(trial.items[0].carriedOut, 500);
    QVERIFY(trial.items[1].refused > 0);
    QVERIFY(trial.items[1].refusal.has_value());
    QCOMPARE(trial.items[1].carriedOut + trial.items[1].refused, 500);
    QCOMPARE(trial.items[2].carriedOut, trial.items[1].carriedOut);
    QCOMPARE(trial.items[2].unmet, 500 - trial.items[2].carriedOut);
}

template struct sf::test::Registered<TestPostPlans>;
#include "test_post_plans.moc"
