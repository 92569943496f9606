// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/spreadsheet_file.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using sf::test::Answer;
using sf::test::run;

namespace {

const QByteArray listedBattle =
    R"({"squarefront": 1, "kind": "battle", "sides": [{}, {}], "map": {"columns": 8, "rows": 8},
  "unitKinds": {"Stabber": {"attack": 3, "hits": 4}},
  "stacks": [{"id": "r", "name": "Reds", "side": 0, "hex": [2, 2], "units": [{"id": "u1", "kind": "Stabber", "name": "=Ann"}]},
             {"id": "b", "name": "Blues", "side": 1, "hex": [3, 3], "units": [{"id": "u2", "attack": 3, "hits": 5}]}]})";

} // namespace

/// squarefront-cli units and import: lists of units, out and in.
class TestUnitCommands : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { write(QStringLiteral("b.sqf"), listedBattle); }

    void listsUnits() {
        const Answer all = run({QStringLiteral("units"), path("b.sqf"), QStringLiteral("--csv")});
        QCOMPARE(all.status, 0);
        const QList<QByteArray> lines = all.output.trimmed().split('\n');
        QCOMPARE(lines.size(), 3);
        QVERIFY2(lines[0].startsWith("\"Stack\",\"Name\",\"Kind\",\"Full hits\""), lines[0].constData());
        QVERIFY2(lines[1].contains("\"'=Ann\""), lines[1].constData()); // harmless in a spreadsheet
        const Answer one =
            run({QStringLiteral("units"), path("b.sqf"), QStringLiteral("--stack"), QStringLiteral("b")});
        QCOMPARE(one.output.trimmed().split('\n').size(), 2);
        QVERIFY(!one.output.contains("Ann"));
    }

    void importsAList() {
        write(QStringLiteral("list.csv"), "Unit;Hits;AP\n3 x Stabber;;\nBen;2;7\n");
        const Answer answer = import();
        QVERIFY2(answer.errors.isEmpty(), answer.errors.constData());
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.output, QByteArray("4 units added to Reds\n"));
        const Answer units =
            run({QStringLiteral("units"), path("out.sqf"), QStringLiteral("--stack"), QStringLiteral("r")});
        QCOMPARE(units.output.trimmed().split('\n').size(), 6);
        QVERIFY2(units.output.contains("Stabber 3"), units.output.constData());
    }

    void tables() {
        const auto table = [this](const QStringList& options) {
            return run(QStringList{QStringLiteral("units"), path("b.sqf")} + options).output;
        };
        QByteArray wounded = listedBattle;
        write(QStringLiteral("b.sqf"), wounded.replace("\"hits\": 5}", "\"hits\": 5, \"hitsLeft\": 2}"));
        QCOMPARE(table({QStringLiteral("--what"), QStringLiteral("casualties"), QStringLiteral("--csv")}),
                 QByteArray("\"Side\",\"Stack\",\"Kind\",\"Units\",\"Croaked\",\"Wounded\",\"Hits lost\"\n"
                            "\"Side 2\",\"Blues\",\"u2\",1,0,1,3\n"));
        QCOMPARE(
            table({QStringLiteral("--what"), QStringLiteral("stacks"), QStringLiteral("--markdown"),
                   QStringLiteral("--stack"), QStringLiteral("r")}),
            QByteArray("| Stack | Side | Hex | Units | Croaked | Facing | Posture |\n"
                       "|---|---|---|---|---|---|---|\n| Reds | Side 1 | 2,2 | 1 | 0 | N | Neutral |\n"));
        QVERIFY(table({QStringLiteral("--what"), QStringLiteral("attacks")}).startsWith("Round"));
        QVERIFY(table({QStringLiteral("--markdown")}).contains("| Reds | =Ann | Stabber |"));
        const Answer unknown =
            run({QStringLiteral("units"), path("b.sqf"), QStringLiteral("--what"), QStringLiteral("songs")});
        QCOMPARE(unknown.status, 2);
        QVERIFY2(unknown.errors.contains("units, stacks, casualties or attacks"), unknown.errors.constData());
    }

    /// What is written can be imported.
    void importsWhatIsListed() {
        const Answer csv = run({QStringLiteral("units"), path("b.sqf"), QStringLiteral("--csv")});
        write(QStringLiteral("list.csv"), csv.output);
        const Answer answer = import();
        QVERIFY2(answer.errors.isEmpty(), answer.errors.constData());
        QCOMPARE(answer.output, QByteArray("2 units added to Reds\n"));
    }

    void importsASpreadsheet() {
        const QByteArray first = sf::test::sheetOf("Notes", sf::test::rowOf({"Ann"}));
        const QByteArray second =
            sf::test::sheetOf("Units", sf::test::rowOf({"Unit", "Hits"}) + sf::test::rowOf({"3 x Stabber"}) +
                                           sf::test::rowOf({"Ben", "#2"}));
        const auto importSheet = [&](const QByteArray& sheets) {
            write(QStringLiteral("list.ods"), sf::test::spreadsheetOf(sf::test::contentOf(sheets)));
            return import("list.ods", {QStringLiteral("--sheet"), QStringLiteral("Units")});
        };
        const Answer answer = importSheet(first + second);
        QVERIFY2(answer.errors.isEmpty(), answer.errors.constData());
        QCOMPARE(answer.output, QByteArray("4 units added to Reds\n"));
        QByteArray bad = second;
        const Answer cell = importSheet(bad.replace("office:value=\"2\"", "office:value=\"1.5\""));
        QVERIFY2(
            cell.errors.endsWith("list.ods: Units, B3: Expected a whole number from 1 to 1,000,000, found "
                                 "“1.5”.\n"),
            cell.errors.constData());
        QVERIFY(!QFile::exists(path("out.sqf")));
        const Answer none = importSheet(first);
        QVERIFY2(none.errors.endsWith("expected a sheet “Units” with rows, found none\n"),
                 none.errors.constData());
    }

    void saysThatRowNumbersAreNotUsed() {
        write(QStringLiteral("list.csv"), "No,Unit,Hits\n1,Ann,4\n2,Ben,4\n3,Cid,4\n");
        const Answer answer = import();
        QCOMPARE(answer.output, QByteArray("3 units added to Reds\n"));
        QVERIFY2(answer.errors.endsWith("list.csv: line 1, column 1: “No” only numbers the rows, so it isn't "
                                        "used\n"),
                 answer.errors.constData());
    }

    void refuses_data() {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("error");
        QTest::newRow("a cell")
            << QByteArray("Unit;Hits\nBen;x\n")
            << QByteArray(
                   "list.csv: line 2, column 2: Expected a whole number from 1 to 1,000,000, found “x”.\n");
        QTest::newRow("a lone quote") << QByteArray("Unit,Hits\n\"Ben,2\n")
                                      << QByteArray("list.csv: line 2, column 1: expected a cell that ends "
                                                    "with a quote, found other text, or the end\n");
        QTest::newRow("nothing") << QByteArray()
                                 << QByteArray("list.csv: expected a row with a unit, found none\n");
        QTest::newRow("only a heading")
            << QByteArray("Unit,Hits\n") << QByteArray("list.csv: expected a row with a unit, found none\n");
        QTest::newRow("too many") << QByteArray("Unit,Hits\n20000 x Ann,4\n20000 x Ben,4\n")
                                  << QByteArray("list.csv: line 3, column 1: A stack can have at most 20,000 "
                                                "units. With this row it would have 40,000.\n");
        QTest::newRow("a count that is too large")
            << QByteArray("Unit,Hits\n1000000 x Bob,4\n")
            << QByteArray(
                   "list.csv: line 2, column 1: Expected a whole number from 1 to 20,000, found “1000000 "
                   "x Bob”.\n");
        QTest::newRow("a long name") << "Unit,Hits\n2 x " + QByteArray(9'999, 'a') + ",4\n"
                                     << "list.csv: line 2, column 1: Expected a shorter name, found “" +
                                            QByteArray(40, 'a') + "”.\n";
    }
    void refuses() {
        QFETCH(const QByteArray, list);
        QFETCH(const QByteArray, error);
        write(QStringLiteral("list.csv"), list);
        const Answer answer = import();
        QCOMPARE(answer.status, 1);
        QVERIFY2(answer.errors.endsWith(error), answer.errors.constData());
        QVERIFY(!QFile::exists(path("out.sqf")));
    }

private:
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    void write(const QString& name, const QByteArray& bytes) {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
        QFile::remove(path("out.sqf"));
    }
    Answer import(const char* list = "list.csv", const QStringList& options = {}) const {
        return run(QStringList{QStringLiteral("import"), path("b.sqf"), path(list), QStringLiteral("--stack"),
                               QStringLiteral("r"), QStringLiteral("-o"), path("out.sqf")} +
                   options);
    }

    QTemporaryDir m_folder;
};

template struct sf::test::Registered<TestUnitCommands, QCoreApplication>;
#include "test_unit_commands.moc"
