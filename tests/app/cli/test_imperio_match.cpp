// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using sf::test::Answer;
using sf::test::run;

#include <sys/stat.h>

namespace {

QStringList words(const QString& text) {
    return text.split(u' ');
}

constexpr const char* shortGame =
    "Imperio Bellum 1\nattacker: Ada\ndefender: Ben\ndefender deploys\nOOOOOOOOO\n"
    "ETTOSOOOO\nattacker deploys\nFOOOOOOOO\nHBBOOOOOO\nplay\n";

} // namespace

/// squarefront-cli imperio play, match and engine, with well-behaved and misbehaving engines.
class TestImperioMatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void playAnswers();
    void diceSeedsAreNotForeseen();
    void playNamesWhatIsWrong_data();
    void playNamesWhatIsWrong();
    void matchIsTheSameEachTime();
    void aTableThatCannotBeWrittenIsTold();
    void sequentialTestStops();
    void engineAnswersEachLine();
    void engineOfSquarefrontPlays();
    void examplePlays();
    void badEnginesLose_data();
    void badEnginesLose();
    void enginesLeaveNobodyBehind_data();
    void enginesLeaveNobodyBehind();
    void anEndedMatchLeavesNobodyBehind();
    void lostMatchesHaveTheLowestElo();

private:
    QString script(const QByteArray& text);
    QString record(const QByteArray& text);
    QTemporaryDir m_folder;
    int m_files = 0;
};

QString TestImperioMatch::script(const QByteArray& text) {
    return record("import sys, os, time, json\n"
                  "def say(x): print(x, flush=True)\n"
                  "input(); say('{\"name\": \"x\", \"game\": \"imperio\"}')\n" +
                  text);
}

QString TestImperioMatch::record(const QByteArray& text) {
    QFile file(m_folder.filePath(QString::number(++m_files)));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        return {};
    return file.fileName();
}

void TestImperioMatch::playAnswers() {
    const QString game = record(shortGame);
    for (const char* player : {"random", "greedy", "planner", "replier", "learned"}) {
        const Answer answer = run(words(QStringLiteral("imperio play %1 --nodes 500 --json --player %2")
                                            .arg(game, QString::fromLatin1(player))));
        QCOMPARE(answer.status, 0);
        const QJsonObject json = answer.json();
        QVERIFY(!json.value(QStringLiteral("action")).toString().isEmpty());
        const double value = json.value(QStringLiteral("value")).toDouble(-1);
        QVERIFY(value > 0 && value < 1);
        QCOMPARE(value * 4294967296.0, std::floor(value * 4294967296.0));
        QVERIFY(!json.value(QStringLiteral("reasons")).toArray().isEmpty());
    }
}

void TestImperioMatch::diceSeedsAreNotForeseen() {
    const QString game = record(shortGame);
    const QString command = QStringLiteral("imperio play %1 --player replier --nodes 500 --seed %2");
    const QByteArray first = run(words(command.arg(game, QStringLiteral("a")))).output;
    for (const char* seed : {"b", "c", "d"})
        QCOMPARE(run(words(command.arg(game, QString::fromLatin1(seed)))).output, first);
}

void TestImperioMatch::playNamesWhatIsWrong_data() {
    QTest::addColumn<QString>("options");
    QTest::addColumn<int>("status");
    QTest::newRow("unknown player") << "--player grandmaster" << 2;
    QTest::newRow("no nodes") << "--player greedy --nodes 0" << 2;
    QTest::newRow("no number") << "--player greedy --ms soon" << 2;
}

void TestImperioMatch::playNamesWhatIsWrong() {
    QFETCH(QString, options);
    QFETCH(int, status);
    const Answer answer = run(words(QStringLiteral("imperio play %1 %2").arg(record(shortGame), options)));
    QCOMPARE(answer.status, status);
    QCOMPARE(answer.errors.count('\n'), 1);
    const QString over = record(QByteArray(shortGame) + "1a  resign\n");
    QCOMPARE(run(words(QStringLiteral("imperio play %1").arg(over))).status, 1);
}

void TestImperioMatch::matchIsTheSameEachTime() {
    const QString csv = m_folder.filePath(QStringLiteral("games.csv"));
    const QStringList command =
        words(QStringLiteral("imperio match greedy random --pairs 2 --seed x --json --csv %1").arg(csv));
    const Answer answer = run(command);
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.json().value(QStringLiteral("wins")).toInt(), 4);
    QVERIFY(answer.json().value(QStringLiteral("low")).toDouble() <
            answer.json().value(QStringLiteral("high")).toDouble());
    QCOMPARE(run(command).output, answer.output);
    QFile file(csv);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll().count('\n'), 5);
}

void TestImperioMatch::aTableThatCannotBeWrittenIsTold() {
    const QString pipe = m_folder.filePath(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    for (const QString& path : {QStringLiteral("/dev/full"), QStringLiteral("/nowhere/games.csv"), pipe}) {
        const Answer answer =
            run(words(QStringLiteral("imperio match greedy random --pairs 1 --csv %1").arg(path)));
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.errors.contains(path.toUtf8()), answer.errors.constData());
    }
}

void TestImperioMatch::sequentialTestStops() {
    const Answer answer =
        run(words(QStringLiteral("imperio match greedy random --pairs 40 --sprt 0,200 --json")));
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.json().value(QStringLiteral("verdict")).toString(), QStringLiteral("H1"));
    QVERIFY(answer.json().value(QStringLiteral("pairs")).toInt() < 40);
    QCOMPARE(run(words(QStringLiteral("imperio match greedy random --sprt 9,3"))).status, 2);
}

void TestImperioMatch::engineAnswersEachLine() {
    QProcess engine;
    engine.start(QStringLiteral(SQUAREFRONT_CLI), words(QStringLiteral("imperio engine --player greedy")));
    const auto ask = [&](const QByteArray& line) {
        engine.write(line + '\n');
        while (!engine.canReadLine() && engine.waitForReadyRead(30000)) {
        }
        return QJsonDocument::fromJson(engine.readLine()).object();
    };
    QCOMPARE(ask("{\"hello\": 1}").value(QStringLiteral("game")).toString(), QStringLiteral("imperio"));
    QVERIFY(ask("what?").contains(QStringLiteral("error")));
    QVERIFY(ask("{\"position\": \"Imperio Bellum 2\"}").contains(QStringLiteral("error")));
    QVERIFY(ask("[]").contains(QStringLiteral("error")));
    QVERIFY(ask(QByteArray(20 << 20, 'x')).contains(QStringLiteral("error")));
    const QJsonObject question{{QStringLiteral("position"), QString::fromLatin1(shortGame)},
                               {QStringLiteral("go"), QJsonObject{{QStringLiteral("nodes"), 500}}}};
    QVERIFY(ask(QJsonDocument(question).toJson(QJsonDocument::Compact)).contains(QStringLiteral("action")));
    engine.write("{\"quit\": true}\n");
    QVERIFY(engine.waitForFinished(10000));
    QCOMPARE(engine.exitCode(), 0);
}

void TestImperioMatch::engineOfSquarefrontPlays() {
    const QString engine = QStringLiteral("engine:\"" SQUAREFRONT_CLI "\" imperio engine --player greedy");
    const Answer answer =
        run({QStringLiteral("imperio"), QStringLiteral("match"), engine, QStringLiteral("random"),
             QStringLiteral("--pairs"), QStringLiteral("1"), QStringLiteral("--json")});
    QCOMPARE(answer.json().value(QStringLiteral("wins")).toInt(), 2);
    QVERIFY(!answer.errors.contains(';'));
}

void TestImperioMatch::examplePlays() {
    qputenv("SQUAREFRONT_CLI", SQUAREFRONT_CLI);
    const QString game = record(shortGame);
    QProcess engine;
    engine.start(QStringLiteral("python3"), {QStringLiteral(SQUAREFRONT_PLAYER)});
    engine.write("{\"hello\": 1}\n");
    engine.write(QJsonDocument(QJsonObject{{QStringLiteral("position"), QString::fromLatin1(shortGame)}})
                     .toJson(QJsonDocument::Compact) +
                 "\n{\"quit\": true}\n");
    QVERIFY(engine.waitForFinished(60000));
    const QList<QByteArray> lines = engine.readAllStandardOutput().split('\n');
    QCOMPARE(QJsonDocument::fromJson(lines.value(0)).object().value(QStringLiteral("game")).toString(),
             QStringLiteral("imperio"));
    QCOMPARE(QJsonDocument::fromJson(lines.value(1)).object().value(QStringLiteral("action")).toString(),
             QStringLiteral("R2C3-R3C4"));
}

void TestImperioMatch::badEnginesLose_data() {
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("message");
    // Only the hanging engine has to time out: on a loaded machine the others may take seconds.
    QTest::newRow("crashes") << QByteArray("input(); os.abort()\n") << QByteArray("the engine ended");
    QTest::newRow("hangs") << QByteArray("input(); time.sleep(60)\n") << QByteArray("didn't answer in time");
    QTest::newRow("floods") << QByteArray("input()\nwhile True: sys.stdout.write('x' * 65536)\n")
                            << QByteArray("longer than a megabyte");
    QTest::newRow("100 MB") << QByteArray("input(); say('{\"action\": \"' + 'R1C1' * 25000000 + '\"}')\n")
                            << QByteArray("longer than a megabyte");
    QTest::newRow("illegal") << QByteArray("input(); say('{\"action\": \"R5C5-R6C5\"}'); time.sleep(60)\n")
                             << QByteArray("isn't legal");
    QTest::newRow("malformed") << QByteArray("input(); say('{\"action\": '); time.sleep(60)\n")
                               << QByteArray("has no action");
    QTest::newRow("no string") << QByteArray("input(); say('{\"action\": [1]}'); time.sleep(60)\n")
                               << QByteArray("has no action");
    QTest::newRow("own dice") << QByteArray(
                                     "input(); say('{\"action\": \"resign (6|1)\"}'); time.sleep(60)\n")
                              << QByteArray("engine");
    QTest::newRow("deep") << QByteArray("input(); say('[' * 500000); time.sleep(60)\n")
                          << QByteArray("has no action");
}

void TestImperioMatch::badEnginesLose() {
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, message);
    const bool hangs = QByteArray(QTest::currentDataTag()) == "hangs";
    const Answer answer =
        run({QStringLiteral("imperio"), QStringLiteral("match"), QStringLiteral("greedy"),
             QStringLiteral("engine:python3 ") + script(code), QStringLiteral("--pairs"), QStringLiteral("1"),
             QStringLiteral("--ms"), hangs ? QStringLiteral("200") : QStringLiteral("30000"),
             QStringLiteral("--json")});
    QCOMPARE(answer.status, 0);
    QCOMPARE(answer.json().value(QStringLiteral("wins")).toInt(), 2);
    QVERIFY2(answer.errors.contains(message), answer.errors.constData());
}

namespace {

/// Whether it runs: not if it has ended and only its parent hasn't noticed yet.
bool isRunning(const QByteArray& process) {
    QFile file(QStringLiteral("/proc/%1/stat").arg(QString::fromLatin1(process.trimmed())));
    if (process.trimmed().isEmpty() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray stat = file.readAll();
    return stat.mid(stat.lastIndexOf(')') + 2, 1) != "Z";
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

void TestImperioMatch::enginesLeaveNobodyBehind_data() {
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("ends when told to") << QByteArray("input(); say('{\"action\": \"resign\"}')\ninput()\n");
    QTest::newRow("doesn't listen") << QByteArray(
        "input(); say('{\"action\": \"resign\"}')\ntime.sleep(600)\n");
    QTest::newRow("ends by itself") << QByteArray("input()\n");
    QTest::newRow("isn't an engine") << QByteArray("sys.exit()\n");
}

/// A wrapper may have started something that doesn't end with it.
void TestImperioMatch::enginesLeaveNobodyBehind() {
    QFETCH(QByteArray, code);
    const QString started = m_folder.filePath(QStringLiteral("started"));
    QFile::remove(started);
    const QString wrapper = record("setsid sh -c 'while :; do sleep 1; done' &\necho $! >" +
                                   started.toUtf8() + "\npython3 " + script(code).toUtf8() + '\n');
    const Answer answer =
        run({QStringLiteral("imperio"), QStringLiteral("match"), QStringLiteral("random"),
             QStringLiteral("engine:sh ") + wrapper, QStringLiteral("--pairs"), QStringLiteral("1")});
    QCOMPARE(answer.status, 0);
    QVERIFY(!contentOf(started).isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(!isRunning(contentOf(started)), 60'000);
}

void TestImperioMatch::anEndedMatchLeavesNobodyBehind() {
    for (const int signal : {SIGINT, SIGTERM, SIGHUP, SIGKILL}) {
        const QString started = m_folder.filePath(QStringLiteral("started"));
        QFile::remove(started);
        const QString wrapper =
            record("setsid sh -c 'while :; do sleep 1; done' &\necho $! >" + started.toUtf8() + "\npython3 " +
                   script("time.sleep(600)\n").toUtf8() + '\n');
        QProcess match;
        match.start(QStringLiteral(SQUAREFRONT_CLI),
                    {QStringLiteral("imperio"), QStringLiteral("match"), QStringLiteral("random"),
                     QStringLiteral("engine:sh ") + wrapper, QStringLiteral("--pairs"), QStringLiteral("1")});
        QTRY_VERIFY_WITH_TIMEOUT(contentOf(started).endsWith('\n'), 60'000);
        QTest::qWait(1500); // when the other game's engine starts, which must end too
        ::kill(static_cast<pid_t>(match.processId()), signal);
        QVERIFY(match.waitForFinished(60'000));
        QCOMPARE(match.exitStatus(), QProcess::CrashExit); // ended by the signal
        QTRY_VERIFY_WITH_TIMEOUT(!isRunning(contentOf(started)), 60'000);
    }
}

void TestImperioMatch::lostMatchesHaveTheLowestElo() {
    const QString table = m_folder.filePath(QStringLiteral("games.csv"));
    const auto elo = [&](const QStringList& players) {
        return run(QStringList{QStringLiteral("imperio"), QStringLiteral("match")} + players +
                   words(QStringLiteral("--pairs 1 --csv ") + table))
            .output;
    };
    const QStringList engine{QStringLiteral("engine:/nonexistent")};
    const QStringList player{QStringLiteral("random")};
    QVERIFY(elo(engine + player).contains("Elo difference: −∞ ("));
    QVERIFY(elo(player + engine).contains("Elo difference: ∞ ("));
    QVERIFY(elo(player + player).contains("Elo difference: "));
    QVERIFY2(contentOf(table).startsWith("pair,attacker,score of A,rounds,fault\n"),
             contentOf(table).constData());
}

template struct sf::test::Registered<TestImperioMatch, QCoreApplication>;
#include "test_imperio_match.moc"
