// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/edges.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/battle_maker.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;
using battle::Edge;
using battle::Posture;
using hex::Direction;
using smm::HouseRules;

namespace {

battle::Stack screener(Direction facing = Direction::North) {
    battle::Stack stack = stackOf("s", {valued("A", 1), valued("W", 9).is(Flag::Warlord)}, {5, 5});
    smm::setPosture(stack, Posture::Screening);
    stack.facing = facing;
    return stack;
}

battle::ScreenedEdge edgeOf(const char* stack, Edge edge = Edge::Front) {
    return {battle::StackId(stack), edge};
}

QString refusal(const battle::Battle& battle, const battle::Stack& stack, const battle::Screens& screens) {
    const auto result = smm::screeningRefusal(battle, stack, screens);
    return result ? QString::fromStdString(result->rule.text()) : QStringLiteral("allowed");
}

} // namespace

/// SMM-6, SMM-9, SMM-16 and SMM-21: which edge is met, and what may be screened.
class TestSmmScreening : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void metEdges_SMM9_data() {
        QTest::addColumn<int>("arc");
        QTest::addColumn<QString>("edges"); // from the neighbours clockwise from the facing
        QTest::newRow("frontArc 1") << 1 << QStringLiteral("FLLBRR");
        QTest::newRow("frontArc 3") << 3 << QStringLiteral("FFLBRF");
    }
    void metEdges_SMM9() {
        QFETCH(int, arc);
        HouseRules rules;
        rules.frontArc = arc;
        for (const Direction facing : hex::directions) {
            battle::Stack stack = stackOf("s", alphabet(1));
            stack.facing = facing;
            QString letters;
            for (int steps = 0; steps < 6; ++steps)
                letters += QLatin1Char("FLRB"[static_cast<int>(
                    smm::metEdge(rules, stack, neighbour(stack.hex, rotated(facing, steps))))]);
            QTEST(letters, "edges");
            QCOMPARE(smm::metEdge(rules, stack, stack.hex), Edge::Front);
        }
    }

    void distantAttackers_SMM9() {
        battle::Stack stack = stackOf("s", alphabet(1), {4, 4});
        QCOMPARE(smm::metEdge({}, stack, {4, 0}), Edge::Front);
        QCOMPARE(smm::metEdge({}, stack, {6, 4}), Edge::Left); // between r 1 and 2: both the Left
        stack.facing = Direction::NorthEast;
        QCOMPARE(smm::metEdge({}, stack, {6, 4}), Edge::Front); // between r 0 and 1: nearer the Front
        stack.facing = Direction::SouthWest;
        QCOMPARE(smm::metEdge({}, stack, {6, 4}), Edge::Right); // between r 3 and 4: nearer the Front
    }

    void oppositeEdges_SMM6() {
        for (const Edge edge : battle::edges)
            QCOMPARE(smm::opposite(smm::opposite(edge)), edge);
        QCOMPARE(smm::opposite(Edge::Front), Edge::Back);
        QCOMPARE(smm::opposite(Edge::Right), Edge::Left);
    }

    void units_SMM16_data() {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QString>("answer");
        const auto row = [](const char* name, const char* unit, const char* answer) {
            QTest::newRow(name) << QString::fromLatin1(unit) << QString::fromLatin1(answer);
        };
        row("of the same stack", "A", "allowed");
        row("the Warlord himself", "W", "allowed");
        row("a stack of one beside", "one", "allowed");
        row("a stack of one in the same hex", "here", "allowed");
        row("a stack with one left alive", "last", "allowed");
        row("the croaked one of that stack", "gone", "SMM-16");
        row("one of two", "two", "SMM-16");
        row("two hexes away", "far", "SMM-16");
        row("of the other side", "foe", "SMM-16");
        row("in screening posture itself", "screening", "SMM-21");
        row("unknown", "nobody", "SMM-16");
    }
    void units_SMM16() {
        QFETCH(QString, unit);
        battle::Stack screening = stackOf("v", {UnitMaker("screening").is(Flag::Warlord)}, {5, 6});
        smm::setPosture(screening, Posture::Screening);
        const battle::Battle battle =
            battleOf({screener(), stackOf("1", {UnitMaker("one")}, {5, 4}), stackOf("h", {UnitMaker("here")}),
                      stackOf("l", {UnitMaker("last"), UnitMaker("gone").croaked()}, {4, 5}),
                      stackOf("2", {UnitMaker("two"), UnitMaker("three")}, {5, 4}),
                      stackOf("f", {UnitMaker("far")}, {5, 3}), stackOf("e", {UnitMaker("foe")}, {5, 4}, 1),
                      screening});
        QTEST(refusal(battle, *battle.stacks[0], battle::UnitId(unit.toStdString())), "answer");
    }

    void structures_SMM16() {
        battle::Battle battle = battleOf({screener()});
        battle.map.edit().editStructures() = {{battle::StructureId("gate"), "", {5, 4}, nullptr},
                                              {battle::StructureId("far"), "", {5, 3}, nullptr}};
        const battle::Stack& stack = *battle.stacks[0];
        QCOMPARE(refusal(battle, stack, battle::StructureId("gate")), QStringLiteral("allowed"));
        QCOMPARE(refusal(battle, stack, battle::StructureId("far")), QStringLiteral("SMM-16"));
        QCOMPARE(refusal(battle, stack, battle::StructureId("none")), QStringLiteral("SMM-16"));
    }

    void placeOfTheDefended_SMM21() {
        // Relative to the screening stack's facing: to the left and right of its Front, not ahead, not
        // behind.
        for (const Direction facing : hex::directions)
            for (int steps = 0; steps < 6; ++steps) {
                const hex::Hex place = neighbour({5, 5}, rotated(facing, steps));
                const battle::Battle battle = battleOf({screener(facing), stackOf("d", alphabet(4), place)});
                const Edge touching = smm::metEdge({}, *battle.stacks[1], {5, 5});
                QCOMPARE(refusal(battle, *battle.stacks[0], edgeOf("d", touching)),
                         steps == 0 || steps == 3 ? QStringLiteral("SMM-21") : QStringLiteral("allowed"));
            }
    }

    void edgeOfTheDefended_SMM21_data() {
        QTest::addColumn<Edge>("edge");
        QTest::addColumn<QString>("answer");
        // The defended stack to the north-east faces north: the screening stack touches its r 4, the Right.
        QTest::newRow("front") << Edge::Front << QStringLiteral("allowed");
        QTest::newRow("back") << Edge::Back << QStringLiteral("allowed");
        QTest::newRow("right, that touches") << Edge::Right << QStringLiteral("allowed");
        QTest::newRow("left, the far one") << Edge::Left << QStringLiteral("SMM-21");
    }
    void edgeOfTheDefended_SMM21() {
        QFETCH(Edge, edge);
        const battle::Battle battle = battleOf({screener(), stackOf("d", alphabet(4), {6, 5})});
        QTEST(refusal(battle, *battle.stacks[0], edgeOf("d", edge)), "answer");
    }

    void screensAnywhere_SMM21() {
        battle::Stack stack = screener();
        stack.units.edit()[0] = UnitMaker("A").specials({"Screens Anywhere"});
        battle::Battle battle = battleOf({stack, stackOf("d", alphabet(4), {5, 4})});
        QCOMPARE(refusal(battle, stack, edgeOf("d", Edge::Front)), QStringLiteral("allowed"));
        stack.units.edit()[0].hitsLeft = 0;
        QCOMPARE(refusal(battle, stack, edgeOf("d", Edge::Front)), QStringLiteral("SMM-21"));
    }

    void stacksThatCannotBeScreened_SMM21_data() {
        QTest::addColumn<battle::Stack>("defended");
        QTest::newRow("other side") << stackOf("d", alphabet(4), {6, 5}, 1);
        QTest::newRow("same hex") << stackOf("d", alphabet(4), {5, 5});
        QTest::newRow("two hexes away") << stackOf("d", alphabet(4), {7, 4});
        QTest::newRow("nobody left") << stackOf("d", {UnitMaker("x").croaked()}, {6, 5});
        battle::Stack screening = stackOf("d", {UnitMaker("v").is(Flag::Warlord)}, {6, 5});
        smm::setPosture(screening, Posture::Screening);
        QTest::newRow("screening itself") << screening;
    }
    void stacksThatCannotBeScreened_SMM21() {
        QFETCH(battle::Stack, defended);
        const battle::Battle battle = battleOf({screener(), defended});
        QCOMPARE(refusal(battle, *battle.stacks[0], edgeOf("d", Edge::Right)), QStringLiteral("SMM-21"));
        QCOMPARE(refusal(battle, *battle.stacks[0], edgeOf("s")), QStringLiteral("SMM-21"));
        QCOMPARE(refusal(battle, *battle.stacks[0], edgeOf("unknown")), QStringLiteral("SMM-21"));
    }

    void twoThatScreenEachOtherScreenNobody_SMM21() {
        battle::Stack first = screener();
        battle::Stack second = stackOf("t", {UnitMaker("x"), UnitMaker("y").is(Flag::Warlord)}, {6, 5});
        smm::setPosture(second, Posture::Screening);
        smm::setScreens(second, edgeOf("s", Edge::Left));
        smm::setScreens(first, edgeOf("t", Edge::Right));
        const battle::Battle battle = battleOf({first, second});
        for (const battle::StackPointer& stack : battle.stacks)
            QCOMPARE(smm::Square(battle, *stack).posture(), Posture::Neutral);
    }

    void severalMayScreenOneEdge_SMM22() {
        battle::Stack first = screener();
        battle::Stack second = stackOf("t", {UnitMaker("x").is(Flag::Warlord)}, {5, 6});
        smm::setPosture(second, Posture::Screening);
        smm::setScreens(first, edgeOf("d", Edge::Right));
        smm::setScreens(second, edgeOf("d", Edge::Right));
        second.facing = Direction::NorthWest; // the defended stack lies north-east of it, r 2
        const battle::Battle battle = battleOf({first, second, stackOf("d", alphabet(4), {6, 5})});
        QCOMPARE(smm::Square(battle, first).posture(), Posture::Screening);
        QCOMPARE(smm::Square(battle, second).posture(), Posture::Neutral); // two hexes away
        battle::Stack third = second;
        third.hex = {5, 5};
        QCOMPARE(smm::Square(battle, third).posture(), Posture::Screening);
    }

    void houseRules_data() {
        QTest::addColumn<QByteArray>("option");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("allowed");
        const auto row = [](const char* option, const char* value, bool allowed) {
            QTest::addRow("%s %s", option, value) << QByteArray(option) << QByteArray(value) << allowed;
        };
        row("specialsFloor", "true", true);
        row("specialsFloor", "1", false);
        row("moderateCounts", "\"rows\"", true);
        row("moderateCounts", "\"columns\"", false);
        row("frontArc", "3", true);
        row("frontArc", "2", false);
        row("powerDivisor", "\"width\"", true);
        row("attackDie", "1000", true);
        row("attackDie", "1001", false);
        row("attackDie", "1", false);
        row("attackDie", "6.5", false);
        row("attackTarget", "0", true);
        row("minimumDamage", "-1", false);
        row("weather", "true", false);
    }
    void houseRules() {
        QFETCH(QByteArray, option);
        QFETCH(QByteArray, value);
        QFETCH(bool, allowed);
        QCOMPARE(!smm::system().mayRule(option.toStdString(), value.toStdString()), allowed);
    }

    void houseRulesAreRead() {
        battle::Battle battle = battleOf();
        QCOMPARE(smm::houseRules(battle), HouseRules());
        battle.houseRules = {{"specialsFloor", "true"}, {"moderateCounts", "\"completeRows\""},
                             {"frontArc", "3"},         {"powerDivisor", "\"width\""},
                             {"attackDie", "12"},       {"attackTarget", "7"},
                             {"minimumDamage", "0"},    {"unheardOf", "[1]"}};
        const HouseRules expected{true, smm::ModerateCounts::CompleteRows, 3, smm::PowerDivisor::Width, 12, 7,
                                  0};
        QCOMPARE(smm::houseRules(battle), expected);
    }
};

template struct sf::test::Registered<TestSmmScreening>;
#include "test_smm_screening.moc"
