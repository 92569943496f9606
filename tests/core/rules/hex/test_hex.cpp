// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/hex/hex.h"
#include "tests/test_registry.h"

#include <QTest>

using namespace sf::hex;

/// The grid of SMM-9 and SMM-10: neighbours, distances, bearings, reading order.
class TestHex : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void neighboursOfEvenAndOddColumns() {
        const std::array<Hex, 6> even{Hex{4, 3}, {5, 3}, {5, 4}, {4, 5}, {3, 4}, {3, 3}};
        const std::array<Hex, 6> odd{Hex{5, 3}, {6, 4}, {6, 5}, {5, 5}, {4, 5}, {4, 4}};
        for (const Direction direction : directions) {
            QCOMPARE(neighbour({4, 4}, direction), even[static_cast<std::size_t>(direction)]);
            QCOMPARE(neighbour({5, 4}, direction), odd[static_cast<std::size_t>(direction)]);
        }
    }

    void distanceIsTheRingNumber() {
        for (const Hex middle : {Hex{0, 0}, Hex{7, 3}, Hex{8, 12}})
            for (int radius = 0; radius < 7; ++radius) {
                const std::vector<Hex> hexes = within(middle, radius);
                QCOMPARE(static_cast<int>(hexes.size()), 1 + 3 * radius * (radius + 1));
                for (const Hex hex : hexes)
                    QVERIFY(distance(middle, hex) <= radius);
            }
    }

    void bearingOfNeighbours() {
        for (const Direction facing : directions)
            for (const Direction direction : directions)
                QCOMPARE(bearing({5, 5}, neighbour({5, 5}, direction), facing), direction);
    }

    void bearingBetweenTwoGoesNearerTheFront_SMM9() {
        // Two columns east is exactly between north-east and south-east.
        QCOMPARE(bearing({4, 4}, {6, 4}, Direction::North), Direction::NorthEast);
        QCOMPARE(bearing({4, 4}, {6, 4}, Direction::South), Direction::SouthEast);
        QCOMPARE(bearing({4, 4}, {6, 4}, Direction::NorthEast), Direction::NorthEast);
        QCOMPARE(bearing({4, 4}, {4, 4}, Direction::SouthWest), Direction::SouthWest);
    }

    void rotation_SMM20() {
        QCOMPARE(fewestRotations(Direction::North, Direction::SouthWest), -2);
        QCOMPARE(fewestRotations(Direction::North, Direction::South), 3);
        QCOMPARE(rotated(Direction::North, -1), Direction::NorthWest);
        QCOMPARE(clockwiseSteps(Direction::NorthWest, Direction::North), 1);
    }

    void readingOrder_SMM25() {
        QVERIFY(readsBefore({3, 0}, {0, 1}));
        QVERIFY(readsBefore({2, 1}, {1, 1}));
        QVERIFY(readsBefore({0, 1}, {2, 1}));
    }
};

template struct sf::test::Registered<TestHex>;
#include "test_hex.moc"
