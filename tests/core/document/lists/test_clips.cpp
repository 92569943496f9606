// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/encounter/encounter_document.h"
#include "core/document/encounter/encounter_file.h"
#include "core/document/kinds/document_file.h"
#include "core/document/lists/battle_clip.h"
#include "core/document/lists/dungeon_clip.h"
#include "core/rules/limits.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/small_battle.h"

#include <QCoreApplication>
#include <QTest>

using namespace sf;
using namespace sf::document;
using battle::StackId;

namespace {

battle::UnitKind kindOf(const char* name, int hits) {
    battle::UnitKind kind;
    kind.name = name;
    kind.traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = hits;
    resolve(kind);
    return kind;
}

/// A stack of one unit of each kind.
battle::Battle battleOf(std::vector<battle::UnitKind> kinds) {
    battle::Battle battle = test::smallBattle();
    battle::Stack stack = *battle.stacks[0];
    stack.id = StackId("kinds");
    stack.name = "Mixed";
    stack.leader.reset();
    std::vector<battle::Unit> units;
    for (const battle::UnitKind& kind : kinds) {
        battle::Unit unit;
        unit.id = battle::UnitId("k-" + std::to_string(units.size()));
        unit.kind = kind.name;
        resolve(unit, &kind);
        unit.hitsLeft = unit[battle::Number::Hits];
        units.push_back(std::move(unit));
    }
    stack.units = std::move(units);
    battle.kinds = std::move(kinds);
    test::add(battle, std::make_shared<const battle::Stack>(stack));
    return battle;
}

QStringList kindsOf(const battle::Stack& stack) {
    QStringList names;
    for (const battle::Unit& unit : *stack.units)
        names << QString::fromStdString(unit.kind);
    return names;
}

encounter::Dungeon cellar() {
    const QByteArray file = R"({"squarefront": 1, "kind": "encounter", "items": [
        {"id": "bow", "name": "Short bow", "weapon": {"damage": "1d6", "type": ["ranged"]}}],
        "people": [{"id": "Ann", "level": 2, "items": ["bow"], "wielded": "bow"}],
        "encounters": [{"id": "e1", "level": 2, "monsters": [
            {"id": "Newt", "name": "Newt", "hp": 3, "damage": "1d3", "drop": ["bow"]},
            {"id": "Rat", "name": "Rat", "hp": 2, "damage": 1}]}]})";
    return std::get<LoadedDungeon>(loadDungeon({file.constData(), static_cast<std::size_t>(file.size())}))
        .dungeon;
}

DungeonPaste pasteOf(const QByteArray& clip) {
    return std::get<DungeonPaste>(DungeonPaste::of(clip));
}

} // namespace

/// Parts of documents on the clipboard, without a window.
class TestClips : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void renamedKindsAvoidEachOther() {
        const QByteArray clip = stackClip(
            battleOf({kindOf("Guard", 4), kindOf("Guard 2", 5), kindOf("Piker", 6)}), {StackId("kinds")});
        BattleDocument into(battleOf({kindOf("Guard", 9), kindOf("Piker", 6)}));
        const auto paste = std::get<BattlePaste>(BattlePaste::of(clip, into));
        QCOMPARE(paste.otherKinds(), QStringList{QStringLiteral("Guard (Hits 4, not 9)")});
        const auto [actions, stacks] = paste.at({7, 7}, OtherKind::Rename);
        QVERIFY(into.perform(actions, QStringLiteral("Paste")).isDone());
        const battle::Stack& pasted = *into.battle().stacks.find(stacks.front().id);
        QCOMPARE(kindsOf(pasted), QStringList({QStringLiteral("Guard 2"), QStringLiteral("Guard 3"),
                                               QStringLiteral("Piker")}));
        QCOMPARE(into.battle().kinds->size(), std::size_t{4});
        for (const battle::Unit& unit : *pasted.units)
            QVERIFY(*unit.profile == *into.battle().kind(unit.kind)->profile);
    }

    void keptKindsLimitTheHitsLeft() {
        const QByteArray clip = stackClip(battleOf({kindOf("Guard", 9)}), {StackId("kinds")});
        const BattleDocument into(battleOf({kindOf("Guard", 4)}));
        const auto paste = std::get<BattlePaste>(BattlePaste::of(clip, into));
        const battle::Stack pasted = paste.at({7, 7}, OtherKind::KeepOurs).stacks.front();
        const battle::Unit& unit = pasted.units->front();
        QCOMPARE(unit[battle::Number::Hits], 4);
        QCOMPARE(unit.hitsLeft, 4);
    }

    void aLeaderStaysTheLeader() {
        battle::Battle battle = test::smallBattle();
        battle::Stack led = *battle.stacks.find(StackId("a"));
        led.leader = led.units->front().id;
        battle.stacks.replace(0, std::make_shared<const battle::Stack>(led));
        const BattleDocument into(battle);
        const auto paste = std::get<BattlePaste>(BattlePaste::of(stackClip(battle, {StackId("a")}), into));
        const battle::Stack pasted = paste.at({7, 7}, OtherKind::Rename).stacks.front();
        QVERIFY(pasted.leader && *pasted.leader == pasted.units->front().id);
        QVERIFY(*pasted.leader != *led.leader);
        const auto others = std::get<BattlePaste>(BattlePaste::of(
            unitClip(battle, StackId("a"), {battle::UnitId("a-2"), battle::UnitId("a-3")}), into));
        QVERIFY(!others.at({7, 7}, OtherKind::Rename).stacks.front().leader);
    }

    /// Whole documents can be pasted too: what their stacks were ordered names units and stacks of theirs.
    void stacksLeaveTheirOrdersBehind() {
        battle::Battle battle = test::smallBattle();
        battle::Stack ordered = *battle.stacks.find(StackId("a"));
        smm::setFormed(ordered, {battle::UnitId("a-2"), battle::UnitId("a-3")});
        smm::setScreens(ordered, battle::ScreenedEdge{StackId("b"), battle::Edge::Front});
        battle.stacks.replace(battle.stacks.position(ordered.id),
                              std::make_shared<const battle::Stack>(ordered));
        BattleDocument into(test::smallBattle());
        const auto paste = std::get<BattlePaste>(BattlePaste::of(BattleDocument(battle).serialised(), into));
        const auto [actions, stacks] = paste.at(battle.stacks[0]->hex, OtherKind::Rename);
        QCOMPARE(stacks.size(), battle.stacks.size());
        for (const battle::Stack& stack : stacks) {
            QVERIFY(smm::stateOf(stack).formed.empty());
            QVERIFY(std::holds_alternative<std::monostate>(smm::stateOf(stack).screens));
        }
        QVERIFY(into.perform(actions, QStringLiteral("Paste")).isDone());
        QVERIFY(std::holds_alternative<std::unique_ptr<Document>>(loadBytes(into.serialised())));
    }

    void wrongClipsSayWhy() {
        const BattleDocument into(test::smallBattle());
        const auto whyNot = [&](const QByteArray& clip) {
            return std::get<QString>(BattlePaste::of(clip, into));
        };
        QVERIFY2(whyNot("{\"squarefront\": 1,\n \"kind\": \"battle\", x}").contains(QLatin1String("line 2")),
                 qPrintable(whyNot("{\"squarefront\": 1,\n \"kind\": \"battle\", x}")));
        QVERIFY(!whyNot("").isEmpty());
        QCOMPARE(whyNot(dungeonJson(cellar())),
                 QStringLiteral("There is nothing on the clipboard that fits here"));
        QVERIFY(std::holds_alternative<QString>(
            DungeonPaste::of(stackClip(test::smallBattle(), {StackId("a")}))));
        QVERIFY(std::get<QString>(DungeonPaste::of(QByteArray(limits::clipBytes + 1, ' ')))
                    .contains(QLatin1String("32 MB")));
    }

    void monstersBringWhatTheyDrop() {
        const DungeonPaste paste = pasteOf(monsterClip(cellar(), {"Newt", "Rat"}));
        EncounterDocument into{encounter::Dungeon()};
        const auto perform = [&](const std::vector<encounter::Action>& actions) {
            for (const encounter::Action& action : actions)
                QVERIFY(into.perform(action).isDone());
        };
        perform(paste.monstersInto(into.dungeon(), {}, 3)); // a new Encounter
        QCOMPARE(into.dungeon().encounters.size(), std::size_t{1});
        QCOMPARE(into.dungeon().encounters[0]->level, 3);
        QCOMPARE(into.dungeon().items.size(), std::size_t{1});
        perform(paste.monstersInto(into.dungeon(), into.dungeon().encounters[0]->id, 3));
        QCOMPARE(into.dungeon().items.size(), std::size_t{1});
        QStringList names;
        for (const auto& monster : into.dungeon().encounters[0]->monsters)
            names << QString::fromStdString(monster->name);
        QCOMPARE(names.join(u' '), QStringLiteral("Newt Rat Newt 2 Rat 2"));
        perform(paste.linesInto(into.dungeon()));
        perform(paste.linesInto(into.dungeon()));
        QCOMPARE(into.dungeon().table.size(), std::size_t{4});
        QCOMPARE(into.dungeon().table[2]->monster.name, std::string("Newt 2"));
    }

    void itemsOfTheSameNameAndStatsAreShared() {
        encounter::Dungeon into = cellar();
        const DungeonPaste paste = pasteOf(itemClip(cellar(), {"bow"}));
        QVERIFY(paste.itemsInto(into).empty());
        encounter::Item other = *into.items[0];
        other.weapon->damage.dice += 1;
        into.items[0] = std::make_shared<const encounter::Item>(other);
        const auto actions = paste.itemsInto(into);
        QCOMPARE(actions.size(), std::size_t{1});
        QCOMPARE(std::get<encounter::PutItem>(actions[0]).item.id, std::string("bow 2"));
        QVERIFY(itemClip(into, {"none"}).isEmpty());
    }

    void peopleGoToTheFloorThatIsShown() {
        const DungeonPaste paste = pasteOf(personClip(cellar(), {"Ann"}));
        const auto levelOf = [&](std::optional<int> floor) {
            const auto actions = paste.peopleInto(encounter::Dungeon(), floor);
            return std::get<encounter::PutPerson>(actions.back()).person.level;
        };
        QCOMPARE(levelOf({}), 2);
        QCOMPARE(levelOf(5), 5);
    }
};

template struct sf::test::Registered<TestClips, QCoreApplication>;
#include "test_clips.moc"
