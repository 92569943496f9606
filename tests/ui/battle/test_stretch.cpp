// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/layer/stretch.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <vector>

using namespace sf;
using ui::Stretch;

namespace {

/// Each pixel is another colour, which tells its place: x below 65,536, y below 256.
QImage numbered(QSize size) {
    QImage image(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, qRgb(y, x / 256, x % 256));
    return image;
}

/// Neighbours have nothing in common.
QImage speckled(QSize size) {
    QImage image(size, QImage::Format_RGB32);
    QRandomGenerator random(7);
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            image.setPixel(x, y, random.generate() | 0xff000000U);
    return image;
}

QPoint placeIn(QRgb numbered) {
    return {256 * qGreen(numbered) + qBlue(numbered), qRed(numbered)};
}

QImage filled(QSize size, QRgb colour) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(colour);
    return image;
}

int wrapped(double value, int size) {
    const int rest = static_cast<int>(std::floor(value)) % size;
    return rest < 0 ? rest + size : rest;
}

/// Along a drum.
int distance(int one, int other, int size) {
    const int way = std::abs(one - other);
    return std::min(way, size - way);
}

using Channel = int (*)(QRgb);

int meanOfFour(const QImage& image, QPoint pair, Channel channel) {
    const QPoint first = 2 * pair;
    return (channel(image.pixel(first)) + channel(image.pixel(first + QPoint(1, 0))) +
            channel(image.pixel(first + QPoint(0, 1))) + channel(image.pixel(first + QPoint(1, 1)))) /
           4;
}

} // namespace

/// The picture right after a zoom, pixel by pixel.
class TestStretch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every pixel comes from the nearest row and, as runs are copied, from the nearest column or beside it.
    void takesTheNearestPixels_data() {
        QTest::addColumn<double>("factor");
        for (const double factor : {0.1, 0.3, 0.4, 0.5, 0.55, 0.62, 0.7, 0.8, 1.0, 1.1, 1.4, 2.5})
            QTest::addRow("%g", factor) << factor;
    }
    void takesTheNearestPixels() {
        QFETCH(double, factor);
        const QImage from = numbered({400, 200});
        const QRgb outside = qRgb(255, 255, 255);
        const Stretch how{factor,     {-33.3, -20.7},        QRect(-10, -10, 380, 190),
                          {123, 151}, QRect(5, 3, 290, 150), {2, 1},
                          outside};
        QImage onto = filled({310, 160}, qRgb(0, 0, 0));
        stretch(from, onto, how);
        for (int y = 0; y < onto.height(); ++y)
            for (int x = 0; x < onto.width(); ++x) {
                const QPoint at = QPoint(x, y) - how.place;
                const double column = std::floor(factor * (at.x() + 0.5) + how.offset.x());
                const double row = std::floor(factor * (at.y() + 0.5) + how.offset.y());
                std::vector<QRgb> allowed;
                if (!how.part.contains(at))
                    allowed = {qRgb(0, 0, 0)};
                else
                    for (const int beside : {-1, 0, 1})
                        allowed.push_back(
                            how.old.contains(QPoint(static_cast<int>(column) + beside, static_cast<int>(row)))
                                ? from.pixel(wrapped(column + beside + how.drum.x(), 400),
                                             wrapped(row + how.drum.y(), 200))
                                : outside);
                QVERIFY2(std::ranges::find(allowed, onto.pixel(x, y)) != allowed.end(),
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
            }
    }

    void halfIsTheMeanOfFour() {
        const QImage from = speckled({400, 200});
        const QRgb untouched = qRgb(1, 2, 3);
        QImage half = filled({200, 100}, untouched);
        const QRect area(51, 30, 100, 21); // pairs that lie in it in part count too
        ui::halve(from, area, half);
        const QRect pairs(QPoint(25, 15), QPoint(75, 25));
        for (int y = 0; y < half.height(); ++y)
            for (int x = 0; x < half.width(); ++x) {
                const QRgb is = half.pixel(x, y);
                if (!pairs.contains(x, y)) {
                    QCOMPARE(is, untouched);
                    continue;
                }
                // Each of the two steps may round one down.
                for (const Channel channel : std::initializer_list<Channel>{qRed, qGreen, qBlue})
                    QVERIFY(std::abs(channel(is) - meanOfFour(from, {x, y}, channel)) <= 1);
            }
    }

    /// From the half picture every pixel comes from nearly where it comes from in the whole one, wherever the
    /// drum is turned to; beside the border of what may be taken there may be background.
    void halfStandsForTheWhole_data() {
        QTest::addColumn<double>("factor");
        QTest::addColumn<QPoint>("drum");
        for (const double factor : {0.6, 0.8, 1.0, 1.2, 1.6, 2.5})
            for (const QPoint drum : {QPoint(0, 0), QPoint(13, 7), QPoint(120, 151), QPoint(199, 199)})
                QTest::addRow("%g, drum %d %d", factor, drum.x(), drum.y()) << factor << drum;
    }
    void halfStandsForTheWhole() {
        QFETCH(double, factor);
        QFETCH(QPoint, drum);
        constexpr int size = 200;
        const QImage from = numbered({size, size});
        QImage half(size / 2, size / 2, QImage::Format_RGB32);
        ui::halve(from, from.rect(), half);
        const QRgb outside = qRgb(255, 255, 255);
        const Stretch how{factor, {-33.3, -20.7}, QRect(-10, -10, 180, 190), drum, QRect(5, 3, 290, 150),
                          {2, 1}, outside};
        QImage onto = filled({310, 160}, qRgb(0, 0, 0));
        stretch(half, onto, how.fromHalf());
        const int reach = static_cast<int>(std::ceil(2 + factor));
        for (int y = how.part.top(); y <= how.part.bottom(); ++y)
            for (int x = how.part.left(); x <= how.part.right(); ++x) {
                const QPoint old(static_cast<int>(std::floor(factor * (x + 0.5) + how.offset.x())),
                                 static_cast<int>(std::floor(factor * (y + 0.5) + how.offset.y())));
                const QRgb is = onto.pixel(QPoint(x, y) + how.place);
                const bool mayBeOutside = !how.old.adjusted(reach, reach, -reach, -reach).contains(old);
                if (is == outside) {
                    QVERIFY(mayBeOutside);
                    continue;
                }
                QVERIFY(how.old.adjusted(-reach, -reach, reach, reach).contains(old));
                const QPoint place = placeIn(is);
                const int across = distance(place.x(), wrapped(old.x() + drum.x(), size), size);
                const int down = distance(place.y(), wrapped(old.y() + drum.y(), size), size);
                QVERIFY2(across <= reach && down <= reach,
                         qPrintable(QStringLiteral("%1, %2: %3, %4").arg(x).arg(y).arg(across).arg(down)));
            }
    }
};

QTEST_GUILESS_MAIN(TestStretch)
#include "test_stretch.moc"
