// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document_area.h"
#include "core/document/battle/battle_document.h"
#include "tests/app/window/program_window.h"
#include "tests/test_registry.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/state/selection.h"
#include "ui/style/settings.h"
#include "ui/style/style.h"

#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>

using namespace sf;

namespace {

/// A window that opens with a layout of tests/data/layouts, whose README says how it was made.
struct LayoutWindow : test::ProgramWindow {
    explicit LayoutWindow(const QString& layout, QSize size) : ProgramWindow(ui::battleKind()) {
        QFile file(QStringLiteral(SQUAREFRONT_TEST_DATA "/layouts/") + layout);
        if (!layout.isEmpty()) {
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(layout));
            settings.setWindowLayout(*window, file.readAll());
            window =
                std::make_unique<app::MainWindow>(kinds, context(), folder.filePath(QStringLiteral("again")));
        }
        window->resize(size);
        show();
        QVERIFY(window->openExample(QStringLiteral(":/squarefront/examples/barrow.sqf")));
        QTest::qWait(100);
    }
    QDockWidget& dock(const char* name) { return *window->findChild<QDockWidget*>(QLatin1String(name)); }
    QStringList shown() {
        QStringList titles;
        for (const QDockWidget* each : window->findChildren<QDockWidget*>())
            if (!each->isHidden())
                titles << each->windowTitle();
        titles.sort();
        return titles;
    }
    /// The current one has a "!".
    QStringList tabs() {
        QStringList texts;
        for (const auto* bar : window->findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly))
            for (int tab = 0; tab < bar->count() && bar->isVisible(); ++tab)
                texts << bar->tabText(tab) + (tab == bar->currentIndex() ? QStringLiteral("!") : QString());
        return texts;
    }
    Qt::DockWidgetArea area(const char* name) { return window->dockWidgetArea(&dock(name)); }
};

const QString stackTitle = QStringLiteral("Stack");
const QString battleTitle = QStringLiteral("Battle");
const QString logTitle = QStringLiteral("Log");

} // namespace

/// Layouts of version 4, which had more docks, and what windows make of other sizes.
class TestStoredLayouts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setStyle(new ui::Style); }

    void aSmallWindowIsAsItWas() {
        LayoutWindow window(QStringLiteral("1024x700.layout"), {1024, 700});
        QCOMPARE(window.shown(), QStringList({battleTitle, logTitle, stackTitle}));
        QCOMPARE(window.tabs(), QStringList({stackTitle + u'!', battleTitle, logTitle}));
        LayoutWindow fresh({}, {1024, 700});
        QCOMPARE(window.dock("stackDock").width(), fresh.dock("stackDock").width());
    }

    void aWidthThatWasChosenStays() {
        LayoutWindow window(QStringLiteral("1280x800-wider.layout"), {1280, 800});
        QCOMPARE(window.shown(), QStringList({battleTitle, logTitle, stackTitle}));
        QCOMPARE(window.dock("stackDock").width(), 417);
        window.dock("battleDock").raise();
        QTRY_COMPARE(window.dock("battleDock").width(), 417);
    }

    void aLogBelowTheMapIsATabNow() {
        LayoutWindow window(QStringLiteral("1600x1000-log-below.layout"), {1600, 1000});
        QCOMPARE(window.shown(), QStringList({battleTitle, logTitle, stackTitle}));
        QCOMPARE(window.tabs(), QStringList({stackTitle + u'!', battleTitle, logTitle}));
        QCOMPARE(window.area("logDock"), Qt::RightDockWidgetArea);
    }

    /// Stack and Orders were closed, and Forecast was on the left.
    void aMergedDockIsWhereItsFirstPartWas() {
        LayoutWindow window(QStringLiteral("closed-and-moved.layout"), {1280, 800});
        QCOMPARE(window.shown(), QStringList({battleTitle, logTitle, stackTitle}));
        QCOMPARE(window.area("stackDock"), Qt::LeftDockWidgetArea);
        QCOMPARE(window.dock("stackDock").x(), 0);
        QCOMPARE(window.area("battleDock"), Qt::RightDockWidgetArea);
        QVERIFY(window.dock("historyDock").isHidden());
    }

    /// Forecast floated, but Stack comes first.
    void aLaterPartSaysNothing() {
        LayoutWindow window(QStringLiteral("two-screens-forecast.layout"), {1280, 800});
        QCOMPARE(window.shown(), QStringList({battleTitle, logTitle, stackTitle}));
        QVERIFY(!window.dock("stackDock").isFloating());
        QCOMPARE(window.dock("stackDock").width(), 417);
    }

    void aFloatingPartFloats() {
        LayoutWindow window(QStringLiteral("two-screens-stacks.layout"), {1280, 800});
        QCOMPARE(window.shown(), QStringList({battleTitle, logTitle, stackTitle}));
        QVERIFY(!window.dock("stackDock").isFloating());
        QDockWidget& list = window.dock("battleDock");
        QVERIFY(list.isFloating());
        QCOMPARE(list.size(), QSize(460, 380));
        QVERIFY(list.screen()->availableGeometry().contains(list.geometry())); // there is one screen
    }

    void whatIsSavedAgainIsRestored() {
        LayoutWindow window(QStringLiteral("1280x800-wider.layout"), {1280, 800});
        window.dock("battleDock").close();
        QVERIFY(window.window->close());
        window.window = std::make_unique<app::MainWindow>(window.kinds, window.context(),
                                                          window.folder.filePath(QStringLiteral("third")));
        window.window->resize(1280, 800);
        window.show();
        QVERIFY(window.window->openExample(QStringLiteral(":/squarefront/examples/barrow.sqf")));
        QTest::qWait(100);
        QCOMPARE(window.shown(), QStringList({logTitle, stackTitle}));
        QCOMPARE(window.dock("stackDock").width(), 417);
    }

    void theDocksAreAsWideAfterLargeText() {
        const QFont before = QApplication::font();
        LayoutWindow window({}, {1024, 700});
        auto& page = static_cast<ui::BattlePage&>(*window.window->documents().currentPage());
        const auto& battle = static_cast<document::BattleDocument&>(page.document()).battle();
        page.selection().setStack(battle.stacks[0]->id);
        const int width = window.dock("stackDock").width();
        QVERIFY2(width >= 330, qPrintable(QString::number(width)));
        QFont large = before;
        large.setPointSizeF(1.5 * before.pointSizeF());
        QApplication::setFont(large);
        QTRY_VERIFY(window.dock("stackDock").width() > width);
        QApplication::setFont(before);
        QTRY_COMPARE(window.dock("stackDock").width(), width);
        for (const auto* area : window.dock("stackDock").findChildren<QScrollArea*>())
            QVERIFY(!area->isVisible() || area->horizontalScrollBar()->maximum() == 0);
    }

    void tabsOfDocumentsAreWhole() {
        LayoutWindow window({}, {1024, 700});
        for (const char* name : {"landing", "conflicts", "bridge", "teaching", "multiplier", "great-battle"})
            QVERIFY(window.window->openExample(
                QStringLiteral(":/squarefront/examples/%1.sqf").arg(QLatin1String(name))));
        QTest::qWait(50);
        const auto* bar = window.window->findChild<QTabBar*>(QStringLiteral("documents"));
        QCOMPARE(bar->count(), 7);
        for (int tab = 0; tab < bar->count(); ++tab) {
            QFont bold = bar->font();
            bold.setBold(true);
            const int text = QFontMetrics(bold).horizontalAdvance(bar->tabText(tab));
            QVERIFY2(bar->tabRect(tab).width() >= text + 20, qPrintable(bar->tabText(tab)));
        }
        const QRect current = bar->tabRect(bar->currentIndex());
        QVERIFY(bar->rect().contains(current));
    }
};

template struct sf::test::Registered<TestStoredLayouts, QApplication>;
#include "test_stored_layouts.moc"
