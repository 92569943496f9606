// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "tests/ui/paint/paint_fixture.h"
#include "ui/paint/base/theme.h"
#include "ui/paint/board/hex_stacks.h"

#include <QTest>

#include <cmath>

using namespace sf;
using namespace sf::paint;

namespace {

std::vector<battle::StackPointer> stacks(std::initializer_list<std::pair<int, int>> sidesAndFacings) {
    std::vector<battle::StackPointer> result;
    for (const auto& [side, facing] : sidesAndFacings)
        result.push_back(std::make_shared<const battle::Stack>(
            test::stack("s" + std::to_string(result.size()), side, {2, 3}, facing, 4)));
    return result;
}

const HexLayout stackLayout(100, {40, 30});

} // namespace

/// Several stacks in one hex, as section 8 of the sheet has it.
class TestHexStacks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void oneStandsInTheMiddle() {
        const HexStacks one = hexStacks(stacks({{0, 1}}), {2, 3}, stackLayout);
        QCOMPARE(one.places.size(), std::size_t{1});
        QCOMPARE(one.places[0].centre, stackLayout.centre({2, 3}));
        QCOMPARE(one.places[0].scale, 1.0);
        QVERIFY(!one.sharesLabel && !one.isHeap);
        QVERIFY(one.at(stackLayout.centre({2, 3})));
        QVERIFY(!one.at(stackLayout.centre({2, 3}) + QPointF(80, 0)));
    }

    void twoOfASideStandSideBySide() {
        const HexStacks two = hexStacks(stacks({{0, 1}, {0, 4}}), {2, 3}, stackLayout);
        QCOMPARE(two.places[0].scale, 0.66);
        QCOMPARE(two.places[0].centre.y(), two.places[1].centre.y());
        QCOMPARE(two.places[1].centre.x() - two.places[0].centre.x(), 76.0);
        QVERIFY(two.sharesLabel);
        QCOMPARE(heapLabel(two), QStringLiteral("2 stacks · 8"));
        QCOMPARE(two.at(two.places[1].centre)->id.text, std::string("s1"));
    }

    void opponentsStandFrontToFront_data() {
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("second");
        for (int facing = 0; facing < 6; ++facing)
            QTest::addRow("%d against %d", facing, (facing + 3) % 6) << facing << (facing + 3) % 6;
    }
    void opponentsStandFrontToFront() {
        QFETCH(int, first);
        QFETCH(int, second);
        const HexStacks two = hexStacks(stacks({{0, first}, {1, second}}), {2, 3}, stackLayout);
        // From the first to the second leads where the first one faces.
        const QPointF way = two.places[1].centre - two.places[0].centre;
        const double angle = M_PI / 3 * first;
        QVERIFY(std::hypot(way.x() - 86 * std::sin(angle), way.y() + 86 * std::cos(angle)) < 1e-6);
        QVERIFY(!two.sharesLabel);
    }

    void opponentsThatFaceTheSameWayStandApart() {
        for (int facing = 0; facing < 6; ++facing) {
            const HexStacks two = hexStacks(stacks({{0, facing}, {1, facing}}), {2, 3}, stackLayout);
            const QPointF way = two.places[1].centre - two.places[0].centre;
            QVERIFY(qAbs(std::hypot(way.x(), way.y()) - 86) < 1e-6);
        }
    }

    void threeAndFourStandTwoByTwo() {
        for (const auto& several :
             {stacks({{0, 0}, {0, 1}, {1, 2}}), stacks({{0, 0}, {0, 1}, {1, 2}, {1, 5}})}) {
            const HexStacks places = hexStacks(several, {2, 3}, stackLayout);
            QCOMPARE(places.places.size(), several.size());
            QVERIFY(places.sharesLabel && !places.isHeap);
            for (const StackPlace& place : places.places) {
                QCOMPARE(place.scale, 0.5);
                QCOMPARE(stackLayout.at(place.centre), (hex::Hex{2, 3}));
                QCOMPARE(places.at(place.centre), place.stack);
            }
        }
    }

    void moreAreOneHeap() {
        const HexStacks five =
            hexStacks(stacks({{0, 0}, {0, 1}, {0, 2}, {0, 5}, {0, 3}}), {2, 3}, stackLayout);
        QVERIFY(five.isHeap && five.places.empty());
        QCOMPARE(five.units, 20);
        QCOMPARE(five.at({})->id.text, std::string("s0"));
        const battle::Battle battle = test::emptyBattle(5, 5);
        const Theme& theme = Theme::of(Theme::Kind::Light);
        QCOMPARE(heapStyle(five, battle, theme, 50).side, 0);
        const HexStacks mixed =
            hexStacks(stacks({{0, 0}, {0, 1}, {0, 2}, {1, 5}, {0, 3}}), {2, 3}, stackLayout);
        QCOMPARE(heapStyle(mixed, battle, theme, 50).side, noSide);
        QCOMPARE(heapStyle(mixed, battle, theme, 50).units, 20);
    }
};

template struct sf::test::Registered<TestHexStacks>;
#include "test_hex_stacks.moc"
