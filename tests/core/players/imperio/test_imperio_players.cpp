// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/record_reader.h"
#include "tests/core/players/imperio/sample_games.h"
#include "tests/test_registry.h"

#include <QTest>
#include <thread>

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

Player player(Level level, std::uint64_t seed = 0) {
    return {level, handWeights(), seed};
}

Limits nodes(std::uint64_t count) {
    Limits limits;
    limits.nodes = count;
    return limits;
}

/// The defender has one base and one footsoldier left; the attacker's footsoldier stands beside the base,
/// another action gains a piece.
constexpr const char* lastBase = "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\ndefender deploys\n"
                                 "OOOOOOOOO\nETTOSOOOO\nattacker deploys\nFOOOOOOOO\nHBBOOOOOO\nplay\n";

Position readPosition(const char* text) {
    return std::get<Replay>(readRecord(text)).position;
}

/// So many turns, fewer where a sanitizer makes them slow, `factor` times as many in
/// packaging/campaigns/imperio-soak.sh.
int turnsToPlay(int turns, int factor) {
#ifdef SQUAREFRONT_SANITIZED
    turns = std::max(20, turns / 20);
#endif
    return qEnvironmentVariableIsSet("SQUAREFRONT_SOAK") ? turns * factor : turns;
}

} // namespace

/// The ladder's players: legal, repeatable, stopped immediately, and each no weaker than it should be.
class TestImperioPlayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void actionsAreLegal_data();
    void actionsAreLegal();
    void greedyBeatsRandom();
    void plannerBeatsGreedy();
    void winsAreTaken_data();
    void winsAreTaken();
    void nodesDecideAlone();
    void stopsAtOnce();
    void namesAreRead();
};

void TestImperioPlayers::actionsAreLegal_data() {
    QTest::addColumn<int>("level");
    QTest::addColumn<int>("turns");
    QTest::newRow("random") << 0 << turnsToPlay(100'000, 10);
    QTest::newRow("greedy") << 1 << turnsToPlay(10'000, 10);
    QTest::newRow("planner") << 2 << turnsToPlay(20, 50);
    QTest::newRow("replier") << 3 << turnsToPlay(20, 50);
    QTest::newRow("learned") << 4 << turnsToPlay(20, 50);
}

void TestImperioPlayers::actionsAreLegal() {
    QFETCH(int, level);
    QFETCH(int, turns);
    const auto which = static_cast<Level>(level);
    bool isLegal = true;
    int played = 0;
    const auto check = [&](const Position& position, const Choice& choice) {
        isLegal = isLegal && !refusalOf(position, choice.action) && choice.action.act != Act::Resign &&
                  choice.line.front() == choice.action;
        return isLegal;
    };
    for (std::uint64_t number = 0; played < turns && isLegal; ++number) {
        const Position end = playOn(randomStart(number), {player(which, number), player(which, number + 1)},
                                    nodes(300), number, 100, check);
        played += 2 * static_cast<int>(end.turn) - 1;
    }
    qInfo("%d turns", played);
    QVERIFY(isLegal);
}

void TestImperioPlayers::greedyBeatsRandom() {
    int wins = 0;
    const auto all = [](const Position&, const Choice&) { return true; };
    for (std::uint64_t game = 0; game < 40; ++game) {
        const bool attacks = game % 2 == 0;
        const Player greedy = player(Level::Greedy);
        const Player random = player(Level::Random, game);
        const Position end =
            playOn(randomStart(game / 2), {attacks ? greedy : random, attacks ? random : greedy}, {}, game,
                   100, all);
        wins += end.result && end.result->winner == (attacks ? Side::Attacker : Side::Defender);
    }
    QCOMPARE(wins, 40);
}

void TestImperioPlayers::plannerBeatsGreedy() {
    int wins = 0;
    const auto all = [](const Position&, const Choice&) { return true; };
    for (std::uint64_t game = 0; game < 2; ++game) {
        const bool attacks = game % 2 == 0;
        const Player planner = player(Level::Planner);
        const Player greedy = player(Level::Greedy);
        const Position end =
            playOn(randomStart(game / 2), {attacks ? planner : greedy, attacks ? greedy : planner},
                   nodes(800), game, 100, all);
        wins += end.result && end.result->winner == (attacks ? Side::Attacker : Side::Defender);
    }
    QVERIFY2(wins == 2, qPrintable(QString::number(wins)));
}

void TestImperioPlayers::winsAreTaken_data() {
    QTest::addColumn<int>("level");
    for (const int level : {1, 2, 3, 4})
        QTest::addRow("rung %d", level) << level;
}

void TestImperioPlayers::winsAreTaken() {
    QFETCH(int, level);
    Position position = readPosition(lastBase);
    // Only the defender's headquarters is left, and the attacker's footsoldier stands beside it.
    position.board.remove(squareAt(9, 2));
    position.board.remove(squareAt(9, 3));
    position.board.move(squareAt(1, 1), squareAt(8, 2));
    const Choice choice = choose(position, player(static_cast<Level>(level)), nodes(5000));
    QCOMPARE(choice.action.act, Act::Attack);
    QCOMPARE(choice.action.to, squareAt(9, 1));
}

void TestImperioPlayers::nodesDecideAlone() {
    const Position position = randomStart(3);
    for (const Level level : levels) {
        const Choice first = choose(position, player(level), nodes(1000));
        Choice second;
        std::thread([&] { second = choose(position, player(level), nodes(1000)); }).join();
        QCOMPARE(actionText(second.action, position.toMove), actionText(first.action, position.toMove));
        QCOMPARE(second.value, first.value);
    }
}

void TestImperioPlayers::stopsAtOnce() {
    const Position position = randomStart(4);
    std::stop_source source;
    source.request_stop();
    Limits limits = nodes(UINT64_MAX);
    limits.stop = source.get_token();
    for (const Level level : levels)
        QVERIFY(!refusalOf(position, choose(position, player(level), limits).action));
    Limits brief = nodes(UINT64_MAX);
    brief.time = std::chrono::milliseconds(1);
    QVERIFY(!refusalOf(position, choose(position, player(Level::Replier), brief).action));
}

void TestImperioPlayers::namesAreRead() {
    for (const Level level : levels)
        QVERIFY(levelOf(levelName(level)) == level);
    QVERIFY(!levelOf("grandmaster"));
}

template struct sf::test::Registered<TestImperioPlayers>;
#include "test_imperio_players.moc"
