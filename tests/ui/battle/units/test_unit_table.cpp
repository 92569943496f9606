// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/display_text.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/panel_fixture.h"
#include "tests/ui/when_open.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/units/specials_hint.h"
#include "ui/battle/units/unit_list_dialog.h"
#include "ui/style/style.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTimer>
#include <QWheelEvent>

using namespace sf;
using battle::UnitId;

static const QString noHits =
    QStringLiteral("No column gives full hits. Choose the one that does, or set the same for all.");

/// The units of the inspector as a table that is edited in place.
class TestUnitTable : public QObject, private test::PanelFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void editsNumbersInPlace_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<int>("value");
        QTest::newRow("AP") << int(battle::Number::AttackPower) << QStringLiteral("7") << 7;
        QTest::newRow("DR, largest") << int(battle::Number::Resistance) << QStringLiteral("1000000")
                                     << 1000000;
        QTest::newRow("Move, least") << int(battle::Number::Move) << QStringLiteral("0") << 0;
    }

    void editsNumbersInPlace() {
        QFETCH(int, number);
        QFETCH(QString, typed);
        QFETCH(int, value);
        const auto key = static_cast<battle::Number>(number);
        const int before = unit("u3")[key];
        type(cell("u3", key), typed);
        QCOMPARE(unit("u3")[key], value);
        QVERIFY(!cell("u3", key).data(ui::UnitTableModel::InheritedRole).toBool());
        m_document->undo();
        QCOMPARE(unit("u3")[key], before);
        QVERIFY(cell("u3", key).data(ui::UnitTableModel::InheritedRole).toBool());
        QCOMPARE(refusal(), QString());
    }

    void theTableKeepsTheKeyboardWhenRowsChangePlaces() {
        const ui::UnitField& hits = ui::unitField("hitsLeft");
        const int before = cell("u3", hits).row();
        type(cell("u3", hits), QStringLiteral("1"));
        QVERIFY(cell("u3", hits).row() != before);
        QCOMPARE(QApplication::focusWidget(), table());
        QCOMPARE(table()->currentIndex(), cell("u3", hits));
    }

    void theRowWithTheKeyboardIsInView() {
        m_panel->resize(404, 260);
        QTest::qWait(1);
        table()->setCurrentIndex(table()->model()->index(0, 1));
        table()->setFocus();
        QWidget* seen = table();
        while (!qobject_cast<QScrollArea*>(seen->parentWidget()))
            seen = seen->parentWidget(); // the part of the inspector that is in view
        for (int row = 1; row < 7; ++row) {
            QTest::keyClick(table(), Qt::Key_Down);
            const QPoint middle = table()->visualRect(table()->currentIndex()).center();
            QVERIFY(seen->rect().contains(table()->viewport()->mapTo(seen, middle)));
        }
    }

    void hitsOfTheChosenRowAreLegible() {
        ui::Style style;
        table()->setStyle(&style);
        const QModelIndex hits = cell("u3", ui::unitField("hitsLeft"));
        table()->scrollTo(hits);
        table()->setCurrentIndex(hits.siblingAtColumn(0));
        const QRect area = table()->visualRect(hits);
        const QImage picture =
            table()->viewport()->grab(area.adjusted(area.width() * 2 / 3, 0, 0, 0)).toImage();
        int darkest = 255;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                darkest = std::min(darkest, qGray(picture.pixel(x, y)));
        QVERIFY2(darkest < 100, qPrintable(QString::number(darkest)));
        table()->setStyle(nullptr);
    }

    void refusesBadNumbers_data() {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("why");
        const QString possible = QStringLiteral("1,000,000");
        QTest::newRow("too large, SMM-1") << QStringLiteral("1000001") << possible;
        QTest::newRow("negative, SMM-1") << QStringLiteral("-1") << possible;
        QTest::newRow("no number") << QStringLiteral("many") << QStringLiteral("whole number");
        QTest::newRow("a fraction") << QStringLiteral("2.5") << QStringLiteral("whole number");
        QTest::newRow("huge") << QStringLiteral("99999999999999") << possible;
    }

    void refusesBadNumbers() {
        QFETCH(QString, typed);
        QFETCH(QString, why);
        const test::WindowRequests requests(*m_panel);
        type(cell("u3", battle::Number::AttackPower), typed);
        QCOMPARE(unit("u3")[battle::Number::AttackPower], 3);
        QCOMPARE(m_document->stepCount(), 0);
        QVERIFY2(refusal().contains(why), qPrintable(refusal()));
        QCOMPARE(requests.messages.count(), 1);
        QVERIFY2(requests.said.contains(QStringLiteral("SMM-1")), qPrintable(requests.said));
        const auto* reason = table()->viewport()->findChild<QLabel*>(QStringLiteral("cellRefusal"));
        QVERIFY(reason && reason->isVisible());
        QVERIFY2(reason->text().contains(why), qPrintable(reason->text()));
        QVERIFY(table()->viewport()->rect().contains(reason->geometry()));
        QVERIFY(!reason->geometry().intersects(QApplication::focusWidget()->geometry()));
        type(cell("u3", battle::Number::AttackPower), QStringLiteral("5"));
        QCOMPARE(refusal(), QString());
        QTRY_VERIFY(!table()->viewport()->findChild<QLabel*>(QStringLiteral("cellRefusal")));
    }

    void editsSeveralAsOneStep() {
        table()->selectRow(0);
        table()->selectionModel()->select(model()->index(1, 0),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
        type(cell("u1", battle::Number::DefensePower), QStringLiteral("6"));
        QCOMPARE(unit("u1")[battle::Number::DefensePower], 6);
        QCOMPARE(unit("u2")[battle::Number::DefensePower], 6);
        QCOMPARE(unit("u3")[battle::Number::DefensePower], 2);
        QCOMPARE(m_document->stepCount(), 1);
        QCOMPARE(table()->selectionModel()->selectedRows().size(), 2);
        m_document->undo();
        QCOMPARE(unit("u2")[battle::Number::DefensePower], 2);
    }

    void resetsToTheKind() {
        type(cell("u3", battle::Number::AttackPower), QStringLiteral("7"));
        table()->selectRow(model()->row(UnitId("u3")));
        table()->selectionModel()->setCurrentIndex(cell("u3", battle::Number::AttackPower),
                                                   QItemSelectionModel::NoUpdate);
        QMetaObject::invokeMethod(table()->parentWidget(), "resetToKind");
        QCOMPARE(unit("u3")[battle::Number::AttackPower], 3);
        QVERIFY(!unit("u3").own);
    }

    void ticksFlags() {
        const auto index = cell("u2", ui::unitField(battle::Flag::Noble));
        table()->setColumnHidden(index.column(), false);
        table()->scrollTo(index);
        table()->setFocus();
        table()->setCurrentIndex(index);
        QTest::keyClick(table(), Qt::Key_Space);
        QVERIFY(unit("u2")[battle::Flag::Noble]);
        QCOMPARE(model()->row(UnitId("u2")), 8); // more valuable than the other Stabbers now (SMM-3.4)
        QCOMPARE(m_selection->unit(), std::optional(UnitId("u2")));
    }

    void duplicatesAndRemoves() {
        table()->selectRow(0);
        QTest::mouseClick(button(QStringLiteral("Duplicate")), Qt::LeftButton);
        QCOMPARE(model()->rowCount(), 12);
        QCOMPARE(guard().units->back().name, std::string("Stabber 10"));
        table()->setFocus();
        table()->selectRow(0);
        QTest::keyClick(table(), Qt::Key_Delete);
        QCOMPARE(model()->rowCount(), 11);
        table()->selectAll();
        QTest::keyClick(table(), Qt::Key_Delete);
        QCOMPARE(model()->rowCount(), 11);
        QVERIFY2(!refusal().isEmpty(), "a stack is never left empty (SMM-19)");
    }

    void pastesAListFromASpreadsheet() {
        QGuiApplication::clipboard()->setText(
            QStringLiteral("Name\tHits\tAP\tColour\nAnn\t4\t5\tred\nBen\tfour\t1\t\n12 x Carl\t3\t2\t\n"));
        const int before = model()->rowCount();
        QString hint;
        test::whenOpen<ui::UnitListDialog>([&](ui::UnitListDialog& dialog) {
            hint = dialog.hint();
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(
            hint,
            QStringLiteral(
                "Can't read line 3, column 2: Expected a whole number from 1 to 1,000,000, found “four”."));
        QCOMPARE(model()->rowCount(), before + 13);
        QCOMPARE(guard().units->back().name, std::string("Carl 12"));
        QCOMPARE(guard().units->back()[battle::Number::AttackPower], 2);
        m_document->undo(); // one step
        QCOMPARE(model()->rowCount(), before);
    }

    void whatIsCopiedCanBePasted() {
        table()->setFocus();
        table()->selectAll();
        const int before = model()->rowCount();
        std::vector<battle::Unit> copied; // in the order of the rows
        copied.reserve(static_cast<std::size_t>(before));
        for (int row = 0; row < before; ++row)
            copied.push_back(model()->unit(row));
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        const QString list = QGuiApplication::clipboard()->text();
        QVERIFY(list.contains(QLatin1String("Stabber")));
        QGuiApplication::clipboard()->setText(list); // as a spreadsheet gives it back
        test::whenOpen<ui::UnitListDialog>(
            [](ui::UnitListDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(model()->rowCount(), 2 * before);
        const battle::Stack& stack = guard();
        for (std::size_t i = 0; i < copied.size(); ++i) {
            const battle::Unit& one = copied[i];
            const battle::Unit& copy = (*stack.units)[copied.size() + i];
            QVERIFY(*one.profile == *copy.profile);
            QCOMPARE(copy.kind, one.kind);
            QCOMPARE(copy.hitsLeft, one.hitsLeft);
        }
    }

    void columnsOfAListAreChosen() {
        ui::UnitListDialog dialog(*m_document, guard().id, QStringLiteral("Ann;7;4\nBen;8;5"), m_panel.get());
        dialog.show();
        auto* list = dialog.findChild<QTableView*>();
        auto* field = dialog.findChild<QComboBox*>();
        QCOMPARE(list->model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("Full hits"));
        list->setCurrentIndex(list->model()->index(0, 1));
        field->setFocus();
        while (field->currentText() != QLatin1String("Level") && field->currentIndex() + 1 < field->count())
            QTest::keyClick(field, Qt::Key_Down);
        QCOMPARE(dialog.problem(), noHits);
        list->setCurrentIndex(list->model()->index(0, 2));
        field->setFocus();
        while (field->currentText() != QLatin1String("Full hits") && field->currentIndex() > 0)
            QTest::keyClick(field, Qt::Key_Up); // from AP, which it still gives
        QCOMPARE(dialog.problem(), QString());
        dialog.accept();
        QCOMPARE(guard().units->back()[battle::Number::Hits], 5);
        QCOMPARE(guard().units->back()[battle::Number::Level], 8);
    }

    /// What the list needs is asked, each once.
    void doubtsOfAListAreAsked() {
        ui::UnitListDialog dialog(
            *m_document, guard().id,
            QStringLiteral("Name;Move;AP;Level\nBeowulf;30 ft;~1,000;2\nGrendel;40 ft;4,813;3"),
            m_panel.get());
        dialog.show();
        const auto box = [&dialog](const char* name) {
            return dialog.findChild<QCheckBox*>(QLatin1String(name));
        };
        QVERIFY(!dialog.acceptButton()->isEnabled());
        QCOMPARE(box("listWords")->text(), QStringLiteral("Only the &number counts, as in “30 ft”"));
        QTest::keyClick(box("listWords"), Qt::Key_Space);
        QCOMPARE(box("listThousands")->text(),
                 QStringLiteral("A &comma separates thousands, as in “~1,000”"));
        QTest::keyClick(box("listThousands"), Qt::Key_Space);
        QCOMPARE(dialog.problem(), noHits);
        QVERIFY(box("listWords")->isVisible() && box("listThousands")->isVisible());
        QVERIFY(!box("listKinds")->isVisible());
        auto* hits = dialog.findChild<QSpinBox*>();
        hits->selectAll(); // as Tab does
        QTest::keyClicks(hits, QStringLiteral("7"));
        QCOMPARE(dialog.problem(), QString());
        QVERIFY(box("listKinds")->isVisible() && box("listKinds")->isChecked());
        const std::size_t kinds = m_document->battle().kinds->size();
        dialog.accept();
        QCOMPARE(guard().units->back()[battle::Number::AttackPower], 4'813);
        QCOMPARE(guard().units->back()[battle::Number::Hits], 7);
        QCOMPARE(guard().units->back().kind, std::string("Grendel"));
        QCOMPARE(m_document->battle().kinds->size(), kinds + 2);
        m_document->undo(); // units and kinds
        QCOMPARE(m_document->battle().kinds->size(), kinds);
    }

    void unitsOfNewNamesNeedNoKind() {
        ui::UnitListDialog dialog(*m_document, guard().id, QStringLiteral("Name,HP\nBeowulf,7"),
                                  m_panel.get());
        dialog.show();
        const std::size_t kinds = m_document->battle().kinds->size();
        QTest::keyClick(dialog.findChild<QCheckBox*>(QStringLiteral("listKinds")), Qt::Key_Space);
        dialog.accept();
        QCOMPARE(m_document->battle().kinds->size(), kinds);
        QVERIFY(guard().units->back().kind.empty());
    }

    /// By a click on its number, or with the box for the current row.
    void anyRowOfAListCanBeTheHeading() {
        ui::UnitListDialog dialog(*m_document, guard().id,
                                  QStringLiteral("Army,12\n,\nWho,HP\nBeowulf,7\nGrendel,8"), m_panel.get());
        dialog.show();
        auto* list = dialog.findChild<QTableView*>();
        QCOMPARE(list->model()->rowCount(), 4);
        auto* heading = list->verticalHeader();
        QTest::mouseClick(heading->viewport(), Qt::LeftButton, {},
                          {heading->width() / 2, heading->sectionViewportPosition(1) + 4});
        auto* box = dialog.findChild<QCheckBox*>();
        QCOMPARE(box->text(), QStringLiteral("&Row 3 names the columns"));
        QVERIFY(box->isChecked());
        QCOMPARE(dialog.acceptButton()->text(), QStringLiteral("&Add 2 unit(s)"));
        list->setCurrentIndex(list->model()->index(3, 0));
        QVERIFY(!box->isChecked());
        list->setCurrentIndex(list->model()->index(1, 0));
        QTest::keyClick(box, Qt::Key_Space);
        QCOMPARE(dialog.acceptButton()->text(), QStringLiteral("&Add 3 unit(s)"));
    }

    void columnsThatGiveNothingAreNamed() {
        const ui::UnitListDialog dialog(*m_document, guard().id,
                                        QStringLiteral("Name\tColour\tHits\t\tMood\nAnn\tred\t4\t\tgood"),
                                        m_panel.get());
        QVERIFY2(dialog.hint().startsWith(QLatin1String("Not used: Colour")), qPrintable(dialog.hint()));
        QVERIFY2(dialog.hint().endsWith(QLatin1String("Mood")), qPrintable(dialog.hint()));
    }

    void aTitleAndATotalAreNoUnits() {
        ui::UnitListDialog dialog(*m_document, guard().id,
                                  QStringLiteral("The Guard\t\nName\tHits\nAnn\t4\nBen\t5\nTotal\t9"),
                                  m_panel.get());
        QVERIFY2(dialog.hint().startsWith(QLatin1String("Not used: Total")), qPrintable(dialog.hint()));
        QCOMPARE(dialog.findChild<QCheckBox*>()->text(), QStringLiteral("&Row 2 names the columns"));
        const std::size_t before = guard().units->size();
        dialog.accept();
        QCOMPARE(guard().units->size(), before + 2);
    }

    void aClipboardWithoutAListIsRefused() {
        const ui::UnitListDialog empty(*m_document, guard().id, QString(), m_panel.get());
        QCOMPARE(empty.problem(), QStringLiteral("The clipboard has no text. Copy a list of units first."));
        const ui::UnitListDialog broken(*m_document, guard().id, QStringLiteral("a,\"b"), m_panel.get());
        QVERIFY2(broken.problem().contains(QLatin1String("line 1, column 3")), qPrintable(broken.problem()));
    }

    void badClipboards_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const QString none = QStringLiteral("The clipboard has no text. Copy a list of units first.");
        QTest::newRow("nothing but HTML, a picture and other formats") << QString() << none;
        QTest::newRow("100 MB") << QString(100'000'000, u'a')
                                << QStringLiteral("The list: expected at most 16 MB, found more");
        QTest::newRow("NUL") << QStringLiteral("Name\tHits\nA") + QChar(0) + QStringLiteral("n\t4")
                             << QStringLiteral(
                                    "The list: line 2, column 2: expected text, found a control character");
        QTest::newRow("a lone quote")
            << QStringLiteral("Name,Hits\nAnn,\"4")
            << QStringLiteral(
                   "The list: line 2, column 5: expected a cell that ends with a quote, found other text, "
                   "or the end");
        const QString number = QStringLiteral(
            "Can't read line 2, column 2: Expected a whole number from 1 to 1,000,000, found “%1”.");
        QTest::newRow("another decimal mark")
            << QStringLiteral("Name\tHits\nAnn\t1,5") << number.arg(QStringLiteral("1,5"));
        QTest::newRow("a formula") << QStringLiteral("Name\tHits\nAnn\t=2+2")
                                   << number.arg(QStringLiteral("=2+2"));
        QTest::newRow("right to left")
            << QStringLiteral("שם\tHits\nאבא\tארבע") << number.arg(QStringLiteral("ארבע"));
        QTest::newRow("ragged")
            << QStringLiteral("Name\tAP\tHits\nAnn")
            << QStringLiteral("Can't read line 2, column 3: Expected hits, or a unit kind that gives "
                              "them, found “”.");
        QTest::newRow("prose") << QStringLiteral("Dear Ann,\nhow are you?") << noHits;
    }
    /// Each says what is wrong and where, and nothing changes.
    void badClipboards() {
        QFETCH(const QString, text);
        QFETCH(const QString, problem);
        auto* data = new QMimeData;
        data->setHtml(QStringLiteral("<table><tr><td>Ann</td><td>4</td></tr></table>"));
        data->setImageData(QImage(2, 2, QImage::Format_RGB32));
        data->setData(QStringLiteral("application/x-office"), QByteArray("\0\1", 2));
        if (!text.isEmpty())
            data->setText(text);
        QGuiApplication::clipboard()->setMimeData(data);
        const int before = model()->rowCount();
        QString told;
        test::whenOpen<ui::UnitListDialog>([&](ui::UnitListDialog& dialog) {
            told = dialog.problem();
            QTest::keyClick(&dialog, Qt::Key_Return); // can't be accepted
            dialog.reject();
        });
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
        QGuiApplication::clipboard()->clear();
        QCOMPARE(text::withoutIsolates(told), problem);
        QCOMPARE(model()->rowCount(), before);
        QCOMPARE(m_document->stepCount(), 0);
    }

    /// A browser and a spreadsheet put HTML beside the text.
    void theTextBesideHtmlIsPasted() {
        auto* data = new QMimeData;
        data->setHtml(QStringLiteral("<b>Ann</b>"));
        data->setText(QStringLiteral("Name\tHits\nAnn\t4"));
        QGuiApplication::clipboard()->setMimeData(data);
        const int before = model()->rowCount();
        test::whenOpen<ui::UnitListDialog>(
            [](ui::UnitListDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Return); });
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(model()->rowCount(), before + 1);
    }

    void unitsAreCopiedAsMarkdown() {
        table()->setFocus();
        table()->selectRow(0);
        QMetaObject::invokeMethod(table()->parentWidget(), "copyAsMarkdown");
        const QString copied = QGuiApplication::clipboard()->text();
        QCOMPARE(copied.count(u'\n'), 3);
        QVERIFY2(copied.startsWith(QLatin1String("| Name | ")), qPrintable(copied));
    }

    /// Names have the room that is left, as soon as the table is seen and whenever it becomes wider.
    void columnsFillTheTable() {
        for (const int width : {520, 404, 700}) {
            m_panel->resize(width, 760);
            QTRY_COMPARE(table()->horizontalHeader()->length(), table()->viewport()->width());
        }
    }

    /// Where not even the beginnings of names fit, the table scrolls sideways past whole ones.
    void namesAreWholeWhereColumnsDoNotFit() {
        QStringList keys;
        for (const ui::UnitField& field : ui::unitFields())
            keys << ui::fieldKey(field);
        m_settings->setUnitColumns(keys);
        for (const int width : {404, 520}) {
            m_panel->resize(width, 760);
            QTRY_VERIFY(table()->horizontalScrollBar()->maximum() > 0);
            QCOMPARE(table()->columnWidth(ui::NameColumn),
                     static_cast<QAbstractItemView*>(table())->sizeHintForColumn(ui::NameColumn));
        }
        m_settings->setUnitColumns({});
        QTRY_COMPARE(table()->horizontalHeader()->length(), table()->viewport()->width());
    }

    /// At the usual width of the dock, in the program's own style. Only the panel around the table scrolls.
    void theTableNeedsNoScrolling() {
        QApplication::setStyle(new ui::Style);
        const auto back = qScopeGuard([] { QApplication::setStyle(QStringLiteral("fusion")); });
        battle::Unit warlord = unit("kess");
        warlord.name = "Pale Warlord Rusk";
        QVERIFY(m_document->perform(battle::EditUnit{battle::StackId("guard"), warlord}).isDone());
        m_panel->resize(404, 420);
        QTRY_COMPARE(table()->verticalScrollBar()->maximum(), 0);
        QTRY_COMPARE(table()->horizontalScrollBar()->maximum(), 0);
        const QPoint middle = table()->viewport()->rect().center();
        QWheelEvent wheel(middle, table()->viewport()->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(table()->viewport(), &wheel);
        QVERIFY(!wheel.isAccepted()); // so that the panel gets it
    }

    void columnsAreChosenInAMenu() {
        const int specials = model()->column(ui::unitField("specials"));
        QVERIFY(table()->isColumnHidden(specials));
        chooseInMenu(QStringLiteral("Specials"));
        QVERIFY(!table()->isColumnHidden(specials));
        const QStringList keys = m_settings->unitColumns();
        QCOMPARE(keys.last(), QStringLiteral("specials"));
        QCOMPARE(keys.size(), 9);
        chooseInMenu(QStringLiteral("Default columns"));
        QVERIFY(table()->isColumnHidden(specials));
        QCOMPARE(m_settings->unitColumns(), QStringList());
        m_settings->setUnitColumns({QStringLiteral("specials"), QStringLiteral("of another program")});
        QVERIFY(!table()->isColumnHidden(specials));
        QVERIFY(table()->isColumnHidden(cell("u1", battle::Number::AttackPower).column()));
        QVERIFY(!table()->isColumnHidden(model()->column(ui::unitField("name"))));
    }

    void unknownSpecialsAreFlagged() {
        const int specials = model()->column(ui::unitField("specials"));
        const auto index = [&] { return model()->index(model()->row(battle::UnitId("kess")), specials); };
        QVERIFY(index().data(Qt::DecorationRole).isNull());
        battle::Unit typo = unit("kess");
        battle::Traits traits = typo.own ? *typo.own : battle::Traits{};
        traits.specials = {"flyer", "rangd"};
        typo.own = std::make_shared<battle::Traits>(traits);
        QVERIFY(m_document->perform(battle::EditUnit{battle::StackId("guard"), typo}).isDone());
        QVERIFY(!index().data(Qt::DecorationRole).isNull());
        const QString told = index().data(Qt::ToolTipRole).toString();
        QVERIFY2(told.contains(QStringLiteral("Did you mean “ranged”?")), qPrintable(told));
        QVERIFY2(told.contains(QStringLiteral("flyer: Flies")), qPrintable(told));
        QLineEdit line;
        const ui::SpecialsHint hint(line, nullptr);
        line.setText(QStringLiteral("ranged 3, leadership"));
        QVERIFY(hint.text().isEmpty());
        line.setText(QStringLiteral("ranged 3, fearless"));
        QCOMPARE(hint.text(), QStringLiteral("No rule uses “fearless”."));
    }

private:
    /// Opens the menu of the header and takes the entry by mouse.
    void chooseInMenu(const QString& entry) {
        QTimer::singleShot(0, this, [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu);
            for (QAction* action : menu->actions())
                if (action->text() == entry)
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
        });
        Q_EMIT table()->horizontalHeader()->customContextMenuRequested(QPoint(5, 5));
    }
};

template struct sf::test::Registered<TestUnitTable, QApplication>;
#include "test_unit_table.moc"
