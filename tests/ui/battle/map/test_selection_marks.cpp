// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/view_board.h"
#include "ui/paint/base/square_style.h"
#include "ui/paint/board/rotation_handle.h"
#include "ui/paint/pieces/square_painter.h"
#include "ui/style/current_theme.h"

#include <QApplication>

using namespace sf;
using battle::StackId;
using test::Board;

namespace sf::test {
namespace {

/// How many pixels have the colour.
int painted(const QImage& picture, QRgb colour) {
    int count = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            count += picture.pixel(x, y) == colour ? 1 : 0;
    return count;
}

} // namespace
} // namespace sf::test

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
        const QRgb line = ui::currentTheme().reach.rgb();
        QVERIFY(test::painted(after, line) > test::painted(before, line) + 200);
        const QPoint inReach = board.centre({3, 6});
        QCOMPARE(after.pixel(inReach), before.pixel(inReach)); // only a line around it
        board.click(board.corner({10, 1}));                    // open ground
        QVERIFY(!board.view.selectionMarks().hasReach());
        board.settle();
        QCOMPARE(test::painted(board.picture(), line), test::painted(before, line));
    }

    void theWayToTheHexPointedAtHasItsCost() {
        Board board;
        board.select("a");
        const QPoint goal = board.centre({3, 6});
        const QPoint ring = goal + QPoint(0, 9); // below its figure
        const QRgb ink = ui::currentTheme().ink.rgb();
        QVERIFY(board.picture().pixel(ring) != ink);
        const auto pointAt = [&](QPoint at) {
            QMouseEvent event(QEvent::MouseMove, at, board.view.mapToGlobal(QPointF(at)), Qt::NoButton,
                              Qt::NoButton, {});
            QApplication::sendEvent(&board.view, &event);
        };
        pointAt(goal);
        QCOMPARE(board.picture().pixel(ring), ink);
        pointAt(board.centre({10, 1})); // out of reach
        QVERIFY(board.picture().pixel(ring) != ink);
        pointAt(goal);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&board.view, &leave);
        QVERIFY(board.picture().pixel(ring) != ink);
        board.view.moveCursor({3, 6});
        QCOMPARE(board.picture().pixel(ring), ink);
        board.view.setReachShown(false);
        QVERIFY(board.picture().pixel(ring) != ink);
    }

    void textsOnTheMapFollowTheTextSize() {
        const QFont before = QApplication::font();
        const auto heightAt = [&](double factor) {
            QFont font = before;
            font.setPointSizeF(factor * before.pointSizeF());
            QApplication::setFont(font);
            const battle::Battle battle = test::smallBattle();
            return paint::labelBounds(paint::squareStyle(battle, *battle.stacks[0], ui::currentTheme(), 48))
                .height();
        };
        const double usual = heightAt(1);
        QVERIFY(heightAt(1.5) > usual + 3);
        QCOMPARE(heightAt(0.75), usual); // it is as small as can be read
        Board board;
        const QImage small = board.picture();
        QFont font = before;
        font.setPointSizeF(1.5 * before.pointSizeF());
        QApplication::setFont(font);
        QEvent change(QEvent::FontChange); // a running program sends it
        QApplication::sendEvent(&board.view, &change);
        board.settle();
        QVERIFY(board.picture() != small); // at once
        QApplication::setFont(before);
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
