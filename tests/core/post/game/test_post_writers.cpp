// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/profile.h"
#include "tests/core/post/made_profile.h"
#include "tests/test_registry.h"

#include <QTest>

#include <algorithm>

using namespace sf::post;
using namespace sf::post::test;

namespace {

std::string text(const std::vector<Block>& blocks) {
    std::string all;
    for (const Block& block : blocks)
        all += blockText(block);
    return all;
}

/// The only game in a text.
CheckedGame checked(const std::vector<Block>& blocks, const Profile* profile = nullptr) {
    const auto posts = posted(blocks);
    return std::move(checkGames(posts, imperioRules, profile).front());
}

Block withoutSignature(Block block) {
    block.values[sf::post::indexOf(Field::Signature)].reset();
    return block;
}

bool has(const std::vector<BlockProblem>& list, GameFault fault) {
    return std::ranges::any_of(list, [&](const BlockProblem& each) { return each.problem.fault == fault; });
}

} // namespace

/// Who wrote a block, and what somebody else's blocks can do to a game.
class TestPostWriters : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void copyWithoutSignature();
    void unsignedBlockIsNoVersion();
    void answerWithAnotherKey();
    void furtherLastBlock();
    void junkAfterTheEnd();
    void forgedBlockIsNamed();
    void forgedClaimIsNamed();
    void ownVersionCounts();
    void secondVersionAfterTheAnswer();
    void copiesDoNotFillAText();
    void tooManyBlocks();
    void marksAreRepaired_data();
    void marksAreRepaired();
};

/// A signed and an unsigned copy of a block are one block, in either order.
void TestPostWriters::copyWithoutSignature() {
    Players players(17, {}, true);
    players.play(9);
    for (const bool isFirst : {true, false}) {
        std::vector<Block> blocks = players.blocks();
        const Block copy = withoutSignature(blocks[6]);
        blocks.insert(isFirst ? blocks.begin() : blocks.end(), copy);
        const CheckedGame game = checked(blocks);
        QVERIFY(game.problems.empty());
        QCOMPARE(game.game->count(), 9U);
    }
}

void TestPostWriters::unsignedBlockIsNoVersion() {
    Players players(17, {}, true);
    players.play(9);
    std::vector<Block> blocks = players.blocks();
    const SigningKey stranger = makeSigningKey();
    blocks.push_back(changed(withoutSignature(blocks[6]), Field::Time, "1800000000"));
    blocks.push_back(changed(blocks[8], Field::Time, "1800000000", &stranger));
    blocks.push_back(changed(withoutSignature(blocks[8]), Field::Previous, base32(Hash{7})));
    const CheckedGame game = checked(blocks);
    QVERIFY(game.problems.empty());
    QCOMPARE(game.notes.size(), std::size_t{3});
    QCOMPARE(game.game->count(), 9U);
    QVERIFY(game.unproven.empty());
    QCOMPARE(signingOf(*game.game), Signing::Both);
}

/// Anybody can answer an invitation with a key of their own; the starter's block 3 says who plays.
void TestPostWriters::answerWithAnotherKey() {
    Players players(17, {}, true);
    players.play(3);
    const SigningKey stranger = makeSigningKey();
    Block other = players.blocks()[1];
    other.set(Field::Key, publicKeyValue(stranger));
    other = changed(other, Field::Time, "1800000000", &stranger);
    std::vector<Block> blocks(players.blocks().begin(), players.blocks().begin() + 2);
    blocks.push_back(other);
    QVERIFY(has(checked(blocks).problems, GameFault::Disputed));
    blocks.push_back(players.blocks()[2]);
    QVERIFY(checked(blocks).problems.empty());
    QCOMPARE(checked(blocks).game->count(), 3U);
    // Without a key there is no answer to a signed invitation, if there is one with a key.
    Block unsignedAnswer = withoutSignature(players.blocks()[1]);
    unsignedAnswer.values[sf::post::indexOf(Field::Key)].reset();
    blocks = {players.blocks()[0], changed(unsignedAnswer, Field::Time, "1800000000"), players.blocks()[1]};
    QVERIFY(checked(blocks).problems.empty());
    QVERIFY(!checked(blocks).game->key(Writer::Answerer).empty());
}

/// A copy of the last block with another time changes nothing, whoever writes it.
void TestPostWriters::furtherLastBlock() {
    Players players(3);
    players.play(400);
    QVERIFY(players.game().end().has_value());
    std::vector<Block> blocks = players.blocks();
    blocks.push_back(changed(blocks.back(), Field::Time, "1800000000"));
    std::swap(blocks.front(), blocks.back());
    const CheckedGame game = checked(blocks);
    QVERIFY(game.problems.empty());
    QCOMPARE(game.notes.size(), std::size_t{1});
    QVERIFY(game.game->end() == players.game().end());
    // Two resignations.
    Players resigned(29);
    resigned.play(14);
    Reply reply = resigned.reply({});
    reply.resigns = true;
    blocks = resigned.blocks();
    blocks.push_back(std::get<Block>(replying(resigned.game(), reply, {{}, {}, 1'700'100'000})));
    reply.opened.reset();
    blocks.push_back(std::get<Block>(replying(resigned.game(), reply, {{}, {}, 1'700'200'000})));
    QVERIFY(checked(blocks).problems.empty());
    QVERIFY(checked(blocks).game->end().has_value());
    QCOMPARE(checked(blocks).unproven.size(), std::size_t{1});
}

void TestPostWriters::junkAfterTheEnd() {
    Players players(3);
    players.play(400);
    std::vector<Block> blocks = players.blocks();
    blocks.push_back(changed(changed(blocks[9], Field::Number, std::to_string(blocks.size() + 1)),
                             Field::Previous, base32(players.game().newest())));
    blocks.push_back(changed(blocks[9], Field::Previous, base32(Hash{9})));
    const CheckedGame game = checked(blocks);
    QVERIFY(game.problems.empty());
    QVERIFY(game.game->end() == players.game().end());
}

/// A block in the player's name that the profile didn't make is named, with the one that it made.
void TestPostWriters::forgedBlockIsNamed() {
    Players players(21);
    players.play(9);
    const MadeProfile ada(players.blocks(), Writer::Starter);
    QVERIFY(checked(players.blocks(), &ada).own.empty());
    std::vector<Block> blocks = players.blocks();
    blocks.back() = changed(blocks.back(), Field::Time, "1800000000");
    const CheckedGame game = checked(blocks, &ada);
    QCOMPARE(game.own.size(), std::size_t{1});
    QCOMPARE(game.own.front().fault, GameFault::NotMade);
    QCOMPARE(game.own.front().number, 9U);
    QCOMPARE(game.own.front().expected, checkOf(hashOf(players.blocks().back())));
    QCOMPARE(game.own.front().found, checkOf(hashOf(blocks.back())));
    QVERIFY(has(game.problems, GameFault::NotMade));
    const MadeProfile ben(players.blocks(), Writer::Answerer);
    QVERIFY(checked(blocks, &ben).own.empty());
    // A resignation in the other player's name needs no secret.
    Reply reply;
    reply.resigns = true;
    blocks = players.blocks();
    blocks.push_back(std::get<Block>(replying(players.game(), reply, {{}, {}, 1'700'100'000})));
    QCOMPARE(checked(blocks, &ben).own.size(), std::size_t{1});
    QCOMPARE(checked(blocks, &ben).unproven, std::vector<std::uint32_t>{10});
}

/// Anybody can claim the time for a player who doesn't sign; only the player's profile knows.
void TestPostWriters::forgedClaimIsNamed() {
    Players players(21);
    players.play(9);
    const MadeProfile ada(players.blocks(), Writer::Starter);
    std::vector<Block> blocks = players.blocks();
    blocks.push_back(claimingTime(players.game(), 1'800'000'000));
    QVERIFY(!has(checked(blocks).notes, GameFault::NotMade));
    QVERIFY(has(checked(blocks, &ada).notes, GameFault::NotMade));
    QVERIFY(checked(blocks, &ada).problems.empty());
}

/// Where nothing else decides, the profile's own version counts, and that which it answered.
void TestPostWriters::ownVersionCounts() {
    Players players(21);
    players.play(9);
    const MadeProfile ada(players.blocks(), Writer::Starter);
    for (const std::size_t place : {8U, 7U, 1U}) {
        std::vector<Block> blocks = players.blocks();
        blocks.push_back(changed(blocks[place], Field::Time, "1800000000"));
        const CheckedGame game = checked(blocks, &ada);
        QVERIFY(game.problems.empty());
        QCOMPARE(game.game->newest(), players.game().newest());
        QVERIFY(!game.notes.empty());
    }
}

/// The opponent's other version of a block that was answered leads to no second opening.
void TestPostWriters::secondVersionAfterTheAnswer() {
    Players players(21);
    players.play(9);
    const MadeProfile ada(players.blocks(), Writer::Starter);
    std::vector<Block> blocks = players.blocks();
    blocks.pop_back();
    blocks.back() = changed(blocks.back(), Field::Time, "1800000000");
    const CheckedGame game = checked(blocks, &ada);
    QCOMPARE(game.own.size(), std::size_t{1});
    QCOMPARE(game.own.front().fault, GameFault::AnsweredOther);
    QCOMPARE(game.own.front().found, checkOf(players.game().newest()));
}

void TestPostWriters::copiesDoNotFillAText() {
    Players players(2);
    const std::string copy = blockText(players.blocks().front());
    std::string many;
    for (std::size_t count = 0; count <= mostBlocks; ++count)
        many += copy;
    players.play(3);
    const ReadText read = readBlocks(many + text(players.blocks()));
    QVERIFY(read.problems.empty());
    QCOMPARE(read.blocks.back().hash, players.game().newest());
}

void TestPostWriters::tooManyBlocks() {
    Block block = Players(2).blocks().front();
    std::string many;
    for (std::size_t time = 0; time <= mostBlocks; ++time)
        many += blockText(changed(block, Field::Time, std::to_string(time)));
    const ReadText read = readBlocks(many);
    QCOMPARE(read.problems.size(), std::size_t{1});
    QCOMPARE(read.problems.front().fault, ReadFault::TooMany);
}

void TestPostWriters::marksAreRepaired_data() {
    QTest::addColumn<QString>("open");
    QTest::addColumn<QString>("close");
    QTest::newRow("full-width brackets")
        << QStringLiteral("［squarefront 1］") << QStringLiteral("［/squarefront］");
    QTest::newRow("all full-width") << QStringLiteral("［ｓｑｕａｒｅｆｒｏｎｔ　１］")
                                    << QStringLiteral("［／ＳＱＵＡＲＥＦＲＯＮＴ］");
    QTest::newRow("fraction slash") << QStringLiteral("[squarefront 1]") << QStringLiteral("[⁄squarefront]");
    QTest::newRow("soft hyphen") << QStringLiteral("[square\u00ADfront 1]")
                                 << QStringLiteral("[/s\u00ADquarefront]");
    QTest::newRow("soft hyphen as an entity")
        << QStringLiteral("[s&shy;quarefront 1]") << QStringLiteral("[/square&shy;front]");
}

void TestPostWriters::marksAreRepaired() {
    QFETCH(const QString, open);
    QFETCH(const QString, close);
    QString post = QString::fromStdString(blockText(Players(2).blocks().front()));
    post.replace(QStringLiteral("[squarefront 1]"), open).replace(QStringLiteral("[/squarefront]"), close);
    const ReadText read = readBlocks(post.toStdString());
    QVERIFY(read.problems.empty());
    QCOMPARE(read.blocks.size(), std::size_t{1});
}

template struct sf::test::Registered<TestPostWriters>;
#include "test_post_writers.moc"
