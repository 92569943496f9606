// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/page/stack_list_panel.h"

#include "core/document/battle/battle_document.h"
#include "resources/resources.h"
#include "tests/test_registry.h"
#include "tests/ui/battle/sample_battle.h"
#include "tests/ui/own_settings.h"
#include "ui/battle/page/battle_page.h"
#include "ui/battle/page/stack_list_model.h"
#include "ui/battle/state/selection.h"

#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTreeView>

#include <memory>

using namespace sf;
using battle::StackId;

namespace {

struct List : test::OwnSettings {
    ui::BattlePage page;
    ui::Selection& selection;
    ui::StackListPanel panel;
    QTreeView& tree;

    explicit List(document::BattleDocument& document)
        : page(document, context())
        , selection(page.selection())
        , panel(document, selection, page.session())
        , tree(*panel.findChild<QTreeView*>()) {}
    int rows() const { return tree.model()->rowCount(tree.rootIndex()); }
    QModelIndex row(int row) const { return tree.model()->index(row, 0, tree.rootIndex()); }
    void click(int at) {
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(row(at)).center());
    }
};

} // namespace

/// The Battle dock, used with keys and mouse against a document.
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
        List list(*m_document);
        ui::StackListPanel& panel = list.panel;
        ui::Selection& selection = list.selection;
        panel.resize(404, 300);
        open(panel);
        auto* table = &list.tree;
        QCOMPARE(list.rows(), 3);
        auto* filter = panel.findChild<QLineEdit*>();
        filter->setFocus();
        QTest::keyClicks(filter, QStringLiteral("ford"));
        QCOMPARE(list.rows(), 2);
        key(Qt::Key_Down);
        QVERIFY(table->hasFocus());
        QCOMPARE(selection.stack(), std::optional(StackId("levy")));
        QCOMPARE(selection.cursor(), (hex::Hex{9, 2}));
        key(Qt::Key_Down);
        QCOMPARE(selection.stack(), std::optional(StackId("watch")));
        key(Qt::Key_Slash);
        QVERIFY(filter->hasFocus());
        type(QStringLiteral("nobody"));
        QCOMPARE(list.rows(), 0);
        key(Qt::Key_A, Qt::ControlModifier);
        key(Qt::Key_Delete);
        QCOMPARE(list.rows(), 3);
        selection.setStack(StackId("guard"));
        QCOMPARE(table->currentIndex().data().toString(), QStringLiteral("Kess's Guard"));
        QVERIFY(m_document->perform(battle::RemoveStack{StackId("levy")}).isDone());
        QCOMPARE(list.rows(), 2);
        list.click(1);
        QCOMPARE(selection.stack(), std::optional(StackId("watch")));
    }

    void theSelectedStackStaysSelectedWhenTheFilterHidesIt() {
        List list(*m_document);
        ui::StackListPanel& panel = list.panel;
        ui::Selection& selection = list.selection;
        open(panel);
        const QSignalSpy shown(&panel, &ui::StackListPanel::stackShown);
        auto* table = &list.tree;
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
        List list(*m_document);
        ui::StackListPanel& panel = list.panel;
        open(panel);
        const auto* table = &list.tree;
        const int before = QFontMetrics(table->font()).height();
        QFont large = panel.font();
        large.setPointSizeF(20);
        panel.setFont(large);
        QVERIFY(QFontMetrics(table->font()).height() > before);
        QVERIFY(table->visualRect(list.row(0)).height() > QFontMetrics(table->font()).height());
    }

    void namesInTheListAreNotCut() {
        List list(*m_document);
        ui::StackListPanel& panel = list.panel;
        panel.resize(380, 300);
        open(panel);
        auto* table = &list.tree;
        QVERIFY(table->columnWidth(0) >=
                QFontMetrics(table->font()).horizontalAdvance(QStringLiteral("Kess's Guard")) + 20);
    }

    void theListFillsItsWidth() {
        List list(*m_document);
        ui::StackListPanel& panel = list.panel;
        panel.resize(340, 300);
        open(panel);
        auto* table = &list.tree;
        QCOMPARE(table->header()->length(), table->viewport()->width());
        panel.hide(); // behind another dock
        panel.resize(480, 120);
        open(panel);
        QCOMPARE(table->header()->length(), table->viewport()->width());
    }

    void asksForTheMap() {
        List list(*m_document);
        list.panel.resize(400, 400);
        open(list.panel);
        const QSignalSpy shown(&list.panel, &ui::StackListPanel::stackShown);
        const QSignalSpy centred(&list.panel, &ui::StackListPanel::stackCentred);
        list.click(2);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(list.selection.stack(), std::optional(m_document->battle().stacks[2]->id));
        list.tree.findChild<QAction*>(QStringLiteral("centreStack"))->trigger();
        QCOMPARE(centred.size(), 1);
    }

    /// Nothing is measured, described or reset for ten thousand stacks when one changes.
    void tenThousandStacksAreFollowed() {
        battle::Battle battle = m_document->battle();
        const battle::StackPointer first = battle.stacks[0];
        for (int number = 0; number < 10'000; ++number) {
            battle::Stack copy = *first;
            copy.id = StackId("copy" + std::to_string(number));
            copy.units = std::vector<battle::Unit>();
            copy.presence = battle::Presence::Croaked; // so that the map has nothing to do
            battle.stacks.insert(battle.stacks.size(), std::make_shared<const battle::Stack>(copy));
        }
        document::BattleDocument document(std::move(battle));
        List list(document);
        list.panel.resize(400, 600);
        open(list.panel);
        QCOMPARE(list.rows(), 10'003);
        const QSignalSpy resets(list.tree.model(), &QAbstractItemModel::modelReset);
        const QPersistentModelIndex last = list.row(10'002);
        list.tree.scrollToBottom();
        QVERIFY(list.tree.verticalScrollBar()->value() > 9'000);
        for (int change = 0; change < 10; ++change) {
            QVERIFY(document
                        .perform(battle::SetPosture{first->id, change % 2 == 0 ? battle::Posture::Defensive
                                                                               : battle::Posture::Neutral})
                        .isDone());
            QApplication::processEvents();
        }
        QCOMPARE(last.row(), 10'002);
        QVERIFY(document.perform(battle::RemoveStack{StackId("copy5000")}).isDone());
        QCOMPARE(list.rows(), 10'002);
        QCOMPARE(last.row(), 10'001);
        QTRY_COMPARE(list.tree.verticalScrollBar()->value(), list.tree.verticalScrollBar()->maximum());
        QCOMPARE(resets.size(), 0);
    }

private:
    std::unique_ptr<document::BattleDocument> m_document;
};

template struct sf::test::Registered<TestStackListPanel, QApplication>;
#include "test_stack_list_panel.moc"
