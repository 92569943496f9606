// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/square/stack_state.h"
#include "core/text/battle_text.h"
#include "tests/test_registry.h"
#include "tests/ui/paint/paint_fixture.h"
#include "ui/paint/board/board_painter.h"
#include "ui/paint/board/rotation_handle.h"
#include "ui/paint/board/terrain_painter.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QPicture>
#include <QSvgGenerator>
#include <QTest>
#include <QtMath>

#include <functional>
#include <set>

using namespace sf;
using namespace sf::paint;
using Kind = Theme::Kind;

namespace {

std::vector<QPoint> pixelsOf(const QImage& image) {
    std::vector<QPoint> pixels;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            pixels.emplace_back(x, y);
    return pixels;
}

QImage rendered(const battle::Battle& battle, Kind kind, const BoardOptions& options = {},
                QSize size = {640, 400}) {
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    renderBattle(painter, battle, Theme::of(kind), size, options);
    return image;
}

battle::Battle fullBattle() {
    battle::Battle battle = test::groundBattle();
    test::add(battle, test::stack("Guard", 0, {9, 1}, 2, 10));
    test::add(battle, test::stack("Watch", 1, {10, 2}, 4, 9));
    for (int i = 0; i < 6; ++i)
        test::add(battle, test::stack("heap" + std::to_string(i), i % 2, {6, 0}, i, 3 + i));
    for (int i = 0; i < 3; ++i)
        test::add(battle, test::stack("few" + std::to_string(i), 2, {2, 2}, i, 3 + i));
    test::add(battle, test::stack("violet", 2, {4, 3}, 1, 17));
    test::add(battle, test::stack("olive", 3, {4, 3}, 4, 5));
    return battle;
}

/// The largest difference of a channel; clipping blends with another rounding.
int differ(QRgb a, QRgb b) {
    return std::max({qAbs(qRed(a) - qRed(b)), qAbs(qGreen(a) - qGreen(b)), qAbs(qBlue(a) - qBlue(b))});
}

/// Painted straight away, and from a record, which has no pixels.
std::pair<QImage, QImage> paintedAndReplayed(const std::function<void(QPainter&)>& paint) {
    const auto painted = [](const std::function<void(QPainter&)>& how) {
        QImage image(330, 200, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        how(painter);
        return image;
    };
    QPicture record;
    {
        QPainter painter(&record);
        paint(painter);
    }
    return {painted(paint), painted([&](QPainter& painter) { painter.drawPicture(0, 0, record); })};
}

/// How much ink lies in a part of a white picture, and where its middle is.
std::pair<double, QPointF> ink(const QImage& image, const QRect& part) {
    double sum = 0;
    QPointF middle;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) {
            const double dark = 255 - qGray(image.pixel(x, y));
            sum += dark;
            middle += dark * QPointF(x, y);
        }
    return {sum, middle / std::max(1.0, sum)};
}

QColor at(const QImage& image, QPointF point) {
    return image.pixelColor(qFloor(point.x()), qFloor(point.y()));
}

} // namespace

/// The whole board: themes, terrain, structures, options, files without pixels.
class TestBoardPainter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// As on the map in the window: a line from the stack to what it screens, where that has an effect.
    void screensAreMarked_data() {
        QTest::addColumn<int>("row"); // of the stack; the Mill stands in 3,5
        QTest::addColumn<bool>("isMarked");
        QTest::newRow("beside it") << 4 << true;
        QTest::newRow("too far away") << 3 << false;
    }
    void screensAreMarked() {
        QFETCH(int, row);
        QFETCH(bool, isMarked);
        const auto picture = [row](const battle::Screens& screens) {
            battle::Battle battle = test::groundBattle();
            battle::Stack guard = test::stack("Guard", 0, {3, row}, 0, 4);
            smm::setPosture(guard, battle::Posture::Screening);
            smm::setScreens(guard, screens);
            test::add(battle, guard);
            return rendered(battle, Kind::Light);
        };
        const HexLayout layout = layoutFor(*test::groundBattle().map, {640, 400});
        const QPointF middle = (layout.centre({3, row}) + layout.centre({3, 5})) / 2;
        const QRect between = QRect(-5, -5, 11, 11).translated(middle.toPoint());
        QCOMPARE(picture(battle::StructureId("t2")).copy(between) != picture({}).copy(between), isMarked);
    }

    void everyThemePaintsTheBoard_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << int(Kind::Light);
        QTest::newRow("dark") << int(Kind::Dark);
        QTest::newRow("high contrast") << int(Kind::HighContrast);
        QTest::newRow("paper") << int(Kind::Paper);
    }
    void everyThemePaintsTheBoard() {
        QFETCH(int, kind);
        const battle::Battle battle = fullBattle();
        const Theme& theme = Theme::of(static_cast<Kind>(kind));
        const QImage image = rendered(battle, theme.kind);
        const HexLayout layout = layoutFor(*battle.map, image.size());
        QCOMPARE(at(image, {1, 1}), theme.window);
        QCOMPARE(at(image, layout.centre({3, 1})), theme.ground.open);
        // Water all round this corner of the map; the spot is clear of its waves.
        QCOMPARE(at(image, layout.centre({12, 6}) + QPointF(0, 0.36 * layout.size())), theme.ground.water);
        // The road bends from north-west to north-east here.
        QCOMPARE(at(image, layout.centre({5, 2}) - QPointF(0, 0.2165 * layout.size())), theme.ground.road);
    }

    void theSameMapLooksTheSame() {
        const battle::Battle battle = fullBattle();
        QCOMPARE(rendered(battle, Kind::Light), rendered(battle, Kind::Light));
        for (int column = 0; column < 13; ++column)
            QCOMPARE(groundStyle(*battle.map, {column, 3}), groundStyle(*battle.map, {column, 3}));
    }

    void neighboursOfOneTerrainDiffer() {
        const battle::Battle battle = test::emptyBattle(20, 20);
        std::set<int> variants;
        for (int column = 0; column < 20; ++column)
            variants.insert(groundStyle(*battle.map, {column, 4}).variant);
        QVERIFY(variants.size() > 5);
    }

    void ribbonsJoinTheirKind() {
        battle::Battle battle = test::emptyBattle(5, 5);
        battle::Map& map = battle.map.edit();
        for (int row = 0; row < 5; ++row)
            map.setTerrain({2, row}, row == 2 ? "bridge" : "river");
        map.setTerrain({1, 2}, "road");
        map.setTerrain({3, 1}, "road");
        constexpr int northSouth = 1 | 8;
        QCOMPARE(int(groundStyle(map, {2, 1}).river), northSouth);
        QCOMPARE(int(groundStyle(map, {2, 0}).river), northSouth); // runs off the map
        const GroundStyle bridge = groundStyle(map, {2, 2});
        QCOMPARE(int(bridge.river), northSouth);
        QCOMPARE(int(bridge.road), 2 | 16); // 3,1 lies north-east, 1,2 south-west
        QCOMPARE(int(groundStyle(map, {0, 0}).road), 0);
        // A bridge that no road leads to crosses the river.
        map.setTerrain({1, 2}, "open");
        map.setTerrain({3, 1}, "open");
        QVERIFY((groundStyle(map, {2, 2}).road & northSouth) == 0);
    }

    void optionsCount() {
        const battle::Battle battle = fullBattle();
        const QImage base = rendered(battle, Kind::Light);
        BoardOptions options;
        options.coordinates = false;
        QVERIFY(rendered(battle, Kind::Light, options) != base);
        options = {};
        options.structures = false;
        QVERIFY(rendered(battle, Kind::Light, options) != base);
        options = {};
        options.names = false;
        QVERIFY(rendered(battle, Kind::Light, options, {1600, 900}) !=
                rendered(battle, Kind::Light, {}, {1600, 900}));
        options = {};
        options.selected = battle::StackId("Guard");
        const QImage selected = rendered(battle, Kind::Light, options);
        QVERIFY(selected != base);
        options = {};
        options.hovered = battle::StackId("Guard");
        QVERIFY(rendered(battle, Kind::Light, options) != base &&
                rendered(battle, Kind::Light, options) != selected);
        options = {};
        options.cursor = hex::Hex{5, 5};
        QVERIFY(rendered(battle, Kind::Light, options) != base);
        options = {};
        options.dragged = battle::StackId("Guard");
        QVERIFY(rendered(battle, Kind::Light, options) != base);
    }

    /// In strips, as a window paints what is due.
    void stripsAreAsTheWhole_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("dots") << QSize(60, 40);
        QTest::newRow("far") << QSize(400, 260);
        QTest::newRow("medium") << QSize(900, 560);
        QTest::newRow("large") << QSize(1600, 1000);
    }
    void stripsAreAsTheWhole() {
        QFETCH(QSize, size);
        const battle::Battle battle = fullBattle();
        const QImage whole = rendered(battle, Kind::Light, {}, size);
        QImage opaque(size, QImage::Format_RGB32);
        opaque.fill(Theme::of(Kind::Light).window);
        BoardPainter board(Theme::of(Kind::Light));
        const int width = size.width() / 7 + 1;
        for (int left = 0; left < size.width(); left += width) {
            const QRect strip(left, 0, width, size.height());
            QPainter painter(&opaque);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setClipRect(strip);
            board.paint(painter, battle, layoutFor(*battle.map, size), QRectF(strip).adjusted(-4, -4, 4, 4));
        }
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x)
                QVERIFY2(differ(whole.pixel(x, y), opaque.pixel(x, y)) <= 3,
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    }

    void aPartOfTheBoardIsAsInTheWhole() {
        const battle::Battle battle = fullBattle();
        const QSize size(900, 560);
        const QImage whole = rendered(battle, Kind::Light, {}, size);
        QImage part(size, whole.format());
        part.fill(Theme::of(Kind::Light).window);
        const QRect region(300, 150, 240, 200);
        QPainter painter(&part);
        painter.setClipRect(region);
        BoardPainter board(Theme::of(Kind::Light));
        board.paint(painter, battle, layoutFor(*battle.map, size), region);
        painter.end();
        for (int y = region.top(); y <= region.bottom(); ++y)
            for (int x = region.left(); x <= region.right(); ++x)
                QVERIFY2(differ(part.pixel(x, y), whole.pixel(x, y)) <= 2,
                         qPrintable(QStringLiteral("%1, %2").arg(x).arg(y)));
    }

    void files_stayVector() {
        QBuffer buffer;
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize({900, 600});
        QPainter painter(&generator);
        renderBattle(painter, fullBattle(), Theme::of(Kind::Light), {900, 600});
        painter.end();
        QVERIFY(buffer.data().contains("<path"));
        QVERIFY(!buffer.data().contains("<image"));
    }

    /// Onto pixels hexes amid their like are rectangles; files get each as it is.
    void groundOnPixelsIsAsInFiles_data() {
        QTest::addColumn<double>("size");
        for (const double size : {3.1, 6.3, 7.5, 8.9}) // nothing is drawn into hexes
            QTest::addRow("%g", size) << size;
    }
    void groundOnPixelsIsAsInFiles() {
        QFETCH(double, size);
        battle::Map map(24, 20);
        for (int column = 0; column < 24; ++column)
            for (int row = 0; row < 20; ++row)
                map.setTerrain({column, row}, column / 5 % 2 ? "water" : row < 7 ? "woods" : "open");
        map.setTerrain({2, 3}, "rough");
        TerrainPainter terrain(Theme::of(Kind::Light));
        const auto [painted, replayed] = paintedAndReplayed([&](QPainter& painter) {
            terrain.paint(painter, map, HexLayout(size, {20.3, 21.6}), {0, 0, 330, 200}, {});
        });
        int most = 0;
        for (const QPoint pixel : pixelsOf(painted))
            most = std::max(most, differ(painted.pixel(pixel), replayed.pixel(pixel)));
        QVERIFY2(most <= 3, qPrintable(QString::number(most)));
        QVERIFY(at(painted, {30, 30}) != QColor(Qt::white));
    }

    /// Onto pixels all names are one run of glyphs; each lies where its text would.
    void coordinatesOnPixelsAreAsInFiles_data() {
        QTest::addColumn<double>("size");
        QTest::addColumn<int>("step"); // every how many columns and rows are labelled
        for (const auto& [size, step] :
             {std::pair(16.0, 5), std::pair(22.0, 2), std::pair(31.4, 2), std::pair(60.0, 1)})
            QTest::addRow("%g", size) << size << step;
    }
    void coordinatesOnPixelsAreAsInFiles() {
        QFETCH(double, size);
        QFETCH(int, step);
        const HexLayout layout(size, {-1000.3, -1200.6});
        std::vector<hex::Hex> hexes;
        for (int column = 0; column < 120; ++column)
            for (int row = 0; row < 120; ++row)
                if (QRectF(30, 30, 270, 140).contains(layout.centre({column, row})))
                    hexes.push_back({column, row});
        QVERIFY(!hexes.empty());
        const auto [painted, replayed] = paintedAndReplayed(
            [&](QPainter& painter) { paintCoordinates(painter, hexes, layout, Theme::of(Kind::Light)); });
        for (const hex::Hex hex : hexes) {
            if (hex.column % step != 0 || hex.row % step != 0)
                continue;
            QRect part(0, 0, 32, 14);
            part.moveCenter((layout.centre(hex) - QPointF(0, layout.height() / 2 - 6.3)).toPoint());
            const auto [sum, middle] = ink(painted, part);
            const auto [wantedSum, wantedMiddle] = ink(replayed, part);
            QVERIFY2(sum > 500 && std::abs(sum - wantedSum) < 0.1 * wantedSum,
                     qPrintable(text::hexName(hex)));
            QVERIFY2((middle - wantedMiddle).manhattanLength() < 1.6, qPrintable(text::hexName(hex)));
        }
    }

    void theBoardFitsItsArea() {
        const battle::Battle battle = fullBattle();
        for (const QSizeF size : {QSizeF(300, 900), QSizeF(1900, 400)}) {
            const QRectF bounds = layoutFor(*battle.map, size).bounds(13, 7);
            QVERIFY(QRectF(QPointF(), size).contains(bounds));
            QVERIFY(qAbs(bounds.center().x() - size.width() / 2) < 1e-6);
        }
        QCOMPARE(layoutFor(*battle.map, boardSize(*battle.map, 37)).size(), 37.0);
    }

    void overlaysPaint() {
        const HexLayout layout(40, {60, 60});
        const Theme& theme = Theme::of(Kind::Light);
        const auto painted = [](auto paint) {
            QImage image(400, 300, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::white);
            QPainter painter(&image);
            paint(painter);
            return image;
        };
        const QImage area = painted([&](QPainter& p) { paintReachArea(p, layout, {{1, 1}, {1, 2}}, theme); });
        const QPointF shared = layout.sideMiddle({1, 1}, hex::Direction::South);
        const QPointF outer = layout.sideMiddle({1, 1}, hex::Direction::North);
        QCOMPARE(at(area, outer + QPointF(0, 1)), theme.reach);       // the border runs round the area
        QVERIFY(at(area, shared) != theme.reach);                     // not between its hexes
        QCOMPARE(at(area, layout.centre({1, 1})), QColor(Qt::white)); // and nothing within

        const std::vector<PathStep> steps{{{1, 1}, 1}, {{2, 2}, 2}, {{3, 2}, 4}};
        QCOMPARE(pathSum(steps, 4), QStringLiteral("1 + 1 + 2 = 4 of 4"));
        QCOMPARE(pathSum(std::span(steps).first(1), 4), QStringLiteral("1 of 4"));
        QCOMPARE(pathSum(steps, 3), QStringLiteral("1 + 1 + 2 = 4 with 3 a round")); // BAT-5
        const QImage path = painted([&](QPainter& p) { paintPath(p, layout, {1, 0}, steps, theme); });
        QCOMPARE(at(path, layout.sideMiddle({1, 0}, hex::Direction::South)), theme.ink);

        Theme large = theme;
        large.textScale = 1.5;
        QVERIFY(pathSumBounds(layout, steps, 4, large).height() >
                pathSumBounds(layout, steps, 4, theme).height() + 5);

        const QImage blank = painted([](QPainter&) {});
        QVERIFY(painted([&](QPainter& p) { paintRefused(p, layout, {1, 1}, theme); }) != blank);
        QVERIFY(painted([&](QPainter& p) { paintTarget(p, layout, {1, 1}, theme); }) != blank);
        QVERIFY(painted([&](QPainter& p) {
                    paintConflict(p, layout, {{1, 1}}, theme);
                    paintConflictTag(p, conflictTagPlace(layout, {{1, 1}}, QStringLiteral("A"), {}, theme),
                                     QStringLiteral("A"), false, theme);
                }) != blank);
        const QImage handle = painted([&](QPainter& p) {
            paintRotationHandle(p, layout, {1, 1}, hex::Direction::South, theme);
        });
        const QPointF knob = rotationHandle(layout, {1, 1}, hex::Direction::South);
        int amber = 0;
        for (int y = -6; y <= 6; ++y)
            for (int x = -6; x <= 6; ++x)
                amber += at(handle, knob + QPointF(x, y)) == theme.selected ? 1 : 0;
        QVERIFY(amber > 10);
    }

    /// Only there do names that lie under a path show again.
    void aPathsOutlineIsWhatItCovers() {
        const HexLayout layout(40, {60, 60});
        const std::vector<PathStep> steps{{{1, 1}, 1}, {{2, 2}, 2}, {{3, 2}, 4}};
        QImage path(400, 300, QImage::Format_ARGB32_Premultiplied);
        path.fill(Qt::white);
        QPainter painter(&path);
        paintPath(painter, layout, {1, 0}, steps, Theme::of(Kind::Light));
        painter.end();
        const QPainterPath outline = pathOutline(layout, {1, 0}, steps, Theme::of(Kind::Light));
        int covered = 0;
        int within = 0;
        for (const QPoint pixel : pixelsOf(path)) {
            const bool isWithin = outline.contains(QPointF(pixel) + QPointF(0.5, 0.5));
            const bool isPainted = path.pixelColor(pixel) != QColor(Qt::white);
            QVERIFY2(isWithin || !isPainted,
                     qPrintable(QStringLiteral("%1, %2").arg(pixel.x()).arg(pixel.y())));
            covered += isPainted ? 1 : 0;
            within += isWithin ? 1 : 0;
        }
        QVERIFY(covered > 1000);
        QVERIFY(within < 1.4 * covered); // and not much more
    }
};

template struct sf::test::Registered<TestBoardPainter, QGuiApplication>;
#include "test_board_painter.moc"
