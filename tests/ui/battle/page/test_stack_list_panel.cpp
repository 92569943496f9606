// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_panel.h"

#include "core/document/battle/battle_document.h"
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/sample_battle.h"
#include "ui/battle/state/selection.h"

#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include <memory>

using namespace sf;
using battle::StackId;

/// The All stacks dock, used with keys and mouse against a document.
class TestStackListPanel : public QObject {
    Q_OBJECT

private:
    static void open(QWidget& panel) {
        panel.show();
        panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
    }
    static void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static void type(const QString& text) {
        key(Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(QApplication::focusWidget(), text);
    }

private Q_SLOTS:
    void initTestCase() { openResources(); }
    void init() { m_document = std::make_unique<document::BattleDocument>(sample::battle()); }
    void cleanup() { m_document.reset(); }

    void listsFiltersAndSelects() {
        ui::Selection selection;
        ui::StackListPanel panel(*m_document, selection);
        panel.resize(404, 300);
        open(panel);
        auto* table = panel.findChild<QTableView*>();
        QCOMPARE(table->model()->rowCount(), 3);
        auto* filter = panel.findChild<QLineEdit*>();
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("ford"));
        QCOMPARE(table->model()->rowCount(), 2);
        key(Qt::Key_Down);
        QVERIFY(table->hasFocus());
        QCOMPARE(selection.stack(), std::optional(StackId("levy")));
        QCOMPARE(selection.cursor(), (hex::Hex{9, 2}));
        key(Qt::Key_Down);
        QCOMPARE(selection.stack(), std::optional(StackId("watch")));
        key(Qt::Key_Slash);
        QVERIFY(filter->hasFocus());
        type(QStringLiteral("nobody"));
        QCOMPARE(table->model()->rowCount(), 0);
        key(Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_Delete);
        QCOMPARE(table->model()->rowCount(), 3);
        selection.setStack(StackId("guard"));
        QCOMPARE(table->currentIndex().data().toString(), QStringLiteral("Kess's Guard"));
        QVERIFY(m_document->perform(battle::RemoveStack{StackId("levy")}).isDone());
        QCOMPARE(table->model()->rowCount(), 2);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(1, 0)).center());
        QCOMPARE(selection.stack(), std::optional(StackId("watch")));
    }

    void theSelectedStackStaysSelectedWhenTheFilterHidesIt() {
        ui::Selection selection;
        ui::StackListPanel panel(*m_document, selection);
        open(panel);
        const QSignalSpy shown(&panel, &ui::StackListPanel::stackShown);
        auto* table = panel.findChild<QTableView*>();
        const auto* count = panel.findChild<QLabel*>();
        selection.setCursor({9, 1});
        selection.setStack(StackId("guard"));
        panel.findChild<QLineEdit*>()->setFocus();
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("ford"));
        QCOMPARE(selection.stack(), std::optional(StackId("guard")));
        QCOMPARE(selection.cursor(), (hex::Hex{9, 1}));
        QVERIFY(!table->selectionModel()->hasSelection());
        type(QStringLiteral("neutral"));
        QCOMPARE(table->currentIndex().data().toString(), QStringLiteral("Kess's Guard"));
        QCOMPARE(count->text(), QStringLiteral("3 stack(s)"));
        QVERIFY(
            m_document->perform(battle::SetPosture{StackId("guard"), battle::Posture::Defensive}).isDone());
        QCOMPARE(count->text(), QStringLiteral("2 of 3 stack(s)"));
        QCOMPARE(selection.stack(), std::optional(StackId("guard")));
        QCOMPARE(selection.cursor(), (hex::Hex{9, 1}));
        QVERIFY(!table->selectionModel()->hasSelection());
        QCOMPARE(shown.count(), 0);
        m_document->undo();
        QCOMPARE(count->text(), QStringLiteral("3 stack(s)"));
        QCOMPARE(table->currentIndex().data().toString(), QStringLiteral("Kess's Guard"));
        type(QStringLiteral("ford"));
        key(Qt::Key_Down);
        QCOMPARE(selection.stack(), std::optional(StackId("levy")));
        QCOMPARE(shown.count(), 1);
    }

    void theListFollowsTheTextSize() {
        ui::Selection selection;
        ui::StackListPanel panel(*m_document, selection);
        open(panel);
        const auto* table = panel.findChild<QTableView*>();
        const int before = QFontMetrics(table->font()).height();
        QFont large = panel.font();
        large.setPointSizeF(20);
        panel.setFont(large);
        QVERIFY(QFontMetrics(table->font()).height() > before);
        QVERIFY(table->rowHeight(0) > QFontMetrics(table->font()).height());
    }

    void namesInTheListAreNotCut() {
        ui::Selection selection;
        ui::StackListPanel panel(*m_document, selection);
        panel.resize(380, 300);
        open(panel);
        auto* table = panel.findChild<QTableView*>();
        QVERIFY(table->columnWidth(0) >= static_cast<QAbstractItemView*>(table)->sizeHintForColumn(0));
    }

    void theListFillsItsWidth() {
        ui::Selection selection;
        ui::StackListPanel panel(*m_document, selection);
        panel.resize(340, 300);
        open(panel);
        auto* table = panel.findChild<QTableView*>();
        QCOMPARE(table->horizontalHeader()->length(), table->viewport()->width());
        panel.hide(); // behind another dock
        panel.resize(480, 120);
        open(panel);
        QCOMPARE(table->horizontalHeader()->length(), table->viewport()->width());
    }

private:
    std::unique_ptr<document::BattleDocument> m_document;
};

template struct sf::test::Registered<TestStackListPanel, QApplication>;
#include "test_stack_list_panel.moc"
