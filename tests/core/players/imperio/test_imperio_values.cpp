// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/results.h"
#include "core/players/imperio/setup_dangers.h"
#include "core/rules/imperio/record/board_reader.h"
#include "tests/core/players/imperio/sample_games.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

/// The board turned round and its sides exchanged.
Position turned(const Position& position) {
    Position other;
    for (const Square square : position.board.occupied()) {
        const Piece piece = position.board.piece(square);
        other.board.put({static_cast<std::uint8_t>(squareCount - 1 - square.index)},
                        {piece.kind, enemyOf(piece.side), enemyOf(piece.firstOwner)});
    }
    for (const Side side : sides)
        other.reinforcements[indexOf(side)] = position.reinforcements[indexOf(enemyOf(side))];
    for (const Square square : position.entrenched)
        other.entrenched.add({static_cast<std::uint8_t>(squareCount - 1 - square.index)});
    for (const Square square : position.stirred)
        other.stirred.add({static_cast<std::uint8_t>(squareCount - 1 - square.index)});
    other.toMove = enemyOf(position.toMove);
    return other;
}

} // namespace

/// What players think of positions and results, in whole numbers.
class TestImperioValues : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void chancesFollowScores();
    void sidesAreJudgedAlike();
    void endsAreCertain();
    void resultsComeToOne();
    void theSourcesExampleLosesAtOnce();
    void noReservesAreSaid();
};

void TestImperioValues::chancesFollowScores() {
    QCOMPARE(chanceOfScore(0), evenChance);
    QCOMPARE(chanceOfScore(-700), sureWin - chanceOfScore(700));
    // 1 / (1 + exp(-1)) = 0.731058578630...
    QVERIFY(std::abs(chanceOfScore(scoreUnit) - 3139872686) < 100);
    for (std::int64_t score = -20000; score < 20000; score += 7)
        QVERIFY(chanceOfScore(score) <= chanceOfScore(score + 7));
    QVERIFY(chanceOfScore(INT32_MAX) < sureWin);
    QVERIFY(chanceOfScore(INT32_MIN) > 0);
}

void TestImperioValues::sidesAreJudgedAlike() {
    const Player random{Level::Random, handWeights(), 5};
    for (std::uint64_t game = 0; game < 10; ++game)
        playOn(randomStart(game), {random, random}, {}, game, 20,
               [](const Position& position, const Choice&) {
                   const Value value = evaluate(position);
                   if (evaluate(turned(position)) != sureWin - value)
                       QTest::qFail("the sides are judged differently", __FILE__, __LINE__);
                   return true;
               });
}

void TestImperioValues::endsAreCertain() {
    Position position = randomStart(1);
    position.result = Result{Side::Attacker, Ending::NoBases};
    QCOMPARE(evaluate(position), sureWin);
    position.result->winner = Side::Defender;
    QCOMPARE(evaluate(position), Value{0});
}

void TestImperioValues::resultsComeToOne() {
    const Player greedy{Level::Greedy, handWeights(), 0};
    std::size_t most = 0;
    bool isWhole = true;
    const auto check = [&](const Position& position, const Choice& choice) {
        const Results results(position, choice.action);
        std::int64_t sum = 0;
        for (std::size_t result = 0; result < results.size(); ++result)
            sum += results.chance(result);
        most = std::max(most, results.size());
        isWhole = isWhole && std::abs(sum - sureWin) < 1000;
        return isWhole;
    };
    for (std::uint64_t game = 0; game < 5; ++game)
        playOn(randomStart(game), {greedy, greedy}, {}, game, 10, check);
    QVERIFY(isWhole);
    QVERIFY(most >= 4);
}

/// Three knights spawn and charge (IMP-7, IMP-14).
void TestImperioValues::theSourcesExampleLosesAtOnce() {
    Game game;
    game.deployments = sourceExample();
    QVERIFY(dangersOf(game).isSafe()); // the attacker's formation isn't known yet
    game = advanced(game, Stage::DefenderAlters);
    QVERIFY(game.stage == Stage::DefenderAlters);
    const SetupDangers dangers = dangersOf(game);
    QCOMPARE(dangers.strikes.size(), std::size_t{3});
    for (const SetupDangers::Strike& strike : dangers.strikes) {
        QVERIFY(game.board().bases(Side::Defender).has(strike.base));
        QVERIFY(strike.chance.number() > 0.9);
    }
    // Without reinforcements of the attacker, nobody reaches all three.
    game.deployments[indexOf(Side::Attacker)].reinforcements = {};
    QVERIFY(dangersOf(game).strikes.empty());
}

void TestImperioValues::noReservesAreSaid() {
    Game game;
    game.deployments = sourceExample();
    game.deployments[indexOf(Side::Defender)].reinforcements = {};
    QVERIFY(dangersOf(game).isWithoutReserves);
    game.options.reinforcements = 0; // nobody may have any
    QVERIFY(dangersOf(game).isSafe());
    QVERIFY(dangersOf(advanced(game, Stage::Play)).isSafe());
}

template struct sf::test::Registered<TestImperioValues>;
#include "test_imperio_values.moc"
