// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "ui/battle/layer/map_layer.h"
#include "ui/paint/base/device.h"

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace sf;
using ui::Camera;
using ui::MapLayer;

namespace {

constexpr QSize windowSize(301, 203);
const QColor background(40, 50, 60);
constexpr QRgb black = 0xff000000;
constexpr QRgb white = 0xffffffff;

/// Every other device pixel is white.
QPixmap checks(int side, double ratio) {
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            image.setPixel(x, y, (x + y) % 2 ? white : black);
    QPixmap pixmap = QPixmap::fromImage(image);
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

/// A layer as a view uses it. Its ground is green where the board is, with a red line every 16 pixels; a
/// picture of checks stands at the board's 100, 60.
struct Layer {
    double ratio;
    Camera camera;
    QPixmap stack = checks(40, ratio);
    qint64 paintedGround = 0; ///< pixels
    qint64 paintedStacks = 0;
    MapLayer layer{[this](QPainter& painter, const QRect& area) { paintGround(painter, area); },
                   [this](QPainter& painter, const QRect& area) { paintStacks(painter, area); }};

    explicit Layer(double ofRatio = 1) : ratio(ofRatio) {
        camera.setMap(60, 40);
        camera.setWindow(windowSize);
        camera.fit();
        layer.resize(windowSize, ratio, background);
    }

    void paintGround(QPainter& painter, const QRect& area) {
        paintedGround += qint64{area.width()} * area.height();
        const QRectF board(camera.origin(), QSizeF(1000, 700));
        painter.fillRect(board, Qt::darkGreen);
        for (int x = 0; x < 1000; x += 16)
            painter.fillRect(QRectF(board.left() + x, board.top(), 2, board.height()), Qt::red);
    }
    void paintStacks(QPainter& painter, const QRect& area) {
        paintedStacks += qint64{area.width()} * area.height();
        paint::paintSharp(painter, camera.origin() + QPointF(100, 60), stack, {-20, -20});
    }
    /// Through a clip, as a widget paints an update region.
    QImage shown(const QRect& part = QRect(QPoint(), windowSize)) {
        QImage image((QSizeF(windowSize) * ratio).toSize(), QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        layer.paint(painter, part);
        return image;
    }
    void pan(QPoint delta) { layer.scroll(camera.panBy(delta)); }
    void zoom(double factor) {
        const Camera before = camera;
        camera.zoomTo(camera.size() * factor, {150, 100});
        layer.zoom(before, camera);
    }
    void finish() {
        while (!layer.isComplete())
            layer.renderMore(1);
    }
    /// What a layer shows that has rendered nothing before.
    QImage fresh() {
        layer.resize(windowSize, ratio, background);
        return shown();
    }
};

/// A pixel less on each side than the picture has.
bool isChecked(const QImage& image, QPoint corner) {
    const QRgb first = image.pixel(corner);
    const QRgb other = first == black ? white : black;
    for (int y = 0; y < 38; ++y)
        for (int x = 0; x < 38; ++x)
            if (image.pixel(corner + QPoint(x, y)) != ((x + y) % 2 ? other : first))
                return false;
    return true;
}

int count(const QImage& image, QRgb colour) {
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            found += image.pixel(x, y) == colour ? 1 : 0;
    return found;
}

} // namespace

/// What the layer shows and what it renders for that.
class TestMapLayer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isSharpAtEveryRatio_data() {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.25, 1.5, 1.75, 2.0})
            QTest::addRow("%g", ratio) << ratio;
    }
    void isSharpAtEveryRatio() {
        QFETCH(double, ratio);
        Layer layer(ratio);
        for (const QPoint step : {QPoint(0, 0), QPoint(3, 1), QPoint(5, 2), QPoint(-1, 7), QPoint(2, -3)}) {
            layer.pan(step);
            const QImage image = layer.shown();
            QCOMPARE(count(image, QColor(Qt::magenta).rgb()), 0);
            const QPointF centre = QPointF(layer.camera.origin() + QPoint(100, 60)) * ratio;
            const QPoint corner = centre.toPoint() - QPoint(19, 19);
            QVERIFY2(isChecked(image, corner), qPrintable(QString::number(step.x())));
        }
    }

    /// Also at ratios that no desktop offers, but that follow from a resolution set by hand.
    void leavesNoGapBetweenParts_data() {
        isSharpAtEveryRatio_data();
        for (const double ratio : {1.1, 134 / 96.0, 1.7})
            QTest::addRow("%g", ratio) << ratio;
    }
    void leavesNoGapBetweenParts() {
        QFETCH(double, ratio);
        Layer layer(ratio);
        (void)layer.shown({0, 0, 51, 203});
        for (int left = 51; left < windowSize.width(); left += 7)
            (void)layer.shown({left, 0, 7, 203});
        const QImage inParts = layer.shown();
        QCOMPARE(inParts, layer.fresh());
    }

    /// By more than the margin, in steps and at once.
    void pannedIsAsFresh_data() { leavesNoGapBetweenParts_data(); }
    void pannedIsAsFresh() {
        QFETCH(double, ratio);
        Layer layer(ratio);
        layer.zoom(8);
        for (const QPoint step : {QPoint(-40, 0), QPoint(-8, -24), QPoint(0, -400), QPoint(120, 96)})
            for (int time = 0; time < 5; ++time) {
                layer.pan(step);
                (void)layer.shown();
                if (time == 3)
                    layer.finish();
            }
        const QImage panned = layer.shown();
        QCOMPARE(panned, layer.fresh());
    }

    void panningInTheMarginRendersNothing() {
        Layer layer;
        (void)layer.shown();
        layer.finish();
        layer.paintedGround = layer.paintedStacks = 0;
        for (int step = 0; step < 20; ++step) {
            layer.pan({5, 3});
            (void)layer.shown();
        }
        QCOMPARE(layer.paintedGround, 0);
        QCOMPARE(layer.paintedStacks, 0);
    }

    void aChangedStackRendersItsPlaceOnly() {
        Layer layer;
        (void)layer.shown();
        layer.finish();
        layer.paintedGround = layer.paintedStacks = 0;
        layer.stack.fill(Qt::blue);
        const QRect place(layer.camera.origin() + QPoint(80, 40), QSize(40, 40));
        layer.layer.renderStacks(place);
        QCOMPARE(layer.paintedGround, 0);
        QCOMPARE_LE(layer.paintedStacks, 48 * 48);
        QCOMPARE(QColor(layer.shown().pixel(place.center())), QColor(Qt::blue));
        QVERIFY(layer.layer.isComplete());
    }

    /// What lies beyond the window is rendered when there is time, and before it is seen.
    void aChangeInTheMarginIsThereAfterAPan() {
        Layer layer;
        layer.zoom(8);
        (void)layer.shown();
        layer.finish();
        layer.pan(QPoint(-60, 100) - layer.camera.origin() - QPoint(100, 60));
        (void)layer.shown();
        layer.finish();
        layer.stack.fill(Qt::blue);
        layer.layer.renderStacks(layer.layer.area());
        QVERIFY(layer.layer.isSharp() && !layer.layer.isComplete());
        layer.pan({90, 0});
        const QPoint centre = layer.camera.origin() + QPoint(100, 60);
        QCOMPARE(QColor(layer.shown().pixel(centre)), QColor(Qt::blue));
    }

    void zoomShowsTheOldPictureUntilItIsSharp() {
        Layer layer;
        (void)layer.shown();
        layer.paintedGround = 0;
        layer.zoom(2);
        QVERIFY(!layer.layer.isSharp());
        const QImage coarse = layer.shown();
        QCOMPARE(layer.paintedGround, 0);
        QVERIFY(count(coarse, QColor(Qt::darkGreen).rgb()) > coarse.width() * coarse.height() / 2);
        QRegion rendered;
        while (!layer.layer.isComplete())
            rendered |= layer.layer.renderMore(1);
        QCOMPARE(rendered, QRegion(QRect(QPoint(), windowSize)));
        const QImage sharp = layer.shown();
        QVERIFY(sharp != coarse);
        QCOMPARE(sharp, layer.fresh());
    }

    /// Before there is a picture, there is nothing to scale.
    void zoomBeforeTheFirstFrame() {
        Layer layer;
        layer.zoom(2);
        const QImage image = layer.shown();
        QVERIFY(layer.layer.isSharp());
        QCOMPARE(image, layer.fresh());
    }
};

template struct sf::test::Registered<TestMapLayer, QApplication>;
#include "test_map_layer.moc"
