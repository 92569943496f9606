// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/round_field.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

void row(const char* name, const Prepare& prepare, const std::vector<int>& dice, const char* line) {
    QTest::newRow(name) << prepare << dice << QString::fromLatin1(line);
}

void distant(Field& f) {
    f.stacks[0].hex = {5, 3};
    f.stacks[0].units = std::vector<battle::Unit>{soldier("r1", 9).specials({"ranged"})};
}
void shoots(Field& f) {
    distant(f);
    f.order("r").shoot = StackId("b");
}

using battle::Reason;

void refused(const char* name, const Prepare& prepare, Reason reason) {
    QTest::newRow(name) << prepare << static_cast<int>(reason);
}

void refusedTargets() {
    refused(
        "unknown stack", [](Field& f) { f.order("zz").hold = true; }, Reason::UnknownStack);
    refused(
        "dead stack",
        [](Field& f) {
            f.stacks[0].units.edit()[0].hitsLeft = 0;
            f.order("r").hold = true;
        },
        Reason::NoLivingUnits);
    refused(
        "unknown target", [](Field& f) { f.order("r").attack = StackId("zz"); }, Reason::UnknownStack);
    refused(
        "out of reach",
        [](Field& f) {
            f.stacks[0].hex = {0, 0};
            f.order("r").attack = StackId("b");
        },
        Reason::BeyondMelee);
    refused(
        "a shot without shooters", [](Field& f) { f.order("r").shoot = StackId("b"); }, Reason::NotRanged);
    refused(
        "posture without a Warlord", [](Field& f) { f.order("r").posture = Posture::Offensive; },
        Reason::NoWarlord);
    refused(
        "unknown unit to screen", [](Field& f) { f.order("r").screens = battle::UnitId("zz"); },
        Reason::UnknownUnit);
    refused(
        "unknown structure to screen", [](Field& f) { f.order("r").screens = battle::StructureId("zz"); },
        Reason::UnknownStructure);
    refused(
        "unknown stack to screen",
        [](Field& f) {
            f.order("r").screens = battle::ScreenedEdge{StackId("zz"), battle::Edge::Front};
        },
        Reason::UnknownStack);
    refused(
        "two actions",
        [](Field& f) {
            f.order("r").attack = StackId("b");
            f.order("r").hold = true;
        },
        Reason::OneActionOnly);
}

void refusedActions() {
    refused(
        "moving out of a Conflict",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.order("r").move = hex::Hex{5, 3};
        },
        Reason::InConflict);
    refused(
        "moving too far",
        [](Field& f) {
            f.order("r").move = hex::Hex{11, 11};
        },
        Reason::OutOfReach);
    refused(
        "fleeing off the map",
        [](Field& f) {
            f.order("r").flee = hex::Hex{-1, 0};
        },
        Reason::OffTheMap);
}

void rowsOfFormingAndJoining() {
    row(
        "being near is no Conflict, SMM-24",
        [](Field& f) {
            f.order("r").hold = true;
            f.order("b").hold = true;
        },
        {}, "holds r, holds b");
    row(
        "joining after the round, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.add("s", 0, {5, 6}, {soldier("s1", 99)});
        },
        {2, 2}, "misses r b, misses b r, joins s b");
    row(
        "Conflicts become one, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.add("s", 0, {5, 6}, {soldier("s1", 1)}).facing = hex::Direction::North;
            f.add("c", 1, {5, 7}, {soldier("c1", 3)});
            f.order("s").attack = StackId("b");
            f.order("c").attack = StackId("s");
            f.inConflict({{StackId("s"), 1}, {StackId("c"), 3}});
        },
        {2, 2, 2, 2}, "conflictsMerge r: r b s c, misses r b, misses b r, misses c s, misses s b");
    row(
        "reading order of Conflicts, SMM-25",
        [](Field& f) {
            f.add("s", 0, {1, 1}, {soldier("s1", 1)});
            f.add("c", 1, {1, 2}, {soldier("c1", 3)});
        },
        {2, 2, 2, 2},
        "conflictForms r: r b, conflictForms s: s c, misses c s, misses s c, misses r b, misses b r");
    row("a shot that cannot be answered draws nobody in, SMM-24", shoots, {11}, "hits r b, damage b b1 2");
    row(
        "one that can be answered does, SMM-24",
        [](Field& f) {
            shoots(f);
            f.stacks[1].units = std::vector<battle::Unit>{soldier("b1").specials({"ranged"})};
            f.order("b").shoot = StackId("r");
        },
        {2, 2}, "conflictForms r: r b, misses r b, misses b r");
}

void rowsOfShotsAndFlight() {
    row(
        "fleeing in its place, SMM-24",
        [](Field& f) {
            f.order("b").flee = hex::Hex{5, 8};
            f.stacks[1].units = std::vector<battle::Unit>{soldier("b1", 10)};
        },
        {}, "conflictForms r: r b, flees b, holds r, conflictEnds: r");
    row(
        "not beside an opposing stack, SMM-24",
        [](Field& f) {
            f.order("b").flee = hex::Hex{6, 4};
        },
        {2}, "conflictForms r: r b, misses r b, fleeFails b");
    row(
        "not farther than its Move, SMM-24",
        [](Field& f) {
            f.order("b").flee = hex::Hex{5, 10};
        },
        {2}, "conflictForms r: r b, misses r b, fleeFails b");
    row(
        "who fled cannot be struck, SMM-28",
        [](Field& f) {
            f.inConflict({{StackId("r"), 1}, {StackId("b"), 5}});
            f.order("b").flee = hex::Hex{5, 8};
            f.order("r").attack = StackId("b");
        },
        {}, "flees b, forfeits r b, conflictEnds: r");
    row(
        "disengaging takes all, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.order("r").disengage = true;
            f.order("b").disengage = true;
        },
        {}, "disengages r, disengages b, conflictEnds");
    row(
        "not one alone, SMM-24",
        [](Field& f) {
            f.inConflict({{StackId("r"), 9}, {StackId("b"), 5}});
            f.order("r").disengage = true;
        },
        {2}, "cannotDisengage r, misses b r");
}

void rowsOfLeavingAndOutside() {
    row(
        "outside: the first player's first, SMM-25",
        [](Field& f) {
            f.stacks[0].hex = {5, 9};
            f.order("b").move = hex::Hex{5, 4};
            f.order("r").rotate = 3;
            f.order("r").move = hex::Hex{5, 8};
        },
        {}, "rotates r 3, moves r, moves b");
    row(
        "who is shot dead outside does nothing, SMM-25",
        [](Field& f) {
            shoots(f);
            f.stacks[1].units.edit()[0].hitsLeft = 1;
            f.order("b").rotate = 1;
        },
        {11}, "hits r b, damage b b1 1, croaks b b1");
}

} // namespace

/// SMM-24 and SMM-25: Conflicts form, widen, merge and end; who is in none acts afterwards; refused orders.
class TestSmmConflicts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rounds_data();
    void rounds();
    void refusals_data();
    void refusals();
};

void TestSmmConflicts::rounds_data() {
    addRoundColumns();
    rowsOfFormingAndJoining();
    rowsOfShotsAndFlight();
    rowsOfLeavingAndOutside();
}

void TestSmmConflicts::rounds() {
    playRow();
}

void TestSmmConflicts::refusals_data() {
    QTest::addColumn<Prepare>("prepare");
    QTest::addColumn<int>("reason");
    refusedTargets();
    refusedActions();
}

void TestSmmConflicts::refusals() {
    QFETCH(Prepare, prepare);
    Field field = duel();
    prepare(field);
    dice::Script none({});
    const auto result = smm::playRound(field.battle(), field.orders, none);
    QTEST(static_cast<int>(std::get<smm::OrderRefusal>(result).refusal.reason), "reason");
}

QTEST_APPLESS_MAIN(TestSmmConflicts)
#include "test_smm_conflicts.moc"
