// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_document.h"
#include "tests/test_registry.h"
#include "tests/ui/pictures.h"
#include "tests/ui/stepped_animations.h"
#include "tests/ui/view_board.h"
#include "ui/paint/base/theme.h"
#include "ui/paint/pieces/square_painter.h"
#include "ui/style/appearance.h"

#include <algorithm>
#include <QApplication>
#include <QBackingStore>
#include <QScreen>
#include <QWheelEvent>

using namespace sf;
using test::areAlike;
using test::Board;
using test::pan;
using ui::BattleView;

namespace {

/// Of grey, from 0 to 255.
int greatestDifference(const QImage& first, const QImage& second) {
    int most = 0;
    for (int y = 0; y < first.height(); ++y)
        for (int x = 0; x < first.width(); ++x)
            most = std::max(most, std::abs(qGray(first.pixel(x, y)) - qGray(second.pixel(x, y))));
    return most;
}

/// All that stands on the map is of another colour then.
void changeSides(Board& board) {
    QVERIFY(board.document.perform(battle::SetSides{{{"Yellows", 0xffff00, {}}, {"Whites", 0xffffff, {}}}})
                .isDone());
}

} // namespace

/// The map's pixels after edits, pans and zooms, compared with a fresh rendering.
class TestBattlePictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void undoGivesThePixelsBack_data() {
        QTest::addColumn<int>("zoom");
        QTest::newRow("far") << 12;
        QTest::newRow("medium") << 30;
        QTest::newRow("large") << 60;
    }
    void undoGivesThePixelsBack() {
        QFETCH(int, zoom);
        Board board;
        board.view.setZoom(zoom / 48.0);
        board.settle();
        const QImage before = board.picture();
        const std::vector<battle::Action> actions{
            battle::MoveStack{battle::StackId("a"), {4, 3}, false},
            battle::RotateStack{battle::StackId("b"), 2},
            battle::MergeStacks{battle::StackId("a"), battle::StackId("b")},
            battle::SplitStack{
                battle::StackId("w"), {battle::UnitId("w-1")}, battle::StackId("n"), "New one"},
            battle::PaintTerrain{{{4, 6}, {5, 5}}, "river"},
            battle::RemoveStack{battle::StackId("c")},
        };
        for (const battle::Action& action : actions) {
            QVERIFY(board.document.perform(action).isDone());
            QVERIFY(board.picture() != before);
        }
        while (board.document.canUndo())
            board.document.undo();
        QVERIFY(areAlike(board.picture(), before));
    }

    void undoOfAMoveGivesEveryPixelBack() {
        Board board;
        const QImage before = board.picture();
        QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("a"), {4, 3}, false}).isDone());
        board.document.undo();
        QCOMPARE(board.picture(), before);
    }

    void changedPictureIsTheSameAsAFreshOne() {
        Board board;
        QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("a"), {4, 3}, false}).isDone());
        QVERIFY(board.document.perform(battle::PaintTerrain{{{4, 6}, {5, 5}}, "road"}).isDone());
        const QImage changed = board.picture();
        board.view.resize(1001, 800);
        board.view.resize(1000, 800);
        QVERIFY(areAlike(board.picture(), changed));
    }

    void pannedPictureIsTheSameAsAFreshOne() {
        Board board;
        board.view.setZoom(1.5);
        board.settle();
        for (const QPoint delta : {QPoint(37, -21), QPoint(-80, 5), QPoint(3, 60)})
            pan(board, QPoint(500, 400) + delta);
        QTest::mouseMove(&board.view, QPoint(1, 1));
        const QImage panned = board.picture();
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.picture(), panned));
    }

    /// Panned further than the rendered margin, with and without time to render it.
    void pannedFarPictureIsTheSameAsAFreshOne_data() {
        QTest::addColumn<int>("zoom");
        QTest::addColumn<bool>("hasTime");
        for (const int zoom : {12, 30, 60})
            for (const bool hasTime : {false, true})
                QTest::addRow("%d %s", zoom, hasTime ? "slowly" : "at once") << zoom << hasTime;
    }
    void pannedFarPictureIsTheSameAsAFreshOne() {
        QFETCH(int, zoom);
        QFETCH(bool, hasTime);
        Board board;
        board.view.setZoom(zoom / 48.0);
        board.settle();
        QTest::mousePress(&board.view, Qt::MiddleButton, {}, QPoint(500, 400));
        QPoint at(500, 400);
        for (const QPoint step : {QPoint(5, 0), QPoint(-7, 3), QPoint(0, -6)})
            for (int count = 0; count < 40; ++count) {
                board.moveTo(at += step);
                if (hasTime)
                    QApplication::processEvents();
            }
        QTest::mouseRelease(&board.view, Qt::MiddleButton, {}, at);
        QTest::mouseMove(&board.view, QPoint(1, 1));
        const QImage panned = board.picture();
        QVERIFY(areAlike(board.shown(), panned));
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.picture(), panned));
    }

    /// On a map that is too small for names.
    void whoIsPointedAtHasAName_data() {
        QTest::addColumn<double>("zoom");
        QTest::newRow("far") << 0.3;
        QTest::newRow("medium") << 0.6;
    }
    void whoIsPointedAtHasAName() {
        QFETCH(double, zoom);
        Board board;
        board.view.setZoom(zoom);
        board.settle();
        board.moveTo(board.corner({6, 6}));
        const battle::StackPointer stack = board.document.battle().stacks.find(battle::StackId("c"));
        const auto look =
            paint::squareStyle(board.document.battle(), *stack,
                               paint::Theme::forPalette(board.view.palette()), board.view.hexSize());
        const QRect area = paint::nameBounds(look).translated(QPointF(board.centre(stack->hex))).toRect();
        const QRect below = area.adjusted(2, area.height() / 2, -2, -2);
        const QImage before = board.picture().copy(below);
        board.moveTo(board.centre(stack->hex));
        QCOMPARE(board.selection.hovered(), std::optional(stack->id));
        QVERIFY(board.picture().copy(below) != before);
        board.moveTo(board.corner({6, 6}));
        QVERIFY(!board.selection.hovered());
        QCOMPARE(board.picture().copy(below), before);
    }

    /// Only what the map covers is moved: not even a name that hangs over its border stays behind.
    void pannedMapLeavesNothingBesideIt_data() {
        QTest::addColumn<int>("zoom");
        QTest::addColumn<QPoint>("step");
        for (const int zoom : {10, 24, 46})
            for (const QPoint step :
                 {QPoint(5, 0), QPoint(-5, 0), QPoint(0, 5), QPoint(0, -5), QPoint(40, -30)})
                QTest::addRow("%d by %d, %d", zoom, step.x(), step.y()) << zoom << step;
    }
    void pannedMapLeavesNothingBesideIt() {
        QFETCH(int, zoom);
        QFETCH(QPoint, step);
        Board board;
        // In the corners, where the least of the map surrounds them.
        QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("a"), {0, 0}, true}).isDone());
        QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("b"), {11, 9}, true}).isDone());
        board.view.setZoom(zoom / 48.0);
        board.select("b");
        board.settle();
        (void)board.shown();
        QTest::mousePress(&board.view, Qt::MiddleButton, {}, QPoint(500, 400));
        QPoint at(500, 400);
        for (int count = 0; count < 6; ++count) {
            board.moveTo(at += step);
            QVERIFY(areAlike(board.shown(), board.picture()));
        }
    }

    void zoomedPictureBecomesTheSameAsAFreshOne() {
        Board board;
        const auto wheel = [&](int turn) {
            QWheelEvent event(QPointF(620, 300), board.view.mapToGlobal(QPointF(620, 300)), {}, {0, turn},
                              Qt::NoButton, {}, Qt::NoScrollPhase, false);
            QApplication::sendEvent(&board.view, &event);
        };
        wheel(240);
        board.picture(); // coarse
        wheel(-120);     // before it is sharp
        board.moveTo({500, 400});
        QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("a"), {4, 3}, false}).isDone());
        QVERIFY(!board.view.isSharp());
        board.settle();
        const QImage sharp = board.picture();
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.picture(), sharp));
    }

    /// What went out of the window before it was sharp is painted before it comes back.
    void pannedBeforeItIsSharpAndBack() {
        Board board;
        board.view.setZoom(1);
        board.settle();
        board.view.setZoom(1.2);
        QTest::mousePress(&board.view, Qt::MiddleButton, {}, QPoint(500, 400));
        board.moveTo({537, 379});
        QVERIFY(!board.view.isSharp());
        board.settle();
        QTest::qWait(500); // what is painted ahead is there
        board.moveTo({500, 400});
        const QImage panned = board.shown();
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.shown(), panned));
    }

    /// What is shown first after a zoom is the old picture stretched: alike at a distance, whatever happened
    /// the moment before.
    void coarsePictureResemblesTheSharpOne_data() {
        using Before = void (*)(Board&);
        QTest::addColumn<Before>("before");
        const auto row = [](const char* name, Before before) { QTest::newRow(name) << before; };
        row("at rest", [](Board&) {});
        row("all painted anew", changeSides);
        row("all painted anew and time passed", [](Board& board) {
            changeSides(board);
            (void)board.shown();
            QTest::qWait(500);
        });
        row("zoomed and not sharp yet", [](Board& board) { board.view.setZoom(1.1); });
        row("an odd window", [](Board& board) {
            board.view.resize(1001, 799);
            board.settle();
        });
        row("a stack moved", [](Board& board) {
            QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("a"), {4, 3}, true}).isDone());
        });
        row("panned by an odd way", [](Board& board) { pan(board, {463, 371}); });
    }
    void coarsePictureResemblesTheSharpOne() {
        using Before = void (*)(Board&);
        QFETCH(Before, before);
        Board board;
        board.view.setZoom(1);
        board.settle();
        before(board);
        board.view.setZoom(1.2);
        const QImage coarse = board.picture();
        QVERIFY(!board.view.isSharp());
        board.settle();
        const QImage sharp = board.picture();
        QVERIFY(coarse != sharp);
        const auto small = [](const QImage& image) {
            return image.scaled(50, 40, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        QCOMPARE_LE(greatestDifference(small(coarse), small(sharp)), 20);
    }

    void draggedPictureIsTheSameAsAFreshOne() {
        Board board;
        board.view.setFreePlacement(true);
        board.press(board.centre({3, 4}));
        for (int way = 12; way < 150; way += 2) {
            board.moveTo(board.centre({3, 4}) + QPoint(way, way / 3));
            QApplication::processEvents();
        }
        QPaintDevice* window = board.view.backingStore()->paintDevice();
        QCOMPARE(window->devType(), int(QInternal::Image));
        const QImage piecemeal = static_cast<QImage*>(window)->copy();
        board.view.repaint();
        QVERIFY(areAlike(static_cast<QImage*>(window)->copy(), piecemeal));
        board.key(Qt::Key_Escape);
    }

    void largestMapFitsIntoTheWindow() {
        battle::Battle battle = test::smallBattle();
        battle.map = battle::Map(1000, 1000);
        document::BattleDocument document(std::move(battle));
        ui::Selection selection;
        BattleView view(document, selection);
        view.resize(1000, 800);
        view.show();
        QTRY_VERIFY(view.isSharp());
        view.fit();
        const QRectF board = view.layout().bounds(1000, 1000);
        QVERIFY(QRectF(view.rect()).contains(board));
        QVERIFY(board.height() > 700);
        const QImage picture = view.grab().toImage();
        const QRgb ground = picture.pixel(board.center().toPoint());
        QCOMPARE(picture.pixel(board.bottomRight().toPoint() - QPoint(4, 4)), ground);
        QVERIFY(picture.pixel(2, 2) != ground);
        view.zoomOut();
        QCOMPARE(view.layout().bounds(1000, 1000).height(), board.height());
    }

    void themeChangedWhileHiddenIsThereWhenShown() {
        Board board;
        const QPalette before = QApplication::palette();
        const QImage light = board.picture();
        board.view.hide();
        QApplication::setPalette(ui::widgetPalette(paint::Theme::of(paint::Theme::Kind::Dark)));
        QVERIFY(board.document.perform(battle::RotateStack{battle::StackId("a"), 1}).isDone());
        board.document.undo();
        board.view.show();
        QTRY_VERIFY(board.picture() != light); // Qt tells hidden widgets of a palette when they are shown
        QApplication::setPalette(before);
        QTRY_VERIFY(areAlike(board.picture(), light));
    }

    void turningIsAnimated() {
        test::SteppedAnimations animations;
        Board board;
        board.view.setAnimated(true);
        board.select("a");
        const QImage before = board.picture();
        board.key(Qt::Key_R);
        animations.step(60);
        const QImage between = board.picture();
        QVERIFY(between != before);
        animations.step(400);
        const QImage after = board.picture();
        QVERIFY(after != between);
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.picture(), after));
    }

    void aStackPickedUpDuringASlideIsShownOnce_data() {
        QTest::addColumn<hex::Hex>("from");
        QTest::newRow("another stack") << hex::Hex{4, 4};
        QTest::newRow("the stack that slides") << hex::Hex{3, 6};
    }
    void aStackPickedUpDuringASlideIsShownOnce() {
        QFETCH(hex::Hex, from);
        test::SteppedAnimations animations;
        Board board;
        const auto pickUp = [&] {
            board.press(board.centre(from));
            for (const hex::Direction direction : {hex::Direction::NorthEast, hex::Direction::North})
                board.moveTo(board.centre(hex::neighbour(from, direction)));
        };
        board.view.setAnimated(true);
        board.drag(board.centre({3, 4}), board.centre({3, 6}));
        animations.step(60);
        pickUp();
        animations.step(400);
        const QImage carried = board.picture();
        board.key(Qt::Key_Escape);
        board.release(board.centre(from));
        board.picture();
        pickUp();
        QVERIFY(areAlike(carried, board.picture()));
        board.key(Qt::Key_Escape);
        board.release(board.centre(from));
    }
};

template struct sf::test::Registered<TestBattlePictures, QApplication>;
#include "test_battle_pictures.moc"
