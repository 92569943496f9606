// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/game/imperio_post_game.h"
#include "post_vectors.h"
#include "tests/test_process.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QTest>

using namespace sf::post;
using namespace sf::post::test;

namespace {

const QString folder = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/");

QByteArray contentsOf(const QString& file) {
    QFile input(folder + file);
    return input.open(QIODevice::ReadOnly) ? input.readAll() : QByteArray();
}

/// The second verifier's output and exit status; -1 if it did not run.
std::pair<int, QByteArray> verified(const QByteArray& text) {
    QTemporaryDir temporary;
    QFile file(temporary.filePath(QStringLiteral("game.sqpost")));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush())
        return {-1, {}};
    QProcess process;
    process.start(QStringLiteral("python3"), {QStringLiteral(SQUAREFRONT_VERIFIER), file.fileName()});
    if (!sf::test::endsInTime(process))
        return {-1, {}};
    return {process.exitCode(), process.readAllStandardOutput()};
}

std::vector<PostedBlock> postedIn(const QByteArray& text) {
    std::vector<PostedBlock> blocks;
    for (ReadBlock& block : readBlocks(text.toStdString()).blocks)
        blocks.push_back({std::move(block), 0});
    return blocks;
}

bool holdsHere(const QByteArray& text) {
    const auto games = checkGames(postedIn(text));
    return readBlocks(text.toStdString()).problems.empty() && games.size() == 1 &&
           games.front().problems.empty();
}

} // namespace

/// Whole games with every hash: they never change, and both verifiers agree on them.
class TestPostVectors : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void vectorsStay_data();
    void vectorsStay();
    void disputesStay_data();
    void disputesStay();
    void hashesAreAsListed();
    void verifierIsShort();
    void verifiersAgreeOnTampering_data();
    void verifiersAgreeOnTampering();
};

void TestPostVectors::vectorsStay_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < vectors.size(); ++index)
        QTest::newRow(vectors[index].file) << static_cast<int>(index);
}

void TestPostVectors::vectorsStay() {
    QFETCH(const int, index);
    const Vector& vector = vectors[static_cast<std::size_t>(index)];
    const QByteArray text = contentsOf(QString::fromLatin1(vector.file));
    QCOMPARE(QByteArray::fromStdString(vector.make()), text);
    QVERIFY(holdsHere(text));
    const auto [status, output] = verified(text);
    QVERIFY2(status == 0, output.constData());
    const auto blocks = text.count("[squarefront 1]");
    QCOMPARE(output.count(": holds"), blocks - 1);
}

void TestPostVectors::disputesStay_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < disputes.size(); ++index)
        QTest::newRow(disputes[index].vector.file) << static_cast<int>(index);
}

/// What docs/posts.md says of each.
void TestPostVectors::disputesStay() {
    QFETCH(const int, index);
    const Dispute& dispute = disputes[static_cast<std::size_t>(index)];
    const QByteArray text = contentsOf(QStringLiteral("disputes/") + QLatin1String(dispute.vector.file));
    QCOMPARE(QByteArray::fromStdString(dispute.vector.make()), text);
    QCOMPARE(holdsHere(text), dispute.holds);
    QCOMPARE(verified(text).first, dispute.holds ? 0 : 1);
    const auto games = checkGames(postedIn(text));
    QCOMPARE(games[0].game->count(), dispute.blocks);
    QCOMPARE(games[0].awaited ? games[0].awaited->number : 0, dispute.awaited);
    if (games[0].awaited)
        QCOMPARE(games[0].game->name(games[0].awaited->writer), std::string(dispute.awaitedFrom));
    else
        QVERIFY(games[0].game->end()->reason == EndReason::SignedTwice &&
                games[0].game->end()->winner == Writer::Starter);
    const bool isDated = std::ranges::any_of(games[0].notes, [](const BlockProblem& note) {
        return note.problem.fault == GameFault::DatedBefore;
    });
    QCOMPARE(isDated, dispute.awaited == 9);
}

void TestPostVectors::hashesAreAsListed() {
    const QByteArray text = contentsOf(QStringLiteral("whole-game.sqpost"));
    const ReadText read = readBlocks(text.toStdString());
    QVERIFY(read.blocks.size() > 20);
    for (const ReadBlock& block : read.blocks)
        QVERIFY(text.contains("hash " + QByteArray::fromStdString(base32(block.hash)) + '\n'));
}

void TestPostVectors::verifierIsShort() {
    QFile file(QStringLiteral(SQUAREFRONT_VERIFIER));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().count('\n') <= 150);
}

void TestPostVectors::verifiersAgreeOnTampering_data() {
    QTest::addColumn<int>("field");
    for (const Field field :
         {Field::Game, Field::Previous, Field::Opened, Field::Dice, Field::Seal, Field::Writer})
        QTest::newRow(std::string(nameOf(field)).c_str()) << static_cast<int>(field);
}

/// A block whose field says something else, with its check mended.
void TestPostVectors::verifiersAgreeOnTampering() {
    QFETCH(const int, field);
    const auto changed = static_cast<Field>(field);
    std::vector<ReadBlock> blocks =
        readBlocks(contentsOf(QStringLiteral("whole-game.sqpost")).toStdString()).blocks;
    while (!blocks.back().block.has(changed) || !blocks.back().block.has(Field::Dice))
        blocks.pop_back();
    Block& block = blocks.back().block;
    std::string value(block.value(changed));
    value.front() = value.front() == '1' ? '2' : '1';
    if (changed == Field::Seal)
        value = blocks[blocks.size() - 3].block.value(Field::Seal);
    block.set(changed, value);
    block = mended(block);
    std::string text;
    for (const ReadBlock& each : blocks)
        text += blockText(each.block);
    const QByteArray tampered = QByteArray::fromStdString(text);
    QVERIFY(!holdsHere(tampered));
    QCOMPARE(verified(tampered).first, 1);
}

template struct sf::test::Registered<TestPostVectors>;
#include "test_post_vectors.moc"
