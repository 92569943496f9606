// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document_area.h"
#include "app/file_desk.h"
#include "app/main_window.h"
#include "core/document/battle_document.h"
#include "core/document/document_file.h"
#include "core/document/recovery.h"
#include "tests/ui/program_window.h"
#include "tests/ui/small_battle.h"
#include "tests/ui/when_open.h"
#include "ui/battle/add_units_dialog.h"
#include "ui/battle/battle_page.h"
#include "ui/battle/battle_view.h"
#include "ui/battle/new_battle_dialog.h"
#include "ui/common/appearance.h"
#include "ui/common/elided_label.h"
#include "ui/common/icons.h"
#include "ui/common/message_bar.h"
#include "ui/common/save_changes_dialog.h"
#include "ui/common/settings.h"
#include "ui/common/settings_dialog.h"
#include "ui/common/start_page.h"
#include "ui/common/style.h"
#include "ui/paint/theme.h"
#include "ui/printing/page_preview.h"
#include "ui/printing/print_dialog.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <sys/stat.h>

using namespace sf;
using test::whenOpen;

/// A whole window with settings of its own.
struct Desk : test::ProgramWindow {
    Desk() : ProgramWindow(ui::battleKind()) { show(); }
    ui::BattlePage& addBattle() {
        return static_cast<ui::BattlePage&>(
            *window->add(std::make_unique<document::BattleDocument>(ui::emptyBattle())));
    }
    /// Closes the window, whatever has changed, and opens it anew.
    void restart() {
        const auto pages = window->documents().pages();
        for (ui::Page* page : pages)
            page->document().undoStack().setClean();
        QVERIFY(window->close());
        window.reset();
        window =
            std::make_unique<app::MainWindow>(kinds, context(), folder.filePath(QStringLiteral("recovery")));
        show();
    }
    ui::BattlePage& addSmallBattle() {
        return static_cast<ui::BattlePage&>(
            *window->add(std::make_unique<document::BattleDocument>(test::smallBattle())));
    }
    void play() { QVERIFY(!battle().perform(smm::PlayRound{})); }
    document::BattleDocument& battle() {
        return static_cast<document::BattleDocument&>(window->documents().currentPage()->document());
    }
    QTabBar& tabs() { return *window->findChild<QTabBar*>(QStringLiteral("documents")); }
    QString path(const char* name) { return folder.filePath(QLatin1String(name)); }
};

battle::Stack oneStack() {
    battle::Stack stack;
    stack.id = battle::StackId("s1");
    stack.name = "First";
    stack.hex = {2, 2};
    battle::Unit unit;
    unit.id = battle::UnitId("u1");
    battle::Traits traits;
    traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = 3;
    traits.numbers[static_cast<std::size_t>(battle::Number::Move)] = 4;
    unit.own = std::make_shared<battle::Traits>(traits);
    unit.profile = std::make_shared<battle::Profile>(battle::resolved(traits, nullptr));
    unit.hitsLeft = 3;
    stack.units = std::vector<battle::Unit>{unit};
    return stack;
}

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysGoToTheDocksAndBack_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("dock");
        QTest::newRow("stack") << int(Qt::Key_S) << QStringLiteral("stackDock");
        QTest::newRow("orders") << int(Qt::Key_O) << QStringLiteral("ordersDock");
        QTest::newRow("all stacks") << int(Qt::Key_A) << QStringLiteral("stacksDock");
        QTest::newRow("brushes") << int(Qt::Key_M) << QStringLiteral("mapDock");
        QTest::newRow("history") << int(Qt::Key_H) << QStringLiteral("historyDock");
        QTest::newRow("forecast") << int(Qt::Key_F) << QStringLiteral("forecastDock");
        QTest::newRow("log") << int(Qt::Key_L) << QStringLiteral("logDock");
    }
    void keysGoToTheDocksAndBack() {
        QFETCH(int, key);
        QFETCH(QString, dock);
        Desk desk;
        auto& page = desk.addSmallBattle();
        page.selection().setStack(battle::StackId("a"));
        for (const auto* behind : desk.window->findChildren<QDockWidget*>()) {
            page.dockRequested(behind->objectName());
            QTest::qWait(1);
        }
        QVERIFY(!desk.battle().perform(smm::RoundAction(smm::Resolve{smm::Extent::Round})));
        QVERIFY(QTest::qWaitForWindowActive(desk.window.get()));
        auto* frame = desk.window->findChild<QDockWidget*>(dock);
        QVERIFY(frame);
        QTest::keyClick(desk.window.get(), static_cast<Qt::Key>(key), Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(frame->isVisible() && frame->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(QApplication::focusWidget()->isVisible());
        QTest::keyClick(desk.window.get(), Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), &page.view());
    }

    void theLogLiesBelowTheMap() {
        Desk desk;
        desk.window->resize(1440, 900);
        ui::BattlePage& page = desk.addSmallBattle();
        QTRY_VERIFY(page.view().isVisible());
        QCoreApplication::processEvents();
        const int before = page.view().height();
        auto* log = desk.window->findChild<QDockWidget*>(QStringLiteral("logDock"));
        QVERIFY(log->isHidden());
        desk.play();
        QVERIFY(log->isVisible());
        QCOMPARE(log->height(), 182);
        QVERIFY(page.view().height() < before - 150);
        QCOMPARE(desk.window->dockWidgetArea(log), Qt::BottomDockWidgetArea);
        auto* forecast = desk.window->findChild<QDockWidget*>(QStringLiteral("forecastDock"));
        QVERIFY(forecast->geometry().bottom() >= log->geometry().bottom());
        QVERIFY(forecast->geometry().left() > log->geometry().right());
    }

    void eachBattleShowsItsOwnLog() {
        Desk desk;
        desk.addSmallBattle();
        desk.play();
        desk.addBattle();
        auto* log = desk.window->findChild<QDockWidget*>(QStringLiteral("logDock"));
        QTRY_VERIFY(log->isHidden());
        desk.tabs().setCurrentIndex(0);
        QTRY_VERIFY(log->isVisible());
        desk.battle().undoStack().undo();
        QVERIFY(log->isVisible());
    }

    void aLogThatWasClosedStaysClosed() {
        Desk desk;
        desk.addSmallBattle();
        desk.play();
        auto* log = desk.window->findChild<QDockWidget*>(QStringLiteral("logDock"));
        QTRY_VERIFY(log->isVisible());
        log->close();
        desk.play();
        QVERIFY(log->isHidden());
        desk.restart();
        desk.addSmallBattle();
        desk.play();
        QVERIFY(desk.window->findChild<QDockWidget*>(QStringLiteral("logDock"))->isHidden());
    }

    void aLogThatWasOpenedIsThereAgain() {
        Desk desk;
        desk.window->resize(1440, 900);
        desk.addSmallBattle();
        auto* log = desk.window->findChild<QDockWidget*>(QStringLiteral("logDock"));
        QVERIFY(log->isHidden());
        log->toggleViewAction()->trigger();
        QTRY_COMPARE(log->height(), 182);
        desk.window->resizeDocks({log}, {230}, Qt::Vertical);
        QTRY_COMPARE(log->height(), 230);
        desk.restart();
        desk.addSmallBattle();
        log = desk.window->findChild<QDockWidget*>(QStringLiteral("logDock"));
        QTRY_VERIFY(log->isVisible());
        QTRY_COMPARE(log->height(), 230);
    }

    void mapKeepsMostOfTheWidth_data() {
        QTest::addColumn<int>("points");
        QTest::newRow("10 pt") << 10;
        QTest::newRow("14 pt") << 14;
    }
    void mapKeepsMostOfTheWidth() {
        QFETCH(int, points);
        const QFont before = QApplication::font();
        QFont font = before;
        font.setPointSize(points);
        QApplication::setFont(font);
        Desk desk;
        desk.window->resize(1280, 760);
        QVERIFY(desk.window->openExample(QStringLiteral(":/squarefront/examples/teaching.sqf")));
        auto& view = *desk.window->findChild<ui::BattleView*>();
        for (const auto* dock : desk.window->findChildren<QDockWidget*>()) {
            desk.window->documents().currentPage()->dockRequested(dock->objectName());
            QTest::qWait(20);
            QVERIFY2(view.width() >= 0.55 * 1280, qPrintable(dock->objectName()));
        }
        auto* list = desk.window->findChild<QDockWidget*>(QStringLiteral("stacksDock"));
        desk.window->documents().currentPage()->dockRequested(list->objectName());
        QTest::qWait(20);
        QVERIFY(list->findChild<QTableView*>()->viewport()->height() > 120);
        QVERIFY2(points == 10 ? list->width() < 430 : list->width() > 440,
                 qPrintable(QString::number(list->width())));
        QCOMPARE(desk.window->size(), QSize(1280, 760));
        QApplication::setFont(before);
    }

    void printsWhatIsOpen() {
        Desk desk;
        auto& page = desk.addBattle();
        QVERIFY(!desk.battle().perform(battle::AddStack{oneStack(), {}}));
        int pages = 0;
        whenOpen<ui::PrintDialog>([&pages](ui::PrintDialog& dialog) {
            pages = dialog.preview().count();
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        QTest::keyClick(&page.view(), Qt::Key_P, Qt::ControlModifier);
        QTRY_COMPARE(pages, 1);
    }

    void initTestCase() { QApplication::setStyle(new ui::Style); }

    void anIconWithoutRoomIsNothing() {
        QVERIFY(ui::lineIcon(QStringLiteral("log")).pixmap(QSize(0, 12)).isNull());
        QVERIFY(!ui::lineIcon(QStringLiteral("log")).pixmap(QSize(12, 12)).isNull());
    }

    void tabGoesRoundThroughAllDocks() {
        Desk desk;
        auto& page = desk.addSmallBattle();
        for (const auto* dock : desk.window->findChildren<QDockWidget*>()) {
            page.dockRequested(dock->objectName()); // so that it has its contents, empty as they are
            QTest::qWait(5);
        }
        page.view().setFocus();
        QSet<const QWidget*> seen;
        do {
            QWidget* now = QApplication::focusWidget();
            seen << now;
            QTest::keyClick(now, Qt::Key_Tab);
            QVERIFY2(QApplication::focusWidget() != now, qPrintable(now->accessibleName()));
            now = QApplication::focusWidget();
            const QRect place(now->mapTo(desk.window.get(), QPoint()), now->size());
            QVERIFY2(desk.window->rect().intersects(place), qPrintable(now->accessibleName()));
        } while (QApplication::focusWidget() != &page.view() && seen.size() < 300);
        QCOMPARE(QApplication::focusWidget(), &page.view());
        QVERIFY(seen.size() > 20);
    }

    void tabReachesAllOfTheStartPage() {
        Desk desk;
        auto& page = *desk.window->findChild<ui::StartPage*>();
        page.setFocus();
        auto* first = QApplication::focusWidget();
        QVERIFY(first && page.isAncestorOf(first));
        QStringList seen;
        QPoint last(-1, -1);
        do {
            const QWidget* now = QApplication::focusWidget();
            const QPoint place = now->mapTo(page.widget(), QPoint());
            QVERIFY2(place.y() > last.y() || place.x() > last.x(), qPrintable(now->accessibleName()));
            last = place;
            seen << now->accessibleName();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        } while (page.isAncestorOf(QApplication::focusWidget()) && seen.size() < 50);
        QCOMPARE(seen.filter(QStringLiteral("Example ")).size(), 6);
        while (!page.isAncestorOf(QApplication::focusWidget()) && seen.size() < 50) {
            seen << QString();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(QApplication::focusWidget(), first);
    }

    void enterPressesTheButtonThatHasTheKeyboard() {
        Desk desk;
        for (auto* card : desk.window->findChild<ui::StartPage*>()->findChildren<QToolButton*>())
            if (card->accessibleName().startsWith(QStringLiteral("Example Ford")))
                card->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(desk.window->documents().pages().size(), 1);
    }

    void newBattleByKeys() {
        Desk desk;
        bool seen = false;
        whenOpen<ui::NewBattleDialog>([&seen](ui::NewBattleDialog& dialog) {
            seen = true;
            auto* title = dialog.findChildren<QLineEdit*>().front();
            title->setFocus();
            QTest::keyClick(title, Qt::Key_A, Qt::ControlModifier);
            QTest::keyClicks(title, QStringLiteral("Marl"));
            dialog.findChildren<QSpinBox*>().front()->setValue(7);
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QTest::keyClick(desk.window.get(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(seen);
        QCOMPARE(desk.window->documents().count(), 1);
        QCOMPARE(desk.battle().title(), QStringLiteral("Marl"));
        QCOMPARE(desk.battle().battle().map->columns(), 7);
        QCOMPARE(desk.battle().battle().sides.size(), std::size_t(2));
    }

    void newBattleNeedsATitle() {
        ui::NewBattleDialog dialog;
        dialog.findChildren<QLineEdit*>().front()->clear();
        QVERIFY(!dialog.problem().isEmpty());
        QVERIFY(!dialog.acceptButton()->isEnabled());
    }

    /// A window manager that is slow to answer may squeeze it for a moment.
    void aDialogSqueezedAtFirstIsNoTowerAfterwards() {
        ui::NewBattleDialog dialog;
        dialog.layout()->setSizeConstraint(QLayout::SetNoConstraint);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const int least = dialog.layout()->totalMinimumSize().width();
        dialog.setMinimumSize(1, 1);
        dialog.resize(60, 100);
        QEvent request(QEvent::LayoutRequest);
        QApplication::sendEvent(&dialog, &request);
        QCOMPARE(dialog.height(), dialog.layout()->totalHeightForWidth(least));
    }

    void longNamesAndMarksInThemAreShownAsTheyAre() {
        Desk desk;
        auto& page = desk.addBattle();
        const QString title = QStringLiteral("A & B ") + QString(300, u'x');
        QVERIFY(!desk.battle().perform(battle::SetTitle{title.toStdString()}));
        const auto* bar = desk.window->findChild<QTabBar*>(QStringLiteral("documents"));
        QVERIFY2(bar->tabText(0).size() < 60, qPrintable(bar->tabText(0)));
        QVERIFY2(bar->tabText(0).startsWith(QStringLiteral("A && B ")), qPrintable(bar->tabText(0)));
        QVERIFY(bar->tabToolTip(0).contains(title));
        QLabel label(QStringLiteral("<b>Reds</b>"), &page);
        label.show();
        QCOMPARE(label.textFormat(), Qt::PlainText);
    }

    void aThirdAndFourthSideCutNothing() {
        ui::NewBattleDialog dialog;
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        for (auto* button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Add a side"))
                for (int side = 0; side < 2; ++side) {
                    QTest::mouseClick(button, Qt::LeftButton);
                    QTest::qWait(50);
                }
        QCOMPARE(dialog.battle().sides.size(), 4U);
        for (const auto* label : dialog.findChildren<QLabel*>())
            QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
    }

    void editsShowInTitleAndUndo() {
        Desk desk;
        auto& page = desk.addBattle();
        QVERIFY(!desk.battle().perform(battle::AddStack{oneStack(), {}}));
        QVERIFY(desk.window->isWindowModified());
        QVERIFY(desk.tabs().tabText(0).endsWith(QLatin1Char('*')));
        page.selection().setStack(battle::StackId("s1"));
        page.view().setFocus();
        const auto facing = desk.battle().battle().stacks[0]->facing;
        QTest::keyClick(&page.view(), Qt::Key_R);
        QCOMPARE(desk.battle().battle().stacks[0]->facing, hex::rotated(facing, 1));
        QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.battle().battle().stacks[0]->facing, facing);
        QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(desk.battle().battle().stacks.empty());
        QVERIFY(!desk.window->isWindowModified());
        QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(desk.battle().battle().stacks.size(), std::size_t(1));
        desk.battle().undoStack().setClean();
    }

    void ampersandsInNamesAreNoShortcutsOfUndo() {
        Desk desk;
        desk.addBattle();
        battle::Stack stack = oneStack();
        stack.name = "Hill & Dale";
        QVERIFY(!desk.battle().perform(battle::AddStack{stack, {}}));
        const auto shows = [&](const char* begin) {
            const auto actions = desk.window->findChildren<QAction*>();
            return std::ranges::any_of(actions, [&](const QAction* action) {
                return action->isEnabled() && action->text().startsWith(QLatin1String(begin)) &&
                       action->text().contains(QLatin1String("Hill && Dale"));
            });
        };
        auto& done = desk.battle().undoStack();
        QVERIFY(shows("&Undo "));
        QVERIFY2(done.undoText().contains(QLatin1String("Hill & Dale")), qPrintable(done.undoText()));
        done.undo();
        QVERIFY(!shows("&Undo ") && shows("&Redo "));
        desk.addBattle(); // of which nothing has been undone
        QVERIFY(!shows("&Redo "));
    }

    void typedUnitsBecomeAStack() {
        Desk desk;
        auto& page = desk.addBattle();
        page.selection().setCursor({3, 4});
        page.view().setFocus();
        bool seen = false;
        whenOpen<ui::AddUnitsDialog>([&seen](ui::AddUnitsDialog& dialog) {
            seen = true;
            auto* line = dialog.findChild<QLineEdit*>(QStringLiteral("units"));
            QCOMPARE(dialog.focusWidget(), line);
            QTest::keyClicks(line, QStringLiteral("3 Dragons"));
            QVERIFY(!dialog.acceptButton()->isEnabled());
            line->clear();
            QTest::keyClicks(line, QStringLiteral("12 Stabbers, 1 Warlord"));
            QTest::keyClick(&dialog, Qt::Key_Return);
        });
        QTest::keyClick(&page.view(), Qt::Key_Insert);
        QVERIFY(seen);
        const auto& stacks = desk.battle().battle().stacks;
        QCOMPARE(stacks.size(), std::size_t(1));
        QCOMPARE(stacks[0]->hex, (hex::Hex{3, 4}));
        QCOMPARE(stacks[0]->living(), 13);
        QCOMPARE(page.selection().stack(), stacks[0]->id);
        desk.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(desk.window.get()));
        QTest::keyClick(&page.view(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(stacks.size(), std::size_t(2));
        desk.battle().undoStack().setClean();
    }

    void closingAsks_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("closed");
        QTest::newRow("discard") << QStringLiteral("discard") << true;
        QTest::newRow("cancel") << QString() << false;
    }
    void closingAsks() {
        QFETCH(const QString, button);
        QFETCH(const bool, closed);
        Desk desk;
        auto& page = desk.addBattle();
        QVERIFY(!desk.battle().perform(battle::SetTitle{"Changed"}));
        whenOpen<ui::SaveChangesDialog>([button](ui::SaveChangesDialog& dialog) {
            if (button.isEmpty())
                QTest::keyClick(&dialog, Qt::Key_Escape);
            else
                QTest::mouseClick(dialog.findChild<QPushButton*>(button), Qt::LeftButton);
        });
        QTest::keyClick(&page.view(), Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(desk.window->documents().count(), closed ? 0 : 1);
        if (!closed)
            desk.battle().undoStack().setClean();
    }

    void badFileSaysWhereAndLeavesTheTabs() {
        Desk desk;
        desk.addBattle();
        QFile file(desk.path("bad.sqf"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "A"}], "map": {"columns": "x", "rows": 2}, "stacks": []})");
        file.close();
        QVERIFY(!desk.window->open(file.fileName()));
        QCOMPARE(desk.window->documents().count(), 1);
        const auto text = desk.window->documents().messages().text();
        QVERIFY2(text.contains(QLatin1String("bad.sqf")) && text.contains(QLatin1String("map.columns")),
                 qPrintable(text));
        QVERIFY(desk.settings.recentFiles().isEmpty());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(desk.window->documents().messages().isHidden());
    }

    void ofSeveralFilesEachBadOneIsTold() {
        Desk desk;
        desk.addBattle();
        const auto good = desk.path("good.sqf");
        QVERIFY(!document::save(desk.battle(), good));
        QVERIFY(desk.window->desk().close(desk.window->documents().currentPage()));
        desk.window->openAll(QStringList{desk.path("nowhere.sqf"), desk.path("elsewhere.sqf"), good});
        QCOMPARE(desk.window->documents().count(), 1);
        const auto text = desk.window->documents().messages().text();
        QVERIFY2(text.contains(QLatin1String("nowhere.sqf")), qPrintable(text));
        QVERIFY2(text.contains(QLatin1String("elsewhere.sqf")), qPrintable(text));
    }

    void whatHasNoTitleIsCalledByItsFile() {
        Desk desk;
        desk.addBattle();
        QVERIFY(!desk.battle().perform(battle::SetTitle{""}));
        const QTabBar& tabs = desk.tabs();
        QCOMPARE(tabs.tabText(0), QStringLiteral("Untitled*"));
        QVERIFY(desk.window->windowTitle().startsWith(QLatin1String("Untitled")));
        QVERIFY(!document::save(desk.battle(), desk.path("one.sqf")));
        QCOMPARE(tabs.tabText(0), QStringLiteral("one.sqf"));
        QVERIFY(desk.window->windowTitle().startsWith(QLatin1String("one.sqf")));
    }

    void aFullStateFolderIsToldInPassing() {
        Desk desk;
        QFile inTheWay(desk.path("recovery"));
        QVERIFY(QDir(inTheWay.fileName()).removeRecursively());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        auto& view = desk.addBattle().view();
        view.setFocus();
        auto& messages = desk.window->documents().messages();
        QVERIFY(!desk.battle().perform(battle::SetTitle{"One"}));
        QVERIFY(messages.isVisible() && messages.text().contains(inTheWay.fileName()));
        QVERIFY(view.hasFocus());
        QVERIFY(inTheWay.remove());
        QVERIFY(!desk.battle().perform(battle::SetTitle{"Two"}));
        QVERIFY(messages.isHidden());
        desk.battle().undoStack().setClean();
    }

    void aPipeIsNotWaitedFor() {
        Desk desk;
        const QString path = desk.path("pipe.sqf");
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        QVERIFY(!desk.window->open(path));
        QCOMPARE(desk.window->documents().messages().text(),
                 path + QLatin1String(": it is no ordinary file"));
    }

    void savedFilesAreRecentAndOpenOnce() {
        Desk desk;
        desk.addBattle();
        const auto path = desk.path("one.sqf");
        QVERIFY(!desk.battle().perform(battle::SetTitle{"One"}));
        QVERIFY(!document::save(desk.battle(), path));
        QVERIFY(!desk.window->isWindowModified());
        QVERIFY(desk.window->open(path));
        QCOMPARE(desk.window->documents().count(), 1);
        QVERIFY(desk.window->desk().close(desk.window->documents().currentPage()));
        QVERIFY(desk.window->open(path));
        QCOMPARE(desk.battle().title(), QStringLiteral("One"));
        QCOMPARE(desk.settings.recentFiles(), QStringList{path});
        QCOMPARE(desk.window->windowFilePath(), path);
    }

    void aRecentFileThatIsGoneSaysSoAndMayBeForgotten() {
        Desk desk;
        desk.settings.addRecentFile(desk.path("gone.sqf"));
        const auto* start = desk.window->findChild<ui::StartPage*>();
        QVERIFY(start);
        bool isTold = false;
        for (const auto* label : start->findChildren<ui::ElidedLabel*>())
            isTold = isTold || label->accessibleName().startsWith(QLatin1String("not there now"));
        QVERIFY(isTold);
        for (auto* button : start->findChildren<QToolButton*>())
            if (button->accessibleName().contains(QLatin1String("gone.sqf")))
                button->click();
        QVERIFY(desk.settings.recentFiles().isEmpty());
    }

    void aMessageGoesWhenItsMatterIsOver() {
        Desk desk;
        desk.addBattle();
        QVERIFY(!desk.window->open(desk.path("nowhere.sqf")));
        QVERIFY(desk.window->documents().messages().isVisible());
        QVERIFY(!document::save(desk.battle(), desk.path("one.sqf")));
        QVERIFY(desk.window->desk().save(desk.window->documents().currentPage()));
        QVERIFY(!desk.window->documents().messages().isVisible());
    }

    void whatOthersWroteIsNotReplacedUnasked_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("written");
        QTest::newRow("write over it") << QStringLiteral("&Write over it") << true;
        QTest::newRow("cancel") << QString() << false;
    }

    void whatOthersWroteIsNotReplacedUnasked() {
        QFETCH(const QString, button);
        QFETCH(const bool, written);
        Desk desk;
        const auto path = desk.path("shared.sqf");
        document::BattleDocument first(ui::emptyBattle());
        QVERIFY(!document::save(first, path));
        QVERIFY(desk.window->open(path));
        QVERIFY(!desk.battle().perform(battle::SetTitle{"Mine"}));
        QFile file(path);
        QVERIFY(file.open(QIODevice::Append) && file.write("\n") == 1);
        file.close();
        int asked = 0;
        whenOpen<QMessageBox>([&](QMessageBox& box) {
            ++asked;
            for (auto* choice : box.buttons())
                if (choice->text() == button)
                    return choice->click();
            QTest::keyClick(&box, Qt::Key_Escape);
        });
        auto* page = desk.window->documents().currentPage();
        QCOMPARE(desk.window->desk().save(page), written);
        QCOMPARE(asked, 1);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().contains("Mine"), written);
        QVERIFY(!written || desk.window->desk().save(page)); // asks no more
        desk.battle().undoStack().setClean();
    }

    void droppedFilesOpen() {
        Desk desk;
        desk.addBattle();
        const auto path = desk.path("dropped.sqf");
        QVERIFY(!document::save(desk.battle(), path));
        QVERIFY(desk.window->desk().close(desk.window->documents().currentPage()));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(desk.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(desk.window.get(), &drop);
        QCOMPARE(desk.window->documents().count(), 1);
    }

    void whatACrashLeftComesBack() {
        Desk desk;
        const auto other = desk.path("recovery");
        {
            // A program that ends without closing: its process is gone, its folder is not.
            const auto kept = desk.path("kept");
            document::Recovery recovery(kept);
            document::BattleDocument battle(ui::emptyBattle());
            recovery.watch(battle);
            QVERIFY(!battle.perform(battle::SetTitle{"Lost and found"}));
            recovery.takeSnapshots();
            recovery.finishWrites();
            QVERIFY(QDir().mkpath(other));
            const auto id = QDir(kept).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
            QVERIFY(QDir().mkpath(other + QLatin1Char('/') + id));
            for (const auto& file : QDir(kept + QLatin1Char('/') + id).entryList(QDir::Files))
                if (!file.contains(QLatin1String("lock")))
                    QFile::copy(kept + QLatin1Char('/') + id + QLatin1Char('/') + file,
                                other + QLatin1Char('/') + id + QLatin1Char('/') + file);
        }
        app::MainWindow window(desk.kinds, {desk.settings, desk.appearance}, other);
        window.show();
        const QString told = window.documents().messages().text();
        QVERIFY(!told.isEmpty());
        // Other matters come before it and go again.
        QVERIFY(!window.open(desk.path("nowhere.sqf")));
        QVERIFY(window.documents().messages().text() != told);
        window.documents().messages().dismiss();
        QCOMPARE(window.documents().messages().text(), told);
        auto* restore = window.findChild<QPushButton*>(QStringLiteral("restore"));
        QVERIFY(restore);
        QTest::mouseClick(restore, Qt::LeftButton);
        QCOMPARE(window.documents().count(), 1);
        QCOMPARE(window.documents().currentPage()->document().title(), QStringLiteral("Lost and found"));
        QVERIFY(window.isWindowModified());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QVERIFY(!window.findChild<QPushButton*>(QStringLiteral("restore")));
        QVERIFY(!window.documents().messages().isVisible());
    }

    void themeHoldsAtOnce() {
        Desk desk;
        desk.settings.setTheme(ui::Settings::Theme::Dark);
        QVERIFY(desk.appearance.theme().isDark());
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 100);
        desk.settings.setTheme(ui::Settings::Theme::Light);
        QVERIFY(!desk.appearance.theme().isDark());
        desk.settings.setTheme(ui::Settings::Theme::HighContrast);
        QCOMPARE(desk.appearance.theme().kind, paint::Theme::Kind::HighContrast);
        desk.settings.setTheme(ui::Settings::Theme::System);
    }

    void enterInTheSettingsThrowsNothingAway() {
        Desk desk;
        desk.settings.setTheme(ui::Settings::Theme::Dark);
        ui::SettingsDialog dialog(desk.settings);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(desk.settings.theme(), ui::Settings::Theme::Dark);
        QVERIFY(!dialog.isVisible());
        desk.settings.setTheme(ui::Settings::Theme::System);
    }

    void settingsAreKeptAndReset() {
        QTemporaryDir folder;
        const auto file = folder.filePath(QStringLiteral("s.ini"));
        ui::Settings(file).setTheme(ui::Settings::Theme::Dark);
        ui::Settings(file).setUnitColumns({QStringLiteral("name"), QStringLiteral("specials")});
        ui::Settings settings(file);
        QCOMPARE(settings.theme(), ui::Settings::Theme::Dark);
        QCOMPARE(settings.unitColumns(), (QStringList{QStringLiteral("name"), QStringLiteral("specials")}));
        settings.reset();
        QCOMPARE(settings.theme(), ui::Settings::Theme::System);
    }
};

QTEST_MAIN(TestMainWindow)
#include "test_main_window.moc"
