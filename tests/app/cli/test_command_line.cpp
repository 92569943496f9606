// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/command.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using sf::test::Answer;
using sf::test::isOneLine;
using sf::test::run;

namespace {

const QByteArray marl = R"({"squarefront": 1, "kind": "battle", "title": "Ford of the Marl",
  "sides": [{"name": "Reds", "color": "#b03030"}, {"name": "Blues", "color": "#3050b0"}],
  "map": {"columns": 8, "rows": 6},
  "unitKinds": {"Stabber": {"upkeep": 5, "level": 1, "attack": 3, "defense": 2, "hits": 4, "move": 4}},
  "stacks": [
    {"id": "r1", "name": "First", "side": 0, "hex": [2, 2], "facing": 2, "posture": "offensive",
     "units": [{"id": "u1", "kind": "Stabber", "hitsLeft": 3}, {"id": "u2", "kind": "Stabber"},
               {"id": "u3", "name": "Kess", "warlord": true, "upkeep": 50, "attack": 8, "hits": 14, "move": 6}]},
    {"id": "b1", "side": 1, "hex": [4, 2], "units": [{"id": "u4", "kind": "Stabber", "hitsLeft": 0}]}]})";

QStringList keys(const QJsonValue& value) {
    return value.toObject().keys();
}

} // namespace

/// The program as a script uses it: statuses, one error line, JSON, whole files.
class TestCommandLine final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        QVERIFY(m_folder->isValid());
        write(QStringLiteral("marl.sqf"), marl);
    }

    void helpAndVersion() {
        const Answer help = run({QStringLiteral("--help")});
        QCOMPARE(help.status, 0);
        QVERIFY(help.output.contains("square FILE [--stack ID] [--json]"));
        QVERIFY(help.output.contains("render FILE"));
        const Answer version = run({QStringLiteral("--version")});
        QCOMPARE(version.status, 0);
        QVERIFY(version.output.startsWith("squarefront-cli "));
        const Answer command = run({QStringLiteral("square"), QStringLiteral("--help")});
        QCOMPARE(command.status, 0);
        QVERIFY(command.output.contains("--json"));
        QCOMPARE(help.errors + version.errors + command.errors, QByteArray());
    }

    void helpAndVersionOfCommands_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("says");
        const auto row = [](const char* words, const char* says) {
            QTest::newRow(words) << QString::fromLatin1(words) << QByteArray(says);
        };
        for (const char* words :
             {"-v", "square --version", "render -v", "imperio odds --version", "imperio -v"})
            row(words, "squarefront-cli ");
        row("render -h", "Usage: squarefront-cli render FILE");
        row("imperio odds --help", "Usage: squarefront-cli imperio odds");
        row("imperio --help", "Usage: squarefront-cli imperio odds");
        row("imperio -h", "Usage: squarefront-cli imperio odds");
    }
    void helpAndVersionOfCommands() {
        QFETCH(QString, words);
        QFETCH(QByteArray, says);
        const Answer outcome = run(words.split(QLatin1Char(' ')));
        QCOMPARE(outcome.status, 0);
        QVERIFY2(outcome.output.startsWith(says), outcome.output.constData());
        QCOMPARE(outcome.errors, QByteArray());
    }

    void wrongUsage_data() {
        QTest::addColumn<QString>("words");
        for (const char* words : {"",
                                  "frobnicate",
                                  "--frobnicate",
                                  "square",
                                  "imperio",
                                  "imperio frobnicate",
                                  "square marl.sqf more",
                                  "square marl.sqf --frobnicate",
                                  "square marl.sqf --stack",
                                  "square marl.sqf --json=yes",
                                  "render marl.sqf",
                                  "render marl.sqf -o",
                                  "render marl.sqf -o board.gif",
                                  "render marl.sqf -o board",
                                  "render marl.sqf -o board.png --width 0",
                                  "render marl.sqf -o board.png --width 16385",
                                  "render marl.sqf -o board.png --width -5",
                                  "render marl.sqf -o board.png --width wide",
                                  "render marl.sqf -o board.png --width 12.5",
                                  "render marl.sqf -o board.png --width 99999999999",
                                  "render marl.sqf -o board.png --after x",
                                  "render marl.sqf -o board.png --after -1",
                                  "render marl.sqf -o board.png --width 800 --page A4",
                                  "render marl.sqf -o board.pdf --page B17",
                                  "sheets marl.sqf",
                                  "sheets marl.sqf -o board.txt",
                                  "sheets marl.sqf -o board.pdf --page",
                                  "sheets marl.sqf -o board.pdf --scale 0",
                                  "sheets marl.sqf -o board.pdf --scale big",
                                  "sheets marl.sqf -o board.pdf --scale 5",
                                  "sheets marl.sqf -o board.pdf --scale 3",
                                  "sheets marl.sqf -o board.pdf --margin 2",
                                  "sheets marl.sqf -o board.pdf --blank 0",
                                  "sheets marl.sqf -o board.pdf --blank 401",
                                  "sheets marl.sqf -o board.pdf --per-page 3",
                                  "sheets marl.sqf -o board.png --dpi 5000",
                                  "print marl.sqf",
                                  "print marl.sqf -o board.pdf --what all",
                                  "print marl.sqf -o board.pdf --region 1-2",
                                  "print marl.sqf -o board.pdf --hex 100"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }
    void wrongUsage() {
        QFETCH(QString, words);
        const Answer outcome = run(inFolder(words));
        QCOMPARE(outcome.status, 2);
        QCOMPARE(outcome.output, QByteArray());
        QVERIFY2(isOneLine(outcome.errors), outcome.errors.constData());
        for (const char* name : {"board.png", "board.pdf"})
            QVERIFY(!QFile::exists(path(QLatin1String(name))));
    }

    void aGroupAloneListsItsCommands() {
        const Answer outcome = run({QStringLiteral("imperio")});
        QCOMPARE(outcome.status, 2);
        for (const char* name : {"odds", "replay", "moves"})
            QVERIFY2(outcome.errors.contains(name), outcome.errors.constData());
    }

    void wrongInput_data() {
        QTest::addColumn<QByteArray>("document");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("empty") << QByteArray() << QByteArray("line 1");
        QTest::newRow("truncated") << marl.first(400) << QByteArray("line ");
        QTest::newRow("hits") << QByteArray(marl).replace("\"hitsLeft\": 3", "\"hitsLeft\": 5")
                              << QByteArray("stacks[0].units[0].hitsLeft");
        QTest::newRow("unknown kind") << QByteArray(marl).replace("\"id\": \"u2\", \"kind\": \"Stabber\"",
                                                                  "\"id\": \"u2\", \"kind\": \"Piker\"")
                                      << QByteArray("stacks[0].units[1].kind");
        QTest::newRow("same id") << QByteArray(marl).replace("\"id\": \"b1\"", "\"id\": \"r1\"")
                                 << QByteArray("stacks[1].id");
        QTest::newRow("off the map") << QByteArray(marl).replace("\"hex\": [4, 2]", "\"hex\": [8, 2]")
                                     << QByteArray("stacks[1].hex");
    }
    void wrongInput() {
        QFETCH(QByteArray, document);
        QFETCH(QByteArray, place);
        write(QStringLiteral("bad.sqf"), document);
        for (const char* words : {"square bad.sqf", "square bad.sqf --json", "render bad.sqf -o board.png",
                                  "sheets bad.sqf -o board.png", "print bad.sqf -o board.png"}) {
            const Answer outcome = run(inFolder(QString::fromLatin1(words)));
            QCOMPARE(outcome.status, 1);
            QCOMPARE(outcome.output, QByteArray());
            QVERIFY2(isOneLine(outcome.errors), outcome.errors.constData());
            QVERIFY2(outcome.errors.contains("bad.sqf") && outcome.errors.contains(place),
                     outcome.errors.constData());
        }
        QVERIFY(!QFile::exists(path(QStringLiteral("board.png"))));
    }

    void missingFileAndStack() {
        for (const char* words :
             {"square none.sqf", "square marl.sqf --stack zz", "render none.sqf -o board.png",
              "sheets none.sqf -o board.pdf", "sheets marl.sqf -o board.pdf --stack zz",
              "sheets marl.sqf -o none/board.pdf", "print none.sqf -o board.pdf"}) {
            const Answer outcome = run(inFolder(QString::fromLatin1(words)));
            QCOMPARE(outcome.status, 1);
            QCOMPARE(outcome.output, QByteArray());
            QVERIFY2(isOneLine(outcome.errors), outcome.errors.constData());
        }
    }

    void pages_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QByteArray>("paper");
        QTest::addColumn<int>("count");
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char* words, const char* paper, int count, const char* text) {
            QTest::newRow(words) << QString::fromLatin1(words) << QByteArray(paper) << count
                                 << QByteArray(text);
        };
        row("sheets marl.sqf", "(A4)", 2, "Square sheet");
        row("sheets marl.sqf --stack r1 --page letter", "(letter)", 1, "Kess");
        row("sheets marl.sqf --landscape --scale 75%", "(A4)", 2, "scale 1 : 1.33");
        row("sheets marl.sqf --per-page 2", "(A4)", 1, "First");
        row("sheets marl.sqf --blank 25", "(A4)", 2, "1 to 25 units");
        row("print marl.sqf --what map --page A3", "(A3)", 1, "8 × 6 hexes");
        row("print marl.sqf --what map --hex 40", "(A4)", 4, "Part 2 of 2 across");
        row("print marl.sqf --what map --hex 40 --region 0,0-2,2", "(A4)", 1, "40.0 mm across");
        row("print marl.sqf --what tokens", "(A4)", 2, "fronts");
        row("print marl.sqf --what reference", "(A4)", 1, "Chance to hit");
        row("render marl.sqf --page A4 --scale 0.5", "(A4)", 1, "scale 1 : 2");
    }
    void pages() {
        QFETCH(QString, words);
        QFETCH(QByteArray, paper);
        QFETCH(int, count);
        QFETCH(QByteArray, text);
        const Answer outcome = run(inFolder(words + QStringLiteral(" -o out.pdf")));
        QCOMPARE(outcome.errors, QByteArray());
        QCOMPARE(outcome.status, 0);
        QProcess reader;
        reader.start(QStringLiteral("pdfinfo"), {path(QStringLiteral("out.pdf"))});
        QVERIFY(reader.waitForFinished());
        const QByteArray info = reader.readAllStandardOutput();
        QVERIFY2(info.contains(paper), info.constData());
        reader.start(QStringLiteral("pdftotext"), {path(QStringLiteral("out.pdf")), QStringLiteral("-")});
        QVERIFY(reader.waitForFinished());
        const QByteArray all = reader.readAllStandardOutput();
        QCOMPARE(all.count('\f'), count);
        QVERIFY2(all.contains(text), all.constData());
    }

    void squareAsJson() {
        const Answer outcome = run(inFolder(QStringLiteral("square marl.sqf --json")));
        QCOMPARE(outcome.status, 0);
        QCOMPARE(outcome.errors, QByteArray());
        const QJsonArray list = QJsonDocument::fromJson(outcome.output).array();
        QCOMPARE(list.size(), 2);
        QCOMPARE(keys(list[0]).join(u' '),
                 QStringLiteral("cells completeRows completeSquares id largestSquare multipliers "
                                "order rows stats warlord width"));
        QCOMPARE(keys(list[0][QStringLiteral("multipliers")]).join(u' '),
                 QStringLiteral("major minor moderate"));
        QCOMPARE(keys(list[0][QStringLiteral("order")]).join(u' '), QStringLiteral("back front left right"));
        QCOMPARE(list[0][QStringLiteral("cells")],
                 QJsonValue(QJsonArray{QJsonArray{QStringLiteral("u1"), QStringLiteral("u2")},
                                       QJsonArray{QStringLiteral("u3"), QJsonValue::Null}}));
        QCOMPARE(list[0][QStringLiteral("warlord")].toString(), QStringLiteral("u3"));
        QCOMPARE(list[0][QStringLiteral("stats")], QJsonValue(QJsonObject{{QStringLiteral("attackPower"), 11},
                                                                          {QStringLiteral("defensePower"), 2},
                                                                          {QStringLiteral("damage"), 14},
                                                                          {QStringLiteral("resistance"), 0},
                                                                          {QStringLiteral("initiative"), 14},
                                                                          {QStringLiteral("move"), 4}}));
        QCOMPARE(list[1][QStringLiteral("width")].toInt(-1), 0);
        QVERIFY(list[1][QStringLiteral("stats")].isNull());
        QVERIFY(list[1][QStringLiteral("warlord")].isNull());
    }

    void oneStackIsStillAList() {
        const Answer outcome = run(inFolder(QStringLiteral("square marl.sqf --stack r1 --json")));
        const QJsonArray list = QJsonDocument::fromJson(outcome.output).array();
        QCOMPARE(list.size(), 1);
        QCOMPARE(list[0][QStringLiteral("id")].toString(), QStringLiteral("r1"));
    }

    void squareAsText() {
        const Answer outcome = run(inFolder(QStringLiteral("square marl.sqf --stack r1")));
        QCOMPARE(outcome.status, 0);
        for (const char* part : {"First", "Offensive", "led by Kess", "SMM-14", "SMM-7", "C ."})
            QVERIFY2(outcome.output.contains(part), outcome.output.constData());
    }

    /// Counts in plural forms are written like all others.
    void filesMayBeAddresses() {
        const QString path = QStringLiteral(SQUAREFRONT_EXAMPLES "/bridge.sqf");
        const Answer byPath = run({QStringLiteral("square"), path});
        const Answer byAddress = run({QStringLiteral("square"), QStringLiteral("file://") + path});
        QCOMPARE(byAddress.status, 0);
        QCOMPARE(byAddress.output, byPath.output);
    }

    void countsHaveTheirSeparators() {
        QByteArray many;
        for (int unit = 0; unit < 1500; ++unit)
            many += "{\"id\": \"m" + QByteArray::number(unit) + "\", \"kind\": \"Stabber\"}, ";
        write(QStringLiteral("many.sqf"),
              QByteArray(marl).replace("{\"id\": \"u2\"", many + "{\"id\": \"u2\""));
        const Answer outcome = run(inFolder(QStringLiteral("square many.sqf --stack r1")));
        QVERIFY2(outcome.output.contains("sum of 1,503 units"), outcome.errors.constData());
    }

    void resultThatCannotBeWritten() {
        const Answer outcome = run(inFolder(QStringLiteral("square marl.sqf")), QStringLiteral("/dev/full"));
        QCOMPARE(outcome.status, 1);
        QVERIFY2(isOneLine(outcome.errors), outcome.errors.constData());
    }

    /// Specials that no rule uses are reported, but change neither the result nor the status.
    void unknownSpecialsAreTold() {
        write(QStringLiteral("typo.sqf"),
              QByteArray(marl).replace("\"move\": 4}", "\"move\": 4, \"specials\": [\"rangd\", \"flyer\"]}"));
        const Answer outcome = run(inFolder(QStringLiteral("square typo.sqf --json")));
        QCOMPARE(outcome.status, 0);
        QVERIFY(QJsonDocument::fromJson(outcome.output).isArray());
        QVERIFY2(
            outcome.errors.endsWith("typo.sqf: specials: No rule uses “rangd”. Did you mean “ranged”?\n"),
            outcome.errors.constData());
        const Answer wrong = run(inFolder(QStringLiteral("square typo.sqf --stack zz")));
        QCOMPARE(wrong.status, 1);
        QVERIFY2(isOneLine(wrong.errors) && wrong.errors.contains("zz"), wrong.errors.constData());
    }

    void renderIsAsWideAsAsked_data() {
        QTest::addColumn<int>("width");
        for (const int width : {1, 40, 640, 1921})
            QTest::addRow("%d", width) << width;
    }
    void renderIsAsWideAsAsked() {
        QFETCH(int, width);
        const Answer outcome =
            run(inFolder(QStringLiteral("render marl.sqf -o board.png --width %1").arg(width)));
        QCOMPARE(outcome.errors, QByteArray());
        QCOMPARE(outcome.status, 0);
        const QImage image(path(QStringLiteral("board.png")));
        QCOMPARE(image.width(), width);
        QVERIFY(width < 40 || image.height() > width / 2);
    }

    void renderWritesEachKind_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        QTest::newRow("png") << QStringLiteral("board.png") << QByteArray("\x89PNG");
        QTest::newRow("upper case") << QStringLiteral("BOARD.PNG") << QByteArray("\x89PNG");
        QTest::newRow("svg") << QStringLiteral("board.svg") << QByteArray("<?xml");
        QTest::newRow("pdf") << QStringLiteral("board.pdf") << QByteArray("%PDF");
    }
    void renderWritesEachKind() {
        QFETCH(QString, name);
        const Answer outcome = run(inFolder(QStringLiteral("render marl.sqf -o %1").arg(name)));
        QCOMPARE(outcome.status, 0);
        const QByteArray bytes = read(name);
        QVERIFY(bytes.size() > 1000);
        QFETCH(QByteArray, beginning);
        QVERIFY(bytes.startsWith(beginning));
    }

    void renderOfAGameAfterSoManyActions() {
        QVERIFY(QFile::copy(QStringLiteral(SQUAREFRONT_TEST_DATA "/example.imperio"),
                            path(QStringLiteral("game.imperio"))));
        const auto board = [&](const QString& after) {
            const Answer outcome =
                run(inFolder(QStringLiteral("render game.imperio -o board.png --width 190") + after));
            return outcome.status == 0 ? QImage(path(QStringLiteral("board.png"))) : QImage();
        };
        const QImage last = board({});
        QCOMPARE(last.size(), QSize(190, 190));
        QCOMPARE(board(QStringLiteral(" --after 13")), last);
        QVERIFY(board(QStringLiteral(" --after 0")) != last);
        const Answer told = run(inFolder(QStringLiteral("replay game.imperio --json --after 13")));
        QCOMPARE(told.output, run(inFolder(QStringLiteral("replay game.imperio --json"))).output);
        QCOMPARE(told.json()[QStringLiteral("board")].toArray().size(), qsizetype{9});
        for (const char* words : {"game.imperio --after 14", "marl.sqf --after 1"}) {
            const Answer outcome =
                run(inFolder(QStringLiteral("render -o other.png ") + QLatin1String(words)));
            QCOMPARE(outcome.status, 1);
            QVERIFY2(isOneLine(outcome.errors), outcome.errors.constData());
        }
        QCOMPARE(run(inFolder(QStringLiteral("render game.imperio -o board.svg"))).status, 0);
        QVERIFY(read(QStringLiteral("board.svg")).contains("<title>Ada against Ben</title>"));
        write(QStringLiteral("new.sqf"), R"({"squarefront": 1, "kind": "imperio", "setup": {}})");
        QCOMPARE(run(inFolder(QStringLiteral("render new.sqf -o new.pdf"))).status, 0);
    }

    void whatWasThereStaysWhenReadingFails() {
        write(QStringLiteral("board.png"), "older");
        write(QStringLiteral("bad.sqf"), marl.first(500));
        QCOMPARE(run(inFolder(QStringLiteral("render bad.sqf -o board.png"))).status, 1);
        QCOMPARE(read(QStringLiteral("board.png")), QByteArray("older"));
    }

    void nothingIsWrittenIntoAFolderThatIsNone() {
        const Answer outcome = run(inFolder(QStringLiteral("render marl.sqf -o none/board.png")));
        QCOMPARE(outcome.status, 1);
        QVERIFY2(isOneLine(outcome.errors) && outcome.errors.contains("board.png"),
                 outcome.errors.constData());
        QCOMPARE(QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("marl.sqf")});
    }

    void aFileNameWithALineBreakStaysOneLine() {
        const Answer outcome = run({QStringLiteral("square"), QStringLiteral("two\nlines.sqf")});
        QCOMPARE(outcome.status, 1);
        QVERIFY2(isOneLine(outcome.errors), outcome.errors.constData());
    }

    void examples_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("stacks");
        QTest::newRow("teaching") << QStringLiteral(SQUAREFRONT_EXAMPLES "/teaching.sqf") << 12;
        QTest::newRow("bridge") << QStringLiteral(SQUAREFRONT_EXAMPLES "/bridge.sqf") << 7;
        QTest::newRow("landing") << QStringLiteral(SQUAREFRONT_EXAMPLES "/landing.sqf") << 5;
        QTest::newRow("barrow") << QStringLiteral(SQUAREFRONT_EXAMPLES "/barrow.sqf") << 18;
        QTest::newRow("great battle") << QStringLiteral(SQUAREFRONT_EXAMPLES "/great-battle.sqf") << 60;
    }
    void examples() {
        QFETCH(QString, file);
        QFETCH(int, stacks);
        const Answer outcome = run({QStringLiteral("square"), file, QStringLiteral("--json")});
        QCOMPARE(outcome.status, 0);
        QVERIFY(QJsonDocument::fromJson(outcome.output).array().size() >= stacks);
    }

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void write(const QString& name, const QByteArray& bytes) const {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    QByteArray read(const QString& name) const {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// The words of a command line; names of files in the test's own folder.
    QStringList inFolder(const QString& words) const {
        QStringList result = words.split(u' ', Qt::SkipEmptyParts);
        for (QString& word : result) {
            if (word.contains(u'.') && !word.at(0).isDigit())
                word = path(word);
        }
        return result;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

template struct sf::test::Registered<TestCommandLine, QCoreApplication>;
#include "test_command_line.moc"
