// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/encounter/collection_store.h"
#include "core/document/imperio/formation_store.h"
#include "core/document/io/file_path.h"
#include "core/document/post/battle_posts.h"
#include "core/document/post/key_bundle.h"
#include "core/document/post/post_game_store.h"
#include "core/document/post/post_maker.h"
#include "core/rules/limits.h"
#include "core/text/post/post_words.h"
#include "tests/core/post/post_players.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <set>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

using namespace sf::document;
using namespace sf::post;
using namespace sf::post::test;
using sf::test::contents;
using sf::test::put;

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

constexpr qint64 largestSecret = 1 << 20;

/// Puts something there that can't be read as what the file was; a link leads to what it was.
void replaceBy(const QByteArray& thing, const QString& path, qint64 most = largestSecret) {
    const QString elsewhere = path + QStringLiteral(".elsewhere");
    QVERIFY(!QFile::exists(path) || QFile::rename(path, elsewhere));
    if (thing == "folder")
        QVERIFY(QDir().mkpath(path + QStringLiteral("/inside")));
    else if (thing == "pipe")
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    else if (thing == "link")
        QVERIFY(QFile::link(elsewhere, path));
    else if (thing == "dangling link")
        QVERIFY(QFile::link(QStringLiteral("nowhere"), path));
    else
        put(path, thing == "damaged" ? "garbage" : QByteArray(most + 1, 'x'));
}

/// Whether that is still there, and nothing was written through a link.
bool isThere(const QByteArray& thing, const QString& path) {
    struct stat status {};
    ::lstat(QFile::encodeName(path).constData(), &status);
    return thing == "folder"    ? S_ISDIR(status.st_mode)
           : thing == "pipe"    ? S_ISFIFO(status.st_mode)
           : thing == "link"    ? S_ISLNK(status.st_mode) && QFile::exists(path)
           : thing == "damaged" ? contents(path) == "garbage"
           : thing == "too large"
               ? status.st_size > largestSecret
               : S_ISLNK(status.st_mode) &&
                     !QFile::exists(QFileInfo(path).dir().filePath(QStringLiteral("nowhere")));
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
    void whatCantBeReadIsNotExported_data();
    void whatCantBeReadIsNotExported();
    void whatCantBeReadIsNotMissed_data() { whatCantBeReadIsNotExported_data(); }
    void whatCantBeReadIsNotMissed();
    void whatCantBeReadIsNotReplaced_data();
    void whatCantBeReadIsNotReplaced();
    void anUnreadablePlaceIsTold_data();
    void anUnreadablePlaceIsTold();
    void foldersThatCantBeListedAreTold();
    void damagedSecretsAreNotImported_data();
    void damagedSecretsAreNotImported();
    void plantedBlocksAreNotImported();
    void whatIsntLockedNeedsNoPassphrase();
    void namesKeepTheirBytes();

private:
    /// A profile that was invited by `players` and has answered.
    SecretStore answered(Players& players) const {
        SecretStore store(path("profile"));
        const auto made = PostMaker(store, now).reply(players.game(), players.plan());
        return std::holds_alternative<PostMaker::Made>(made) ? store : SecretStore(QString());
    }
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
    const QStringList files = mine.files().names;
    QCOMPARE(files.size(), 2);
    for (const QString& file : files) {
        struct stat status {};
        QCOMPARE(::stat(QFile::encodeName(path("mine") + u'/' + file).constData(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0600U);
    }
}

void TestPostStores::whatCantBeReadIsNotExported_data() {
    QTest::addColumn<QByteArray>("thing");
    QTest::addColumn<bool>("isKey");
    for (const char* const thing : {"pipe", "link", "dangling link", "folder", "too large", "damaged"})
        for (const bool isKey : {true, false})
            QTest::addRow("%s, %s", thing, isKey ? "key" : "secret") << QByteArray(thing) << isKey;
}

void TestPostStores::whatCantBeReadIsNotExported() {
    QFETCH(const QByteArray, thing);
    QFETCH(const bool, isKey);
    Players players(1, {}, true);
    const SecretStore store = answered(players);
    const QStringList files = store.files().names;
    QCOMPARE(files.size(), 2);
    const QString file = store.folder() + u'/' + (isKey ? files.back() : files.front());
    QVERIFY(!exportSecrets(store, {}, path("whole"), {}));
    replaceBy(thing, file);
    const std::vector<Hash> game{players.game().id()};
    for (const Export& what : {Export{true, {}}, isKey ? Export{true, {{}}} : Export{false, game}}) {
        const auto error = exportSecrets(store, what, path("keys"), {});
        QVERIFY(error && error->contains(file));
        QVERIFY(!QFileInfo(path("keys")).isSymLink() && !QFile::exists(path("keys")));
    }
    // What isn't asked for doesn't matter.
    QVERIFY(!exportSecrets(store, isKey ? Export{false, game} : Export{true, {{}}}, path("others"), {}));
    const auto imported = std::get<ImportResult>(importSecrets(store, path("whole"), {}));
    if (thing == "damaged" && !isKey) { // what fits replaces what doesn't
        QCOMPARE(imported.added, 1);
        QVERIFY(imported.problems.isEmpty() && !isThere(thing, file));
        return;
    }
    QCOMPARE(imported.added, 0);
    QCOMPARE(imported.problems.size(), 1);
    QVERIFY(imported.problems.front().contains(isKey ? file : QFileInfo(file).fileName()));
    QVERIFY(isThere(thing, file));
}

void TestPostStores::whatCantBeReadIsNotMissed() {
    QFETCH(const QByteArray, thing);
    QFETCH(const bool, isKey);
    Players players(1, {}, true);
    const SecretStore store = answered(players);
    const QStringList files = store.files().names;
    const QString file = store.folder() + u'/' + (isKey ? files.back() : files.front());
    replaceBy(thing, file);
    const PostMaker maker(store, now);
    const auto tells = [&](const PostMaker::Result& result) {
        const auto* problem = std::get_if<PostMaker::Problem>(&result);
        return problem && std::holds_alternative<QString>(*problem) &&
               std::get<QString>(*problem).contains(file);
    };
    // A damaged key is needed only for new blocks.
    if (!isKey || thing != "damaged")
        QVERIFY(tells(maker.reply(players.game(), players.plan())));
    Invitation invitation;
    invitation.starter = "Ada";
    invitation.answerer = "Ben";
    QCOMPARE(tells(maker.invite(invitation)), isKey);
    QCOMPARE(store.problem().isEmpty(), thing == "damaged");
    QVERIFY(isThere(thing, file));
}

void TestPostStores::whatCantBeReadIsNotReplaced_data() {
    QTest::addColumn<QByteArray>("thing");
    for (const char* const thing : {"pipe", "dangling link", "folder", "too large"})
        QTest::newRow(thing) << QByteArray(thing);
}

/// In none of the stores that read before they write.
void TestPostStores::whatCantBeReadIsNotReplaced() {
    QFETCH(const QByteArray, thing);
    const QString file = path("file");
    const auto tells = [&](const std::optional<QString>& error) { return error && error->contains(file); };
    replaceBy(thing, file);
    QVERIFY(tells(FormationStore(file).keep(QStringLiteral("Mine"), sf::imperio::Setup().deployments[0],
                                            sf::imperio::Side::Attacker)));
    QVERIFY(FormationStore(file).problem().contains(file));
    const auto collection = CollectionStore(file).read();
    if (thing != "too large") // for formations only
        QVERIFY(std::get_if<QString>(&collection) && std::get<QString>(collection).contains(file));
    Players players(1);
    players.play(4);
    const StoredGame game = storedGame(players.blocks());
    const PostGameStore store(m_folder->path());
    QVERIFY(!store.save(game));
    const QString stored =
        m_folder->filePath(QDir(m_folder->path()).entryList({QStringLiteral("*.sqpost")}).value(0));
    replaceBy(thing, stored, sf::limits::fileBytes);
    QVERIFY(store.save(game).value_or(QString()).contains(stored));
    QCOMPARE(store.load().problems.size(), 1);
    QVERIFY(isThere(thing, file) && isThere(thing, stored));
}

void TestPostStores::anUnreadablePlaceIsTold_data() {
    QTest::addColumn<QByteArray>("thing");
    for (const char* const thing : {"pipe", "link", "dangling link", "folder", "too large"})
        QTest::newRow(thing) << QByteArray(thing);
}

/// The file that says where the folder was.
void TestPostStores::anUnreadablePlaceIsTold() {
    QFETCH(const QByteArray, thing);
    Players players(1, {}, true);
    const SecretStore store = answered(players);
    QVERIFY(store.copyWarning().isEmpty());
    replaceBy(thing, path("profile/place"));
    QVERIFY(store.copyWarning().contains(path("profile/place")));
    QVERIFY(isThere(thing, path("profile/place")));
}

void TestPostStores::foldersThatCantBeListedAreTold() {
    const QString file = path("file");
    put(file, "not a folder");
    QVERIFY(exportSecrets(SecretStore(file), {}, path("keys"), {}).value_or(QString()).contains(file));
    QVERIFY(SecretStore(file).problem().contains(file));
    QVERIFY(SecretStore(path("none")).problem().isEmpty());
    QCOMPARE(PostGameStore(file).load().problems.size(), 1);
    QCOMPARE(PostBattles::in(file).problems().size(), 1);
    QVERIFY(QFile::link(path("away"), path("disk")));
    QVERIFY(SecretStore(path("disk")).problem().contains(path("disk")));
}

void TestPostStores::namesKeepTheirBytes() {
    const QByteArray folder = QFile::encodeName(m_folder->path()) + "/s\xfe";
    const SecretStore store(pathText(folder));
    QVERIFY(!store.makeSigningKey());
    QVERIFY(std::get<0>(store.signingKey()));
    QVERIFY(store.copyWarning().isEmpty() && store.copyWarning().isEmpty());
    QVERIFY(!exportSecrets(store, {}, pathText(folder + "/k\xfe"), {}));
    for (const char* const name : {"", "/signing-key", "/place", "/k\xfe"})
        QCOMPARE(::access((folder + name).constData(), F_OK), 0);
    QCOMPARE(std::get<ImportResult>(importSecrets(store, pathText(folder + "/k\xfe"), {})).known, 1);
    std::filesystem::remove_all(folder.toStdString()); // QTemporaryDir can't
}

void TestPostStores::damagedSecretsAreNotImported_data() {
    QTest::addColumn<QByteArray>("member");
    for (const char* const member : {"secret", "nonce"})
        QTest::newRow(member) << QByteArray(member);
}

/// One digit of what nobody can see in the block itself.
void TestPostStores::damagedSecretsAreNotImported() {
    QFETCH(const QByteArray, member);
    Players players(1, {}, true);
    const SecretStore whole = answered(players);
    const QString file = whole.files().names.front();
    const QByteArray good = contents(whole.folder() + u'/' + file);
    QByteArray bad = good;
    const qsizetype digit = bad.indexOf('\n' + member + ": ") + member.size() + 3;
    bad[digit] = bad[digit] == '7' ? '5' : '7';
    const SecretStore store(path("other"));
    QCOMPARE(std::get<SecretStore::Import>(store.import(file, bad)), SecretStore::Import::Damaged);
    QVERIFY(store.files().names.isEmpty());
    // On the disk it is found at once, and gives way.
    QVERIFY(!store.makeSigningKey());
    put(store.folder() + u'/' + file, bad);
    QVERIFY(store.contentsOf(file).problem.contains(file));
    QCOMPARE(std::get<SecretStore::Import>(store.import(file, good)), SecretStore::Import::Added);
    QCOMPARE(contents(store.folder() + u'/' + file), good);
    QCOMPARE(std::get<SecretStore::Import>(store.import(file, bad)), SecretStore::Import::Damaged);
    QCOMPARE(contents(store.folder() + u'/' + file), good);
}

/// Somebody adds a resignation to a player's file.
void TestPostStores::plantedBlocksAreNotImported() {
    for (const bool isSigned : {true, false}) {
        const QString folder = isSigned ? path("signed") : path("unsigned");
        const PostMaker ada(SecretStore(folder + QStringLiteral("-a")), now, isSigned);
        const PostMaker ben(SecretStore(folder + QStringLiteral("-b")), now, isSigned);
        const Block first = blockOf(ada.invite({"Ada", "Ben", "starter"}));
        PostGame game(first, hashOf(first));
        const Block second = blockOf(ben.reply(game, "TRCCECCRT,MSRSRMRSM"));
        QVERIFY(!game.add(second, hashOf(second)));
        Reply resigning;
        resigning.resigns = true;
        const Fresh fresh{Secret{3}, Nonce{4}, now, {}};
        const auto key = std::get<0>(ada.store().signingKey());
        Block block = std::get<Block>(replying(game, resigning, fresh, isSigned ? &*key : nullptr));
        block.values[indexOf(Field::Signature)].reset();
        const SecretStore forger(folder + QStringLiteral("-f"));
        QVERIFY(!forger.keep({block, fresh, false}));
        const QString file = forger.files().names.front();
        const auto came = ada.store().import(file, contents(forger.folder() + u'/' + file));
        QCOMPARE(std::get<SecretStore::Import>(came),
                 isSigned ? SecretStore::Import::Unsigned : SecretStore::Import::Added);
    }
}

/// F7: an open file in the place of a locked one.
void TestPostStores::whatIsntLockedNeedsNoPassphrase() {
    const SecretStore mine(path("mine"));
    const SecretStore other(path("other"));
    QVERIFY(!other.makeSigningKey());
    QVERIFY(!exportSecrets(other, {}, path("open"), {}));
    QVERIFY(!exportSecrets(other, {}, path("locked"), QStringLiteral("word")));
    const auto refused = importSecrets(mine, path("open"), QStringLiteral("word"));
    QVERIFY(std::holds_alternative<QString>(refused) && mine.files().names.isEmpty());
    const auto imported = std::get<ImportResult>(importSecrets(mine, path("locked"), QStringLiteral("word")));
    QCOMPARE(imported.newKey, sf::text::publicKey(publicKeyValue(*std::get<0>(other.signingKey()))));
    QVERIFY(std::get<ImportResult>(importSecrets(mine, path("open"), {})).newKey.isEmpty());
}

template struct sf::test::Registered<TestPostStores>;
#include "test_post_stores.moc"
