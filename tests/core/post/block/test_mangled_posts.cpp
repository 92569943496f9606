// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/post/block/block_reader.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

#include <set>

using namespace sf::post;

namespace {

const QString folder = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/");

QByteArray contentsOf(const QString& path) {
    QFile input(path);
    return input.open(QIODevice::ReadOnly) ? input.readAll() : QByteArray();
}

ReadText read(const QByteArray& text) {
    return readBlocks({text.constData(), static_cast<std::size_t>(text.size())});
}

QStringList vectorFiles() {
    QStringList files;
    for (const QString& name : QDir(folder).entryList({QStringLiteral("*.sqpost")}))
        files.push_back(folder + name);
    return files;
}

/// The hashes of all blocks that the vectors hold: no mangled post may give another one.
std::set<Hash> knownHashes() {
    std::set<Hash> hashes;
    for (const QString& file : vectorFiles())
        for (const ReadBlock& block : read(contentsOf(file)).blocks)
            hashes.insert(block.hash);
    return hashes;
}

} // namespace

/// Blocks mangled by forums, mail programs and chats.
class TestMangledPosts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void thousandPosts();
    void postsMangledByHand_data();
    void postsMangledByHand();
    void manyByHand();
};

/// At least 99 % of 1,000 posts, made from a fixed seed, are read completely, and none is read wrongly.
void TestMangledPosts::thousandPosts() {
    const std::set<Hash> known = knownHashes();
    QProcess process;
    process.start(QStringLiteral("python3"), QStringList{QStringLiteral(SQUAREFRONT_MANGLE),
                                                         QStringLiteral("20260101"), QStringLiteral("1000")} +
                                                 vectorFiles());
    QVERIFY(process.waitForFinished());
    int posts = 0;
    int whole = 0;
    for (const QByteArray& line : process.readAllStandardOutput().split('\n')) {
        const QJsonObject made = QJsonDocument::fromJson(line).object();
        if (made.isEmpty())
            continue;
        ++posts;
        const ReadText found = read(made[QStringLiteral("post")].toString().toUtf8());
        for (const ReadBlock& block : found.blocks)
            QVERIFY2(known.contains(block.hash), line.constData());
        const bool isWhole =
            found.blocks.size() == static_cast<std::size_t>(made[QStringLiteral("blocks")].toInt());
        whole += isWhole ? 1 : 0;
        if (!isWhole)
            qInfo() << "not read:"
                    << QJsonDocument(made[QStringLiteral("by")].toArray()).toJson(QJsonDocument::Compact);
    }
    QCOMPARE(posts, 1000);
    qInfo("%d of %d posts read whole", whole, posts);
    QVERIFY(whole >= 990);
}

void TestMangledPosts::postsMangledByHand_data() {
    QTest::addColumn<QString>("file");
    for (const QString& name : QDir(folder + QStringLiteral("mangled")).entryList({QStringLiteral("*.txt")}))
        QTest::newRow(name.toUtf8().constData()) << folder + QStringLiteral("mangled/") + name;
}

void TestMangledPosts::postsMangledByHand() {
    QFETCH(const QString, file);
    const std::set<Hash> known = knownHashes();
    const ReadText found = read(contentsOf(file));
    for (const ReadProblem& problem : found.problems)
        qInfo("fault %d in line %d, expected %s, found %s", static_cast<int>(problem.fault), problem.line,
              problem.expected.c_str(), problem.found.c_str());
    QVERIFY(!found.blocks.empty());
    QVERIFY(found.problems.empty());
    for (const ReadBlock& block : found.blocks)
        QVERIFY(known.contains(block.hash));
}

void TestMangledPosts::manyByHand() {
    QVERIFY(QDir(folder + QStringLiteral("mangled")).entryList({QStringLiteral("*.txt")}).size() >= 40);
}

template struct sf::test::Registered<TestMangledPosts>;
#include "test_mangled_posts.moc"
