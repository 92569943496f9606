// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/board/imperio_board.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace sf;
using imperio::squareAt;
using paint::ImperioLayout;

/// Pixels to squares and back, and what a piece's picture tells without colour.
class TestImperioBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySquareIsFoundAtItsCornersAndCentre() {
        const ImperioLayout layout = ImperioLayout::fitting({0, 0, 800, 600});
        for (int row = 1; row <= 9; ++row)
            for (int column = 1; column <= 9; ++column) {
                const imperio::Square square = squareAt(row, column);
                QCOMPARE(layout.at(layout.centre(square)).text(), square.text());
                QCOMPARE(layout.at(layout.area(square).topLeft() + QPointF(0.5, 0.5)).text(), square.text());
                QCOMPARE(layout.at(layout.area(square).bottomRight() - QPointF(0.5, 0.5)).text(),
                         square.text());
            }
        QCOMPARE(layout.at(layout.board().topLeft() - QPointF(1, 0)), imperio::nowhere);
        QCOMPARE(layout.at(layout.board().bottomRight() + QPointF(1, 1)), imperio::nowhere);
        QVERIFY(QRectF(0, 0, 800, 600).contains(layout.outer()));
    }

    /// However small the board: the letters of a label do not shrink below 9 px.
    void labelsHaveRoom_data() {
        QTest::addColumn<int>("size");
        for (const int size : {160, 200, 300, 500, 900})
            QTest::addRow("%d", size) << size;
    }
    void labelsHaveRoom() {
        QFETCH(int, size);
        const auto theme = paint::Theme::of(paint::Theme::Kind::Paper);
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        const ImperioLayout layout = ImperioLayout::fitting(QRectF(0, 0, size, size));
        paint::paintImperioGround(painter, layout, theme);
        painter.end();
        int label = 0;
        for (int y = 0; y < size; ++y) {
            QCOMPARE(image.pixel(0, y), qRgb(255, 255, 255));
            for (int x = 1; x < int(layout.board().left()) - 2; ++x)
                label += image.pixel(x, y) != qRgb(255, 255, 255);
        }
        QVERIFY(label > 50);
        for (int x = 0; x < size; ++x)
            QCOMPARE(image.pixel(x, size - 1), qRgb(255, 255, 255));
        QVERIFY(QRectF(0, 0, size, size).contains(layout.outer()));
    }

    void everyPieceHasAPictureOfItsOwnInGrey() {
        QList<QImage> seen;
        for (const imperio::Side side : imperio::sides)
            for (const imperio::Kind kind : imperio::kinds)
                for (const bool captured : {false, true}) {
                    if (captured && !imperio::isBase(kind))
                        continue;
                    const imperio::Side owner = captured ? imperio::enemyOf(side) : side;
                    const QImage picture = drawn({kind, side, owner}, false);
                    QVERIFY2(!seen.contains(picture), qPrintable(QString::number(seen.size())));
                    seen << picture;
                }
        QVERIFY(drawn({imperio::Kind::Pikeman, {}, {}}, true) !=
                drawn({imperio::Kind::Pikeman, {}, {}}, false));
    }

private:
    static QImage drawn(const imperio::Piece& piece, bool entrenched) {
        QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint::paintPiece(painter, {0, 0, 64, 64}, piece, entrenched,
                          paint::Theme::of(paint::Theme::Kind::Paper));
        painter.end();
        return image.convertToFormat(QImage::Format_Grayscale8);
    }
};

QTEST_MAIN(TestImperioBoard)
#include "test_imperio_board.moc"
