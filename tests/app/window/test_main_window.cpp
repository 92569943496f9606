// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_area.h"
#include "app/window/main_window.h"
#include "core/document/battle/battle_document.h"
#include "tests/file_bytes.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/battle_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/editor/new_battle_dialog.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/help/help_window.h"
#include "ui/page/kind_registry.h"
#include "ui/page/message_bar.h"
#include "ui/page/settings_dialog.h"
#include "ui/page/start_page.h"
#include "ui/paint/base/theme.h"
#include "ui/print/page_preview.h"
#include "ui/print/print_dialog.h"
#include "ui/style/appearance.h"
#include "ui/style/current_theme.h"
#include "ui/style/icons.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"
#include "ui/widgets/rule_chip.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QToolButton>
#include <QTreeView>

using namespace sf;
using test::BattleWindow;
using test::oneStack;
using test::whenOpen;

/// The window's docks, dialogs and settings, by keys.
class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysGoToTheDocksAndBack_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<QString>("dock");
        QTest::newRow("stack") << int(Qt::Key_S) << QStringLiteral("stackDock");
        QTest::newRow("orders") << int(Qt::Key_O) << QStringLiteral("stackDock");
        QTest::newRow("all stacks") << int(Qt::Key_A) << QStringLiteral("battleDock");
        QTest::newRow("all orders") << int(Qt::Key_R) << QStringLiteral("battleDock");
        QTest::newRow("Conflicts") << int(Qt::Key_C) << QStringLiteral("battleDock");
        QTest::newRow("brushes") << int(Qt::Key_M) << QStringLiteral("mapDock");
        QTest::newRow("history") << int(Qt::Key_H) << QStringLiteral("historyDock");
        QTest::newRow("forecast") << int(Qt::Key_F) << QStringLiteral("stackDock");
        QTest::newRow("log") << int(Qt::Key_L) << QStringLiteral("logDock");
    }
    void keysGoToTheDocksAndBack() {
        QFETCH(int, key);
        QFETCH(QString, dock);
        BattleWindow controller;
        auto& page = controller.addSmallBattle();
        page.selection().setStack(battle::StackId("a"));
        for (const auto* behind : controller.window->findChildren<QDockWidget*>()) {
            page.dockRequested(behind->objectName());
            QTest::qWait(1);
        }
        controller.play();
        QVERIFY(QTest::qWaitForWindowActive(controller.window.get()));
        auto* frame = controller.window->findChild<QDockWidget*>(dock);
        QVERIFY(frame);
        QTest::keyClick(controller.window.get(), static_cast<Qt::Key>(key),
                        Qt::ControlModifier | Qt::AltModifier);
        QTRY_VERIFY(frame->isVisible() && frame->isAncestorOf(QApplication::focusWidget()));
        QVERIFY(QApplication::focusWidget()->isVisible());
        QTest::keyClick(controller.window.get(), Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), &page.view());
    }

    /// Alt and a letter triggers exactly one command.
    void lettersOfAMenuAreItsOwn() {
        BattleWindow controller;
        controller.addSmallBattle().selection().setStack(battle::StackId("a"));
        for (const QAction* menu : controller.window->menuBar()->actions()) {
            QStringList letters;
            for (const QAction* action : menu->menu()->actions())
                if (const QKeySequence letter = QKeySequence::mnemonic(action->text());
                    action->isVisible() && !letter.isEmpty())
                    letters << letter.toString();
            QVERIFY2(!letters.isEmpty(), qPrintable(menu->text()));
            QVERIFY2(letters.removeDuplicates() == 0, qPrintable(menu->text() + letters.join(u' ')));
        }
    }

    void theBoardHasTheKeyboardAgainAfterTheMenus() {
        BattleWindow controller;
        ui::BattlePage& page = controller.addSmallBattle();
        QVERIFY(QTest::qWaitForWindowActive(controller.window.get()));
        const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
            QWidget* front = QApplication::activePopupWidget();
            QTest::keyClick(front ? front : controller.window.get(), key, modifiers);
        };
        press(Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(QApplication::focusWidget(), &page.view());
        for (const Qt::Key letter : {Qt::Key_E, Qt::Key_G}) {
            press(letter, Qt::AltModifier);
            QTRY_VERIFY(QApplication::activePopupWidget());
            press(Qt::Key_Escape);
            QTRY_VERIFY(!QApplication::activePopupWidget());
            QCOMPARE(QApplication::focusWidget(), controller.window->menuBar());
        }
        QTest::keyClick(controller.window->menuBar(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), &page.view());
    }

    void theBoardHasTheKeyboardAgainAfterADialogOverTheMenuBar() {
        BattleWindow controller;
        ui::BattlePage& page = controller.addSmallBattle();
        QVERIFY(QTest::qWaitForWindowActive(controller.window.get()));
        QTest::keyClick(controller.window.get(), Qt::Key_B, Qt::ControlModifier | Qt::AltModifier);
        QTest::keyClick(controller.window.get(), Qt::Key_E, Qt::AltModifier);
        QTRY_VERIFY(QApplication::activePopupWidget());
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Escape);
        QCOMPARE(QApplication::focusWidget(), controller.window->menuBar());
        whenOpen<QDialog>([](QDialog& dialog) {
            QVERIFY(QTest::qWaitForWindowActive(&dialog));
            dialog.reject();
        });
        QTest::keyClick(controller.window.get(), Qt::Key_K, Qt::ControlModifier); // the kinds of units
        controller.window->activateWindow();                                      // as a window manager does
        QVERIFY(QTest::qWaitForWindowActive(controller.window.get()));
        QTRY_COMPARE(QApplication::focusWidget(), &page.view());
    }

    void threeDocksShareOnePlace() {
        BattleWindow controller;
        controller.window->resize(1440, 900);
        ui::BattlePage& page = controller.addSmallBattle();
        QTRY_VERIFY(page.view().isVisible());
        QTest::qWait(20);
        QStringList shown;
        for (const QDockWidget* dock : controller.window->findChildren<QDockWidget*>())
            if (!dock->isHidden())
                shown << dock->windowTitle();
        QCOMPARE(shown.size(), 3);
        QStringList tabs;
        for (const auto* bar :
             controller.window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
            for (int tab = 0; tab < bar->count() && bar->isVisible(); ++tab)
                tabs << bar->tabText(tab) + (tab == bar->currentIndex() ? QStringLiteral("!") : QString());
        QCOMPARE(tabs,
                 QStringList({QStringLiteral("Stack!"), QStringLiteral("Battle"), QStringLiteral("Log")}));
    }

    void eachBattleShowsItsOwnLog() {
        BattleWindow controller;
        controller.addSmallBattle();
        controller.play();
        Q_EMIT controller.window->documents().currentPage()->dockRequested(QStringLiteral("logDock"));
        const auto* log = controller.window->findChild<QDockWidget*>(QStringLiteral("logDock"));
        const auto rows = [&] {
            for (const auto* table : log->findChildren<QTableView*>())
                if (table->isVisible())
                    return table->model()->rowCount();
            return 0;
        };
        QTRY_VERIFY(rows() > 0);
        controller.addBattle();
        QTRY_COMPARE(rows(), 0);
        controller.tabs().setCurrentIndex(0);
        QTRY_VERIFY(rows() > 0);
    }

    void aLogThatWasClosedStaysClosed() {
        BattleWindow controller;
        controller.addSmallBattle();
        auto* log = controller.window->findChild<QDockWidget*>(QStringLiteral("logDock"));
        QTRY_VERIFY(!log->isHidden());
        log->close();
        controller.play();
        QVERIFY(log->isHidden());
        controller.restart();
        controller.addSmallBattle();
        controller.play();
        QVERIFY(controller.window->findChild<QDockWidget*>(QStringLiteral("logDock"))->isHidden());
    }

    void aDockThatWasOpenedIsThereAgain() {
        BattleWindow controller;
        controller.addSmallBattle();
        auto* history = controller.window->findChild<QDockWidget*>(QStringLiteral("historyDock"));
        QVERIFY(history->isHidden());
        history->toggleViewAction()->trigger();
        QVERIFY(!history->isHidden());
        controller.restart();
        controller.addSmallBattle();
        history = controller.window->findChild<QDockWidget*>(QStringLiteral("historyDock"));
        QTRY_VERIFY(!history->isHidden());
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
        BattleWindow controller;
        controller.window->resize(1280, 760);
        QVERIFY(controller.window->openExample(QStringLiteral(":/squarefront/examples/teaching.sqf")));
        auto& view = *controller.window->findChild<ui::BattleView*>();
        for (const auto* dock : controller.window->findChildren<QDockWidget*>()) {
            controller.window->documents().currentPage()->dockRequested(dock->objectName());
            QTest::qWait(20);
            QVERIFY2(view.width() >= 0.55 * 1280, qPrintable(dock->objectName()));
        }
        auto* list = controller.window->findChild<QDockWidget*>(QStringLiteral("battleDock"));
        controller.window->documents().currentPage()->dockRequested(list->objectName());
        QTest::qWait(20);
        QVERIFY(list->findChild<QTreeView*>()->viewport()->height() > 120);
        QVERIFY2(list->width() > 340 && list->width() <= (points > 10 ? 0.4 : 0.3) * 1280,
                 qPrintable(QString::number(list->width())));
        QCOMPARE(controller.window->size(), QSize(1280, 760));
        QApplication::setFont(before);
    }

    void theBoardKeepsHalfOfASmallWindow_data() {
        QTest::addColumn<QString>("dock");
        for (const char* dock :
             {"stackDock", "battleDock", "logDock", "mapDock", "historyDock", "playersDock"})
            QTest::newRow(dock) << QString::fromLatin1(dock);
    }
    void theBoardKeepsHalfOfASmallWindow() {
        QFETCH(QString, dock);
        BattleWindow controller;
        controller.window->resize(1280, 800);
        QVERIFY(controller.window->openExample(QStringLiteral(":/squarefront/examples/teaching.sqf")));
        controller.window->documents().currentPage()->dockRequested(dock);
        QTest::qWait(20);
        const auto& view = *controller.window->findChild<ui::BattleView*>();
        QVERIFY2(2 * view.width() * view.height() >= 1280 * 800,
                 qPrintable(QStringLiteral("%1 x %2").arg(view.width()).arg(view.height())));
    }

    void docksOpenWithoutMovingTheMap_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("small window") << QSize(1280, 800);
        QTest::newRow("large window") << QSize(1440, 900);
    }
    void docksOpenWithoutMovingTheMap() {
        QFETCH(QSize, size);
        BattleWindow controller;
        controller.window->resize(size);
        ui::BattlePage& page = controller.addSmallBattle();
        QTRY_VERIFY(page.view().isVisible());
        QTest::qWait(20);
        const auto place = [&] {
            return page.view().mapToGlobal(page.view().layout().centre({2, 2}).toPoint());
        };
        page.view().zoomIn(); // a fitted map would stay fitted
        const QPoint before = place();
        const double zoom = page.view().layout().size();
        for (const char* dock : {"logDock", "mapDock", "stackDock"}) {
            page.dockRequested(QString::fromLatin1(dock));
            QTest::qWait(20);
            QCOMPARE(place(), before);
        }
        controller.play();
        QTest::qWait(20);
        QCOMPARE(place(), before);
        QCOMPARE(page.view().layout().size(), zoom);
    }

    void aFittedMapStaysFitted() {
        BattleWindow controller;
        controller.window->resize(1440, 900);
        ui::BattlePage& page = controller.addSmallBattle();
        QTRY_VERIFY(page.view().isVisible());
        page.view().fit();
        const double before = page.view().layout().size();
        for (const char* dock : {"logDock", "mapDock", "stackDock"}) {
            page.dockRequested(QString::fromLatin1(dock));
            QTest::qWait(20);
            const double size = page.view().layout().size();
            page.view().fit();
            QCOMPARE(page.view().layout().size(), size);
        }
        controller.window->resize(1100, 700);
        QTest::qWait(20);
        QVERIFY(page.view().layout().size() < before);
    }

    void docksKeepTheirWidthWhenPlayBegins() {
        BattleWindow controller;
        controller.window->resize(1280, 760);
        QVERIFY(controller.window->openExample(QStringLiteral(":/squarefront/examples/landing.sqf")));
        const auto* dock = controller.window->findChild<QDockWidget*>(QStringLiteral("stackDock"));
        QTRY_VERIFY(dock->isVisible());
        QTest::qWait(50);
        const int before = dock->width();
        auto& document = controller.window->documents().currentPage()->document();
        QVERIFY(static_cast<document::BattleDocument&>(document).perform(battle::StartPlay{}).isDone());
        QTest::qWait(50);
        QCOMPARE(dock->width(), before);
        document.markSaved({});
    }

    void docksWithTabsHaveNoTitleBars() {
        BattleWindow controller;
        controller.window->resize(1440, 900);
        controller.addSmallBattle();
        controller.play();
        const auto hasTitle = [&](const char* name) {
            return controller.window->findChild<QDockWidget*>(QString::fromLatin1(name))->titleBarWidget() ==
                   nullptr;
        };
        QTRY_VERIFY(!hasTitle("stackDock"));
        for (const char* dock : {"battleDock", "logDock"})
            controller.window->findChild<QDockWidget*>(QLatin1String(dock))->close();
        QTRY_VERIFY(hasTitle("stackDock"));
    }

    void theLayoutIsReset() {
        BattleWindow controller;
        controller.window->resize(1440, 900);
        controller.addSmallBattle();
        auto& window = *controller.window;
        auto* stack = window.findChild<QDockWidget*>(QStringLiteral("stackDock"));
        auto* list = window.findChild<QDockWidget*>(QStringLiteral("battleDock"));
        auto* history = window.findChild<QDockWidget*>(QStringLiteral("historyDock"));
        QTest::qWait(20);
        const QRect place = stack->geometry();
        stack->setFloating(true);
        list->close();
        history->toggleViewAction()->trigger();
        QTest::qWait(20);
        const auto actions = window.findChildren<QAction*>();
        const auto reset =
            std::ranges::find(actions, QStringLiteral("Reset the &window layout"), &QAction::text);
        QVERIFY(reset != actions.end());
        (*reset)->trigger();
        QTRY_COMPARE(stack->geometry(), place);
        QVERIFY(!list->isHidden());
        QVERIFY(history->isHidden());
    }

    void layoutsBelongToAFontSize() {
        const QFont before = QApplication::font();
        BattleWindow controller;
        controller.window->resize(1440, 900);
        controller.addSmallBattle();
        const auto stackDock = [&] {
            return controller.window->findChild<QDockWidget*>(QStringLiteral("stackDock"));
        };
        const auto drag = [&](int across) {
            QWindow* screen = controller.window->windowHandle();
            const QPoint between = stackDock()->geometry().topLeft() + QPoint(-2, 60);
            QTest::mouseMove(screen, between);
            QTest::mousePress(screen, Qt::LeftButton, {}, between);
            for (const int part : {across / 2, across})
                QTest::mouseMove(screen, between + QPoint(part, 0));
            QTest::mouseRelease(screen, Qt::LeftButton, {}, between + QPoint(across, 0));
        };
        QTRY_VERIFY(stackDock()->isVisible());
        QTest::qWait(20);
        drag(stackDock()->width() - 620);
        QTRY_COMPARE(stackDock()->width(), 620);
        QFont large = before;
        large.setPointSizeF(1.3 * before.pointSizeF());
        controller.restart();
        controller.window->resize(1440, 900);
        controller.addSmallBattle();
        QTRY_COMPARE(stackDock()->width(), 620);
        for (ui::Page* page : controller.window->documents().pages())
            page->document().markSaved(page->document().filePath());
        QVERIFY(controller.window->close());
        controller.window.reset();
        QApplication::setFont(large);
        controller.window = std::make_unique<app::MainWindow>(
            controller.kinds, controller.context(), controller.folder.filePath(QStringLiteral("recovery")));
        controller.window->resize(1440, 900);
        controller.show();
        controller.addSmallBattle();
        QTest::qWait(20);
        QVERIFY(stackDock()->width() < 600);
        QApplication::setFont(before);
    }

    void textSizeChangesAtOnce() {
        QApplication::setStyle(new ui::Style);
        BattleWindow controller;
        controller.addSmallBattle();
        const double before = controller.window->font().pointSizeF();
        ui::SettingsDialog dialog(controller.settings);
        auto& size = *dialog.findChild<QSpinBox*>(QStringLiteral("textSize"));
        std::vector<std::pair<QPointer<QLabel>, double>> labels;
        for (QLabel* label : controller.window->findChildren<QLabel*>())
            labels.emplace_back(label, label->font().pointSizeF());
        const auto* bar = controller.window->findChild<QToolBar*>(QStringLiteral("toolBar"));
        const int icon = bar->iconSize().width();
        size.setValue(150);
        QTRY_COMPARE(controller.window->font().pointSizeF(), 1.5 * before);
        QTRY_VERIFY(bar->iconSize().width() > icon);
        for (const auto& [label, points] : labels)
            QVERIFY2(!label || label->font().pointSizeF() > 1.2 * points, qPrintable(label->text()));
        size.setValue(100);
        QTRY_COMPARE(controller.window->font().pointSizeF(), before);
    }

    void printsWhatIsOpen() {
        BattleWindow controller;
        auto& page = controller.addBattle();
        QVERIFY(controller.battle().perform(battle::AddStack{oneStack(), {}}).isDone());
        int pages = 0;
        whenOpen<ui::PrintDialog>([&pages](ui::PrintDialog& dialog) {
            pages = dialog.preview().count();
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        QTest::keyClick(&page.view(), Qt::Key_P, Qt::ControlModifier);
        QTRY_COMPARE(pages, 1);
    }

    /// F1 opens the page of what is in front, over a modal dialog too, where it can be used.
    void helpIsAboutTheDialogInFront() {
        BattleWindow controller;
        auto& page = controller.addBattle();
        QVERIFY(controller.battle().perform(battle::AddStack{oneStack(), {}}).isDone());
        QString shown;
        whenOpen<ui::PrintDialog>([&shown](ui::PrintDialog& dialog) {
            QTest::keyClick(&dialog, Qt::Key_F1);
            if (auto* help = dialog.findChild<ui::HelpWindow*>()) {
                shown = help->pageText();
                help->close();
            }
            QTest::keyClick(&dialog, Qt::Key_Escape);
        });
        QTest::keyClick(&page.view(), Qt::Key_P, Qt::ControlModifier);
        QTRY_VERIFY2(shown.startsWith(QStringLiteral("Printing")), qPrintable(shown.left(80)));
        controller.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(controller.window.get()));
        whenOpen<ui::SettingsDialog>([&shown](ui::SettingsDialog& dialog) {
            QTest::keyClick(&dialog, Qt::Key_F1);
            if (const auto* help = dialog.findChild<ui::HelpWindow*>())
                shown = help->pageText();
            dialog.reject();
        });
        QTest::keyClick(&page.view(), Qt::Key_Comma, Qt::ControlModifier);
        QTRY_VERIFY2(shown.startsWith(QStringLiteral("Playing a battle")), qPrintable(shown.left(80)));
    }

    void initTestCase() { QApplication::setStyle(new ui::Style); }

    void anIconWithoutRoomIsNothing() {
        QVERIFY(ui::lineIcon(QStringLiteral("log")).pixmap(QSize(0, 12)).isNull());
        QVERIFY(!ui::lineIcon(QStringLiteral("log")).pixmap(QSize(12, 12)).isNull());
    }

    void tabGoesRoundThroughAllDocks() {
        BattleWindow controller;
        auto& page = controller.addSmallBattle();
        for (const auto* dock : controller.window->findChildren<QDockWidget*>()) {
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
            const QRect place(now->mapTo(controller.window.get(), QPoint()), now->size());
            QVERIFY2(controller.window->rect().intersects(place), qPrintable(now->accessibleName()));
        } while (QApplication::focusWidget() != &page.view() && seen.size() < 300);
        QCOMPARE(QApplication::focusWidget(), &page.view());
        QVERIFY2(seen.size() > 12, qPrintable(QString::number(seen.size())));
    }

    void tabReachesAllOfTheStartPage() {
        BattleWindow controller;
        auto& page = *controller.window->findChild<ui::StartPage*>();
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
        QCOMPARE(seen.filter(QStringLiteral("Example ")).size(), 9);
        while (!page.isAncestorOf(QApplication::focusWidget()) && seen.size() < 50) {
            seen << QString();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
        QCOMPARE(QApplication::focusWidget(), first);
    }

    void enterPressesTheButtonThatHasTheKeyboard() {
        BattleWindow controller;
        for (auto* card : controller.window->findChild<ui::StartPage*>()->findChildren<QToolButton*>())
            if (card->accessibleName().startsWith(QStringLiteral("Example Ford")))
                card->setFocus();
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(controller.window->documents().pages().size(), 1);
    }

    void newBattleByKeys() {
        BattleWindow controller;
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
        QTest::keyClick(controller.window.get(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(seen);
        QCOMPARE(controller.window->documents().count(), 1);
        QCOMPARE(controller.battle().title(), QStringLiteral("Marl"));
        QCOMPARE(controller.battle().battle().map->columns(), 7);
        QCOMPARE(controller.battle().battle().sides.size(), std::size_t(2));
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
        BattleWindow controller;
        auto& page = controller.addBattle();
        const QString title = QStringLiteral("A & B ") + QString(300, u'x');
        QVERIFY(controller.battle().perform(battle::SetTitle{title.toStdString()}).isDone());
        const auto* bar = controller.window->findChild<QTabBar*>(QStringLiteral("documents"));
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

    void themeHoldsAtOnce() {
        BattleWindow controller;
        controller.settings.set(ui::Settings::theme, ui::Settings::Theme::Dark);
        QVERIFY(ui::currentTheme().isDark());
        QVERIFY(QApplication::palette().color(QPalette::Window).lightness() < 100);
        controller.settings.set(ui::Settings::theme, ui::Settings::Theme::Light);
        QVERIFY(!ui::currentTheme().isDark());
        controller.settings.set(ui::Settings::theme, ui::Settings::Theme::HighContrast);
        QCOMPARE(ui::currentTheme().kind, paint::Theme::Kind::HighContrast);
        controller.settings.set(ui::Settings::theme, ui::Settings::Theme::System);
    }

    void enterInTheSettingsThrowsNothingAway() {
        BattleWindow controller;
        controller.settings.set(ui::Settings::theme, ui::Settings::Theme::Dark);
        ui::SettingsDialog dialog(controller.settings);
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(controller.settings.value(ui::Settings::theme), ui::Settings::Theme::Dark);
        QVERIFY(!dialog.isVisible());
        controller.settings.set(ui::Settings::theme, ui::Settings::Theme::System);
    }

    void rulesAreShownOnDemandOrAlways() {
        BattleWindow controller;
        controller.addSmallBattle().selection().setStack(battle::StackId("a"));
        QTest::qWait(20);
        const auto painted = [&] {
            int count = 0;
            for (const auto* chip : controller.window->findChildren<ui::RuleChip*>())
                count += chip->isVisible() && chip->isAsked() ? 1 : 0;
            return count;
        };
        QCOMPARE(painted(), 0);
        QAction* show = controller.action(QStringLiteral("Show rules"));
        QVERIFY(show && !show->isChecked());
        QTest::keyClick(controller.window.get(), Qt::Key_I, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(show->isChecked() && painted() > 0);
        QVERIFY(controller.settings.value(ui::Settings::showRules));
        controller.settings.set(ui::Settings::showRules, false);
        QVERIFY(!show->isChecked());
        QCOMPARE(painted(), 0);
    }

    void settingsAreKeptAndReset() {
        QTemporaryDir folder;
        const auto file = folder.filePath(QStringLiteral("s.ini"));
        ui::Settings(file).set(ui::Settings::theme, ui::Settings::Theme::Dark);
        ui::Settings(file).setUnitColumns({QStringLiteral("name"), QStringLiteral("specials")});
        ui::Settings settings(file);
        QCOMPARE(settings.value(ui::Settings::theme), ui::Settings::Theme::Dark);
        QCOMPARE(settings.unitColumns(), (QStringList{QStringLiteral("name"), QStringLiteral("specials")}));
        settings.reset();
        QCOMPARE(settings.value(ui::Settings::theme), ui::Settings::Theme::System);
    }

    void settingsThatCantBeReadAreTold_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<bool>("isTold");
        QTest::newRow("none") << QByteArray() << false;
        QTest::newRow("damaged") << QByteArray("no settings\n=\n[") << true;
        QTest::newRow("a folder") << QByteArray("folder") << true;
    }
    void settingsThatCantBeReadAreTold() {
        QFETCH(QByteArray, bytes);
        QFETCH(bool, isTold);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.ini"));
        if (bytes == "folder")
            QVERIFY(QDir().mkpath(path));
        else if (!bytes.isEmpty())
            test::put(path, bytes);
        ui::Settings settings(path);
        ui::KindRegistry kinds;
        kinds.add(ui::battleKind());
        app::MainWindow window(kinds, {settings}, folder.filePath(QStringLiteral("recovery")));
        QCOMPARE(window.documents().messages().text().contains(path), isTold);
    }
};

template struct sf::test::Registered<TestMainWindow, QApplication>;
#include "test_main_window.moc"
