// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/smm_system.h"
#include "tests/core/battle_maker.h"

#include <QTest>

using namespace sf;
using namespace sf::test;
using namespace sf::battle;

namespace {

/// Three stacks: "a" (A, B and the Warlord W) and "b" (C, D) of the Reds beside each other, "e" of the Blues.
Battle field() {
    UnitKind kind;
    kind.name = "Stabber";
    kind.traits.numbers[static_cast<std::size_t>(Number::Hits)] = 6;
    kind.traits.numbers[static_cast<std::size_t>(Number::Move)] = 3;
    resolve(kind);
    Stack b = stackOf("b", {valued("C", 1).with(Number::Move, 2), UnitMaker("D")}, {5, 6});
    b.units.edit()[1].own = nullptr;
    b.units.edit()[1].kind = "Stabber";
    resolve(b.units.edit()[1], &kind);
    b.units.edit()[1].hitsLeft = 6;
    Battle battle =
        battleOf({stackOf("a", {valued("A", 1).with(Number::Move, 3), valued("B", 1).with(Number::Move, 4),
                                valued("W", 9).with(Number::Move, 5).is(Flag::Warlord)}),
                  b, stackOf("e", {valued("E", 1)}, {5, 4}, 1)});
    battle.kinds = std::vector{kind};
    Map& map = battle.map.edit();
    map.setTerrain({5, 2}, "water");
    map.setTerrain({6, 5}, "mountain");
    map.setTerrain({5, 7}, "quicksand");
    map.editStructures().push_back({StructureId("gate"), "Gate", {11, 11}, nullptr});
    return battle;
}

StackId stack(const char* id) {
    return StackId(id);
}
UnitId unit(const char* id) {
    return UnitId(id);
}
Unit edited(const char* id, const UnitMaker& maker) {
    Unit result = maker;
    result.id = UnitId(id);
    return result;
}
Traits hits(int value) {
    Traits traits;
    traits.numbers[static_cast<std::size_t>(Number::Hits)] = value;
    return traits;
}

/// The battle after the action; undoing it must give the one before.
Battle after(const Battle& battle, const Action& action, const System& system = smm::system()) {
    const Outcome outcome = apply(battle, action, system);
    if (!std::holds_alternative<Changes>(outcome))
        qFatal("refused: reason %d", static_cast<int>(std::get<Refusal>(outcome).reason));
    Battle result = battle;
    redo(result, std::get<Changes>(outcome));
    Battle back = result;
    undo(back, std::get<Changes>(outcome));
    if (!(back == battle))
        qFatal("undo does not give the battle before");
    return result;
}

QString unitsOf(const Battle& battle, const char* id) {
    QString result;
    for (const Unit& each : *battle.stacks.find(stack(id))->units)
        result += QString::fromStdString(each.id.text);
    return result;
}

QString orderOf(const Battle& battle) {
    QString result;
    for (const StackPointer& each : battle.stacks)
        result += QString::fromStdString(each->id.text);
    return result;
}

} // namespace
Q_DECLARE_METATYPE(sf::battle::Action)

/// Every action of a battle: what it changes, that it can be taken back, and when it is refused.
class TestBattleApply : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusals_data() {
        QTest::addColumn<Action>("action");
        QTest::addColumn<int>("reason");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* name, const Action& action, Reason reason, const char* rule = "") {
            QTest::newRow(name) << action << static_cast<int>(reason) << QString::fromLatin1(rule);
        };
        row("move: unknown stack", MoveStack{stack("z"), {1, 1}}, Reason::UnknownStack);
        row("move: off the map", MoveStack{stack("a"), {12, 0}, true}, Reason::OffTheMap);
        row("move: there", MoveStack{stack("a"), {5, 5}}, Reason::AlreadyThere);
        row("move: water", MoveStack{stack("a"), {5, 2}}, Reason::NotPassable, "SMM-10");
        row("move: too far", MoveStack{stack("a"), {5, 9}}, Reason::OutOfReach, "SMM-10");
        row("move: too dear", MoveStack{stack("a"), {6, 5}}, Reason::OutOfReach, "SMM-10");
        row("rotate: 4 sides", RotateStack{stack("a"), 4}, Reason::BadNumber, "SMM-20");
        row("rotate: none", RotateStack{stack("a"), 0}, Reason::NothingToChange);
        row("merge: itself", MergeStacks{stack("a"), stack("a")}, Reason::SameStack, "SMM-19");
        row("merge: enemy", MergeStacks{stack("a"), stack("e")}, Reason::OtherSide, "SMM-19");
        row("merge: unknown", MergeStacks{stack("a"), stack("z")}, Reason::UnknownStack);
        row("split: nobody", SplitStack{stack("a"), {}, stack("n"), ""}, Reason::NothingChosen, "SMM-19");
        row("split: all", SplitStack{stack("b"), {unit("C"), unit("D")}, stack("n"), ""},
            Reason::WouldBeEmpty, "SMM-19");
        row("split: of another stack", SplitStack{stack("a"), {unit("C")}, stack("n"), ""},
            Reason::UnknownUnit);
        row("split: id taken", SplitStack{stack("a"), {unit("A")}, stack("b"), ""}, Reason::IdTaken);
        row("split: no id", SplitStack{stack("a"), {unit("A")}, StackId(), ""}, Reason::BadName);
        row("swap: not tied", SwapUnits{stack("a"), unit("A"), unit("W")}, Reason::NotTied, "SMM-3");
        row("swap: with itself", SwapUnits{stack("a"), unit("A"), unit("A")}, Reason::NothingToChange);
        row("swap: of another stack", SwapUnits{stack("a"), unit("A"), unit("C")}, Reason::UnknownUnit);
        row("posture: unled", SetPosture{stack("b"), Posture::Defensive}, Reason::NoWarlord, "SMM-13");
        row("posture: as it is", SetPosture{stack("b"), Posture::Neutral}, Reason::NothingToChange);
        row("leader: no Warlord", SetLeader{stack("a"), unit("A")}, Reason::NotAWarlord, "SMM-13");
        row("leader: not there", SetLeader{stack("a"), unit("C")}, Reason::UnknownUnit);
        row("screens: too many", SetScreens{stack("a"), unit("D")}, Reason::CannotScreen, "SMM-16");
        row("screens: behind", SetScreens{stack("a"), ScreenedEdge{stack("b"), Edge::Front}},
            Reason::CannotScreen, "SMM-21");
        row("modifier: huge",
            SetModifiers{stack("a"), {{"Mud", true, false, false, -1'000'001, {}, nullptr}}},
            Reason::BadNumber, "SMM-30");
        row("add stack: empty", AddStack{stackOf("n", {}), {}}, Reason::WouldBeEmpty, "SMM-19");
        row("add stack: id taken", AddStack{stackOf("a", {UnitMaker("N")}), {}}, Reason::IdTaken);
        row("add stack: unit's id taken", AddStack{stackOf("n", {UnitMaker("E")}), {}}, Reason::IdTaken);
        row("add stack: off the map", AddStack{stackOf("n", {UnitMaker("N")}, {0, 12}), {}},
            Reason::OffTheMap);
        row("add stack: no such side", AddStack{stackOf("n", {UnitMaker("N")}, {0, 0}, 2), {}},
            Reason::BadNumber);
        row("side: none such", SetStackSide{stack("a"), -1}, Reason::BadNumber);
        row("rename: long", RenameStack{stack("a"), std::string(10'001, 'x')}, Reason::BadName);
        row("add units: none", AddUnits{stack("a"), {}}, Reason::NothingChosen);
        row("add units: twice", AddUnits{stack("a"), {UnitMaker("N"), UnitMaker("N")}}, Reason::IdTaken);
        row("add units: no hits", AddUnits{stack("a"), {UnitMaker("N").with(Number::Hits, 0)}},
            Reason::BadNumber, "SMM-1");
        row("add units: negative", AddUnits{stack("a"), {UnitMaker("N").with(Number::Attack, -1)}},
            Reason::BadNumber, "SMM-1");
        row("remove units: all", RemoveUnits{stack("e"), {unit("E")}}, Reason::WouldBeEmpty, "SMM-19");
        row("remove units: unknown", RemoveUnits{stack("e"), {unit("A")}}, Reason::UnknownUnit);
        row("edit: huge", EditUnit{stack("a"), edited("A", UnitMaker("x").with(Number::Level, 1'000'001))},
            Reason::BadNumber, "SMM-1");
        row("edit: hits left above hits", EditUnit{stack("a"), edited("A", UnitMaker("x").left(5))},
            Reason::BadNumber, "SMM-1");
        row("edit: hits left below 0", EditUnit{stack("a"), edited("A", UnitMaker("x").left(-1))},
            Reason::BadNumber, "SMM-1");
        row("terrain: off the map", PaintTerrain{{{0, 0}, {-1, 0}}, "woods"}, Reason::OffTheMap);
        row("terrain: as it is", PaintTerrain{{{5, 7}}, "quicksand"}, Reason::NothingToChange);
        row("structure: off the map", PutStructure{{StructureId("g"), "", {12, 12}, nullptr}},
            Reason::OffTheMap);
        row("structure: no id", PutStructure{{StructureId(), "", {1, 1}, nullptr}}, Reason::BadName);
        row("structure: unknown", RemoveStructure{StructureId("g")}, Reason::UnknownStructure);
        row("kind: no name", PutKind{"", "", {}}, Reason::BadName);
        row("kind: no hits", PutKind{"New", "New", hits(0)}, Reason::BadNumber, "SMM-1");
        row("kind: units left without hits", PutKind{"Stabber", "Stabber", {}}, Reason::BadNumber, "SMM-1");
        row("kind: in use", RemoveKind{"Stabber"}, Reason::KindInUse);
        row("kind: unknown", RemoveKind{"Archer"}, Reason::UnknownKind);
        row("title: as it is", SetTitle{""}, Reason::NothingToChange);
        row("sides: none", SetSides{{}}, Reason::TooManySides);
        row("sides: five", SetSides{std::vector<Side>(5)}, Reason::TooManySides);
        row("sides: in use", SetSides{std::vector<Side>(1)}, Reason::SideInUse);
        row("map: too large", ResizeMap{1001, 5}, Reason::MapTooLarge);
        row("map: none", ResizeMap{0, 5}, Reason::MapTooLarge);
        row("map: cuts off", ResizeMap{11, 12}, Reason::MapCutsOff);
        row("option: unknown", SetHouseRule{"weather", "true"}, Reason::BadOption);
        row("option: bad value", SetHouseRule{"frontArc", "2"}, Reason::BadOption, "SMM-9");
        row("option: not set", SetHouseRule{"frontArc", {}}, Reason::NothingToChange);
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

    // On the map
    // -----------------------------------------------------------------------------------------------------

    void moving_SMM10() {
        const Battle before = field();
        const Battle battle = after(before, MoveStack{stack("a"), {5, 8}});
        QCOMPARE(battle.stacks.find(stack("a"))->hex, (hex::Hex{5, 8}));
        QCOMPARE(battle.stacks.at({5, 8}).size(), 1U);
        QVERIFY(battle.stacks.at({5, 5}).empty());
        // Units, and what else a move leaves alone, are shared with the stack before.
        QVERIFY(battle.stacks[0]->units.isSameAs(before.stacks[0]->units));
    }

    void outOfReachSaysTheCost_SMM10() {
        const Outcome outcome = apply(field(), MoveStack{stack("a"), {5, 9}}, smm::system());
        QCOMPARE(std::get<Refusal>(outcome).numbers, (std::vector<int>{4, 3}));
    }

    void placingFreely() {
        QCOMPARE(after(field(), MoveStack{stack("a"), {5, 2}, true}).stacks[0]->hex, (hex::Hex{5, 2}));
        // Also for a stack that nobody lives in, which cannot move by itself.
        Battle battle = battleOf({stackOf("d", {UnitMaker("X").croaked()})});
        QVERIFY(std::holds_alternative<Refusal>(apply(battle, MoveStack{stack("d"), {5, 6}}, smm::system())));
        QCOMPARE(after(battle, MoveStack{stack("d"), {9, 9}, true}).stacks[0]->hex, (hex::Hex{9, 9}));
    }

    void rotating_SMM20() {
        const Battle battle = after(field(), RotateStack{stack("a"), -1});
        QCOMPARE(battle.stacks[0]->facing, hex::Direction::NorthWest);
        QCOMPARE(after(battle, RotateStack{stack("a"), 3}).stacks[0]->facing, hex::Direction::SouthEast);
    }

    void merging_SMM19() {
        Battle battle = field();
        battle = after(battle, RotateStack{stack("b"), 2});
        battle = after(battle, MergeStacks{stack("a"), stack("b")});
        QCOMPARE(orderOf(battle), QStringLiteral("be"));
        QCOMPARE(unitsOf(battle, "b"), QStringLiteral("CDABW"));
        QCOMPARE(battle.stacks[0]->hex, (hex::Hex{5, 6}));
        QCOMPARE(battle.stacks[0]->facing, hex::Direction::SouthEast);
        QVERIFY(!battle.stacks.find(stack("a")));
        QVERIFY(battle.stacks.at({5, 5}).empty());
    }

    void mergingTooFar_SMM19() {
        const Battle battle = after(field(), MoveStack{stack("b"), {5, 8}});
        const Outcome outcome = apply(battle, MergeStacks{stack("b"), stack("a")}, smm::system());
        QCOMPARE(std::get<Refusal>(outcome), (Refusal{Reason::NotNeighbouring, smmRule(19), {}, {3}}));
    }

    void splitting_SMM19() {
        Battle battle = after(field(), SetLeader{stack("a"), unit("W")});
        battle = after(battle, RotateStack{stack("a"), 1});
        battle = after(battle, SplitStack{stack("a"), {unit("W"), unit("A")}, stack("n"), "New"});
        QCOMPARE(orderOf(battle), QStringLiteral("anbe")); // right behind the old one
        QCOMPARE(unitsOf(battle, "a"), QStringLiteral("B"));
        QCOMPARE(unitsOf(battle, "n"), QStringLiteral("AW")); // in the player's order
        const Stack& fresh = *battle.stacks.find(stack("n"));
        QCOMPARE(fresh.hex, (hex::Hex{5, 5}));
        QCOMPARE(fresh.facing, hex::Direction::NorthEast);
        QCOMPARE(fresh.name, std::string("New"));
        QCOMPARE(fresh.leader, std::optional(unit("W"))); // the leader leads his part
        QVERIFY(!battle.stacks.find(stack("a"))->leader);
        QCOMPARE(battle.stacks.at({5, 5}).size(), 2U);
    }

    void aReformedSquareForgetsItsFormation_SMM18() {
        Stack formed = *field().stacks[0];
        formed.formed = std::vector{unit("A"), unit("B"), unit("W")};
        Battle battle = field();
        battle.stacks.replace(0, std::make_shared<const Stack>(formed));
        QVERIFY(!after(battle, RotateStack{stack("a"), 1}).stacks[0]->formed->empty());
        QVERIFY(after(battle, MergeStacks{stack("b"), stack("a")}).stacks[0]->formed->empty());
        QVERIFY(after(battle, RemoveUnits{stack("a"), {unit("B")}}).stacks[0]->formed->empty());
        QVERIFY(after(battle, SwapUnits{stack("a"), unit("A"), unit("B")}).stacks[0]->formed->empty());
    }

    void swappingTiedUnits_SMM3() {
        const Battle battle = after(field(), SwapUnits{stack("a"), unit("A"), unit("B")});
        QCOMPARE(unitsOf(battle, "a"), QStringLiteral("BAW"));
    }

    // Orders
    // -----------------------------------------------------------------------------------------------------

    void orders_SMM13() {
        Battle battle = after(field(), SetPosture{stack("a"), Posture::Screening});
        battle = after(battle, SetScreens{stack("a"), unit("B")});
        battle =
            after(battle, SetModifiers{stack("a"), {{"Mud", true, true, false, -1, Weight::Minor, nullptr}}});
        battle = after(battle, SetLeader{stack("a"), unit("W")});
        const Stack& stack = *battle.stacks[0];
        QCOMPARE(stack.posture, Posture::Screening);
        QVERIFY(stack.screens == Screens(unit("B")));
        QCOMPARE(stack.modifiers->size(), 1U);
        QCOMPARE(stack.leader, std::optional(unit("W")));
        QVERIFY(after(battle, SetScreens{battle::StackId("a"), {}}).stacks[0]->screens == Screens());
        QVERIFY(!after(battle, SetLeader{battle::StackId("a"), {}}).stacks[0]->leader);
    }

    void aLeaderThatIsNoneAnyMoreLeadsNot_SMM13() {
        const Battle battle = after(field(), SetLeader{stack("a"), unit("W")});
        QVERIFY(!after(battle, EditUnit{stack("a"), edited("W", valued("x", 9))}).stacks[0]->leader);
        QVERIFY(!after(battle, RemoveUnits{stack("a"), {unit("W")}}).stacks[0]->leader);
        QVERIFY(after(battle, RemoveUnits{stack("a"), {unit("A")}}).stacks[0]->leader.has_value());
    }

    // Setting up
    // -----------------------------------------------------------------------------------------------------

    void addingAndRemovingStacks() {
        Battle battle = after(field(), AddStack{stackOf("n", {UnitMaker("N")}), 1});
        QCOMPARE(orderOf(battle), QStringLiteral("anbe"));
        battle = after(battle, AddStack{stackOf("m", {UnitMaker("M")}), {}});
        QCOMPARE(orderOf(battle), QStringLiteral("anbem"));
        battle = after(battle, RemoveStack{stack("n")});
        QCOMPARE(orderOf(battle), QStringLiteral("abem"));
        QCOMPARE(battle.stacks.position(stack("m")), 3U);
        QCOMPARE(after(battle, SetStackSide{stack("m"), 1}).stacks[3]->side, 1);
        QCOMPARE(after(battle, RenameStack{stack("m"), "Em"}).stacks[3]->name, std::string("Em"));
    }

    void newUnitsShareTheirKindsProfile() {
        Unit fresh;
        fresh.id = unit("N");
        fresh.kind = "Stabber";
        fresh.hitsLeft = 6;
        const Battle battle = after(field(), AddUnits{stack("b"), {fresh}});
        QCOMPARE(unitsOf(battle, "b"), QStringLiteral("CDN"));
        QCOMPARE((*battle.stacks[1]->units)[2].profile, battle.kinds->front().profile);
    }

    void editingAUnit() {
        const Unit changed = edited("A", valued("x", 7).with(Number::Attack, 5));
        Battle battle = field();
        Stack before = *battle.stacks[0];
        before.units.edit()[0].unknown = std::make_shared<const std::string>("{\"mood\":1}");
        battle.stacks.replace(0, std::make_shared<const Stack>(before));
        battle = after(battle, EditUnit{stack("a"), changed});
        const Unit& now = battle.stacks[0]->units->front();
        QCOMPARE(now[Number::AttackPower], 5);
        QVERIFY(now.unknown); // what the program does not know stays
    }

    void aKindThatChangesTakesItsUnitsAlong() {
        Battle battle = after(field(), PutKind{"Stabber", "Piker", hits(5)});
        const Unit* follower = battle.stacks[1]->find(unit("D"));
        QCOMPARE(follower->kind, std::string("Piker"));
        QCOMPARE((*follower)[Number::Hits], 5);
        QCOMPARE(follower->hitsLeft, 5); // had 6
        QVERIFY(battle.kind("Piker") && !battle.kind("Stabber"));
        battle = after(battle, PutKind{"Archer", "", hits(3)});
        QCOMPARE(battle.kinds->size(), 2U);
        QVERIFY(std::holds_alternative<Refusal>(
            apply(battle, PutKind{"Archer", "Piker", hits(3)}, smm::system())));
        battle = after(battle, RemoveKind{"Archer"});
        QCOMPARE(battle.kinds->size(), 1U);
    }

    void terrain_SMM10() {
        Battle battle = after(field(), PaintTerrain{{{5, 7}, {1, 1}, {1, 1}, {5, 2}}, "water"});
        QCOMPARE(battle.map->terrain({1, 1}), Terrain::Water);
        battle = after(battle, PaintTerrain{{{1, 1}}, "lava"});
        QCOMPARE(battle.map->terrain({1, 1}), Terrain::Unknown);
        QCOMPARE(battle.map->terrainWord({1, 1}), std::string_view("lava"));
    }

    void structures() {
        Battle battle = after(field(), PutStructure{{StructureId("gate"), "Old gate", {2, 2}, nullptr}});
        QCOMPARE(battle.map->structures().size(), 1U);
        QCOMPARE(battle.map->structureAt({2, 2})->name, std::string("Old gate"));
        battle = after(battle, PutStructure{{StructureId("well"), "Well", {2, 2}, nullptr}});
        QCOMPARE(battle.map->structures().size(), 2U);
        battle = after(battle, RemoveStructure{StructureId("gate")});
        QVERIFY(!battle.map->find(StructureId("gate")));
    }

    void theBattleAsAWhole() {
        Battle battle = after(field(), SetTitle{"Ford"});
        QCOMPARE(battle.title, std::string("Ford"));
        battle = after(battle, SetSides{{{"R", 1, nullptr}, {"B", 2, nullptr}, {"G", 3, nullptr}}});
        QCOMPARE(battle.sides.size(), 3U);
        battle = after(battle, SetHouseRule{"frontArc", "3"});
        QCOMPARE(battle.houseRules.at("frontArc"), std::string("3"));
        battle = after(battle, SetHouseRule{"frontArc", {}});
        QVERIFY(battle.houseRules.empty());
        battle = after(battle, ResizeMap{20, 13});
        QCOMPARE(battle.map->terrainWord({5, 7}), std::string_view("quicksand"));
        QCOMPARE(battle.map->columns(), 20);
        QVERIFY(battle.map->find(StructureId("gate")));
    }

    void anUnknownOptionMayBeTakenOut() {
        Battle battle = field();
        battle.houseRules["weather"] = "\"rain\"";
        QVERIFY(after(battle, SetHouseRule{"weather", {}}).houseRules.empty());
    }

    // Multiplier combat
    // -----------------------------------------------------------------------------------------------------

    void whoMayStack_MUL1_data() {
        QTest::addColumn<Unit>("newcomer");
        QTest::addColumn<bool>("allowed");
        QTest::newRow("a flyer") << Unit(UnitMaker("N").is(Flag::Flyer)) << true;
        QTest::newRow("a flyer by special") << Unit(UnitMaker("N").specials({"flyer"})) << true;
        QTest::newRow("a rider") << Unit(UnitMaker("N").is(Flag::Mounted)) << true;
        QTest::newRow("a walker") << Unit(UnitMaker("N")) << false;
    }
    void whoMayStack_MUL1() {
        QFETCH(Unit, newcomer);
        QFETCH(bool, allowed);
        const Battle battle = battleOf({stackOf("s", {UnitMaker("F").is(Flag::Flyer)})});
        const Outcome outcome = apply(battle, AddUnits{stack("s"), {newcomer}}, multiplier::system());
        QCOMPARE(std::holds_alternative<Changes>(outcome), allowed);
        if (!allowed)
            QCOMPARE(std::get<Refusal>(outcome), (Refusal{Reason::MixedFlyers, multiplierRule(1), {}, {}}));
    }

    void multiplierHasNoPostures() {
        const Outcome outcome =
            apply(field(), SetPosture{stack("a"), Posture::Offensive}, multiplier::system());
        QCOMPARE(std::get<Refusal>(outcome).reason, Reason::NotInTheseRules);
        QCOMPARE(
            unitsOf(after(field(), SwapUnits{stack("a"), unit("A"), unit("W")}, multiplier::system()), "a"),
            QStringLiteral("WBA"));
    }
};

QTEST_APPLESS_MAIN(TestBattleApply)
#include "test_battle_apply.moc"
