// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/philox.h"
#include "core/rules/imperio/board/board_text.h"
#include "core/rules/imperio/board/geometry.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "core/rules/imperio/record/position_text.h"
#include "core/rules/imperio/setup/any_position.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <algorithm>

using namespace sf::imperio;
using namespace sf::imperio::test;
namespace dice = sf::dice;

namespace {

constexpr int longestGame = 3000; ///< actions

/// Every action that can be written down, legal or not.
std::vector<Action> everyAction() {
    std::vector<Action> all{endTurn(), resign()};
    for (std::uint8_t first = 0; first < squareCount; ++first)
        for (std::uint8_t second = 0; second < squareCount; ++second) {
            const Square from{first};
            const Square to{second};
            all.push_back(step(from, to));
            all.push_back(shot(from, to));
            for (const Intention intention : {Intention::None, Intention::Capture, Intention::Destroy})
                all.push_back(attack(from, to, intention));
            for (const Kind kind : kinds)
                all.push_back(spawn(kind, to, from));
        }
    return all;
}

/// Moves of two by way of every square around the first; others are refused at the first step.
void addMovesOfTwo(const Position& position, std::vector<Action>& all) {
    for (const Square from : position.board.occupied())
        for (const Square via : around(from))
            for (std::uint8_t to = 0; to < squareCount; ++to)
                all.push_back(stepTwice(from, via, {to}));
}

Deployment randomDeployment(dice::Philox& random) {
    std::vector<int> places(std::size_t{2} * boardSize);
    for (std::size_t place = 0; place < places.size(); ++place)
        places[place] = static_cast<int>(place);
    for (std::size_t place = places.size(); place > 1; --place)
        std::swap(places[place - 1], places[random.below(place)]);
    Deployment deployment;
    const auto set = [&](Kind kind) {
        deployment.kinds[static_cast<std::size_t>(places.back())] = kind;
        places.pop_back();
    };
    for (const Kind kind : {Kind::Headquarters, Kind::Base, Kind::Base})
        set(kind);
    for (std::uint64_t count = 1 + random.below(15); count > 0; --count)
        set(fightingKinds[countOf(deployment, Kind::Knight) == 8 ? 1 + random.below(3) : random.below(4)]);
    for (const Kind kind : {Kind::Archer, Kind::Pikeman, Kind::Footsoldier})
        deployment.reinforcements.of(kind) = static_cast<std::int32_t>(random.below(8));
    return deployment;
}

Record randomRecord(dice::Philox& random) {
    Record record;
    record.names = {"Ada", "Ben"};
    for (const Side side : sides)
        record.deployments[indexOf(side)] = randomDeployment(random);
    record.options.chargePath = static_cast<ChargePath>(random.below(2));
    record.options.pikeReach = static_cast<PikeReach>(random.below(2));
    record.options.cover = static_cast<Cover>(random.below(2));
    record.options.spawnActs = random.below(2) == 0;
    record.options.capturedBaseCounts = random.below(2) == 0;
    return record;
}

/// Attacks more often than not, so that games come to an end.
Action chooseAction(const Position& position, dice::Philox& random, ActionList& list) {
    listLegal(position, list);
    std::vector<Action> attacks;
    std::copy_if(list.begin(), list.end(), std::back_inserter(attacks),
                 [](const Action& action) { return action.act == Act::Attack || action.act == Act::Shot; });
    if (!attacks.empty() && random.below(2) == 0)
        return attacks[random.below(attacks.size())];
    return list[static_cast<int>(random.below(static_cast<std::uint64_t>(list.size() - 1)))];
}

/// Invariants of every board.
void checkInvariants(const Position& now, const Position& before, const Action& action) {
    std::size_t letters = 0;
    for (const std::string& row : boardRows(now.board))
        letters += row.size();
    RC_ASSERT(letters == std::size_t{squareCount});
    for (const Side side : sides) {
        const int grown = now.board.fighting(side).count() - before.board.fighting(side).count();
        const bool spawned = action.act == Act::Spawn && side == before.toMove;
        RC_ASSERT((spawned ? grown == 1 : grown <= 0));
        const auto left =
            now.reinforcements[indexOf(side)].total() - before.reinforcements[indexOf(side)].total();
        RC_ASSERT((spawned ? left == -1 : left == 0));
    }
    RC_ASSERT(now.board.allBases().count() <= before.board.allBases().count());
    RC_ASSERT((now.entrenched - now.board.of(Kind::Pikeman)).isEmpty());
    RC_ASSERT((now.done - now.board.of(now.toMove)).isEmpty());
}

/// A random game to its end, as a record with every position on the way.
struct RandomGame {
    Record record;
    std::vector<Position> positions;
};

RandomGame randomGame(std::uint64_t seed) {
    dice::Philox random(seed, 0);
    ActionList list;
    RandomGame game{randomRecord(random), {}};
    game.positions.push_back(start({game.record.options, game.record.deployments}));
    while (!game.positions.back().result && game.positions.size() < longestGame) {
        const Position& before = game.positions.back();
        const Action action = chooseAction(before, random, list);
        Applied applied = std::get<Applied>(apply(before, action, random));
        checkInvariants(applied.position, before, action);
        game.record.entries.push_back({before.turn, before.toMove, action, diceOf(applied.events), {}});
        game.positions.push_back(applied.position);
    }
    return game;
}

std::uint64_t perft(const Position& position, int depth) {
    if (depth == 0)
        return 1;
    ActionList list;
    listLegal(position, list);
    std::uint64_t count = 0;
    for (const Action& action : list) {
        if (action.act == Act::Resign)
            continue;
        dice::Script allOnes(std::vector<int>(100, 1));
        count += perft(std::get<Applied>(apply(position, action, allOnes)).position, depth - 1);
    }
    return count;
}

} // namespace

/// Properties of whole games, tested with random games played to the end.
class TestImperioGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void randomGamesReplayFromTheirRecord();
    void everyPositionReadsBackFromItsText_IMP2();
    void aGameGoesOnFromAnyPosition();
    void legalIsWhatIsListed();
    void countedActionsAgreeWithTheList();
    void listOfOnePieceIsPartOfTheList();
    void notationReadsBack();
    void perftCounts_data();
    void perftCounts();
};

void TestImperioGames::randomGamesReplayFromTheirRecord() {
    QVERIFY(rc::check("a written record gives the last position", [] {
        const RandomGame game = randomGame(*rc::gen::arbitrary<std::uint64_t>());
        const auto read = readRecord(recordText(game.record));
        RC_ASSERT(std::holds_alternative<Replay>(read));
        RC_ASSERT(std::get<Replay>(read).position == game.positions.back());
        RC_ASSERT(std::get<Replay>(read).record == game.record);
    }));
}

void TestImperioGames::everyPositionReadsBackFromItsText_IMP2() {
    QVERIFY(rc::check("a position in the middle of a turn reads back as it is", [] {
        const RandomGame game = randomGame(*rc::gen::arbitrary<std::uint64_t>());
        for (std::size_t index = 0; index + 1 < game.positions.size();
             index += 1 + game.positions.size() / 50) {
            const Position& position = game.positions[index];
            RC_ASSERT(problemsOf(position).empty());
            const PastedBoard read = readBoard(positionText(position), position.options);
            RC_ASSERT(read.errors.empty());
            RC_ASSERT(*read.position == position);
        }
    }));
}

void TestImperioGames::aGameGoesOnFromAnyPosition() {
    QVERIFY(rc::check("a record that begins in the middle ends as the game did", [] {
        const RandomGame game = randomGame(*rc::gen::arbitrary<std::uint64_t>());
        const std::size_t from = (game.positions.size() - 1) / 2;
        Record rest = recordOf(gameFrom(game.positions[from], game.record.names, {}), {});
        rest.entries.assign(game.record.entries.begin() + static_cast<std::ptrdiff_t>(from),
                            game.record.entries.end());
        const auto read = readRecord(recordText(rest));
        RC_ASSERT(std::holds_alternative<Replay>(read));
        RC_ASSERT(std::get<Replay>(read).record == rest);
        RC_ASSERT(std::get<Replay>(read).position == game.positions.back());
        RC_ASSERT(gameOf(rest).position == game.positions[from]);
    }));
}

void TestImperioGames::legalIsWhatIsListed() {
    const std::vector<Action> every = everyAction();
    ActionList list;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
        const RandomGame game = randomGame(seed);
        for (std::size_t index = 0; index < game.positions.size(); index += 1 + game.positions.size() / 12) {
            const Position& position = game.positions[index];
            std::vector<Action> all = every;
            addMovesOfTwo(position, all);
            listLegal(position, list);
            std::vector<Action> listed(list.begin(), list.end());
            std::vector<Action> allowed;
            std::copy_if(all.begin(), all.end(), std::back_inserter(allowed),
                         [&](const Action& action) { return !refusalOf(position, action); });
            std::sort(listed.begin(), listed.end());
            std::sort(allowed.begin(), allowed.end());
            QVERIFY(listed == allowed);
            QVERIFY(std::adjacent_find(listed.begin(), listed.end()) == listed.end());
        }
    }
}

void TestImperioGames::countedActionsAgreeWithTheList() {
    ActionList list;
    const RandomGame game = randomGame(11);
    for (const Position& position : game.positions) {
        listLegal(position, list);
        const LegalActions actions(position);
        QCOMPARE(actions.count(), position.result ? 0 : list.size() - 2);
        QVERIFY(position.result || hasAction(position));
        for (int n = 0; n < actions.count(); n += 7)
            QVERIFY(actions[n] == list[n]);
    }
}

void TestImperioGames::listOfOnePieceIsPartOfTheList() {
    ActionList all;
    ActionList one;
    const RandomGame game = randomGame(12);
    for (std::size_t index = 0; index < game.positions.size(); index += 10) {
        const Position& position = game.positions[index];
        listLegal(position, all);
        int sum = 0;
        for (std::uint8_t square = 0; square < squareCount; ++square) {
            listLegalOf(position, {square}, one);
            for (const Action& action : one)
                QVERIFY(!refusalOf(position, action));
            sum += one.size();
        }
        QCOMPARE(sum, position.result ? 0 : all.size() - 2);
    }
}

void TestImperioGames::notationReadsBack() {
    ActionList list;
    const RandomGame game = randomGame(13);
    for (std::size_t index = 0; index < game.positions.size(); index += 5) {
        const Position& position = game.positions[index];
        listLegal(position, list);
        for (const Action& action : list) {
            const auto read = readTypedAction(actionText(action, position.toMove));
            QVERIFY(std::holds_alternative<PlayLine>(read));
            QVERIFY(actionsOf(std::get<PlayLine>(read), position) == std::vector{action});
        }
    }
}

void TestImperioGames::perftCounts_data() {
    QTest::addColumn<QString>("rows");
    QTest::addColumn<int>("reserve");
    QTest::addColumn<int>("depth");
    QTest::addColumn<quint64>("count");
    const QString small = QStringLiteral(
        "HOOOOOOOO/KOOOOOOOO/OOOOOOOOO/OOOOOOOOO/OOOOMOOOO/OOOOOOOOO/OOOOOOOOO/OOOOOOOSR/OOOOOOOTE");
    const QString melee = QStringLiteral(
        "HOOOOOOOO/OOOOOOOOO/OOOKAPOOO/OOOOFOOOO/OOOOMOOOO/OOCRSOOOO/OOOOOTOOO/OOOOOOOOO/OOOOOOOOE");
    // The first two can be counted by hand: the corner headquarters has two squares and the knight four, and
    // with one unit of each kind two squares make eight spawns. The rest comes from an independent program.
    QTest::newRow("one action") << small << 0 << 1 << quint64{2 + 4 + 1};
    QTest::newRow("one action or spawn") << small << 1 << 1 << quint64{8 + 2 + 4 + 1};
    QTest::newRow("two actions") << small << 0 << 2 << quint64{75};
    QTest::newRow("three actions") << small << 0 << 3 << quint64{1067};
    QTest::newRow("two actions or spawns") << small << 1 << 2 << quint64{205};
    QTest::newRow("in a melee") << melee << 0 << 1 << quint64{53};
    QTest::newRow("two in a melee") << melee << 0 << 2 << quint64{1873};
    QTest::newRow("two in a melee with spawns") << melee << 1 << 2 << quint64{2670};
}

void TestImperioGames::perftCounts() {
    QFETCH(const QString, rows);
    QFETCH(const int, reserve);
    QFETCH(const int, depth);
    QFETCH(const quint64, count);
    const QByteArrayList lines = rows.toLatin1().split('/');
    std::array<const char*, boardSize> board{};
    for (int row = 0; row < boardSize; ++row)
        board[static_cast<std::size_t>(row)] = lines[row].constData();
    QCOMPARE(perft(position(board, Side::Attacker, reserve), depth), count);
}

template struct sf::test::Registered<TestImperioGames>;
#include "test_imperio_games.moc"
