// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/pictures.h"

#include <QApplication>

using namespace sf;
using test::areAlike;
using test::Board;
using test::pan;

/// The first frame of a map, painted before there is a pixmap of it.
class TestFirstFrame : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void firstFrameIsTheSameAsTheNext_data() {
        QTest::addColumn<int>("zoom");
        QTest::newRow("far") << 12;
        QTest::newRow("medium") << 30;
        QTest::newRow("large") << 60;
    }
    void firstFrameIsTheSameAsTheNext() {
        QFETCH(int, zoom);
        Board board;
        board.view.setZoom(zoom / 48.0);
        board.select("b");
        board.settle();
        board.view.resize(1001, 799);
        const QImage first = board.picture();
        QVERIFY(areAlike(board.picture(), first));
        QVERIFY(board.view.isSharp());
        board.view.resize(1000, 800);
        board.view.repaint(QRect(200, 300, 400, 200)); // before the rest
        const QImage inParts = board.shown();
        QVERIFY(areAlike(board.picture(), inParts));
    }

    /// Input and edits before there is a pixmap work as usual.
    void rightAfterTheFirstFrameAllIsAsUsual_data() {
        using Deed = void (*)(Board&);
        QTest::addColumn<Deed>("deed");
        const auto row = [](const char* name, Deed deed) { QTest::newRow(name) << deed; };
        row("nothing", [](Board&) {});
        row("a stack moved", [](Board& board) {
            QVERIFY(board.document.perform(battle::MoveStack{battle::StackId("a"), {4, 3}, false}).isDone());
        });
        row("terrain painted", [](Board& board) {
            QVERIFY(board.document.perform(battle::PaintTerrain{{{4, 6}, {5, 5}}, "road"}).isDone());
        });
        row("all painted anew", [](Board& board) { board.view.rebuildLayer(); });
        row("zoomed", [](Board& board) { board.view.setZoom(1.1 * board.view.zoom()); });
        row("panned", [](Board& board) { pan(board, {560, 370}); });
        row("panned farther than what is painted ahead", [](Board& board) { pan(board, {930, 90}); });
        row("zoomed and panned", [](Board& board) {
            board.view.setZoom(1.1 * board.view.zoom());
            pan(board, {560, 370});
        });
    }
    void rightAfterTheFirstFrameAllIsAsUsual() {
        using Deed = void (*)(Board&);
        QFETCH(Deed, deed);
        Board board;
        board.view.resize(1001, 799);
        (void)board.shown();
        deed(board);
        const QImage shown = board.shown();
        QVERIFY(areAlike(board.picture(), shown));
        board.view.setCoordinatesShown(false);
        board.view.setCoordinatesShown(true);
        QVERIFY(areAlike(board.picture(), shown));
    }
};

template struct sf::test::Registered<TestFirstFrame, QApplication>;
#include "test_first_frame.moc"
