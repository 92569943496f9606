// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using sf::test::Answer;

namespace {

/// "r" hits on 5 or more, "b" on 10 or more, and every hit kills.
const QByteArray simulatedDuel =
    R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "Reds"}, {"name": "Blues"}],
  "map": {"columns": 8, "rows": 8}, "seed": "own",
  "stacks": [
    {"id": "r", "side": 0, "hex": [2, 2], "facing": 3,
     "units": [{"id": "u1", "name": "Kess", "attackPower": 5, "damage": 1, "hits": 1, "initiative": 9}]},
    {"id": "b", "side": 1, "hex": [2, 3],
     "units": [{"id": "u2", "name": "Ansa", "attackPower": 0, "damage": 1, "hits": 1, "initiative": 5}]}]})";

} // namespace

/// squarefront-cli simulate as a script uses it.
class TestSimulateCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        write(QStringLiteral("battle.sqf"), simulatedDuel);
    }

    /// r croaks with q = 11/20 in the last round, b with p = 16/20.
    void intervalsHoldTheTruth() {
        const Answer answer =
            run({QStringLiteral("--battles"), QStringLiteral("20000"), QStringLiteral("--json")});
        QCOMPARE(answer.errors, QByteArray());
        QCOMPARE(answer.status, 0);
        const QJsonObject json = answer.json();
        QCOMPARE(json[QStringLiteral("battles")].toInt(), 20'000);
        const double ends = 1 - 0.2 * 0.45;
        verifyHolds(won(json, 0), 0.8 * 0.45 / ends);
        verifyHolds(won(json, 1), 0.2 * 0.55 / ends);
        verifyHolds(json[QStringLiteral("draws")].toObject(), 0.8 * 0.55 / ends);
        verifyHolds(json[QStringLiteral("rounds")].toObject(), 1 / ends);
        QCOMPARE(json[QStringLiteral("undecided")][QStringLiteral("count")].toInt(), 0);
        QCOMPARE(json[QStringLiteral("losses")].toArray().size(), 2);
        const int all = won(json, 0)[QStringLiteral("count")].toInt() +
                        won(json, 1)[QStringLiteral("count")].toInt() +
                        json[QStringLiteral("draws")][QStringLiteral("count")].toInt();
        QCOMPARE(all, 20'000);
    }

    void theSameForAnyNumberOfThreads_data() {
        QTest::addColumn<QString>("threads");
        for (const char* threads : {"1", "2", "5"})
            QTest::newRow(threads) << QString::fromLatin1(threads);
    }
    void theSameForAnyNumberOfThreads() {
        QFETCH(QString, threads);
        const QStringList some{QStringLiteral("--battles"), QStringLiteral("500"), QStringLiteral("--seed"),
                               QStringLiteral("s"), QStringLiteral("--json")};
        const Answer answer = run(some + QStringList{QStringLiteral("--threads"), threads});
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.output, run(some).output);
    }

    void theSeedDecides() {
        const auto with = [this](const QStringList& seed) {
            return run(QStringList{QStringLiteral("--battles"), QStringLiteral("300"),
                                   QStringLiteral("--json")} +
                       seed)
                .output;
        };
        QCOMPARE(with({}), with({QStringLiteral("--seed"), QStringLiteral("own")}));
        QVERIFY(with({}) != with({QStringLiteral("--seed"), QStringLiteral("other")}));
    }

    void text() {
        const Answer answer = run({QStringLiteral("--battles"), QStringLiteral("50")});
        for (const char* part : {"50 battles, figures with their 95 % intervals\n",
                                 "Wins of Reds: ", "Wins of Blues: ", "drawn: ", "battle rounds: "})
            QVERIFY2(answer.output.contains(part), answer.output.constData());
    }

    void claims() {
        const Answer answer =
            sf::test::run({QStringLiteral("simulate"), QStringLiteral("--claims"),
                           QStringLiteral("--battles"), QStringLiteral("20"), QStringLiteral("--json")});
        QCOMPARE(answer.errors, QByteArray());
        QCOMPARE(answer.status, 0);
        const QJsonArray claims = answer.json()[QStringLiteral("claims")].toArray();
        QString letters;
        for (const auto& claim : claims) {
            letters += claim[QStringLiteral("claim")].toString();
            const QString verdict = claim[QStringLiteral("verdict")].toString();
            QVERIFY(verdict == QLatin1String("confirmed") || verdict == QLatin1String("refuted"));
            QVERIFY(!claim[QStringLiteral("figures")].toArray().isEmpty());
        }
        QCOMPARE(letters, QStringLiteral("abcd"));
        // Checked by enumeration and the program's own calculator, so independent of dice.
        QCOMPARE(claims[2][QStringLiteral("verdict")].toString(), QStringLiteral("confirmed"));
        const Answer words = sf::test::run({QStringLiteral("simulate"), QStringLiteral("--claims"),
                                            QStringLiteral("--battles"), QStringLiteral("20")});
        QVERIFY2(words.output.startsWith("a. "), words.output.constData());
        QVERIFY(words.output.contains("\nd. "));
    }

    /// Only the Conflict of a stack: r shoots at b by its order, or both are in one already.
    void conflicts() {
        const auto forecast = [this](const char* stack, const char* more = "nearest") {
            return run({QStringLiteral("--conflict"), QString::fromLatin1(stack), QStringLiteral("--battles"),
                        QStringLiteral("4000"), QStringLiteral("--orders"), QString::fromLatin1(more),
                        QStringLiteral("--json")});
        };
        const Answer none = forecast("r");
        QCOMPARE(none.status, 1);
        QVERIFY2(none.errors.contains("Conflict") && none.errors.count('\n') == 1, none.errors.constData());
        QByteArray fighting = simulatedDuel;
        fighting.replace("\"seed\"", R"("conflicts": [{"stacks": ["r", "b"]}], "seed")");
        fighting.replace("]}]}", R"(]},
    {"id": "far", "side": 1, "hex": [7, 7],
     "units": [{"id": "u3", "name": "Far", "attackPower": 9, "damage": 9, "hits": 90}]}]})");
        write(QStringLiteral("battle.sqf"), fighting);
        for (const char* orders : {"nearest", "commander:1"}) {
            const Answer answer = forecast("b", orders);
            QCOMPARE(answer.errors, QByteArray());
            const QJsonObject json = answer.json();
            const double ends = 1 - 0.2 * 0.45;
            verifyHolds(won(json, 0), 0.8 * 0.45 / ends);
            verifyHolds(json[QStringLiteral("rounds")].toObject(), 1 / ends);
            QCOMPARE(json[QStringLiteral("losses")].toArray().size(), 2); // nobody but these two
        }
        QVERIFY(forecast("far").errors.contains("Conflict"));
        const Answer nobody = forecast("nobody");
        QCOMPARE(nobody.status, 1);
        QVERIFY2(nobody.errors.contains("there is no stack “nobody”"), nobody.errors.constData());
    }
    /// BAT-10: commanders play to an end, the same on any number of threads.
    void commandersPlayToTheEnd() {
        const auto simulated = [&](const char* threads) {
            return run({QStringLiteral("--orders"), QStringLiteral("commander"), QStringLiteral("--battles"),
                        QStringLiteral("30"), QStringLiteral("--seed"), QStringLiteral("s"),
                        QStringLiteral("--threads"), QString::fromLatin1(threads), QStringLiteral("--json")});
        };
        const Answer one = simulated("1");
        QCOMPARE(one.errors, QByteArray());
        QCOMPARE(one.json()[QStringLiteral("undecided")].toObject()[QStringLiteral("count")].toInt(-1), 0);
        QCOMPARE(simulated("3").output, one.output);
    }
    /// SMM-10: neither can reach the other.
    void wallsBetweenAreAnError() {
        QByteArray walled = simulatedDuel;
        walled.replace("\"hex\": [2, 3]", "\"hex\": [7, 7]");
        QByteArray wall;
        for (int row = 0; row < 8; ++row)
            wall += (row > 0 ? ", " : "") + QByteArray("{\"hex\": [5, ") + QByteArray::number(row) +
                    "], \"kind\": \"wall\"}";
        walled.replace("\"rows\": 8", "\"rows\": 8, \"terrain\": [" + wall + "]");
        write(QStringLiteral("battle.sqf"), walled);
        const Answer answer = run({QStringLiteral("--orders"), QStringLiteral("commander")});
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.errors.contains("no path across the map"), answer.errors.constData());
    }

    void errors_data() {
        QTest::addColumn<QStringList>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const QStringList& words, int status, const char* part) {
            QTest::newRow(name) << words << status << QByteArray(part);
        };
        const QString file = QStringLiteral("battle.sqf");
        row("no battles", {file, QStringLiteral("--battles"), QStringLiteral("0")}, 2, "--battles");
        row("battles in words", {file, QStringLiteral("--battles"), QStringLiteral("many")}, 2, "“many”");
        row("no threads", {file, QStringLiteral("--threads"), QStringLiteral("0")}, 2, "--threads");
        row("too many threads", {file, QStringLiteral("--threads"), QStringLiteral("257")}, 2, "257");
        row("unknown orders", {file, QStringLiteral("--orders"), QStringLiteral("farthest")}, 2,
            "“farthest”");
        row("no such level", {file, QStringLiteral("--orders"), QStringLiteral("commander:4")}, 2,
            "commander:4");
        row("too many players",
            {file, QStringLiteral("--orders"), QStringLiteral("nearest,nearest,commander")}, 2,
            "expected one name or 2");
        row("no file", {}, 2, "--claims");
        row("unknown option", {file, QStringLiteral("--sides")}, 2, "sides");
        row("missing file", {QStringLiteral("none.sqf")}, 1, "none.sqf");
        row("broken file", {QStringLiteral("broken.sqf")}, 1, "broken.sqf");
        row("other rules", {QStringLiteral("other.sqf")}, 1, "rules: expected “smm”, found “multiplier”");
    }
    void errors() {
        QFETCH(QStringList, words);
        QFETCH(QByteArray, part);
        write(QStringLiteral("broken.sqf"), "{");
        write(QStringLiteral("other.sqf"),
              QByteArray(simulatedDuel)
                  .replace("\"kind\": \"battle\"", "\"kind\": \"battle\", \"rules\": \"multiplier\""));
        if (!words.isEmpty() && words.front().endsWith(QLatin1String(".sqf")))
            words.front() = m_folder->filePath(words.front());
        const Answer answer = sf::test::run(QStringList{QStringLiteral("simulate")} + words);
        QTEST(answer.status, "status");
        QVERIFY(answer.output.isEmpty());
        QVERIFY2(answer.errors.endsWith('\n') && answer.errors.count('\n') == 1, answer.errors.constData());
        QVERIFY2(answer.errors.contains(part), answer.errors.constData());
    }

private:
    static QJsonObject won(const QJsonObject& json, int side) {
        return json[QStringLiteral("wins")][side][QStringLiteral("won")].toObject();
    }
    /// Within the 95 % interval, or so close that only chance explains it.
    static void verifyHolds(const QJsonObject& figure, double truth) {
        const double low = figure[QStringLiteral("low")].toDouble();
        const double high = figure[QStringLiteral("high")].toDouble();
        QVERIFY(low < high);
        QVERIFY2(truth > low - (high - low) && truth < high + (high - low),
                 qPrintable(QString::number(truth)));
    }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    Answer run(const QStringList& words) const {
        return sf::test::run(
            QStringList{QStringLiteral("simulate"), m_folder->filePath(QStringLiteral("battle.sqf"))} +
            words);
    }
    std::unique_ptr<QTemporaryDir> m_folder;
};

template struct sf::test::Registered<TestSimulateCommand, QCoreApplication>;
#include "test_simulate_command.moc"
