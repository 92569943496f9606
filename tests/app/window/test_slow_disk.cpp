// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_area.h"
#include "core/document/battle/battle_document.h"
#include "core/document/kinds/document_file.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/battle_window.h"
#include "tests/ui/when_open.h"
#include "ui/battle/editor/export_dialog.h"
#include "ui/battle/map/battle_view.h"
#include "ui/battle/page/battle_page.h"
#include "ui/log/log_panel.h"
#include "ui/page/save_changes_dialog.h"
#include "ui/post/post_controller.h"
#include "ui/print/print_dialog.h"
#include "ui/style/style.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QProgressDialog>
#include <QPushButton>
#include <QTest>

#include <atomic>
#include <chrono>
#include <sys/syscall.h>
#include <thread>
#include <unistd.h>

using namespace sf;
using test::BattleWindow;
using test::oneStack;

namespace {

std::atomic<bool> isDiskSlow = false;
constexpr std::chrono::milliseconds delay(1500);

} // namespace

/// Replaces the system's function for the whole program.
int fsync(int file) {
    if (isDiskSlow)
        std::this_thread::sleep_for(delay);
    return static_cast<int>(::syscall(SYS_fsync, file));
}

/// A window whose disk takes seconds.
class TestSlowDisk : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ui::Style); }
    void cleanup() { isDiskSlow = false; }

    void oneGoesOnWhileItSaves() {
        BattleWindow controller;
        const QString path = controller.folder.filePath(QStringLiteral("battle.sqf"));
        auto& page = beginSaving(controller, path);
        QVERIFY(!QFileInfo::exists(path));
        QTest::keyClick(&page.view(), Qt::Key_R); // rotates the stack
        const auto facing = controller.battle().battle().stacks[0]->facing;
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(path) && controller.battle().filePath() == path, 20000);
        QVERIFY(controller.battle().isModified()); // the rotation isn't in the file
        const auto loaded = document::load(path);
        const auto& saved = dynamic_cast<const document::BattleDocument&>(
            *std::get<std::unique_ptr<document::Document>>(loaded));
        QVERIFY(saved.battle().stacks[0]->facing != facing);
        isDiskSlow = false;
        QTest::keyClick(&page.view(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!controller.battle().isModified(), 20000);
    }

    void closingWaitsForTheDisk() {
        BattleWindow controller;
        const QString path = controller.folder.filePath(QStringLiteral("battle.sqf"));
        beginSaving(controller, path);
        bool hasNotice = false;
        test::whenOpen<QProgressDialog>([&](QProgressDialog& notice) { hasNotice = notice.isVisible(); });
        QVERIFY(controller.window->close());
        QVERIFY(hasNotice);
        QVERIFY(std::holds_alternative<std::unique_ptr<document::Document>>(document::load(path)));
    }

    void otherWritesLetTheWindowLive_data() {
        QTest::addColumn<QString>("file");
        for (const char* file : {"board.png", "sheet.pdf", "log.txt", "posts"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void otherWritesLetTheWindowLive() {
        QFETCH(const QString, file);
        BattleWindow controller;
        auto& page = controller.addSmallBattle();
        controller.play();
        const QString path = controller.folder.filePath(file);
        int moments = 0; // in which the window lives behind the notice
        QTimer moment;
        connect(&moment, &QTimer::timeout, this, [&] {
            const auto* notice = qobject_cast<QProgressDialog*>(QApplication::activeModalWidget());
            moments += notice && notice->isVisible() ? 1 : 0;
        });
        moment.start(20);
        isDiskSlow = true;
        if (file == QLatin1String("board.png")) {
            ui::ExportDialog dialog(controller.battle(), controller.window.get());
            dialog.findChild<QLineEdit*>()->setText(path);
            dialog.show();
            QTest::mouseClick(dialog.acceptButton(), Qt::LeftButton);
            QVERIFY(!dialog.result().error);
        } else if (file == QLatin1String("sheet.pdf")) {
            ui::PrintDialog dialog(page.printOffer(), controller.settings, path.chopped(4));
            dialog.setPrinters({});
            dialog.findChild<QLineEdit*>(QStringLiteral("file"))->setText(path);
            dialog.accept();
            QVERIFY2(dialog.outcome().contains(file), qPrintable(dialog.outcome()));
        } else if (file == QLatin1String("log.txt")) {
            Q_EMIT page.dockRequested(QStringLiteral("logDock"));
            QVERIFY(controller.window->findChild<ui::LogPanel*>()->saveTo(path));
        } else {
            ui::PostController posts{document::PostGameStore(path), document::SecretStore(path + u's')};
            posts.finishChecks();
            QCOMPARE(posts.invite({"Ada", "Ben"}), QString());
            QCOMPARE(posts.games().size(), std::size_t(1));
        }
        QVERIFY(QFileInfo::exists(path));
        QVERIFY2(moments > 20, qPrintable(QString::number(moments)));
        QVERIFY(!QApplication::activeModalWidget());
        isDiskSlow = false;
        controller.battle().markSaved({});
    }

private:
    /// A battle of one stack, selected, is on its way to the disk.
    static ui::BattlePage& beginSaving(BattleWindow& controller, const QString& path) {
        auto& page = controller.addBattle();
        controller.battle().setFilePath(path);
        controller.battle().perform(battle::AddStack{oneStack(), {}});
        page.selection().setStack(battle::StackId("s1"));
        page.view().setFocus();
        isDiskSlow = true;
        QElapsedTimer timer;
        timer.start();
        QTest::keyClick(&page.view(), Qt::Key_S, Qt::ControlModifier);
        if (timer.elapsed() >= delay.count())
            QTest::qFail("the window waited for the disk", __FILE__, __LINE__);
        return page;
    }
};

template struct sf::test::Registered<TestSlowDisk, QApplication>;
#include "test_slow_disk.moc"
