// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/battle_tables.h"
#include "core/rules/battle/events.h"
#include "core/rules/multiplier/events.h"
#include "core/rules/smm/fight/events.h"
#include "tests/test_registry.h"

#include <QCoreApplication>
#include <QTest>

using namespace sf;
using namespace sf::document;
using battle::EventKind;
using battle::StackId;

namespace {

battle::Unit unitOf(const char* id, const char* kind, int hits, int left) {
    battle::Traits traits;
    traits.numbers[static_cast<std::size_t>(battle::Number::Hits)] = hits;
    battle::Unit unit;
    unit.id = battle::UnitId(id);
    unit.kind = kind;
    unit.own = std::make_shared<battle::Traits>(traits);
    battle::resolve(unit, nullptr);
    unit.hitsLeft = left;
    return unit;
}

battle::Battle twoStacks() {
    battle::Battle battle;
    battle.sides.resize(2);
    battle.sides[0].name = "Reds";
    battle::Stack watch;
    watch.id = StackId("w");
    watch.name = "Watch";
    watch.hex = {3, 4};
    watch.units = std::vector{unitOf("a", "Stabber", 4, 0), unitOf("b", "Stabber", 4, 3),
                              unitOf("c", "Stabber", 4, 4), unitOf("d", "Archer", 2, 2)};
    battle::Stack rest;
    rest.id = StackId("r");
    rest.side = 1;
    rest.presence = battle::Presence::Croaked;
    rest.units = std::vector{unitOf("e", "", 5, 0)};
    battle.stacks.insert(0, std::make_shared<const battle::Stack>(watch));
    battle.stacks.insert(1, std::make_shared<const battle::Stack>(rest));
    return battle;
}

battle::Event eventOf(EventKind kind, const char* target, std::int64_t amount) {
    battle::Event event;
    event.kind = kind;
    event.rule = smmRule(27);
    event.stack = StackId("w");
    event.target = StackId(target);
    event.amount = amount;
    return event;
}

QStringList rowsOf(BattleTable table, const BattleLog& log = {}) {
    const battle::Battle battle = twoStacks();
    QStringList rows;
    for (const QStringList& row : tableOf(table, battle, log, battle))
        rows << row.join(u'|');
    return rows;
}

} // namespace

/// What people take out of a battle.
class TestBattleTables : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void units() {
        const QStringList rows = rowsOf(BattleTable::Units);
        QCOMPARE(rows.size(), 6);
        QVERIFY2(rows[0].startsWith(QLatin1String("Stack|Name|Kind|Full hits")), qPrintable(rows[0]));
        QVERIFY2(rows[1].startsWith(QLatin1String("Watch||Stabber|4")), qPrintable(rows[1]));
        QVERIFY2(rows[5].startsWith(QLatin1String("r||")), qPrintable(rows[5]));
    }

    void stacks() {
        QCOMPARE(rowsOf(BattleTable::Stacks),
                 (QStringList{QStringLiteral("Stack|Side|Hex|Units|Croaked|Facing|Posture"),
                              QStringLiteral("Watch|Reds|3,4|3|1|N|Neutral"),
                              QStringLiteral("r|Side 2|croaked|0|1|N|Neutral")}));
    }

    /// Only of those who lost something.
    void casualties() {
        QCOMPARE(rowsOf(BattleTable::Casualties),
                 (QStringList{QStringLiteral("Side|Stack|Kind|Units|Croaked|Wounded|Hits lost"),
                              QStringLiteral("Reds|Watch|Stabber|3|1|1|5"),
                              QStringLiteral("Side 2|r|e|1|1|0|5")}));
    }

    void attacks() {
        battle::Event hit = eventOf(smm::events::hits, "r", 7);
        hit.figures = {"13", "10"};
        hit.dice = {{20, 15}};
        hit.needed = 7;
        hit.conflict = 1;
        battle::Event strike = eventOf(multiplier::events::strikes, "gone", 0);
        strike.rule = multiplierRule(2);
        strike.dice = {{6, 3}};
        BattleLog log;
        log.add(1, 2,
                {eventOf(battle::events::roundBegins, "", 2), hit, eventOf(battle::events::damage, "", 3),
                 eventOf(battle::events::croaks, "", 0), eventOf(battle::events::croaks, "", 0),
                 eventOf(smm::events::misses, "r", 0)},
                false);
        log.add(2, 3, {strike}, false);
        log.undo(2);
        QCOMPARE(
            rowsOf(BattleTable::Attacks, log),
            (QStringList{QStringLiteral("Round|Conflict|Attacker|Target|Edge|AP|DP|Dice|Needed|Result|Damage|"
                                        "Croaked|Rule|Undone"),
                         QStringLiteral("2|Conflict A|Watch|r||13|10|15|7|hits|7|2|SMM-27|"),
                         QStringLiteral("2||Watch|r|||||0|misses|0|0|SMM-27|"),
                         QStringLiteral("3||Watch|gone||||3||misses|0|0|MUL-2|undone")}));
    }
};

template struct sf::test::Registered<TestBattleTables, QCoreApplication>;
#include "test_battle_tables.moc"
