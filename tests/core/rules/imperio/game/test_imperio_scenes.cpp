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

/// Holds each event against the positions before and after it.
class Witness final : public imperio::EventSink {
public:
    explicit Witness(const Position& begin) : m_last(begin) {}
    void tell(Event event, const Position& now) override {
        m_hasContradiction |= !isTrue(event, m_last.board, now);
        m_last = now;
        ++m_told;
    }
    std::size_t told() const { return m_told; }
    bool hasContradiction() const { return m_hasContradiction; }
    const Position& last() const { return m_last; }

private:
    static bool isTrue(const Event& event, const Board& before, const Position& now) {
        switch (event.what) {
        case Happened::Spawned:
            return before.isEmpty(event.to) && now.board.piece(event.to).kind == event.kind;
        case Happened::Stepped:
        case Happened::MovedIn:
            return now.board.isEmpty(event.from) && now.board.piece(event.to).kind == event.kind;
        case Happened::Eliminated:
        case Happened::Destroyed:
            return !before.isEmpty(event.to) && now.board.isEmpty(event.to);
        case Happened::Captured:
            return now.board.piece(event.to).side == event.side &&
                   now.board.piece(event.to).isCaptured() != before.piece(event.to).isCaptured();
        case Happened::Entrenched:
            return now.entrenched.has(event.to);
        case Happened::TurnEnded:
        case Happened::TurnEndedByItself:
            return now.toMove != event.side;
        case Happened::GameOver:
            return now.result == event.result;
        default:
            return now.board == before;
        }
    }

    Position m_last;
    std::size_t m_told = 0;
    bool m_hasContradiction = false;
};

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

    /// In games of random actions, each event comes with the position right after it.
    void eventsComeWithTheirPositions() {
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
                Witness witness(now);
                const Outcome outcome = apply(now, chosen, random, &witness);
                const Applied& applied = std::get<Applied>(outcome);
                std::size_t next = 0;
                for (const Scene& scene : scenesOf(applied.events)) {
                    QCOMPARE(scene.first, next);
                    QVERIFY(scene.first <= scene.main && scene.main < scene.last);
                    next = scene.last;
                }
                QCOMPARE(next, applied.events.size());
                QCOMPARE(witness.told(), applied.events.size());
                QVERIFY(!witness.hasContradiction());
                // What a piece has left to do in its turn is noted after the last event.
                QVERIFY(witness.last().board == applied.position.board);
                QVERIFY(witness.last().reinforcements == applied.position.reinforcements);
                QVERIFY(witness.last().toMove == applied.position.toMove);
                QVERIFY(witness.last().turn == applied.position.turn);
                QVERIFY(witness.last().result == applied.position.result);
                now = applied.position;
            }
        }
        QVERIFY(played > 1000);
    }
};

template struct sf::test::Registered<TestImperioScenes>;
#include "test_imperio_scenes.moc"
