// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/systems/battle_systems.h"
#include "tests/test_registry.h"

#include <QTest>

#include <set>

using namespace sf;

/// The registry of rule systems, and the specials and options that they supply.
class TestBattleSystems final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySystemIsFound() {
        std::set<std::string_view> keys;
        for (const battle::System* system : battle::systems()) {
            QVERIFY(keys.insert(system->key()).second);
            QCOMPARE(&battle::systemOf(system->id()), system);
            QCOMPARE(battle::systemOf(system->key()), system);
        }
        QVERIFY(!battle::systemOf("chess"));
        QCOMPARE(battle::systems().front()->key(), std::string_view("smm"));
    }

    void rulesAreRead_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isRule");
        for (const char* rule : {"SMM-1", "SMM-9a", "MUL-0", "IMP-24", "ENC-12", "BAT-7", "POOL-1"})
            QTest::newRow(rule) << QString::fromLatin1(rule) << true;
        for (const char* other : {"", "-", "SMM", "SMM-", "SMM-0", "SMM-01", "SMM-9A", "SMM-9ab", "SMM-123",
                                  "SMM-x", "SMM--1", "TOOLONGNAME-1", "smm.md"})
            QTest::newRow(*other ? other : "nothing") << QString::fromLatin1(other) << false;
    }
    void rulesAreRead() {
        QFETCH(QString, text);
        QFETCH(bool, isRule);
        const Rule rule = ruleOf(text.toStdString());
        QCOMPARE(bool(rule), isRule);
        QCOMPARE(QString::fromStdString(rule.text()), isRule ? text : QString());
    }
    void optionsAreTheirsOrShared() {
        const battle::System& multiplier = battle::systemOf(RuleSystem::Multiplier);
        QVERIFY(!multiplier.mayRule("undoDice", "\"never\""));
        QVERIFY(multiplier.mayRule("undoDice", "\"sometimes\""));
        QVERIFY(multiplier.mayRule("attackDie", "12"));
        QVERIFY(!battle::systemOf(RuleSystem::Smm).mayRule("attackDie", "12"));
        QCOMPARE(battle::systemOf(RuleSystem::Smm).mayRule("attackDie", "1")->rule, smmRule(27));
    }

    void specials_data() {
        QTest::addColumn<QByteArray>("written");
        QTest::addColumn<QByteArray>("word"); // empty: no rule reads it
        QTest::addColumn<int>("number");      // -1: none
        const auto row = [](const char* written, const char* word, int number = -1) {
            QTest::newRow(written) << QByteArray(written) << QByteArray(word) << number;
        };
        row("flyer", "flyer");
        row("Flyer", "flyer");
        row("flyer 2", "");
        row("ranged", "ranged");
        row("Ranged 3", "ranged", 3);
        row("ranged 0", "ranged", 0);
        row("ranged -1", "");
        row("ranged  3", "");
        row("ranged3", "");
        row("ranged x", "");
        row("ranged 99999999999", "");
        row("screens anywhere", "screens anywhere");
        row("leadership", "leadership");
        row("rangd", "");
        row("", "");
    }
    void specials() {
        QFETCH(QByteArray, written);
        QFETCH(QByteArray, word);
        QFETCH(int, number);
        const battle::Special* special = battle::findSpecial(written.toStdString());
        QCOMPARE(special ? QByteArray::fromStdString(std::string(special->word)) : QByteArray(), word);
        if (special)
            QCOMPARE(battle::numberOf(*special, written.toStdString()).value_or(-1), number);
    }

    void unknownSpecialsAreListedOnce() {
        battle::Battle battle;
        battle::UnitKind kind;
        kind.traits.specials = {"rangd", "Ranged 2"};
        battle.kinds = std::vector{kind};
        battle::Traits own;
        own.specials = {"fearless", "rangd", "flyer"};
        battle::Unit unit;
        unit.own = std::make_shared<battle::Traits>(own);
        battle::Stack stack;
        stack.units = std::vector{unit};
        battle.stacks.insert(0, std::make_shared<const battle::Stack>(stack));
        const std::vector<std::string> unknown{"rangd", "fearless"};
        QCOMPARE(battle::unknownSpecials(battle), unknown);
    }
};

template struct sf::test::Registered<TestBattleSystems>;
#include "test_battle_systems.moc"
