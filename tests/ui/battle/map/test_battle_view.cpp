// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "tests/test_registry.h"
#include "tests/ui/stepped_animations.h"
#include "tests/ui/view_board.h"
#include "ui/battle/drag/drop_proposal.h"
#include "ui/paint/board/rotation_handle.h"

#include <QApplication>
#include <QLineEdit>
#include <QSignalSpy>

using namespace sf;
using test::Board;
using test::nowhere;
using ui::BattleView;

/// Dragging and pointing on the map, with real mouse and key events and a real document.
class TestBattleView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dragMovesAStack() {
        Board board;
        board.drag(board.centre({3, 4}), board.centre({3, 6}));
        QCOMPARE(board.place("a"), (hex::Hex{3, 6}));
        QVERIFY2(board.said.contains(QStringLiteral("SMM-10")), qPrintable(board.said));
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
        QCOMPARE(board.document.stepCount(), 1);
    }

    void aTremblingClickStillDrops() {
        Board board;
        board.click(board.centre({3, 4}));
        board.click(board.centre({3, 4})); // picks it up
        QVERIFY(board.view.isBusy());
        board.drag(board.centre({3, 5}), board.centre({3, 6}));
        QVERIFY(!board.view.isBusy());
        QCOMPARE(board.place("a"), (hex::Hex{3, 6}));
    }

    void saysWhereThePointerIsWhileItCarries() {
        Board board;
        const QString& place = board.requests.place;
        board.press(board.centre({3, 4}));
        board.moveTo(board.centre({3, 5}));
        board.moveTo(board.centre({3, 6}));
        QVERIFY2(place.startsWith(QStringLiteral("Hex 3,6")), qPrintable(place));
        board.key(Qt::Key_Escape);
        board.release(board.centre({3, 6}));
    }

    void refusedDragsLeaveEverythingAndSayWhy_data() {
        QTest::addColumn<hex::Hex>("to");
        QTest::addColumn<QString>("rule");
        QTest::newRow("beyond its Move") << hex::Hex{10, 1} << QStringLiteral("SMM-10");
        QTest::newRow("into water") << hex::Hex{2, 4} << QStringLiteral("SMM-10");
        QTest::newRow("onto an enemy") << hex::Hex{4, 5} << QStringLiteral("SMM-19");
        QTest::newRow("onto a distant stack of its side") << hex::Hex{9, 8} << QStringLiteral("SMM-19");
    }
    void refusedDragsLeaveEverythingAndSayWhy() {
        QFETCH(hex::Hex, to);
        QFETCH(QString, rule);
        Board board;
        const QImage before = board.picture();
        board.press(board.centre({3, 4}));
        board.moveTo(board.centre({3, 5}));
        board.moveTo(board.centre(to));
        QCOMPARE(board.view.cursor().shape(), Qt::ForbiddenCursor);
        QVERIFY2(board.said.contains(rule), qPrintable(board.said));
        board.release(board.centre(to));
        QVERIFY2(board.said.contains(rule), qPrintable(board.said));
        QCOMPARE(board.place("a"), (hex::Hex{3, 4}));
        QCOMPARE(board.document.stepCount(), 0);
        QVERIFY(!board.view.isBusy());
        board.selection.setStack(std::nullopt);
        QTest::mouseMove(&board.view, QPoint(1, 1));
        QCOMPARE(board.picture(), before);
    }

    void aRefusedMergeWithAnEnemySaysHowToAttack() {
        Board board;
        board.select("b");
        board.press(board.centre({3, 4}));
        board.moveTo(board.centre({3, 5}));
        board.moveTo(board.centre({4, 5}));
        QVERIFY2(board.said.contains(QStringLiteral("(SMM-19). To attack it: Ctrl and click")),
                 qPrintable(board.said));
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
        board.release(board.centre({4, 5}));
        QVERIFY2(board.said.contains(QStringLiteral("(SMM-19). To attack it: Ctrl and click")),
                 qPrintable(board.said));
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a"))); // which attacks now
    }

    void aHexStandsForItsOnlyStack_data() {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("a click beside the Square") << false;
        QTest::newRow("Enter at the cursor") << true;
    }
    void aHexStandsForItsOnlyStack() {
        QFETCH(bool, byKey);
        Board board;
        const auto choose = [&](hex::Hex hex) {
            board.view.moveCursor(hex);
            if (byKey)
                board.key(Qt::Key_Return);
            else
                board.click(board.corner(hex));
        };
        choose({3, 4});
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
        QVERIFY(!board.view.isBusy());
        choose({3, 4}); // picks it up
        QVERIFY(board.view.isBusy());
        board.key(Qt::Key_Escape);
        choose({4, 4});
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("b")));
    }

    void aDragFromBesideTheSquarePullsTheMap() {
        Board board;
        const QPointF before = board.view.layout().centre({3, 4});
        board.drag(board.corner({3, 4}), board.corner({3, 4}) + QPoint(60, 40));
        QCOMPARE(board.view.layout().centre({3, 4}), before + QPointF(60, 40));
        QCOMPARE(board.place("a"), (hex::Hex{3, 4}));
        QVERIFY(!board.selection.stack());
    }

    void ctrlAndAClickOrders() {
        Board board;
        QSignalSpy attacks(&board.view.stacks(), &ui::StackController::attackAsked);
        QSignalSpy flights(&board.view.stacks(), &ui::StackController::flightAsked);
        const auto ctrlClick = [&](QPoint at) {
            QTest::mouseClick(&board.view, Qt::LeftButton, Qt::ControlModifier, at);
        };
        board.select("b");
        ctrlClick(board.corner({4, 5}));
        QCOMPARE(attacks.count(), 1);
        QCOMPARE(attacks.last()[0].value<battle::StackId>(), battle::StackId("w"));
        board.view.stacks().startMove();
        ctrlClick(board.centre({4, 5}));
        QCOMPARE(attacks.count(), 2);
        QVERIFY(!board.view.isBusy());
        ctrlClick(board.corner({3, 4}));
        QCOMPARE(flights.count(), 1);
        ctrlClick(board.centre({3, 4}));
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
    }

    void escapeCancelsFromOtherPartsOfTheWindow() {
        Board board;
        QWidget window;
        QLineEdit other(&window);
        board.view.setParent(&window);
        window.resize(1000, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        board.view.setFocus();
        board.select("a");
        board.view.stacks().startMove();
        QVERIFY(board.view.isBusy());
        other.setFocus();
        QTest::keyClick(&other, Qt::Key_Escape);
        QVERIFY(!board.view.isBusy());
        board.view.setParent(nullptr);
    }

    void escapeCancelsADrag() {
        Board board;
        board.select("b");
        board.press(board.centre({3, 4}));
        board.moveTo(board.centre({3, 6}));
        QVERIFY(board.view.isBusy());
        board.key(Qt::Key_Escape);
        QVERIFY(!board.view.isBusy());
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
        board.release(board.centre({3, 6}));
        QCOMPARE(board.place("a"), (hex::Hex{3, 4}));
        QCOMPARE(board.document.stepCount(), 0);
    }

    void dragThatEndsWhereItBeganDoesNothing() {
        Board board;
        const QPoint start = board.centre({3, 4});
        board.press(start);
        board.moveTo(board.centre({3, 6}));
        board.moveTo(start);
        board.release(start);
        QCOMPARE(board.document.stepCount(), 0);
        QVERIFY(!board.view.isBusy());
    }

    void dragOntoANeighbourMerges() {
        Board board;
        board.press(board.centre({3, 4}));
        board.moveTo(board.centre({3, 5}));
        board.moveTo(board.centre({4, 4}));
        QVERIFY2(board.said.contains(QStringLiteral("SMM-19")), qPrintable(board.said));
        board.release(board.centre({4, 4}));
        QCOMPARE(board.place("a"), nowhere);
        QCOMPARE(board.units("b"), 17);
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("b")));
    }

    void shiftMovesBesideInsteadOfMerging() {
        Board board;
        board.drag(board.centre({3, 4}), board.centre({4, 4}), Qt::ShiftModifier);
        QCOMPARE(board.place("a"), (hex::Hex{4, 4}));
        QCOMPARE(board.units("b"), 10);
    }

    void shiftIsOfferedOnlyWhereItHelps() {
        Board board;
        const ui::DropAdviser adviser(board.document, {battle::StackId("a"), {}}, false);
        const auto neighbour = adviser.propose({4, 5}, battle::StackId("w"));
        QVERIFY(neighbour.refusal);
        QCOMPARE(neighbour.mayLieBeside, adviser.propose({4, 5}, {}).isPossible());
        const auto outOfReach = adviser.propose({9, 8}, battle::StackId("c"));
        QVERIFY(outOfReach.refusal);
        QVERIFY(!outOfReach.mayLieBeside);
    }

    void whatIsDraggedIsNotPointedAt() {
        Board board;
        board.moveTo(board.centre({3, 4}));
        QCOMPARE(board.selection.hovered(), std::optional(battle::StackId("a")));
        board.drag(board.centre({3, 4}), board.centre({3, 6}));
        QVERIFY(!board.selection.hovered());
    }

    void freePlacementGoesAnywhere() {
        Board board;
        board.view.setFreePlacement(true);
        board.drag(board.centre({3, 4}), board.centre({10, 1}));
        QCOMPARE(board.place("a"), (hex::Hex{10, 1}));
    }

    void freePlacementMergesDistantStacksInOneStep() {
        Board board;
        board.view.setFreePlacement(true);
        const int units = board.units("a") + board.units("c");
        board.drag(board.centre({3, 4}), board.centre({9, 8}));
        QCOMPARE(board.place("a"), nowhere);
        QCOMPARE(board.place("c"), (hex::Hex{9, 8}));
        QCOMPARE(board.units("c"), units);
        QCOMPARE(board.document.stepCount(), 1);
    }

    void aStackPickedUpByAClickHangsFromThePointer() {
        Board board;
        board.click(board.centre({3, 4}));
        board.click(board.centre({3, 4}));
        board.moveTo(board.centre({3, 6}));
        const QImage before = board.picture();
        board.moveTo(board.centre({3, 6}) + QPoint(6, 6)); // in the same hex
        QVERIFY(board.picture() != before);
        board.key(Qt::Key_Escape);
        QCOMPARE(board.place("a"), (hex::Hex{3, 4}));
        QVERIFY(!board.view.isBusy());
    }

    void knobTurnsTheStack() {
        Board board;
        board.click(board.centre({3, 4}));
        const QPoint knob =
            paint::rotationHandle(board.view.layout(), {3, 4}, hex::Direction::North).toPoint();
        const QPoint goal =
            paint::rotationHandle(board.view.layout(), {3, 4}, hex::Direction::SouthEast).toPoint();
        board.drag(knob, goal);
        const battle::StackPointer stack = board.document.battle().stacks.find(battle::StackId("a"));
        QCOMPARE(stack->facing, hex::Direction::SouthEast);
        QVERIFY2(board.said.contains(QStringLiteral("SMM-20")), qPrintable(board.said));
    }

    void theSquareTurnsWithTheKnob() {
        Board board;
        board.click(board.centre({3, 4}));
        const auto knob = [&](hex::Direction facing) {
            return paint::rotationHandle(board.view.layout(), {3, 4}, facing).toPoint();
        };
        const auto middle = [&] {
            const QRect hex = board.view.layout().bounds(hex::Hex{3, 4}).toAlignedRect();
            const int inside = hex.height() / 4;
            return board.view.grab(hex.adjusted(inside, inside, -inside, -inside)).toImage();
        };
        const QImage before = middle();
        board.press(knob(hex::Direction::North));
        board.moveTo(knob(hex::Direction::NorthEast));
        const QImage one = middle();
        QVERIFY(one != before);
        board.moveTo(knob(hex::Direction::SouthEast));
        QVERIFY(middle() != one);
        board.key(Qt::Key_Escape);
        board.release(knob(hex::Direction::SouthEast));
        QCOMPARE(middle(), before);
    }

    void whatTheZoomBarCoversIsMovedIntoView() {
        Board board;
        board.view.setZoom(2);
        const auto* bar = board.view.findChild<QWidget*>(QStringLiteral("zoomBar"));
        for (const int column : {0, 1, 2, 3}) {
            const hex::Hex lowest{column, board.document.battle().map->rows() - 1};
            board.view.showHex(lowest);
            QVERIFY(!board.view.layout().bounds(lowest).toAlignedRect().intersects(bar->geometry()));
        }
    }

    void theCursorCoversNoNameThatChanged() {
        test::SteppedAnimations animations;
        Board board;
        board.view.setZoom(1.5);
        board.view.setAnimated(true);
        board.select("a");
        board.view.moveCursor({3, 4});
        board.settle();
        const auto pictureAnew = [&] {
            board.view.moveCursor({3, 5});
            board.view.moveCursor({3, 4});
            return board.picture();
        };
        board.key(Qt::Key_R, Qt::ShiftModifier);
        animations.step(60);
        board.picture(); // while it turns
        animations.step(400);
        const QImage turned = board.picture();
        QCOMPARE(turned, pictureAnew());
        QVERIFY(board.document.perform(battle::RenameStack{battle::StackId("a"), "Second to None"}).isDone());
        const QImage renamed = board.picture();
        QVERIFY(renamed != turned);
        QCOMPARE(renamed, pictureAnew());
    }

    void rTurnsClockwiseAndShiftRBack() {
        Board board;
        board.select("a");
        board.key(Qt::Key_R);
        QCOMPARE(board.document.battle().stacks[0]->facing, hex::Direction::NorthEast);
        board.key(Qt::Key_R, Qt::ShiftModifier);
        board.key(Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(board.document.battle().stacks[0]->facing, hex::Direction::NorthWest);
    }

    void keyboardPicksUpAndDrops() {
        Board board;
        board.selection.setCursor({3, 3});
        board.key(Qt::Key_Down);
        QVERIFY2(board.said.contains(QStringLiteral("First")), qPrintable(board.said));
        board.key(Qt::Key_Return);
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
        board.key(Qt::Key_Return);
        QVERIFY(board.view.isBusy());
        board.key(Qt::Key_Down);
        board.key(Qt::Key_Down);
        QVERIFY2(board.said.contains(QStringLiteral("SMM-10")), qPrintable(board.said));
        board.key(Qt::Key_Return);
        QCOMPARE(board.place("a"), (hex::Hex{3, 6}));
        QVERIFY(!board.view.isBusy());
    }

    void keyboardMergesAndTabPassesBeside() {
        Board board;
        board.select("a");
        board.selection.setCursor({3, 4});
        board.view.stacks().startMerge();
        QCOMPARE(board.selection.cursor(), (hex::Hex{4, 4}));
        board.key(Qt::Key_Tab);
        board.key(Qt::Key_Return);
        QCOMPARE(board.place("a"), (hex::Hex{4, 4}));
        board.document.undo();
        board.select("a");
        board.view.stacks().startMerge();
        board.key(Qt::Key_Return);
        QCOMPARE(board.units("b"), 17);
    }

    void leftClicksAloneMove() {
        Board board;
        board.click(board.centre({3, 4}));
        board.click(board.centre({3, 4}));
        QVERIFY(board.view.isBusy());
        board.click(board.centre({3, 6}));
        QCOMPARE(board.place("a"), (hex::Hex{3, 6}));
    }

    void whatIsCarriedStaysInTheHandWhileZooming() {
        Board board;
        board.press(board.centre({3, 4}));
        const QPoint there = board.centre({3, 6});
        board.moveTo((board.centre({3, 4}) + there) / 2);
        board.moveTo(there);
        board.view.zoomIn();
        board.settle();
        const QImage zoomed = board.picture();
        board.moveTo(there + QPoint(1, 0));
        board.moveTo(there);
        QCOMPARE(zoomed, board.picture());
        board.key(Qt::Key_Escape);
        board.release(there);
    }

    /// Far, a blue one, and three more red ones lie in one mark.
    void ofAHeapTheSelectedStackIsMeant() {
        Board board;
        const hex::Hex hex{9, 8};
        board.document.perform(battle::MoveStack{battle::StackId("w"), hex, true});
        for (const char* id : {"a", "b"})
            board.document.perform(battle::MoveStack{battle::StackId(id), hex, true});
        board.document.perform(battle::SplitStack{battle::StackId("b"),
                                                  {battle::UnitId("b-1"), battle::UnitId("b-2")},
                                                  battle::StackId("d"),
                                                  "Fourth"});
        board.settle();
        board.select("b");
        board.drag(board.centre(hex), board.centre({9, 6}));
        QCOMPARE(board.place("b"), (hex::Hex{9, 6}));
        board.document.undo();
        board.select("b");
        QSignalSpy asked(&board.view, &BattleView::contextMenuRequested);
        QContextMenuEvent event(QContextMenuEvent::Mouse, board.centre(hex),
                                board.view.mapToGlobal(board.centre(hex)));
        QApplication::sendEvent(&board.view, &event);
        QCOMPARE(asked.last()[1].value<battle::StackId>(), battle::StackId("b"));
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("b")));
        QSignalSpy attack(&board.view.stacks(), &ui::StackController::attackAsked);
        QTest::mouseClick(&board.view, Qt::LeftButton, Qt::ControlModifier, board.centre(hex));
        QCOMPARE(attack.count(), 1);
        QCOMPARE(attack.last()[0].value<battle::StackId>(), battle::StackId("w"));
    }

    void aRightClickInADragOnlyCancelsIt() {
        Board board;
        QSignalSpy asked(&board.view, &BattleView::contextMenuRequested);
        board.press(board.centre({3, 4}));
        board.moveTo(board.centre({3, 6}));
        QVERIFY(board.view.isBusy());
        QContextMenuEvent event(QContextMenuEvent::Mouse, board.centre({3, 6}),
                                board.view.mapToGlobal(board.centre({3, 6})));
        QApplication::sendEvent(&board.view, &event);
        QVERIFY(!board.view.isBusy());
        QCOMPARE(asked.count(), 0);
        board.release(board.centre({3, 6}));
        QCOMPARE(board.document.stepCount(), 0);
        QApplication::sendEvent(&board.view, &event);
        QCOMPARE(asked.count(), 1);
    }
};

template struct sf::test::Registered<TestBattleView, QApplication>;
#include "test_battle_view.moc"
