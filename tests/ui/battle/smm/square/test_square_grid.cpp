// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/battle/panel_fixture.h"
#include "tests/ui/battle/sample_battle.h"
#include "tests/ui/window_requests.h"
#include "ui/battle/drag/unit_drag.h"

#include <QAccessible>
#include <QApplication>
#include <QDropEvent>
#include <QMimeData>
#include <QTableView>
#include <QTest>

using namespace sf;
using battle::Edge;
using battle::StackId;
using battle::UnitId;

/// The Square of the inspector by mouse and keyboard: damage orders, tied units that change places.
class TestSquareGrid : public QObject, private test::PanelFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { open(); }
    void cleanup() { close(); }

    void showsDamageOrdersOfEdges_data() {
        QTest::addColumn<int>("key");
        QTest::addColumn<std::vector<int>>("numbers");
        // Eleven units, four wide: ABCD/EFGH/IJK (SMM-7).
        QTest::newRow("Front") << int(Qt::Key_F) << std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0};
        QTest::newRow("Back") << int(Qt::Key_B) << std::vector{11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
        QTest::newRow("Left") << int(Qt::Key_L) << std::vector{3, 6, 9, 11, 2, 5, 8, 10, 1, 4, 7, 0};
        QTest::newRow("Right") << int(Qt::Key_R) << std::vector{9, 6, 3, 1, 10, 7, 4, 2, 11, 8, 5, 0};
    }

    void showsDamageOrdersOfEdges() {
        QFETCH(int, key);
        QFETCH(std::vector<int>, numbers);
        grid()->setFocus();
        QTest::keyClick(grid(), static_cast<Qt::Key>(key));
        QCOMPARE(grid()->numbers(), numbers);
        QCOMPARE(m_selection->edge(), grid()->edge());
        QVERIFY(grid()->words(0).contains(QStringLiteral("number %1 in the damage order").arg(numbers[0])));
    }

    void marksTheUnitThatIsChosenElsewhereAfterAnEdge() {
        QTest::mouseClick(grid(), Qt::LeftButton, {}, grid()->area(Edge::Left).center().toPoint());
        table()->setFocus();
        m_selection->setUnit(UnitId("u3"));
        QVERIFY(std::holds_alternative<int>(grid()->spot()));
        QCOMPARE(std::get<int>(grid()->spot()), cellOf("u3"));
    }

    void showsDamageOrderOfHoveredEdge() {
        moveTo(grid()->area(Edge::Left).center());
        QCOMPARE(m_selection->edge(), std::optional(Edge::Left));
        QCOMPARE(grid()->numbers().at(8), 1);
        QVERIFY(grid()->toolTip().isEmpty()); // it would lie over the figures
        moveTo(grid()->area(0).center());
        QVERIFY(!grid()->toolTip().isEmpty());
        QCOMPARE(m_selection->edge(), std::optional<Edge>());
        QVERIFY(grid()->numbers().empty());
    }

    /// An edge is easy to point at: beside it and in the outer part of its units, whose tips come in the
    /// middle.
    void edgesAreShownNearThem() {
        const QRectF cell = grid()->area(0); // at the Front and the Left
        for (const double in : {-14.0, -8.0, 4.0}) {
            moveTo({cell.left() + in, cell.center().y() - cell.height()});
            QTRY_COMPARE(m_selection->edge(), std::optional(Edge::Left));
            QVERIFY(grid()->toolTip().isEmpty());
            moveTo({cell.center().x() + cell.width(), cell.bottom() - in});
            QTRY_COMPARE(m_selection->edge(), std::optional(Edge::Front));
        }
        moveTo(cell.center());
        QTRY_COMPARE(m_selection->edge(), std::optional<Edge>());
        QVERIFY(!grid()->toolTip().isEmpty());
        QTest::mouseClick(grid(), Qt::LeftButton, {}, (cell.topLeft() + QPointF(3, 9)).toPoint());
        QCOMPARE(m_selection->units().size(), std::size_t{1}); // a click there still means the unit
    }

    void showsTheMarkWhileTheKeyboardIsThere() {
        const int first = cellOf("u1");
        grid()->setFocus();
        click(first);
        const QRect inside =
            grid()->area(first).toRect().adjusted(4, 4, -4, -4); // within the frame of the focus
        const QImage before = grid()->grab(inside).toImage();
        QTest::keyClick(grid(), Qt::Key_Space);
        const QImage marked = grid()->grab(inside).toImage();
        QVERIFY(marked != before);
        QTest::keyClick(grid(), Qt::Key_Escape);
        QCOMPARE(grid()->grab(inside).toImage(), before);
    }

    void swapsTiedByKeyboard() {
        const int first = cellOf("u1");
        grid()->setFocus();
        click(first);
        QTest::keyClick(grid(), Qt::Key_Space);
        QVERIFY(grid()->words(first).contains(QStringLiteral("marked")));
        QTest::keyClick(grid(), Qt::Key_Right);
        QTest::keyClick(grid(), Qt::Key_Space);
        QCOMPARE(cellOf("u2"), first);
        QCOMPARE(cellOf("u1"), first + 1);
        QCOMPARE(std::get<int>(grid()->spot()), first + 1);
        QCOMPARE(m_selection->unit(), std::optional(UnitId("u1")));
        m_document->undo();
        QCOMPARE(cellOf("u1"), first);
        QCOMPARE(std::get<int>(grid()->spot()), first); // it stays with its unit
    }

    void swapsTiedByDrag() {
        const int before = cellOf("u1");
        const test::WindowRequests requests(*m_panel);
        const QString& said = requests.said;
        dragOnto("u1", "u3");
        QCOMPARE(cellOf("u3"), before);
        QVERIFY2(said.contains(QStringLiteral("are swapped (SMM-3)")), qPrintable(said));
        QCOMPARE(m_document->stepCount(), 1);
        dragOnto("u1", "kess");
        QVERIFY2(refusal().contains(QStringLiteral("SMM-3.2")), qPrintable(refusal()));
        QCOMPARE(m_document->stepCount(), 1);
    }

    void refusesToSwapUntied() {
        grid()->setFocus();
        click(cellOf("u1"));
        QTest::keyClick(grid(), Qt::Key_Space);
        click(cellOf("kess"));
        QTest::keyClick(grid(), Qt::Key_Space);
        QVERIFY2(refusal().contains(QStringLiteral("SMM-3.2")), qPrintable(refusal()));
        QVERIFY2(refusal().contains(QStringLiteral("Warlord Kess is more valuable than Stabber 1")),
                 qPrintable(refusal()));
        QCOMPARE(m_document->stepCount(), 0);
    }

    void sharesTheUnit() {
        click(cellOf("u4"));
        QCOMPARE(m_selection->unit(), std::optional(UnitId("u4")));
        QCOMPARE(table()->currentIndex().row(), model()->row(UnitId("u4")));
        table()->setFocus();
        QTest::keyClick(table(), Qt::Key_Down);
        QCOMPARE(m_selection->unit(), std::optional(UnitId("u5")));
        QCOMPARE(std::get<int>(grid()->spot()), cellOf("u5"));
    }

    /// Several cells by Ctrl and Shift, the same ones in the table; what is chosen elsewhere is marked here.
    void choosesSeveralUnits() {
        const auto press = [this](const char* id, Qt::KeyboardModifiers modifiers) {
            QTest::mouseClick(grid(), Qt::LeftButton, modifiers, grid()->area(cellOf(id)).center().toPoint());
        };
        const auto rows = [this] {
            std::vector<battle::UnitId> units;
            for (const QModelIndex& index : table()->selectionModel()->selectedRows())
                units.push_back(model()->unit(index.row()).id);
            std::ranges::sort(units, {}, &battle::UnitId::text);
            return units;
        };
        press("u1", {});
        press("u4", Qt::ControlModifier);
        QCOMPARE(rows(), (std::vector{UnitId("u1"), UnitId("u4")}));
        QCOMPARE(grid()->selectedCells().size(), std::size_t{2});
        press("u4", Qt::ControlModifier);
        QCOMPARE(rows(), std::vector{UnitId("u1")});
        const int first = 0;
        click(first);
        grid()->setFocus();
        QTest::keyClick(grid(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(grid(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(grid()->selectedCells().size(), std::size_t{3});
        QCOMPARE(rows().size(), std::size_t{3});
        QVERIFY(grid()->words(first + 1).contains(QStringLiteral("selected")));
        press("u1", {}); // one of them, by itself
        QCOMPARE(rows(), std::vector{UnitId("u1")});
        // And from the table.
        table()->setFocus();
        table()->selectionModel()->select(cell("u5", battle::Number::Move),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QCOMPARE(grid()->selectedCells().size(), std::size_t{2});
    }

    void hoveringSelectsNothing() {
        for (const char* id : {"u4", "u5", "u6"})
            table()->selectionModel()->select(cell(id, battle::Number::Move),
                                              QItemSelectionModel::Select | QItemSelectionModel::Rows);
        click(cellOf("u4"));
        table()->selectionModel()->select(cell("u6", battle::Number::Move),
                                          QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const QModelIndexList chosen = table()->selectionModel()->selectedRows();
        const QModelIndex current = table()->currentIndex();
        QCOMPARE(chosen.size(), 2);
        moveTo(grid()->area(Edge::Back).center());
        moveTo(grid()->area(cellOf("u1")).center());
        QTRY_COMPARE(m_selection->hoveredUnit(), std::optional(UnitId("u1")));
        QCOMPARE(table()->selectionModel()->selectedRows(), chosen);
        QCOMPARE(table()->currentIndex(), current);
        QCOMPARE(m_selection->unit(), std::optional(UnitId("u4")));
        QCOMPARE(std::get<int>(grid()->spot()), cellOf("u4"));
        moveTo(QPointF(1, 1)); // beside the Square
        QTRY_VERIFY(!m_selection->hoveredUnit());
        QCOMPARE(table()->selectionModel()->selectedRows(), chosen);
    }

    void manyUnits() {
        QVERIFY(m_document
                    ->perform(battle::AddUnits{StackId("guard"),
                                               sample::stabbers(m_document->battle(), "many", 389)})
                    .isDone());
        QCOMPARE(grid()->cellCount(), 400);
        QTRY_VERIFY(grid()->width() <= m_panel->width());
        QTRY_VERIFY(grid()->rect().contains(grid()->area(399).toAlignedRect()));
        QTRY_VERIFY(grid()->rect().contains(grid()->area(Edge::Back).toAlignedRect()));
        QVERIFY(m_document
                    ->perform(battle::AddUnits{StackId("guard"),
                                               sample::stabbers(m_document->battle(), "more", 1200)})
                    .isDone());
        QCOMPARE(grid()->cellCount(), 1600);
        QTRY_VERIFY(grid()->width() <= m_panel->width());
        QTRY_VERIFY(grid()->rect().contains(grid()->area(1599).toAlignedRect()));
    }

    void isAnAccessibleTable() {
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(grid());
        QAccessibleTableInterface* cells = accessible->tableInterface();
        QCOMPARE(accessible->role(), QAccessible::Canvas); // of tables, readers speak whole rows
        QCOMPARE(accessible->text(QAccessible::Name), QStringLiteral("Square"));
        QCOMPARE(cells->rowCount(), 3);
        QCOMPARE(cells->columnCount(), 4);
        QCOMPARE(accessible->childCount(), 12);
        QCOMPARE(cells->rowDescription(0), QStringLiteral("Row 1, the Front"));
        QCOMPARE(cells->columnDescription(3), QStringLiteral("Column 4"));
        QVERIFY(!cells->cellAt(3, 0));
        QVERIFY(!cells->cellAt(0, 4));
        QAccessibleInterface* cell = cells->cellAt(1, 2);
        QCOMPARE(cell, accessible->child(6));
        QCOMPARE(accessible->indexOfChild(cell), 6);
        QCOMPARE(cell->role(), QAccessible::Cell);
        QCOMPARE(cell->tableCellInterface()->rowIndex(), 1);
        QCOMPARE(cell->tableCellInterface()->columnIndex(), 2);
        QCOMPARE(cell->rect(), QRect(grid()->mapToGlobal(grid()->area(6).toAlignedRect().topLeft()),
                                     grid()->area(6).toAlignedRect().size()));
        QCOMPARE(accessible->childAt(cell->rect().center().x(), cell->rect().center().y()), cell);
    }

    void cellsSayWhoStandsThere_data() {
        QTest::addColumn<int>("cell");
        QTest::addColumn<QString>("name");
        // Eleven units, four wide, the Front is row 1 (SMM-6).
        QTest::newRow("at the Front")
            << 1 << QStringLiteral("Stabber 1, row 1 column 2, 4 of 4 hit points, Front");
        QTest::newRow("wounded, at a corner")
            << 0 << QStringLiteral("Stabber 9, row 1 column 1, 3 of 4 hit points, Front, Left");
        QTest::newRow("inside") << 5 << QStringLiteral("Stabber 5, row 2 column 2, 4 of 4 hit points");
        QTest::newRow("the leader")
            << 10
            << QStringLiteral("Warlord Kess, row 3 column 3, 14 of 14 hit points, Back, leads the stack");
        QTest::newRow("empty") << 11 << QStringLiteral("empty, row 3 column 4, Back, Right");
    }
    void cellsSayWhoStandsThere() {
        QFETCH(int, cell);
        QFETCH(QString, name);
        battle::Unit wounded = unit("u9");
        wounded.hitsLeft = 3;
        QVERIFY(m_document->perform(battle::EditUnit{StackId("guard"), wounded}).isDone());
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(grid());
        QCOMPARE(accessible->child(cell)->text(QAccessible::Name), name);
    }

    void theAccessibleFocusFollowsTheKeyboard() {
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(grid());
        QVERIFY(!accessible->focusChild());
        grid()->setFocus();
        QTest::keyClick(grid(), Qt::Key_Right);
        QCOMPARE(accessible->focusChild(), accessible->child(1));
        QVERIFY(accessible->child(1)->state().focused);
        QVERIFY(accessible->child(1)->state().selected);
        QVERIFY(!accessible->child(0)->state().focused);
        QTest::keyClick(grid(), Qt::Key_L);
        QVERIFY(!accessible->focusChild());
        QVERIFY2(grid()->accessibleDescription().contains(QStringLiteral("Left")),
                 qPrintable(grid()->accessibleDescription()));
    }

    void tiedUnitsChangePlacesByAccessibleActions_SMM3() {
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(grid());
        const int before = cellOf("u1");
        for (const char* id : {"u1", "u4"})
            accessible->child(cellOf(id))
                ->actionInterface()
                ->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(cellOf("u4"), before);
    }

    void cellsThatAreGoneSaySo() {
        QAccessibleInterface* last = QAccessible::queryAccessibleInterface(grid())->child(11);
        QVERIFY(last->isValid());
        m_selection->setStack(StackId("levy"));
        QVERIFY(!last->isValid());
        QVERIFY(last->state().invalid);
        QCOMPARE(last->text(QAccessible::Name), QString());
    }

private:
    // The offscreen platform has no drag and drop, so the drag's own events are sent.
    void dragOnto(const char* carried, const char* target) const {
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
};

template struct sf::test::Registered<TestSquareGrid, QApplication>;
#include "test_square_grid.moc"
