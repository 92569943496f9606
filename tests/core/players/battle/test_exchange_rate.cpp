// SPDX-License-Identifier: GPL-3.0-or-later
// What a unit kind is worth in units of another.
#include "core/players/battle/commander.h"
#include "core/players/battle/exchange_rate.h"
#include "tests/core/rules/battle/play/played_field.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTest>

namespace sf::test {
namespace {

using namespace players;

battle::UnitKind kindOf(const char* name, int attack, int defense, int hits) {
    const battle::Unit unit = UnitMaker("u")
                                  .with(Number::Attack, attack)
                                  .with(Number::Defense, defense)
                                  .with(Number::Hits, hits)
                                  .with(Number::Move, 4);
    return {name, {}, unit.profile, nullptr};
}

/// Spears and Twins are alike; a Giant has everything twice, a Titan can't lose, and Walls can't hurt.
Battle kinds(RuleSystem rules = RuleSystem::Smm) {
    Battle battle = battleOf();
    battle.rules = rules;
    battle.kinds = std::vector{kindOf("Spear", 3, 2, 4), kindOf("Twin", 3, 2, 4), kindOf("Giant", 6, 4, 8),
                               kindOf("Titan", 40, 40, 100'000)};
    return battle;
}

LabSettings settings(int threads = 1) {
    LabSettings settings;
    settings.battles = 128;
    settings.width = 0.3;
    settings.seed = 5;
    settings.threads = threads;
    return settings;
}

std::variant<ExchangeRate, ExchangeFault> asked(const ExchangeQuestion& question, int threads = 1,
                                                RuleSystem rules = RuleSystem::Smm) {
    return exchangeRate(kinds(rules), question, Policies(2, nearestPolicy()), settings(threads));
}

class TestExchangeRate : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalKindsAreWorthThemselves_data();
    void equalKindsAreWorthThemselves();
    void strongerKindsAreWorthMore();
    void theSameOnAnyThreads();
    void faults_data();
    void faults();
    void stops();
};

void TestExchangeRate::equalKindsAreWorthThemselves_data() {
    QTest::addColumn<RuleSystem>("rules");
    QTest::addColumn<int>("count");
    QTest::newRow("SMM") << RuleSystem::Smm << 4;
    QTest::newRow("SMM, one") << RuleSystem::Smm << 1;
    QTest::newRow("multiplier combat") << RuleSystem::Multiplier << 4;
}

void TestExchangeRate::equalKindsAreWorthThemselves() {
    QFETCH(RuleSystem, rules);
    QFETCH(int, count);
    const auto found = asked({"Spear", count, "Twin"}, 1, rules);
    const auto* rate = std::get_if<ExchangeRate>(&found);
    QVERIFY(rate);
    QVERIFY2(rate->low <= count && count <= rate->high, qPrintable(QString::number(rate->units)));
    QVERIFY(rate->low <= rate->units && rate->units <= rate->high);
    for (const ExchangeCell& cell : rate->cells)
        if (cell.units == count)
            QVERIFY2(cell.low <= 0.5 && 0.5 <= cell.high, qPrintable(QString::number(cell.share)));
}

void TestExchangeRate::strongerKindsAreWorthMore() {
    const auto giants = asked({"Giant", 3, "Spear"});
    const auto spears = asked({"Spear", 12, "Giant"});
    QVERIFY(std::get<ExchangeRate>(giants).low > 3);
    QVERIFY(std::get<ExchangeRate>(spears).high < 12);
}

void TestExchangeRate::theSameOnAnyThreads() {
    const auto one = std::get<ExchangeRate>(asked({"Giant", 3, "Spear"}));
    const auto two = std::get<ExchangeRate>(asked({"Giant", 3, "Spear"}, 2));
    QCOMPARE(one.units, two.units);
    QCOMPARE(one.low, two.low);
    QCOMPARE(one.high, two.high);
    QCOMPARE(one.cells.size(), two.cells.size());
}

void TestExchangeRate::faults_data() {
    QTest::addColumn<QString>("kind");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("other");
    QTest::addColumn<int>("fault");
    const auto row = [](const char* name, const char* kind, int count, const char* other,
                        ExchangeFault fault) {
        QTest::newRow(name) << QString::fromLatin1(kind) << count << QString::fromLatin1(other) << int(fault);
    };
    row("unknown", "Spear", 5, "Sling", ExchangeFault::NoSuchKind);
    row("itself", "Spear", 5, "Spear", ExchangeFault::SameKind);
    row("none", "Spear", 0, "Twin", ExchangeFault::BadCount);
    row("too many", "Spear", 201, "Twin", ExchangeFault::BadCount);
    row("one is enough", "Spear", 8, "Titan", ExchangeFault::OneIsEnough);
    row("none are enough", "Titan", 1, "Spear", ExchangeFault::NoneAreEnough);
}

void TestExchangeRate::faults() {
    QFETCH(QString, kind);
    QFETCH(int, count);
    QFETCH(QString, other);
    QFETCH(int, fault);
    const auto found = asked({kind.toStdString(), count, other.toStdString()});
    QVERIFY(std::holds_alternative<ExchangeFault>(found));
    QCOMPARE(int(std::get<ExchangeFault>(found)), fault);
}

void TestExchangeRate::stops() {
    std::stop_source stop;
    stop.request_stop();
    LabSettings stopped = settings();
    stopped.stop = stop.get_token();
    const auto found = exchangeRate(kinds(), {"Spear", 5, "Giant"}, Policies(2, nearestPolicy()), stopped);
    QVERIFY(std::get<ExchangeFault>(found) == ExchangeFault::Stopped);
}

} // namespace
} // namespace sf::test

template struct sf::test::Registered<sf::test::TestExchangeRate, QCoreApplication>;
#include "test_exchange_rate.moc"
