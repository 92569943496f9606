// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/rules/imperio/imperio_boards.h"
#include "tests/test_registry.h"

using namespace sf::imperio;
using namespace sf::imperio::test;

namespace {

/// A record in which one line is replaced by others, and what is then refused: line and rule ("" for a syntax
/// error, "ok" for what is accepted).
struct Offence {
    const char* name;
    int line;         ///< of the good record, from 1
    const char* text; ///< what stands there instead; may hold several lines
    int refusedLine;
    const char* rule;
};

constexpr std::array good{
    "Imperio Bellum 1",                          // 1
    "attacker: Ada",                             // 2
    "defender: Ben",                             // 3
    "rules: knights=12",                         // 4
    "defender deploys",                          // 5
    "TRCCECCRT",                                 // 6
    "MSRSRMRSM",                                 // 7
    "Cx5; Rx20; Mx10; Sx15",                     // 8
    "attacker deploys",                          // 9
    "FPFFAFFPF",                                 // 10
    "KBAKHKABK",                                 // 11
    "Kx6; Ax10; Px14; Fx20",                     // 12
    "defender alters",                           // 13
    "R9C1 M-S",                                  // 14
    "play",                                      // 15
    "1a  KR3C2@R2C2",                            // 16
    "1a  R2C4-R3C4-R4C5",                        // 17
    "1a  end",                                   // 18
    "1d  R8C4-R7C4-R6C4-R5C4",                   // 19
    "1d  R5C4xR4C5 (6,4,3,3,1|5,2)",             // 20
    "1d  end",                                   // 21
    "2a  R2C6-R3C6",                             // 22
    "2a  R2C3*R4C5 (4,4,2|6,1,2) R3C6(3|1,5,2)", // 23
    "2a  end",                                   // 24
    "2d  resign",                                // 25
};

const std::vector<Offence> offences{
    {"nothing wrong", 1, "Imperio Bellum 1", 0, "ok"},
    {"spaces and tabs", 17, " \t1a\tR2C4 - R3C4 - R4C5  ", 0, "ok"},
    {"spaces in dice", 20, "1d R5C4 x R4C5 ( 6, 4,3,3 ,1 | 5,2 )", 0, "ok"},
    {"empty lines and comments", 17, "\n# so\n1a  R2C4-R3C4-R4C5 # far\n", 0, "ok"},
    {"spaces in house rules", 4, "rules:  knights = 12\tpieces =15", 0, "ok"},
    {"no header", 1, "Imperio 1", 1, ""},
    {"a newer version", 1, "Imperio Bellum 2", 1, ""},
    {"no name", 2, "Ada", 2, ""},
    {"the names the other way round", 2, "defender: Ben", 2, ""},
    {"an unknown house rule", 4, "rules: knigths=12", 4, ""},
    {"a bad value", 4, "rules: knights=twelve", 4, ""},
    {"no house rule", 4, "rules: knights", 4, ""},
    {"sections in the wrong order", 5, "attacker deploys", 5, ""},
    {"a row of eight", 6, "TRCCECCR", 6, "IMP-1"},
    {"an unknown letter", 6, "TRCCECCXT", 6, "IMP-2"},
    {"a lower-case row", 6, "trcceccrt", 6, "IMP-2"},
    {"the enemy's letter", 6, "TRCCECCKT", 6, "IMP-2"},
    {"a ninth knight", 7, "CCCCCMRSM", 7, "IMP-5"},
    {"a second headquarters", 7, "ESRSRMRSM", 7, "IMP-5"},
    {"no base", 6, "TRCCECCRO", 8, "IMP-5"},
    {"no headquarters", 6, "TRCCOCCRT", 8, "IMP-5"},
    {"too many reinforcements", 8, "Cx5; Rx20; Mx10; Sx16", 8, "IMP-5"},
    {"too many knights", 8, "Cx9", 8, "IMP-5"},
    {"a reinforcing base", 8, "Tx1", 8, "IMP-5"},
    {"the enemy's reinforcement", 8, "Kx5", 8, "IMP-2"},
    {"a kind twice", 8, "Cx1; Cx2", 8, ""},
    {"a broken list", 8, "Cx5 Rx20", 8, ""},
    {"no reinforcements at all", 8, "", 0, "ok"},
    {"a third row", 8, "OOOOOOOOO", 8, ""},
    {"five alterations", 14, "+S\n+S\n+S\n+S\n+S", 18, "IMP-4"},
    {"five, one struck out", 14, "+C\n+C\n-C\n-S\n-R\nR9C1 M-S", 0, "ok"},
    {"six, the last counts", 14, "-S\n-S\n-S\n-S\n-S\n+C\n-C", 18, "IMP-4"},
    {"an alteration on the attacker's rows", 14, "-R1C1", 14, "IMP-6"},
    {"a replaced piece that is another", 14, "R9C1 S-M", 14, "IMP-6"},
    {"a bad deployment after the last", 14, "-S\n-R8C1\n+S", 16, "IMP-5"},
    {"no alteration", 14, "R9C1", 14, ""},
    {"no play", 15, "", 16, ""},
    {"a spawn beside another base", 16, "1a  KR3C4@R2C2", 16, "IMP-7"},
    {"a spawn with the enemy's letter", 16, "1a  CR3C2@R2C2", 16, "IMP-2"},
    {"a spawn of a base", 16, "1a  BR3C2@R2C2", 16, "IMP-7"},
    {"a step of two", 17, "1a  R2C4-R4C4", 17, "IMP-9"},
    {"off the board", 17, "1a  R2C4-R2C10", 17, "IMP-1"},
    {"row 0", 17, "1a  R0C4-R1C4", 17, "IMP-1"},
    {"a lower-case square", 17, "1a  r2c4-r3c4", 17, ""},
    {"the wrong turn", 17, "2a  R2C4-R3C4", 17, "IMP-10"},
    {"the wrong side", 17, "1d  R8C4-R7C4", 17, "IMP-10"},
    {"no turn", 17, "R2C4-R3C4", 17, ""},
    {"no side", 17, "1  R2C4-R3C4", 17, ""},
    {"half an action", 17, "1a  R2C4-", 17, "IMP-1"},
    {"noise", 17, "1a  \x01\xFF\xFE", 17, ""},
    {"six steps of a knight", 17, "1a  R2C4-R3C4-R4C4-R5C4-R4C4-R5C4-R4C4", 17, "IMP-9"},
    {"too few dice", 20, "1d  R5C4xR4C5 (6,4,3,3|5,2)", 20, "IMP-13"},
    {"too many dice", 20, "1d  R5C4xR4C5 (6,4,3,3,1|5,2,1)", 20, "IMP-13"},
    {"a die of 0", 20, "1d  R5C4xR4C5 (6,4,3,3,0|5,2)", 20, "IMP-11"},
    {"a die of 7", 20, "1d  R5C4xR4C5 (6,4,3,3,1|5,7)", 20, "IMP-11"},
    {"a die of a million millions", 20, "1d  R5C4xR4C5 (6,4,3,3,1|5,1000000000000)", 20, "IMP-11"},
    {"no defender's dice", 20, "1d  R5C4xR4C5 (6,4,3,3,1)", 20, "IMP-13"},
    {"empty dice", 20, "1d  R5C4xR4C5 (|)", 20, "IMP-13"},
    {"half a number", 20, "1d  R5C4xR4C5 (6,4,3,3,|5,2)", 20, ""},
    {"dice without end", 20, "1d  R5C4xR4C5 (6,4,3,3,1|5,2", 20, ""},
    {"resigning out of turn", 17, "1d  resign", 17, "IMP-23"},
    {"no dice and nobody to throw them", 20, "1d  R5C4xR4C5", 20, ""},
    {"dice of a step", 19, "1d  R8C4-R7C4-R6C4-R5C4 (1|1)", 19, ""},
    {"a splashed square left out", 23, "2a  R2C3*R4C5 (4,4,2|6,1,2)", 23, "IMP-18"},
    {"another splashed square", 23, "2a  R2C3*R4C5 (4,4,2|6,1,2) R3C5(3|1,5,2)", 23, "IMP-18"},
    {"a splashed square too many", 23, "2a  R2C3*R4C5 (4,4,2|6,1,2) R3C5(1|1) R3C6(3|1,5,2)", 23, "IMP-18"},
    {"a splash without its dice", 23, "2a  R2C3*R4C5 (4,4,2|6,1,2) R3C6", 23, "IMP-13"},
    {"a shot out of line", 23, "2a  R2C3*R8C4 (4,4,2|6,1,2)", 23, "IMP-18"},
    {"a line after the end", 25, "2d  resign\n3a  end", 26, "IMP-23"},
    {"a second end", 21, "1d  end\n1d  end", 22, "IMP-10"},
};

std::string recordWith(const Offence& offence) {
    std::string text;
    for (std::size_t line = 0; line < good.size(); ++line)
        text += std::string(static_cast<int>(line) + 1 == offence.line ? offence.text : good[line]) + '\n';
    return text;
}

/// "" and line 0 when there is nothing wrong.
std::pair<int, QString> verdict(std::string_view text) {
    const auto read = readRecord(text);
    const RecordError* wrong = std::get_if<RecordError>(&read);
    if (!wrong)
        return {0, QStringLiteral("ok")};
    return {wrong->line, QString::fromStdString(wrong->rule().text())};
}

std::string replaced(std::string text, const std::string& what, const std::string& with) {
    for (std::size_t at = 0; (at = text.find(what, at)) != std::string::npos; at += with.size())
        text.replace(at, what.size(), with);
    return text;
}

} // namespace

/// Records with every kind of offence: refused with the line and the rule, or accepted where it does no harm.
class TestImperioOffences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offence_data();
    void offence();
    void otherLineEnds_data();
    void otherLineEnds();
    void byteOrderMark();
    void lineEndsCountOnce();
    void cutOffAnywhere();
    void noiseWithoutEnd();
    void endOfATurnThatEndedByItself_IMP10();
};

void TestImperioOffences::offence_data() {
    QTest::addColumn<int>("row");
    for (std::size_t row = 0; row < offences.size(); ++row)
        QTest::newRow(offences[row].name) << static_cast<int>(row);
}

void TestImperioOffences::offence() {
    QFETCH(const int, row);
    const Offence& one = offences[static_cast<std::size_t>(row)];
    const auto [line, rule] = verdict(recordWith(one));
    QCOMPARE(rule, QString::fromLatin1(one.rule));
    QCOMPARE(line, one.refusedLine);
}

void TestImperioOffences::otherLineEnds_data() {
    QTest::addColumn<QByteArray>("lineEnd");
    QTest::newRow("CR LF") << QByteArray("\r\n");
    QTest::newRow("CR") << QByteArray("\r");
    QTest::newRow("two") << QByteArray("\n\n");
}

void TestImperioOffences::otherLineEnds() {
    QFETCH(const QByteArray, lineEnd);
    QCOMPARE(verdict(replaced(recordWith(offences[0]), "\n", lineEnd.toStdString())).second,
             QStringLiteral("ok"));
}

void TestImperioOffences::byteOrderMark() {
    QCOMPARE(verdict("\xEF\xBB\xBF" + recordWith(offences[0])).second, QStringLiteral("ok"));
}

void TestImperioOffences::lineEndsCountOnce() {
    const std::string bad = recordWith({"", 19, "1d  R8C4-R6C4", 0, ""});
    for (const char* lineEnd : {"\n", "\r", "\r\n"})
        QCOMPARE(verdict(replaced(bad, "\n", lineEnd)).first, 19);
}

void TestImperioOffences::cutOffAnywhere() {
    const std::string whole = recordWith(offences[0]);
    const std::size_t play = whole.find("play") + 4;
    for (std::size_t size = 0; size < play; ++size) {
        const auto [line, rule] = verdict(whole.substr(0, size));
        QVERIFY2(rule != QLatin1String("ok") && line >= 1, std::to_string(size).c_str());
    }
    for (std::size_t line = 15; line < good.size(); ++line) {
        const std::size_t end = whole.find(good[line]);
        QCOMPARE(verdict(whole.substr(0, end)).second, QStringLiteral("ok"));
    }
}

void TestImperioOffences::noiseWithoutEnd() {
    const std::string noise(1 << 20, 'x');
    const std::string comments = "#" + std::string(1 << 20, 'x');
    RecordReader one;
    QVERIFY(one.feed(noise));
    QCOMPARE(one.finish()->line, 1);
    RecordReader other;
    for (int megabyte = 0; megabyte < 20; ++megabyte)
        QVERIFY(!other.feed(comments));
    QVERIFY(!other.feed("\n" + recordWith(offences[0])));
    QVERIFY(!other.finish());
}

void TestImperioOffences::endOfATurnThatEndedByItself_IMP10() {
    // Both sides have a lone piece walled in by bases; each has one thing to do, and the attacker's turn then
    // ends.
    const std::string head =
        "Imperio Bellum 1\nattacker: A\ndefender: B\ndefender deploys\nOOOOOOOOO\nOOOOOOTES\n"
        "attacker deploys\nFOOOOOOOO\nOOOOOOOOO\n";
    const std::string start = replaced(replaced(head, "OOOOOOTES", "OOOOOTTES"), "FOOOOOOOO", "FHBBOOOOO");
    const std::string play = start + "play\n1a  R1C1-R2C1\n1a  R1C2-R1C1\n1a  R1C3-R1C2\n1a  R1C4-R1C3\n";
    QCOMPARE(verdict(play + "1d  R9C9-R8C9\n").second, QStringLiteral("ok"));
    QCOMPARE(verdict(play + "1a  end\n1d  R9C9-R8C9\n").second, QStringLiteral("ok"));
    QCOMPARE(verdict(play + "1a  end\n1a  end\n").second, QStringLiteral("IMP-10"));
    QCOMPARE(verdict(play + "1d  R9C9-R8C9\n1a  end\n").second, QStringLiteral("IMP-10"));
}

template struct sf::test::Registered<TestImperioOffences>;
#include "test_imperio_offences.moc"
