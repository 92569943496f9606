// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/display_text.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/battle_window.h"
#include "tests/ui/when_open.h"
#include "tests/ui/window_requests.h"
#include "ui/page/web_page_commands.h"

#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTest>

using namespace sf;

namespace {

/// Types the file's name into the dialog that asks for it, as soon as it is open.
void choosePage(const QString& path) {
    test::whenOpen<QFileDialog>([path](QFileDialog& files) {
        auto* name = files.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        name->setText(path);
        QTest::keyClick(name, Qt::Key_Return);
    });
}

} // namespace

/// File, Export web page.
class TestWebPageExport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isWrittenWhereTheUserSays() {
        test::BattleWindow window;
        ui::BattlePage& page = window.addSmallBattle();
        test::WindowRequests requests{page};
        const QString path = window.path("game.html");
        choosePage(window.path("game")); // the ending is added
        window.action(QStringLiteral("Export web page"))->trigger();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray html = file.readAll();
        QVERIFY(html.startsWith("<!doctype html>"));
        QVERIFY(html.contains("Content-Security-Policy"));
        QVERIFY(requests.messages.last().contains(text::displayName(path)));
    }

    void anErrorIsSaid() {
        test::BattleWindow window;
        ui::BattlePage& page = window.addSmallBattle();
        test::WindowRequests requests{page};
        const QString path = window.path("nowhere/game.html");
        const QString problem = ui::saveWebPage(QByteArray("x"), path, window.settings);
        QVERIFY(problem.contains(QLatin1String("nowhere")));
        QVERIFY(!QFile::exists(path));
        QCOMPARE(ui::saveWebPage(QStringLiteral("Too large"), path, window.settings),
                 QStringLiteral("Too large"));
    }
};

template struct sf::test::Registered<TestWebPageExport, QApplication>;
#include "test_web_page_export.moc"
