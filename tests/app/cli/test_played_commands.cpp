// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using sf::test::Answer;

namespace {

QByteArray playedBattle(const char* more, const char* first = R"("move": 4)") {
    return QByteArray(R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "Reds"}, {"name": "Blues"}],
 "map": {"columns": 10, "rows": 10}, "stacks": [
 {"id": "r", "side": 0, "hex": [2, 2], "units": [{"id": "r1", "hits": 4, "attack": 8, )") +
           first +
           R"(}]}, {"id": "b", "side": 1, "hex": [2, 4], "units": [{"id": "b1", "hits": 4, "move": 4}]}])" +
           more + '}';
}

} // namespace

/// Battles that are played, on the command line.
class TestPlayedCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
    }

    /// BAT-5, BAT-6: a round carries orders out as far as possible and keeps the rest.
    void roundKeepsMoves() {
        write(playedBattle(R"(, "play": {"phase": "orders", "round": 1, "ready": []})"));
        const Answer answer = run({QStringLiteral("--orders"), QStringLiteral(R"({"b": {"move": [8, 9]}})"),
                                   QStringLiteral("-o"), path(QStringLiteral("out.sqf"))});
        QCOMPARE(answer.errors, QByteArray());
        const QJsonObject after = answer.json()[QStringLiteral("document")].toObject();
        QCOMPARE(after[QStringLiteral("play")][QStringLiteral("round")].toInt(), 2);
        QVERIFY(after[QStringLiteral("orders")].toObject().contains(QStringLiteral("b")));
        QVERIFY(answer.output.contains("\"keepsOrder\""));
        QVERIFY(QFile::exists(path(QStringLiteral("out.sqf"))));
    }
    /// BAT-21: only a 0 that is written cancels the rotation of a kept order.
    void aWrittenZeroCancelsAKeptRotation() {
        const char* const kept = R"(, "play": {"phase": "orders", "round": 1, "ready": []},
 "orders": {"b": {"move": [2, 9], "rotate": 2}})";
        const auto played = [&](const char* orders) {
            write(playedBattle(kept));
            return run({QStringLiteral("--orders"), QString::fromLatin1(orders)}).output;
        };
        QVERIFY(played("{}").contains("\"rotates\""));
        QVERIFY(played(R"({"b": {"posture": "neutral"}})").contains("\"rotates\""));
        const QByteArray cancelled = played(R"({"b": {"rotate": 0}})");
        QVERIFY(cancelled.contains("\"moves\""));
        QVERIFY(!cancelled.contains("\"rotates\""));
    }
    /// SMM-22: whoever screens goes on when a merge beside it is revealed, whoever ends the phase.
    void aSealedMergeLeavesScreens_BAT14() {
        for (const QStringList& options :
             {QStringList(), QStringList{QStringLiteral("--commander"), QStringLiteral("1")}}) {
            const Answer answer = runSealed(QStringLiteral("screened"), QStringLiteral("x"), options);
            const QJsonArray events = answer.json()[QStringLiteral("events")].toArray();
            int needed = 0;
            for (const auto& event : events)
                if (event[QStringLiteral("stack")] == QStringLiteral("e") &&
                    !event[QStringLiteral("dice")].toArray().isEmpty())
                    needed = event[QStringLiteral("needed")].toInt();
            QVERIFY(!options.isEmpty() || needed == 11); // a commander may attack somebody else
            QVERIFY(stackIn(answer, QStringLiteral("s"))[QStringLiteral("screens")].isObject());
        }
    }
    void commandersAreNoReferees_BAT22() {
        const Answer answer = runSealed(QStringLiteral("refereed"), QStringLiteral("played-00064/1"),
                                        {QStringLiteral("--commander"), QStringLiteral("0"),
                                         QStringLiteral("--commander"), QStringLiteral("1")});
        for (const char* id : {"s1", "s5", "s6", "s7"})
            QVERIFY2(!stackIn(answer, QString::fromLatin1(id)).isEmpty(), id);
        QVERIFY(!answer.output.contains("refereeEdits"));
    }
    void ordersOfSplitStacksStay_BAT4() {
        const Answer answer = runSealed(QStringLiteral("split"), QStringLiteral("25/1"),
                                        {QStringLiteral("--commander"), QStringLiteral("2")});
        QCOMPARE(stackIn(answer, QStringLiteral("n1211"))[QStringLiteral("hex")].toArray(),
                 (QJsonArray{1, 5}));
    }
    void droppedOrdersAreTold_BAT22() {
        const Answer answer = runSealed(QStringLiteral("dropped"), QStringLiteral("x"), {});
        QStringList dropped;
        for (const auto& event : answer.json()[QStringLiteral("events")].toArray())
            if (event[QStringLiteral("event")] == QStringLiteral("dropsOrder"))
                dropped << event[QStringLiteral("stack")].toString();
        QCOMPARE(dropped, QStringLiteral("a k c").split(u' '));
    }
    /// BAT-2: no round during deployment.
    void roundWaitsForOrders() {
        write(playedBattle(R"(, "play": {"phase": "deployment"})"));
        const Answer answer = run({});
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.errors.contains("BAT-2"), answer.errors.constData());
    }
    /// BAT-13: the turn of the side to move.
    void roundPlaysATurn() {
        write(
            playedBattle(R"(, "rules": "multiplier", "play": {"phase": "turns", "round": 1, "ready": []})"));
        const Answer answer =
            run({QStringLiteral("--orders"), QStringLiteral(R"({"r": {"move": [2, 4], "attack": "b"}})"),
                 QStringLiteral("--dice"), QStringLiteral("6,6,1,1")});
        QCOMPARE(answer.errors, QByteArray());
        const QJsonObject after = answer.json()[QStringLiteral("document")].toObject();
        QCOMPARE(after[QStringLiteral("play")][QStringLiteral("phase")].toString(), QStringLiteral("over"));
        QCOMPARE(after[QStringLiteral("play")][QStringLiteral("result")][QStringLiteral("winners")].toArray(),
                 QJsonArray{0});
        const Answer others = run({QStringLiteral("--orders"), QStringLiteral(R"({"b": {"move": [2, 5]}})")});
        QCOMPARE(others.status, 1);
        QVERIFY2(others.errors.contains("BAT-13"), others.errors.constData());
    }
    /// BAT-4: a side's plan is shown to nobody else.
    void sealedPlansStayHidden() {
        write(playedBattle(R"(, "houseRules": {"orders": "sealed"}, "play": {"phase": "orders"},
 "sealed": {"0": {"actions": [{"do": "split", "stack": "r", "units": ["r2"], "newId": "n", "newName": "N"}]}})",
                           R"("move": 4}, {"id": "r2", "hits": 3)"));
        const Answer answer = sf::test::run(
            {QStringLiteral("square"), path(QStringLiteral("battle.sqf")), QStringLiteral("--json")});
        QCOMPARE(answer.errors, QByteArray());
        QCOMPARE(QJsonDocument::fromJson(answer.output).array().size(), 2);
    }
    /// BAT-4: rounds that have been played hide nothing any more.
    void playedRoundsAreNotSealed() {
        write(playedBattle(R"(, "houseRules": {"orders": "sealed"}, "play": {"phase": "orders"})"));
        for (int round = 1; round <= 3; ++round) {
            const Answer answer = run({QStringLiteral("--seed"), QStringLiteral("s"), QStringLiteral("-o"),
                                       path(QStringLiteral("out.sqf"))});
            QCOMPARE(answer.errors, QByteArray());
            const QJsonObject after = answer.json()[QStringLiteral("document")].toObject();
            QVERIFY(after[QStringLiteral("sealed")][QStringLiteral("journal")].toArray().isEmpty());
            QCOMPARE(after[QStringLiteral("journal")].toArray().size(), round);
            write(QJsonDocument(after).toJson());
        }
    }
    /// BAT-22: what happens before the round is told with it.
    void whatCommandersDoIsTold() {
        write(playedBattle(R"(, "play": {"phase": "orders", "round": 1, "ready": []})"));
        const Answer answer = run({QStringLiteral("--commander"), QStringLiteral("1:1")});
        QCOMPARE(answer.errors, QByteArray());
        const QJsonObject first = answer.json()[QStringLiteral("events")][0].toObject();
        QCOMPARE(first[QStringLiteral("event")].toString(), QStringLiteral("saysReady"));
        QCOMPARE(first[QStringLiteral("side")].toInt(), 0);
    }
    /// A commander orders its side, gives reasons, and repeats its decisions exactly.
    void commandersGiveOrders() {
        write(playedBattle(R"(, "play": {"phase": "orders", "round": 1, "ready": []})"));
        const QStringList options{QStringLiteral("--commander"), QStringLiteral("1:2"),
                                  QStringLiteral("--seed"), QStringLiteral("s")};
        const Answer answer = run(options);
        QCOMPARE(answer.errors, QByteArray());
        const QJsonObject decided = answer.json()[QStringLiteral("commanders")][0].toObject();
        QCOMPARE(decided[QStringLiteral("side")].toInt(), 1);
        QCOMPARE(decided[QStringLiteral("level")].toInt(), 2);
        QVERIFY(decided[QStringLiteral("battles")].toInt() > 0);
        QVERIFY(decided[QStringLiteral("reasons")].toArray().size() > 1);
        QVERIFY(answer.output.contains("\"moves\"") || answer.output.contains("\"holds\""));
        QCOMPARE(run(options).output, answer.output);
    }
    /// BAT-13: it plays the whole turn of its side.
    void commandersPlayTurns() {
        write(
            playedBattle(R"(, "rules": "multiplier", "play": {"phase": "turns", "round": 1, "ready": []})"));
        const Answer answer = run({QStringLiteral("--commander"), QStringLiteral("0"),
                                   QStringLiteral("--seed"), QStringLiteral("s")});
        QCOMPARE(answer.errors, QByteArray());
        QVERIFY2(answer.output.contains("\"strikes\""), answer.output.constData());
        const Answer others = run({QStringLiteral("--commander"), QStringLiteral("1")});
        QCOMPARE(others.status, 1);
        QVERIFY2(others.errors.contains("the side to move"), others.errors.constData());
    }
    void commandersThatCantPlay_data() {
        QTest::addColumn<QString>("side");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("part");
        QTest::newRow("no such side")
            << QStringLiteral("7") << 1 << QByteArray("expected a side from 0 to 1");
        QTest::newRow("no number") << QStringLiteral("Reds") << 2 << QByteArray("“Reds”");
        QTest::newRow("no such level") << QStringLiteral("0:9") << 2 << QByteArray("“0:9”");
    }
    void commandersThatCantPlay() {
        QFETCH(QString, side);
        write(playedBattle(""));
        const Answer answer = run({QStringLiteral("--commander"), side});
        QTEST(answer.status, "status");
        QFETCH(QByteArray, part);
        QVERIFY2(answer.errors.contains(part) && answer.errors.count('\n') == 1, answer.errors.constData());
    }
    /// BAT-10: simulated battles end by their victory conditions.
    void simulateEndsByVictory() {
        write(playedBattle(R"(, "victory": [{"rounds": 2, "then": 1}], "play": {"phase": "orders"})"));
        const Answer answer = sf::test::run(
            {QStringLiteral("simulate"), path(QStringLiteral("battle.sqf")), QStringLiteral("--battles"),
             QStringLiteral("20"), QStringLiteral("--seed"), QStringLiteral("s"), QStringLiteral("--json")});
        QCOMPARE(answer.errors, QByteArray());
        QVERIFY2(answer.json()[QStringLiteral("undecided")].toInt() == 0, answer.output.constData());
    }
    /// BAT-4, BAT-6: both sides advance on each other and fight until one is left, on a board as in play.
    void simulateAttacksTheNearest_data() {
        QTest::addColumn<QByteArray>("more");
        QTest::newRow("BAT-1 a board") << QByteArray();
        QTest::newRow("BAT-4 open orders") << QByteArray(R"(, "play": {"phase": "orders"})");
        QTest::newRow("BAT-4 sealed orders")
            << QByteArray(R"(, "houseRules": {"orders": "sealed"}, "play": {"phase": "orders"})");
        QTest::newRow("BAT-3 from deployment") << QByteArray(R"(, "play": {"phase": "deployment"})");
    }
    void simulateAttacksTheNearest() {
        QFETCH(QByteArray, more);
        write(playedBattle(more.constData()));
        const auto simulated = [&](const QStringList& options) {
            return sf::test::run(QStringList{QStringLiteral("simulate"), path(QStringLiteral("battle.sqf")),
                                             QStringLiteral("--battles"), QStringLiteral("20"),
                                             QStringLiteral("--seed"), QStringLiteral("s"),
                                             QStringLiteral("--json")} +
                                 options);
        };
        const Answer answer = simulated({QStringLiteral("--orders"), QStringLiteral("nearest")});
        QCOMPARE(answer.errors, QByteArray());
        const auto count = [&](const char* key) {
            return answer.json()[QLatin1String(key)][QStringLiteral("count")].toInt(-1);
        };
        QCOMPARE(count("undecided"), 0);
        QCOMPARE(count("draws"), 0);
        QVERIFY(answer.json()[QStringLiteral("rounds")][QStringLiteral("mean")].toDouble() < 60);
        QCOMPARE(simulated({QStringLiteral("--orders"), QStringLiteral("nearest"),
                            QStringLiteral("--threads"), QStringLiteral("1")})
                     .output,
                 answer.output);
    }
    /// Who stood where after each event, as JSON, text and picture.
    void replayShowsEachMoment() {
        write(playedBattle(""));
        const QString file = path(QStringLiteral("battle.sqf"));
        QCOMPARE(run({QStringLiteral("--orders"), QStringLiteral(R"({"b": {"move": [2, 6]}})"),
                      QStringLiteral("-o"), file})
                     .errors,
                 QByteArray());
        const auto replayed = [&](const QStringList& options) {
            return sf::test::run(QStringList{QStringLiteral("replay"), file} + options);
        };
        const Answer last = replayed({QStringLiteral("--json")});
        QCOMPARE(last.errors, QByteArray());
        QCOMPARE(last.json()[QStringLiteral("kind")].toString(), QStringLiteral("battle"));
        const int events = last.json()[QStringLiteral("of")].toInt();
        QVERIFY2(events > 0, last.output.constData());
        QCOMPARE(last.json()[QStringLiteral("after")].toInt(), events);
        const auto rowAfter = [&](int number) {
            const Answer answer =
                replayed({QStringLiteral("--json"), QStringLiteral("--after"), QString::number(number)});
            return answer.json()[QStringLiteral("stacks")][1][QStringLiteral("hex")][1].toInt();
        };
        QCOMPARE(rowAfter(0), 4);
        QCOMPARE(rowAfter(events), 6);
        QVERIFY(last.output.contains("\"b1\":4"));
        const Answer told = replayed({});
        QVERIFY2(told.output.contains("b moved to 2,6 (SMM-10)"), told.output.constData());
        for (const char* option : {"--after 999", "--side 2"}) {
            const Answer answer = replayed(QString::fromLatin1(option).split(u' '));
            QCOMPARE(answer.status, 1);
            QVERIFY2(answer.errors.count('\n') == 1, answer.errors.constData());
        }
        QCOMPARE(replayed({QStringLiteral("--after"), QStringLiteral("x")}).status, 2);
        QStringList pictures;
        for (const int number : {0, events}) {
            pictures << path(QStringLiteral("board%1.svg").arg(number));
            QCOMPARE(sf::test::run({QStringLiteral("render"), file, QStringLiteral("-o"), pictures.back(),
                                    QStringLiteral("--after"), QString::number(number)})
                         .status,
                     0);
        }
        QVERIFY(bytesOf(pictures[0]) != bytesOf(pictures[1]));
    }
    /// Numbered pictures: the beginning and each scene.
    void renderDrawsTheFilm() {
        write(playedBattle(""));
        const QString file = path(QStringLiteral("battle.sqf"));
        QCOMPARE(run({QStringLiteral("--orders"), QStringLiteral(R"({"b": {"move": [2, 6]}})"),
                      QStringLiteral("-o"), file})
                     .errors,
                 QByteArray());
        const auto render = [&](const QStringList& options) {
            return sf::test::run(QStringList{QStringLiteral("render"), file, QStringLiteral("--frames"),
                                             path(QStringLiteral("new/film"))} +
                                 options);
        };
        const Answer drawn = render({QStringLiteral("--width"), QStringLiteral("300")});
        QCOMPARE(drawn.errors, QByteArray());
        QCOMPARE(drawn.status, 0);
        const QDir folder(path(QStringLiteral("new/film")));
        const QStringList frames = folder.entryList(QDir::Files, QDir::Name);
        QVERIFY(frames.size() > 1);
        QCOMPARE(frames.first(), QStringLiteral("frame-0000.png"));
        QCOMPARE(frames.last(),
                 QStringLiteral("frame-%1.png").arg(frames.size() - 1, 4, 10, QLatin1Char('0')));
        QCOMPARE(QImage(folder.filePath(frames.first())).width(), 300);
        QVERIFY(bytesOf(folder.filePath(frames.first())) != bytesOf(folder.filePath(frames.last())));
        QCOMPARE(render({QStringLiteral("--after"), QStringLiteral("1")}).status, 2);
        QCOMPARE(render({QStringLiteral("--width"), QStringLiteral("0")}).status, 2);
        // Another film in the same folder: nothing is left of the first one, and what else is there stays.
        write("old", QStringLiteral("new/film/frame-0999.png"));
        write("mine", QStringLiteral("new/film/frame-notes.png"));
        QCOMPARE(render({QStringLiteral("--width"), QStringLiteral("200")}).errors, QByteArray());
        QCOMPARE(folder.entryList(QDir::Files, QDir::Name),
                 frames + QStringList{QStringLiteral("frame-notes.png")});
        QCOMPARE(QImage(folder.filePath(frames.first())).width(), 200);
        QCOMPARE(QDir(path(QStringLiteral("new"))).entryList(QDir::Dirs | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("film")});
    }
    /// BAT-4: nobody's plan is in it before everybody is ready.
    void replayKeepsSealedPlans() {
        write(playedBattle(R"(, "houseRules": {"orders": "sealed"}, "play": {"phase": "orders"},
 "sealed": {"0": {"actions": [{"do": "split", "stack": "r", "units": ["r2"], "newId": "n", "newName": "N"}]}})",
                           R"("move": 4}, {"id": "r2", "hits": 3)"));
        const auto stacksFor = [&](const QStringList& viewer) {
            const Answer answer =
                sf::test::run(QStringList{QStringLiteral("replay"), path(QStringLiteral("battle.sqf")),
                                          QStringLiteral("--json")} +
                              viewer);
            return answer.json()[QStringLiteral("stacks")].toArray().size();
        };
        QCOMPARE(stacksFor({}), qsizetype{2});
        QCOMPARE(stacksFor({QStringLiteral("--side"), QStringLiteral("1")}), qsizetype{2});
    }
    /// A web page is written whole or not at all, and no side's plan is in it.
    void replayWritesAPage() {
        write(playedBattle(
            R"(, "houseRules": {"orders": "sealed"}, "seed": "nobody knows", "play": {"phase": "orders"},
 "sealed": {"0": {"actions": [{"do": "split", "stack": "r", "units": ["r2"], "newId": "n", "newName": "Sally"}]}})",
            R"("move": 4}, {"id": "r2", "hits": 3)"));
        const QString out = path(QStringLiteral("game.html"));
        const Answer answer = replay({QStringLiteral("-o"), out});
        QCOMPARE(answer.errors, QByteArray());
        const QByteArray page = bytesOf(out);
        QVERIFY(page.startsWith("<!doctype html>") && page.endsWith("</html>\n"));
        QVERIFY(!page.contains("Sally") && !page.contains("nobody knows"));
        const QString nowhere = path(QStringLiteral("nowhere/game.html"));
        QCOMPARE(replay({QStringLiteral("-o"), nowhere}).status, 1);
        QVERIFY(!QFile::exists(nowhere));
        QCOMPARE(replay({QStringLiteral("-o"), out, QStringLiteral("--side"), QStringLiteral("2")}).status,
                 1);
    }
    void replayPageUsage_data() {
        QTest::addColumn<QString>("options");
        QTest::newRow("another ending") << QStringLiteral("-o game.png");
        QTest::newRow("with --json") << QStringLiteral("-o game.html --json");
        QTest::newRow("with --after") << QStringLiteral("-o game.html --after 2");
        QTest::newRow("backwards") << QStringLiteral("-o game.html --from 3 --to 2");
        QTest::newRow("not a number") << QStringLiteral("-o game.html --from x");
        QTest::newRow("without -o") << QStringLiteral("--from 2");
    }
    void replayPageUsage() {
        QFETCH(QString, options);
        write(playedBattle(""));
        const Answer answer = replay(options.split(u' '));
        QCOMPARE(answer.status, 2);
        QCOMPARE(answer.errors.count('\n'), 1);
    }

private:
    static Answer runSealed(const QString& name, const QString& seed, const QStringList& options) {
        Answer answer = sf::test::run(
            QStringList{QStringLiteral("round"),
                        QStringLiteral(SQUAREFRONT_TEST_DATA "/sealed/") + name + QStringLiteral(".sqf"),
                        QStringLiteral("--json"), QStringLiteral("--seed"), seed} +
            options);
        if (answer.status != 0)
            qWarning("%s", answer.errors.constData());
        return answer;
    }
    static QJsonObject stackIn(const Answer& answer, const QString& id) {
        for (const auto& stack :
             answer.json()[QStringLiteral("document")][QStringLiteral("stacks")].toArray())
            if (stack[QStringLiteral("id")] == id)
                return stack.toObject();
        return {};
    }
    Answer replay(const QStringList& options) const {
        return sf::test::run(QStringList{QStringLiteral("replay"), path(QStringLiteral("battle.sqf"))} +
                             options);
    }
    static QByteArray bytesOf(const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const QByteArray& bytes, const QString& name = QStringLiteral("battle.sqf")) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.write(bytes) > 0);
    }
    Answer run(const QStringList& options) const {
        return sf::test::run(QStringList{QStringLiteral("round"), path(QStringLiteral("battle.sqf")),
                                         QStringLiteral("--json")} +
                             options);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

template struct sf::test::Registered<TestPlayedCommands>;
#include "test_played_commands.moc"
