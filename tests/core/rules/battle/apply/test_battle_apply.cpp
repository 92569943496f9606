// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/core/rules/battle/battle_field.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::test;
using namespace sf::battle;

namespace {

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

/// "a5 b; e" as two Conflicts.
std::vector<smm::Conflict> conflictsOf(const QString& said) {
    std::vector<smm::Conflict> conflicts;
    for (const QString& one : said.split(QStringLiteral("; "))) {
        smm::Conflict& conflict = conflicts.emplace_back();
        for (const QString& word : one.split(QLatin1Char(' '))) {
            conflict.stacks.emplace_back(word.left(1).toStdString());
            if (word.size() > 1)
                conflict.initiative.emplace_back(conflict.stacks.back(), word.mid(1).toInt());
        }
    }
    return conflicts;
}

QString saidOf(const std::vector<smm::Conflict>& conflicts) {
    QStringList said;
    for (const smm::Conflict& conflict : conflicts) {
        QStringList words;
        for (const StackId& id : conflict.stacks) {
            words << QString::fromStdString(id.text);
            for (const auto& [owner, initiative] : conflict.initiative)
                if (owner == id)
                    words.back() += QString::number(initiative);
        }
        said << words.join(QLatin1Char(' '));
    }
    return said.join(QStringLiteral("; "));
}

} // namespace

/// Every action of a battle: what it changes, and that it can be undone.
class TestBattleApply : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    void flyersCrossWhatWalkersCannot_SMM10() {
        Battle battle = field();
        for (const hex::Direction direction : hex::directions)
            battle.map.edit().setTerrain(neighbour({5, 6}, direction), "water");
        const Action away = MoveStack{stack("b"), {5, 8}};
        const Outcome outcome = apply(battle, away, smm::system());
        QCOMPARE(std::get<Refusal>(outcome), (Refusal{Reason::OutOfReach, smmRule(10), {}, {-1, 2}}));
        for (const char* id : {"C", "D"})
            battle =
                after(battle, EditUnit{stack("b"),
                                       edited(id, UnitMaker("x").specials({"flyer"}).with(Number::Move, 2))});
        QCOMPARE(after(battle, away).stacks[1]->hex, (hex::Hex{5, 8}));
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

    /// A removed stack leaves its Conflict, or its units fight on in the stack that takes them in. Letters
    /// are stacks, "a5" one with its Initiative, which is computed anew where stacks merged (BAT-4).
    void whoGoesLeavesTheConflict_SMM24_data() {
        QTest::addColumn<QString>("before");
        QTest::addColumn<Action>("action");
        QTest::addColumn<QString>("then");
        const Action removal = RemoveStack{stack("a")};
        const Action merging = MergeStacks{stack("a"), stack("b")};
        QTest::newRow("removed") << "a5 b4 e3" << removal << "b4 e3";
        QTest::newRow("removed, and none is left to fight") << "a5 e3" << removal << "";
        QTest::newRow("removed from one of two") << "b e; a g" << removal << "b e";
        QTest::newRow("removed, a Conflict of its own side stays as it is")
            << "b c; a e g" << removal << "b c";
        QTest::newRow("removed from none") << "b4 e3" << removal << "b4 e3";
        QTest::newRow("merged into one that fights there") << "a5 b4 e3" << merging << "b e";
        QTest::newRow("merged into one that fights, from outside") << "b4 e3" << merging << "b e";
        QTest::newRow("merged into one that fights nowhere") << "e3 a5 g2" << merging << "e b g";
        QTest::newRow("merged into one that fights elsewhere") << "b4 e3; a5 g2" << merging << "b e g";
        QTest::newRow("merged into one that fights before it") << "a5 g2; b4 e3" << merging << "g b e";
        QTest::newRow("merged, neither fights") << "c e3" << merging << "c e3";
        const Action croaking = EditUnit{stack("e"), edited("E", valued("E", 1).left(0))};
        QTest::newRow("nobody in it lives any more") << "a5 e3 g2" << croaking << "a5 g2";
        QTest::newRow("nobody lives, and none is left to fight") << "a5 b4 e3" << croaking << "";
        const Action changing = SetStackSide{stack("e"), 0};
        QTest::newRow("it changes sides") << "a5 b4 e3" << changing << "";
    }
    void whoGoesLeavesTheConflict_SMM24() {
        QFETCH(QString, before);
        QFETCH(Action, action);
        QFETCH(QString, then);
        Battle battle = field();
        for (const Stack& more : {stackOf("c", {UnitMaker("X")}), stackOf("g", {UnitMaker("Y")}, {5, 3}, 1)})
            battle.stacks.insert(battle.stacks.size(), std::make_shared<const Stack>(more));
        battle.round = 3;
        smm::setConflicts(battle, conflictsOf(before));
        battle = after(battle, action);
        QCOMPARE(saidOf(smm::conflictsOf(battle)), then);
        QCOMPARE(battle.round, std::optional(3));
    }

    void aReformedSquareForgetsItsFormation_SMM18() {
        Stack formed = *field().stacks[0];
        smm::setFormed(formed, {unit("A"), unit("B"), unit("W")});
        Battle battle = field();
        battle.stacks.replace(0, std::make_shared<const Stack>(formed));
        QVERIFY(!smm::stateOf(*after(battle, RotateStack{stack("a"), 1}).stacks[0]).formed.empty());
        QVERIFY(smm::stateOf(*after(battle, MergeStacks{stack("b"), stack("a")}).stacks[0]).formed.empty());
        QVERIFY(smm::stateOf(*after(battle, RemoveUnits{stack("a"), {unit("B")}}).stacks[0]).formed.empty());
        QVERIFY(smm::stateOf(*after(battle, SwapUnits{stack("a"), unit("A"), unit("B")}).stacks[0])
                    .formed.empty());
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
        QCOMPARE(smm::stateOf(stack).posture, Posture::Screening);
        QVERIFY(smm::stateOf(stack).screens == Screens(unit("B")));
        QCOMPARE(smm::stateOf(stack).modifiers.size(), 1U);
        QCOMPARE(stack.leader, std::optional(unit("W")));
        QVERIFY(smm::stateOf(*after(battle, SetScreens{battle::StackId("a"), {}}).stacks[0]).screens ==
                Screens());
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

    void whatIsGoneIsScreenedNoMore_SMM16() {
        const Screens unitC = unit("C");
        const Screens edgeOfB = ScreenedEdge{stack("b"), Edge::Left};
        const Screens gate = StructureId("gate");
        struct Row {
            Screens screens;
            Action action;
            bool stays;
        };
        const Row rows[] = {
            {unitC, RemoveUnits{stack("b"), {unit("C")}}, false},
            {unitC, RemoveUnits{stack("b"), {unit("D")}}, true},
            {unitC, RemoveStack{stack("b")}, false},
            {unitC, MergeStacks{stack("b"), stack("a")}, true},
            {unitC, SplitStack{stack("b"), {unit("C")}, stack("n"), "New"}, true},
            {edgeOfB, MergeStacks{stack("b"), stack("a")}, false},
            {edgeOfB, RemoveUnits{stack("b"), {unit("C")}}, true},
            {edgeOfB, RemoveStack{stack("b")}, false},
            {edgeOfB, RemoveStack{stack("e")}, true},
            {gate, RemoveStructure{StructureId("gate")}, false},
            {gate, PutStructure{{StructureId("gate"), "Gate", {1, 1}, nullptr}}, true},
        };
        for (const Row& row : rows) {
            Battle battle = field();
            Stack screening = *battle.stacks[0];
            smm::setScreens(screening, row.screens);
            battle.stacks.replace(0, std::make_shared<const Stack>(screening));
            const Screens expected = row.stays ? row.screens : Screens{};
            QVERIFY(smm::stateOf(*after(battle, row.action).stacks.find(stack("a"))).screens == expected);
        }
    }

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
            QCOMPARE(std::get<Refusal>(outcome), (Refusal{Reason::MixedFlyers, multiplierRule(1)}));
    }

    void multiplierHasNoPosturesOrModifiers() {
        const Action mud = SetModifiers{stack("a"), {{"Mud", true, true, false, -1, Weight::Minor, nullptr}}};
        for (const Action& action : {Action(SetPosture{stack("a"), Posture::Offensive}), mud}) {
            const Outcome outcome = apply(field(), action, multiplier::system());
            QCOMPARE(std::get<Refusal>(outcome).reason, Reason::NotInTheseRules);
        }
        const Battle muddy = after(field(), mud);
        QVERIFY(smm::stateOf(*after(muddy, SetModifiers{stack("a"), {}}).stacks[0]).modifiers.empty());
        QCOMPARE(
            unitsOf(after(field(), SwapUnits{stack("a"), unit("A"), unit("W")}, multiplier::system()), "a"),
            QStringLiteral("WBA"));
    }
};

template struct sf::test::Registered<TestBattleApply>;
#include "test_battle_apply.moc"
