// SPDX-License-Identifier: GPL-3.0-or-later
// Choosing at once: games whose equilibrium is known.
#include "core/players/battle/mixed_strategy.h"
#include "tests/test_registry.h"

#include <QTest>

#include <cmath>

namespace sf::players {
namespace {

using Chances = std::vector<std::vector<double>>;

class TestMixedStrategy : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knownGames_data();
    void knownGames();
};

void TestMixedStrategy::knownGames_data() {
    QTest::addColumn<Chances>("chances");
    QTest::addColumn<std::vector<double>>("shares");
    QTest::addColumn<double>("chance");
    const auto row = [](const char* name, const Chances& chances, const std::vector<double>& shares,
                        double chance) { QTest::newRow(name) << chances << shares << chance; };
    row("one row", {{0.3, 0.6}}, {1}, 0.3);
    row("one column, so the best reply", {{0.3}, {0.7}, {0.5}}, {0, 1, 0}, 0.7);
    row("a saddle", {{0.2, 0.4}, {0.5, 0.6}}, {0, 1}, 0.5);
    row("stone, paper, scissors", {{0.5, 0, 1}, {1, 0.5, 0}, {0, 1, 0.5}}, {1. / 3, 1. / 3, 1. / 3}, 0.5);
    row("two by two", {{0.8, 0.2}, {0.4, 0.6}}, {0.25, 0.75}, 0.5);
    row("a row that is never better", {{0.8, 0.2}, {0.4, 0.6}, {0.3, 0.1}}, {0.25, 0.75, 0}, 0.5);
}

void TestMixedStrategy::knownGames() {
    QFETCH(Chances, chances);
    QFETCH(std::vector<double>, shares);
    QFETCH(double, chance);
    const Mix mix = equilibrium(chances);
    QCOMPARE(mix.shares.size(), shares.size());
    for (std::size_t each = 0; each < shares.size(); ++each)
        QVERIFY2(std::abs(mix.shares[each] - shares[each]) < 0.02,
                 qPrintable(QString::number(mix.shares[each])));
    QVERIFY2(std::abs(mix.chance - chance) < 0.01, qPrintable(QString::number(mix.chance)));
}

} // namespace
} // namespace sf::players

template struct sf::test::Registered<sf::players::TestMixedStrategy>;
#include "test_mixed_strategy.moc"
