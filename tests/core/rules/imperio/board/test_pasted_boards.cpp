// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/board/board_text.h"
#include "core/rules/imperio/game/game.h"
#include "core/rules/imperio/record/board_reader.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf;
using namespace sf::imperio;

namespace {

const QString rows = QStringLiteral("FPFFAFFPF\nKBAKHKABK\nOOOOOOOOO\nOOOOOOOOO\nOOOOOOOOO\n"
                                    "OOOOOOOOO\nOOOOOOOOO\nTRCCECCRT\nMSRSRMRSM\n");
const QString reserves = QStringLiteral("Kx6; Ax10; Px14; Fx20\nCx5; Rx20; Mx10; Sx15\n");

/// Each row of the example as `change` writes it, then what follows.
template<class Change>
QString board(Change change, const QString& below = reserves) {
    QString text;
    int number = 0;
    for (const QString& row : rows.split(u'\n', Qt::SkipEmptyParts))
        text += change(row, ++number) + u'\n';
    return text + below;
}

QString spaced(const QString& row, const QString& between) {
    QStringList cells;
    for (const QChar cell : row)
        cells << QString(cell);
    return cells.join(between);
}

QString quoted(const QString& text, const QString& mark) {
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        line.prepend(mark);
    return lines.join(u'\n');
}

QString errorsOf(const PastedBoard& pasted) {
    QStringList list;
    for (const RecordError& error : pasted.errors)
        list << QStringLiteral("%1 %2 %3")
                    .arg(error.line)
                    .arg(QString::fromStdString(error.rule().text()), QString::fromStdString(error.found));
    return list.join(QStringLiteral(", "));
}

} // namespace

/// Boards as forums, mail, chats, spreadsheets and web pages hand them on.
class TestPastedBoards : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asPeoplePasteThem_data() {
        QTest::addColumn<QString>("text");
        const QString author = QString(rows).remove(18 + 2, 10);
        const auto row = [](const char* name, const QString& text) { QTest::newRow(name) << text; };
        const auto form = [&](const char* name, auto change) { row(name, board(change)); };
        row("the author's, after its sentence",
            QStringLiteral("The initial setup of an example game may look as follows.\n\n") + author +
                reserves);
        row("with a greeting", QStringLiteral("Hi Ben,\nhere is my board:\n\n") + rows + reserves +
                                   QStringLiteral("\nGood luck!\nAda"));
        row("in code tags", QStringLiteral("[code]\n") + rows + reserves + QStringLiteral("[/code]\n"));
        row("in code tags, closely",
            QStringLiteral("[code]") + rows + reserves.trimmed() + QStringLiteral("[/code]"));
        row("in a code block", QStringLiteral("```\n") + rows + reserves + QStringLiteral("```\n"));
        row("quoted", quoted(rows + reserves, QStringLiteral("> ")));
        row("quoted twice", quoted(rows + reserves, QStringLiteral(">> ")));
        row("quoted with initials", quoted(rows + reserves, QStringLiteral("AL> ")));
        row("commas", rows + QString(reserves).replace(u';', u','));
        row("numbers first", rows + QStringLiteral("6K; 10A; 14P; 20F\n5 C, 20 R, 10 M, 15 S\n"));
        row("blanks and times", rows + QStringLiteral("K × 6 A × 10 P × 14 F × 20\nC*5 R*20 M*10 S*15\n"));
        row("named", rows + QStringLiteral("Reinforcements:\nAttacker: Kx6, Ax10, Px14, Fx20\n"
                                           "Defender's reserve Cx5, Rx20, Mx10, Sx15\n"));
        row("a chat", quoted((rows + reserves).trimmed(), QStringLiteral("22:14 Ada: ")));
        row("another chat",
            quoted((rows + reserves).trimmed(), QStringLiteral("[22:14, 30/11/2026] Ada Lee: ")));
        row("in one line",
            rows + QStringLiteral("Reserves: Kx6, Ax10, Px14, Fx20 / Cx5, Rx20, Mx10, Sx15\n"));
        row("small letters and dots", QString(rows + reserves).toLower().replace(u'o', u'.'));
        row("small letters", QString(rows + reserves).toLower());
        row("middle dots", QString(rows).replace(u'O', u'·') + reserves);
        row("hyphens", QString(rows).replace(u'O', u'-') + reserves);
        row("zeros", QString(rows).replace(u'O', u'0') + reserves);
        row("white squares", QString(rows).replace(u'O', u'□') + reserves);
        row("white emoji", QString(rows).replace(u'O', QStringLiteral("⬜\uFE0F")) + reserves);
        row("dots made one sign",
            QString(rows).replace(QLatin1String("OOO"), QStringLiteral("…")) + reserves);
        form("blanks", [](const QString& line, int) { return spaced(line, QStringLiteral(" ")); });
        form("tabs", [](const QString& line, int) { return spaced(line, QStringLiteral("\t")); });
        form("commas between", [](const QString& line, int) { return spaced(line, QStringLiteral(",")); });
        form("blanks of web pages",
             [](const QString& line, int) { return spaced(line, QStringLiteral("\u00a0")); });
        form("entities", [](const QString& line, int) { return spaced(line, QStringLiteral("&nbsp;")); });
        form("numbers before",
             [](const QString& line, int at) { return QStringLiteral("%1 %2").arg(at).arg(line); });
        form("numbers close",
             [](const QString& line, int at) { return QStringLiteral("%1%2%1").arg(at).arg(line); });
        form("numbers and a colon",
             [](const QString& line, int at) { return QStringLiteral("R%1: %2").arg(at).arg(line); });
        form("words and a colon",
             [](const QString& line, int at) { return QStringLiteral("Row %1: %2").arg(at).arg(line); });
        form("numbers and blanks", [](const QString& line, int at) {
            return QStringLiteral("%1. %2").arg(at).arg(spaced(line, QStringLiteral(" ")));
        });
        row("numbers all round",
            QStringLiteral("  1 2 3 4 5 6 7 8 9\n") +
                board(
                    [](const QString& line, int at) {
                        return QStringLiteral("%1 %2 %1").arg(at).arg(spaced(line, QStringLiteral(" ")));
                    },
                    QStringLiteral("  1 2 3 4 5 6 7 8 9\n") + reserves));
        row("letters above", QStringLiteral("  ABCDEFGHI\n") + board([](const QString& line, int at) {
                                 return QStringLiteral("%1 %2").arg(at).arg(line);
                             }));
        form("bars",
             [](const QString& line, int) { return u'|' + spaced(line, QStringLiteral("|")) + u'|'; });
        form("bars and nothing between", [](const QString& line, int) {
            return u'|' + spaced(line, QStringLiteral("|")).replace(u'O', QString()) + u'|';
        });
        row("a Markdown table",
            QStringLiteral(
                "| | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|---|---|\n") +
                board([](const QString& line, int at) {
                    return QStringLiteral("| %1 | %2 |")
                        .arg(at)
                        .arg(spaced(line, QStringLiteral(" | ")).replace(u'O', u' '));
                }));
        row("a narrow Markdown table", board([](const QString& line, int at) {
                const QString own = u'|' + spaced(line, QStringLiteral("|")) + u'|';
                return at == 1 ? own + QStringLiteral("\n|-|-|-|-|-|-|-|-|-|") : own;
            }));
        row("a grid", QStringLiteral("+-+-+-+-+-+-+-+-+-+\n") + board([](const QString& line, int) {
                          return u'|' + spaced(line, QStringLiteral("|")) +
                                 QStringLiteral("|\n+-+-+-+-+-+-+-+-+-+");
                      }));
        row("box drawing", QStringLiteral("┌─┬─┬─┬─┬─┬─┬─┬─┬─┐\n") + board([](const QString& line, int) {
                               return u'│' + spaced(line, QStringLiteral("│")) + u'│';
                           }));
        form("brackets",
             [](const QString& line, int) { return u'[' + spaced(line, QStringLiteral("][")) + u']'; });
        form("HTML lines",
             [](const QString& line, int) { return QStringLiteral("<b>%1</b><br />").arg(line); });
        form("bold", [](const QString& line, int) { return QStringLiteral("**%1**").arg(line); });
        form("a list", [](const QString& line, int) { return QStringLiteral("* `%1`").arg(line); });
        form("groups of three",
             [](const QString& line, int) { return QString(line).insert(6, u' ').insert(3, u' '); });
        form("remarks behind",
             [](const QString& line, int at) { return QStringLiteral("%1  <- row %2").arg(line).arg(at); });
        form("comments", [](const QString& line, int) { return line + QStringLiteral(" # so be it"); });
        form("full width", [](const QString& line, int) {
            QString wide;
            for (const QChar cell : line)
                wide += QChar(cell.unicode() - u'A' + u'Ａ');
            return wide;
        });
        row("Windows lines", QString(rows + reserves).replace(QLatin1String("\n"), QLatin1String("\r\n")));
        row("headings", QStringLiteral("ATTACKER\n") +
                            QString(rows).insert(20, QStringLiteral("-- no man's land --\n")) +
                            QStringLiteral("DEFENDER\nReinforcements\n") + reserves);
        row("the signs of forums",
            QStringLiteral("Ada wrote:\n5h\n#3\n") + rows + reserves + QStringLiteral("12 likes\n"));
    }
    void asPeoplePasteThem() {
        QFETCH(const QString, text);
        const PastedBoard pasted = readBoard(text.toStdString());
        QCOMPARE(errorsOf(pasted), QString());
        QVERIFY(pasted.deployments[0] == sourceExample()[0]);
        QVERIFY(pasted.deployments[1] == sourceExample()[1]);
        QVERIFY(pasted.position == start({{}, sourceExample()}));
        QVERIFY(readSetup(text.toStdString()).deployments == pasted.deployments);
    }

    void theColouredFormHoweverItsTagsLook_data() {
        QTest::addColumn<QString>("open");
        QTest::addColumn<QString>("close");
        QTest::newRow("BBCode") << "[color=%1]"
                                << "[/color]";
        QTest::newRow("in quotes") << "[COLOR=\"%1\"]"
                                   << "[/COLOR]";
        QTest::newRow("HTML") << "<span style=\"color: %1\">"
                              << "</span>";
        QTest::newRow("old HTML") << "<font color='%1'>"
                                  << "</font>";
    }
    void theColouredFormHoweverItsTagsLook() {
        QFETCH(const QString, open);
        QFETCH(const QString, close);
        Game game;
        game.deployments = sourceExample();
        QString text = QString::fromStdString(boardBBCode(game.board()));
        for (const QString& colour : {QStringLiteral("#bf4026"), QStringLiteral("#1f4e8c"),
                                      QStringLiteral("#7a1f0c"), QStringLiteral("#0a2550")})
            text.replace(QStringLiteral("[color=%1]").arg(colour), open.arg(colour));
        text.replace(QLatin1String("[/color]"), close);
        for (const Side side : sides) // in one set of letters too
            text += open.arg(QString::fromStdString(ForumColours().pieces[indexOf(side)])) +
                    QString::fromStdString(
                        reinforcementsText(sourceExample()[indexOf(side)].reinforcements, Side::Attacker)) +
                    close + u'\n';
        const PastedBoard pasted = readBoard(text.toStdString());
        QCOMPARE(errorsOf(pasted), QString());
        QVERIFY(pasted.deployments[0] == sourceExample()[0]);
        QVERIFY(pasted.deployments[1] == sourceExample()[1]);
    }

    /// A browser copies it without its colours, so nobody can tell which base is the headquarters.
    void theColouredFormWithoutItsColours_IMP2() {
        const std::string text =
            QString(rows)
                .replace(QLatin1String("TRCCECCRT\nMSRSRMRSM"), QLatin1String("BAKKBKKAB\nPFAFAPAFP"))
                .replace(u'H', u'B')
                .toStdString();
        const PastedBoard pasted = readBoard(text);
        QCOMPARE(errorsOf(pasted), QString());
        for (const Side side : sides) {
            Deployment expected = sourceExample()[indexOf(side)];
            std::ranges::replace(expected.kinds, std::optional(Kind::Headquarters),
                                 std::optional(Kind::Base));
            QVERIFY(pasted.deployments[indexOf(side)]->kinds == expected.kinds);
        }
        QVERIFY(!pasted.position); // it can be corrected, but not be played
    }

    void aRecordInAPost_data() {
        QTest::addColumn<QString>("text");
        const QString record =
            QStringLiteral("Imperio Bellum 1\nattacker: Ada\ndefender: Ben\ndefender deploys\n"
                           "TRCCECCRT\nMSRSRMRSM\nattacker deploys\nFPFFAFFPF\nKBAKHKABK\n"
                           "play\n1a end\n#> branch: other\n#> 1d end\n");
        QTest::newRow("bare") << record;
        QTest::newRow("in code tags")
            << QStringLiteral("Our game:\n[code]\n") + record + QStringLiteral("[/code]\n");
        QTest::newRow("closely") << QStringLiteral("[code]") + record.trimmed() + QStringLiteral("[/code]");
        QTest::newRow("quoted") << quoted(record, QStringLiteral("> "));
        QTest::newRow("quoted twice") << quoted(record, QStringLiteral("> > "));
        QTest::newRow("in a code block") << QStringLiteral("```\n") + record + QStringLiteral("```\n");
    }
    void aRecordInAPost() {
        QFETCH(const QString, text);
        const PastedBoard pasted = readBoard(text.toStdString());
        QCOMPARE(errorsOf(pasted), QString());
        QVERIFY(pasted.deployments[1]->kinds == sourceExample()[1].kinds);
        QVERIFY(pasted.position && pasted.position->toMove == Side::Defender);
    }

    void theWrongLineIsNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("errors");
        const auto row = [](const char* name, const QString& text, const char* errors) {
            QTest::newRow(name) << text << QString::fromUtf8(errors);
        };
        const QString post =
            QStringLiteral("Here it is:\n[code]\n") + rows + reserves + QStringLiteral("[/code]\nBye\n");
        const auto replaced = [&](const char* before, const char* after) {
            return QString(post).replace(QString::fromLatin1(before), QString::fromUtf8(after));
        };
        row("a letter", replaced("FPFFAFFPF", "FPFFZFFPF"), "3 IMP-2 Z");
        row("a short row", replaced("TRCCECCRT", "TRCCECCR"), "10 IMP-1 TRCCECCR");
        row("a row that is words", replaced("KBAKHKABK", "my second row"), "4 IMP-1 my second row");
        row("a row too few", replaced("MSRSRMRSM\n", ""), "10 IMP-1 8");
        row("a row too many", replaced("MSRSRMRSM\n", "MSRSRMRSM\nMSRSRMRSM\n"), "12 IMP-1 10");
        row("two boards", post + post, "18 IMP-1 18");
        row("a base in reserve", replaced("Kx6", "Bx6"), "12 IMP-5 B");
        row("half a reserve", replaced("Ax10", "ten archers"), "12  Kx6; ten archers; Px14; Fx20");
        row("whose reserve",
            replaced("TRCCECCRT\nMSRSRMRSM", "BAKKBKKAB\nPFAFAPAFP")
                .replace(QLatin1String("Cx5; Rx20; Mx10; Sx15"), QLatin1String("Kx5; Fx2")),
            "13  Kx5; Fx2");
        row("a reserve twice", replaced("Cx5", "Kx1; Cx5"), "13  Kx1; Cx5; Rx20; Mx10; Sx15");
        row("several",
            replaced("FPFFAFFPF", "FPFFZFFPF").replace(QLatin1String("Sx15"), QLatin1String("Tx15")),
            "3 IMP-2 Z, 13 IMP-5 T");
        row("no board", QStringLiteral("\nHello Ben,\nhow are you?\n"), "2 IMP-1 0");
    }
    void theWrongLineIsNamed() {
        QFETCH(const QString, text);
        QFETCH(const QString, errors);
        QCOMPARE(errorsOf(readBoard(text.toStdString())), errors);
    }

    void wordsAreNotTakenForRows_data() {
        QTest::addColumn<QString>("words");
        for (const char* words :
             {"Attackers", "ATTACKER", "Good luck!", "**Board**", "Cheers", "The battle", "-----", "position",
              "THE DEFENDER", "Turn 3", "2 more days", "~~~~", "5 archers left", "x"})
            QTest::newRow(words) << QString::fromLatin1(words);
    }
    void wordsAreNotTakenForRows() {
        QFETCH(const QString, words);
        const QString text = words + u'\n' + rows + words + u'\n' + reserves + words;
        QCOMPARE(errorsOf(readBoard(text.toStdString())), QString());
    }
};

template struct sf::test::Registered<TestPastedBoards>;
#include "test_pasted_boards.moc"
