// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/list_file.h"
#include "core/document/lists/list_report.h"
#include "core/document/lists/spreadsheet.h"
#include "core/document/lists/unit_list.h"
#include "core/rules/limits.h"
#include "tests/spreadsheet_file.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>

using namespace sf;
using namespace sf::document;
using test::archiveOf;
using test::contentOf;
using test::rowOf;
using test::sheetOf;
using test::spreadsheetOf;

namespace {

/// The rows of each sheet with their numbers, or the error in one line.
QString readAs(const ReadList& list) {
    if (const auto* error = std::get_if<LoadError>(&list))
        return error->text(QStringLiteral("f"));
    QStringList told;
    for (const TextSheet& sheet : std::get<std::vector<TextSheet>>(list)) {
        told << sheet.name + u'!';
        for (const TextRow& row : sheet.rows)
            told << QString::number(row.line) + u':' + row.cells.join(u'|');
    }
    return told.join(u' ');
}

QString readAs(const QByteArray& bytes) {
    return readAs(readList(bytes));
}

const QByteArray headings = rowOf({"Name", "Hits"});

} // namespace

/// Lists in files: spreadsheets and text, good and bad.
class TestListFiles : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void texts_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("read");
        QTest::newRow("UTF-8") << QByteArray("Nam\xC3\xA9;2") << QStringLiteral("! 1:Namé|2");
        QTest::newRow("UTF-8 with a mark") << QByteArray("\xEF\xBB\xBF"
                                                         "Ann,2")
                                           << QStringLiteral("! 1:Ann|2");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE"
                                              "A\0\t\0"
                                              "2\0",
                                              8)
                                << QStringLiteral("! 1:A|2");
        QTest::newRow("a named separator") << QByteArray("sep=;\r\na,b;2\r\n") << QStringLiteral("! 2:a,b|2");
        QTest::newRow("nothing but a named separator") << QByteArray("sep=;") << QString();
        QTest::newRow("right to left") << QByteArray("שם,נק\nאבא,4") << QStringLiteral("! 1:שם|נק 2:אבא|4");
        QTest::newRow("nothing") << QByteArray() << QString();
        QTest::newRow("another character set")
            << QByteArray("Name,Hits\nM\xFCller,4")
            << QStringLiteral("f: line 2, column 2: expected text in UTF-8, which you can choose when you "
                              "save the list, found another character set");
        QTest::newRow("another character set after the sign for one")
            << QByteArray("N\xEF\xBF\xBDme,Hits\nM\xC3\xBC\xE9,4")
            << QStringLiteral("f: line 2, column 3: expected text in UTF-8, which you can choose when you "
                              "save the list, found another character set");
        QTest::newRow("NUL") << QByteArray("a,b\nc\0d,2", 9)
                             << QStringLiteral(
                                    "f: line 2, column 2: expected text, found a control character");
        QTest::newRow("a lone quote")
            << QByteArray("a,b\n\"c,2")
            << QStringLiteral(
                   "f: line 2, column 1: expected a cell that ends with a quote, found other text, or "
                   "the end");
        QTest::newRow("an old office file")
            << QByteArray("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1")
            << QStringLiteral("f: This is a file of an office program. Save it as .ods or CSV.");
        QTest::newRow("a picture") << QByteArray("\x89PNG\r\n\x1A\n")
                                   << QStringLiteral(
                                          "f: line 1, column 1: expected text in UTF-8, which you can choose "
                                          "when you save the list, found another character set");
    }
    void texts() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, read);
        QCOMPARE(readAs(bytes), read);
    }

    void spreadsheets_data() {
        QTest::addColumn<QByteArray>("sheets");
        QTest::addColumn<QString>("read");
        QTest::newRow("numbers as stored") << sheetOf("Units", headings + rowOf({"Ann", "#4"}))
                                           << QStringLiteral("Units! 1:Name|Hits 2:Ann|4");
        QTest::newRow("two sheets, one without rows")
            << sheetOf("Empty", "<table:table-row/>") + sheetOf("A", headings) + sheetOf("B", rowOf({"x"}))
            << QStringLiteral("A! 1:Name|Hits B! 1:x");
        QTest::newRow("repeated") << sheetOf("A",
                                             rowOf({"x"}, R"( table:number-rows-repeated="2")") +
                                                 "<table:table-row table:number-rows-repeated=\"1048000\">"
                                                 "<table:table-cell table:number-columns-repeated=\"16384\"/>"
                                                 "</table:table-row>" +
                                                 rowOf({"", "y"}))
                                  << QStringLiteral("A! 1:x 2:x 1048003:|y");
        QTest::newRow("repeated cells")
            << sheetOf("A", "<table:table-row><table:table-cell table:number-columns-repeated=\"2\"/>"
                            "<table:table-cell table:number-columns-repeated=\"3\"><text:p>x</text:p>"
                            "</table:table-cell></table:table-row>")
            << QStringLiteral("A! 1:||x|x|x");
        QTest::newRow("groups and headings of pages")
            << sheetOf("A", "<table:table-columns><table:table-column/></table:table-columns>"
                            "<table:table-header-rows>" +
                                headings +
                                "</table:table-header-rows><table:table-row-group><table:table-row-group>" +
                                rowOf({"Ann"}) + "</table:table-row-group></table:table-row-group>" +
                                rowOf({"Ben"}))
            << QStringLiteral("A! 1:Name|Hits 2:Ann 3:Ben");
        QTest::newRow("merged cells, comments and pictures")
            << sheetOf("A", "<table:table-row><table:table-cell table:number-columns-spanned=\"2\">"
                            "<office:annotation><text:p>no</text:p></office:annotation><text:p>An"
                            "<text:span>n<text:s text:c=\"2000000000\"/>the</text:span></text:p><text:p>Great"
                            "<text:note><text:p>no</text:p></text:note></text:p>"
                            "<draw:frame><text:p>no</text:p></draw:frame></table:table-cell>"
                            "<table:covered-table-cell><text:p>hidden</text:p></table:covered-table-cell>"
                            "<table:table-cell><text:p>4</text:p></table:table-cell></table:table-row>")
            << QStringLiteral("A! 1:Ann the Great||4");
        QTest::newRow("true, an error and other marks")
            << sheetOf(
                   "A",
                   "<table:table-row><table:table-cell office:value-type=\"boolean\" "
                   "office:boolean-value=\"true\"><text:p>WAHR</text:p></table:table-cell>"
                   "<table:table-cell table:formula=\"of:=1/0\" office:value-type=\"string\"><text:p>#DIV/0!"
                   "</text:p></table:table-cell><table:table-cell office:value-type=\"float\" "
                   "office:value=\"1.5\"><text:p>1,5</text:p></table:table-cell></table:table-row>")
            << QStringLiteral("A! 1:true|#DIV/0!|1.5");
        QTest::newRow("a currency's number")
            << sheetOf("A", "<table:table-row><table:table-cell office:value-type=\"currency\" "
                            "office:value=\"4\"><text:p>4,00 €</text:p></table:table-cell></table:table-row>")
            << QStringLiteral("A! 1:4");
        QTest::newRow("comments, text as it is and instructions of XML")
            << sheetOf("A", "<!-- it's <a <b --><?x <c?>" + rowOf({"<![CDATA[<d>='&e;]]>"}))
            << QStringLiteral("A! 1:<d>='&e;");
        QTest::newRow("nothing") << QByteArray() << QString();
    }
    void spreadsheets() {
        QFETCH(const QByteArray, sheets);
        QFETCH(const QString, read);
        QCOMPARE(readAs(spreadsheetOf(contentOf(sheets))), read);
    }

    /// A spreadsheet makes a date of "3/4", a time of "3:4" and may show any number as a percentage.
    void whatASpreadsheetMadeOfACell_data() {
        QTest::addColumn<QByteArray>("type");
        for (const char* type : {"date", "time", "percentage"})
            QTest::newRow(type) << QByteArray(type);
    }
    void whatASpreadsheetMadeOfACell() {
        QFETCH(const QByteArray, type);
        for (const char* heading : {"Hits", "AP", "Hits left", "How many", "Level", "Specials", "Colour"}) {
            const QByteArray row =
                "<table:table-row><table:table-cell office:value-type=\"string\"><text:p>Ann</text:p>"
                "</table:table-cell><table:table-cell office:value-type=\"float\" office:value=\"4\"/>"
                "<table:table-cell office:value-type=\"" +
                type + "\"><text:p>3/4</text:p></table:table-cell></table:table-row>";
            const QByteArray content = contentOf(sheetOf("A", rowOf({"Name", "HP", heading}) + row));
            const ReadList list = readContent(content);
            const auto& rows = std::get<std::vector<TextSheet>>(list).front().rows;
            const ListedUnits listed = unitsOf(rows, proposedForm(rows, {}), {});
            const bool isUsed = QByteArray(heading) != "Colour";
            QCOMPARE(listed.problems.empty(), !isUsed);
            QVERIFY(!isUsed || listed.problems[0].text.contains(QLatin1String(type)));
            QVERIFY(!isUsed || listed.problems[0].column == 2);
        }
    }

    /// Hidden sheets stay in the list, marked; hidden rows and columns are counted.
    void whatIsHidden() {
        const QByteArray styles =
            "<office:automatic-styles><style:style style:name=\"ta2\" style:family=\"table\">"
            "<style:table-properties table:display=\"false\"/></style:style></office:automatic-styles>";
        QByteArray content = contentOf(
            QByteArray(sheetOf("Old", headings))
                .replace("table:name", "table:style-name=\"ta2\" table:name") +
            sheetOf("Units", "<table:table-column table:number-columns-repeated=\"2\"/><table:table-column "
                             "table:visibility=\"collapse\"/>" +
                                 rowOf({"Name", "Hits", "Secret"}) +
                                 rowOf({"Ann", "#4", "x"}, " table:visibility=\"filter\"") +
                                 rowOf({"Ben", "#5", "y"}) +
                                 rowOf({"Cid", "#5"},
                                       " table:visibility=\"collapse\" table:number-rows-repeated=\"3\"")));
        content.replace("<office:body>", styles + "<office:body>")
            .replace(
                "<office:document-content ",
                "<office:document-content xmlns:style=\"urn:oasis:names:tc:opendocument:xmlns:style:1.0\" ");
        const ReadList list = readList(spreadsheetOf(content));
        QCOMPARE(readAs(list), QStringLiteral("Old! 1:Name|Hits Units! 1:Name|Hits| 3:Ben|5|"));
        auto sheets = std::get<std::vector<TextSheet>>(list);
        QCOMPARE(takeHidden(sheets), QStringList(QStringLiteral("the hidden sheet “Old”")));
        QCOMPARE(sheets.size(), std::size_t{1});
        QCOMPARE(sheets[0].hiddenRows, 4);
        QCOMPARE(sheets[0].hiddenColumns, 1);
        const ListForm form = proposedForm(sheets[0].rows, {});
        QCOMPARE(unusedParts(sheets[0], form, unitsOf(sheets[0].rows, form, {})).join(u'|'),
                 QStringLiteral("4 hidden row(s)|1 hidden column(s)"));
    }

    void badContent_data() {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("error"); // begins so
        const QByteArray entity =
            R"(<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>)";
        QTest::newRow("an external entity")
            << contentOf(sheetOf("A", rowOf({"&e;"})), entity)
            << QStringLiteral("f: content.xml, line 1, column 22: expected XML in UTF-8");
        const QByteArray laughs = "<!DOCTYPE x [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\">]>";
        QTest::newRow("entities of entities")
            << contentOf(sheetOf("A", rowOf({"&b;"})), laughs)
            << QStringLiteral("f: content.xml, line 1, column 1: expected XML");
        QTest::newRow("an undeclared entity")
            << contentOf(sheetOf("A", rowOf({"&e;"}))) << QStringLiteral("f: content.xml, line 5, column ");
        QTest::newRow("another encoding")
            << contentOf(sheetOf("A", headings), R"(<?xml version="1.0" encoding = "ISO-8859-1"?>)")
            << QStringLiteral("f: content.xml, line ");
        QTest::newRow("UTF-16") << QByteArray("\xFF\xFE<\0?\0", 6)
                                << QStringLiteral("f: content.xml, line 1, column 4: expected XML in UTF-8");
        QTest::newRow("a byte that isn't UTF-8") << contentOf(sheetOf("A", rowOf({"\xEF\xBF\xBD\u00fc\xE9"})))
                                                 << QStringLiteral("f: content.xml, line 5, column ");
        QTest::newRow("cut off") << contentOf(sheetOf("A", headings)).chopped(90)
                                 << QStringLiteral("f: content.xml, line 5, column ");
        QTest::newRow("no XML") << QByteArray("Name,Hits")
                                << QStringLiteral("f: content.xml, line 1, column ");
        QTest::newRow("a text document") << contentOf({}).replace("office:spreadsheet", "office:text")
                                         << QStringLiteral("f: This OpenDocument file isn't a spreadsheet.");
        QTest::newRow("repeated rows")
            << contentOf(
                   sheetOf("Units", headings + rowOf({"x"}, R"( table:number-rows-repeated="1048575")")))
            << QStringLiteral("f: Units, A2: expected at most 20,000 rows, found more");
        QTest::newRow("rows of all sheets")
            << contentOf(sheetOf("A", rowOf({"x"}, R"( table:number-rows-repeated="20000")")) +
                         sheetOf("B", headings))
            << QStringLiteral("f: B, A1: expected at most 20,000 rows, found more");
        QTest::newRow("repeated cells")
            << contentOf(sheetOf("Units", "<table:table-row><table:table-cell/><table:table-cell "
                                          "table:number-columns-repeated=\"16384\"><text:p>x</text:p>"
                                          "</table:table-cell></table:table-row>"))
            << QStringLiteral("f: Units, B1: expected at most 200 columns, found more");
        QTest::newRow("characters") << contentOf(sheetOf("A", rowOf({QByteArray(10'000, 'x')},
                                                                    R"( table:number-rows-repeated="2000")")))
                                    << QStringLiteral("f: A, A1: expected at most 16 MB, found more");
        for (const char* times : {"0", "-1", "x", "99999999999999999999"})
            QTest::addRow("repeated %s times", times)
                << contentOf(
                       sheetOf("A", rowOf({"x"}, " table:number-rows-repeated=\"" + QByteArray(times) + '"')))
                << QStringLiteral("f: content.xml, line 5, column ");
        QTest::newRow("levels") << contentOf(
                                       sheetOf("A", QByteArray("<table:table-row-group>").repeated(1'000)))
                                << QStringLiteral("f: content.xml, line 5, column ");
        QByteArray attributes = "<table:table-row";
        for (int i = 0; i < 1'000; ++i)
            attributes += " a" + QByteArray::number(i) + "='>'";
        QTest::newRow("attributes") << contentOf(sheetOf("A", attributes + "/>"))
                                    << QStringLiteral("f: content.xml, line 5, column ");
        QTest::newRow("namespaces") << contentOf(sheetOf("A", QByteArray("<a xmlns:b='c'/>").repeated(1'000)))
                                    << QStringLiteral(
                                           "f: content.xml: expected at most 200 namespaces, found more");
        QTest::newRow("sheets") << contentOf(sheetOf("A", {}).repeated(limits::listSheets + 1))
                                << QStringLiteral("f: content.xml, line 5, column ");
    }
    void badContent() {
        QFETCH(const QByteArray, content);
        QFETCH(const QString, error);
        const QString told = readAs(spreadsheetOf(content));
        QVERIFY2(told.startsWith(error), qPrintable(told));
    }

    void badArchives_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("error");
        const QByteArray content = contentOf(sheetOf("A", headings));
        const QString damaged =
            QStringLiteral("f: The spreadsheet is damaged. Save it again, or save it as CSV.");
        const QString locked = QStringLiteral("f: The spreadsheet is encrypted. Save it without a password.");
        QTest::newRow("cut off") << spreadsheetOf(content).chopped(30) << damaged;
        QTest::newRow("no archive") << QByteArray("PK\x03\x04 and other bytes") << damaged;
        QByteArray flipped = archiveOf({{"content.xml", QByteArray(5'000, 'x') + content}});
        const qsizetype middle = 60;
        flipped[middle] = static_cast<char>(~flipped[middle]);
        QTest::newRow("a wrong byte") << flipped << damaged;
        QByteArray packed = archiveOf({{"content.xml", content}});
        packed[packed.indexOf("PK\x03\x04") + 8] = 14; // the method, before the file and in the list of files
        packed[packed.indexOf("PK\x01\x02") + 10] = 14;
        QTest::newRow("LZMA") << packed
                              << QStringLiteral("f: The spreadsheet is compressed with LZMA, which can't be "
                                                "read. Save it again, or save it as CSV.");
        QTest::newRow("a password on the archive")
            << archiveOf({{"content.xml", content}}, "secret") << locked;
        QTest::newRow("a password in the program")
            << archiveOf({{"content.xml", "\x01\x02"},
                          {"META-INF/manifest.xml", "<manifest:encryption-data manifest:checksum=\"x\"/>"}})
            << locked;
        QTest::newRow("a password, as LibreOffice 24 writes it")
            << archiveOf({{"encrypted-package", "x"}}) << locked;
        QTest::newRow("an Excel workbook")
            << archiveOf({{"xl/workbook.xml", "<x/>"}})
            << QStringLiteral("f: This is an Excel workbook. Save it as .ods or CSV.");
        QTest::newRow("another archive")
            << archiveOf({{"readme.txt", "x"}})
            << QStringLiteral("f: This archive isn't an OpenDocument spreadsheet.");
        QTest::newRow("a bomb") << archiveOf(
                                       {{"content.xml", QByteArray(limits::listUnpackedBytes + 1, ' ')}})
                                << QStringLiteral("f: content.xml: expected at most 64 MB, found more");
        QTest::newRow("a bomb in its list of files")
            << archiveOf({{"content.xml", content},
                          {"META-INF/manifest.xml", QByteArray(limits::listUnpackedBytes + 1, ' ')}})
            << QStringLiteral("f: META-INF/manifest.xml: expected at most 64 MB, found more");
    }
    void badArchives() {
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, error);
        QCOMPARE(readAs(bytes), error);
    }

    void files() {
        const QTemporaryDir folder;
        const auto write = [&](const QString& name, const QByteArray& bytes) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                qFatal("can't write");
            return file.fileName();
        };
        QCOMPARE(readAs(readListFile(
                     write(QStringLiteral("a.ods"), spreadsheetOf(contentOf(sheetOf("A", headings)))))),
                 QStringLiteral("A! 1:Name|Hits"));
        const QString large = write(QStringLiteral("b.csv"), QByteArray(limits::listBytes + 1, 'a'));
        QCOMPARE(readAs(readListFile(large)),
                 QStringLiteral("f: expected a file of at most 16.00 MiB, found 16.000001 MiB"));
        QVERIFY(std::holds_alternative<LoadError>(readListFile(folder.filePath(QStringLiteral("none.csv")))));
        QVERIFY(isListFile(QStringLiteral("/x/A.ODS")) && isListFile(QStringLiteral("a.csv")));
        QVERIFY(!isListFile(QStringLiteral("ods")) && !isListFile(QStringLiteral("a.sqf")));
    }

    void cellNames_data() {
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("name");
        QTest::newRow("A") << 0 << QStringLiteral("A7");
        QTest::newRow("Z") << 25 << QStringLiteral("Z7");
        QTest::newRow("AA") << 26 << QStringLiteral("AA7");
        QTest::newRow("AZ") << 51 << QStringLiteral("AZ7");
        QTest::newRow("ZZ") << 701 << QStringLiteral("ZZ7");
        QTest::newRow("AAA") << 702 << QStringLiteral("AAA7");
    }
    void cellNames() {
        QFETCH(const int, column);
        QFETCH(const QString, name);
        QCOMPARE(cellName(6, column), name);
    }

    void places() {
        const TextRow row{{}, 7};
        QCOMPARE(placeIn({QStringLiteral("Units"), {}}, row, 1), QStringLiteral("Units, B7"));
        QCOMPARE(placeIn({}, row, 1), QStringLiteral("line 7, column 2"));
    }
};

template struct sf::test::Registered<TestListFiles, QCoreApplication>;
#include "test_list_files.moc"
