// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>

using sf::test::Answer;
using sf::test::jsonOption;
using sf::test::run;

namespace {

const QString post = QStringLiteral("post");
const QString planOption = QStringLiteral("--plan");

} // namespace

/// squarefront-cli post make, read and check: two people, each with a folder of secrets, play by text.
class TestPostCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void gameIsPlayedByText();
    void blockIsMadeOnce();
    void secretsArePrivate();
    void lostSecretIsNamed();
    void onlyForOneself();
    void forgedBlocks();
    void forgedOrders();
    void secretIsOpenedOnce();
    void olderGames_data();
    void olderGames();
    void junkInTheThread();
    void keysTravel();
    void secretsAreForTheOwner();
    void unsignedGamesAreNamed();
    void copiedSecretsAreNamed();
    void gamesCanBeSigned();
    void aVersionIsChosen();
    void aCostlyGameIsNotChecked();
    void damagedBlocksAreNamed();
    void recordNotationIsUnderstood();
    void postsHaveWords_data();
    void postsHaveWords();
    void typedAttacksAreRead();
    void typedPostsAreRead();
    void givingUpAndClaiming();
    void vectorsHold();
    void battleIsPlayedByText();
    void turnsArePlayedByText();
    void battleIsMissing();
    void olderRulesAreNoFault_data();
    void olderRulesAreNoFault();
    void wrongInput_data();
    void wrongInput();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    void write(const char* name, const QByteArray& text) const;
    Answer make(const char* secrets, const QStringList& words) const;
    /// Makes the player's next block and adds it to the game.
    Answer add(const char* secrets, const QString& plan = {});
    QJsonObject check(const QStringList& words = {}) const;
    QByteArray contents(const char* folder, const QString& name) const;
    void copyFolder(const char* from, const char* to) const;
    void beginUnsigned();

    std::unique_ptr<QTemporaryDir> m_folder;
    QByteArray m_game;
    std::unique_ptr<QTemporaryDir> m_deployedFolder;
    QByteArray m_deployed;
};

void TestPostCommands::write(const char* name, const QByteArray& text) const {
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

Answer TestPostCommands::make(const char* secrets, const QStringList& words) const {
    return run(QStringList{post, QStringLiteral("make"), QStringLiteral("--secrets"), path(secrets)} + words);
}

Answer TestPostCommands::add(const char* secrets, const QString& plan) {
    write("game.sqpost", m_game);
    Answer answer = make(secrets, {path("game.sqpost"), planOption, plan});
    m_game += "\nWords around it.\n" + answer.output;
    write("game.sqpost", m_game);
    return answer;
}

QJsonObject TestPostCommands::check(const QStringList& words) const {
    return run(QStringList{post, QStringLiteral("check"), path("game.sqpost"), jsonOption} + words).json();
}

/// Ada starts and attacks, as agreed; both have deployed.
void TestPostCommands::initTestCase() {
    m_folder = std::make_unique<QTemporaryDir>();
    const Answer first =
        make("ada", {QStringLiteral("--starter"), QStringLiteral("Ada"), QStringLiteral("--answerer"),
                     QStringLiteral("Ben"), QStringLiteral("--roles"), QStringLiteral("starter")});
    QCOMPARE(first.status, 0);
    m_game = first.output;
    QCOMPARE(add("ben", QStringLiteral("TRCCECCRT, MSRSRMRSM, Cx5, Rx20")).status, 0);
    QCOMPARE(add("ada", QStringLiteral("FPFFAFFPF; KBAKHKABK; Kx2; Ax10")).status, 0);
    QCOMPARE(add("ben").status, 0);
    m_deployed = m_game;
    m_deployedFolder = std::move(m_folder);
}

/// Each test goes on from a copy.
void TestPostCommands::init() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_game = m_deployed;
    std::filesystem::copy(m_deployedFolder->path().toStdString(), m_folder->path().toStdString(),
                          std::filesystem::copy_options::recursive);
    for (const char* player : {"ada", "ben"})
        QFile::remove(path(player) + QStringLiteral("/place")); // not a copied profile
}

void TestPostCommands::gameIsPlayedByText() {
    QCOMPARE(add("ada", QStringLiteral("R1C1-R2C1, R2C1-R3C2-R4C2-R5C2, R5C2-R6C2, R2C4-R3C4")).status, 0);
    const QJsonObject checked = check();
    QVERIFY(checked[QStringLiteral("holds")].toBool());
    QCOMPARE(checked[QStringLiteral("blocks")].toInt(), 5);
    const QJsonObject awaited = checked[QStringLiteral("awaited")].toObject();
    QCOMPARE(awaited[QStringLiteral("who")].toString(), QStringLiteral("Ben"));
    QCOMPARE(awaited[QStringLiteral("block")].toInt(), 6);
    QVERIFY(awaited[QStringLiteral("since")].toInt() > 1'600'000'000);
    const QJsonObject game = checked[QStringLiteral("games")][0].toObject();
    QVERIFY(!game[QStringLiteral("record")].toString().contains(QStringLiteral("1a")));
    // Only Ben sees what his own secret makes of the turn.
    const QJsonObject opened = check({QStringLiteral("--open"), QStringLiteral("--secrets"), path("ben")});
    QVERIFY(opened[QStringLiteral("games")][0][QStringLiteral("opened")].toString().contains(
        QStringLiteral("1a  R2C4-R3C4")));
    const QJsonObject notOpened = check({QStringLiteral("--open"), QStringLiteral("--secrets"), path("ada")});
    QVERIFY(notOpened[QStringLiteral("games")][0][QStringLiteral("opened")].isUndefined());
    QCOMPARE(add("ben", QStringLiteral("R8C2-R7C2")).status, 0);
    const QString record = check()[QStringLiteral("games")][0][QStringLiteral("record")].toString();
    QVERIFY(record.contains(QStringLiteral("1a  R2C4-R3C4\n")));
    QVERIFY(record.endsWith(QStringLiteral("1a  end\n")));
}

void TestPostCommands::blockIsMadeOnce() {
    const Answer first = make("ada", {path("game.sqpost"), planOption, QStringLiteral("R2C4-R3C4")});
    const Answer again = make("ada", {path("game.sqpost"), planOption, QStringLiteral("R2C6-R3C6")});
    QCOMPARE(first.status, 0);
    QCOMPARE(again.status, 0);
    QCOMPARE(again.output, first.output);
    QVERIFY(first.errors.isEmpty());
    QVERIFY(again.errors.contains("already exists"));
}

void TestPostCommands::secretsArePrivate() {
    const QFileInfo folder(path("ada"));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup | QFile::ReadOther |
                        QFile::WriteOther | QFile::ExeOther;
    QVERIFY(!(folder.permissions() & others));
    // The seal's secret is nowhere in the game.
    const QDir ada(path("ada"));
    int secrets = 0;
    for (const QString& name : ada.entryList(QDir::Files)) {
        QFile file(ada.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        const qsizetype at = bytes.indexOf("secret: ");
        if (at < 0)
            continue;
        ++secrets;
        const bool isOpened = m_game.contains("opened: " + bytes.mid(at + 8, 52));
        QCOMPARE(isOpened, bytes.contains("number: 1 /"));
    }
    QCOMPARE(secrets, 2);
}

void TestPostCommands::lostSecretIsNamed() {
    const Answer answer = make("stranger", {path("game.sqpost")});
    QCOMPARE(answer.status, 1);
    QVERIFY2(answer.errors.contains("doesn't play this game"), answer.errors.constData());
    QVERIFY(answer.output.isEmpty());
    QCOMPARE(make("stranger", {path("game.sqpost"), QStringLiteral("--resign")}).status, 1);
    for (const QString& name : QDir(path("ada")).entryList(QDir::Files))
        if (!name.startsWith(QStringLiteral("signing-key")) && !contents("ada", name).contains("number: 1 /"))
            QVERIFY(QFile::remove(path("ada") + u'/' + name));
    const Answer lost = make("ada", {path("game.sqpost")});
    QCOMPARE(lost.status, 1);
    QVERIFY2(lost.errors.contains("Ada sealed in block 3"), lost.errors.constData());
    QCOMPARE(make("ada", {path("game.sqpost"), QStringLiteral("--resign")}).status, 0);
}

/// Blocks are made only for the side whose secrets the profile has.
void TestPostCommands::onlyForOneself() {
    const QString resign = QStringLiteral("--resign");
    const Answer forAda = make("ben", {path("game.sqpost"), resign});
    QCOMPARE(forAda.status, 1);
    QVERIFY2(forAda.errors.contains("Block 5 is Ada's to write"), forAda.errors.constData());
    QCOMPARE(make("ben", {path("game.sqpost"), planOption, QStringLiteral("end")}).status, 1);
    const Answer late = make("ada", {path("game.sqpost"), QStringLiteral("--claim")});
    QVERIFY2(late.status == 1 && late.errors.contains("It is your turn"), late.errors.constData());
    const Answer early = make("ben", {path("game.sqpost"), QStringLiteral("--claim")});
    QVERIFY2(early.status == 1 && early.errors.contains("isn't over"), early.errors.constData());
    // An invitation has nobody yet who could resign.
    write("new.sqpost", m_game.left(m_game.indexOf("[/squarefront]") + 15));
    QCOMPARE(make("eve", {path("new.sqpost"), resign}).status, 1);
    QCOMPARE(make("ada", {path("new.sqpost"), resign}).status, 1);
}

/// A block in Ada's name that her profile didn't make stops it; that of a battle opens nothing.
void TestPostCommands::forgedBlocks() {
    beginUnsigned();
    copyFolder("ada", "forger");
    const QByteArray before = m_game;
    QCOMPARE(add("forger", QStringLiteral("R2C4-R3C4")).status, 0);
    QCOMPARE(add("ben").status, 0);
    const QByteArray forged = m_game;
    const Answer unaware = make("ada", {path("game.sqpost"), planOption, QStringLiteral("end")});
    QCOMPARE(unaware.status, 1);
    QVERIFY2(unaware.errors.contains("Block 5") && unaware.errors.contains("in your name"),
             unaware.errors.constData());
    QVERIFY(unaware.errors.contains("--made-elsewhere"));
    const QStringList ada{QStringLiteral("--secrets"), path("ada")};
    QVERIFY(!check(ada)[QStringLiteral("holds")].toBool());
    QVERIFY(check({QStringLiteral("--secrets"), path("ben")})[QStringLiteral("holds")].toBool());
    m_game = before;
    QCOMPARE(add("ada", QStringLiteral("R2C6-R3C6")).status, 0);
    m_game = forged;
    write("game.sqpost", forged);
    const Answer both = make("ada", {path("game.sqpost"), planOption, QStringLiteral("end")});
    QVERIFY2(both.status == 1 && both.errors.contains("made another one"), both.errors.constData());
    // It is Ada's own after all.
    const QStringList mine{path("game.sqpost"), QStringLiteral("--made-elsewhere"),
                           QStringLiteral("--resign")};
    QCOMPARE(make("ada", mine).status, 0);
    QVERIFY(check(ada)[QStringLiteral("holds")].toBool());
}

/// The starter's open orders open nothing, so that anybody can write them: in a signed battle they count only
/// with her signature, in an unsigned one her own profile stops.
void TestPostCommands::forgedOrders() {
    const QString battle = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/battle.sqf");
    for (const bool isSigned : {true, false}) {
        m_folder = std::make_unique<QTemporaryDir>();
        const auto move = [&](const char* secrets, const QStringList& words = {}) {
            write("game.sqpost", m_game);
            Answer answer = make(secrets, QStringList{path("game.sqpost"), battle} + words);
            m_game += answer.output;
            write("game.sqpost", m_game);
            return answer;
        };
        QStringList invitation{QStringLiteral("--starter"),  QStringLiteral("Ada"),
                               QStringLiteral("--answerer"), QStringLiteral("Ben"),
                               QStringLiteral("--battle"),   battle};
        if (!isSigned)
            invitation << QStringLiteral("--unsigned");
        m_game = make("ada", invitation).output;
        for (const char* player : {"ben", "ada", "ben"})
            QCOMPARE(move(player).status, 0);
        const QByteArray upToFour = m_game;
        copyFolder("ada", "forger");
        QCOMPARE(move("ada").status, 0);
        const QByteArray own = m_game;
        // Ben writes other orders in her name, and his next block on them.
        m_game = upToFour;
        const Answer forged = move("forger");
        QCOMPARE(forged.status, 0);
        QByteArray block = forged.output;
        if (isSigned) { // he has no key
            const qsizetype at = block.indexOf("signature: ");
            block = block.left(at) + "[/squarefront]\n";
        }
        write("game.sqpost", upToFour + block);
        const Answer ben = make("ben", {path("game.sqpost"), battle});
        QCOMPARE(ben.status, isSigned ? 1 : 0);
        const Answer ada = make("ada", {path("game.sqpost"), battle});
        QVERIFY2(ada.status == 1 || ada.output.contains("number: 5 /"), ada.output.constData());
        write("game.sqpost", upToFour + block + ben.output);
        const Answer later = make("ada", {path("game.sqpost"), battle});
        if (isSigned) // her own block 5 once more
            QVERIFY2(own.endsWith(later.output) && !later.output.isEmpty(), later.errors.constData());
        else
            QVERIFY2(later.status == 1 && later.errors.contains("in your name"), later.errors.constData());
    }
}

void TestPostCommands::olderGames_data() {
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("isSigned");
    QTest::addColumn<QString>("player");
    QTest::addColumn<QJsonArray>("unproven");
    QTest::newRow("half signed, the starter")
        << QStringLiteral("half-signed") << QStringLiteral("half") << QStringLiteral("ben") << QJsonArray();
    QTest::newRow("half signed, the answerer")
        << QStringLiteral("half-answered") << QStringLiteral("half") << QStringLiteral("ada") << QJsonArray();
    QTest::newRow("unsigned") << QStringLiteral("unsigned") << QStringLiteral("no") << QStringLiteral("ben")
                              << QJsonArray{6};
}

/// Games and secrets of earlier versions, which signed only if a player asked for it.
void TestPostCommands::olderGames() {
    QFETCH(const QString, file);
    QFETCH(const QString, isSigned);
    QFETCH(const QString, player);
    QFETCH(const QJsonArray, unproven);
    const QString older = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/older/");
    for (const char* folder : {"ada", "ben"}) {
        QDir(path(folder)).removeRecursively();
        QVERIFY(QDir().mkpath(path(folder)));
        const QString from = older + QString::fromLatin1(folder);
        for (const QString& name : QDir(from).entryList(QDir::Files))
            QVERIFY(QFile::copy(from + u'/' + name, path(folder) + u'/' + name));
    }
    QFile game(older + file + QStringLiteral(".sqpost"));
    QVERIFY(game.open(QIODevice::ReadOnly));
    m_game = game.readAll();
    for (const char* secrets : {"ada", "ben"}) {
        write("game.sqpost", m_game);
        const QJsonObject checked = check({QStringLiteral("--secrets"), path(secrets)});
        QVERIFY(checked[QStringLiteral("holds")].toBool());
        QCOMPARE(checked[QStringLiteral("games")][0][QStringLiteral("signed")].toString(), isSigned);
        QCOMPARE(checked[QStringLiteral("games")][0][QStringLiteral("unproven")].toArray(), unproven);
    }
    const QByteArray other = player == QStringLiteral("ada") ? "ben" : "ada";
    for (const QByteArray& next : {player.toLatin1(), other}) {
        const Answer answer = add(next.constData(), QStringLiteral("end"));
        QVERIFY2(answer.status == 0, answer.errors.constData());
    }
    QVERIFY(check({QStringLiteral("--secrets"), path("ada")})[QStringLiteral("holds")].toBool());
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFileInfo(path("ada") + QStringLiteral("/signing-key")).permissions() & others));
}

/// Ben's other block 4 doesn't make Ada open her secret once more.
void TestPostCommands::secretIsOpenedOnce() {
    beginUnsigned();
    const QByteArray upToThree = m_game.left(m_game.lastIndexOf("[squarefront 1]"));
    QCOMPARE(add("ada", QStringLiteral("R2C4-R3C4")).status, 0);
    copyFolder("ben-before", "ben2");
    m_game = upToThree;
    QCOMPARE(add("ben2").status, 0);
    const Answer again = make("ada", {path("game.sqpost"), planOption, QStringLiteral("R2C4-R3C4")});
    QCOMPARE(again.status, 1);
    QVERIFY2(again.errors.contains("You wrote block 5"), again.errors.constData());
    QVERIFY(!again.output.contains("opened"));
}

/// What others write in the thread doesn't stop the game.
void TestPostCommands::junkInTheThread() {
    const Answer other = make("eve", {QStringLiteral("--starter"), QStringLiteral("Eve"),
                                      QStringLiteral("--answerer"), QStringLiteral("Ben")});
    m_game = "[squarefront 1] was here\n" + other.output + m_game +
             "[squarefront 1]\n[squarefront 1]no[/squarefront]";
    const Answer answer = add("ada", QStringLiteral("R2C4-R3C4"));
    QVERIFY2(answer.status == 0, answer.errors.constData());
    QVERIFY(answer.output.contains("number: 5 /"));
    QVERIFY2(answer.errors.contains("no end"), answer.errors.constData());
}

void TestPostCommands::keysTravel() {
    const QString file = path("me.sqkeys");
    write("passphrase.txt", "correct horse\n");
    const QStringList lock{QStringLiteral("--passphrase"), path("passphrase.txt")};
    const auto post2 = [&](const char* command, const char* folder, const QStringList& words) {
        return run(
            QStringList{post, QString::fromLatin1(command), QStringLiteral("--secrets"), path(folder)} +
            words);
    };
    QCOMPARE(post2("export", "ada", QStringList{QStringLiteral("-o"), file} + lock).status, 0);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFileInfo(file).permissions() & others));
    QCOMPARE(post2("export", "ada", QStringList{QStringLiteral("-o"), file} + lock).status,
             1); // never replaced
    QVERIFY(post2("import", "laptop", {file}).errors.contains("--passphrase"));
    write("wrong.txt", "incorrect\n");
    QCOMPARE(post2("import", "laptop", {file, QStringLiteral("--passphrase"), path("wrong.txt")}).status, 1);
    const Answer imported = post2("import", "laptop", QStringList{file, jsonOption} + lock);
    QCOMPARE(imported.status, 0);
    QCOMPARE(imported.json()[QStringLiteral("added")].toInt(), 3); // the key and two blocks
    const Answer other = make("ada", {path("game.sqpost"), planOption, QStringLiteral("R2C4-R3C4")});
    for (const Answer& made : {add("laptop", QStringLiteral("R2C4-R3C4")), other}) {
        QCOMPARE(made.status, 0);
        QVERIFY2(made.errors.contains("taken along to another computer"), made.errors.constData());
    }
    QVERIFY(check({QStringLiteral("--secrets"), path("ada")})[QStringLiteral("holds")]
                .toBool()); // signed: her own
    QCOMPARE(post2("import", "laptop", QStringList{file} + lock).status, 0);
}

void TestPostCommands::secretsAreForTheOwner() {
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    for (const QFileInfo& file : QDir(path("ada")).entryInfoList(QDir::Files))
        if (file.fileName() != QStringLiteral("lock") && file.fileName() != QStringLiteral("place"))
            QVERIFY2(!(file.permissions() & others), qPrintable(file.fileName()));
    QVERIFY(QDir().mkpath(path("shared")));
    QVERIFY(QFile::setPermissions(path("shared"), QFile::Permissions(0x7755)));
    const auto mode = QFileInfo(path("shared")).permissions();
    QCOMPARE(make("shared", {QStringLiteral("--starter"), QStringLiteral("A"), QStringLiteral("--answerer"),
                             QStringLiteral("B")})
                 .status,
             0);
    QCOMPARE(QFileInfo(path("shared")).permissions(), mode);
}

/// An unsigned game says plainly that nothing shows who wrote what.
void TestPostCommands::unsignedGamesAreNamed() {
    QCOMPARE(check()[QStringLiteral("games")][0][QStringLiteral("signed")].toString(), QStringLiteral("yes"));
    beginUnsigned();
    QVERIFY(!m_game.contains("signature"));
    const Answer resigned = make("ada", {path("game.sqpost"), QStringLiteral("--resign")});
    write("game.sqpost", m_game + resigned.output);
    const QJsonObject game = check()[QStringLiteral("games")][0].toObject();
    QCOMPARE(game[QStringLiteral("signed")].toString(), QStringLiteral("no"));
    QCOMPARE(game[QStringLiteral("unproven")].toArray(), QJsonArray{5});
    const Answer words = run({post, QStringLiteral("check"), path("game.sqpost")});
    QVERIFY2(words.output.contains("a third person can't tell who wrote which block"),
             words.output.constData());
}

QByteArray TestPostCommands::contents(const char* folder, const QString& name) const {
    QFile file(path(folder) + u'/' + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void TestPostCommands::copyFolder(const char* from, const char* to) const {
    QVERIFY(QDir().mkpath(path(to)));
    for (const QString& name : QDir(path(from)).entryList(QDir::Files))
        QVERIFY(QFile::copy(path(from) + u'/' + name, path(to) + u'/' + name));
}

/// The same as init(), but without keys. `ben-before` has Ben's secrets before block 4.
void TestPostCommands::beginUnsigned() {
    m_folder = std::make_unique<QTemporaryDir>();
    m_game = make("ada", {QStringLiteral("--starter"), QStringLiteral("Ada"), QStringLiteral("--answerer"),
                          QStringLiteral("Ben"), QStringLiteral("--roles"), QStringLiteral("starter"),
                          QStringLiteral("--unsigned")})
                 .output;
    QCOMPARE(add("ben", QStringLiteral("TRCCECCRT, MSRSRMRSM, Cx5, Rx20")).status, 0);
    QCOMPARE(add("ada", QStringLiteral("FPFFAFFPF; KBAKHKABK; Kx2; Ax10")).status, 0);
    copyFolder("ben", "ben-before");
    QCOMPARE(add("ben").status, 0);
}

void TestPostCommands::copiedSecretsAreNamed() {
    QCOMPARE(make("ada", {path("game.sqpost"), planOption, QStringLiteral("end")}).status, 0);
    QVERIFY(QDir().mkpath(path("copy")));
    for (const QString& name : QDir(path("ada")).entryList(QDir::Files))
        QVERIFY(QFile::copy(path("ada") + u'/' + name, path("copy") + u'/' + name));
    const Answer answer = make("copy", {path("game.sqpost"), planOption, QStringLiteral("end")});
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.errors.contains("were copied"));
    QVERIFY(!make("copy", {path("game.sqpost")}).errors.contains("were copied"));
}

/// Who signs their first block signs all of them.
void TestPostCommands::gamesCanBeSigned() {
    const Answer first =
        make("eve", {QStringLiteral("--starter"), QStringLiteral("Eve"), QStringLiteral("--answerer"),
                     QStringLiteral("Ben"), QStringLiteral("--roles"), QStringLiteral("starter")});
    QCOMPARE(first.errors, QByteArray());
    QVERIFY(first.output.contains("key: ") && first.output.contains("signature: "));
    m_game = first.output;
    QVERIFY(add("ben", QStringLiteral("TRCCECCRT, MSRSRMRSM, Cx5, Rx20")).output.contains("signature: "));
    QVERIFY(add("eve", QStringLiteral("FPFFAFFPF; KBAKHKABK; Kx2; Ax10")).output.contains("signature: "));
    const QJsonObject checked = check();
    QVERIFY(checked[QStringLiteral("holds")].toBool());
    const QJsonObject keys = checked[QStringLiteral("games")][0][QStringLiteral("keys")].toObject();
    QVERIFY(keys[QStringLiteral("starter")].toString().startsWith(QStringLiteral("RW"))); // as minisign's
    QVERIFY(keys.contains(QStringLiteral("answerer")));
    const Answer words = run({post, QStringLiteral("check"), path("game.sqpost")});
    QVERIFY2(words.output.contains("Time for each block: 14 day"), words.output.constData());
    QVERIFY2(words.output.contains("Eve signs each block with the key RW"), words.output.constData());
    QCOMPARE(add("ben").status, 0);
    QVERIFY(QFile::remove(path("eve") + QStringLiteral("/signing-key")));
    const Answer lost = make("eve", {path("game.sqpost"), planOption, QStringLiteral("end")});
    QCOMPARE(lost.status, 1);
    QVERIFY2(lost.errors.contains("its key is not in this profile"), lost.errors.constData());
}

/// It is neither valid nor invalid.
void TestPostCommands::aCostlyGameIsNotChecked() {
    const QString costly = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/costly/");
    const Answer answer = run({post, QStringLiteral("check"), costly + QStringLiteral("thread.sqpost"),
                               costly + QStringLiteral("battle.sqf"), jsonOption});
    QCOMPARE(answer.status, 1);
    QVERIFY(answer.json()[QStringLiteral("holds")].isNull());
    QVERIFY2(answer.output.contains("wasn't checked"), answer.output.constData());
    const Answer made =
        make("ben", {costly + QStringLiteral("thread.sqpost"), costly + QStringLiteral("battle.sqf")});
    QCOMPARE(made.status, 1);
    QVERIFY2(made.errors.contains("wasn't checked"), made.errors.constData());
}

/// Two answer the invitation, and Ada answers one of them.
void TestPostCommands::aVersionIsChosen() {
    const QStringList names{QStringLiteral("--starter"),  QStringLiteral("Ada"),
                            QStringLiteral("--answerer"), QStringLiteral("Ed"),
                            QStringLiteral("--roles"),    QStringLiteral("starter")};
    for (const bool isSigned : {true, false}) {
        m_game = make("ada", names + (isSigned ? QStringList() : QStringList(QStringLiteral("--unsigned"))))
                     .output;
        write("game.sqpost", m_game);
        QByteArrayList checks;
        const QString plan = QStringLiteral("TRCCECCRT, MSRSRMRSM, Cx5, Rx20");
        QByteArray thread = m_game;
        for (const char* player : {"ed", "mallory"}) {
            const QByteArray block = make(player, {path("game.sqpost"), planOption, plan}).output;
            const qsizetype at = block.indexOf("check: ") + 7;
            checks << block.mid(at, block.indexOf(' ', at) - at);
            thread += block;
        }
        write("game.sqpost", thread);
        const QJsonObject awaited = check()[QStringLiteral("awaited")].toObject();
        QCOMPARE(awaited[QStringLiteral("who")].toString(), QStringLiteral("Ada"));
        QCOMPARE(awaited[QStringLiteral("block")].toInt(), 3);
        const QStringList answer{path("game.sqpost"), planOption,
                                 QStringLiteral("FPFFAFFPF; KBAKHKABK; Kx2; Ax10")};
        const Answer asked = make("ada", answer);
        QCOMPARE(asked.status, 1);
        for (const QByteArray& each : checks)
            QVERIFY2(asked.errors.contains(each), asked.errors.constData());
        QCOMPARE(make("ada", answer + QStringList{QStringLiteral("--on"), QStringLiteral("none")}).status, 1);
        const Answer chosen = make(
            "ada", answer + QStringList{QStringLiteral("--on"), QString::fromLatin1(checks[1].toLower())});
        QCOMPARE(chosen.status, 0);
        write("game.sqpost", thread + chosen.output);
        const QStringList own{QStringLiteral("--secrets"), path("ada")};
        QVERIFY(check(own)[QStringLiteral("holds")].toBool());
        QCOMPARE(check(own)[QStringLiteral("blocks")].toInt(), 3);
    }
}

void TestPostCommands::damagedBlocksAreNamed() {
    QByteArray damaged = m_game;
    damaged.replace("clock: 1209600", "clock: 1209601");
    write("damaged.txt", "> " + damaged.replace("\n", "\n> "));
    const Answer read = run({post, QStringLiteral("read"), path("damaged.txt"), jsonOption});
    QCOMPARE(read.status, 1);
    const QJsonObject problem = read.json()[QStringLiteral("problems")][0].toObject();
    QCOMPARE(problem[QStringLiteral("line")].toInt(),
             1 + static_cast<int>(m_game.left(m_game.indexOf("clock")).count('\n')));
    QVERIFY(problem[QStringLiteral("what")].toString().contains(QStringLiteral("clock")));
    QCOMPARE(read.json()[QStringLiteral("blocks")].toArray().size(), 3);
    QCOMPARE(run({post, QStringLiteral("check"), path("damaged.txt")}).status, 1);
}

void TestPostCommands::recordNotationIsUnderstood() {
    QCOMPARE(
        add("ada", QStringLiteral("KR3C2@R2C2, R2C4 - R3C4, R2C5*R8C5, R1C1xR2C2=capture if 3 won")).status,
        0);
    QVERIFY(m_game.contains("KR3C2bR2C2, R2C4-R3C4, R2C5sR8C5, R1C1xR2C2qcapture if"));
    QVERIFY(check()[QStringLiteral("holds")].toBool());
}

void TestPostCommands::postsHaveWords_data() {
    QTest::addColumn<QString>("format");
    QTest::addColumn<QStringList>("parts");
    QTest::newRow("plain") << QStringLiteral("plain")
                           << QStringList{QStringLiteral("TRCCECCRT"),
                                          QStringLiteral("reserves Cx5; Rx20, losses none"),
                                          QStringLiteral("It is Ada's turn to answer")};
    QTest::newRow("bbcode") << QStringLiteral("bbcode")
                            << QStringList{QStringLiteral("[code]\n"), QStringLiteral("TRCCECCRT\n")};
    QTest::newRow("markdown") << QStringLiteral("markdown")
                              << QStringList{QStringLiteral("```\nFPFF"), QStringLiteral("- ")};
}

/// The text around a block describes the turn before it, and the block is read from each kind of post.
void TestPostCommands::postsHaveWords() {
    QFETCH(const QString, format);
    QFETCH(const QStringList, parts);
    QCOMPARE(add("ada", QStringLiteral("R2C4-R3C4, R1C1-R1C2")).status, 0);
    const Answer answer = make("ben", {path("game.sqpost"), QStringLiteral("--format"), format});
    QCOMPARE(answer.status, 0);
    const QString text = QString::fromUtf8(answer.output);
    for (const QString& part : parts + QStringList{QStringLiteral("Ada against Ben, block 6"),
                                                   QStringLiteral("R3C4"), QStringLiteral("R1C1-R1C2")})
        QVERIFY2(text.contains(part), qPrintable(part + u'\n' + text));
    QVERIFY(text.contains(QStringLiteral("was not possible")));
    write("game.sqpost", m_game + answer.output);
    QVERIFY(check()[QStringLiteral("holds")].toBool());
    QCOMPARE(check()[QStringLiteral("blocks")].toInt(), 6);
}

/// Attacks that people announced, played in a dungeon.
void TestPostCommands::typedAttacksAreRead() {
    write("cellar.sqf",
          R"({"squarefront": 1, "kind": "encounter", "title": "Cellar", "seed": "s", "items": [],
 "people": [{"id": "Ann", "name": "Ann", "level": 1}, {"id": "Ben", "name": "Ben", "level": 1}],
 "encounters": [], "loot": {}, "attackPosts": [], "monsterTable": []})");
    write("post.txt", "[Attack Post] Dungeon Level 1\nAnn attacks Ben. 1d2: 2. Ben loses 2 HP, 8 (10) left.\n"
                      "Ben attacks Ann. 1d2: 3\nWell done!\n");
    const QStringList words{post, QStringLiteral("read"), path("post.txt"), QStringLiteral("--after"),
                            path("cellar.sqf")};
    const Answer answer = run(words + QStringList{jsonOption});
    QCOMPARE(answer.status, 1);
    const QJsonArray lines = answer.json()[QStringLiteral("lines")].toArray();
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0][QStringLiteral("problem")].isNull());
    QCOMPARE(lines[0][QStringLiteral("dice")].toArray(), QJsonArray{2});
    QCOMPARE(lines[1][QStringLiteral("line")].toInt(), 3);
    QVERIFY(
        lines[1][QStringLiteral("problem")].toString().startsWith(QStringLiteral("ENC-7: A d2 is rolled")));
    QCOMPARE(
        answer.json()[QStringLiteral("document")][QStringLiteral("people")][1][QStringLiteral("hp")].toInt(),
        8);
    const Answer text = run(words);
    QCOMPARE(text.status, 1);
    QVERIFY2(text.output.contains("Line 2: Ann attacks Ben"), text.output.constData());
    QVERIFY2(text.output.contains("ENC-7: A d2 is rolled here"), text.output.constData());
    write("post.txt", "Good luck, all\n");
    QCOMPARE(run(words).status, 1);
}

/// Actions that people typed, played from a record on: errors name their line.
void TestPostCommands::typedPostsAreRead() {
    QCOMPARE(add("ada").status, 0);
    write("game.imperio", check()[QStringLiteral("games")][0][QStringLiteral("record")].toString().toUtf8());
    write("post.txt", "Hi Ben,\n1a R2C4-R3C4\nR1C1-R9C9\nend\n");
    const QStringList words{post, QStringLiteral("read"), path("post.txt"), QStringLiteral("--after"),
                            path("game.imperio")};
    const Answer answer = run(words + QStringList{jsonOption});
    QCOMPARE(answer.status, 1);
    const QJsonArray lines = answer.json()[QStringLiteral("lines")].toArray();
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0][QStringLiteral("problem")].isNull());
    QCOMPARE(lines[1][QStringLiteral("line")].toInt(), 3);
    QVERIFY(lines[1][QStringLiteral("problem")].toString().contains(QStringLiteral("IMP-9")));
    QCOMPARE(answer.json()[QStringLiteral("verified")].toBool(true), false);
    QVERIFY(answer.json()[QStringLiteral("record")].toString().endsWith(
        QStringLiteral("1a  R2C4-R3C4 # dice typed, unverified\n1a  end # dice typed, unverified\n")));
    QVERIFY(run(words).output.contains("Line 3"));
    write("post.txt", "Nothing today.\n");
    QCOMPARE(run(words).status, 1);
}

void TestPostCommands::givingUpAndClaiming() {
    m_game = make("ada", {QStringLiteral("--starter"), QStringLiteral("Ada"), QStringLiteral("--answerer"),
                          QStringLiteral("Ben"), QStringLiteral("--clock"), QStringLiteral("0")})
                 .output;
    QCOMPARE(add("ben").status, 0);
    const Answer claim = make("ben", {path("game.sqpost"), QStringLiteral("--claim")});
    QCOMPARE(claim.status, 0);
    QCOMPARE(make("ben", {path("game.sqpost"), QStringLiteral("--claim")}).output, claim.output);
    write("game.sqpost", m_game + claim.output);
    const QJsonObject claimed = check();
    QVERIFY(claimed[QStringLiteral("holds")].toBool());
    QVERIFY(claimed[QStringLiteral("games")][0][QStringLiteral("notes")][0][QStringLiteral("what")]
                .toString()
                .contains(QStringLiteral("unverified")));
    write("game.sqpost", m_game);
    const Answer resigned = make("ada", {path("game.sqpost"), QStringLiteral("--resign")});
    write("game.sqpost", m_game + resigned.output);
    const QJsonObject end = check()[QStringLiteral("games")][0][QStringLiteral("end")].toObject();
    QCOMPARE(end[QStringLiteral("winner")].toString(), QStringLiteral("Ben"));
    QCOMPARE(end[QStringLiteral("reason")].toString(), QStringLiteral("resigned"));
}

void TestPostCommands::vectorsHold() {
    const QDir vectors(QStringLiteral(SQUAREFRONT_TEST_DATA "/post"));
    const QStringList names = vectors.entryList({QStringLiteral("*.sqpost")});
    QVERIFY(names.size() >= 5);
    for (const QString& name : names) {
        QStringList files{vectors.filePath(name)};
        if (const QString battle =
                QString(files.first()).replace(QStringLiteral(".sqpost"), QStringLiteral(".sqf"));
            QFile::exists(battle))
            files << battle;
        const Answer answer =
            run(QStringList{post, QStringLiteral("check")} + files + QStringList(jsonOption));
        QVERIFY2(answer.status == 0, answer.output.constData());
        QVERIFY(answer.json()[QStringLiteral("holds")].toBool());
    }
}

/// Invited, deployed and ordered from the command line alone.
void TestPostCommands::battleIsPlayedByText() {
    const QString battle = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/battle.sqf");
    const QString orders = QStringLiteral("--orders");
    const auto add = [&](const char* secrets, const QStringList& words) {
        write("game.sqpost", m_game);
        const Answer answer = make(secrets, QStringList{path("game.sqpost"), battle} + words);
        m_game += answer.output;
        return answer.status;
    };
    const Answer invited =
        make("ada", {QStringLiteral("--starter"), QStringLiteral("Ada"), QStringLiteral("--answerer"),
                     QStringLiteral("Ben"), QStringLiteral("--battle"), battle});
    QCOMPARE(invited.status, 0);
    m_game = invited.output;
    write("bad.json", R"({"orders": {"r": {"hold": true}}})");
    write("turn.json", R"({"actions": [{"do": "rotate", "stack": "b", "steps": 1}]})");
    write("hold.json", R"({"orders": {"r": {"advance": "b"}, "s": {"hold": true}}})");
    QCOMPARE(add("ben", {orders, path("bad.json")}), 1); // not his stack
    QCOMPARE(add("ben", {orders, path("turn.json")}), 0);
    QVERIFY(!m_game.contains("orders:"));
    QCOMPARE(add("ada", {}), 0);
    QCOMPARE(add("ben", {}), 0);
    QCOMPARE(add("ada", {orders, path("hold.json"), QStringLiteral("--format"), QStringLiteral("plain")}), 0);
    QCOMPARE(add("ben", {}), 0);
    write("game.sqpost", m_game);
    const QJsonObject game = run({post, QStringLiteral("check"), path("game.sqpost"), battle, jsonOption})
                                 .json()[QStringLiteral("games")][0]
                                 .toObject();
    QCOMPARE(game[QStringLiteral("blocks")].toInt(), 6);
    QCOMPARE(game[QStringLiteral("document")][QStringLiteral("round")].toInt(), 1);
}

/// Multiplier combat, invited and planned from the command line alone.
void TestPostCommands::turnsArePlayedByText() {
    const QString battle = QStringLiteral(SQUAREFRONT_TEST_DATA "/post/multiplier.sqf");
    const auto add = [&](const char* secrets, const char* plan) {
        write("game.sqpost", m_game);
        const Answer answer =
            make(secrets, {path("game.sqpost"), battle, QStringLiteral("--plan"), QString::fromLatin1(plan)});
        m_game += answer.output;
        return answer.status;
    };
    const Answer invited =
        make("ada", {QStringLiteral("--starter"), QStringLiteral("Ada"), QStringLiteral("--answerer"),
                     QStringLiteral("Ben"), QStringLiteral("--battle"), battle});
    QCOMPARE(invited.status, 0);
    QVERIFY(invited.output.contains("kind: multiplier /"));
    m_game = invited.output;
    QCOMPARE(add("ben", "S3-C5R4"), 1); // not his turn
    QCOMPARE(add("ben", ""), 0);
    QCOMPARE(add("ada", "S1xS9"), 1); // no such stack
    QCOMPARE(add("ada", "S1-C6R4; S1xS3; S2-C3R3 if 2 tied"), 0);
    QCOMPARE(add("ben", "S3xS1"), 0);
    write("game.sqpost", m_game);
    const Answer text = run({post, QStringLiteral("check"), path("game.sqpost"), battle});
    QVERIFY2(text.output.contains("S2 3,3"), text.output.constData());
    const QJsonObject game = run({post, QStringLiteral("check"), path("game.sqpost"), battle, jsonOption})
                                 .json()[QStringLiteral("games")][0]
                                 .toObject();
    QCOMPARE(game[QStringLiteral("blocks")].toInt(), 4);
    QCOMPARE(game[QStringLiteral("document")][QStringLiteral("turn")].toInt(), 1);
}

void TestPostCommands::battleIsMissing() {
    const Answer answer =
        run({post, QStringLiteral("check"), QStringLiteral(SQUAREFRONT_TEST_DATA "/post/battle.sqpost")});
    QCOMPARE(answer.status, 1);
    QVERIFY2(answer.output.contains("Add its document, which has the hash "), answer.output.constData());
    QVERIFY(!answer.output.contains("the hash 1."));
}

void TestPostCommands::olderRulesAreNoFault_data() {
    QTest::addColumn<QString>("folder");
    QTest::newRow("version 1") << QStringLiteral(SQUAREFRONT_TEST_DATA "/rules-1/");
    QTest::newRow("version 2") << QStringLiteral(SQUAREFRONT_TEST_DATA "/rules-2/");
}

/// A battle whose positions follow older rules holds, and says so.
void TestPostCommands::olderRulesAreNoFault() {
    QFETCH(const QString, folder);
    const QStringList files{folder + QStringLiteral("battle.sqpost"), folder + QStringLiteral("battle.sqf")};
    const Answer text = run(QStringList{post, QStringLiteral("check")} + files);
    QCOMPARE(text.status, 0);
    QVERIFY2(text.output.contains("follows an older version of the rules"), text.output.constData());
    QVERIFY2(text.output.contains("it isn't known who has won"), text.output.constData());
    const QJsonObject found =
        run(QStringList{post, QStringLiteral("check")} + files + QStringList{jsonOption}).json();
    QVERIFY(found[QStringLiteral("holds")].toBool());
    QVERIFY(found[QStringLiteral("games")][0][QStringLiteral("position")].isNull());
    QVERIFY(found[QStringLiteral("games")][0][QStringLiteral("document")].isUndefined());
    const QJsonObject end = found[QStringLiteral("games")][0][QStringLiteral("end")].toObject();
    QCOMPARE(end[QStringLiteral("reason")].toString(), QStringLiteral("olderRules"));
    QVERIFY(end[QStringLiteral("winner")].isNull());
}

void TestPostCommands::wrongInput_data() {
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const auto words = [](const char* text) {
        return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts);
    };
    QTest::newRow("no file") << words("check") << 2 << QStringLiteral("too few arguments");
    QTest::newRow("a missing file") << words("check nowhere.txt") << 1 << QStringLiteral("nowhere.txt");
    QTest::newRow("neither names nor files") << words("make") << 2 << QStringLiteral("--starter");
    QTest::newRow("names and files") << words("make game.sqpost --starter A --answerer B") << 2
                                     << QStringLiteral("--starter");
    QTest::newRow("one name twice") << words("make --starter A --answerer A") << 1
                                    << QStringLiteral("two different names");
    QTest::newRow("names that differ in capitals")
        << words("make --starter Ben --answerer ben") << 1 << QStringLiteral("two different names");
    QTest::newRow("a bad clock") << words("make --starter A --answerer B --clock soon") << 2
                                 << QStringLiteral("--clock");
    QTest::newRow("bad roles") << words("make --starter A --answerer B --roles me") << 2
                               << QStringLiteral("--roles");
    QTest::newRow("bad rules") << words("make --starter A --answerer B --rules knights") << 2
                               << QStringLiteral("--rules");
    QTest::newRow("a plan that is none")
        << words("make game.sqpost --plan hello") << 1 << QStringLiteral("Action 1 of block 5");
    QTest::newRow("a condition ahead")
        << words("make game.sqpost --plan endif1won") << 1 << QStringLiteral("can't be read");
}

void TestPostCommands::wrongInput() {
    QFETCH(const QStringList, words);
    QFETCH(const int, status);
    QFETCH(const QString, said);
    QStringList line{post, words.first()};
    if (words.first() == QStringLiteral("make"))
        line += {QStringLiteral("--secrets"), path("ada")};
    for (const QString& word : words.mid(1))
        line.push_back(word.endsWith(QStringLiteral(".sqpost")) ? m_folder->filePath(word) : word);
    const Answer answer = run(line);
    QCOMPARE(answer.status, status);
    QVERIFY2(QString::fromUtf8(answer.errors).contains(said), answer.errors.constData());
    QVERIFY(answer.output.isEmpty());
}

template struct sf::test::Registered<TestPostCommands, QCoreApplication>;
#include "test_post_commands.moc"
