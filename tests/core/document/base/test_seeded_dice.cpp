// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/base/seeded_dice.h"
#include "tests/test_registry.h"

#include <QTest>

#include <vector>

using namespace sf::document;

/// Dice from a seed, compared with another implementation of the header's description.
class TestSeededDice : public QObject {
    Q_OBJECT

private:
    static std::vector<int> rolls(int sides, int count, const QByteArray& action = "1a R2C4-R3C4") {
        SeededDice dice("claims", nextHistory({}, action));
        std::vector<int> values(static_cast<std::size_t>(count));
        for (int& value : values)
            value = dice.roll(sides);
        return values;
    }

private Q_SLOTS:
    void knownValues() {
        QCOMPARE(rolls(6, 12), std::vector<int>({1, 2, 3, 5, 6, 3, 1, 5, 6, 2, 2, 4}));
        QCOMPARE(rolls(20, 12), std::vector<int>({9, 6, 3, 17, 10, 9, 3, 13, 6, 18, 8, 4}));
        QCOMPARE(rolls(1000, 6), std::vector<int>({469, 326, 103, 817, 390, 69}));
    }
    void numbersThatDoNotDivideArePassedOver() {
        // A third of all numbers is rejected for this number of sides: the first eight rolls skip 6.
        QCOMPARE(rolls(1431655766, 8), std::vector<int>({780348469, 903300337, 1032151303, 1278520337,
                                                         540228792, 202489028, 268957204, 1127528725}));
    }
    void anotherActionOtherDice() {
        QCOMPARE(rolls(20, 30), rolls(20, 30));
        QVERIFY(rolls(20, 30) != rolls(20, 30, "1a R2C4-R3C5"));
    }
    void everyFaceIsAsLikely() {
        // The 0.999 quantiles of chi-square with sides - 1 degrees of freedom, rounded up.
        const std::vector<std::pair<int, double>> limits{{2, 11}, {3, 14}, {6, 21}, {20, 44}, {1000, 1144}};
        for (const auto& [sides, limit] : limits) {
            const int each = 200;
            std::vector<int> counts(static_cast<std::size_t>(sides));
            for (const int value : rolls(sides, each * sides)) {
                QVERIFY(value >= 1 && value <= sides);
                ++counts[static_cast<std::size_t>(value - 1)];
            }
            double sum = 0;
            for (const int count : counts)
                sum += static_cast<double>((count - each) * (count - each)) / each;
            QVERIFY2(sum < limit, qPrintable(QStringLiteral("%1 sides: %2").arg(sides).arg(sum)));
        }
    }
};

template struct sf::test::Registered<TestSeededDice>;
#include "test_seeded_dice.moc"
