// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "ui/paint/board/imperio_board.h"

#include <QGuiApplication>
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

    /// Zone, cover, threat, the piece and its badge: each still shows where all of them are.
    void overlaysStayReadableTogether() {
        const auto& theme = paint::Theme::of(paint::Theme::Kind::Light);
        const ImperioLayout layout(60);
        const imperio::Square square = squareAt(1, 1);
        const imperio::Piece captured{imperio::Kind::Base, imperio::Side::Attacker, imperio::Side::Defender};
        const imperio::Piece own{imperio::Kind::Base, imperio::Side::Attacker, imperio::Side::Attacker};
        const auto picture = [&](int left, const imperio::Piece& piece) {
            QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
            image.fill(theme.base);
            QPainter painter(&image);
            if (left != 0)
                paint::paintZone(painter, layout, imperio::Squares(square), theme);
            if (left != 1)
                paint::paintCover(painter, layout, imperio::Squares(square), theme);
            if (left != 2)
                paint::paintThreat(painter, layout, square, left == 3 ? 5 : 2, theme);
            paint::paintPiece(painter, layout.area(square), piece, false, theme);
            return image;
        };
        const auto differing = [](const QImage& first, const QImage& second) {
            int count = 0;
            for (int y = 0; y < 60; ++y)
                for (int x = 0; x < 60; ++x)
                    count += first.pixel(x, y) != second.pixel(x, y);
            return count;
        };
        const QImage all = picture(-1, captured);
        QVERIFY(differing(all, picture(0, captured)) > 400);
        QVERIFY(differing(all, picture(1, captured)) > 30);
        QVERIFY(differing(all, picture(2, captured)) > 150);
        // Beside the badge no less of the number than without it.
        QCOMPARE(differing(all, picture(3, captured)), differing(picture(-1, own), picture(3, own)));
        QVERIFY(differing(picture(-1, own), picture(3, own)) > 15);
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

template struct sf::test::Registered<TestImperioBoard, QGuiApplication>;
#include "test_imperio_board.moc"
