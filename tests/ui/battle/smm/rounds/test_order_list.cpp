// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/give_orders.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/smm/rounds/rounds_window.h"
#include "ui/battle/forecast/forecast_panel.h"
#include "ui/battle/smm/rounds/order_list.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTableWidget>

using namespace sf;
using battle::StackId;
using test::RoundsWindow;

namespace {

struct OrderWindow : RoundsWindow {
    OrderWindow() {
        addDock(QStringLiteral("orderListDock"));
        orderAttacks();
        docks[QStringLiteral("orderListDock")]->raise();
        QApplication::processEvents();
    }
    QTableWidget& table() { return *find<QTableWidget>("orderTable"); }
    QPoint cell(int row) { return table().visualRect(table().model()->index(row, 0)).center(); }
    void clickRow(int row) { QTest::mouseClick(table().viewport(), Qt::LeftButton, {}, cell(row)); }
    void pressButton(const QString& text) {
        for (auto* button : docks[QStringLiteral("orderListDock")]->findChildren<QAbstractButton*>())
            if (button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(text));
    }
};

} // namespace

/// All orders in one list, from which they are edited and cancelled by mouse and by keyboard.
class TestOrderList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aRowSelectsItsStackAndScrollsTheMapToIt() {
        OrderWindow window;
        QCOMPARE(window.table().rowCount(), 3); // Far has nobody in reach
        window.view().setZoom(3);
        window.clickRow(2);
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("w")));
        QVERIFY(window.view().rect().contains(window.centre({4, 5})));
    }

    void deleteCancelsOneOrderAfterAnother() {
        OrderWindow window;
        window.clickRow(0);
        QTest::keyClick(&window.table(), Qt::Key_Delete);
        QVERIFY(!window.controller().hasOrder(StackId("a")));
        QCOMPARE(window.table().rowCount(), 2);
        QTest::keyClick(&window.table(), Qt::Key_Delete);
        QVERIFY(!window.controller().hasOrder(StackId("b")));
        window.document().undo();
        QVERIFY(window.controller().hasOrder(StackId("b")));
        QCOMPARE(window.table().rowCount(), 2);
    }

    void theButtonCancelsToo() {
        OrderWindow window;
        window.clickRow(1);
        window.pressButton(QStringLiteral("Cancel order"));
        QVERIFY(!window.controller().hasOrder(StackId("b")));
    }

    void enterEditsTheOrderInItsDock() {
        OrderWindow window;
        window.clickRow(0);
        QSignalSpy docks(window.page, &ui::Page::dockRequested);
        QTest::keyClick(&window.table(), Qt::Key_Return);
        QCOMPARE(docks.size(), 1);
        QCOMPARE(docks.front().front().toString(), QStringLiteral("stackDock"));
        QVERIFY(window.docks[QStringLiteral("stackDock")]->isAncestorOf(QApplication::focusWidget()));
    }

    void jumpsToTheNextStackWithoutAnOrder() {
        OrderWindow window;
        QCOMPARE(window.controller().withoutOrder(), 1);
        window.pressButton(QStringLiteral("Go to the next one"));
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("c")));
        window.controller().give(StackId("w"), {});
        window.view().setFocus();
        window.key(Qt::Key_J);
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("w")));
        window.key(Qt::Key_J);
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("c")));
    }

    void theForecastFollowsWhoActsNext() {
        OrderWindow window;
        ui::ForecastPanel forecast(window.document(), window.page->selection());
        forecast.show();
        QVERIFY(QTest::qWaitForWindowExposed(&forecast));
        window.page->selection().setStack(StackId("c"));
        QVERIFY(window.controller().nextStep());
        for (int step = 0; step < 3; ++step) {
            const auto next = window.controller().agenda().next;
            QVERIFY(next);
            const QString name = text::stackName(*window.battle().stacks.find(*next));
            QTRY_VERIFY2(forecast.plainText().startsWith(name), qPrintable(forecast.plainText()));
            QVERIFY(window.controller().nextStep());
        }
        QVERIFY(battle::isRoundRunning(window.battle()) || window.battle().round);
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("c"))); // only looked at
    }

    void aTypedMoveCancelsWhatTheStackWasToDo() {
        OrderWindow window;
        window.page->selection().setStack(StackId("a"));
        smm::Order order = window.order("a");
        order.rotate = 1;
        QVERIFY(window.controller().give(StackId("a"), order));
        window.key(Qt::Key_I);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("to 3,2"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(window.battle().stacks.find(StackId("a"))->hex, (hex::Hex{3, 2}));
        QCOMPARE(window.order("a").actions(), 0);
        QCOMPARE(window.order("a").rotate, 1);
    }

    void anActionEndsInOneStepWhileTheRotationStays() { // whoever orders it: map, dock, menu or commander
        OrderWindow window;
        const StackId stack("a");
        const smm::Order attack = window.order("a");
        QCOMPARE(attack.actions(), 1);
        const int steps = window.document().stepsDone();
        smm::Order rotation;
        rotation.rotate = 2;
        QVERIFY(!document::giveOrders(window.document(), {{{stack, rotation}}}));
        QVERIFY(window.order("a") == rotation);
        QCOMPARE(window.document().stepsDone(), steps + 1);
        QVERIFY(window.document().undo());
        QVERIFY(window.order("a") == attack);
        smm::Order refused = rotation;
        refused.screens = battle::UnitId("nobody");
        const auto refusal = document::giveOrders(window.document(), {{{stack, refused}}});
        QVERIFY(refusal);
        QCOMPARE(refusal->stack, stack);
        QVERIFY(window.order("a") == attack);
    }
};

template struct sf::test::Registered<TestOrderList, QApplication>;
#include "test_order_list.moc"
