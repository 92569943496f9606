// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/test_registry.h"
#include "ui/paint/base/theme.h"

#include <QTest>

using namespace sf::paint;
using Kind = Theme::Kind;

/// The figures of the look's table, to a tenth.
class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastOfWcag() {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
        QVERIFY(qAbs(contrast(QColor(0x777777), Qt::white) - 4.48) < 0.01);
    }

    void figuresOfTheLook_data() {
        QTest::addColumn<QColor>("colour");
        QTest::addColumn<QColor>("ground");
        QTest::addColumn<double>("ratio");
        const Theme& light = Theme::of(Kind::Light);
        const Theme& dark = Theme::of(Kind::Dark);
        const Theme& high = Theme::of(Kind::HighContrast);
        QTest::newRow("side 0, light") << light.sides[0] << light.plate << 5.1;
        QTest::newRow("side 0, dark") << dark.sides[0] << dark.plate << 5.5;
        QTest::newRow("side 0, high contrast") << high.sides[0] << high.plate << 10.2;
        QTest::newRow("side 1, light") << light.sides[1] << light.plate << 8.0;
        QTest::newRow("side 1, dark") << dark.sides[1] << dark.plate << 8.3;
        QTest::newRow("side 1, high contrast") << high.sides[1] << high.plate << 12.1;
        QTest::newRow("text, light") << light.ink << light.base << 16.3;
        QTest::newRow("text, dark") << dark.ink << dark.base << 13.5;
        QTest::newRow("text, high contrast") << high.ink << high.base << 21.0;
        QTest::newRow("muted, light") << light.muted << light.base << 6.6;
        QTest::newRow("muted, dark") << dark.muted << dark.base << 7.3;
        QTest::newRow("muted, high contrast") << high.muted << high.base << 15.3;
        QTest::newRow("accent, light") << light.accent << light.base << 5.9;
        QTest::newRow("accent, dark") << dark.accent << dark.base << 8.2;
        QTest::newRow("accent, high contrast") << high.accent << high.base << 16.0;
        QTest::newRow("reach, light") << light.reach << light.ground.open << 4.5;
        QTest::newRow("reach, dark") << dark.reach << dark.ground.open << 4.7;
        QTest::newRow("reach, high contrast") << high.reach << high.ground.open << 12.9;
    }
    void figuresOfTheLook() {
        QFETCH(QColor, colour);
        QFETCH(QColor, ground);
        QFETCH(double, ratio);
        QVERIFY2(qAbs(contrast(colour, ground) - ratio) < 0.1,
                 qPrintable(QString::number(contrast(colour, ground))));
    }

    void everyThemeIsLegible_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("light") << int(Kind::Light);
        QTest::newRow("dark") << int(Kind::Dark);
        QTest::newRow("high contrast") << int(Kind::HighContrast);
        QTest::newRow("paper") << int(Kind::Paper);
    }
    void everyThemeIsLegible() {
        QFETCH(int, kind);
        const Theme& theme = Theme::of(static_cast<Kind>(kind));
        QVERIFY(contrast(theme.muted, theme.window) >= 5.6);
        QVERIFY(contrast(theme.ink, theme.plate) >= 7);
        for (const QColor& text : {theme.ink, theme.muted, theme.accent, theme.refused, theme.warning})
            QVERIFY2(contrast(text, theme.base) >= 4.5, qPrintable(text.name()));
        for (const QColor& side : theme.sides) {
            QVERIFY2(contrast(side, theme.plate) >= 4.5, qPrintable(side.name()));
            QVERIFY2(contrast(side, theme.mark) >= 4.5, qPrintable(side.name()));
        }
        QVERIFY(contrast(theme.hits, theme.hitsGround) >= 4.5);
        for (int terrain = 0; terrain < sf::battle::terrainCount; ++terrain)
            for (const QColor& side : theme.sides)
                QVERIFY(contrast(side, theme.ground.fill(static_cast<sf::battle::Terrain>(terrain))) >= 3);
    }

    void defaultSidesAreTheThemesOwn() {
        for (const Kind kind : {Kind::Light, Kind::Dark, Kind::HighContrast})
            for (int side = 0; side < 4; ++side)
                QCOMPARE(Theme::of(kind).side(side, defaultSideColours()[static_cast<std::size_t>(side)]),
                         Theme::of(kind).sides[static_cast<std::size_t>(side)]);
    }

    void documentColoursGetTheirContrast() {
        for (const Kind kind : {Kind::Light, Kind::Dark, Kind::HighContrast}) {
            const Theme& theme = Theme::of(kind);
            for (const std::uint32_t colour : {0x000000U, 0xffffffU, 0xffff00U, 0x0000ffU, 0x808080U,
                                               0x00ff00U, 0xff0000U, 0x22252aU, 0xfbfaf6U}) {
                const QColor shown = theme.side(0, colour);
                QVERIFY2(contrast(shown, theme.plate) >= 4.5, qPrintable(shown.name()));
            }
        }
        // Enough contrast already: left alone.
        QCOMPARE(Theme::of(Kind::Light).side(1, 0x113355), QColor(0x113355));
        // Yellow on a light plate darkens and stays yellow.
        const QColor yellow = Theme::of(Kind::Light).side(0, 0xffff00);
        QVERIFY(yellow.red() == yellow.green() && yellow.blue() < yellow.red());
        QVERIFY(contrast(yellow, Theme::of(Kind::Light).plate) < 5.2); // and no more than needed
    }

    void followsThePalette() {
        QCOMPARE(Theme::forPalette(Theme::of(Kind::Dark).palette()).kind, Kind::Dark);
        QCOMPARE(Theme::forPalette(Theme::of(Kind::Light).palette()).kind, Kind::Light);
        QCOMPARE(Theme::forPalette(Theme::of(Kind::HighContrast).palette()), Theme::of(Kind::HighContrast));
        QPalette grey = Theme::of(Kind::Light).palette();
        grey.setColor(QPalette::Window, QColor(0xd0d0d8));
        QCOMPARE(Theme::forPalette(grey).window, QColor(0xd0d0d8));
        grey.setColor(QPalette::WindowText, QColor(0xa0a0a0)); // nobody could read that
        QCOMPARE(Theme::forPalette(grey), Theme::of(Kind::Light));
    }
};

template struct sf::test::Registered<TestTheme>;
#include "test_theme.moc"
