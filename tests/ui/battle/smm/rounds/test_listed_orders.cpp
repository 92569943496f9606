// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/give_orders.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/smm/rounds/rounds_window.h"
#include "ui/battle/forecast/forecast_panel.h"
#include "ui/battle/page/stack_list_model.h"
#include "ui/battle/page/stack_list_panel.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTreeView>

using namespace sf;
using battle::StackId;
using test::RoundsWindow;
using ui::StackListModel;
using ui::StackListPanel;

namespace {

struct OrderWindow : RoundsWindow {
    OrderWindow() {
        orderAttacks();
        raise("battleDock");
    }
    QAction* command(const char* name) { return list().findChild<QAction*>(QLatin1String(name)); }
    StackListPanel& panel() { return *window->findChild<StackListPanel*>(); }
    int rows() { return list().model()->rowCount(list().rootIndex()); }
    QModelIndex row(int row, int column = 0) {
        return list().model()->index(row, column, list().rootIndex());
    }
    QString order(int at) { return row(at, StackListModel::Order).data().toString(); }
    using RoundsWindow::order;
};

} // namespace

/// The orders in the Battle dock, which are edited and cancelled there by mouse and by keyboard.
class TestListedOrders : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachStackHasItsOrder() {
        OrderWindow window;
        QCOMPARE(window.rows(), 4);
        for (const int row : {0, 1, 3})
            QVERIFY2(window.order(row).startsWith(QStringLiteral("attacks")), qPrintable(window.order(row)));
        QCOMPARE(window.order(2), QStringLiteral("no order")); // Far has nobody in reach
        window.page->selection().setStack(StackId("c"));
        window.controller().orderHold();
        QCOMPARE(window.order(2), QStringLiteral("holds"));
    }

    void aRowSelectsItsStackAndScrollsTheMapToIt() {
        OrderWindow window;
        window.panel().list(StackListPanel::Listed::WithOrder);
        QCOMPARE(window.rows(), 3);
        window.view().setZoom(3);
        window.clickListed(window.row(2));
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("w")));
        QVERIFY(window.view().rect().contains(window.centre({4, 5})));
    }

    void oneOrderIsCancelledAfterAnother() {
        OrderWindow window;
        window.panel().list(StackListPanel::Listed::WithOrder);
        window.clickListed(window.row(0));
        window.list().setFocus();
        QTest::keyClick(&window.list(), Qt::Key_Backspace, Qt::ControlModifier);
        QVERIFY(!window.controller().hasOrder(StackId("a")));
        QCOMPARE(window.rows(), 2);
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("b")));
        QTest::keyClick(&window.list(), Qt::Key_Backspace, Qt::ControlModifier);
        QVERIFY(!window.controller().hasOrder(StackId("b")));
        window.document().undo();
        QVERIFY(window.controller().hasOrder(StackId("b")));
        QCOMPARE(window.rows(), 2);
    }

    void theMenuCancelsToo() {
        OrderWindow window;
        window.clickListed(window.row(1));
        QVERIFY(window.list().actions().contains(window.find<QAction>("cancelSelectedOrder")));
        window.find<QAction>("cancelSelectedOrder")->trigger();
        QVERIFY(!window.controller().hasOrder(StackId("b")));
        QCOMPARE(window.order(1), QStringLiteral("no order"));
    }

    void theChoiceListsThoseWithoutAnOrder() {
        OrderWindow window;
        window.panel().list(StackListPanel::Listed::WithoutOrder);
        QCOMPARE(window.rows(), 1);
        QCOMPARE(window.row(0).data().toString(), QStringLiteral("Far"));
        window.controller().give(StackId("w"), {});
        QCOMPARE(window.rows(), 2);
        window.panel().list(StackListPanel::Listed::Grouped);
        QCOMPARE(window.rows(), 0);
        QVERIFY(window.controller().nextStep()); // Conflict A forms
        QCOMPARE(window.list().model()->rowCount(), 1);
        QCOMPARE(window.list().model()->rowCount(window.list().model()->index(0, 0)), 3);
    }

    void theFilterFindsOrders() {
        OrderWindow window;
        auto* words = window.panel().findChild<QLineEdit*>();
        words->setFocus();
        QTest::keyClicks(words, QStringLiteral("attacks"));
        QCOMPARE(window.rows(), 3);
        words->clear();
        QTest::keyClicks(words, QStringLiteral("no order"));
        QCOMPARE(window.rows(), 1);
    }

    void aKeyEditsTheOrder() {
        OrderWindow window;
        window.clickListed(window.row(0));
        QSignalSpy docks(window.page, &ui::Page::dockRequested);
        window.list().setFocus();
        QTest::keyClick(&window.list(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(docks.size(), 1);
        QCOMPARE(docks.front().front().toString(), QStringLiteral("stackDock"));
        QVERIFY(window.docks[QStringLiteral("stackDock")]->isAncestorOf(QApplication::focusWidget()));
    }

    void enterShowsTheStack() {
        OrderWindow window;
        window.clickListed(window.row(0));
        const QSignalSpy docks(window.page, &ui::Page::dockRequested);
        window.list().setFocus();
        QTest::keyClick(&window.list(), Qt::Key_Return);
        QCOMPARE(docks.size(), 1);
        QCOMPARE(docks.front().front().toString(), QStringLiteral("stackDock"));
    }

    void jumpsToTheNextStackWithoutAnOrder() {
        OrderWindow window;
        QCOMPARE(window.controller().withoutOrder(), 1);
        window.controller().give(StackId("w"), {});
        window.view().setFocus();
        window.key(Qt::Key_J);
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("c")));
        window.key(Qt::Key_J);
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("w")));
        window.key(Qt::Key_J);
        QCOMPARE(window.page->selection().stack(), std::optional(StackId("c")));
    }

    /// While Conflicts form, fight and end, rows come and go; what is selected stays selected.
    void aRoundResetsNothing() {
        OrderWindow window;
        window.page->selection().setStack(StackId("c"));
        QVERIFY(window.controller().orderHold());
        auto* model = window.list().model();
        const QSignalSpy resets(model, &QAbstractItemModel::modelReset);
        window.clickListed(window.row(3));
        const QString watch = window.row(3).data().toString();
        QVERIFY(window.controller().nextStep());
        QCOMPARE(model->rowCount(), 2);
        QCOMPARE(model->index(0, StackListModel::Name).data().toString(), QStringLiteral("Conflict A"));
        QCOMPARE(model->index(0, StackListModel::Order).data().toString(), QStringLiteral("▶ fights now"));
        QCOMPARE(model->index(1, StackListModel::Name).data().toString(), QStringLiteral("Other stacks"));
        const QModelIndexList selected = window.list().selectionModel()->selectedRows();
        QCOMPARE(selected.size(), 1);
        QCOMPARE(selected.front().data().toString(), watch);
        QCOMPARE(selected.front().parent(), model->index(0, 0));
        QVERIFY(window.list().isExpanded(model->index(0, 0)));
        const auto& turns = window.controller().agenda().conflicts.front().turns;
        for (int row = 0; row < 3; ++row)
            QCOMPARE(window.listed(0, row, StackListModel::Initiative).data().toString(),
                     QString::number(turns[static_cast<std::size_t>(row)].initiative));
        QVERIFY(window.listed(0, 0, StackListModel::Order)
                    .data()
                    .toString()
                    .startsWith(QStringLiteral("▶ next: ")) ||
                window.listed(0, 0, StackListModel::Order).data() == QStringLiteral("✓ has acted"));
        QVERIFY(window.controller().resolve(smm::Extent::Conflict));
        QCOMPARE(model->index(0, StackListModel::Order).data().toString(), QStringLiteral("✓ has fought"));
        QVERIFY(window.controller().resolve(smm::Extent::Round));
        while (window.document().stepsDone() > 0)
            window.document().undo();
        QCOMPARE(window.rows(), 4); // without Conflicts a plain list
        QCOMPARE(resets.size(), 0);
    }

    void theKeysGoToTheFirstConflict() {
        RoundsWindow window(test::inConflict());
        window.window->findChild<StackListPanel*>()->goToFirstGroup();
        QVERIFY(window.list().hasFocus());
        QCOMPARE(window.list().currentIndex().data().toString(), QStringLiteral("Conflict A"));
        QVERIFY(!window.page->selection().stack()); // so that Delete removes nothing
        QTest::keyClick(&window.list(), Qt::Key_Down);
        QCOMPARE(window.page->selection().stack(),
                 std::optional(window.controller().agenda().conflicts.front().turns.front().stack));
        QTest::keyClick(&window.list(), Qt::Key_Up);
        QCOMPARE(window.list().currentIndex().data().toString(), QStringLiteral("Conflict A"));
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

template struct sf::test::Registered<TestListedOrders, QApplication>;
#include "test_listed_orders.moc"
