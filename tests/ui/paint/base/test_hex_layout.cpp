// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "ui/paint/base/hex_layout.h"

#include <QTest>

using namespace sf;
using paint::HexLayout;

/// Pixels to hexes and back.
class TestHexLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPointNearACentreFindsItsHex() {
        const HexLayout layout(40, {13, 7});
        for (int column = -3; column < 12; ++column)
            for (int row = -3; row < 9; ++row) {
                const hex::Hex hex{column, row};
                QCOMPARE(layout.at(layout.centre(hex)), hex);
                for (const QPointF& corner : layout.corners(hex))
                    QCOMPARE(layout.at(layout.centre(hex) + 0.98 * (corner - layout.centre(hex))), hex);
            }
    }

    void levelsOfDetail() {
        QCOMPARE(paint::detailFor(21.9), paint::Detail::Far);
        QCOMPARE(paint::detailFor(22), paint::Detail::Medium);
        QCOMPARE(paint::detailFor(44), paint::Detail::Large);
    }
};

template struct sf::test::Registered<TestHexLayout>;
#include "test_hex_layout.moc"
