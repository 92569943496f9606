// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle_document.h"
#include "core/text/words.h"
#include "tests/ui/sample_battle.h"
#include "ui/battle/selection.h"
#include "ui/battle/square_grid.h"
#include "ui/battle/stack_panel.h"
#include "ui/battle/unit_drag.h"
#include "ui/battle/unit_table_model.h"
#include "ui/common/refusal_line.h"
#include "ui/common/rule_chip.h"

#include <QComboBox>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <memory>

using namespace sf;
using battle::Edge;
using battle::StackId;
using battle::UnitId;

/// The inspector used as people use it: by mouse and keyboard, against a document.
class TestStackPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void saysWhatToDoWithoutSelection();
    void showsTheSelectedStack();
    void editsNumbersInPlace_data();
    void editsNumbersInPlace();
    void refusesBadNumbers_data();
    void refusesBadNumbers();
    void editsSeveralAsOneStep();
    void resetsToTheKind();
    void ticksFlags();
    void followsOtherEdits();
    void takesPostures();
    void saysWhyPosturesAreNotPossible();
    void choosesTheLeader();
    void choosesWhatToScreen();
    void renames();
    void showsDamageOrdersOfEdges_data();
    void showsDamageOrdersOfEdges();
    void showsDamageOrderOfHoveredEdge();
    void swapsTiedByKeyboard();
    void swapsTiedByDrag();
    void refusesToSwapUntied();
    void duplicatesAndRemoves();
    void opensRules();
    void sharesTheUnit();
    void manyUnits();

private:
    QTableView* table() const { return m_panel->findChild<QTableView*>(); }
    ui::UnitTableModel* model() const { return m_panel->findChild<ui::UnitTableModel*>(); }
    ui::SquareGrid* grid() const { return m_panel->findChild<ui::SquareGrid*>(); }
    const battle::Stack& guard() const { return *m_document->battle().stacks.find(StackId("guard")); }
    const battle::Unit& unit(const char* id) const { return *guard().find(UnitId(id)); }
    QModelIndex cell(const char* id, battle::Number number) const;
    QModelIndex cell(const char* id, const ui::UnitField& field) const;
    void type(const QModelIndex& index, const QString& text);
    QString refusal() const;
    QAbstractButton* button(const QString& text) const;
    int cellOf(const char* id) const;
    void click(int cell) const;
    void moveTo(QPointF point) const;
    void dragOnto(const char* carried, const char* target) const;

    std::unique_ptr<document::BattleDocument> m_document;
    std::unique_ptr<ui::Selection> m_selection;
    std::unique_ptr<ui::StackPanel> m_panel;
};

void TestStackPanel::init() {
    m_document = std::make_unique<document::BattleDocument>(sample::battle());
    m_selection = std::make_unique<ui::Selection>();
    m_panel = std::make_unique<ui::StackPanel>(*m_document, *m_selection);
    m_panel->resize(404, 760);
    m_panel->show();
    QVERIFY(QTest::qWaitForWindowActive(m_panel.get()));
    if (qstrcmp(QTest::currentTestFunction(), "saysWhatToDoWithoutSelection") != 0)
        m_selection->setStack(StackId("guard"));
}

void TestStackPanel::cleanup() {
    m_panel.reset();
    m_selection.reset();
    m_document.reset();
}

QModelIndex TestStackPanel::cell(const char* id, const ui::UnitField& field) const {
    return model()->index(model()->row(UnitId(id)), model()->column(field));
}

QModelIndex TestStackPanel::cell(const char* id, battle::Number number) const {
    return cell(id, ui::UnitField{ui::UnitField::What::Number, number, {}});
}

void TestStackPanel::type(const QModelIndex& index, const QString& text) {
    table()->setFocus();
    table()->selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    QTest::keyClick(table(), Qt::Key_F2);
    auto* editor = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    QVERIFY(editor);
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, Qt::Key_Return);
    QCoreApplication::processEvents(); // views commit what was typed in their next turn
}

QString TestStackPanel::refusal() const {
    for (const auto* line : m_panel->findChildren<ui::RefusalLine*>())
        if (line->isVisible())
            return line->text();
    return {};
}

QAbstractButton* TestStackPanel::button(const QString& text) const {
    for (auto* found : m_panel->findChildren<QAbstractButton*>())
        if (found->text() == text)
            return found;
    return nullptr;
}

int TestStackPanel::cellOf(const char* id) const {
    for (int place = 0; place < grid()->cellCount(); ++place) {
        const auto position = grid()->unitAt(place);
        if (position && grid()->shown()->unit(*position).id == UnitId(id))
            return place;
    }
    return -1;
}

void TestStackPanel::click(int cell) const {
    QTest::mouseClick(grid(), Qt::LeftButton, {}, grid()->area(cell).center().toPoint());
}

void TestStackPanel::moveTo(QPointF point) const {
    QTest::mouseMove(m_panel->windowHandle(), grid()->mapTo(m_panel.get(), point.toPoint()));
}

void TestStackPanel::saysWhatToDoWithoutSelection() {
    QVERIFY(!grid()->isVisible());
    QString all;
    for (const auto* label : m_panel->findChildren<QLabel*>())
        if (label->isVisible())
            all += label->text() + u'\n';
    QVERIFY2(all.contains(QStringLiteral("No stack is selected")), qPrintable(all));
    QVERIFY2(all.contains(QStringLiteral("Reds: 2 stack(s), 15 living unit(s)")), qPrintable(all));
    m_selection->setCursor({9, 2});
    auto* list = m_panel->findChild<QListWidget*>();
    QVERIFY(list->isVisible());
    QCOMPARE(list->count(), 1);
    list->setFocus();
    list->setCurrentRow(0);
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(m_selection->stack(), std::optional(StackId("levy")));
    QVERIFY(grid()->isVisible());
}

void TestStackPanel::showsTheSelectedStack() {
    QCOMPARE(model()->rowCount(), 11);
    QCOMPARE(model()->index(0, 0).data().toString(), QStringLiteral("A"));
    QCOMPARE(model()->index(10, 1).data().toString(), QStringLiteral("Warlord Kess"));
    QCOMPARE(grid()->cellCount(), 12);
    QVERIFY(!grid()->unitAt(11));
    QVERIFY(grid()->numbers().empty());
    QCOMPARE(table()->isColumnHidden(model()->column({ui::UnitField::What::Specials, {}, {}})), true);
}

void TestStackPanel::editsNumbersInPlace_data() {
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("value");
    QTest::newRow("AP") << int(battle::Number::AttackPower) << QStringLiteral("7") << 7;
    QTest::newRow("DR, largest") << int(battle::Number::Resistance) << QStringLiteral("1000000") << 1000000;
    QTest::newRow("Move, least") << int(battle::Number::Move) << QStringLiteral("0") << 0;
}

void TestStackPanel::editsNumbersInPlace() {
    QFETCH(int, number);
    QFETCH(QString, typed);
    QFETCH(int, value);
    const auto key = static_cast<battle::Number>(number);
    const int before = unit("u3")[key];
    type(cell("u3", key), typed);
    QCOMPARE(unit("u3")[key], value);
    QVERIFY(!cell("u3", key).data(ui::UnitTableModel::InheritedRole).toBool());
    m_document->undoStack().undo();
    QCOMPARE(unit("u3")[key], before);
    QVERIFY(cell("u3", key).data(ui::UnitTableModel::InheritedRole).toBool());
    QCOMPARE(refusal(), QString());
}

void TestStackPanel::refusesBadNumbers_data() {
    QTest::addColumn<QString>("typed");
    QTest::newRow("too large, SMM-1") << QStringLiteral("1000001");
    QTest::newRow("negative, SMM-1") << QStringLiteral("-1");
    QTest::newRow("no number") << QStringLiteral("many");
    QTest::newRow("a fraction") << QStringLiteral("2.5");
    QTest::newRow("huge") << QStringLiteral("99999999999999");
}

void TestStackPanel::refusesBadNumbers() {
    QFETCH(QString, typed);
    QSignalSpy messages(m_panel.get(), &ui::StackPanel::messageShown);
    type(cell("u3", battle::Number::AttackPower), typed);
    QCOMPARE(unit("u3")[battle::Number::AttackPower], 3);
    QCOMPARE(m_document->undoStack().count(), 0);
    QVERIFY(!refusal().isEmpty());
    QCOMPARE(messages.count(), 1);
    QVERIFY2(messages.front().front().toString().contains(QStringLiteral("SMM-1")),
             qPrintable(messages.front().front().toString()));
    type(cell("u3", battle::Number::AttackPower), QStringLiteral("5"));
    QCOMPARE(refusal(), QString());
}

void TestStackPanel::editsSeveralAsOneStep() {
    table()->selectRow(0);
    table()->selectionModel()->select(model()->index(1, 0),
                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
    type(cell("u1", battle::Number::DefensePower), QStringLiteral("6"));
    QCOMPARE(unit("u1")[battle::Number::DefensePower], 6);
    QCOMPARE(unit("u2")[battle::Number::DefensePower], 6);
    QCOMPARE(unit("u3")[battle::Number::DefensePower], 2);
    QCOMPARE(m_document->undoStack().count(), 1);
    QCOMPARE(table()->selectionModel()->selectedRows().size(), 2);
    m_document->undoStack().undo();
    QCOMPARE(unit("u2")[battle::Number::DefensePower], 2);
}

void TestStackPanel::resetsToTheKind() {
    type(cell("u3", battle::Number::AttackPower), QStringLiteral("7"));
    table()->selectRow(model()->row(UnitId("u3")));
    table()->selectionModel()->setCurrentIndex(cell("u3", battle::Number::AttackPower),
                                               QItemSelectionModel::NoUpdate);
    QMetaObject::invokeMethod(table()->parentWidget(), "resetToKind");
    QCOMPARE(unit("u3")[battle::Number::AttackPower], 3);
    QVERIFY(!unit("u3").own);
}

void TestStackPanel::ticksFlags() {
    const auto index = cell("u2", ui::UnitField{ui::UnitField::What::Flag, {}, battle::Flag::Noble});
    table()->setColumnHidden(index.column(), false);
    table()->scrollTo(index);
    table()->setFocus();
    table()->setCurrentIndex(index);
    QTest::keyClick(table(), Qt::Key_Space);
    QVERIFY(unit("u2")[battle::Flag::Noble]);
    QCOMPARE(model()->row(UnitId("u2")), 8); // more valuable than the other Stabbers now (SMM-3.4)
    QCOMPARE(m_selection->unit(), std::optional(UnitId("u2")));
}

void TestStackPanel::followsOtherEdits() {
    battle::Unit wounded = unit("u5");
    wounded.hitsLeft = 1;
    QVERIFY(!m_document->perform(battle::EditUnit{StackId("guard"), wounded}));
    QCOMPARE(model()->index(0, 1).data().toString(), QStringLiteral("Stabber 5"));
    QCOMPARE(model()->index(0, 2).data().toString(), QStringLiteral("1/4"));
    QVERIFY(!m_document->perform(battle::RemoveUnits{StackId("guard"), {UnitId("u5"), UnitId("u6")}}));
    QCOMPARE(model()->rowCount(), 9);
    QCOMPARE(grid()->cellCount(), 9);
    QVERIFY(!m_document->perform(battle::RemoveStack{StackId("guard")}));
    QVERIFY(!grid()->isVisible());
    m_document->undoStack().undo();
    QVERIFY(grid()->isVisible());
}

void TestStackPanel::takesPostures() {
    auto* offensive = button(text::posture(battle::Posture::Offensive));
    QVERIFY(offensive->isEnabled());
    QTest::mouseClick(offensive, Qt::LeftButton);
    QCOMPARE(guard().posture, battle::Posture::Offensive);
    QVERIFY(offensive->isChecked());
    m_document->undoStack().undo();
    QCOMPARE(guard().posture, battle::Posture::Neutral);
    QVERIFY(!offensive->isChecked());
}

void TestStackPanel::saysWhyPosturesAreNotPossible() {
    m_selection->setStack(StackId("levy"));
    QVERIFY(!button(text::posture(battle::Posture::Offensive))->isEnabled());
    QVERIFY(button(text::posture(battle::Posture::Neutral))->isEnabled());
    QVERIFY2(refusal().contains(QStringLiteral("Warlord")), qPrintable(refusal()));
}

void TestStackPanel::choosesTheLeader() {
    auto* box = m_panel->findChildren<QComboBox*>().first();
    for (auto* each : m_panel->findChildren<QComboBox*>())
        if (each->isVisible())
            box = each;
    QVERIFY(box->isVisible());
    QCOMPARE(box->count(), 3);
    box->setFocus();
    QTest::keyClick(box, Qt::Key_End);
    QCOMPARE(guard().leader, std::optional(UnitId("ansa")));
    m_selection->setStack(StackId("levy"));
    QVERIFY(!box->isVisible());
}

void TestStackPanel::choosesWhatToScreen() {
    QTest::mouseClick(button(text::posture(battle::Posture::Screening)), Qt::LeftButton);
    QCOMPARE(guard().posture, battle::Posture::Screening);
    QVERIFY2(refusal().contains(QStringLiteral("neutral")), qPrintable(refusal()));
    QComboBox* targets = nullptr;
    for (auto* each : m_panel->findChildren<QComboBox*>())
        if (each->isVisible() && each->accessibleName().startsWith(QStringLiteral("What")))
            targets = each;
    QVERIFY(targets);
    targets->setFocus();
    QTest::keyClick(targets, Qt::Key_Down);
    QCOMPARE(guard().screens, battle::Screens(UnitId("u1")));
    m_document->undoStack().undo();
    QCOMPARE(guard().screens, battle::Screens());
}

void TestStackPanel::renames() {
    QLineEdit* name = nullptr;
    for (auto* line : m_panel->findChildren<QLineEdit*>())
        if (line->accessibleName() == QStringLiteral("Stack name"))
            name = line;
    m_panel->editName();
    QVERIFY(name->hasFocus());
    QTest::keyClicks(name, QStringLiteral("First"));
    QTest::keyClick(name, Qt::Key_Escape);
    QCOMPARE(name->text(), QStringLiteral("Kess's Guard"));
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("First"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(guard().name, std::string("First"));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestStackPanel::showsDamageOrdersOfEdges_data() {
    QTest::addColumn<int>("key");
    QTest::addColumn<std::vector<int>>("numbers");
    // Eleven units, four wide: ABCD/EFGH/IJK (SMM-7).
    QTest::newRow("Front") << int(Qt::Key_F) << std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0};
    QTest::newRow("Back") << int(Qt::Key_B) << std::vector{11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
    QTest::newRow("Left") << int(Qt::Key_L) << std::vector{3, 6, 9, 11, 2, 5, 8, 10, 1, 4, 7, 0};
    QTest::newRow("Right") << int(Qt::Key_R) << std::vector{9, 6, 3, 1, 10, 7, 4, 2, 11, 8, 5, 0};
}

void TestStackPanel::showsDamageOrdersOfEdges() {
    QFETCH(int, key);
    QFETCH(std::vector<int>, numbers);
    grid()->setFocus();
    QTest::keyClick(grid(), static_cast<Qt::Key>(key));
    QCOMPARE(grid()->numbers(), numbers);
    QCOMPARE(m_selection->edge(), grid()->edge());
    QVERIFY(grid()->words(0).contains(QStringLiteral("number %1 in the damage order").arg(numbers[0])));
}

void TestStackPanel::showsDamageOrderOfHoveredEdge() {
    moveTo(grid()->area(Edge::Left).center());
    QCOMPARE(m_selection->edge(), std::optional(Edge::Left));
    QCOMPARE(grid()->numbers().at(8), 1);
    moveTo(grid()->area(0).center());
    QCOMPARE(m_selection->edge(), std::optional<Edge>());
    QVERIFY(grid()->numbers().empty());
}

void TestStackPanel::swapsTiedByKeyboard() {
    const int first = cellOf("u1");
    grid()->setFocus();
    click(first);
    QTest::keyClick(grid(), Qt::Key_Space);
    QVERIFY(grid()->words(first).contains(QStringLiteral("marked")));
    QTest::keyClick(grid(), Qt::Key_Right);
    QTest::keyClick(grid(), Qt::Key_Space);
    QCOMPARE(cellOf("u2"), first);
    QCOMPARE(cellOf("u1"), first + 1);
    m_document->undoStack().undo();
    QCOMPARE(cellOf("u1"), first);
}

// The offscreen platform carries nothing itself, so the drag's own events are sent.
void TestStackPanel::dragOnto(const char* carried, const char* target) const {
    const std::unique_ptr<QMimeData> data(ui::mimeData({StackId("guard"), {UnitId(carried)}}));
    const QPoint to = grid()->area(cellOf(target)).center().toPoint();
    QDragEnterEvent enter(to, Qt::MoveAction, data.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(grid(), &enter);
    QVERIFY(enter.isAccepted());
    QDragMoveEvent move(to, Qt::MoveAction, data.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(grid(), &move);
    QDropEvent drop(to, Qt::MoveAction, data.get(), Qt::LeftButton, {});
    QCoreApplication::sendEvent(grid(), &drop);
}

void TestStackPanel::swapsTiedByDrag() {
    const int before = cellOf("u1");
    dragOnto("u1", "u3");
    QCOMPARE(cellOf("u3"), before);
    QCOMPARE(m_document->undoStack().count(), 1);
    dragOnto("u1", "kess");
    QVERIFY2(refusal().contains(QStringLiteral("SMM-3.2")), qPrintable(refusal()));
    QCOMPARE(m_document->undoStack().count(), 1);
}

void TestStackPanel::refusesToSwapUntied() {
    grid()->setFocus();
    click(cellOf("u1"));
    QTest::keyClick(grid(), Qt::Key_Space);
    click(cellOf("kess"));
    QTest::keyClick(grid(), Qt::Key_Space);
    QVERIFY2(refusal().contains(QStringLiteral("SMM-3.2")), qPrintable(refusal()));
    QVERIFY2(refusal().contains(QStringLiteral("Warlord Kess is more valuable than Stabber 1")),
             qPrintable(refusal()));
    QCOMPARE(m_document->undoStack().count(), 0);
}

void TestStackPanel::duplicatesAndRemoves() {
    table()->selectRow(0);
    QTest::mouseClick(button(QStringLiteral("Duplicate")), Qt::LeftButton);
    QCOMPARE(model()->rowCount(), 12);
    QCOMPARE(guard().units->back().name, std::string("Stabber 10"));
    table()->setFocus();
    table()->selectRow(0);
    QTest::keyClick(table(), Qt::Key_Delete);
    QCOMPARE(model()->rowCount(), 11);
    table()->selectAll();
    QTest::keyClick(table(), Qt::Key_Delete);
    QCOMPARE(model()->rowCount(), 11);
    QVERIFY2(!refusal().isEmpty(), "a stack is never left empty (SMM-19)");
}

void TestStackPanel::opensRules() {
    QSignalSpy opened(m_panel.get(), &ui::StackPanel::ruleActivated);
    auto* chip = m_panel->findChild<ui::RuleChip*>();
    QCOMPARE(chip->text(), QStringLiteral("SMM-13"));
    chip->setFocus();
    QTest::keyClick(chip, Qt::Key_Space);
    QCOMPARE(opened.count(), 1);
    QCOMPARE(opened.front().front().value<Rule>(), smmRule(13));
}

void TestStackPanel::sharesTheUnit() {
    click(cellOf("u4"));
    QCOMPARE(m_selection->unit(), std::optional(UnitId("u4")));
    QCOMPARE(table()->currentIndex().row(), model()->row(UnitId("u4")));
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Down);
    QCOMPARE(m_selection->unit(), std::optional(UnitId("u5")));
    QCOMPARE(std::get<int>(grid()->spot()), cellOf("u5"));
}

void TestStackPanel::manyUnits() {
    QVERIFY(!m_document->perform(
        battle::AddUnits{StackId("guard"), sample::stabbers(m_document->battle(), "many", 389)}));
    QCOMPARE(grid()->cellCount(), 400);
    QTRY_VERIFY(grid()->width() <= m_panel->width());
    QTRY_VERIFY(grid()->rect().contains(grid()->area(399).toAlignedRect()));
    QTRY_VERIFY(grid()->rect().contains(grid()->area(Edge::Back).toAlignedRect()));
}

QTEST_MAIN(TestStackPanel)
#include "test_stack_panel.moc"
