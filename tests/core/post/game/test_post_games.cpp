// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/record/record_reader.h"
#include "tests/core/post/post_players.h"
#include "tests/properties.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf::post;
using namespace sf::post::test;
namespace dice = sf::dice;

namespace {

std::string textOf(const std::vector<Block>& blocks) {
    std::string text;
    for (const Block& block : blocks)
        text += "Some words.\n\n" + blockText(block) + "\n";
    return text;
}

std::vector<PostedBlock> readBack(const std::string& text) {
    const ReadText read = readBlocks(text);
    std::vector<PostedBlock> blocks;
    for (const ReadBlock& block : read.blocks)
        blocks.push_back({block, 0});
    return read.problems.empty() ? blocks : std::vector<PostedBlock>();
}

/// The first fault of the blocks as a game.
std::optional<GameFault> faultOf(const std::vector<Block>& blocks) {
    const auto games = checkGames(posted(blocks));
    for (const CheckedGame& game : games)
        if (!game.problems.empty())
            return game.problems.front().problem.fault;
    return std::nullopt;
}

std::string other(std::string_view value) {
    std::string result(value);
    result.front() = result.front() == '0' ? '1' : '0';
    return result;
}

} // namespace

/// Whole games by post: honest blocks are accepted, and cheating is detected.
class TestPostGames : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void honestGamesHold();
    void blockCountOfAGame();
    void rolesByDice();
    void recordIsTheGameThatWasPlayed();
    void tampering_data();
    void tampering();
    void resigning();
    void claimingTheTime();
    void times();
    void disputes();
    void signatures();
    void strayBlocks();
    void secretsOutOfPlace();
};

void TestPostGames::honestGamesHold() {
    QVERIFY(rc::check("an honest game is read back from its text, in any order, and holds", [] {
        Players players(*rc::gen::arbitrary<std::uint64_t>());
        players.play(*rc::gen::inRange<std::size_t>(1, 25));
        std::vector<PostedBlock> blocks = readBack(textOf(players.blocks()));
        RC_ASSERT(blocks.size() == players.blocks().size());
        for (std::size_t at = blocks.size(); at > 1; --at)
            std::swap(blocks[at - 1], blocks[players.random().below(at)]);
        const auto games = checkGames(blocks);
        RC_ASSERT(games.size() == 1);
        RC_ASSERT(games[0].problems.empty());
        RC_ASSERT(games[0].notes.empty());
        RC_ASSERT(games[0].game->count() == players.blocks().size());
        RC_ASSERT(games[0].awaited.has_value() == !players.game().end());
        RC_ASSERT(games[0].game->rules().position() == players.game().rules().position());
    }));
}

/// Roles, deployments, alterations and the last opening: a game takes its turns and 7 blocks at most.
void TestPostGames::blockCountOfAGame() {
    int ended = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Players players(seed);
        players.play(2000);
        if (!players.game().end())
            continue;
        ++ended;
        const Position& position = players.rules().game().position;
        const std::size_t turns = 2 * (position.turn - 1) + (position.toMove == Side::Attacker ? 1U : 2U);
        QVERIFY2(players.blocks().size() <= turns + 7, qPrintable(QString::number(seed)));
    }
    QVERIFY(ended > 3);
}

void TestPostGames::rolesByDice() {
    int byDice = 0;
    for (std::uint64_t seed = 1; seed <= 16; ++seed) {
        Players players(seed);
        players.play(3);
        if (players.game().invitation().value(Field::Roles) != "dice")
            continue;
        ++byDice;
        const std::vector<int>& thrown = players.rules().roleDice();
        QVERIFY(thrown.size() >= 2 && thrown.size() % 2 == 0);
        const bool starterIsHigher = thrown[thrown.size() - 2] > thrown.back();
        QCOMPARE(players.rules().attacker(), starterIsHigher ? Writer::Starter : Writer::Answerer);
        for (std::size_t at = 0; at + 2 < thrown.size(); at += 2)
            QCOMPARE(thrown[at], thrown[at + 1]);
        // Whoever attacks waits for the defender's deployment.
        QCOMPARE(players.blocks()[2].value(Field::Plan).empty(), starterIsHigher);
    }
    QVERIFY(byDice > 3);
}

void TestPostGames::recordIsTheGameThatWasPlayed() {
    Players players(7);
    players.play(40);
    const std::string record = players.rules().record();
    const auto read = readRecord(record);
    QVERIFY(std::holds_alternative<Replay>(read));
    QVERIFY(std::get<Replay>(read).position == players.rules().game().position);
    QCOMPARE(players.rules().position(), sha256(record));
}

void TestPostGames::tampering_data() {
    QTest::addColumn<int>("field");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, Field field, GameFault fault) {
        QTest::newRow(name) << static_cast<int>(field) << static_cast<int>(fault);
    };
    row("another game", Field::Game, GameFault::NoInvitation);
    row("another block before", Field::Previous, GameFault::NoPrevious);
    row("a secret that was not sealed", Field::Opened, GameFault::WrongSecret);
    row("dice that did not fall", Field::Dice, GameFault::WrongDice);
    row("a position of one's own", Field::Position, GameFault::WrongPosition);
}

void TestPostGames::tampering() {
    QFETCH(const int, field);
    QFETCH(const int, fault);
    const auto wrong = static_cast<Field>(field);
    Players players(11);
    players.play(60);
    std::vector<Block> blocks = players.blocks();
    while (!blocks.back().has(wrong) || !blocks.back().has(Field::Dice))
        blocks.pop_back();
    QVERIFY(blocks.size() > 8);
    QVERIFY(!faultOf(blocks));
    std::string value = other(blocks.back().value(wrong));
    if (wrong == Field::Dice)
        value.front() = blocks.back().value(wrong).front() == '6' ? '5' : '6';
    blocks.back() = changed(blocks.back(), wrong, value);
    QCOMPARE(static_cast<int>(*faultOf(blocks)), fault);
}

void TestPostGames::resigning() {
    Players players(3);
    players.play(12);
    for (const bool opens : {true, false}) {
        Reply reply = players.reply({});
        reply.resigns = true;
        if (!opens)
            reply.opened.reset();
        const auto made = replying(players.game(), reply, players.draw());
        QVERIFY(std::holds_alternative<Block>(made));
        std::vector<Block> blocks = players.blocks();
        blocks.push_back(std::get<Block>(made));
        const auto games = checkGames(posted(blocks));
        QVERIFY(games[0].problems.empty());
        QCOMPARE(games[0].game->end()->winner, otherWriter(blocks.back().writer()));
        QCOMPARE(games[0].game->end()->reason, EndReason::Resigned);
        QVERIFY(!games[0].awaited);
    }
}

void TestPostGames::claimingTheTime() {
    Players players(5);
    players.play(9);
    std::vector<Block> blocks = players.blocks();
    blocks.push_back(claimingTime(players.game(), 1'800'000'000));
    auto games = checkGames(posted(blocks));
    QVERIFY(games[0].problems.empty());
    QCOMPARE(games[0].notes.size(), std::size_t{1});
    QCOMPARE(games[0].notes[0].problem.fault, GameFault::ClaimedTime);
    QVERIFY(games[0].awaited.has_value());
    // The missing block turns up after all.
    players.play(10);
    blocks.push_back(players.blocks().back());
    games = checkGames(posted(blocks));
    QVERIFY(games[0].problems.empty());
    QCOMPARE(games[0].notes[0].problem.fault, GameFault::ClaimAnswered);
    QCOMPARE(games[0].game->count(), 10U);
    // A player whose block is awaited can't claim anything.
    blocks = players.blocks();
    Block own = claimingTime(players.game(), 1'800'000'000);
    blocks.push_back(changed(own, Field::Writer, own.value(Field::Writer) == "1" ? "2" : "1"));
    QCOMPARE(*faultOf(blocks), GameFault::WrongWriter);
}

/// Times are statements: they make a note, and the latest one counts for claims.
void TestPostGames::times() {
    constexpr std::int64_t day = 86'400;
    Players players(5);
    players.play(8);
    std::vector<Block> blocks = players.blocks();
    const std::int64_t latest = blocks.back().seconds(Field::Time);
    const auto faults = [](const CheckedGame& game) {
        std::vector<GameFault> found;
        for (const BlockProblem& note : game.notes)
            found.push_back(note.problem.fault);
        return found;
    };
    for (const std::int64_t time : {std::int64_t{10}, latest - 1, latest, latest + 2 * day}) {
        std::vector<Block> dated = players.blocks();
        dated.back() = changed(dated.back(), Field::Time, std::to_string(time));
        const auto games = checkGames(posted(dated), imperioRules, nullptr, latest + day);
        QVERIFY(games[0].problems.empty());
        const std::int64_t before = dated[dated.size() - 2].seconds(Field::Time);
        std::vector<GameFault> expected;
        if (time < before)
            expected = {GameFault::DatedBefore};
        else if (time > latest + 2 * day - 1)
            expected = {};
        QCOMPARE(faults(games[0]), expected);
        QCOMPARE(games[0].awaited->since, std::max(time, before));
        QCOMPARE(games[0].game->dueTime(),
                 std::max(time, before) + games[0].game->invitation().seconds(Field::Clock));
        const auto ahead = checkGames(posted(dated), imperioRules, nullptr, time - day - 1);
        QVERIFY(std::ranges::count(faults(ahead[0]), GameFault::DatedAhead) > 0);
        // A claim that is early by the latest time, though the last block is dated before.
        dated.push_back(claimingTime(*games[0].game, games[0].game->dueTime() - 1));
        QVERIFY(std::ranges::count(faults(checkGames(posted(dated))[0]), GameFault::ClaimedEarly) == 1);
        dated.back() = claimingTime(*games[0].game, games[0].game->dueTime());
        QVERIFY(std::ranges::count(faults(checkGames(posted(dated))[0]), GameFault::ClaimedEarly) == 0);
    }
    QVERIFY(isWellFormed(Field::Time, "253402300799") && !isWellFormed(Field::Time, "253402300800"));
    QVERIFY(isWellFormed(Field::Time, "99999999999") && !isWellFormed(Field::Time, "999999999999"));
}

/// The version of a block that the next one names counts once its writer has built on it.
void TestPostGames::disputes() {
    Players players(21);
    players.play(12);
    std::vector<Block> blocks = players.blocks();
    const std::size_t place = 9;
    const Block version = changed(blocks[place], Field::Nonce, other(blocks[place].value(Field::Nonce)));
    const auto upTo = [&](std::size_t count) {
        std::vector<Block> some(blocks.begin(), blocks.begin() + static_cast<std::ptrdiff_t>(count));
        some.push_back(version);
        return checkGames(posted(some));
    };
    for (const std::size_t count : {place + 1, place + 2}) {
        const auto games = upTo(count);
        QCOMPARE(games[0].problems.front().problem.fault, GameFault::Disputed);
        QCOMPARE(games[0].game->count(), static_cast<std::uint32_t>(place));
    }
    const auto games = upTo(place + 3);
    QVERIFY(games[0].problems.empty());
    QCOMPARE(games[0].notes.front().problem.fault, GameFault::OtherVersion);
    QCOMPARE(games[0].game->count(), static_cast<std::uint32_t>(place + 3));
}

void TestPostGames::signatures() {
    const SigningKey key = makeSigningKey();
    const SigningKey stranger = makeSigningKey();
    const SigningKey second = makeSigningKey();
    const Block first = *inviting({"Ada", "Ben", "starter"}, Fresh{}, &key);
    const PostGame game(first, hashOf(first));
    const auto answer = [&](std::uint8_t nonce, const SigningKey* signer) {
        const std::string plan = "TRCCECCRT,MSRSRMRSM";
        return std::get<Block>(replying(game, {plan, false, {}}, Fresh{Secret{1}, Nonce{nonce}, 5}, signer));
    };
    QVERIFY(!faultOf({first, answer(1, nullptr)}));
    QVERIFY(!faultOf({first, answer(1, &stranger)}));
    Block forged = first;
    forged.set(Field::Signature, signatureValue(stranger, hashOf(forged)));
    QCOMPARE(*faultOf({forged}), GameFault::WrongSignature);
    forged.values[sf::post::indexOf(Field::Signature)].reset();
    QCOMPARE(*faultOf({forged}), GameFault::WrongSignature);
    // Two versions prove nothing, unless both are signed.
    const std::vector<Block> unsignedTwice{first, answer(1, nullptr), answer(2, nullptr)};
    QCOMPARE(*faultOf(unsignedTwice), GameFault::Disputed);
    // The game waits for whoever answers one.
    const auto undecided = checkGames(posted(unsignedTwice));
    QCOMPARE(undecided[0].awaited->number, std::uint32_t{3});
    QCOMPARE(undecided[0].versions, (std::vector<std::size_t>{1, 2}));
    const auto chosen = [&](const Choice& choice) {
        const auto games = checkGames(posted({first, answer(1, &second), answer(2, &stranger)}), imperioRules,
                                      nullptr, {}, choice);
        return games[0].chain.size() == 2 ? static_cast<int>(games[0].chain.back()) : 0;
    };
    QCOMPARE(chosen({}), 0);
    QCOMPARE(chosen({true}), 1);
    for (const int version : {1, 2})
        QCOMPARE(chosen({false, checkOf(hashOf(answer(static_cast<std::uint8_t>(version),
                                                      version == 1 ? &second : &stranger)))}),
                 version);
    QCOMPARE(chosen({false, "none"}), 0);
    const std::vector<Block> twice{first, answer(1, &stranger), answer(2, &stranger)};
    QCOMPARE(*faultOf(twice), GameFault::SignedTwice);
    const auto games = checkGames(posted(twice));
    QVERIFY(games[0].game->end() && !games[0].awaited);
    QCOMPARE(games[0].game->end()->reason, EndReason::SignedTwice);
    QCOMPARE(games[0].game->end()->winner, Writer::Starter);
}

void TestPostGames::strayBlocks() {
    Players players(4);
    Players others(8);
    players.play(10);
    others.play(10);
    std::vector<Block> blocks = players.blocks();
    blocks.insert(blocks.end(), others.blocks().begin(), others.blocks().end());
    QCOMPARE(checkGames(posted(blocks)).size(), std::size_t{2});
    QVERIFY(!faultOf(blocks));
    blocks = players.blocks();
    blocks.erase(blocks.begin() + 5);
    QCOMPARE(*faultOf(blocks), GameFault::NoPrevious);
    blocks = players.blocks();
    blocks.erase(blocks.begin());
    QCOMPARE(*faultOf(blocks), GameFault::NoInvitation);
    QVERIFY(checkGames({}).empty());
}

/// The reader refuses such blocks for their form already.
void TestPostGames::secretsOutOfPlace() {
    Players players(4);
    players.play(10);
    std::vector<Block> blocks(players.blocks().begin(), players.blocks().begin() + 2);
    blocks[1] = changed(blocks[1], Field::Opened, std::string(players.blocks()[4].value(Field::Opened)));
    QCOMPARE(*faultOf(blocks), GameFault::WrongSecret);
    blocks = players.blocks();
    blocks.back().values[sf::post::indexOf(Field::Opened)].reset();
    blocks.back().values[sf::post::indexOf(Field::Dice)].reset();
    blocks.back() = mended(blocks.back());
    QCOMPARE(*faultOf(blocks), GameFault::WrongSecret);
}

template struct sf::test::Registered<TestPostGames>;
#include "test_post_games.moc"
