// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/scene.h"
#include "core/rules/multiplier/multiplier_system.h"
#include "core/rules/smm/fight/smm_system.h"
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

} // namespace

/// What is watched as one.
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
};

template struct sf::test::Registered<TestScenes, QCoreApplication>;
#include "test_scenes.moc"
