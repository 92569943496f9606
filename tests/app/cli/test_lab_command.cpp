// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using sf::test::Answer;

namespace {

const QByteArray labDuel =
    R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "Reds"}, {"name": "Blues"}],
  "map": {"columns": 8, "rows": 8}, "seed": "own",
  "unitKinds": {"Stabber": {"attackPower": 5, "defensePower": 5, "damage": 1, "hits": 2, "move": 3}},
  "stacks": [
    {"id": "r", "side": 0, "hex": [2, 2], "facing": 3,
     "units": [{"id": "u1", "kind": "Stabber"}, {"id": "u2", "kind": "Stabber"}]},
    {"id": "b", "side": 1, "hex": [2, 3], "units": [{"id": "v1", "kind": "Stabber"}, {"id": "v2", "kind": "Stabber"}]}]})";

QStringList words(std::initializer_list<const char*> list) {
    QStringList words;
    for (const char* word : list)
        words << QString::fromUtf8(word);
    return words;
}

double share(const QJsonArray& cells, int cell) {
    return cells[cell][QStringLiteral("wins")][0][QStringLiteral("won")][QStringLiteral("share")].toDouble();
}

} // namespace

/// squarefront-cli lab as a script meets it.
class TestLabCommand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(labDuel), labDuel.size());
    }

    /// More Stabbers win more often, and an attack power that always hits wins more than one that never does.
    void whatIsVariedMatters() {
        const Answer counts = run(words({"--vary", "stacks[r].count=1,2,6"}));
        QCOMPARE(counts.errors, QByteArray());
        const QJsonArray cells = QJsonDocument::fromJson(counts.output).array();
        QCOMPARE(cells.size(), 3);
        QCOMPARE(cells[1][QStringLiteral("set")][QStringLiteral("stacks[r].count")].toString(),
                 QStringLiteral("2"));
        QVERIFY(share(cells, 0) < share(cells, 1) && share(cells, 1) < share(cells, 2));
        const QJsonArray powers =
            QJsonDocument::fromJson(run(words({"--vary", "stacks[r].units[u1].attackPower=0..40:20"})).output)
                .array();
        QCOMPARE(powers.size(), 3);
        QVERIFY(share(powers, 0) < share(powers, 2));
    }
    /// A cell stops when its interval is narrow enough, and all of it is the same on any number of threads.
    void intervalsAreNarrowEnough() {
        const QStringList grid = words(
            {"--vary", "houseRules.attackDie=12,20", "--vary", "stacks[0].facing=0..1", "--width", "0.2"});
        const Answer one = run(grid + words({"--threads", "1"}));
        QCOMPARE(one.errors, QByteArray());
        QCOMPARE(run(grid + words({"--threads", "5"})).output, one.output);
        const QJsonArray cells = QJsonDocument::fromJson(one.output).array();
        QCOMPARE(cells.size(), 4);
        for (const auto& cell : cells) {
            const QJsonValue won = cell[QStringLiteral("wins")][0][QStringLiteral("won")];
            QVERIFY(won[QStringLiteral("high")].toDouble() - won[QStringLiteral("low")].toDouble() <= 0.2);
        }
    }
    void theTableIsWritten() {
        const QString csv = m_folder->filePath(QStringLiteral("table.csv"));
        const Answer answer = run(words({"--vary", "unitKinds.Stabber.hits=1..3", "--csv"}) << csv);
        QCOMPARE(answer.errors, QByteArray());
        QFile file(csv);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines.size(), 5); // heading, three cells, and what follows the last line break
        QVERIFY2(lines[0].startsWith("\"unitKinds.Stabber.hits\",\"battles\","), lines[0].constData());
        QVERIFY2(lines[3].startsWith("3,"), lines[3].constData());
        const QString markdown = m_folder->filePath(QStringLiteral("table.md"));
        QCOMPARE(run(words({"--vary", "unitKinds.Stabber.hits=1..3", "--csv"}) << markdown).status, 0);
        QFile asMarkdown(markdown);
        QVERIFY(asMarkdown.open(QIODevice::ReadOnly));
        QVERIFY(asMarkdown.readAll().startsWith("| unitKinds.Stabber.hits | battles |"));
    }

    void theChartIsDrawn() {
        const QString png = m_folder->filePath(QStringLiteral("chart.png"));
        const Answer answer = run(words({"--vary", "unitKinds.Stabber.hits=1..3", "--png"}) << png);
        QCOMPARE(answer.errors, QByteArray());
        const QImage image(png);
        QVERIFY(image.width() > 600 && image.height() > 300);
        const Answer nowhere =
            run(words({"--vary", "unitKinds.Stabber.hits=1..3", "--png", "/nowhere/c.png"}));
        QCOMPARE(nowhere.status, 1);
        QVERIFY(nowhere.errors.contains("/nowhere/c.png"));
    }
    void saysHowFarItIs() {
        const Answer answer = run(words({"--vary", "unitKinds.Stabber.hits=1..3", "--progress"}));
        QCOMPARE(answer.status, 0);
        QVERIFY2(answer.errors.contains(" of 3 cells finished, about "), answer.errors.constData());
        QCOMPARE(QJsonDocument::fromJson(answer.output).array().size(), 3);
    }

    /// A study that goes on from what a shorter one has kept gives the table of a whole one.
    void goesOnFromWhatIsKept() {
        const QString kept = m_folder->filePath(QStringLiteral("study.json"));
        const QStringList grid = words({"--vary", "stacks[r].count=1..4"});
        const Answer whole = run(grid + words({"--width", "0.08"}));
        QCOMPARE(run(grid + words({"--width", "0.3", "--resume"}) << kept).status, 0);
        QFile file(kept);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray begun = file.readAll();
        const Answer finished = run(grid + words({"--width", "0.08", "--resume"}) << kept);
        QCOMPARE(finished.errors, QByteArray());
        QCOMPARE(finished.output, whole.output);
        file.seek(0);
        const QByteArray after = file.readAll();
        QVERIFY(!after.isEmpty() && begun.size() > 100);
        // Going on from finished results plays nothing more.
        QCOMPARE(run(grid + words({"--width", "0.08", "--resume"}) << kept).output, whole.output);
        // Another study, or a damaged file, is left as it is.
        const Answer other = run(words({"--vary", "stacks[r].count=1..5", "--resume"}) << kept);
        QCOMPARE(other.status, 1);
        QVERIFY2(other.errors.contains("aren't the results of this study"), other.errors.constData());
        for (const char* damage : {"\"battles\":", "\"draws\":", "\"rounds\":"}) {
            QByteArray bytes = begun;
            bytes.replace(damage, QByteArray(damage) + "-1, \"x\":");
            QFile wrong(kept);
            QVERIFY(wrong.open(QIODevice::WriteOnly));
            QCOMPARE(wrong.write(bytes), bytes.size());
            wrong.close();
            QCOMPARE(run(grid + words({"--resume"}) << kept).status, 1);
        }
    }

    void errors_data() {
        QTest::addColumn<QString>("vary");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const char* vary, int status, const char* part) {
            QTest::newRow(name) << QString::fromLatin1(vary) << status << QByteArray(part);
        };
        row("no range", "unitKinds.Stabber.attack", 2, "PLACE=1..10");
        row("empty range", "unitKinds.Stabber.attack=", 2, "PLACE=1..10");
        row("backwards", "unitKinds.Stabber.attack=7..3", 2, "“7..3”");
        row("no step", "unitKinds.Stabber.attack=1..3:0", 2, "“1..3:0”");
        row("a gap", "unitKinds.Stabber.attack=1,,3", 2, "“unitKinds.Stabber.attack=1,,3”");
        row("far too many", "unitKinds.Stabber.attack=1..1000000000", 2, "10000");
        row("no such kind", "unitKinds.Piker.attack=1..3", 1, "unitKinds.Piker.attack");
        row("no such stat", "unitKinds.Stabber.atack=1..3", 1, "unitKinds.Stabber.atack");
        row("no such stack", "stacks[9].count=1..3", 1, "stacks[9].count");
        row("no such option", "houseRules.attackDice=1..3", 1, "houseRules.attackDice");
        row("a whole object", "unitKinds.Stabber=1..3", 1, "unitKinds.Stabber");
        row("nobody left", "stacks[r].count=0..1", 1, "stacks[r].count");
        row("not allowed there", "houseRules.attackDie=1..3", 1, "attackDie");
    }
    void errors() {
        QFETCH(QString, vary);
        const Answer answer = run(words({"--vary"}) << vary);
        QTEST(answer.status, "status");
        QVERIFY(answer.output.isEmpty());
        QFETCH(QByteArray, part);
        QVERIFY2(answer.errors.count('\n') == 1 && answer.errors.contains(part), answer.errors.constData());
    }
    /// Battles that can't be fought.
    void battles_data() {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<QByteArray>("after");
        QTest::newRow("one side's stacks only") << QByteArray(R"("side": 1)") << QByteArray(R"("side": 0)");
        QByteArray walled;
        for (int row = 0; row < 8; ++row)
            walled += (row > 0 ? ", " : "") + QByteArray("{\"hex\": [5, ") + QByteArray::number(row) +
                      "], \"kind\": \"wall\"}";
        QTest::newRow("walls between")
            << QByteArray(R"("rows": 8}, "seed")") << "\"rows\": 8, \"terrain\": [" + walled + "]}, \"seed\"";
    }
    void battles() {
        QFETCH(QByteArray, before);
        QFETCH(QByteArray, after);
        QByteArray bytes = labDuel;
        QVERIFY(bytes.contains(before));
        bytes.replace(before, after).replace("\"hex\": [2, 3]", "\"hex\": [7, 7]");
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        file.close();
        const Answer answer = run(words({"--vary", "unitKinds.Stabber.hits=1..3"}));
        QCOMPARE(answer.status, 1);
        QVERIFY(answer.output.isEmpty());
        QVERIFY2(answer.errors.count('\n') == 1, answer.errors.constData());
    }
    /// Kinds that are alike are worth as many of each other.
    void kindsHaveAWorth() {
        replaceInFile(
            R"("move": 3}})",
            R"("move": 3}, "Twin": {"attackPower": 5, "defensePower": 5, "damage": 1, "hits": 2, "move": 3}})");
        const QStringList asked = words({"--worth", "Stabber,Twin", "--count", "4"});
        const Answer answer = run(asked);
        QCOMPARE(answer.errors, QByteArray());
        const QJsonObject found = QJsonDocument::fromJson(answer.output).object();
        QVERIFY(found[QStringLiteral("low")].toDouble() <= 4 &&
                found[QStringLiteral("high")].toDouble() >= 4);
        QVERIFY(found[QStringLiteral("cells")].toArray().size() >= 2);
        QCOMPARE(run(asked + words({"--threads", "1"})).output, answer.output);
        const Answer words =
            sf::test::run({QStringLiteral("lab"), path(), QStringLiteral("--worth"),
                           QStringLiteral("Stabber,Twin"), QStringLiteral("--count"), QStringLiteral("4")});
        QVERIFY2(words.output.contains("of “Stabber” are worth"), words.output.constData());
    }
    void badWorths_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::newRow("one kind") << words({"--worth", "Stabber"}) << 2;
        QTest::newRow("itself") << words({"--worth", "Stabber,Stabber"}) << 1;
        QTest::newRow("unknown") << words({"--worth", "Stabber,Piker"}) << 1;
        QTest::newRow("none of them") << words({"--worth", "Stabber,Piker", "--count", "0"}) << 2;
    }
    void badWorths() {
        QFETCH(QStringList, options);
        QFETCH(int, status);
        const Answer answer = run(options);
        QCOMPARE(answer.status, status);
        QVERIFY2(answer.errors.count('\n') >= 1, answer.errors.constData());
        QVERIFY(answer.output.isEmpty());
    }
    /// A grid of 10^8 cells is refused, not made.
    void gridsHaveALimit() {
        const Answer answer =
            run(words({"--vary", "unitKinds.Stabber.hits=1..9999", "--vary", "stacks[r].count=1..9999"}));
        QCOMPARE(answer.status, 2);
        QVERIFY2(answer.errors.contains("at most 10000 cells"), answer.errors.constData());
    }

private:
    void replaceInFile(const QByteArray& before, const QByteArray& after) const {
        QByteArray bytes = labDuel;
        QVERIFY(bytes.contains(before));
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes.replace(before, after));
    }
    QString path() const { return m_folder->filePath(QStringLiteral("battle.sqf")); }
    Answer run(const QStringList& options) const {
        return sf::test::run(QStringList{QStringLiteral("lab"), path(), QStringLiteral("--json")} + options);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

template struct sf::test::Registered<TestLabCommand, QCoreApplication>;
#include "test_lab_command.moc"
