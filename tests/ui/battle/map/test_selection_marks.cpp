// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/view_board.h"
#include "ui/paint/board/rotation_handle.h"

#include <QApplication>

using namespace sf;
using battle::StackId;
using test::Board;

/// What is lit for the selected stack.
class TestSelectionMarks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reachAndAttackableEnemiesAreLitOnSelection() {
        Board board;
        board.settle();
        const QImage before = board.picture();
        board.click(board.centre({3, 4}));
        QCOMPARE(board.selection.stack(), std::optional(StackId("a")));
        QVERIFY(board.view.selectionMarks().hasReach());
        QCOMPARE(board.view.selectionMarks().targets(), (std::vector{hex::Hex{4, 5}}));
        board.settle();
        const QImage after = board.picture();
        const QPoint inReach = board.corner({3, 6});
        QVERIFY(before.pixel(inReach) != after.pixel(inReach));
        board.click(board.corner({10, 1})); // open ground
        QVERIFY(!board.view.selectionMarks().hasReach());
        board.settle();
        QCOMPARE(board.picture().pixel(inReach), before.pixel(inReach));
    }

    void reachCanBeSwitchedOff() {
        Board board;
        board.view.setReachShown(false);
        board.select("a");
        QVERIFY(!board.view.selectionMarks().hasReach());
        board.view.setReachShown(true);
        QVERIFY(board.view.selectionMarks().hasReach());
        board.view.setFreePlacement(true);
        QVERIFY(!board.view.selectionMarks().hasReach());
    }

    void whatIsCarriedShowsItsOwnReach() {
        Board board;
        board.select("a");
        board.press(board.centre({9, 8}));
        board.moveTo(board.centre({9, 7}));
        QVERIFY(!board.view.selectionMarks().hasReach());
        board.key(Qt::Key_Escape);
        board.release(board.centre({9, 7}));
        QVERIFY(board.view.selectionMarks().hasReach());
    }

    void theKnobStaysInTheHexOfItsStack() {
        const paint::HexLayout layout(48, {100, 100});
        for (const hex::Direction facing : hex::directions)
            QCOMPARE(layout.at(paint::rotationHandle(layout, {2, 2}, facing)), (hex::Hex{2, 2}));
    }

    void theKnobIsClearOfTheFront() {
        const paint::HexLayout layout(48, {100, 100});
        for (const hex::Direction facing : hex::directions) {
            const QPointF knob = paint::rotationHandle(layout, {2, 2}, facing);
            QCOMPARE(paint::facingOfHandle(layout, {2, 2}, knob), facing);
            const QPointF front = layout.sideMiddle({2, 2}, facing);
            QVERIFY(QLineF(knob, front).length() > 0.4 * layout.size());
        }
    }

    void centringPutsTheHexInTheMiddle() {
        Board board;
        board.view.setZoom(3);
        board.view.centreOn({6, 5});
        const QPoint middle = board.view.rect().center();
        QVERIFY((board.centre({6, 5}) - middle).manhattanLength() <= 3);
    }
};

template struct sf::test::Registered<TestSelectionMarks, QApplication>;
#include "test_selection_marks.moc"
