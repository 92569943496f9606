// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/game/scene.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

using namespace sf;
using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

Event eventOf(Happened what, const char* from, const char* to) {
    Event event;
    event.what = what;
    event.from = at(from);
    event.to = at(to);
    return event;
}

Event fight(Means means, dice::Comparison sums, const char* from, const char* target) {
    Event event = eventOf(Happened::Fought, from, target);
    event.fight.target = at(target);
    event.fight.matchup.means = means;
    event.sums = sums;
    return event;
}

std::vector<SceneKind> kindsOf(const std::vector<Event>& events) {
    std::vector<SceneKind> kinds;
    for (const Scene& scene : scenesOf(events))
        kinds.push_back(scene.kind);
    return kinds;
}

} // namespace

/// What is watched as one, and what the board then shows.
class TestImperioScenes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aFightHasItsLosses() {
        const std::vector<Event> tie{fight(Means::Melee, dice::Comparison::Tie, "R2C2", "R3C2"),
                                     eventOf(Happened::Eliminated, "R2C2", "R2C2"),
                                     eventOf(Happened::Eliminated, "R3C2", "R3C2")};
        QVERIFY((scenesOf(tie) == std::vector<Scene>{{0, 3, 0, SceneKind::Tie, 2}}));
        const std::vector<Event> win{fight(Means::Melee, dice::Comparison::Win, "R2C2", "R3C2"),
                                     eventOf(Happened::Eliminated, "R3C2", "R3C2"),
                                     eventOf(Happened::MovedIn, "R2C2", "R3C2"),
                                     eventOf(Happened::Stopped, "R2C2", "R3C2")};
        QVERIFY((scenesOf(win) ==
                 std::vector<Scene>{{0, 2, 0, SceneKind::Strike, 1}, {2, 4, 2, SceneKind::March, 0}}));
    }

    void aShotSplashes() {
        const std::vector<Event> shot{fight(Means::Shot, dice::Comparison::Win, "R2C2", "R4C2"),
                                      fight(Means::Splash, dice::Comparison::Tie, "R2C2", "R4C3"),
                                      eventOf(Happened::Eliminated, "R4C2", "R4C2")};
        QVERIFY((kindsOf(shot) == std::vector{SceneKind::Strike, SceneKind::Splash, SceneKind::Loss}));
    }

    void aTurnEndsWithWhoIsEntrenched() {
        const std::vector<Event> end{eventOf(Happened::Entrenched, "R2C2", "R2C2"),
                                     eventOf(Happened::Entrenched, "R2C3", "R2C3"),
                                     eventOf(Happened::TurnEnded, "R1C1", "R1C1")};
        QVERIFY((scenesOf(end) == std::vector<Scene>{{0, 3, 2, SceneKind::Heading, 0}}));
        QVERIFY(scenesOf({}).empty());
    }

    /// In games of random actions, the events lead to the board that the rules give.
    void eventsLeadToTheBoard() {
        dice::Philox random(7, 1);
        ActionList list;
        int played = 0;
        for (int game = 0; game < 20; ++game) {
            Position now = position({"FPFFAFFPF", "KBAKHKABK", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                     "OOOOOOOOO", "OOOOOOOOO", "TRCCECCRT", "MSRSRMRSM"},
                                    Side::Attacker, 10);
            for (int action = 0; action < 400 && !now.result; ++action, ++played) {
                listLegal(now, list);
                const Action chosen =
                    list[static_cast<int>(random.below(static_cast<std::uint64_t>(list.size() - 1)))];
                const Outcome outcome = apply(now, chosen, random);
                const Applied& applied = std::get<Applied>(outcome);
                std::size_t next = 0;
                for (const Scene& scene : scenesOf(applied.events)) {
                    QCOMPARE(scene.first, next);
                    QVERIFY(scene.first <= scene.main && scene.main < scene.last);
                    next = scene.last;
                }
                QCOMPARE(next, applied.events.size());
                for (const Event& event : applied.events)
                    follow(now, event);
                QVERIFY(now.board == applied.position.board);
                QVERIFY(now.entrenched == applied.position.entrenched);
                QVERIFY(now.reinforcements == applied.position.reinforcements);
                now = applied.position;
            }
        }
        QVERIFY(played > 1000);
    }
};

template struct sf::test::Registered<TestImperioScenes>;
#include "test_imperio_scenes.moc"
