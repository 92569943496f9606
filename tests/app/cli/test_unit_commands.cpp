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
        QCOMPARE(answer.output,
                 QByteArray("4 units added to Reds\nUsed: Unit: Name, Hits: Full hits, AP: AP\n"));
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
        QVERIFY2(answer.output.startsWith("2 units added to Reds\n"), answer.output.constData());
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
        QCOMPARE(answer.output, QByteArray("4 units added to Reds\nUsed: Unit: Name, Hits: Full hits\n"));
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
        QCOMPARE(answer.output,
                 QByteArray("3 units added to Reds\nUsed: Unit: Name, Hits: Full hits. Not used: No\n"));
        QVERIFY2(answer.errors.isEmpty(), answer.errors.constData());
    }

    /// Each option helps with what its error names.
    void options_data() {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<QByteArray>("error"); // without the options; it ends so
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QByteArray>("output");
        const auto row = [](const char* name, const char* list, const char* error, const char* options,
                            const char* output) {
            QTest::newRow(name) << QByteArray(list) << QByteArray(error)
                                << QString::fromLatin1(options).split(u' ') << QByteArray(output);
        };
        row("thousands", "Unit;Hits\nAnn;4,813\n",
            "found “4,813”. Say what separates thousands: --thousands comma, point or none.\n",
            "--thousands comma", "1 unit added to Reds\nUsed: Unit: Name, Hits: Full hits\n");
        row("words", "Unit;Hits\nAnn;7 (2d6)\n",
            "found “7 (2d6)”. With --first-number only the number counts.\n", "--first-number",
            "1 unit added to Reds\nUsed: Unit: Name, Hits: Full hits\n");
        row("no hits", "Unit;AP\nAnn;4\n",
            "list.csv: No column gives full hits. Name one with --columns, or give all --hits.\n", "--hits 3",
            "1 unit added to Reds\nUsed: Unit: Name, AP: AP\n");
        row("columns", "Unit;AP;Blood\nAnn;4;9\n",
            "list.csv: No column gives full hits. Name one with --columns, or give all --hits.\n",
            "--columns name,-,hits",
            "1 unit added to Reds\nUsed: Unit: Name, Blood: Full hits. Not used: AP\n");
        row("too few columns", "Unit;Hits;AP\nAnn;4;x\nBen;3;1\n", "found “x”.\n", "--columns name,hits",
            "2 units added to Reds\nUsed: Unit: Name, Hits: Full hits. Not used: AP\n");
        row("a heading", "Army;12\n\nUnit;Hits\nAnn;4\n", "found “Hits”.\n", "--heading 3",
            "1 unit added to Reds\nUsed: Unit: Name, Hits: Full hits\n");
        row("no heading", "Unit;Hits\nAnn;4\nBen;5\n", "", "--heading 0 --skip-bad",
            "2 units added to Reds\nUsed: Name, Full hits\n");
        row("bad rows", "Unit;Hits\nAnn;4\nInfantry;\nBen;x\n", "found “”.\n", "--skip-bad",
            "1 unit added to Reds\nUsed: Unit: Name, Hits: Full hits\n");
        row("new kinds", "Unit;Kind;Hits\nAnn;Mage;4\n", "", "--kinds new",
            "1 unit added to Reds\nUsed: Unit: Name, Kind: Kind, Hits: Full hits\n");
    }
    void options() {
        QFETCH(const QByteArray, list);
        QFETCH(const QByteArray, error);
        QFETCH(const QStringList, options);
        QFETCH(const QByteArray, output);
        write(QStringLiteral("list.csv"), list);
        const Answer without = import();
        QCOMPARE(without.status, error.isEmpty() ? 0 : 1);
        QVERIFY2(without.errors.endsWith(error), without.errors.constData());
        QCOMPARE(QFile::exists(path("out.sqf")), error.isEmpty());
        const Answer answer = import("list.csv", options);
        QCOMPARE(answer.output, output);
        QCOMPARE(answer.status, 0);
        QCOMPARE(answer.errors.count('\n'),
                 options.contains(QLatin1String("--skip-bad")) ? error.isEmpty() ? 1 : 2 : 0);
        QFile file(path("out.sqf"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().contains("Mage"), options.contains(QLatin1String("new")));
    }

    void badOptions_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const char* options, int status, const char* error) {
            QTest::newRow(options) << QString::fromLatin1(options).split(u' ') << status << QByteArray(error);
        };
        row("--columns name,hist", 2, "--columns: expected some of");
        row("--columns name,hits,level,-", 1, "list.csv: expected 3 columns, found 4");
        row("--heading x", 2, "--heading: expected a whole number");
        row("--heading 2", 1, "list.csv: expected a heading in row 2, which is empty");
        row("--thousands ,", 2, "--thousands: expected one of comma, point, none, found “,”");
        row("--kinds all", 2, "--kinds: expected one of known, new, found “all”");
        row("--hits 0", 2, "--hits: expected a whole number from 1");
    }
    void badOptions() {
        QFETCH(const QStringList, options);
        QFETCH(const int, status);
        QFETCH(const QByteArray, error);
        write(QStringLiteral("list.csv"), "Unit;Hits;AP\n\nAnn;4;1\n");
        const Answer answer = import("list.csv", options);
        QCOMPARE(answer.status, status);
        QVERIFY2(answer.errors.contains(error), answer.errors.constData());
        QVERIFY(!QFile::exists(path("out.sqf")));
    }

    void saysWhichKindsAreMissing() {
        write(QStringLiteral("list.csv"), "Unit;Kind;Hits\nAnn;Mage;4\n");
        QVERIFY(import().errors.contains("“Mage” isn't a unit kind of this battle."));
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
