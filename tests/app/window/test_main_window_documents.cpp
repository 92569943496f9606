// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_area.h"
#include "app/window/file_controller.h"
#include "app/window/main_window.h"
#include "core/document/battle/battle_document.h"
#include "core/document/kinds/document_file.h"
#include "core/document/recovery/recovery.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/battle_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/editor/add_units_dialog.h"
#include "ui/battle/editor/new_battle_dialog.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/page/message_bar.h"
#include "ui/page/save_changes_dialog.h"
#include "ui/page/start_page.h"
#include "ui/style/appearance.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"
#include "ui/widgets/elided_label.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <sys/stat.h>

using namespace sf;
using test::BattleWindow;
using test::oneStack;
using test::whenOpen;

namespace {

/// Leaves recovery data as after a crash: the process is gone, its folder is not. Returns the folder.
QString loseBattle(const BattleWindow& controller) {
    const auto kept = controller.folder.filePath(QStringLiteral("kept/"));
    document::Recovery recovery(kept);
    document::BattleDocument battle(ui::emptyBattle());
    recovery.watch(battle);
    battle.perform(battle::SetTitle{"Lost and found"});
    recovery.takeSnapshots();
    recovery.finishWrites();
    const auto id = QDir(kept).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0);
    auto lost = controller.folder.filePath(QStringLiteral("recovery/")) + id;
    QDir().mkpath(lost);
    for (const auto& file : QDir(kept + id).entryList(QDir::Files))
        QFile::copy(kept + id + u'/' + file, lost + u'/' + file);
    return lost;
}

} // namespace

/// Documents in the window: edits, closing, files, and changes by others or a crash.
class TestMainWindowDocuments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ui::Style); }

    void shiftF10OpensTheContextMenu() {
        BattleWindow controller;
        auto& page = controller.addSmallBattle();
        page.selection().setStack(battle::StackId("a"));
        page.view().setFocus();
        QVERIFY(QTest::qWaitForWindowActive(controller.window.get()));
        QStringList items;
        QTimer::singleShot(0, controller.window.get(), [&] {
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (!menu)
                return;
            for (const QAction* action : menu->actions())
                items << action->text().remove(u'&');
            menu->close();
        });
        QTest::keyClick(&page.view(), Qt::Key_F10, Qt::ShiftModifier);
        QVERIFY2(items.contains(QStringLiteral("Rotate left")), qPrintable(items.join(u' ')));
    }

    void editsShowInTitleAndUndo() {
        BattleWindow controller;
        auto& page = controller.addBattle();
        QVERIFY(controller.battle().perform(battle::AddStack{oneStack(), {}}).isDone());
        QVERIFY(controller.window->isWindowModified());
        QVERIFY(controller.tabs().tabText(0).endsWith(QLatin1Char('*')));
        page.selection().setStack(battle::StackId("s1"));
        page.view().setFocus();
        const auto facing = controller.battle().battle().stacks[0]->facing;
        QTest::keyClick(&page.view(), Qt::Key_R);
        QCOMPARE(controller.battle().battle().stacks[0]->facing, hex::rotated(facing, 1));
        QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(controller.battle().battle().stacks[0]->facing, facing);
        QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(controller.battle().battle().stacks.empty());
        QVERIFY(!controller.window->isWindowModified());
        QTest::keyClick(&page.view(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(controller.battle().battle().stacks.size(), std::size_t(1));
        controller.battle().markSaved(controller.battle().filePath());
    }

    void ampersandsInNamesAreNoShortcutsOfUndo() {
        BattleWindow controller;
        controller.addBattle();
        battle::Stack stack = oneStack();
        stack.name = "Hill & Dale";
        QVERIFY(controller.battle().perform(battle::AddStack{stack, {}}).isDone());
        const auto shows = [&](const char* begin) {
            const auto actions = controller.window->findChildren<QAction*>();
            return std::ranges::any_of(actions, [&](const QAction* action) {
                return action->isEnabled() && action->text().startsWith(QLatin1String(begin)) &&
                       action->text().contains(QLatin1String("Hill && Dale"));
            });
        };
        auto& done = controller.battle();
        QVERIFY(shows("&Undo "));
        QVERIFY2(done.undoText().contains(QLatin1String("Hill & Dale")), qPrintable(done.undoText()));
        done.undo();
        QVERIFY(!shows("&Undo ") && shows("&Redo "));
        controller.addBattle(); // of which nothing has been undone
        QVERIFY(!shows("&Redo "));
    }

    void typedUnitsBecomeAStack() {
        BattleWindow controller;
        auto& page = controller.addBattle();
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
        const auto& stacks = controller.battle().battle().stacks;
        QCOMPARE(stacks.size(), std::size_t(1));
        QCOMPARE(stacks[0]->hex, (hex::Hex{3, 4}));
        QCOMPARE(stacks[0]->living(), 13);
        QCOMPARE(page.selection().stack(), stacks[0]->id);
        controller.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(controller.window.get()));
        QTest::keyClick(&page.view(), Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(stacks.size(), std::size_t(2));
        controller.battle().markSaved(controller.battle().filePath());
    }

    void theStartPageIsOneClickAway() {
        BattleWindow controller;
        controller.addBattle();
        auto& second = controller.addBattle();
        auto& area = controller.window->documents();
        auto* home = area.findChild<QToolButton*>(QStringLiteral("home"));
        const auto isStartShown = [&] {
            auto* start = area.findChild<ui::StartPage*>();
            return !area.currentPage() && start && start->isVisible();
        };
        QVERIFY(home->isVisible() && !home->isChecked());
        QTest::mouseClick(home, Qt::LeftButton);
        QVERIFY(isStartShown() && home->isChecked());
        QCOMPARE(area.count(), 2);
        QVERIFY(!controller.action(QStringLiteral("Save"))->isEnabled());
        controller.action(QStringLiteral("Next document"))->trigger();
        QCOMPARE(area.currentPage(), &second);
        QTest::keyClick(&second.view(), Qt::Key_Home, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(isStartShown());
        QTest::mouseClick(&controller.tabs(), Qt::LeftButton, {}, controller.tabs().tabRect(1).center());
        QCOMPARE(area.currentPage(), &second);
        QVERIFY(!home->isChecked());
        QTest::mouseClick(home, Qt::LeftButton);
        Q_EMIT area.closeRequested(&second); // by its tab's button
        QCOMPARE(area.count(), 1);
        QVERIFY(isStartShown());
        QTest::mouseClick(&controller.tabs(), Qt::LeftButton, {}, controller.tabs().tabRect(0).center());
        QVERIFY(area.currentPage());
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
        BattleWindow controller;
        auto& page = controller.addBattle();
        QVERIFY(controller.battle().perform(battle::SetTitle{"Changed"}).isDone());
        whenOpen<ui::SaveChangesDialog>([button](ui::SaveChangesDialog& dialog) {
            if (button.isEmpty())
                QTest::keyClick(&dialog, Qt::Key_Escape);
            else
                QTest::mouseClick(dialog.findChild<QPushButton*>(button), Qt::LeftButton);
        });
        QTest::keyClick(&page.view(), Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(controller.window->documents().count(), closed ? 0 : 1);
        if (!closed)
            controller.battle().markSaved(controller.battle().filePath());
    }

    void badFileSaysWhereAndLeavesTheTabs() {
        BattleWindow controller;
        controller.addBattle();
        QFile file(controller.path("bad.sqf"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            R"({"squarefront": 1, "kind": "battle", "sides": [{"name": "A"}], "map": {"columns": "x", "rows": 2}, "stacks": []})");
        file.close();
        QVERIFY(!controller.window->open(file.fileName()));
        QCOMPARE(controller.window->documents().count(), 1);
        const auto text = controller.window->documents().messages().text();
        QVERIFY2(text.contains(QLatin1String("bad.sqf")) && text.contains(QLatin1String("map.columns")),
                 qPrintable(text));
        QVERIFY(controller.settings.recentFiles().isEmpty());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(controller.window->documents().messages().isHidden());
    }

    void ofSeveralFilesEachBadOneIsTold() {
        BattleWindow controller;
        controller.addBattle();
        const auto good = controller.path("good.sqf");
        QVERIFY(!document::save(controller.battle(), good).error);
        QVERIFY(controller.window->controller().close(controller.window->documents().currentPage()));
        controller.window->openAll(
            QStringList{controller.path("nowhere.sqf"), controller.path("elsewhere.sqf"), good});
        QCOMPARE(controller.window->documents().count(), 1);
        const auto text = controller.window->documents().messages().text();
        QVERIFY2(text.contains(QLatin1String("nowhere.sqf")), qPrintable(text));
        QVERIFY2(text.contains(QLatin1String("elsewhere.sqf")), qPrintable(text));
    }

    void whatHasNoTitleIsCalledByItsFile() {
        BattleWindow controller;
        controller.addBattle();
        QVERIFY(controller.battle().perform(battle::SetTitle{""}).isDone());
        const QTabBar& tabs = controller.tabs();
        QCOMPARE(tabs.tabText(0), QStringLiteral("Untitled*"));
        QVERIFY(controller.window->windowTitle().startsWith(QLatin1String("Untitled")));
        QVERIFY(!document::save(controller.battle(), controller.path("one.sqf")).error);
        QCOMPARE(tabs.tabText(0), QStringLiteral("one.sqf"));
        QVERIFY(controller.window->windowTitle().startsWith(QLatin1String("one.sqf")));
    }

    void aFullStateFolderIsToldInPassing() {
        BattleWindow controller;
        QFile inTheWay(controller.path("recovery"));
        QVERIFY(QDir(inTheWay.fileName()).removeRecursively());
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        auto& view = controller.addBattle().view();
        view.setFocus();
        auto& messages = controller.window->documents().messages();
        QVERIFY(controller.battle().perform(battle::SetTitle{"One"}).isDone());
        QVERIFY(messages.isVisible() && messages.text().contains(inTheWay.fileName()));
        QVERIFY(view.hasFocus());
        QVERIFY(inTheWay.remove());
        QVERIFY(controller.battle().perform(battle::SetTitle{"Two"}).isDone());
        QVERIFY(messages.isHidden());
        controller.battle().markSaved(controller.battle().filePath());
    }

    void otherNamesOfASavedFileAreTold() {
        BattleWindow controller;
        auto& view = controller.addBattle().view();
        const QString path = controller.path("one.sqf");
        QVERIFY(!document::save(controller.battle(), path).error);
        QCOMPARE(::link(QFile::encodeName(path).constData(),
                        QFile::encodeName(controller.path("two.sqf")).constData()),
                 0);
        view.setFocus();
        QVERIFY(controller.battle().perform(battle::SetTitle{"One"}).isDone());
        QVERIFY(controller.window->controller().save(controller.window->documents().currentPage()));
        const auto& messages = controller.window->documents().messages();
        QVERIFY2(messages.text().startsWith(path + QLatin1String(" was written. Its 1 other name")),
                 qPrintable(messages.text()));
        QVERIFY(view.hasFocus());
        QVERIFY(!controller.window->isWindowModified());
        QVERIFY(controller.window->controller().save(controller.window->documents().currentPage()));
        QVERIFY(messages.isHidden()); // it has one name now
    }

    /// The path's text names another folder than the one it leads to.
    void aPathThroughALinkedFolderIsSavedWhereItWasRead() {
        BattleWindow controller;
        controller.addBattle();
        QVERIFY(QDir().mkpath(controller.path("a/b")));
        QVERIFY(QFile::link(QStringLiteral("a/b"), controller.path("l")));
        QVERIFY(!document::save(controller.battle(), controller.path("a/one.sqf")).error);
        QVERIFY(controller.window->controller().close(controller.window->documents().currentPage()));
        QVERIFY(controller.window->open(controller.path("l/../one.sqf")));
        QVERIFY(controller.battle().perform(battle::SetTitle{"Changed"}).isDone());
        QVERIFY(controller.window->controller().save(controller.window->documents().currentPage()));
        QVERIFY(!QFile::exists(controller.path("one.sqf")));
        QFile saved(controller.path("a/one.sqf"));
        QVERIFY(saved.open(QIODevice::ReadOnly) && saved.readAll().contains("Changed"));
    }

    void aPipeIsNotWaitedFor() {
        BattleWindow controller;
        const QString path = controller.path("pipe.sqf");
        QCOMPARE(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
        QVERIFY(!controller.window->open(path));
        QCOMPARE(controller.window->documents().messages().text(),
                 path + QLatin1String(": it is not a regular file"));
    }

    void savedFilesAreRecentAndOpenOnce() {
        BattleWindow controller;
        controller.addBattle();
        const auto path = controller.path("one.sqf");
        QVERIFY(controller.battle().perform(battle::SetTitle{"One"}).isDone());
        QVERIFY(!document::save(controller.battle(), path).error);
        QVERIFY(!controller.window->isWindowModified());
        QVERIFY(controller.window->open(path));
        QCOMPARE(controller.window->documents().count(), 1);
        QVERIFY(controller.window->controller().close(controller.window->documents().currentPage()));
        QVERIFY(controller.window->open(path));
        QCOMPARE(controller.battle().title(), QStringLiteral("One"));
        QCOMPARE(controller.settings.recentFiles(), QStringList{path});
        QCOMPARE(controller.window->windowFilePath(), path);
    }

    void aRecentFileThatIsGoneSaysSoAndMayBeForgotten() {
        BattleWindow controller;
        controller.settings.addRecentFile(controller.path("gone.sqf"));
        const auto* start = controller.window->findChild<ui::StartPage*>();
        QVERIFY(start);
        bool isTold = false;
        for (const auto* label : start->findChildren<ui::ElidedLabel*>())
            isTold = isTold || label->accessibleName().startsWith(QLatin1String("missing"));
        QVERIFY(isTold);
        for (auto* button : start->findChildren<QToolButton*>())
            if (button->accessibleName().contains(QLatin1String("gone.sqf")))
                button->click();
        QVERIFY(controller.settings.recentFiles().isEmpty());
    }

    void aMessageGoesWhenItsMatterIsOver() {
        BattleWindow controller;
        controller.addBattle();
        QVERIFY(!controller.window->open(controller.path("nowhere.sqf")));
        QVERIFY(controller.window->documents().messages().isVisible());
        QVERIFY(!document::save(controller.battle(), controller.path("one.sqf")).error);
        QVERIFY(controller.window->controller().save(controller.window->documents().currentPage()));
        QVERIFY(!controller.window->documents().messages().isVisible());
    }

    void whatOthersWroteIsNotReplacedUnasked_data() {
        QTest::addColumn<QString>("button");
        QTest::addColumn<bool>("written");
        QTest::newRow("write over it") << QStringLiteral("&Overwrite") << true;
        QTest::newRow("cancel") << QString() << false;
    }

    void whatOthersWroteIsNotReplacedUnasked() {
        QFETCH(const QString, button);
        QFETCH(const bool, written);
        BattleWindow controller;
        const auto path = controller.path("shared.sqf");
        document::BattleDocument first(ui::emptyBattle());
        QVERIFY(!document::save(first, path).error);
        QVERIFY(controller.window->open(path));
        QVERIFY(controller.battle().perform(battle::SetTitle{"Mine"}).isDone());
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
        auto* page = controller.window->documents().currentPage();
        QCOMPARE(controller.window->controller().save(page), written);
        QCOMPARE(asked, 1);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().contains("Mine"), written);
        QVERIFY(!written || controller.window->controller().save(page)); // asks no more
        controller.battle().markSaved(controller.battle().filePath());
    }

    /// A change by another program is told when the user comes back, once, with a way to see it.
    void aFileThatChangesOnDiskIsTold() {
        BattleWindow controller;
        const auto path = controller.path("shared.sqf");
        document::BattleDocument first(ui::emptyBattle());
        QVERIFY(!document::save(first, path).error);
        QVERIFY(controller.window->open(path));
        auto& files = controller.window->controller();
        auto& area = controller.window->documents();
        files.noticeChange(area.currentPage());
        QCOMPARE(area.messages().text(), QString());
        document::BattleDocument other(ui::emptyBattle());
        QVERIFY(other.perform(battle::SetTitle{"From elsewhere"}).isDone());
        QVERIFY(!document::save(other, path).error);
        QEvent comesBack(QEvent::ActivationChange);
        QApplication::setActiveWindow(controller.window.get());
        QCoreApplication::sendEvent(controller.window.get(), &comesBack);
        QVERIFY(area.messages().text().contains(QStringLiteral("Another program has changed")));
        area.messages().dismiss();
        files.noticeChange(area.currentPage());
        QCOMPARE(area.messages().text(), QString()); // the user knows
        QVERIFY(other.perform(battle::SetTitle{"Again"}).isDone());
        QVERIFY(!document::save(other, path).error);
        files.noticeChange(area.currentPage());
        for (auto* button : area.messages().findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Reload")) {
                button->click();
                break;
            }
        QCOMPARE(area.count(), 1);
        QCOMPARE(area.currentPage()->document().name(), QStringLiteral("Again"));
        QVERIFY(!area.currentPage()->document().isModified());
        QCOMPARE(area.messages().text(), QString());
    }

    void aCopyOverTheOwnFileIsNotAnotherPrograms() {
        BattleWindow controller;
        const auto path = controller.path("own.sqf");
        document::BattleDocument first(ui::emptyBattle());
        QVERIFY(!document::save(first, path).error);
        QVERIFY(controller.window->open(path));
        QVERIFY(controller.battle().perform(battle::SetTitle{"A longer title"}).isDone());
        auto* page = controller.window->documents().currentPage();
        whenOpen<QFileDialog>([&](QFileDialog& files) {
            whenOpen<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
            auto* name = files.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            name->setText(path);
            QTest::keyClick(name, Qt::Key_Return);
        });
        QVERIFY(controller.window->controller().saveCopy(page));
        bool isAsked = false;
        QTimer::singleShot(0, this, [&isAsked] {
            if (QWidget* box = QApplication::activeModalWidget()) {
                isAsked = true;
                box->close();
            }
        });
        QVERIFY(controller.window->controller().save(page));
        QCoreApplication::processEvents();
        QVERIFY(!isAsked);
    }

    /// Two tabs on one file would overwrite each other, so none gets the file of another, under any name.
    void aTabDoesNotTakeTheFileOfAnother() {
        BattleWindow controller;
        document::BattleDocument first(ui::emptyBattle());
        for (const char* name : {"one.sqf", "two.sqf"}) {
            QVERIFY(!document::save(first, controller.path(name)).error);
            QVERIFY(controller.window->open(controller.path(name)));
        }
        QVERIFY(QFile::link(controller.path("one.sqf"), controller.path("link.sqf")));
        auto* page = controller.window->documents().currentPage();
        for (const char* name : {"one.sqf", "link.sqf"}) {
            whenOpen<QFileDialog>([&](QFileDialog& files) {
                whenOpen<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
                auto* edit = files.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
                edit->setText(controller.path(name));
                QTest::keyClick(edit, Qt::Key_Return);
            });
            QVERIFY(!controller.window->controller().saveAs(page));
            QVERIFY(controller.window->documents().messages().isVisible());
            QCOMPARE(page->document().filePath(), controller.path("two.sqf"));
        }
        const int tabs = controller.window->documents().count();
        QVERIFY(controller.window->open(controller.path("link.sqf")));
        QVERIFY(controller.window->open(QUrl::fromLocalFile(controller.path("one.sqf")).toString()));
        QCOMPARE(controller.window->documents().count(), tabs);
    }

    void droppedFilesOpen() {
        BattleWindow controller;
        controller.addBattle();
        const auto path = controller.path("dropped.sqf");
        QVERIFY(!document::save(controller.battle(), path).error);
        QVERIFY(controller.window->controller().close(controller.window->documents().currentPage()));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(controller.window.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(controller.window.get(), &drop);
        QCOMPARE(controller.window->documents().count(), 1);
    }

    void whatCannotBeRestoredIsTold() {
        BattleWindow controller;
        QFile journal(loseBattle(controller) + QStringLiteral("/actions.journal"));
        QVERIFY(journal.open(QIODevice::Append) && journal.write("2 0123") > 0);
        journal.close();
        app::MainWindow window(controller.kinds, {controller.settings}, controller.path("recovery"));
        window.show();
        const auto told = QStringLiteral("The last action was written only in part and can't be restored.");
        auto* problem = window.findChild<QWidget*>(QStringLiteral("problemOfLost"));
        QVERIFY(problem && problem->isVisible());
        QCOMPARE(problem->property("text").toString(), told);
        QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("restore")), Qt::LeftButton);
        QCOMPARE(window.documents().currentPage()->document().title(), QStringLiteral("Lost and found"));
        QCOMPARE(window.documents().messages().text(), told);
    }

    /// The journal tells the date; without it and older copies nobody knows.
    void anUnknownDateIsCalledUnknown() {
        BattleWindow controller;
        const QDir lost(loseBattle(controller));
        const auto isTold = [&](const QString& text) {
            app::MainWindow window(controller.kinds, {controller.settings}, controller.path("recovery"));
            window.show();
            const auto labels = window.findChildren<QLabel*>();
            return std::ranges::any_of(labels, [&](const auto* label) { return label->text() == text; });
        };
        QVERIFY(!isTold(QStringLiteral("unknown date · never saved")));
        for (const QString& name :
             lost.entryList({QStringLiteral("*.journal"), QStringLiteral("snapshot-*")}))
            QVERIFY(QFile::remove(lost.filePath(name)));
        QVERIFY(isTold(QStringLiteral("unknown date · never saved")));
    }

    void lostRecoveryDataIsToldOnceInPassing() {
        BattleWindow controller;
        auto& view = controller.addBattle().view();
        view.setFocus();
        auto& messages = controller.window->documents().messages();
        QVERIFY(controller.battle().perform(battle::SetTitle{"One"}).isDone());
        QVERIFY(messages.isHidden());
        QVERIFY(QDir(controller.path("recovery")).removeRecursively());
        QVERIFY(controller.battle().perform(battle::SetTitle{"Two"}).isDone());
        QCOMPARE(messages.text(), QStringLiteral("The recovery data of “Two” was removed or replaced. "
                                                 "Squarefront has written it again."));
        QVERIFY(messages.isVisible() && view.hasFocus());
        messages.dismiss();
        QVERIFY(controller.battle().perform(battle::SetTitle{"Three"}).isDone());
        QVERIFY(messages.isHidden());
        controller.battle().markSaved(controller.battle().filePath());
    }

    void oneIsToldOfACrashOnce() {
        BattleWindow controller;
        const auto folder = controller.path("recovery");
        loseBattle(controller);
        for (const bool isFirst : {true, false}) {
            app::MainWindow window(controller.kinds, {controller.settings}, folder);
            window.show();
            QCOMPARE(window.documents().messages().isVisible(), isFirst);
            QVERIFY(window.findChild<QPushButton*>(QStringLiteral("restore"))); // offered all the same
        }
    }

    void whatACrashLeftComesBack() {
        BattleWindow controller;
        const auto other = controller.path("recovery");
        loseBattle(controller);
        app::MainWindow window(controller.kinds, {controller.settings}, other);
        window.show();
        const QString told = window.documents().messages().text();
        QVERIFY(!told.isEmpty());
        // Other matters come before it and go again.
        QVERIFY(!window.open(controller.path("nowhere.sqf")));
        QVERIFY(window.documents().messages().text() != told);
        window.documents().messages().dismiss();
        QCOMPARE(window.documents().messages().text(), told);
        // Its picture follows the theme.
        auto* picture = window.findChild<QLabel*>(QStringLiteral("pictureOfLost"));
        QVERIFY(picture);
        QTRY_VERIFY(!picture->pixmap(Qt::ReturnByValue).isNull());
        controller.settings.set(ui::Settings::theme, ui::Settings::Theme::Light);
        QTRY_VERIFY(picture->pixmap(Qt::ReturnByValue).toImage().pixelColor(1, 1).lightness() > 200);
        controller.settings.set(ui::Settings::theme, ui::Settings::Theme::Dark);
        QTRY_VERIFY(picture->pixmap(Qt::ReturnByValue).toImage().pixelColor(1, 1).lightness() < 60);
        controller.settings.set(ui::Settings::theme, ui::Settings::Theme::System);
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
};

template struct sf::test::Registered<TestMainWindowDocuments, QApplication>;
#include "test_main_window_documents.moc"
