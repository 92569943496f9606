// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/events.h"
#include "core/rules/battle/scene.h"
#include "core/rules/multiplier/events.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/systems/battle_systems.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTest>

#include <set>

using namespace sf;
using battle::Event;
using battle::EventKind;
using battle::Scene;
using battle::StackId;

namespace {

const StackId reds("reds");
const StackId greens("greens"); ///< of the side of the reds
const StackId blues("blues");

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

/// Of a battle with stacks of two sides.
std::vector<Scene> scenesOf(const std::vector<Event>& events) {
    battle::StackList stacks;
    for (const auto& [id, side] : {std::pair(reds, 0), std::pair(greens, 0), std::pair(blues, 1)}) {
        battle::Stack stack;
        stack.id = id;
        stack.side = side;
        stacks.insert(stacks.size(), std::make_shared<const battle::Stack>(stack));
    }
    return battle::scenesOf(events, stacks);
}

} // namespace

/// What is watched as one.
class TestScenes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void anAttackIsOneSceneWithItsLosses() {
        const std::vector<Event> events{eventOf(battle::events::roundBegins, {}, 1),
                                        eventOf(smm::events::conflictFights),
                                        eventOf(smm::events::hits, reds, 3),
                                        loss(battle::events::damage, 3),
                                        loss(battle::events::croaks, 0),
                                        eventOf(smm::events::misses, blues),
                                        eventOf(smm::events::rotates, reds, 2)};
        QVERIFY((scenesOf(events) == std::vector<Scene>{{0, 5, 2, SceneKind::Strike, 1},
                                                        {5, 6, 5, SceneKind::Strike, 0},
                                                        {6, 7, 6, SceneKind::Rotation, 0}}));
        QVERIFY(scenesOf({}).empty());
        QVERIFY((scenesOf({loss(battle::events::damage, 1)}) ==
                 std::vector<Scene>{{0, 1, 0, SceneKind::Loss, 0}}));
    }

    void stacksOfASideMoveTogether() {
        const std::vector<Event> events{
            eventOf(smm::events::othersAct),        eventOf(battle::events::moves, reds),
            eventOf(smm::events::keepsOrder, reds), eventOf(battle::events::moves, greens),
            eventOf(smm::events::rotates, reds, 1), eventOf(battle::events::moves, blues)};
        QVERIFY((scenesOf(events) ==
                 std::vector<Scene>{{0, 5, 1, SceneKind::March, 0}, {5, 6, 5, SceneKind::March, 0}}));
    }

    void theyMoveOneByOneInAConflict() {
        std::vector<Event> events{eventOf(smm::events::rotates, reds, 1),
                                  eventOf(smm::events::rotates, greens, 1)};
        for (Event& event : events)
            event.conflict = 1;
        QCOMPARE(scenesOf(events).size(), std::size_t{2});
    }

    void asidesAreNoScenes() {
        QVERIFY(scenesOf({eventOf(battle::events::saysReady), eventOf(battle::events::saysReady)}).empty());
        const std::vector<Event> events{
            eventOf(smm::events::holds, blues), eventOf(smm::events::misses, reds),
            eventOf(smm::events::inReach, blues), eventOf(smm::events::misses, greens)};
        QVERIFY((scenesOf(events) ==
                 std::vector<Scene>{{0, 3, 1, SceneKind::Strike, 0}, {3, 4, 3, SceneKind::Strike, 0}}));
    }

    void eachKindSaysWhatItBelongsTo() {
        const std::vector<Event> events{
            eventOf(smm::events::namesEdge, reds), eventOf(smm::events::hits, reds),
            eventOf(multiplier::events::attacks, reds), eventOf(multiplier::events::aims, blues),
            eventOf(multiplier::events::strikes, reds)};
        QVERIFY((scenesOf(events) ==
                 std::vector<Scene>{{0, 2, 1, SceneKind::Strike}, {2, 5, 4, SceneKind::Strike}}));
    }

    /// One row each, which nothing else has to repeat.
    void eachKindHasAWordOfItsOwn() {
        std::set<std::string_view> words;
        std::vector<std::span<const battle::EventType* const>> all{battle::events::all};
        for (const battle::System* system : battle::systems())
            all.push_back(system->events());
        std::size_t kinds = 0;
        for (const auto& rows : all)
            for (const battle::EventType* kind : rows) {
                ++kinds;
                QVERIFY2(words.insert(kind->word).second, kind->word.data());
                QVERIFY(battle::findEvent(kind->word) == *kind);
                QVERIFY(!kind->isDeath || battle::isLoss(*kind));
            }
        QCOMPARE(kinds, std::size_t{48});
        QVERIFY(battle::findEvent("tires") == battle::events::unknown);
        QVERIFY(battle::findEvent("") == battle::events::unknown);
    }
};

template struct sf::test::Registered<TestScenes, QCoreApplication>;
#include "test_scenes.moc"
