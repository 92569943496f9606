// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle_document.h"
#include "tests/ui/small_battle.h"
#include "ui/battle/battle_view.h"
#include "ui/battle/selection.h"
#include "ui/battle/unit_drag.h"
#include "ui/paint/overlay_painter.h"

#include <QAccessible>
#include <QApplication>
#include <QBackingStore>
#include <QDropEvent>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

using namespace sf;
using ui::BattleView;

namespace {

constexpr hex::Hex nowhere{-1, -1};

/// What is painted anew is cut at the border of the part that changed, and there the rasteriser adds up the
/// coverage of a slanted line over another span of pixels: a level or two of 255 come out different, which
/// nobody sees. A wrong pixel is off by far more.
bool areAlike(const QImage& first, const QImage& second) {
    if (first.size() != second.size())
        return false;
    for (int y = 0; y < first.height(); ++y)
        for (int x = 0; x < first.width(); ++x) {
            const QRgb a = first.pixel(x, y);
            const QRgb b = second.pixel(x, y);
            if (std::abs(qRed(a) - qRed(b)) > 3 || std::abs(qGreen(a) - qGreen(b)) > 3 ||
                std::abs(qBlue(a) - qBlue(b)) > 3)
                return false;
        }
    return true;
}

/// A map in a window of 1000 x 800 with the last thing it said.
struct Board {
    document::BattleDocument document{test::smallBattle()};
    ui::Selection selection;
    BattleView view{document, selection};
    QString said;

    Board() {
        QObject::connect(&view, &BattleView::messageShown, &view,
                         [this](const QString& text) { said = text; });
        view.setAnimated(false);
        view.resize(1000, 800);
        view.show();
        view.setFocus();
        QVERIFY2(QTest::qWaitForWindowActive(&view), "no window");
        settle();
    }

    void settle() { QTRY_VERIFY(view.isSharp()); }
    QPoint centre(hex::Hex hex) const { return view.layout().centre(hex).toPoint(); }
    /// In the hex but beside any Square in its middle.
    QPoint corner(hex::Hex hex) const {
        return (view.layout().centre(hex) + QPointF(0.9 * view.hexSize(), 0)).toPoint();
    }
    hex::Hex place(const char* id) const {
        const battle::StackPointer stack = document.battle().stacks.find(battle::StackId(id));
        return stack ? stack->hex : nowhere;
    }
    int units(const char* id) const {
        const battle::StackPointer stack = document.battle().stacks.find(battle::StackId(id));
        return stack ? static_cast<int>(stack->units->size()) : 0;
    }
    void press(QPoint at) { QTest::mousePress(&view, Qt::LeftButton, {}, at); }
    void moveTo(QPoint at, Qt::KeyboardModifiers modifiers = {}) {
        QMouseEvent event(QEvent::MouseMove, at, view.mapToGlobal(QPointF(at)), Qt::NoButton, Qt::LeftButton,
                          modifiers);
        QApplication::sendEvent(&view, &event);
    }
    void release(QPoint at) { QTest::mouseRelease(&view, Qt::LeftButton, {}, at); }
    void drag(QPoint from, QPoint to, Qt::KeyboardModifiers modifiers = {}) {
        press(from);
        moveTo((from + to) / 2, modifiers);
        moveTo(to, modifiers);
        release(to);
    }
    void select(const char* id) { selection.setStack(battle::StackId(id)); }
    void click(QPoint at) { QTest::mouseClick(&view, Qt::LeftButton, {}, at); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, key, modifiers); }
    QImage picture() { return view.grab().toImage(); }
};

} // namespace

/// The map with real mouse and key events, in front of a real document.
class TestBattleView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dragMovesAStack() {
        Board board;
        board.drag(board.centre({3, 4}), board.centre({3, 6}));
        QCOMPARE(board.place("a"), (hex::Hex{3, 6}));
        QVERIFY2(board.said.contains(QStringLiteral("SMM-10")), qPrintable(board.said));
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
        QCOMPARE(board.document.undoStack().count(), 1);
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
        QString place;
        connect(&board.view, &BattleView::placeShown, this, [&](const QString& text) { place = text; });
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
        QCOMPARE(board.document.undoStack().count(), 0);
        QVERIFY(!board.view.isBusy());
        board.selection.setStack(std::nullopt);
        QTest::mouseMove(&board.view, QPoint(1, 1));
        QCOMPARE(board.picture(), before);
    }

    void escapeCancelsADrag() {
        Board board;
        board.press(board.centre({3, 4}));
        board.moveTo(board.centre({3, 6}));
        QVERIFY(board.view.isBusy());
        board.key(Qt::Key_Escape);
        QVERIFY(!board.view.isBusy());
        board.release(board.centre({3, 6}));
        QCOMPARE(board.place("a"), (hex::Hex{3, 4}));
        QCOMPARE(board.document.undoStack().count(), 0);
    }

    void dragThatEndsWhereItBeganDoesNothing() {
        Board board;
        const QPoint start = board.centre({3, 4});
        board.press(start);
        board.moveTo(board.centre({3, 6}));
        board.moveTo(start);
        board.release(start);
        QCOMPARE(board.document.undoStack().count(), 0);
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

    void freePlacementGoesAnywhere() {
        Board board;
        board.view.setFreePlacement(true);
        board.drag(board.centre({3, 4}), board.centre({10, 1}));
        QCOMPARE(board.place("a"), (hex::Hex{10, 1}));
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
        board.view.startMergeOfSelected();
        QCOMPARE(board.selection.cursor(), (hex::Hex{4, 4}));
        board.key(Qt::Key_Tab);
        board.key(Qt::Key_Return);
        QCOMPARE(board.place("a"), (hex::Hex{4, 4}));
        board.document.undoStack().undo();
        board.select("a");
        board.view.startMergeOfSelected();
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

    void wheelKeepsThePointUnderThePointer() {
        Board board;
        const QPointF point(620, 300);
        const double sizeBefore = board.view.hexSize();
        const QPointF before = (point - board.view.layout().origin()) / board.view.hexSize();
        QWheelEvent wheel(point, board.view.mapToGlobal(point), {}, {0, 240}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(&board.view, &wheel);
        const QPointF after = (point - board.view.layout().origin()) / board.view.hexSize();
        QVERIFY(board.view.hexSize() > 1.5 * sizeBefore);
        QVERIFY((after - before).manhattanLength() * board.view.hexSize() < 1.5);
    }

    void strokeOfTheBrushIsOneStep() {
        Board board;
        board.view.setTool(BattleView::Tool::TerrainBrush);
        board.view.setBrush(QStringLiteral("rough"));
        board.drag(board.centre({6, 1}), board.centre({6, 4}));
        for (const int row : {1, 2, 3, 4})
            QCOMPARE(board.document.battle().map->terrain({6, row}), battle::Terrain::Rough);
        QCOMPARE(board.document.undoStack().count(), 1);
    }

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
            QVERIFY(!board.document.perform(action));
            QVERIFY(board.picture() != before);
        }
        while (board.document.undoStack().canUndo())
            board.document.undoStack().undo();
        QVERIFY(areAlike(board.picture(), before));
    }

    void undoOfAMoveGivesEveryPixelBack() {
        Board board;
        const QImage before = board.picture();
        QVERIFY(!board.document.perform(battle::MoveStack{battle::StackId("a"), {4, 3}, false}));
        board.document.undoStack().undo();
        QCOMPARE(board.picture(), before);
    }

    void changedPictureIsTheSameAsAFreshOne() {
        Board board;
        QVERIFY(!board.document.perform(battle::MoveStack{battle::StackId("a"), {4, 3}, false}));
        QVERIFY(!board.document.perform(battle::PaintTerrain{{{4, 6}, {5, 5}}, "road"}));
        const QImage changed = board.picture();
        board.view.resize(1001, 800);
        board.view.resize(1000, 800);
        QVERIFY(areAlike(board.picture(), changed));
    }

    void pannedPictureIsTheSameAsAFreshOne() {
        Board board;
        board.view.setZoom(1.5);
        board.settle();
        for (const QPoint delta : {QPoint(37, -21), QPoint(-80, 5), QPoint(3, 60)}) {
            QTest::mousePress(&board.view, Qt::MiddleButton, {}, QPoint(500, 400));
            board.moveTo(QPoint(500, 400) + delta);
            QTest::mouseRelease(&board.view, Qt::MiddleButton, {}, QPoint(500, 400) + delta);
        }
        QTest::mouseMove(&board.view, QPoint(1, 1));
        const QImage panned = board.picture();
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.picture(), panned));
    }

    /// Panned further than what is painted ahead, with and without time to paint it.
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
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.picture(), panned));
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
        QVERIFY(!board.document.perform(battle::MoveStack{battle::StackId("a"), {4, 3}, false}));
        QVERIFY(!board.view.isSharp());
        board.settle();
        const QImage sharp = board.picture();
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.picture(), sharp));
    }

    /// What is shown first after a zoom is the old picture stretched: alike at a distance.
    void coarsePictureResemblesTheSharpOne() {
        Board board;
        board.view.setZoom(1);
        board.settle();
        board.view.setZoom(1.2);
        const QImage coarse = board.picture().scaled(50, 40, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        QVERIFY(!board.view.isSharp());
        board.settle();
        const QImage sharp = board.picture().scaled(50, 40, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        qint64 off = 0;
        for (int y = 0; y < 40; ++y)
            for (int x = 0; x < 50; ++x)
                off += std::abs(qGray(coarse.pixel(x, y)) - qGray(sharp.pixel(x, y)));
        QVERIFY2(off / 2000 < 4, qPrintable(QString::number(off / 2000)));
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
        const QImage light = board.picture();
        board.view.hide();
        board.view.setTheme(paint::Theme::of(paint::Theme::Kind::Dark));
        QVERIFY(!board.document.perform(battle::RotateStack{battle::StackId("a"), 1}));
        board.document.undoStack().undo();
        board.view.show();
        QVERIFY(board.picture() != light);
        board.view.setTheme(paint::Theme::of(paint::Theme::Kind::Light));
        QVERIFY(areAlike(board.picture(), light));
    }

    void turningIsAnimated() {
        Board board;
        board.view.setAnimated(true);
        board.select("a");
        const QImage before = board.picture();
        board.key(Qt::Key_R);
        QTest::qWait(60);
        const QImage between = board.picture();
        QVERIFY(between != before);
        QTest::qWait(400);
        const QImage after = board.picture();
        QVERIFY(after != between);
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.picture(), after));
    }

    void unitsFromTheInspector_data() {
        QTest::addColumn<hex::Hex>("to");
        QTest::addColumn<int>("left");
        QTest::addColumn<hex::Hex>("newPlace");
        QTest::addColumn<int>("second");
        QTest::newRow("onto its own hex: splits") << hex::Hex{3, 4} << 5 << hex::Hex{3, 4} << 10;
        QTest::newRow("onto a hex: splits and moves") << hex::Hex{3, 6} << 5 << hex::Hex{3, 6} << 10;
        QTest::newRow("onto a neighbour: splits and merges") << hex::Hex{4, 4} << 5 << nowhere << 12;
        QTest::newRow("too far: nothing") << hex::Hex{10, 1} << 7 << nowhere << 10;
    }
    void unitsFromTheInspector() {
        QFETCH(hex::Hex, to);
        QFETCH(int, left);
        QFETCH(hex::Hex, newPlace);
        QFETCH(int, second);
        Board board;
        const std::unique_ptr<QMimeData> data(
            ui::mimeData({battle::StackId("a"), {battle::UnitId("a-3"), battle::UnitId("a-4")}}));
        const QPoint point = board.centre(to);
        QDragEnterEvent enter(point, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(&board.view, &enter);
        QVERIFY(enter.isAccepted());
        QDragMoveEvent move(point, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(&board.view, &move);
        QDropEvent drop(point, Qt::MoveAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(&board.view, &drop);
        QCOMPARE(board.units("a"), left);
        QCOMPARE(board.units("b"), second);
        QCOMPARE(board.document.undoStack().count(), left == 7 ? 0 : 1);
        if (newPlace != nowhere)
            QCOMPARE(board.document.battle().stacks.at(newPlace).back()->units->size(), 2U);
    }

    void typedOrders_data() {
        QTest::addColumn<QString>("order");
        QTest::addColumn<bool>("works");
        QTest::newRow("move") << QStringLiteral("3,4 to 3,6") << true;
        QTest::newRow("move the selected") << QStringLiteral("to 3, 6") << true;
        QTest::newRow("rotate") << QStringLiteral("Rotate -1") << true;
        QTest::newRow("posture") << QStringLiteral("posture offensive") << true;
        QTest::newRow("merge") << QStringLiteral("merge into second") << true;
        QTest::newRow("split") << QStringLiteral("split 3") << true;
        QTest::newRow("split too many") << QStringLiteral("split 70") << false;
        QTest::newRow("empty hex") << QStringLiteral("0,0 to 1,1") << false;
        QTest::newRow("nonsense") << QStringLiteral("fly me to the moon") << false;
    }
    void typedOrders() {
        QFETCH(QString, order);
        QFETCH(bool, works);
        Board board;
        board.select("a");
        board.key(Qt::Key_I);
        QTRY_VERIFY(QApplication::focusWidget() && QApplication::focusWidget() != &board.view);
        QTest::keyClicks(QApplication::focusWidget(), order);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(board.document.undoStack().count(), works ? 1 : 0);
        QVERIFY(!board.said.isEmpty());
    }

    void lettersSayWhatIsThere() {
        Board board;
        board.select("a");
        board.selection.setCursor({3, 4});
        board.key(Qt::Key_O);
        QVERIFY2(board.said.contains(QStringLiteral("First")), qPrintable(board.said));
        board.key(Qt::Key_X);
        QVERIFY2(board.said.contains(QStringLiteral("Second")), qPrintable(board.said));
        board.key(Qt::Key_T);
        QVERIFY2(board.said.contains(QStringLiteral("Blues")), qPrintable(board.said));
        board.key(Qt::Key_M);
        QVERIFY2(board.said.contains(QStringLiteral("3,5")), qPrintable(board.said));
        board.key(Qt::Key_L);
        QVERIFY(!board.said.isEmpty());
        board.select("b");
        board.key(Qt::Key_N);
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("a")));
        board.key(Qt::Key_2);
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("w")));
    }

    void screenReadersFindATable() {
        Board board;
        QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&board.view);
        QVERIFY(table);
        QCOMPARE(table->role(), QAccessible::Table);
        QVERIFY(table->tableInterface());
        QCOMPARE(table->tableInterface()->columnCount(), 12);
        QCOMPARE(table->tableInterface()->rowCount(), 10);
        QAccessibleInterface* cell = table->tableInterface()->cellAt(5, 4);
        QVERIFY(cell);
        const QString text = cell->text(QAccessible::Name);
        QVERIFY2(text.contains(QStringLiteral("Watch, Blues")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("Second at north meets the Front edge of Watch")),
                 qPrintable(text));
        QCOMPARE(table->childAt(cell->rect().center().x(), cell->rect().center().y()), cell);
        QCOMPARE(table->indexOfChild(cell), 5 * 12 + 4);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(board.selection.stack(), std::optional(battle::StackId("w")));
        QVERIFY(cell->state().selected);
        QVERIFY(cell->state().focused);
        QCOMPARE(table->focusChild(), cell);
        QVERIFY(!table->tableInterface()->cellAt(10, 0));
    }

    void contextMenuIsAskedForByMouseAndKey() {
        Board board;
        QSignalSpy asked(&board.view, &BattleView::contextMenuRequested);
        QContextMenuEvent event(QContextMenuEvent::Mouse, board.centre({4, 4}),
                                board.view.mapToGlobal(board.centre({4, 4})));
        QApplication::sendEvent(&board.view, &event);
        QCOMPARE(asked.count(), 1);
        QCOMPARE(asked.last()[1].value<battle::StackId>(), battle::StackId("b"));
        board.view.openContextMenu();
        QCOMPARE(asked.count(), 2);
    }
};

QTEST_MAIN(TestBattleView)
#include "test_battle_view.moc"
