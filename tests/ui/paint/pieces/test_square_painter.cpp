// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/paint/paint_fixture.h"
#include "ui/paint/pieces/square_cache.h"
#include "ui/paint/pieces/square_geometry.h"
#include "ui/paint/pieces/square_painter.h"

#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QtMath>

#include <cmath>
#include <functional>

using namespace sf;
using namespace sf::paint;

namespace {

const Theme& light() {
    return Theme::of(Theme::Kind::Light);
}

SquareStyle look(int side, int facing, int count, double size) {
    battle::Battle battle = test::emptyBattle(3, 3);
    return squareStyle(battle, test::stack("Guard", side, {1, 1}, facing, count), light(), size);
}

QImage painted(const SquareStyle& square, bool label = false) {
    const int half = static_cast<int>(1.2 * square.size) + 20;
    QImage image(2 * half, 2 * half, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintSquare(painter, QPointF(half, half), square, light());
    if (label)
        paintSquareLabel(painter, QPointF(half, half), square, light());
    return image;
}

/// The pixel at a distance from the middle, in hex radii, `degrees` clockwise from north.
QColor pixel(const QImage& image, double size, double degrees, double distance) {
    const double angle = qDegreesToRadians(degrees);
    return image.pixelColor(qFloor(image.width() / 2.0 + distance * size * std::sin(angle)),
                            qFloor(image.height() / 2.0 - distance * size * std::cos(angle)));
}

} // namespace

/// A Square's picture: what it depends on, where its Front points, where its units stand.
class TestSquarePainter : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void looksAreEqualWhenTheyShowTheSame() {
        QCOMPARE(look(0, 2, 9, 50), look(0, 2, 9, 50));
        QCOMPARE(qHash(look(0, 2, 9, 50)), qHash(look(0, 2, 9, 50)));
    }

    void everyPartOfALookCounts() {
        const SquareStyle base = look(0, 2, 9, 50);
        const std::vector<std::pair<const char*, std::function<void(SquareStyle&)>>> changes{
            {"side", [](SquareStyle& l) { l.side = 1; }},
            {"colour", [](SquareStyle& l) { l.colour = 0xff123456; }},
            {"units", [](SquareStyle& l) { l.units = 8; }},
            {"facing", [](SquareStyle& l) { l.facing = hex::Direction::South; }},
            {"posture", [](SquareStyle& l) { l.posture = battle::Posture::Screening; }},
            {"label", [](SquareStyle& l) { l.label += QLatin1Char('x'); }},
            {"text size", [](SquareStyle& l) { l.textScale = 1.5; }},
            {"second letter", [](SquareStyle& l) { l.cells[1].letters[1] = QLatin1Char('p'); }},
            {"name", [](SquareStyle& l) { l.name += QLatin1Char('x'); }},
            {"size", [](SquareStyle& l) { l.size = 51; }},
            {"ghost", [](SquareStyle& l) { l.ghost = true; }},
            {"mark", [](SquareStyle& l) { l.cells[1].mark = Mark::Noble; }},
            {"letter", [](SquareStyle& l) { l.cells[1].letters[0] = QLatin1Char('P'); }},
            {"hits", [](SquareStyle& l) { l.cells[1].hits = 7; }},
            {"croaked", [](SquareStyle& l) { l.cells[1].state = TokenStyle::State::Croaked; }},
            {"decrypted", [](SquareStyle& l) { l.cells[1].decrypted = true; }},
            {"leader", [](SquareStyle& l) { l.cells[1].leader = true; }},
        };
        for (const auto& [name, change] : changes) {
            SquareStyle other = base;
            change(other);
            QVERIFY2(other != base, name);
            QVERIFY2(qHash(other) != qHash(base), name);
        }
    }

    void marksByPriority_data() {
        using F = battle::Flag;
        QTest::addColumn<int>("flags");
        QTest::addColumn<int>("mark");
        const auto bits = [](std::initializer_list<F> flags) {
            unsigned all = 0;
            for (const F flag : flags)
                all |= 1U << static_cast<unsigned>(flag);
            return int(all);
        };
        QTest::newRow("nothing") << 0 << int(Mark::Ordinary);
        QTest::newRow("ruler first") << bits({F::Ruler, F::Heir, F::Warlord, F::Caster}) << int(Mark::Ruler);
        QTest::newRow("heir") << bits({F::Heir, F::Attuned, F::Royal}) << int(Mark::Heir);
        QTest::newRow("attuned") << bits({F::Attuned, F::Warlord}) << int(Mark::Attuned);
        QTest::newRow("Warlord") << bits({F::Warlord, F::Royal, F::Noble}) << int(Mark::Warlord);
        QTest::newRow("royal") << bits({F::Royal, F::Noble, F::Caster}) << int(Mark::Royal);
        QTest::newRow("noble") << bits({F::Noble, F::Caster}) << int(Mark::Noble);
        QTest::newRow("caster") << bits({F::Caster, F::Decrypted}) << int(Mark::Caster);
    }
    void marksByPriority() {
        QFETCH(int, flags);
        QFETCH(int, mark);
        battle::Unit unit = test::unit("u", "Stabber", 4, 4);
        auto profile = std::make_shared<battle::Profile>(*unit.profile);
        profile->flags = static_cast<std::uint16_t>(flags);
        unit.profile = profile;
        QCOMPARE(int(markOf(unit)), mark);
    }

    void tokensSayWhatTheUnitIs() {
        const TokenStyle wounded = tokenStyle({}, test::unit("u", "stabber", 4, 1), true);
        QCOMPARE(wounded.letters[0], QChar(u'S'));
        QVERIFY(wounded.letters[1].isNull());
        QCOMPARE(int(wounded.hits), 63);
        QVERIFY(wounded.leader);
        QCOMPARE(int(tokenStyle({}, test::unit("u", "Stabber", 1000000, 999999), false).hits), 254);
        QCOMPARE(int(tokenStyle({}, test::unit("u", "Stabber", 4, 4), false).hits), 255);
        QVERIFY(tokenStyle({}, test::unit("u", "Stabber", 4, 0), false).state == TokenStyle::State::Croaked);
        QVERIFY(tokenStyle({}, test::unit("u", "", 4, 4), false).letters[0].isNull());
    }

    void whoJoinsAStackWithoutAFrontIsMarkedInItsPlace() {
        battle::Battle battle = test::emptyBattle(3, 3);
        battle.rules = RuleSystem::Multiplier;
        const battle::Stack merged = test::stack("Guard", 0, {1, 1}, 0, 3);
        battle::Stack joining = merged;
        joining.units = std::vector{merged.units->back()};
        const SquareStyle ghost = ghostStyle(battle, merged, joining, light(), 50);
        using enum TokenStyle::State; // the rows are counted from the right
        const TokenStyle::State states[] = {Present, Present, Empty, Arriving};
        QCOMPARE(ghost.cells.size(), std::size(states));
        for (std::size_t i = 0; i < std::size(states); ++i)
            QVERIFY(ghost.cells[i].state == states[i]);
    }

    void theFrontPointsAtItsHexSide_data() {
        QTest::addColumn<int>("side");
        QTest::addColumn<int>("facing");
        QTest::addColumn<double>("size");
        for (int side = 0; side < 4; ++side)
            for (int facing = 0; facing < 6; ++facing)
                for (const double size : {32.0, 62.0, 176.0})
                    QTest::addRow("side %d, facing %d, size %g", side, facing, size)
                        << side << facing << size;
    }
    void theFrontPointsAtItsHexSide() {
        QFETCH(int, side);
        QFETCH(int, facing);
        QFETCH(double, size);
        const SquareStyle square = look(side, facing, 9, size);
        const QImage image = painted(square);
        const QColor colour(square.colour);
        // The bar lies at the hex side it faces, and at no other.
        for (int direction = 0; direction < 6; ++direction)
            QCOMPARE(pixel(image, size, 60 * direction, 0.811) == colour, direction == facing);
        // The tip of the beak: side colour in front of the plate, nothing behind it.
        QCOMPARE(pixel(image, size, 60 * facing, 0.46 + 0.19), colour);
        QVERIFY(pixel(image, size, 60 * facing + 180, 0.76).alpha() == 0);
    }

    void theFirstUnitStandsAtTheFrontLeftOfTheSheet() {
        SquareStyle square = look(0, 0, 10, 100);
        square.facing = hex::Direction::North;
        const SquareGeometry north(square);
        const QPointF first = north.turned(north.cellCentre(0));
        QVERIFY(first.x() > 0 && first.y() < 0); // facing north, A is at the top right
        QVERIFY(north.turned(north.edgeMiddle(battle::Edge::Left)).x() > 0);
        QVERIFY(north.turned(north.edgeMiddle(battle::Edge::Right)).x() < 0);
        QVERIFY(north.turned(north.edgeMiddle(battle::Edge::Back)).y() > 0);
        square.facing = hex::Direction::South;
        const SquareGeometry south(square);
        const QPointF turned = south.turned(south.cellCentre(0));
        QVERIFY(turned.x() < 0 && turned.y() > 0); // facing south it lies as on the sheet: bottom left
    }

    void measuresOfTheSheet() {
        const SquareStyle square =
            look(0, 0, 10, 176); // anatomy: 4 wide, 3 rows, the hex's centre at 330, 330
        const SquareGeometry geometry(square);
        const auto near = [](double a, double b) { return std::abs(a - b) < 0.3; };
        QVERIFY(near(geometry.cell(), 45.76));
        QVERIFY(near(geometry.cellCentre(0).x(), 398.6 - 330) &&
                near(geometry.cellCentre(0).y(), 294.8 - 330));
        QVERIFY(near(geometry.cellCentre(8).x(), 398.6 - 330) &&
                near(geometry.cellCentre(8).y(), 386.3 - 330));
        const QRectF outer = geometry.outline(geometry.border(), true).boundingRect();
        QVERIFY(near(outer.left(), 224.9 - 330) && near(outer.right(), 435.1 - 330));
        QVERIFY(near(outer.top(), 223.2 - 330) && near(outer.bottom(), 422.8 - 330));
        QVERIFY(near(geometry.labelCentre().y(), 470.8 - 330));
        QVERIFY(near(geometry.edgeMiddle(battle::Edge::Left).x(), 438.4 - 330));
        QVERIFY(near(geometry.edgeMiddle(battle::Edge::Back).y(), 424.3 - 330));
    }

    void plateWidths_data() {
        QTest::addColumn<int>("units");
        QTest::addColumn<double>("width");
        QTest::newRow("1") << 1 << 0.54;
        QTest::newRow("2") << 3 << 0.74;
        QTest::newRow("3") << 7 << 0.92;
        QTest::newRow("4") << 16 << 1.04;
        QTest::newRow("5") << 25 << 1.10;
        QTest::newRow("10") << 100 << 1.10;
    }
    void plateWidths() {
        QFETCH(int, units);
        QFETCH(double, width);
        const SquareStyle square = look(1, 3, units, 100);
        QVERIFY(qAbs(SquareGeometry(square).cell() * square.width - 100 * width) < 1e-9);
    }

    void theLabelLiesAwayFromTheFront() {
        for (int facing = 0; facing < 6; ++facing) {
            const QRectF label = labelBounds(look(0, facing, 9, 62));
            QCOMPARE(label.center().y() > 0, facing == 5 || facing == 0 || facing == 1);
        }
    }

    void longNamesEndInAnEllipsis() {
        SquareStyle square = look(0, 0, 9, 62);
        square.name = QString(200, QLatin1Char('W'));
        QVERIFY(labelBounds(square).width() <= 2 * 62 + 4);
    }

    void nothingIsPaintedOutsideTheBounds() {
        for (const double size : {18.0, 30.0, 62.0})
            for (int facing = 0; facing < 6; ++facing) {
                const SquareStyle square = look(facing % 4, facing, 25, size);
                const QImage image = painted(square);
                const QRectF bounds =
                    squareBounds(square).translated(image.width() / 2.0, image.height() / 2.0);
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        if (!bounds.contains(x, y))
                            QCOMPARE(qAlpha(image.pixel(x, y)), 0);
            }
    }

    void theCacheMakesEachPictureOnceAndStaysBounded() {
        QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        SquareCache cache(light(), 1, 1 << 20);
        cache.paintSquare(painter, {100, 100}, look(0, 1, 9, 50));
        SquareStyle other = look(0, 1, 9, 50);
        other.name = QStringLiteral("Another name"); // stands on the label, not on the Square
        cache.paintSquare(painter, {50.4, 100}, other);
        QCOMPARE(cache.count(), 1);
        for (int units = 1; units < 200; ++units) {
            other.units = units;
            cache.paintSquare(painter, {100, 100}, other);
        }
        QVERIFY(cache.count() * 4 * 103 * 103 <= (1 << 20));
        cache.setTheme(Theme::of(Theme::Kind::Dark), 2);
        QCOMPARE(cache.count(), 0);
    }

    void theCacheShowsWhatThePainterPaints() {
        for (const double size : {18.0, 40.0, 62.0}) {
            const SquareStyle square = look(1, 2, 9, size);
            const QImage direct = painted(square);
            QImage cached(direct.size(), direct.format());
            cached.fill(Qt::transparent);
            SquareCache cache(light());
            QPainter painter(&cached);
            cache.paintSquare(painter, QPointF(cached.width() / 2.0, cached.height() / 2.0), square);
            painter.end();
            QCOMPARE(cached, direct);
        }
    }
};

template struct sf::test::Registered<TestSquarePainter, QGuiApplication>;
#include "test_square_painter.moc"
