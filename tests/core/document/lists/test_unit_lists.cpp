// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "core/document/lists/unit_list.h"
#include "core/document/lists/unit_names.h"
#include "core/rules/limits.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTest>
#include <QTranslator>

using namespace sf;
using namespace sf::document;
using battle::Flag;
using battle::Number;

namespace {

battle::Battle battleOfKinds() {
    battle::Battle battle;
    battle::UnitKind stabber{"Stabber", {}, {}, {}};
    stabber.traits.numbers[static_cast<std::size_t>(Number::Hits)] = 4;
    stabber.traits.numbers[static_cast<std::size_t>(Number::Attack)] = 3;
    resolve(stabber);
    battle.kinds = std::vector{stabber};
    return battle;
}

/// The cells of each row, joined by bars; or the error.
QString cellsOf(const QString& text) {
    const auto table = readTable(text);
    if (const auto* error = std::get_if<LoadError>(&table))
        return error->place + QStringLiteral(": ") + error->expected;
    QStringList rows;
    for (const TextRow& row : std::get<std::vector<TextRow>>(table))
        rows << QString::number(row.line) + u':' + row.cells.join(u'|');
    return rows.join(u' ');
}

ListedUnits unitsIn(const QString& text) {
    const auto table = readTable(text);
    const auto* rows = std::get_if<std::vector<TextRow>>(&table);
    return rows ? unitsOf(*rows, proposedForm(*rows, battleOfKinds()), battleOfKinds()) : ListedUnits();
}

} // namespace

/// Lists of units from spreadsheets, wikis and mails.
class TestUnitLists : public QObject {
    Q_OBJECT

private:
    /// Rows of tables_data(): Markdown and wikis.
    static void addMarkup() {
        QTest::newRow("Markdown") << "| Unit | HP |\n|:--|--:|\n| **Ann** | 4 |\n| a \\| b | `5` |"
                                  << "1:Unit|HP 3:Ann|4 4:a | b|5";
        QTest::newRow("Markdown without outer bars") << "Unit | HP\n---|---\nAnn | 4"
                                                     << "1:Unit|HP 3:Ann|4";
        QTest::newRow("a wiki's table") << "{| class=\"wikitable\"\n|+ Units\n! Unit !! HP\n|-\n| "
                                           "[[Guard|Guards]] || 4\n|-\n| style=\"x\" | Ann\n| 5\n|}"
                                        << "3:Unit|HP 5:Guards|4 7:Ann|5";
        QTest::newRow("a wiki's table between other text")
            << "Army:\n\n{|\n! Unit !! HP\n|-\n| Ann || 4\n|}\n| The end, or so\n"
            << "4:Unit|HP 6:Ann|4";
        QTest::newRow("a wiki's templates, pictures and footnotes")
            << "{|\n! Unit !! HP\n|-\n| '''[[Warlord]]''' {{icon|crown}} || 4<ref name=\"a\">old</ref>\n|-\n"
               "| {{unit|Knight|small=yes}} || {{hp|5}}<ref name=\"a\" />\n|-\n"
               "| [[File:a.png|20px]] Long<br />bow || 3&nbsp;\n|-\n| [https://a.org/b Pike] || 2\n|}"
            << "2:Unit|HP 4:Warlord|4 6:Knight|5 8:Long bow|3 10:Pike|2";
        QTest::newRow("a wiki's merged cells")
            << "{|\n! Side !! Unit !! HP\n|-\n| rowspan=\"2\" | Reds || Ann || 4\n|-\n| Ben || 5\n|-\n"
               "| colspan=2 | Cid || 6\n|}"
            << "2:Side|Unit|HP 4:Reds|Ann|4 6:|Ben|5 8:Cid||6";
        QTest::newRow("exclamation marks in a wiki's cell") << "{|\n! Unit !! HP\n|-\n| Ann!! || 4\n|}"
                                                            << "2:Unit|HP 4:Ann!!|4";
        QTest::newRow("a table in a wiki's cell") << "{|\n| Ann || 4\n|-\n| Ben\n{|\n| x\n|}\n| 5\n|}"
                                                  << "2:Ann|4 4:Ben|5";
        QTest::newRow("Markdown's emphasis, links and pictures")
            << "| *Ann* ~~x~~ | _Ben_ | a_b_c |\n|---|---|---|\n"
               "| [Cid](https://a.org/C_(b)) | ![i](i.png) Dot | 2 * 3 |"
            << "1:Ann x|Ben|a_b_c 3:Cid|Dot|2 * 3";
        QTest::newRow("nothing but Markdown's signs") << "| A |\n|---|\n| **** |"
                                                      << "1:A 3:****";
    }

private Q_SLOTS:
    void tables_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("cells");
        QTest::newRow("tabs") << "Name\tHits\r\nAnn\t4\r\n"
                              << "1:Name|Hits 2:Ann|4";
        QTest::newRow("commas") << "a,b,c\n1,2,3"
                                << "1:a|b|c 2:1|2|3";
        QTest::newRow("semicolons, with decimal commas") << "a;b\n1,5;2"
                                                         << "1:a|b 2:1,5|2";
        QTest::newRow("quotes") << "a,\"b \"\"c\"\", d\"\n\"x\ny\",z"
                                << "1:a|b \"c\", d 2:x\ny|z";
        QTest::newRow("lines after a long cell") << "\"x\ny\",z\na,b"
                                                 << "1:x\ny|z 3:a|b";
        QTest::newRow("ragged") << "a,b\n1\n1,2,3\n"
                                << "1:a|b 2:1 3:1|2|3";
        QTest::newRow("empty rows") << "\n\na,b\n,\n\nc,d"
                                    << "3:a|b 6:c|d";
        QTest::newRow("one column") << "Ann\nBen"
                                    << "1:Ann 2:Ben";
        QTest::newRow("a quote within a cell of a spreadsheet") << "5\" gun\t4\n\"odd\t3"
                                                                << "1:5\" gun|4 2:\"odd|3";
        QTest::newRow("a lone quote") << "a,b\n1,\"two"
                                      << "line 2, column 3: a cell that ends with a quote";
        QTest::newRow("text after a quote") << "\"a\"b,c"
                                            << "line 1, column 1: a cell that ends with a quote";
        QTest::newRow("NUL") << QStringLiteral("a,b\nc") + QChar(0) + QStringLiteral("d")
                             << "line 2, column 2: text";
        addMarkup();
        QTest::newRow("semicolons below a title") << "Army of the North\nUnit;HP\nAnn;4"
                                                  << "1:Army of the North 2:Unit|HP 3:Ann|4";
        QTest::newRow("Markdown's signs") << "Unit | HP\n---|---\n\\*Ann\\* \\[x\\](y) \\\\ \\< | 4"
                                          << "1:Unit|HP 3:*Ann* [x](y) \\ <|4";
        QTest::newRow("a byte order mark") << "\ufeff\"Unit, all\",HP\nAnn,4"
                                           << "1:Unit, all|HP 2:Ann|4";
        QTest::newRow("no formulas") << "a,b\n'=Ann,'tis\n\"'+1+x\",'"
                                     << "1:a|b 2:=Ann|'tis 3:+1+x|'";
        QTest::newRow("a named separator") << "\nsep=,\na;b,c"
                                           << "3:a;b|c";
        QTest::newRow("right to left, with what orders it") << "שם\tHits\n\u202bאבא\u202c\t4"
                                                            << "1:שם|Hits 2:\u202bאבא\u202c|4";
        QTest::newRow("a grid") << "+------+----+\n| Name | HP |\n+======+====+\n| Ann  | 4  |\n+------+----+"
                                << "2:Name|HP 4:Ann|4";
        QTest::newRow("a terminal's table") << " Name | HP\n------+----\n Ann  | 4"
                                            << "1:Name|HP 3:Ann|4";
        QTest::newRow("DokuWiki") << "^ Name ^ HP ^\n| Ann | 4 |"
                                  << "1:Name|HP 2:Ann|4";
        const auto unread =
            QStringLiteral("line %1, column 1: cells between tabs, semicolons or commas, or a "
                           "Markdown or wiki table");
        QTest::newRow("HTML") << "<table><tr><td>Ann</td></tr></table>" << unread.arg(1);
        QTest::newRow("BBCode") << "\n[TABLE=full][tr][td]Ann[/td][/tr][/table]" << unread.arg(2);
        QTest::newRow("JSON") << "[{\"name\": \"Ann\"}]" << unread.arg(1);
        QTest::newRow("JSON in lines") << "{\n\"name\": \"Ann\"}" << unread.arg(1);
        QTest::newRow("nothing") << " \n "
                                 << "";
    }
    void tables() {
        QFETCH(const QString, text);
        QFETCH(const QString, cells);
        QCOMPARE(cellsOf(text), cells);
    }

    void tablesHaveLimits() {
        QVERIFY(cellsOf(QStringLiteral("a\n").repeated(limits::listRows + 1))
                    .startsWith(QLatin1String("line 20,001")));
        QVERIFY(cellsOf(QStringLiteral("a,").repeated(limits::listColumns + 1))
                    .contains(QLatin1String("columns")));
        QVERIFY(cellsOf(QString(limits::listBytes + 1, u'a')).contains(QLatin1String("at most 16 MB")));
    }

    /// A cell of nothing but signs takes no longer than another.
    void longCellsOfSigns_data() {
        QTest::addColumn<QString>("sign");
        for (const char* sign : {"[", "[[", "[](", "![](", "<", "<ref>", "{{", "_",     "~", "a=",
                                 "`", "'",  "'''", "\\",   "-", " ",     "\"", "\"a\t", "1", "*"})
            QTest::newRow(sign) << QString::fromLatin1(sign);
    }
    void longCellsOfSigns() {
        QFETCH(const QString, sign);
        const QString cell = sign.repeated(200'000 / sign.size());
        QElapsedTimer timer;
        timer.start();
        for (const char* before :
             {"| ", "a|", "{|\n| ", "Name\tSpecials\n12 x\t", "Name,Specials\n", "Name|Hits\n---|---\n|"})
            unitsIn(QLatin1String(before) + cell + u'.');
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }

    void writtenTables() {
        const WrittenTable table{{QStringLiteral("Unit"), QStringLiteral("AP")},
                                 {QStringLiteral("=Ann|\"b\""), QStringLiteral("-5")},
                                 {QStringLiteral("@\t*x*"), QStringLiteral("1.5")}};
        QCOMPARE(asCsv(table), QByteArray("\"Unit\",\"AP\"\r\n\"'=Ann|\"\"b\"\"\",-5\r\n\"'@␉*x*\",1.5\r\n"));
        QCOMPARE(asMarkdown(table),
                 QStringLiteral("| Unit | AP |\n|---|---|\n| =Ann\\|\"b\" | -5 |\n| @␉\\*x\\* | 1.5 |\n"));
        QCOMPARE(tabbed(table), QStringLiteral("Unit\tAP\n\"'=Ann|\"\"b\"\"\"\t-5\n\"'@\t*x*\"\t1.5\n"));
        for (const QString& text : {QString::fromUtf8(asCsv(table)), asMarkdown(table), tabbed(table)}) {
            const auto read = readTable(text); // and back
            const auto& rows = std::get<std::vector<TextRow>>(read);
            QCOMPARE(rows.size(), std::size_t{3});
            QCOMPARE(rows[1].cells, table[1]);
        }
    }

    /// Of up to 64 MiB, with the quotes and the comma of each cell.
    void largestTable() {
        constexpr int mebibyte = 1024 * 1024;
        const QStringList row{QString(mebibyte - 3, u'a')};
        WrittenTable table(64, row);
        QCOMPARE(whyTooLarge(table), QString());
        table.push_back({QString()});
        QCOMPARE(whyTooLarge(table), QStringLiteral("The table would be larger than 64 MiB."));
    }

    /// In any order, case and language of abbreviation.
    void headings() {
        const auto table =
            readTable(QStringLiteral("DP\tUnit\tHit points\tQty\tColour\tdefence\tWarlord\tinit\tUnit"));
        const ListForm form = proposedForm(std::get<std::vector<TextRow>>(table), battleOfKinds());
        QVERIFY(form.hasHeading);
        using Sort = ListField::Sort;
        QVERIFY((form.columns == std::vector<ListField>{ListField::of(Number::DefensePower),
                                                        {Sort::Name},
                                                        ListField::of(Number::Hits),
                                                        {Sort::Count},
                                                        {},
                                                        ListField::of(Number::Defense),
                                                        ListField::of(Flag::Warlord),
                                                        ListField::of(Number::Initiative),
                                                        {Sort::Name}}));
    }

    void headingsOfOtherLanguages_data() {
        QTest::addColumn<QString>("heading");
        QTest::newRow("German") << "Anzahl;Einheit;Angriff;Verteidigung;Treffer;Bewegung;Farbe";
        QTest::newRow("French") << "quantité;unité;attaque;défense;PV;mouvement;couleur";
        QTest::newRow("Spanish") << "Cantidad;Nombre;Ataque;Defensa;Vida;Movimiento;Color";
        QTest::newRow("Italian") << "quantità;unità;attacco;difesa;vita;movimento;colore";
    }
    void headingsOfOtherLanguages() {
        QFETCH(const QString, heading);
        const auto table = readTable(heading);
        const ListForm form = proposedForm(std::get<std::vector<TextRow>>(table), battleOfKinds());
        using Sort = ListField::Sort;
        QVERIFY(form.hasHeading);
        QVERIFY((form.columns == std::vector<ListField>{{Sort::Count},
                                                        {Sort::Name},
                                                        ListField::of(Number::Attack),
                                                        ListField::of(Number::Defense),
                                                        ListField::of(Number::Hits),
                                                        ListField::of(Number::Move),
                                                        {}}));
    }

    void unitsFromASpreadsheet() { // SMM-1
        const ListedUnits listed = unitsIn(QStringLiteral(
            "Name\tHits\tAP\tDP\tWarlord\tSpecials\nAnn\t4\t5\t2.0\tx\tflyer; über\nBen\t3/6\t1\t0\t\t\n"));
        QVERIFY(listed.problems.empty());
        QCOMPARE(listed.units.size(), std::size_t{2});
        const battle::Unit& ann = listed.units[0];
        QCOMPARE(ann.name, std::string("Ann"));
        QCOMPARE(ann[Number::Hits], 4);
        QCOMPARE(ann[Number::AttackPower], 5);
        QCOMPARE(ann[Number::DefensePower], 2);
        QVERIFY(ann[Flag::Warlord]);
        QVERIFY((ann.profile->specials == std::vector<std::string>{"flyer", "über"}));
        QCOMPARE(ann.hitsLeft, 4);
        QCOMPARE(listed.units[1].hitsLeft, 3);
        QCOMPARE(listed.units[1][Number::Hits], 6);
        QVERIFY(!listed.units[1][Flag::Warlord]);
    }

    void flagsAreYesOrNo() {
        for (const QString& yes : {QStringLiteral("x"), QStringLiteral("YES"), QStringLiteral("✓"),
                                   QStringLiteral("●"), QStringLiteral("WAHR"), QStringLiteral("sí")})
            QVERIFY2(unitsIn(QStringLiteral("Unit;Hits;Flyer\nAnn;4;%1").arg(yes)).units.front()[Flag::Flyer],
                     qPrintable(yes));
        for (const QString& no : {QStringLiteral("-"), QStringLiteral("–"), QStringLiteral("No"),
                                  QStringLiteral("✗"), QStringLiteral("FALSCH"), QString()}) {
            const ListedUnits listed = unitsIn(QStringLiteral("Unit;Hits;Flyer\nAnn;4;%1").arg(no));
            QVERIFY2(listed.problems.empty() && !listed.units.front()[Flag::Flyer], qPrintable(no));
        }
    }

    void aKindGivesWhatARowLeavesOut() {
        const ListedUnits listed =
            unitsIn(QStringLiteral("Unit,Hits\n12 x stabbers,\nStabber,4\nStabber,6\nCarl,2"));
        QVERIFY2(listed.problems.empty(),
                 qPrintable(listed.problems.empty() ? QString() : listed.problems[0].text));
        QCOMPARE(listed.units.size(), std::size_t{15});
        QCOMPARE(listed.units[0].kind, std::string("Stabber"));
        QCOMPARE(listed.units[0].name, std::string("Stabber 1"));
        QCOMPARE(listed.units[11].name, std::string("Stabber 12"));
        QCOMPARE(listed.units[0][Number::Hits], 4);
        QVERIFY(!listed.units[12].own); // what the kind says isn't repeated
        QCOMPARE(listed.units[13][Number::Hits], 6);
        QCOMPARE(listed.units[13][Number::Attack], 3);
        QVERIFY(listed.units[14].kind.empty());
        QCOMPARE(listed.units[14].name, std::string("Carl"));
    }

    void kindsInThePlural_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("plural");
        QTest::newRow("s") << "Stabber"
                           << "stabbers";
        QTest::newRow("es") << "Witch"
                            << "Witches";
        QTest::newRow("ies") << "Harpy"
                             << "Harpies";
        QTest::newRow("men") << "Spearman"
                             << "Spearmen";
        QTest::newRow("ves") << "Wolf"
                             << "WOLVES";
        QTest::newRow("ves of fe") << "Midwife"
                                   << "midwives";
    }
    void kindsInThePlural() {
        QFETCH(const QString, kind);
        QFETCH(const QString, plural);
        battle::Battle battle = battleOfKinds();
        battle.kinds.edit().front().name = kind.toStdString();
        const auto table = readTable(QStringLiteral("Unit\n3 ") + plural);
        const auto& rows = std::get<std::vector<TextRow>>(table);
        const ListedUnits listed = unitsOf(rows, proposedForm(rows, battle), battle);
        QVERIFY(listed.problems.empty());
        QCOMPARE(listed.units.size(), std::size_t{3});
        QCOMPARE(QString::fromStdString(listed.units.back().name), kind + QStringLiteral(" 3"));
    }

    void pluralsAreTheTranslators() {
        class German final : public QTranslator {
        public:
            bool isEmpty() const override { return false; }
            QString translate(const char*, const char* source, const char*, int) const override {
                return QByteArray(source).startsWith("ies=y ") ? QStringLiteral("en= e=") : QString();
            }
        } german;
        QVERIFY(QCoreApplication::installTranslator(&german));
        const QStringList singulars = singularsOf(QStringLiteral("soldaten"));
        QCoreApplication::removeTranslator(&german);
        QCOMPARE(singulars, QStringList({QStringLiteral("soldaten"), QStringLiteral("soldat")}));
    }

    void counts_data() {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("name");
        QTest::newRow("12x") << QStringLiteral("12x Stabber") << 12 << QStringLiteral("Stabber 1");
        QTest::newRow("x12") << QStringLiteral("x12 Archer") << 12 << QStringLiteral("Archer 1");
        QTest::newRow("×") << QStringLiteral("12 × Knight") << 12 << QStringLiteral("Knight 1");
        QTest::newRow("× without blanks") << QStringLiteral("12×Knight") << 12 << QStringLiteral("Knight 1");
        QTest::newRow("no sign") << QStringLiteral("12 Stabbers") << 12 << QStringLiteral("Stabber 1");
        QTest::newRow("after it") << QStringLiteral("Spear ×3") << 3 << QStringLiteral("Spear 1");
        QTest::newRow("after a number") << QStringLiteral("T-34 x 2") << 2 << QStringLiteral("T-34 1");
        QTest::newRow("a kind, without blanks")
            << QStringLiteral("12xStabbers") << 12 << QStringLiteral("Stabber 1");
        QTest::newRow("no kind, without blanks") << QStringLiteral("4xRay") << 1 << QStringLiteral("4xRay");
        QTest::newRow("a bullet") << QStringLiteral("- 2 x Mop") << 2 << QStringLiteral("Mop 1");
        QTest::newRow("a bullet alone") << QStringLiteral("• Ann") << 1 << QStringLiteral("Ann");
        QTest::newRow("in brackets") << QStringLiteral("Ray (x4)") << 4 << QStringLiteral("Ray 1");
        QTest::newRow("a kind, in brackets")
            << QStringLiteral("Stabbers (10)") << 10 << QStringLiteral("Stabber 1");
        QTest::newRow("in brackets before it")
            << QStringLiteral("[3] Stabber") << 3 << QStringLiteral("Stabber 1");
        QTest::newRow("after a colon") << QStringLiteral("Stabbers: 3") << 3 << QStringLiteral("Stabber 1");
        QTest::newRow("no kind, in brackets") << QStringLiteral("Ray (2)") << 1 << QStringLiteral("Ray (2)");
        QTest::newRow("numbered") << QStringLiteral("1. Ann") << 1 << QStringLiteral("Ann");
        QTest::newRow("numbered with a bracket")
            << QStringLiteral("12) 2 x Ann") << 2 << QStringLiteral("Ann 1");
        QTest::newRow("a ring") << QStringLiteral("◦ 4x Mop") << 4 << QStringLiteral("Mop 1");
        QTest::newRow("a point") << QStringLiteral(". 9x Mop") << 9 << QStringLiteral("Mop 1");
        QTest::newRow("part of the name") << QStringLiteral("X5 Bomber") << 1 << QStringLiteral("X5 Bomber");
        QTest::newRow("several lines") << QStringLiteral("\"Long\nbow\"") << 1 << QStringLiteral("Long bow");
    }
    void counts() {
        QFETCH(const QString, cell);
        QFETCH(const int, count);
        QFETCH(const QString, name);
        const ListedUnits listed = unitsIn(QStringLiteral("Name,Hits\n%1,4").arg(cell));
        QVERIFY(listed.problems.empty());
        QCOMPARE(listed.units.size(), static_cast<std::size_t>(count));
        QCOMPARE(QString::fromStdString(listed.units.front().name), name);
    }

    void countsInAColumn() {
        for (const QString& cell : {QStringLiteral("3"), QStringLiteral("3x"), QStringLiteral("x3"),
                                    QStringLiteral("3 ×"), QStringLiteral("× 3")}) {
            const ListedUnits listed = unitsIn(QStringLiteral("Unit,Qty,Hits\nAnn,%1,4").arg(cell));
            QVERIFY2(listed.problems.empty() && listed.units.size() == 3, qPrintable(cell));
        }
        QCOMPARE(unitsIn(QStringLiteral("2x;Ann;4")).units.size(), std::size_t{2}); // without headings
        QCOMPARE(unitsIn(QStringLiteral("Unit,Qty,Hits\nAnn,x,4")).problems.size(), std::size_t{1});
    }

    void thousands() {
        for (const QString& cell : {QStringLiteral("1 200"), QStringLiteral("1\u00a0200"),
                                    QStringLiteral("1\u202f200"), QStringLiteral("1'200")}) {
            const ListedUnits listed = unitsIn(QStringLiteral("Unit;Hits\nAnn;%1").arg(cell));
            QVERIFY2(listed.problems.empty(), qPrintable(cell));
            QCOMPARE(listed.units.front()[Number::Hits], 1'200);
        }
        for (const QString& cell :
             {QStringLiteral("1,000"), QStringLiteral("1.000"), QStringLiteral("12 00")}) // or 1, and what?
            QCOMPARE(unitsIn(QStringLiteral("Unit;Hits\nAnn;%1").arg(cell)).problems.size(), std::size_t{1});
    }

    /// Titles above the headings, and a last row that adds up the others.
    void whatIsNoUnitIsLeftOut_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("heading");
        QTest::addColumn<bool>("hasTotal");
        QTest::newRow("neither") << "Unit,Qty,Hits\nAnn,1,4\nBen,2,5" << 0 << false;
        QTest::newRow("a title") << "Army of the North,,\nUnit,Qty,Hits\nAnn,1,4\nBen,2,5" << 1 << false;
        QTest::newRow("a title that could be a heading")
            << "Units,,\n,,\nName,Qty,Hits\nAnn,1,4\nBen,2,5" << 1 << false;
        QTest::newRow("headings of several columns")
            << "Unit,,Stats\nName,Qty,Hits\nAnn,1,4\nBen,2,5" << 1 << false;
        QTest::newRow("a total") << "Unit,Qty,Hits\nAnn,1,4\nBen,2,5\nTotal,3,9" << 0 << true;
        QTest::newRow("a total in German, of one column")
            << "Einheit;Anzahl;Treffer\nAnn;1;4\nBen;2;5\nSumme:;3;" << 0 << true;
        QTest::newRow("a total in the second column")
            << "Kind,Unit,Qty,Hits\n,Ann,1,4\n,Ben,2,5\n,TOTAL,3,9" << 0 << true;
    }
    void whatIsNoUnitIsLeftOut() {
        QFETCH(const QString, text);
        QFETCH(const int, heading);
        QFETCH(const bool, hasTotal);
        const auto table = readTable(text);
        const auto& rows = std::get<std::vector<TextRow>>(table);
        const ListForm form = proposedForm(rows, battleOfKinds());
        QVERIFY(form.hasHeading);
        QCOMPARE(form.heading, static_cast<std::size_t>(heading));
        const ListedUnits listed = unitsOf(rows, form, battleOfKinds());
        QVERIFY(listed.problems.empty());
        QCOMPARE(listed.units.size(), std::size_t{3});
        QCOMPARE(listed.units.front().name, std::string("Ann"));
        QCOMPARE(listed.leftOut.size(), std::size_t{hasTotal ? 1U : 0U});
    }

    void aRowThatOnlyLooksLikeOneIsAUnit() {
        const ListedUnits listed = unitsIn(QStringLiteral("Unit,Hits\nTotal,4"));
        QCOMPARE(listed.units.size(), std::size_t{1});
        const auto table = readTable(QStringLiteral("Unit\nWarlord,x\nAnn,"));
        QCOMPARE(proposedForm(std::get<std::vector<TextRow>>(table), battleOfKinds()).heading,
                 std::size_t{0});
    }

    void withoutHeadings() {
        const ListedUnits listed = unitsIn(QStringLiteral("3;Guard;4;2;1\n1;Ann;5;3;2"));
        QVERIFY(listed.problems.empty());
        QCOMPARE(listed.units.size(), std::size_t{4});
        QCOMPARE(listed.units[0].name, std::string("Guard 1"));
        QCOMPARE(listed.units[0][Number::Hits], 4);
        QCOMPARE(listed.units[0][Number::AttackPower], 2);
        QCOMPARE(listed.units[3].name, std::string("Ann"));
        QCOMPARE(listed.units[3][Number::DefensePower], 2);
    }

    void problems_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        QTest::newRow("a word for a number")
            << "Ann,four,1,x" << 1 << "Expected a whole number from 1 to 1,000,000, found “four”.";
        QTest::newRow("a formula") << "Ann,=A1+1,1,x" << 1
                                   << "Expected a whole number from 1 to 1,000,000, found “=A1+1”.";
        QTest::newRow("a half") << "Ann,4,\"1,5\",x" << 2
                                << "Expected a whole number from 0 to 1,000,000, found “1,5”.";
        QTest::newRow("negative") << "Ann,4,-1,x" << 2
                                  << "Expected a whole number from 0 to 1,000,000, found “-1”.";
        QTest::newRow("neither yes nor no") << "Ann,4,1,maybe" << 3 << "Expected yes or no, found “maybe”.";
        QTest::newRow("no hits") << "Ann,,1,x" << 1
                                 << "Expected hits, or a unit kind that gives them, found “”.";
        QTest::newRow("0 units") << "0 x Ann,4,1,x" << 0
                                 << "Expected a whole number from 1 to 20,000, found “0 x Ann”.";
        for (const char* count :
             {"1000000 x Bob", "x999999999 Bob", "Bob x 999999999", "99999999999999999999 Bob",
              "\"1,000 x Bob\"", "1.5 × Bob", "-3 x Bob", "Bob x -3", "20 001 x Bob"})
            QTest::newRow(count) << QStringLiteral("%1,4,1,x").arg(QString::fromUtf8(count)) << 0
                                 << QStringLiteral("Expected a whole number from 1 to 20,000, found “%1”.")
                                        .arg(QString::fromUtf8(count).remove(u'"'));
        for (const char* hits : {"03/04/2026", "3/x/9", "1/2/3", "3/4/x", "/3/", "3//4"})
            QTest::newRow(hits) << QStringLiteral("Ann,%1,1,x").arg(QString::fromUtf8(hits)) << 1
                                << QStringLiteral(
                                       "Expected hits such as 4, or those left of all such as 3/4, "
                                       "found “%1”.")
                                       .arg(QString::fromUtf8(hits));
        for (const char* error : {"#DIV/0!", "#N/A", "#REF!"})
            QTest::newRow(error) << QStringLiteral("Ann,%1,1,x").arg(QString::fromUtf8(error)) << 1
                                 << QStringLiteral(
                                        "“%1” is an error of the spreadsheet. Correct its formula.")
                                        .arg(QString::fromUtf8(error));
        for (const char* cell : {"1d6+2", "4k", "30 ft, fly 60 ft", "4-Mar", "3 or 4", "10%", "2 dozen"})
            QTest::newRow(cell) << QStringLiteral("Ann,\"%1\",1,x").arg(QString::fromUtf8(cell)) << 1
                                << QStringLiteral("Expected a whole number from 1 to 1,000,000, found “%1”.")
                                       .arg(QString::fromUtf8(cell));
        QTest::newRow("a name of signs without width")
            << QStringLiteral("\u200b\u2060,4,1,x") << 0
            << "Expected a name that can be seen, found “⟨U+200B⟩⟨U+2060⟩”.";
    }
    void problems() {
        QFETCH(const QString, row);
        QFETCH(const int, column);
        QFETCH(const QString, text);
        const ListedUnits listed = unitsIn(QStringLiteral("Name,Hits,AP,Flyer\nBen,3,1,x\n") + row);
        QCOMPARE(listed.problems.size(), std::size_t{1});
        QCOMPARE(listed.problems[0].row, std::size_t{2});
        QCOMPARE(listed.problems[0].column, static_cast<std::size_t>(column));
        QCOMPARE(listed.problems[0].text, text);
        QCOMPARE(listed.units.size(), std::size_t{1}); // Ben alone
    }

    /// Two columns, or two places, that say how many: none of them is ignored.
    void whatIsSaidTwiceMustAgree_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("two of a name") << "Name,Hits,Hits\nAnn,4,5" << 2;
        QTest::newRow("two words for one number") << "Name,HP,Hits\nAnn,4,5" << 2;
        QTest::newRow("two names") << "Name,Name,Hits\nAnn,Ben,5" << 1;
        QTest::newRow("two counts") << "Name,Qty,Hits,Count\nAnn,2,4,3" << 3;
        QTest::newRow("a count in the name") << "Name,Hits,Count\n3 x Ann,4,2" << 2;
        QTest::newRow("left of all, and left") << "Name,Hits,Left\nAnn,3/4,2" << 2;
        QTest::newRow("left of all others") << "Name,Hits,Left\nAnn,4,3/5" << 2;
        QTest::newRow("a date in hits left") << "Name,Hits,Left\nAnn,4,3/4/26" << 2;
    }
    void whatIsSaidTwiceMustAgree() {
        QFETCH(const QString, text);
        QFETCH(const int, column);
        const ListedUnits listed = unitsIn(text);
        QCOMPARE(listed.problems.size(), std::size_t{1});
        QCOMPARE(listed.problems[0].column, static_cast<std::size_t>(column));
        QVERIFY(listed.units.empty());
    }
    void whatIsSaidTwiceMayAgree() {
        const ListedUnits listed =
            unitsIn(QStringLiteral("Unit,Name,Hits,HP,Left\nAnn,Anna,4,4,3/4\nBen,Benno,2/5,,2"));
        QVERIFY2(listed.problems.empty(),
                 qPrintable(listed.problems.empty() ? QString() : listed.problems[0].text));
        QCOMPARE(listed.units[0].name, std::string("Ann"));
        QCOMPARE(listed.units[0].hitsLeft, 3);
        QCOMPARE(listed.units[1].hitsLeft, 2);
        QCOMPARE(listed.units[1][Number::Hits], 5);
    }

    void rowNumbersAreNoCounts_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("units");
        for (const char* heading : {"No", "Number", "Count", "Qty", "x", "Anzahl"})
            QTest::newRow(heading)
                << QStringLiteral("%1,Name,HP\n1,A,7\n2,B,7\n3,C,7\n4,D,7").arg(QString::fromLatin1(heading))
                << 4;
        QTest::newRow("two under No") << "No,Name,HP\n1,A,7\n2,B,7" << 2;
        QTest::newRow("beside a count") << "No,Name,HP,Qty\n1,A,7,2\n2,B,7,2\n3,C,7,1" << 5;
        QTest::newRow("without a heading") << "1;A;7\n2;B;7\n3;C;7" << 3;
        QTest::newRow("of a page further on") << "No,Name,HP\n25,A,7\n26,B,7\n27,C,7" << 3;
        QTest::newRow("with rows between") << "Side,No,Name,HP\nReds,1,A,7\n,,B,7\n,2,C,7\n,3,D,7" << 4;
        QTest::newRow("of rows that a filter left") << "No,Name,HP\n1,A,7\n5,B,7\n9,C,7" << 3;
        QTest::newRow("counts") << "Qty,Name,HP\n1,A,7\n2,B,7\n2,C,7" << 5;
        QTest::newRow("counts with their sum") << "Qty,Name,HP\n1,A,7\n2,B,7\n3,C,7\n6,Total,21" << 6;
        QTest::newRow("counts with signs") << "Qty,Name,HP\n1x,A,7\n2x,B,7\n3x,C,7" << 6;
    }
    void rowNumbersAreNoCounts() {
        QFETCH(const QString, text);
        QFETCH(const int, units);
        const ListedUnits listed = unitsIn(text);
        QVERIFY(listed.problems.empty());
        QCOMPARE(listed.units.size(), static_cast<std::size_t>(units));
    }

    /// A number after the longest name still fits into a document.
    void namesHaveRoomForANumber() {
        const QString name(static_cast<qsizetype>(limits::textBytes) - 6, u'a');
        QVERIFY(unitsIn(QStringLiteral("Name,Hits\n2 x %1,4").arg(name)).problems.empty());
        QCOMPARE(unitsIn(QStringLiteral("Name,Hits\n2 x a%1,4").arg(name)).problems.size(), std::size_t{1});
    }

    /// What is copied can be pasted.
    void aListOfUnitsIsReadBack() {
        ListedUnits listed = unitsIn(QStringLiteral(
            "Name\tHits\tAP\tWarlord\tSpecials\tLeft\nAnn \"A\"\t4\t5\tx\tflyer\t2\nStabber\t\t\t\t\t"));
        QVERIFY(listed.problems.empty());
        const QString text = tabbed(listOf(listed.units));
        const auto table = readTable(text);
        const auto& rows = std::get<std::vector<TextRow>>(table);
        const ListedUnits again = unitsOf(rows, proposedForm(rows, battleOfKinds()), battleOfKinds());
        QVERIFY2(again.problems.empty(), qPrintable(text));
        QCOMPARE(again.units.size(), std::size_t{2});
        for (std::size_t i = 0; i < 2; ++i) {
            QCOMPARE(again.units[i].name, listed.units[i].name);
            QCOMPARE(again.units[i].kind, listed.units[i].kind);
            QCOMPARE(again.units[i].hitsLeft, listed.units[i].hitsLeft);
            QVERIFY(*again.units[i].profile == *listed.units[i].profile);
        }
    }

    /// In the order of the list, and without trying each number for each unit.
    void manyUnitsOfTheSameName() {
        battle::Battle battle = battleOfKinds();
        battle.sides.resize(1);
        battle::Stack stack;
        stack.id = battle::StackId("s");
        stack.units = unitsIn(QStringLiteral("Name,Hits\nCarl,4")).units;
        stack.units.edit().front().id = battle::UnitId("u1");
        const battle::Unit carl = stack.units->front();
        battle.stacks.insert(0, std::make_shared<const battle::Stack>(stack));
        const BattleDocument document(std::move(battle));
        constexpr std::size_t count = 15'000;
        const battle::AddUnits added =
            addition(document, *document.battle().stacks[0], std::vector(count, carl));
        QCOMPARE(added.units.size(), count);
        QCOMPARE(added.units.front().name, std::string("Carl 2"));
        QCOMPARE(added.units.back().name, std::string("Carl 15001"));
        QCOMPARE(added.units.back().id, battle::UnitId("u15001"));
    }

    /// What the cells below a heading are decides.
    void columnsByTheirCells_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("columns");
        const auto row = [](const char* text, const char* columns) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(columns);
        };
        row("Monster,HP\nGoblin,7", "name hits");
        row("Unit Name,Hit Points\nGoblin,7", "name hits");
        row("Players,Health\nGoblin,7", "name hits");
        row("Name,HP max,Current HP\nGoblin,7,3", "name hits hitsLeft");
        row("Name,HP (full)\nGoblin,7", "name hits");
        row("Krieger,HP\nUrs,7\nKarl,8", "name hits");
        row("Faction,Krieger,HP\nOrc,Urs,7\nOrc,Karl,8\nElf,Tyr,5", "- name hits");
        row("Ref,HP,Krieger\n12,7,Urs\n17,8,Karl", "- hits name");
        // A type of another game, and a kind of this one.
        row("Name,Type,HP\nGoblin,Humanoid,7\nBear,Beast,20", "name - hits");
        row("Name,Class,HP\nAnn,Stabber,7\nBear,Beast,20", "name kind hits");
        row("Name,Type,HP\nGoblin,Humanoid,7\nBear,Beast,", "name kind hits");
        row("Type,HP\nHumanoid,7\nBeast,20", "kind hits");
        row("Name,Kind,HP\nGoblin,Humanoid,7", "name kind hits");
        // Words where numbers and flags are expected.
        row("Name,HP,Attack,Level\nGoblin,7,Bite,Low\nBear,20,Claw,High", "name hits - -");
        row("Name,HP,Damage\nGoblin,7,1d6+2\nBear,20,2d8", "name hits -");
        row("Name,HP,Move\nGoblin,7,30 ft\nBear,20,40 ft", "name hits move");
        row("Name,HP,Flying\nGoblin,7,fast\nBear,20,slow", "name hits -");
        row("Unit,Model,HP\n1,Orc,7\n2,Elf,5", "- name hits");
        // The first row is no heading, though it has a word that names a column.
        row("Lancers,cavalry\nBowmen,infantry\nPikes,cavalry", "name -");
        row("Lancers;cavalry;4\nBowmen;infantry;3", "name - hits");
        row("Reds;Ann;4\nReds;Ben;5\nReds;Cid;3", "- name hits");
        row("1;2;Ann;4\n2;1;Ben;5\n3;4;Cid;3", "- count name hits");
        row("Sort,Armor,Speed\nGoblin,15,6\nOrc,13,5", "name - -"); // words over numbers, but which?
        row("Name,HP,AP\nGoblin,7,—\nOrc,8,-", "name hits attackPower");
    }
    void columnsByTheirCells() {
        QFETCH(const QString, text);
        QFETCH(const QString, columns);
        const auto table = readTable(text);
        const ListForm form = proposedForm(std::get<std::vector<TextRow>>(table), battleOfKinds());
        QStringList keys;
        for (const ListField& field : form.columns)
            keys << fieldKey(field);
        QCOMPARE(keys.join(u' '), columns);
        const ListedUnits listed = unitsIn(text);
        QVERIFY(listed.lacksHits == !keys.contains(QLatin1String("hits")));
    }

    void anyRowCanBeTheHeading() {
        const auto table = readTable(QStringLiteral("Army,12\nof,13\nName,HP\nAnn,4\nName,AP\nBen,5"));
        const auto& rows = std::get<std::vector<TextRow>>(table);
        QCOMPARE(unitsOf(rows, formOf(rows, 2, {}), {}).units.size(), std::size_t{2});
        const ListForm none = formOf(rows, {}, {});
        QVERIFY(!none.hasHeading);
        QCOMPARE(fieldKey(none.columns[1]), QStringLiteral("hits"));
        ListForm last = formOf(rows, 4, {});
        last.hits = 3; // for all
        const ListedUnits listed = unitsOf(rows, last, {});
        QCOMPARE(listed.units.size(), std::size_t{1});
        QCOMPARE(listed.units[0][Number::Hits], 3);
        QCOMPARE(listed.units[0][Number::AttackPower], 5);
    }

    /// What could be two numbers is asked.
    void doubtfulNumbers_data() {
        QTest::addColumn<QString>("cell");
        QTest::addColumn<int>("doubt");
        QTest::addColumn<int>("comma"); // read with a comma between thousands, and without words
        const auto row = [](const char* cell, Doubt doubt, int comma) {
            QTest::newRow(cell) << QString::fromUtf8(cell) << static_cast<int>(doubt) << comma;
        };
        row("4,813", Doubt::Comma, 4813);
        row("4,813.00", Doubt::Comma, 4813);
        row("1,000,000", Doubt::Comma, 1'000'000);
        row("4.813", Doubt::Point, -1);
        row("4.000", Doubt::Point, 4);
        row("30 ft", Doubt::Words, 30);
        row("30ft.", Doubt::Words, 30);
        row("30'", Doubt::Words, 30);
        row("7 (2d6)", Doubt::Words, 7);
        row("7 (2d6 + 3)", Doubt::Words, 7);
        row("~12", Doubt::Words, 12);
        row("~1,000", Doubt::Words, 1000);
        row("1,5", Doubt::None, -1);
        row("4 Mar", Doubt::None, -1);
        row("4k", Doubt::None, -1);
        row("2d6", Doubt::None, -1);
        row("1,00,000", Doubt::None, -1);
    }
    void doubtfulNumbers() {
        QFETCH(const QString, cell);
        QFETCH(const int, doubt);
        QFETCH(const int, comma);
        const Figure asked = figureOf(cell, {});
        QVERIFY(!asked.value);
        QCOMPARE(static_cast<int>(asked.doubt), doubt);
        QCOMPARE(figureOf(cell, {FigureStyle::Thousands::Comma, true}).value.value_or(-1), comma);
        const ListedUnits listed = unitsIn(QStringLiteral("Unit;Hits\nAnn;%1\nBen;4").arg(cell));
        QCOMPARE(listed.problems.size(), std::size_t{1});
        QCOMPARE(static_cast<int>(listed.problems[0].doubt), doubt);
    }

    void numbersWithTheirLastDigitsLost() {
        QCOMPARE(wholeFigure(QStringLiteral("2.9999999999999996")), std::optional(3));
        QCOMPARE(wholeFigure(QStringLiteral("3.0000000000000004")), std::optional(3));
        QCOMPARE(wholeFigure(QStringLiteral("2.99")), std::nullopt);
        QCOMPARE(figureOf(QStringLiteral("1,000"), {FigureStyle::Thousands::None}).value, std::optional(1));
    }

    void rowsBetweenUnitsAreLeftOut() {
        const ListedUnits listed = unitsIn(QStringLiteral(
            "Name,HP,AP\nAnn,7,—\nSubtotal,7,\nBen,15,2\nName,HP,AP\nCid,1,9\nGrand total,23,"));
        QVERIFY(listed.problems.empty());
        QCOMPARE(listed.units.size(), std::size_t{3});
        QCOMPARE(listed.leftOut, (std::vector<std::size_t>{2, 4, 6}));
    }

    /// Each new name with its stats is a kind.
    void newKinds() {
        const auto table = readTable(QStringLiteral("Name,HP,AP\n12 x Spearman,4,2\nSoldier 1,3,1\nSoldier "
                                                    "2,3,2\n3 Spearmen,,\nStabber 7,4,\nAnn,9,\nBob,,3"));
        const auto& rows = std::get<std::vector<TextRow>>(table);
        ListForm form = proposedForm(rows, battleOfKinds());
        form.makesKinds = true;
        const ListedUnits listed = unitsOf(rows, form, battleOfKinds());
        QCOMPARE(listed.problems.size(), std::size_t{1}); // Bob
        QStringList kinds;
        for (const battle::UnitKind& kind : listed.kinds)
            kinds << QString::fromStdString(kind.name) + QString::number((*kind.profile)[Number::Hits]);
        QCOMPARE(kinds.join(u' '), QStringLiteral("Spearman4 Soldier3 Ann9"));
        QCOMPARE(listed.units.size(), std::size_t{19});
        QVERIFY(!listed.units[0].own);
        QCOMPARE(listed.units[13].kind, std::string("Soldier"));
        QCOMPARE(listed.units[13].name, std::string("Soldier 2"));
        QCOMPARE(listed.units[13][Number::AttackPower], 2);
        QVERIFY(listed.units[13].own);
        QCOMPARE(listed.units[14].kind, std::string("Spearman"));
        QCOMPARE(listed.units[14].name, std::string("Spearman 13"));
        QCOMPARE(listed.units[17].kind, std::string("Stabber"));
        QCOMPARE(listed.units[18].name, std::string("Ann"));
        battle::Battle battle = battleOfKinds();
        battle.sides.resize(1);
        battle::Stack stack;
        stack.id = battle::StackId("s");
        stack.units.edit().push_back(listed.units[18]);
        stack.units.edit().front().kind.clear();
        stack.units.edit().front().id = battle::UnitId("u1");
        battle.stacks.insert(0, std::make_shared<const battle::Stack>(stack));
        BattleDocument document(std::move(battle));
        std::vector<battle::Action> actions = kindsToAdd(listed);
        actions.emplace_back(addition(document, *document.battle().stacks[0], listed.units));
        QVERIFY(document.perform(actions, QStringLiteral("Add")).isDone());
        QCOMPARE(document.battle().kinds->size(), std::size_t{4});
        document.undo(); // one step
        QCOMPARE(document.battle().kinds->size(), std::size_t{1});
        QCOMPARE(document.battle().stacks[0]->units->size(), std::size_t{1});
    }

    void unknownKindsWithHitsAreNoProblem() {
        const QString text = QStringLiteral("Name,Kind,HP\nAnn,Hawk Rider,4\n,Ogre,5\nBen,Mage,");
        const ListedUnits listed = unitsIn(text);
        QCOMPARE(listed.problems.size(), std::size_t{1});
        QCOMPARE(listed.problems[0].row, std::size_t{3});
        QCOMPARE(listed.units.size(), std::size_t{2});
        QVERIFY(listed.units[0].kind.empty());
        QCOMPARE(listed.units[1].name, std::string("Ogre"));
        QCOMPARE(listed.otherKind, QStringLiteral("Hawk Rider"));
    }

    /// Names that look like counts, totals or numbers of rows come back as they were, into any battle.
    void ourListsAreReadBack() {
        std::vector<battle::Unit> units;
        for (const char* name :
             {"5 Ogres", "12 x Stabber", "Total", "- Ann", "1. Ben", "Stabber", "Ray x 4", ""}) {
            battle::Unit& unit = units.emplace_back();
            unit.name = name;
            unit.kind = "Hawk Rider";
            battle::Traits own;
            own.numbers[static_cast<std::size_t>(Number::Hits)] = 7;
            unit.own = std::make_shared<battle::Traits>(own);
            battle::resolve(unit, nullptr);
            unit.hitsLeft = 3;
        }
        for (const QString& text : {QString::fromUtf8(asCsv(listOf(units))), asMarkdown(listOf(units))}) {
            const auto table = readTable(text);
            const auto& rows = std::get<std::vector<TextRow>>(table);
            ListForm form = proposedForm(rows, battleOfKinds());
            QVERIFY(form.isOurs);
            form.makesKinds = true;
            const ListedUnits again = unitsOf(rows, form, battleOfKinds());
            QVERIFY2(again.problems.empty(), qPrintable(text));
            QCOMPARE(again.units.size(), units.size());
            for (std::size_t i = 0; i < units.size(); ++i) {
                QCOMPARE(again.units[i].name, units[i].name);
                QCOMPARE(again.units[i].kind, units[i].kind);
                QCOMPARE(again.units[i].hitsLeft, 3);
            }
            QCOMPARE(again.kinds.size(), std::size_t{1});
        }
    }

    void noMoreThanAStackCanHave() {
        const ListedUnits listed = unitsIn(QStringLiteral("Name,Hits\n20000 x Ann,4\nBen,4"));
        QCOMPARE(listed.units.size(), std::size_t{limits::unitsOfStack});
        QCOMPARE(listed.problems.size(), std::size_t{1});
        QCOMPARE(listed.problems[0].row, std::size_t{2});
        QCOMPARE(
            listed.problems[0].text,
            QStringLiteral("A stack can have at most 20,000 units. With this row it would have 20,001."));
    }
};

template struct sf::test::Registered<TestUnitLists, QCoreApplication>;
#include "test_unit_lists.moc"
