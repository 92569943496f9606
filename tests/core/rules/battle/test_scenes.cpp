// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/scene.h"
#include "core/rules/battle/stack.h"
#include "core/rules/battle/unit.h"
#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/stack_state.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTest>

using namespace sf;
using battle::Event;
using battle::EventKind;
using battle::Scene;
using battle::StackId;

namespace {

const StackId reds("reds");
const StackId blues("blues");

std::shared_ptr<battle::Stack> stackOf(const StackId& id, int side, hex::Hex hex) {
    auto stack = std::make_shared<battle::Stack>();
    stack->id = id;
    stack->side = side;
    stack->hex = hex;
    battle::Unit& unit = stack->units.edit().emplace_back();
    unit.id = battle::UnitId(id.text + "1");
    unit.hitsLeft = 3;
    return stack;
}

battle::Battle twoStacks() {
    battle::Battle battle;
    battle.stacks.insert(0, stackOf(reds, 0, {1, 1}));
    battle.stacks.insert(1, stackOf(blues, 1, {2, 2}));
    return battle;
}

Event eventOf(EventKind kind, const StackId& stack = {}, std::int64_t amount = 0) {
    Event made{kind, smmRule(1), stack};
    made.amount = amount;
    return made;
}

Event loss(EventKind kind, std::int64_t amount) {
    Event made = eventOf(kind, blues, amount);
    made.unit = battle::UnitId("blues1");
    return made;
}

Event conflict(EventKind kind, std::vector<StackId> others) {
    Event made = eventOf(kind);
    made.others = std::move(others);
    made.conflict = 1;
    return made;
}

/// Its stacks run away by an event of its own.
class Panic final : public battle::System {
public:
    RuleSystem id() const override { return RuleSystem("PAN"); }
    std::string_view key() const override { return "panic"; }
    void follow(battle::Battle& battle, const Event& event) const override {
        if (event.word != "panics")
            return;
        battle::Stack stack = *battle.stacks.find(event.stack);
        stack.hex = event.hex.value_or(stack.hex);
        battle.stacks.replace(battle.stacks.position(event.stack),
                              std::make_shared<const battle::Stack>(std::move(stack)));
    }
};

} // namespace

/// What is watched as one, and what the map then shows.
class TestScenes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAttackIsOneSceneWithItsLosses() {
        const std::vector<Event> events{eventOf(EventKind::RoundBegins, {}, 1),
                                        eventOf(EventKind::ConflictFights),
                                        eventOf(EventKind::Hits, reds, 3),
                                        loss(EventKind::Damage, 3),
                                        loss(EventKind::Croaks, 0),
                                        eventOf(EventKind::Misses, blues),
                                        eventOf(EventKind::Rotates, reds, 2)};
        QVERIFY((battle::scenesOf(events, smm::system()) ==
                 std::vector<Scene>{{0, 5, 2, SceneKind::Strike, 1},
                                    {5, 6, 5, SceneKind::Strike, 0},
                                    {6, 7, 6, SceneKind::Rotation, 0}}));
        QVERIFY(battle::scenesOf({}, smm::system()).empty());
        QVERIFY((battle::scenesOf({loss(EventKind::Damage, 1)}, smm::system()) ==
                 std::vector<Scene>{{0, 1, 0, SceneKind::Loss, 0}}));
    }

    void eachSystemSaysWhatBelongsTogether() {
        const std::vector<Event> events{eventOf(EventKind::NamesEdge, reds), eventOf(EventKind::Hits, reds),
                                        eventOf(EventKind::Attacks, reds), eventOf(EventKind::Aims, blues),
                                        eventOf(EventKind::Strikes, reds)};
        QVERIFY((battle::scenesOf(events, smm::system()) ==
                 std::vector<Scene>{
                     {0, 2, 1, SceneKind::Strike}, {2, 3, 2}, {3, 4, 3}, {4, 5, 4, SceneKind::Strike}}));
        QVERIFY((battle::scenesOf(events, multiplier::system()) ==
                 std::vector<Scene>{{0, 1, 0}, {1, 2, 1, SceneKind::Strike}, {2, 5, 4, SceneKind::Strike}}));
    }

    void aStackGoesWhereTheEventSays() {
        Event moves = eventOf(EventKind::Moves, reds);
        moves.hex = hex::Hex{4, 3};
        moves.facing = hex::Direction::South;
        battle::Battle battle = twoStacks();
        follow(battle, moves, smm::system());
        QCOMPARE(battle.stacks.find(reds)->hex, (hex::Hex{4, 3}));
        QCOMPARE(battle.stacks.find(reds)->facing, hex::Direction::South);
        follow(battle, eventOf(EventKind::Rotates, reds, 1), smm::system());
        QCOMPARE(battle.stacks.find(reds)->facing, hex::rotated(hex::Direction::South, 1));
        follow(battle,
               eventOf(EventKind::TakesPosture, reds, static_cast<std::int64_t>(battle::Posture::Defensive)),
               smm::system());
        QCOMPARE(smm::stateOf(*battle.stacks.find(reds)).posture, battle::Posture::Defensive);
        follow(battle, eventOf(EventKind::Moves, StackId("nobody")), smm::system()); // of an older document
    }

    void aStackFollowsItsSystemsOwnEvents() {
        battle::Battle battle = twoStacks();
        Event panics = eventOf(EventKind::Own, reds);
        panics.word = "panics";
        panics.hex = hex::Hex{7, 7};
        follow(battle, panics, smm::system());
        QCOMPARE(battle.stacks.find(reds)->hex, (hex::Hex{1, 1}));
        follow(battle, panics, Panic());
        QCOMPARE(battle.stacks.find(reds)->hex, (hex::Hex{7, 7}));
    }

    void unitsLoseHitsOneAttackAfterAnother() {
        const std::vector<Event> events{loss(EventKind::Damage, 1), loss(EventKind::Damage, 2),
                                        loss(EventKind::Croaks, 0), eventOf(EventKind::LeavesMap, blues)};
        const battle::Battle before = twoStacks();
        const auto hits = [&](std::size_t count) {
            return battle::followed(before, events, count, smm::system())
                .stacks.find(blues)
                ->units->front()
                .hitsLeft;
        };
        QCOMPARE(hits(0), 3);
        QCOMPARE(hits(1), 2);
        QCOMPARE(hits(3), 0);
        QVERIFY(battle::followed(before, events, 3, smm::system()).stacks.find(blues)->isOnMap());
        QVERIFY(!battle::followed(before, events, 4, smm::system()).stacks.find(blues)->isOnMap());
        QCOMPARE(before.stacks.find(blues)->units->front().hitsLeft, 3);
    }

    void conflictsFormAndEnd() {
        battle::Battle battle = twoStacks();
        follow(battle, conflict(EventKind::ConflictForms, {reds, blues}), smm::system());
        QCOMPARE(smm::conflictOf(battle, reds), smm::conflictOf(battle, blues));
        QVERIFY(smm::conflictOf(battle, reds));
        Event flees = eventOf(EventKind::Flees, blues);
        flees.hex = hex::Hex{3, 3};
        follow(battle, flees, smm::system());
        QVERIFY(!smm::conflictOf(battle, blues));
        Event joins = conflict(EventKind::Joins, {});
        joins.stack = blues;
        follow(battle, joins, smm::system());
        QVERIFY(smm::conflictOf(battle, blues));
        follow(battle, conflict(EventKind::ConflictEnds, {reds, blues}), smm::system());
        QVERIFY(smm::conflictsOf(battle).empty());
    }

    void aSplitNeedsTheBattleAfterIt() {
        Event merges = eventOf(EventKind::Merges, blues);
        merges.target = reds;
        battle::Battle battle = twoStacks();
        const battle::Battle after = battle;
        follow(battle, merges, smm::system());
        Event splits = eventOf(EventKind::Splits, blues);
        splits.target = reds;
        splits.hex = hex::Hex{5, 5};
        follow(battle, splits, smm::system());
        QVERIFY(!battle.stacks.find(blues));
        follow(battle, splits, smm::system(), &after);
        QVERIFY(battle.stacks.find(blues));
        QCOMPARE(battle.stacks.find(blues)->hex, (hex::Hex{5, 5}));
        QCOMPARE(battle.stacks.find(blues)->units->size(), std::size_t{1});
        QCOMPARE(battle.stacks.find(reds)->units->size(), std::size_t{1});
    }

    void aMergedStackIsGone() {
        Event merges = eventOf(EventKind::Merges, blues);
        merges.target = reds;
        battle::Battle battle = twoStacks();
        follow(battle, merges, smm::system());
        QVERIFY(!battle.stacks.find(blues));
        QCOMPARE(battle.stacks.find(reds)->units->size(), std::size_t{2});
    }
};

template struct sf::test::Registered<TestScenes, QCoreApplication>;
#include "test_scenes.moc"
