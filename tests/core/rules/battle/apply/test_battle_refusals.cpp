// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/smm_system.h"
#include "tests/core/rules/battle/battle_field.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;

namespace {

void refused(const char* name, const Action& action, Reason reason, const char* rule = "") {
    QTest::newRow(name) << action << static_cast<int>(reason) << QString::fromLatin1(rule);
}

void mapRows() {
    refused("move: unknown stack", MoveStack{stack("z"), {1, 1}}, Reason::UnknownStack);
    refused("move: off the map", MoveStack{stack("a"), {12, 0}, true}, Reason::OffTheMap);
    refused("move: there", MoveStack{stack("a"), {5, 5}}, Reason::AlreadyThere);
    refused("move: water", MoveStack{stack("a"), {5, 2}}, Reason::NotPassable, "SMM-10");
    refused("move: too far", MoveStack{stack("a"), {5, 9}}, Reason::OutOfReach, "SMM-10");
    refused("move: too dear", MoveStack{stack("a"), {6, 5}}, Reason::OutOfReach, "SMM-10");
    refused("rotate: 4 sides", RotateStack{stack("a"), 4}, Reason::BadNumber, "SMM-20");
    refused("rotate: none", RotateStack{stack("a"), 0}, Reason::NothingToChange);
    refused("merge: itself", MergeStacks{stack("a"), stack("a")}, Reason::SameStack, "SMM-19");
    refused("merge: enemy", MergeStacks{stack("a"), stack("e")}, Reason::OtherSide, "SMM-19");
    refused("merge: unknown", MergeStacks{stack("a"), stack("z")}, Reason::UnknownStack);
    refused("split: nobody", SplitStack{stack("a"), {}, stack("n"), ""}, Reason::NothingChosen, "SMM-19");
    refused("split: all", SplitStack{stack("b"), {unit("C"), unit("D")}, stack("n"), ""},
            Reason::PartNotAlive, "SMM-19");
    refused("split: of another stack", SplitStack{stack("a"), {unit("C")}, stack("n"), ""},
            Reason::UnknownUnit);
    refused("split: id taken", SplitStack{stack("a"), {unit("A")}, stack("b"), ""}, Reason::IdTaken);
    refused("split: no id", SplitStack{stack("a"), {unit("A")}, StackId(), ""}, Reason::BadName);
}

void orderRows() {
    refused("swap: not tied", SwapUnits{stack("a"), unit("A"), unit("W")}, Reason::NotTied, "SMM-3");
    refused("swap: with itself", SwapUnits{stack("a"), unit("A"), unit("A")}, Reason::NothingToChange);
    refused("swap: of another stack", SwapUnits{stack("a"), unit("A"), unit("C")}, Reason::UnknownUnit);
    refused("posture: unled", SetPosture{stack("b"), Posture::Defensive}, Reason::NoWarlord, "SMM-13");
    refused("posture: as it is", SetPosture{stack("b"), Posture::Neutral}, Reason::NothingToChange);
    refused("leader: no Warlord", SetLeader{stack("a"), unit("A")}, Reason::NotAWarlord, "SMM-13");
    refused("leader: not there", SetLeader{stack("a"), unit("C")}, Reason::UnknownUnit);
    refused("screens: too many", SetScreens{stack("a"), unit("D")}, Reason::CannotScreen, "SMM-16");
    refused("screens: behind", SetScreens{stack("a"), ScreenedEdge{stack("b"), Edge::Front}},
            Reason::CannotScreen, "SMM-21");
    refused("modifier: huge",
            SetModifiers{stack("a"), {{"Mud", true, false, false, -1'000'001, {}, nullptr}}},
            Reason::BadNumber, "SMM-30");
}

void unitRows() {
    refused("add stack: empty", AddStack{stackOf("n", {}), {}}, Reason::WouldBeEmpty, "SMM-19");
    refused("add stack: id taken", AddStack{stackOf("a", {UnitMaker("N")}), {}}, Reason::IdTaken);
    refused("add stack: unit's id taken", AddStack{stackOf("n", {UnitMaker("E")}), {}}, Reason::IdTaken);
    refused("add stack: off the map", AddStack{stackOf("n", {UnitMaker("N")}, {0, 12}), {}},
            Reason::OffTheMap);
    refused("add stack: no such side", AddStack{stackOf("n", {UnitMaker("N")}, {0, 0}, 2), {}},
            Reason::BadNumber);
    refused("side: none such", SetStackSide{stack("a"), -1}, Reason::BadNumber);
    refused("rename: long", RenameStack{stack("a"), std::string(10'001, 'x')}, Reason::BadName);
    refused("add units: none", AddUnits{stack("a"), {}}, Reason::NothingChosen);
    refused("add units: twice", AddUnits{stack("a"), {UnitMaker("N"), UnitMaker("N")}}, Reason::IdTaken);
    refused("add units: no hits", AddUnits{stack("a"), {UnitMaker("N").with(Number::Hits, 0)}},
            Reason::BadNumber, "SMM-1");
    refused("add units: negative", AddUnits{stack("a"), {UnitMaker("N").with(Number::Attack, -1)}},
            Reason::BadNumber, "SMM-1");
    refused("remove units: all", RemoveUnits{stack("e"), {unit("E")}}, Reason::WouldBeEmpty, "SMM-19");
    refused("remove units: unknown", RemoveUnits{stack("e"), {unit("A")}}, Reason::UnknownUnit);
    refused("edit: huge", EditUnit{stack("a"), edited("A", UnitMaker("x").with(Number::Level, 1'000'001))},
            Reason::BadNumber, "SMM-1");
    refused("edit: hits left above hits", EditUnit{stack("a"), edited("A", UnitMaker("x").left(5))},
            Reason::BadNumber, "SMM-1");
    refused("edit: hits left below 0", EditUnit{stack("a"), edited("A", UnitMaker("x").left(-1))},
            Reason::BadNumber, "SMM-1");
}

void battleRows() {
    refused("terrain: off the map", PaintTerrain{{{0, 0}, {-1, 0}}, "woods"}, Reason::OffTheMap);
    refused("terrain: as it is", PaintTerrain{{{5, 7}}, "quicksand"}, Reason::NothingToChange);
    refused("structure: off the map", PutStructure{{StructureId("g"), "", {12, 12}, nullptr}},
            Reason::OffTheMap);
    refused("structure: no id", PutStructure{{StructureId(), "", {1, 1}, nullptr}}, Reason::BadName);
    refused("structure: unknown", RemoveStructure{StructureId("g")}, Reason::UnknownStructure);
    refused("kind: no name", PutKind{"", "", {}}, Reason::BadName);
    refused("kind: no hits", PutKind{"New", "New", hits(0)}, Reason::BadNumber, "SMM-1");
    refused("kind: units left without hits", PutKind{"Stabber", "Stabber", {}}, Reason::BadNumber, "SMM-1");
    refused("kind: in use", RemoveKind{"Stabber"}, Reason::KindInUse);
    refused("kind: unknown", RemoveKind{"Archer"}, Reason::UnknownKind);
    refused("title: as it is", SetTitle{""}, Reason::NothingToChange);
    refused("sides: none", SetSides{{}}, Reason::TooManySides);
    refused("sides: five", SetSides{std::vector<Side>(5)}, Reason::TooManySides);
    refused("sides: in use", SetSides{std::vector<Side>(1)}, Reason::SideInUse);
    refused("map: too large", ResizeMap{1001, 5}, Reason::MapTooLarge);
    refused("map: none", ResizeMap{0, 5}, Reason::MapTooLarge);
    refused("map: cuts off", ResizeMap{11, 12}, Reason::MapCutsOff);
    refused("option: unknown", SetHouseRule{"weather", "true"}, Reason::BadOption);
    refused("option: bad value", SetHouseRule{"frontArc", "2"}, Reason::BadOption, "SMM-9");
    refused("option: not set", SetHouseRule{"frontArc", {}}, Reason::NothingToChange);
}

} // namespace

/// When an action is refused, with which code and by which rule.
class TestBattleRefusals : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusals_data() {
        QTest::addColumn<Action>("action");
        QTest::addColumn<int>("reason");
        QTest::addColumn<QString>("rule");
        mapRows();
        orderRows();
        unitRows();
        battleRows();
    }
    void refusals() {
        QFETCH(Action, action);
        QFETCH(int, reason);
        const Outcome outcome = apply(field(), action, smm::system());
        QVERIFY(std::holds_alternative<Refusal>(outcome));
        const Refusal& refusal = std::get<Refusal>(outcome);
        QCOMPARE(static_cast<int>(refusal.reason), reason);
        QTEST(QString::fromStdString(refusal.rule.text()), "rule");
    }
};

template struct sf::test::Registered<TestBattleRefusals>;
#include "test_battle_refusals.moc"
