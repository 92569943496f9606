// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_document.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/battle_writer.h"
#include "core/document/battle/multiplier/turn_play.h"
#include "core/document/kinds/document_file.h"
#include "core/rules/smm/fight/battle_state.h"
#include "tests/core/document/opened_battle.h"
#include "tests/core/document/random_actions.h"
#include "tests/core/rules/multiplier/multiplier_field.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTest>

#include <algorithm>
#include <functional>
#include <set>

using namespace sf;
using namespace sf::document;

namespace {

using test::opened;

/// Every unit is in exactly one stack, no stack is empty, ids are unique, and every stack is on the map.
void checkPieces(const battle::Battle& battle) {
    std::set<std::string> units;
    std::set<std::string> stacks;
    for (const battle::StackPointer& stack : battle.stacks) {
        RC_ASSERT(!stack->units->empty());
        RC_ASSERT(stacks.insert(stack->id.text).second);
        RC_ASSERT(battle.map->contains(stack->hex));
        RC_ASSERT(static_cast<std::size_t>(stack->side) < battle.sides.size());
        for (const battle::Unit& unit : *stack->units) {
            RC_ASSERT(units.insert(unit.id.text).second);
            RC_ASSERT((unit.hitsLeft >= 0 && unit.hitsLeft <= unit[battle::Number::Hits]));
            RC_ASSERT((unit.kind.empty() || battle.kind(unit.kind)));
        }
    }
}

void convert(BattleDocument& document) {
    const bool isSmm = document.battle().rules == RuleSystem::Smm;
    document.convert(isSmm ? RuleSystem::Multiplier : RuleSystem::Smm);
}

/// A random do, undo or redo. Actions are tried in turn, so that every run tries each kind.
void step(BattleDocument& document, int number) {
    switch (*rc::gen::weightedElement<int>({{8, 0}, {2, 1}, {1, 2}, {1, 3}, {4, 4}, {1, 5}})) {
    case 0:
        document.perform(test::anyAction(document.battle(), number, number % test::actionKinds));
        break;
    case 1:
        document.undo();
        break;
    case 2:
        document.redo();
        break;
    case 4:
        perform(document, test::anyTurnAction(document.battle()));
        break;
    case 5:
        convert(document);
        break;
    default:
        document.perform({test::anyAction(document.battle(), number), battle::SetTitle{"Both"}},
                         QStringLiteral("Two at once"));
    }
}

constexpr int editSteps = 40;

/// Three stacks of SMM, two of them together, with everything that any action needs.
battle::Battle camp() {
    using test::UnitMaker;
    battle::Battle battle = test::battleOf(
        {test::stackOf("a", {UnitMaker("a1").is(battle::Flag::Warlord), UnitMaker("a2"), UnitMaker("a3")}),
         test::stackOf("b", {UnitMaker("b1")}), test::stackOf("c", {UnitMaker("c1")}, {8, 8}, 1)});
    battle.kinds = std::vector<battle::UnitKind>{{"Nobody", {}, nullptr, nullptr}};
    battle.map.edit().editStructures().push_back({battle::StructureId("gate"), "Gate", {3, 3}, nullptr});
    return battle;
}

using Edit = std::function<bool(BattleDocument&)>;

Edit performing(const battle::Action& action) {
    return [action](BattleDocument& document) { return document.perform(action).isDone(); };
}

Edit turning(const multiplier::TurnAction& action) {
    return [action](BattleDocument& document) { return perform(document, action).isDone(); };
}

/// An action of each kind that camp() accepts, or turnField() for multiplier combat.
std::vector<battle::Action> acceptedActions() {
    using namespace battle;
    const StackId a("a");
    const StackId b("b");
    Unit renamed = test::UnitMaker("a2");
    renamed.name = "Kess";
    Modifier modifier;
    modifier.name = "Fog";
    modifier.amount = -1;
    return {MoveStack{a, {6, 6}, true},
            RotateStack{a, 1},
            MergeStacks{b, a},
            SplitStack{a, {UnitId("a3")}, StackId("n"), "New"},
            SwapUnits{a, UnitId("a2"), UnitId("a3")},
            SetPosture{a, Posture::Offensive},
            SetLeader{a, UnitId("a1")},
            SetScreens{a, UnitId("a2")},
            SetModifiers{a, {modifier}},
            OrderUnits{StackId("spears"), {UnitId("boss"), UnitId("s2"), UnitId("s1")}},
            SetSpecialBonus{StackId("spears"), "1.5"},
            AddStack{test::stackOf("n", {test::UnitMaker("n1")}), {}},
            RemoveStack{b},
            RenameStack{a, "Second"},
            SetStackSide{b, 1},
            AddUnits{a, {test::UnitMaker("n1")}},
            RemoveUnits{a, {UnitId("a3")}},
            EditUnit{a, renamed},
            PaintTerrain{{{1, 1}}, "woods"},
            PutStructure{{StructureId("tower"), "Tower", {4, 4}, nullptr}},
            RemoveStructure{StructureId("gate")},
            PutKind{"Piker", "Piker", {}},
            RemoveKind{"Nobody"},
            SetTitle{"Other"},
            SetSides{{{"Greens", 0x30B030, nullptr}, {"Blues", 0x3050B0, nullptr}}},
            ResizeMap{14, 14},
            SetHouseRule{"frontArc", "1"},
            StartPlay{},
            EndPlay{},
            SetReferee{true},
            SayReady{0},
            Concede{0},
            PlaceArrival{b, {0, 0}, hex::Direction::South},
            SetZone{0, {{1, 1}, {2, 1}}},
            SetVictory{{{HoldStructure{StructureId("gate"), 0, 3}}, {LastRound{9, Award::Side, 1}}}},
            SetArrival{b, 2, {{0, 0}}}};
}

battle::Battle after(battle::Battle battle, const std::vector<battle::Action>& actions) {
    for (const battle::Action& action : actions)
        battle::redo(
            battle, std::get<battle::Changes>(battle::apply(battle, action, document::system(battle.rules))));
    return battle;
}

/// The camp in its first orders phase, where "b" is due to arrive.
battle::Battle playedCamp() {
    return after(camp(), {battle::SetArrival{battle::StackId("b"), 1, {{0, 0}}}, battle::StartPlay{},
                          battle::SayReady{0}, battle::SayReady{1}});
}

template<class... Kinds>
bool isOneOf(const battle::Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

/// Does the edit, undoes and redoes it, and replays and loads the result.
void checkEdit(const battle::Battle& start, const Edit& edit) {
    const auto document = opened(battleJson(start));
    const auto replayed = opened(battleJson(start));
    const QByteArray before = battleJson(document->battle());
    QObject::connect(document.get(), &BattleDocument::journalGrew, [&](const QByteArray& line) {
        QVERIFY2(replayed->replayLine({line.constData(), static_cast<std::size_t>(line.size())}),
                 line.constData());
    });
    QVERIFY(edit(*document));
    const QByteArray after = battleJson(document->battle());
    QVERIFY(after != before);
    document->undo();
    QCOMPARE(battleJson(document->battle()), before);
    document->redo();
    QCOMPARE(battleJson(document->battle()), after);
    QCOMPARE(replayed->serialised(), document->serialised());
    QCOMPARE(opened(document->serialised())->serialised(), document->serialised());
}

} // namespace

/// Properties of a battle document under any edits and undos.
class TestBattleEdits : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void stepsCanBeGoneTo() {
        const auto document = opened(battleJson(camp()));
        QVERIFY(!document->undo() && !document->redo());
        for (const char* title : {"One", "Two", "Three"})
            QVERIFY(document->perform(battle::SetTitle{title}).isDone());
        const QString second = document->stepText(1);
        QStringList told;
        QObject::connect(document.get(), &Document::undone, [&](const QString& text) { told << text; });
        QObject::connect(document.get(), &Document::redone, [&](const QString& text) { told << text; });
        document->goToStep(1);
        QCOMPARE(document->battle().title, std::string("One"));
        QCOMPARE(document->stepsDone(), 1);
        QCOMPARE(document->stepCount(), 3);
        document->goToStep(2);
        document->goToStep(2);
        QCOMPARE(document->battle().title, std::string("Two"));
        QCOMPARE(told, (QStringList{second, second}));
        QCOMPARE(document->redoText(), document->stepText(2));
    }

    void severalEditsCanBeOneStep() {
        const auto document = opened(battleJson(camp()));
        const std::string before = document->battle().title;
        document->performAsOneStep(QStringLiteral("Both"), [&] {
            QVERIFY(document->perform(battle::SetTitle{"One"}).isDone());
            QVERIFY(document->perform(battle::SetTitle{"Two"}).isDone());
        });
        QCOMPARE(document->stepCount(), 1);
        QCOMPARE(document->undoText(), QStringLiteral("Both"));
        QVERIFY(document->undo());
        QCOMPARE(document->battle().title, before);
    }

    void oneStepOfNothingIsNoStep() {
        const auto document = opened(battleJson(camp()));
        QVERIFY(document->perform(battle::SetTitle{"One"}).isDone());
        QVERIFY(document->undo());
        QVERIFY(!document->performAsOneStep(QStringLiteral("Nothing"), [] {}));
        QVERIFY(!document->canUndo());
        QVERIFY(document->canRedo());
        QVERIFY(document->performAsOneStep(
            QStringLiteral("Title"), [&] { QVERIFY(document->perform(battle::SetTitle{"Two"}).isDone()); }));
        QCOMPARE(document->undoText(), QStringLiteral("Title"));
        QCOMPARE(document->stepCount(), 1);
    }

    void undoOfAllIsTheFirstAndRedoOfAllTheLast() {
        QVERIFY(rc::check([] {
            const auto document = opened(battleJson(test::anyBattle()));
            const QByteArray first = battleJson(document->battle());
            for (int i = 0; i < editSteps; ++i) {
                step(*document, i);
                checkPieces(document->battle());
            }
            document->goToStep(document->stepCount());
            const QByteArray last = battleJson(document->battle());
            document->goToStep(0);
            RC_ASSERT(battleJson(document->battle()) == first);
            checkPieces(document->battle());
            document->goToStep(document->stepCount());
            RC_ASSERT(battleJson(document->battle()) == last);
        }));
    }

    void whatWasEditedLoadsAsItIs() {
        QVERIFY(rc::check([] {
            const auto document = opened(battleJson(test::anyBattle()));
            for (int i = 0; i < editSteps; ++i)
                step(*document, i);
            const QByteArray bytes = document->serialised();
            const auto again = opened(bytes);
            RC_ASSERT(again->battle() == document->battle());
            RC_ASSERT(again->journal().size() == document->journal().size());
            RC_ASSERT(again->serialised() == bytes);
        }));
    }

    void theJournalReplaysStepByStep() {
        QVERIFY(rc::check([] {
            const QByteArray bytes = battleJson(test::anyBattle());
            const auto document = opened(bytes);
            const auto replayed = opened(bytes);
            QObject::connect(document.get(), &BattleDocument::journalGrew, [&](const QByteArray& line) {
                RC_ASSERT(replayed->replayLine({line.constData(), static_cast<std::size_t>(line.size())}));
            });
            for (int i = 0; i < editSteps; ++i) {
                step(*document, i);
                RC_ASSERT(replayed->battle() == document->battle());
            }
            RC_ASSERT(replayed->serialised() == document->serialised());
        }));
    }

    void everyKindOfActionIsAccepted_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < test::actionKinds; ++kind)
            QTest::addRow("action %d", kind) << kind;
    }
    void everyKindOfActionIsAccepted() {
        QFETCH(int, kind);
        const std::vector<battle::Action> actions = acceptedActions();
        const auto found = std::ranges::find(actions, static_cast<std::size_t>(kind), &battle::Action::index);
        QVERIFY2(found != actions.end(), "acceptedActions() has none of this kind");
        const bool isMultipliers = std::holds_alternative<battle::OrderUnits>(*found) ||
                                   std::holds_alternative<battle::SetSpecialBonus>(*found);
        const bool isPlayed = isOneOf<battle::EndPlay, battle::SetReferee, battle::SayReady, battle::Concede,
                                      battle::PlaceArrival>(*found);
        checkEdit(isMultipliers ? test::turnField() : (isPlayed ? playedCamp() : camp()), performing(*found));
    }

    /// Not what is of multiplier combat, or no edit of a battle that is played.
    void everyKindOfEditIsAcceptedFromAReferee_data() {
        QTest::addColumn<int>("kind");
        const std::vector<battle::Action> actions = acceptedActions();
        for (std::size_t kind = 0; kind < actions.size(); ++kind)
            if (!isOneOf<battle::OrderUnits, battle::SetSpecialBonus, battle::StartPlay, battle::SetReferee>(
                    actions[kind]))
                QTest::addRow("action %zu", kind) << static_cast<int>(kind);
    }
    void everyKindOfEditIsAcceptedFromAReferee() {
        QFETCH(int, kind);
        const battle::Action action = acceptedActions().at(static_cast<std::size_t>(kind));
        battle::Battle start = after(playedCamp(), {battle::SetReferee{true}});
        if (isOneOf<battle::MergeStacks>(action)) // who is to arrive can't (BAT-17)
            start = after(start, {battle::PlaceArrival{battle::StackId("b"), {0, 0}},
                                  battle::MoveStack{battle::StackId("b"), camp().stacks[0]->hex, true}});
        checkEdit(start, performing(action));
    }

    /// BAT-1.
    void playStartsWithoutTheConflictsOfTheBoard() {
        const battle::StackId a("a");
        battle::Battle battle = after(camp(), {battle::SetArrival{a, 2, {{0, 0}}}});
        smm::setConflicts(battle, {{{a, battle::StackId("c")}, {}, nullptr, 0}});
        checkEdit(battle, performing(battle::StartPlay{}));
    }

    void turnsAreAccepted() {
        checkEdit(test::turnField(), turning(test::attackBy("spears", "guards")));
        checkEdit(test::turnField(), turning(multiplier::EndTurn{}));
    }

    void conversionsAreAccepted() {
        const auto to = [](RuleSystem rules) {
            return [rules](BattleDocument& document) { return document.convert(rules).isDone(); };
        };
        checkEdit(camp(), to(RuleSystem::Multiplier));
        checkEdit(test::turnField(), to(RuleSystem::Smm));
    }

    void actionsSurviveTheJournal_data() {
        QTest::addColumn<int>("kind");
        for (int kind = 0; kind < test::actionKinds; ++kind)
            QTest::addRow("action %d", kind) << kind;
    }
    void actionsSurviveTheJournal() {
        QFETCH(int, kind);
        QVERIFY(rc::check([kind] {
            const battle::Action action = test::anyAction(test::anyBattle(), 1, kind);
            RC_ASSERT(static_cast<int>(action.index()) == kind);
            const std::string members = actionMembers(action);
            const auto entry = journalEntry("{\"n\":7," + members + '}');
            RC_ASSERT(entry.has_value());
            RC_ASSERT(entry->number == 7U);
            RC_ASSERT(entry->actions.size() == 1U);
            RC_ASSERT(entry->actions.front().index() == action.index());
            RC_ASSERT(actionMembers(entry->actions.front()) == members);
        }));
    }
};

template struct sf::test::Registered<TestBattleEdits, QCoreApplication>;
#include "test_battle_edits.moc"
