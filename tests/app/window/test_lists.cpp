// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/spreadsheet_file.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/battle_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/editor/table_dialog.h"
#include "ui/battle/state/selection.h"
#include "ui/battle/units/unit_list_dialog.h"
#include "ui/page/page.h"

#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace sf;
using battle::StackId;
using test::rowOf;
using test::sheetOf;

namespace {

struct ListsWindow : test::BattleWindow {
    ui::BattlePage* page = &addSmallBattle();

    ListsWindow() { page->selection().setStack(StackId("a")); }
    const std::vector<battle::Unit>& units() { return *battle().battle().stacks.find(StackId("a"))->units; }
    QString write(const char* name, const QByteArray& bytes) {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("can't write");
        return file.fileName();
    }
    /// Two sheets with units.
    QString writeSpreadsheet() {
        return write("units.ods", test::spreadsheetOf(test::contentOf(
                                      sheetOf("Reds", rowOf({"Name", "Hits"}) + rowOf({"Ann", "#4"})) +
                                      sheetOf("Blues", rowOf({"Hits", "Unit"}) + rowOf({"#5", "2 x Ben"})))));
    }
    void drop(const QString& file) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window.get(), &event);
    }
    /// Types the file's name into the dialog that asks for it, as soon as it is open.
    static void chooseFile(const QString& path) {
        test::whenOpen<QFileDialog>([path](QFileDialog& files) {
            auto* name = files.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
    }
};

} // namespace

/// Lists of units come in from files, and tables go out.
class TestLists : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aListIsImportedFromTheMenu() {
        ListsWindow window;
        const QString file = window.write("list.csv", "Unit;Hits\nAnn;4\n3 x Ben;2\n");
        const std::size_t before = window.units().size();
        test::whenOpen<QFileDialog>([file](QFileDialog& files) {
            test::whenOpen<ui::UnitListDialog>(
                [](ui::UnitListDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
            auto* name = files.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(file);
            QTest::keyClick(name, Qt::Key_Return);
        });
        window.action(QStringLiteral("Import units"))->trigger();
        QCOMPARE(window.units().size(), before + 4);
        QCOMPARE(window.units().back().name, std::string("Ben 3"));
        QVERIFY(window.battle().undo()); // one step
        QCOMPARE(window.units().size(), before);
    }

    void aSpreadsheetIsDroppedAndASheetChosen() {
        ListsWindow window;
        const std::size_t before = window.units().size();
        QString names;
        QString column;
        test::whenOpen<ui::UnitListDialog>([&](ui::UnitListDialog& dialog) {
            auto* sheet = dialog.findChild<QComboBox*>(QStringLiteral("listSheet"));
            names = sheet->itemText(0) + u' ' + sheet->itemText(1);
            sheet->setFocus();
            QTest::keyClick(sheet, Qt::Key_Down);
            column = dialog.findChild<QTableView*>()->model()->headerData(0, Qt::Horizontal).toString();
            dialog.accept();
        });
        window.drop(window.writeSpreadsheet());
        QTRY_COMPARE(window.units().size(), before + 2);
        QCOMPARE(names, QStringLiteral("Reds Blues"));
        QCOMPARE(column, QStringLiteral("Full hits"));
        QCOMPARE(window.units().back().name, std::string("Ben 2"));
        QCOMPARE(window.units().back()[battle::Number::Hits], 5);
        QCOMPARE(window.window->documents().count(), 1); // it isn't opened as a document
    }

    void badFilesChangeNothing_data() {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("problem");
        QTest::newRow("a lone quote")
            << QByteArray("a.csv") << QByteArray("Name,Hits\n\"Ann,4")
            << QStringLiteral("a.csv: line 2, column 1: expected a cell that ends with a "
                              "quote, found other text, or the end");
        QTest::newRow("NUL") << QByteArray("a.tsv") << QByteArray("Name\tHits\nA\0n\t4", 15)
                             << QStringLiteral(
                                    "a.tsv: line 2, column 2: expected text, found a control character");
        QTest::newRow("an encrypted spreadsheet")
            << QByteArray("a.ods") << test::archiveOf({{"content.xml", "x"}}, "secret")
            << QStringLiteral("a.ods: The spreadsheet is encrypted. Save it without a password.");
        QTest::newRow("a cell of a spreadsheet")
            << QByteArray("a.ods")
            << test::spreadsheetOf(
                   test::contentOf(sheetOf("Units", rowOf({"Name", "Hits"}) + rowOf({"Ann", "#1.5"}))))
            << QStringLiteral(
                   "Can't read Units, B2: Expected a whole number from 1 to 1,000,000, found “1.5”.");
        QTest::newRow("nothing") << QByteArray("a.csv") << QByteArray()
                                 << QStringLiteral("There are no units in this list.");
    }
    void badFilesChangeNothing() {
        QFETCH(const QByteArray, name);
        QFETCH(const QByteArray, bytes);
        QFETCH(const QString, problem);
        ListsWindow window;
        QString told;
        test::whenOpen<ui::UnitListDialog>([&](ui::UnitListDialog& dialog) {
            told = dialog.problem();
            QTest::keyClick(&dialog, Qt::Key_Return); // can't be accepted
            dialog.reject();
        });
        window.drop(window.write(name.constData(), bytes));
        QTRY_COMPARE(told, problem);
        QCOMPARE(window.battle().stepCount(), 0);
    }

    void aListMakesANewStackWhenNoneIsSelected() {
        ListsWindow window;
        window.page->selection().setStack({});
        window.page->selection().setCursor({3, 2});
        const std::size_t before = window.battle().battle().stacks.size();
        test::whenOpen<ui::UnitListDialog>([](ui::UnitListDialog& dialog) {
            auto* name = dialog.findChild<QLineEdit*>();
            name->selectAll();
            QTest::keyClicks(name, QStringLiteral("Levy"));
            for (auto* box : dialog.findChildren<QComboBox*>())
                if (box->itemText(1) == QLatin1String("Blues"))
                    box->setCurrentIndex(1);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        window.drop(window.writeSpreadsheet());
        QTRY_COMPARE(window.battle().battle().stacks.size(), before + 1);
        QVERIFY(window.page->selection().stack());
        const battle::StackPointer made =
            window.battle().battle().stacks.find(*window.page->selection().stack());
        QCOMPARE(made->name, std::string("Levy"));
        QCOMPARE(made->side, 1);
        QCOMPARE(made->hex, (hex::Hex{3, 2}));
        QCOMPARE(made->units->size(), 1U);
        QCOMPARE(made->units->front().name, std::string("Ann"));
        QVERIFY(window.battle().undo()); // one step
        QCOMPARE(window.battle().battle().stacks.size(), before);
    }

    void tablesAreCopiedAndSaved() {
        ListsWindow window;
        battle::Unit wounded = window.units().front();
        wounded.hitsLeft = 1;
        QVERIFY(window.battle().perform(battle::EditUnit{StackId("a"), wounded}).isDone());
        const QString saved = window.path("casualties.md");
        QString copied;
        QString hint;
        test::whenOpen<ui::TableDialog>([&](ui::TableDialog& dialog) {
            auto* tables = dialog.findChild<QComboBox*>();
            tables->setFocus();
            QTest::keyClick(tables, Qt::Key_Down);
            QTest::keyClick(tables, Qt::Key_Down);
            for (auto* button : dialog.findChildren<QPushButton*>())
                if (button->text().contains(QLatin1String("Markdown")))
                    QTest::keyClick(button, Qt::Key_Space);
            copied = QGuiApplication::clipboard()->text();
            hint = dialog.hint();
            ListsWindow::chooseFile(saved);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        window.action(QStringLiteral("Export table"))->trigger();
        QCOMPARE(copied, QStringLiteral("| Side | Stack | Kind | Units | Croaked | Wounded | Hits lost |\n"
                                        "|---|---|---|---|---|---|---|\n"
                                        "| Reds | First | Stabber a-1 | 1 | 0 | 1 | 3 |\n"));
        QVERIFY2(hint.startsWith(QLatin1String("1 row")), qPrintable(hint));
        QFile file(saved);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()), copied);
    }
};

template struct sf::test::Registered<TestLists, QApplication>;
#include "test_lists.moc"
