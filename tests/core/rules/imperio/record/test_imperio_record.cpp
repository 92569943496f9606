// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/board_text.h"
#include "core/rules/imperio/record/typed.h"
#include "core/text/imperio_text.h"
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

#include <QFile>
#include <QRegularExpression>

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

std::string exampleText() {
    QFile file(QStringLiteral(SQUAREFRONT_TEST_DATA "/example.imperio"));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

} // namespace

/// Records read, refused and written.
class TestImperioRecord : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exampleReplays();
    void writtenRecordReadsTheSame();
    void awkwardNamesStayOnTheirLine();
    void awkwardWordsReadTheSame_data();
    void awkwardWordsReadTheSame();
    void boardWithForumColours_IMP2();
    void bothFormsOfTheSourcesExample_IMP2();
    void capturedBasesHaveTheirNewOwnersLetter_IMP2();
    void aKnightsStepsAreOneLine();
    void commentsHaveTheirOwnLines();
    void badCommentsAreRefusedWithTheirLine_data();
    void badCommentsAreRefusedWithTheirLine();
    void branchesReadTheSame();
    void branchesAreCommentsToOthers();
    void badBranchesAreRefusedWithTheirLine_data();
    void badBranchesAreRefusedWithTheirLine();
    void oldCommentsAreNoBranches();
    void anyBlankIsABlank_data();
    void anyBlankIsABlank();
    void commentsForPeopleStay_data();
    void commentsForPeopleStay();
    void commentsForPeopleStayWithTheirLines();
};

void TestImperioRecord::exampleReplays() {
    const auto read = readRecord(exampleText());
    QVERIFY(std::holds_alternative<Replay>(read));
    const Replay& replay = std::get<Replay>(read);
    const std::array<std::string, boardSize> board{"FPFFAFFPF", "KBAOHOABK", "OKOOOKOOO",
                                                   "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                                   "OOOOOOOOO", "TRCOECCRT", "SSRSRMRSM"};
    QCOMPARE(boardRows(replay.position.board), board);
    QCOMPARE(replay.position.turn, 2U);
    QCOMPARE(replay.position.result, std::optional(Result{Side::Attacker, Ending::Resigned}));
    QCOMPARE(replay.record.names[0], std::string("Ada"));
    QCOMPARE(replay.record.options.knights, 12);
    QCOMPARE(replay.record.entries.size(), std::size_t{13});
}

void TestImperioRecord::writtenRecordReadsTheSame() {
    const Replay first = std::get<Replay>(readRecord(exampleText()));
    const Replay second = std::get<Replay>(readRecord(recordText(first.record)));
    QCOMPARE(second.position, first.position);
    QVERIFY(second.record == first.record);
    QCOMPARE(recordText(second.record), recordText(first.record));
}

void TestImperioRecord::awkwardNamesStayOnTheirLine() {
    Record record = std::get<Replay>(readRecord(exampleText())).record;
    record.names = {"Ada # the first\nplay", "  B\ten  "};
    const auto read = readRecord(recordText(record));
    QVERIFY(std::holds_alternative<Replay>(read));
    QCOMPARE(std::get<Replay>(read).record.names[0], std::string("Ada   the first play"));
    QCOMPARE(std::get<Replay>(read).record.names[1], std::string("B en"));
}

void TestImperioRecord::awkwardWordsReadTheSame_data() {
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("kept");
    const QByteArray tooLong = QByteArray(3999, 'a') + "\u00e9b";
    QTest::newRow("tab") << QByteArray("dice\ttyped in") << QByteArray("dice typed in");
    QTest::newRow("zero") << QByteArray("dice\0typed in", 13) << QByteArray("dice typed in");
    QTest::newRow("only control characters") << QByteArray("\1\2\33") << QByteArray("");
    QTest::newRow("another number sign") << QByteArray("at last # wins") << QByteArray("at last   wins");
    QTest::newRow("longer than is kept") << tooLong << QByteArray(3999, 'a');
}

/// Of names and comments the reader keeps what the writer would write.
void TestImperioRecord::awkwardWordsReadTheSame() {
    QFETCH(const QByteArray, written);
    QFETCH(const QByteArray, kept);
    QByteArray text = QByteArray::fromStdString(exampleText());
    if (!written.contains('#'))
        text.replace("defender: Ben", "defender:" + written);
    text.replace("2d  resign", "2d  resign #" + written);
    const auto first = readRecord(text.toStdString());
    QVERIFY(std::holds_alternative<Replay>(first));
    const Record& record = std::get<Replay>(first).record;
    QCOMPARE(QByteArray::fromStdString(record.entries.back().comment), kept);
    if (!written.contains('#'))
        QCOMPARE(QByteArray::fromStdString(record.names[1]), kept);
    const auto second = readRecord(recordText(record));
    QVERIFY(std::holds_alternative<Replay>(second));
    QVERIFY(std::get<Replay>(second).record == record);
}

void TestImperioRecord::boardWithForumColours_IMP2() {
    const Position now = position({"HBOOOOOKA", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                   "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO", "ETSOOOOKC"});
    const ForumColours colours{{"red", "blue"}, {"darkred", "navy"}};
    const QString text = QString::fromStdString(boardBBCode(now.board, colours));
    const QStringList rows = text.split(u'\n');
    QCOMPARE(rows.size(), boardSize + 1);
    QCOMPARE(rows[0],
             QStringLiteral("[color=darkred]B[/color][color=red]B[/color]OOOOO[color=red]KA[/color]"));
    QCOMPARE(rows[1], QStringLiteral("OOOOOOOOO"));
    QCOMPARE(rows[8], QStringLiteral("[color=navy]B[/color][color=blue]BF[/color]OOOO[color=red]K[/color]"
                                     "[color=blue]K[/color]"));
}

/// The deployment that the source shows twice: with a letter set of each side, and with one set in colours.
void TestImperioRecord::bothFormsOfTheSourcesExample_IMP2() {
    const std::array<const char*, boardSize> letters{"FPFFAFFPF", "KBAKHKABK", "OOOOOOOOO",
                                                     "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                                     "OOOOOOOOO", "TRCCECCRT", "MSRSRMRSM"};
    const std::array<const char*, boardSize> coloured{"FPFFAFFPF", "KBAKBKABK", "OOOOOOOOO",
                                                      "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                                                      "OOOOOOOOO", "BAKKBKKAB", "PFAFAPAFP"};
    const Board board = position(letters).board;
    const std::array<std::string, boardSize> rows = boardRows(board);
    const QStringList tagged = QString::fromStdString(boardBBCode(board)).split(u'\n');
    const QRegularExpression tags(QStringLiteral("\\[[^\\]]*\\]"));
    for (std::size_t row = 0; row < boardSize; ++row) {
        QCOMPARE(rows[row], std::string(letters[row]));
        QString bare = tagged[static_cast<qsizetype>(row)];
        QCOMPARE(bare.count(QLatin1String("[color=")), bare.count(QLatin1String("[/color]")));
        QCOMPARE(bare.remove(tags), QLatin1String(coloured[row]));
    }
    QCOMPARE(tagged[1], QStringLiteral("[color=#bf4026]KBAK[/color][color=#7a1f0c]B[/color]"
                                       "[color=#bf4026]KABK[/color]"));
}

void TestImperioRecord::capturedBasesHaveTheirNewOwnersLetter_IMP2() {
    Position now = position({"HBOOOOOOF", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO", "OOOOOOOOO",
                             "OOOOOOOOO", "OOOOOOOOO", "ETSOOOOOO"});
    now.board.capture(at("R9C1"), Side::Attacker);
    now.board.capture(at("R1C2"), Side::Defender);
    QCOMPARE(boardRows(now.board)[8], std::string("HTSOOOOOO"));
    QCOMPARE(boardRows(now.board)[0], std::string("HTOOOOOOF"));
}

void TestImperioRecord::aKnightsStepsAreOneLine() {
    const std::string text = recordText(std::get<Replay>(readRecord(exampleText())).record);
    QVERIFY(text.find("1a  R2C4-R3C4-R4C5") != std::string::npos);
    QVERIFY(text.find("\n1a  R2C6-R3C6\n") != std::string::npos);
    QVERIFY2(text.find("1d  R8C4-R7C4-R6C4-R5C4") != std::string::npos, text.c_str());
}

void TestImperioRecord::commentsHaveTheirOwnLines() {
    Record record = std::get<Replay>(readRecord(exampleText())).record;
    QVERIFY(record.comments.empty());
    record.comments[0] = "# before: all\n\n  of it";
    // Between the steps of a knight, which then take two lines.
    for (std::size_t entry = 1; entry <= record.entries.size(); ++entry)
        record.comments[entry] = "after " + std::to_string(entry);
    const auto read = readRecord(recordText(record));
    QVERIFY(std::holds_alternative<Replay>(read));
    QVERIFY(std::get<Replay>(read).record == record);
    QCOMPARE(recordText(std::get<Replay>(read).record), recordText(record));
}

void TestImperioRecord::badCommentsAreRefusedWithTheirLine_data() {
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("offset");
    QTest::newRow("a million characters") << QByteArray("#: ") + QByteArray(1'000'000, 'x') << 0;
    QTest::newRow("a long line") << QByteArray("#: ") + QByteArray(4001, 'x') << 0;
    QTest::newRow("control characters") << QByteArray("#: good\n#: bell \a") << 1;
    QTest::newRow("a zero") << QByteArray("#: \0", 4) << 0;
    QTest::newRow("many lines") << ("#: " + QByteArray(3000, 'x') + '\n').repeated(4).chopped(1) << 3;
}

void TestImperioRecord::badCommentsAreRefusedWithTheirLine() {
    QFETCH(QByteArray, lines);
    QFETCH(int, offset);
    const std::string text = exampleText();
    const int first = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
    const auto read = readRecord(text + lines.toStdString() + "\n");
    const auto* error = std::get_if<RecordError>(&read);
    QVERIFY(error != nullptr);
    QCOMPARE(static_cast<int>(error->fault), static_cast<int>(Fault::BadComment));
    QCOMPARE(error->line, first + offset);
    QVERIFY(error->found.size() < 60);
}

// Two branches of one place, one later, and one at the very end of what was played.
constexpr const char* branched =
    "Imperio Bellum 1\nattacker: A\ndefender: B\nposition\nOOOOHOOOO\nBOOOOOOOB\n"
    "OOOOOOOOF\nOOOOKOOOO\nOOOORCOOO\nOOOOOOOOO\nOOOOOOOOO\nTOOOOOOOT\n"
    "OOOOEOOOO\nturn: 1a\nbegan with: 2+0 2+0\nplay\n"
    "#> branch: Attack at once\n"
    "#>: Ben sleeps.\n"
    "#> 1a  R4C5xR5C5 (6,6|1)\n"
    "#>: Well\n"
    "#>: done\n"
    "#> 1a  end\n"
    "#> branch:\n"
    "#> 1a  R4C5-R3C5-R2C5 # took 3 s\n"
    "1a  R4C5-R3C5\n"
    "#: Too careful.\n"
    "#> branch: Back\n"
    "#> 1a  R3C5-R4C5\n"
    "1a  end\n"
    "#> branch: The other side\n"
    "#> 1d  R5C6-R6C6\n"
    "#> 1d  resign\n";

void TestImperioRecord::branchesReadTheSame() {
    const auto read = readRecord(branched);
    const auto* replay = std::get_if<Replay>(&read);
    QVERIFY(replay != nullptr);
    QCOMPARE(replay->record.entries.size(), std::size_t{2});
    const std::vector<Branch>& branches = replay->record.branches;
    QCOMPARE(branches.size(), std::size_t{4});
    QCOMPARE(branches[0].name, std::string("Attack at once"));
    QCOMPARE(branches[0].after, std::size_t{0});
    QCOMPARE(branches[0].entries.size(), std::size_t{2});
    QVERIFY((branches[0].comments == Comments{{0, "Ben sleeps."}, {1, "Well\ndone"}}));
    QVERIFY(branches[1].name.empty());
    QCOMPARE(branches[1].entries.back().comment, std::string("took 3 s"));
    QCOMPARE(branches[2].after, std::size_t{1});
    QCOMPARE(branches[3].after, std::size_t{2});
    QCOMPARE(recordText(replay->record), std::string(branched));
}

void TestImperioRecord::branchesAreCommentsToOthers() {
    std::string without;
    for (const QByteArray& line : QByteArray(branched).split('\n'))
        if (!line.startsWith('#'))
            without += line.toStdString() + '\n';
    const Replay replay = std::get<Replay>(readRecord(branched));
    const Replay plain = std::get<Replay>(readRecord(without));
    QCOMPARE(plain.position, replay.position);
    QVERIFY(plain.record.entries == replay.record.entries);
}

void TestImperioRecord::badBranchesAreRefusedWithTheirLine_data() {
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const QByteArray& lines, int offset, Fault fault) {
        QTest::newRow(name) << lines << offset << static_cast<int>(fault);
    };
    row("no action", "#> branch: Empty\n1d  end", 0, Fault::EmptyBranch);
    row("no action at the end", "#> branch: Empty", 0, Fault::EmptyBranch);
    row("no action before another", "#> branch: A\n#> branch: B\n#> 1d  end", 0, Fault::EmptyBranch);
    row("a comment alone", "#> branch: A\n#>: words", 0, Fault::EmptyBranch);
    row("a turn that hasn't come", "#> branch: A\n#> 7a  end", 1, Fault::WrongTurn);
    row("a turn that is over", "#> branch: A\n#> 1a  end", 1, Fault::WrongTurn);
    row("against the rules", "#> branch: A\n#> 1d  R5C6-R9C9", 1, Fault::Refused);
    row("later against the rules", "#> branch: A\n#> 1d  R5C6-R6C6\n#> 1d  R5C6-R4C6", 2, Fault::Refused);
    row("after its own end", "#> branch: A\n#> 1d  resign\n#> 1d  end", 2, Fault::Refused);
    row("no dice", "#> branch: A\n#> 1d  end\n#> 2a  R3C5-R4C5\n#> 2a  R4C5xR5C5", 3, Fault::NoBranchDice);
    row("nested", "#> branch: A\n#> 1d  end\n#>> branch: B\n#>> 1d  end", 2, Fault::NestedBranch);
    row("deeply nested", "#> branch: A\n#" + QByteArray(5000, '>') + " 1d  end", 1, Fault::NestedBranch);
    row("no line of play", "#> branch: A\n#> nonsense", 1, Fault::NoTurn);
    row("a line without end", "#> branch: A\n#> " + QByteArray(1'000'000, 'x'), 1, Fault::LineTooLong);
    row("a bad comment", "#> branch: A\n#> 1d  end\n#>: bell \a", 2, Fault::BadComment);
    row("too many", QByteArray("#> branch: A\n#> 1d  end\n").repeated(1001).chopped(1), 1992, Fault::TooMuch);
}

void TestImperioRecord::badBranchesAreRefusedWithTheirLine() {
    QFETCH(QByteArray, lines);
    QFETCH(int, offset);
    QFETCH(int, fault);
    const std::string text = branched;
    const int first = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
    const auto read = readRecord(text + lines.toStdString() + "\n");
    const auto* error = std::get_if<RecordError>(&read);
    QVERIFY(error != nullptr);
    QCOMPARE(static_cast<int>(error->fault), fault);
    QCOMPARE(error->line, first + offset);
    QVERIFY(error->found.size() < 60);
}

/// "#>" without a branch above it was always a comment.
void TestImperioRecord::oldCommentsAreNoBranches() {
    const std::string text = exampleText();
    const Replay plain = std::get<Replay>(readRecord(text));
    const auto read = readRecord(text + "#> a quoted line\n#>> 7a  nonsense\n");
    QVERIFY(std::holds_alternative<Replay>(read));
    Record record = std::get<Replay>(read).record;
    record.remarks = plain.record.remarks;
    QVERIFY(record == plain.record);
    const auto before = readRecord("#> branch: in front of it all\n" + text);
    QVERIFY(std::holds_alternative<Replay>(before));
    record = std::get<Replay>(before).record;
    record.remarks = plain.record.remarks;
    QVERIFY(record == plain.record);
}

namespace {

const std::string atHome = "Imperio Bellum 1\nattacker: A\ndefender: B\nrules: knights=10\ndefender deploys\n"
                           "TRCCECCRT\nMSRSRMRSM\nCx5; Rx20; Mx10; Sx15\nattacker deploys\nFPFFAFFPF\n"
                           "KBAKHKABK\nKx1; Ax10; Px14; Fx20\ndefender alters\nR9C1 M-S\nR8C2-R9C3\nplay\n";
const std::string moves = "1a  R2C4-R3C4-R4C5\n1a  R2C6-R3C6\n1a  end\n1d  R8C4-R7C4\n"
                          "#> branch: Hold\n#> 1d  end\n1d  end\n";

} // namespace

void TestImperioRecord::anyBlankIsABlank_data() {
    QTest::addColumn<QString>("blank");
    for (const char16_t c :
         {u'\u00a0', u'\u1680', u'\u2003', u'\u2009', u'\u202f', u'\u205f', u'\u3000', u'\t'})
        QTest::addRow("U+%04X", c) << QString(QChar(c));
    QTest::newRow("with a mark that has no width") << QStringLiteral(" \u200b\ufeff\u2060");
}

/// Web pages and word processors put in other blanks than spaces.
void TestImperioRecord::anyBlankIsABlank() {
    QFETCH(QString, blank);
    const std::string text = atHome + moves;
    const auto read = readRecord(QString::fromStdString(text).replace(u' ', blank).toStdString());
    const auto* error = std::get_if<RecordError>(&read);
    QVERIFY2(!error, qPrintable(error ? sf::text::recordError(*error) : QString()));
    QVERIFY(std::get<Replay>(read).record.entries == std::get<Replay>(readRecord(text)).record.entries);
    QCOMPARE(std::get<Replay>(read).record.names[0], std::string("A"));
    const auto named = readRecord("Imperio Bellum 1\nattacker:\u00a0Ada\u00a0L.\u3000\n" +
                                  text.substr(text.find("defender: B")));
    QCOMPARE(std::get<Replay>(named).record.names[0], std::string("Ada\u00a0L."));
    const auto controlled = readRecord("Imperio Bellum 1\nattacker: \x01\u3000A\u2003\x02\n" +
                                       text.substr(text.find("defender: B")));
    QCOMPARE(std::get<Replay>(controlled).record.names[0], std::string("A"));
    const Position& position = std::get<Replay>(read).position;
    QVERIFY(std::holds_alternative<TypedPlay>(
        readTyped(blank.toStdString() + "end" + blank.toStdString(), position)));
    const auto wrong = readRecord("Imperio Bel\u200dlum 1\n");
    QVERIFY(sf::text::recordError(std::get<RecordError>(wrong)).contains(QStringLiteral("Bel⟨U+200D⟩lum")));
}

void TestImperioRecord::commentsForPeopleStay_data() {
    QTest::addColumn<QString>("record");
    QTest::newRow("formations") << QString::fromStdString(atHome + moves);
    const Record record = std::get<Replay>(readRecord(atHome + moves)).record;
    Record begun;
    begun.names = record.names;
    begun.begun = std::get<Replay>(readRecord(atHome + moves)).position;
    const QString position = QString::fromStdString(recordText(begun));
    QTest::newRow("position") << position;
    QTest::newRow("lines that aren't written again") << QString(position).replace(
        QLatin1String("position\n"), QLatin1String("rules: knights=10\nposition\n"));
    QTest::newRow("changes announced, none made")
        << QString::fromStdString(atHome).replace(QLatin1String("R9C1 M-S\nR8C2-R9C3\n"), QString());
}

/// A comment above, behind or below any line is still there after the record was written again.
void TestImperioRecord::commentsForPeopleStay() {
    QFETCH(QString, record);
    const QStringList lines = record.split(u'\n', Qt::SkipEmptyParts);
    for (const QString& comment : {QStringLiteral(" a note"), QStringLiteral("#: twice"), QStringLiteral(""),
                                   QStringLiteral(" ") + QString(9000, u'x')})
        for (qsizetype at = 0; at <= lines.size(); ++at)
            for (const bool isBehind : {false, true}) {
                QStringList noted = lines;
                const bool isComment = at < lines.size() && lines[at].startsWith(u'#');
                if (!isBehind)
                    noted.insert(at, u'#' + comment);
                else if (at < lines.size() && !isComment && !lines[at].startsWith(QLatin1String("attacker:")))
                    noted[at] += QStringLiteral(" #") + comment;
                else
                    continue;
                const auto read = readRecord(noted.join(u'\n').toStdString());
                QVERIFY2(std::holds_alternative<Replay>(read), qPrintable(noted.join(u'\n').left(2000)));
                const std::string written = recordText(std::get<Replay>(read).record);
                const std::string wanted = comment.trimmed().replace(u'#', u' ').trimmed().toStdString();
                std::string shown = written;
                std::replace(shown.begin(), shown.end(), '#', ' ');
                QVERIFY2(shown.find(wanted) != std::string::npos, written.c_str());
                const auto again = readRecord(written);
                QVERIFY2(std::holds_alternative<Replay>(again), written.c_str());
                QCOMPARE(recordText(std::get<Replay>(again).record), written);
                QVERIFY2(std::get<Replay>(again).record == std::get<Replay>(read).record, written.c_str());
            }
}

void TestImperioRecord::commentsForPeopleStayWithTheirLines() {
    const std::string text =
        "# first\nImperio Bellum 1 # one\nattacker: A\n\n# who\ndefender: B # two\n# rules\n#more\nrules: "
        "knights=12\n"
        "defender deploys\nTRCCECCRT # row\n# between\nMSRSRMRSM\nCx5; Rx20; Mx10; Sx15 # reserve\n"
        "attacker deploys\nFPFFAFFPF\nKBAKHKABK\nKx1; Ax10; Px14; Fx20\n# changes\ndefender alters # all\n"
        "R9C1 M-S # weak\n# then\nR8C2-R9C3\nplay # now\n# below play\n1a  R2C4-R3C4-R4C5 # ran\n# after "
        "one\n"
        "1a  R2C6-R3C6\n1a  end\n1d  R8C4-R7C4\n#: a comment\n# and a note\n#> branch: Hold\n#> # why\n#> 1d "
        " end\n"
        "1d  end\n# last\n";
    const auto read = readRecord(text);
    QVERIFY(std::holds_alternative<Replay>(read));
    std::string wanted = text;
    wanted.erase(wanted.find("\n\n"), 1);
    QCOMPARE(recordText(std::get<Replay>(read).record), wanted);
}

template struct sf::test::Registered<TestImperioRecord>;
#include "test_imperio_record.moc"
