// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/paint/paint_fixture.h"
#include "ui/paint/base/device.h"
#include "ui/paint/base/glyph.h"
#include "ui/paint/base/icons.h"
#include "ui/paint/base/primitives.h"
#include "ui/paint/board/order_painter.h"
#include "ui/paint/board/overlay_painter.h"
#include "ui/paint/pieces/stack_grid.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QSvgRenderer>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

using namespace sf;
using namespace sf::paint;

namespace {

const Theme& light() {
    return Theme::of(Theme::Kind::Light);
}

int painted(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

QImage image(const QIcon& icon, QIcon::Mode mode, QIcon::State state) {
    return icon.pixmap(QSize(48, 48), 1, mode, state).toImage().convertToFormat(QImage::Format_ARGB32);
}

StackGrid grid(int count) {
    const battle::Battle battle = test::emptyBattle(2, 2);
    StackGrid result;
    result.look = squareStyle(battle, test::stack("g", 0, {0, 0}, 0, count), light(), 40);
    return result;
}

/// Where anything is painted on a large empty picture.
QRect drawnBy(const std::function<void(QPainter&)>& paint) {
    QImage image(900, 900, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paint(painter);
    painter.end();
    int left = image.width(), top = image.height(), right = -1, bottom = -1;
    const auto isPainted = [](QRgb pixel) { return pixel != 0; };
    for (int y = 0; y < image.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        const auto* const end = line + image.width();
        const auto* const first = std::find_if(line, end, isPainted);
        if (first == end)
            continue;
        const auto last = std::find_if(std::reverse_iterator(end), std::reverse_iterator(first), isPainted);
        left = std::min(left, static_cast<int>(first - line));
        right = std::max(right, static_cast<int>(last.base() - line) - 1);
        top = std::min(top, y);
        bottom = y;
    }
    return {QPoint(left, top), QPoint(right, bottom)};
}

QString both(const QRect& room, const QRect& drawn) {
    return QStringLiteral("%1,%2 to %3,%4 holds %5,%6 to %7,%8")
        .arg(room.left())
        .arg(room.top())
        .arg(room.right())
        .arg(room.bottom())
        .arg(drawn.left())
        .arg(drawn.top())
        .arg(drawn.right())
        .arg(drawn.bottom());
}

paint::OrderArrow arrow(int side, bool isOrdered) {
    paint::OrderArrow arrow;
    arrow.from = {40, 60};
    arrow.to = {200, 60};
    arrow.size = 60;
    arrow.side = side;
    arrow.colour = Qt::black;
    arrow.isOrdered = isOrdered;
    arrow.label = QStringLiteral("L");
    return arrow;
}

QImage pictureOf(const paint::OrderArrow& arrow) {
    QImage image(240, 120, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    const paint::Theme theme = paint::Theme::of(paint::Theme::Kind::Paper);
    paint::paintOrderLine(painter, arrow, theme);
    paint::paintOrderHead(painter, arrow, theme);
    return image;
}

} // namespace

/// Icons, path data, tokens and the inspector's grid.
class TestPaintParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aConflictPaintsWithinItsBounds_data() {
        QTest::addColumn<double>("size");
        QTest::addColumn<int>("hexes");
        for (const double size : {6.0, 19.0, 48.0, 120.0})
            for (const int hexes : {1, 2, 5})
                QTest::addRow("%g pixels, %d hexes", size, hexes) << size << hexes;
    }
    /// The overlay paints nothing outside: what sticks out would stay on the map.
    void aConflictPaintsWithinItsBounds() {
        QFETCH(double, size);
        QFETCH(int, hexes);
        const HexLayout layout(size, {300, 300});
        HexSet set;
        for (const hex::Hex hex : hex::within({1, 1}, 1))
            if (static_cast<int>(set.size()) < hexes)
                set.insert(hex);
        const QString tag = QStringLiteral("AA \u2713");
        const QRectF place = conflictTagPlace(layout, set, tag, {}, light());
        const QRect room = (conflictBounds(layout, set) | place.adjusted(-2, -2, 2, 2)).toAlignedRect();
        const QRect drawn = drawnBy([&](QPainter& painter) {
            paintConflict(painter, layout, set, light());
            paintConflictTag(painter, place, tag, true, light());
        });
        QVERIFY2(room.contains(drawn), qPrintable(both(room, drawn)));
        QVERIFY2(drawn.width() + 30 > room.width() && drawn.height() + 30 > room.height(),
                 qPrintable(both(room, drawn)));
    }

    void aConflictsLetterIsOffTheNames() {
        const HexLayout layout(48, {300, 300});
        const HexSet set{{1, 1}};
        const QString tag = QStringLiteral("A");
        const QRectF usual = conflictTagPlace(layout, set, tag, {}, light());
        QVERIFY(QLineF(layout.centre({1, 1}), usual.center()).length() > 40); // on the border
        const std::array names{usual.adjusted(-20, 0, 20, 0)};
        const QRectF other = conflictTagPlace(layout, set, tag, names, light());
        QVERIFY(!other.intersects(names[0]));
        Theme large = light();
        large.textScale = 1.5;
        QVERIFY(conflictTagPlace(layout, set, tag, {}, large).height() > 1.4 * usual.height());
    }

    void anOrderPaintsWithinItsBounds_data() {
        using Kind = OrderArrow::Kind;
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("side");
        for (const Kind kind : {Kind::Melee, Kind::Shot, Kind::Flight, Kind::Move, Kind::Screen})
            for (int side = 0; side < 4; ++side)
                QTest::addRow("kind %d of side %d", int(kind), side) << int(kind) << side;
    }
    void anOrderPaintsWithinItsBounds() {
        QFETCH(int, kind);
        QFETCH(int, side);
        for (const double size : {14.0, 48.0, 100.0})
            for (int degrees = 0; degrees < 360; degrees += 30) {
                OrderArrow shown = arrow(side, true);
                shown.kind = static_cast<OrderArrow::Kind>(kind);
                shown.size = size;
                shown.label = QStringLiteral("L");
                shown.from = {400, 400};
                const double angle = degrees * 3.14159265 / 180;
                shown.to = shown.from + 2.5 * size * QPointF(std::sin(angle), std::cos(angle));
                const QRect room = boundsOf(shown).toAlignedRect();
                const QRect drawn = drawnBy([&](QPainter& painter) {
                    paintOrderLine(painter, shown, light());
                    paintOrderHead(painter, shown, light());
                });
                QVERIFY2(!drawn.isEmpty() && room.contains(drawn), qPrintable(both(room, drawn)));
            }
    }

    void everyIconOfTheLookIsThere() {
        const QString names = QStringLiteral(
            "new open save undo redo print zoom-in zoom-out fit coordinates select pan brush structure "
            "free-place "
            "rotate-left rotate-right merge split dice resolve attack resolve-all step end-turn flee reach "
            "zone cover "
            "play pause first prev next last bookmark pin search info warn refuse flag clock hint stats log "
            "book "
            "library add duplicate trash close more try-from-here neutral offensive defensive screening");
        for (const QString& name : names.split(QLatin1Char(' ')))
            QVERIFY2(iconNames().contains(name), qPrintable(name));
        for (const QString& name : iconNames())
            QVERIFY2(painted(image(icon(name, light()), QIcon::Normal, QIcon::Off), light().ink) > 10,
                     qPrintable(name));
        QVERIFY(!programIcon().pixmap(64, 64).isNull());
    }

    void iconsSayTheirStateByColour() {
        const QIcon save = icon(QStringLiteral("save"), light());
        QVERIFY(painted(image(save, QIcon::Normal, QIcon::On), light().accent) > 10);
        QCOMPARE(painted(image(save, QIcon::Normal, QIcon::On), light().ink), 0);
        QCOMPARE(painted(image(save, QIcon::Disabled, QIcon::Off), light().ink), 0);
        QCOMPARE(save.pixmap(QSize(20, 20), 2.0, QIcon::Normal).size(), QSize(40, 40));
    }

    void drawingsAreAsAnSvgRendererHasThem_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"icons/dice", "icons/end-turn", "icons/brush", "marks/heir", "marks/caster",
                                 "pieces/base", "pieces/knight", "terrain/tree-round", "terrain/mountain"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void drawingsAreAsAnSvgRendererHasThem() {
        QFETCH(QString, name);
        const Glyph& drawing = glyph(name);
        const QSize size = (drawing.box.size() * 2).toSize();
        QImage ours(size, QImage::Format_ARGB32_Premultiplied);
        QImage theirs = ours;
        ours.fill(QColor(0xcc9966));
        theirs.fill(QColor(0xcc9966));
        QPainter painter(&ours);
        painter.setRenderHint(QPainter::Antialiasing);
        paintGlyph(painter, QRectF(QPointF(), size), drawing,
                   {Qt::black, Qt::white, QColor(0x80, 0x80, 0x80)});
        painter.end();
        QPainter other(&theirs);
        QSvgRenderer renderer(QStringLiteral(":/squarefront/%1.svg").arg(name));
        QVERIFY(renderer.isValid());
        renderer.render(&other, QRectF(QPointF(), size));
        other.end();
        int different = 0;
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x)
                different += qAbs(qGray(ours.pixel(x, y)) - qGray(theirs.pixel(x, y))) > 40 ? 1 : 0;
        QVERIFY2(different * 100 < size.width() * size.height(), qPrintable(QString::number(different)));
    }

    void sidesDifferByShape() {
        std::vector<QPainterPath> shapes;
        shapes.reserve(4);
        for (int side = 0; side < 4; ++side)
            shapes.push_back(sideShape(side, 10));
        const auto holds = [&](int side, QPointF point) {
            return shapes[static_cast<std::size_t>(side)].contains(point);
        };
        QVERIFY(!holds(0, {7.6, 7.6}) && !holds(0, {8.2, 6.4})); // disc
        QVERIFY(holds(1, {9.5, 4}) && !holds(1, {9, 9}));        // square with cut corners
        QVERIFY(holds(2, {11, 0}) && !holds(2, {7, 7}));         // diamond
        QVERIFY(holds(3, {10.3, 0}) && !holds(3, {0, 9.6}));     // hexagon
    }

    void onPaperTheSidesAreSolidAndOutlined() {
        const Theme& paper = Theme::of(Theme::Kind::Paper);
        QCOMPARE(tokenColours(0, paper.sides[0], paper).fill, QColor(Qt::black));
        QCOMPARE(tokenColours(0, paper.sides[0], paper).mark, QColor(Qt::white));
        QCOMPARE(tokenColours(1, paper.sides[1], paper).fill, QColor(Qt::white));
        QCOMPARE(tokenColours(1, paper.sides[1], paper).mark, QColor(Qt::black));
        QVERIFY(tokenColours(1, paper.sides[1], paper).outline.isValid());
    }

    void diceShowTheirPips() {
        const QColor red = light().sides[0];
        std::array<int, 7> pipPixels{};
        for (int value = 1; value <= 6; ++value) {
            QImage face(60, 60, QImage::Format_ARGB32_Premultiplied);
            face.fill(Qt::transparent);
            QPainter painter(&face);
            paintDie(painter, QRectF(0, 0, 60, 60), value, 0, red, light());
            painter.end();
            pipPixels[static_cast<std::size_t>(value)] = painted(face, light().mark);
        }
        for (std::size_t value = 2; value <= 6; ++value)
            QVERIFY(qAbs(pipPixels[value] - static_cast<int>(value) * pipPixels[1]) <=
                    static_cast<int>(value) * 8);
    }

    void theGridStandsWithItsFrontAtTheBottom() {
        const StackGrid ten = grid(10);
        const StackGridLayout layout(ten, QRectF(QPointF(10, 10), stackGridSize(4, 3, 38)));
        QVERIFY(qAbs(layout.cellSize() - 38) < 0.1);
        QVERIFY(layout.cell(0).left() == layout.plate().left() &&
                layout.cell(0).bottom() == layout.plate().bottom());
        QVERIFY(layout.cell(9).top() == layout.plate().top());
        for (int cell = 0; cell < 12; ++cell)
            QCOMPARE(layout.cellAt(layout.cell(cell).center()), std::optional<int>(cell));
        QVERIFY(!layout.cellAt(layout.plate().topLeft() - QPointF(2, 2)));
        for (const battle::Edge edge : battle::edges)
            QVERIFY(layout.edgeAt(layout.edge(edge).center()) == edge);
        QVERIFY(layout.edge(battle::Edge::Left).center().x() < layout.plate().left());
        QVERIFY(layout.edge(battle::Edge::Front).center().y() > layout.plate().bottom());
    }

    void theGridStaysInsideItsArea() {
        for (const int count : {1, 2, 5, 10, 25, 60})
            for (const QSizeF size : {QSizeF(120, 300), QSizeF(400, 90), QSizeF(220, 180)}) {
                const QRectF area(QPointF(5, 5), size);
                const StackGrid stack = grid(count);
                const StackGridLayout layout(stack, area);
                for (const battle::Edge edge : battle::edges)
                    QVERIFY(area.adjusted(-1, -1, 1, 1).contains(layout.edge(edge)));
            }
    }

    void arrowsDifferBySideWithoutColour() {
        for (int one = 0; one < 4; ++one) {
            for (int other = one + 1; other < 4; ++other)
                QVERIFY(pictureOf(arrow(one, true)) != pictureOf(arrow(other, true)));
            QVERIFY(pictureOf(arrow(one, true)) != pictureOf(arrow(one, false)));
        }
    }

    void arrowsKeepWithinTheirBounds() {
        for (const auto kind : {paint::OrderArrow::Kind::Melee, paint::OrderArrow::Kind::Shot,
                                paint::OrderArrow::Kind::Flight, paint::OrderArrow::Kind::Screen}) {
            paint::OrderArrow shown = arrow(0, true);
            shown.kind = kind;
            const QRect bounds = paint::boundsOf(shown).toAlignedRect();
            const QImage image = pictureOf(shown);
            int count = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (qAlpha(image.pixel(x, y)) > 0) {
                        ++count;
                        QVERIFY(bounds.contains(x, y));
                    }
            QVERIFY(count > 50);
        }
    }

    void aMoveFollowsItsPath() {
        paint::OrderArrow shown = arrow(0, true);
        shown.kind = paint::OrderArrow::Kind::Move;
        const QPointF corner = (shown.from + shown.to) / 2 + QPointF(0, 40);
        QVERIFY(!paint::orderLineOutline(shown).contains(corner));
        shown.way = {corner};
        QVERIFY(paint::orderLineOutline(shown).contains(corner));
        QVERIFY(paint::boundsOf(shown).contains(corner));
        QVERIFY(!paint::orderLineOutline(shown).contains((shown.from + shown.to) / 2));
    }
};

template struct sf::test::Registered<TestPaintParts, QGuiApplication>;
#include "test_paint_parts.moc"
