// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/key_bundle.h"
#include "core/document/post/post_game_store.h"
#include "core/document/post/post_maker.h"
#include "tests/core/post/post_players.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <set>
#include <sys/stat.h>
#include <thread>

using namespace sf::document;
using namespace sf::post;
using namespace sf::post::test;

namespace {

constexpr std::int64_t now = 1'800'000'000;
constexpr int programs = 8;

Block blockOf(const PostMaker::Result& result) {
    const auto* made = std::get_if<PostMaker::Made>(&result);
    return made ? made->block : Block();
}

/// Calls `work` in several threads at once, each for a store of its own on one folder.
template<class Work>
std::vector<PostMaker::Result> atOnce(const QString& folder, const Work& work) {
    std::vector<PostMaker::Result> results(programs);
    std::vector<std::thread> threads;
    threads.reserve(programs);
    for (int program = 0; program < programs; ++program)
        threads.emplace_back([&, program] {
            results[static_cast<std::size_t>(program)] = work(PostMaker(SecretStore(folder), now));
        });
    for (std::thread& thread : threads)
        thread.join();
    return results;
}

StoredGame storedGame(const std::vector<Block>& blocks) {
    StoredGame game{Writer::Starter, posted(blocks), {}};
    game.checked = std::move(checkGames(game.blocks).front());
    return game;
}

} // namespace

/// Keys, secrets and games by post in folders that several programs use, with anything in the way.
class TestPostStores : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void anythingMayBeAtTheOldLock_data();
    void anythingMayBeAtTheOldLock();
    void oneKeyIsMade();
    void oneBlockIsMade();
    void otherWindowsBlocksStay();
    void unreadableGamesAreNotReplaced();
    void gameIsRemovedTwice();
    void importedKeysArePrivate();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestPostStores::anythingMayBeAtTheOldLock_data() {
    QTest::addColumn<QByteArray>("thing");
    for (const char* const thing : {"empty", "text", "folder", "pipe", "link"})
        QTest::newRow(thing) << QByteArray(thing);
}

/// Earlier versions locked the folder with this file.
void TestPostStores::anythingMayBeAtTheOldLock() {
    QFETCH(const QByteArray, thing);
    const QString lock = path("lock");
    if (thing == "folder")
        QVERIFY(QDir().mkpath(lock + QStringLiteral("/inside")));
    else if (thing == "pipe")
        QCOMPARE(::mkfifo(QFile::encodeName(lock).constData(), 0600), 0);
    else if (thing == "link")
        QVERIFY(QFile::link(path("nowhere"), lock));
    else {
        QFile file(lock);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(thing == "text" ? "1\nsquarefront\nhost\n" : "");
    }
    QElapsedTimer timer;
    timer.start();
    Players players(1, {}, true);
    const PostMaker maker(SecretStore(m_folder->path()), now);
    const Block made = blockOf(maker.reply(players.game(), players.plan()));
    QCOMPARE(made.number(), std::uint32_t{2});
    QVERIFY(timer.elapsed() < 10000); // a lock waited 32 s
}

void TestPostStores::oneKeyIsMade() {
    Invitation invitation;
    invitation.starter = "Ada";
    invitation.answerer = "Ben";
    const auto results =
        atOnce(m_folder->path(), [&](const PostMaker& maker) { return maker.invite(invitation); });
    std::set<std::string_view> keys;
    for (const auto& result : results) {
        QVERIFY(std::holds_alternative<PostMaker::Made>(result));
        keys.insert(std::get<PostMaker::Made>(result).block.value(Field::Key));
    }
    QCOMPARE(keys.size(), std::size_t{1});
    QVERIFY(!keys.contains(std::string_view()));
}

void TestPostStores::oneBlockIsMade() {
    Players players(1, {}, true);
    const std::string plan = players.plan();
    const auto results =
        atOnce(m_folder->path(), [&](const PostMaker& maker) { return maker.reply(players.game(), plan); });
    std::set<Hash> blocks;
    for (const auto& result : results)
        blocks.insert(hashOf(blockOf(result)));
    QCOMPARE(blocks.size(), std::size_t{1});
    QCOMPARE(blockOf(results.front()).number(), std::uint32_t{2});
}

void TestPostStores::otherWindowsBlocksStay() {
    Players players(1);
    players.play(6);
    std::vector<Block> blocks = players.blocks();
    const PostGameStore store(m_folder->path());
    QVERIFY(!store.save(storedGame(blocks)));
    blocks.resize(4);
    QVERIFY(!store.save(storedGame(blocks)));
    const auto loaded = store.load();
    QCOMPARE(loaded.games.size(), std::size_t{1});
    QCOMPARE(loaded.games.front().checked.game->count(), std::uint32_t{6});
    QCOMPARE(loaded.games.front().blocks.size(), std::size_t{6});
}

void TestPostStores::unreadableGamesAreNotReplaced() {
    Players players(1);
    players.play(4);
    const StoredGame game = storedGame(players.blocks());
    const PostGameStore store(m_folder->path());
    QVERIFY(!store.save(game));
    const QStringList names = QDir(m_folder->path()).entryList({QStringLiteral("*.sqpost")});
    QCOMPARE(names.size(), 1);
    QVERIFY(QFile::remove(m_folder->filePath(names.front())));
    QVERIFY(QDir().mkpath(m_folder->filePath(names.front())));
    QVERIFY(store.save(game));
}

void TestPostStores::gameIsRemovedTwice() {
    Players players(1);
    players.play(4);
    const StoredGame game = storedGame(players.blocks());
    const PostGameStore store(m_folder->path());
    for (int time = 0; time < 2; ++time) {
        QVERIFY(!store.save(game));
        QVERIFY(!store.remove(game));
        QVERIFY(store.load().games.empty());
    }
    QCOMPARE(QDir(path("removed")).entryList(QDir::Files).size(), 1);
}

void TestPostStores::importedKeysArePrivate() {
    const SecretStore mine(path("mine"));
    const SecretStore other(path("other"));
    QVERIFY(!mine.makeSigningKey());
    QVERIFY(!other.makeSigningKey());
    QVERIFY(!exportSecrets(other, {}, path("keys"), {}));
    const mode_t before = ::umask(0);
    const auto imported = importSecrets(mine, path("keys"), {});
    ::umask(before);
    QCOMPARE(std::get<ImportResult>(imported).added, 1);
    QCOMPARE(publicKeyValue(*std::get<0>(mine.signingKey())),
             publicKeyValue(*std::get<0>(other.signingKey())));
    const QStringList files = mine.files();
    QCOMPARE(files.size(), 2);
    for (const QString& file : files) {
        struct stat status {};
        QCOMPARE(::stat(QFile::encodeName(path("mine") + u'/' + file).constData(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0600U);
    }
}

template struct sf::test::Registered<TestPostStores>;
#include "test_post_stores.moc"
