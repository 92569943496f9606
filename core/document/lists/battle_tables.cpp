// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/battle_tables.h"

#include "core/document/lists/unit_list.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/scene.h"
#include "core/text/battle_text.h"
#include "core/text/display_text.h"
#include "core/text/systems/system_text.h"

#include <QCoreApplication>

#include <map>

namespace sf::document {
namespace {

struct BattleTablesText {
    Q_DECLARE_TR_FUNCTIONS(sf::document::BattleTablesText)
};

QString writtenName(const battle::Stack& stack) {
    return QString::fromStdString(stack.name.empty() ? stack.id.text : stack.name);
}

/// Of a long name the beginning and the end, as it is in thousands of rows.
QString shownName(const battle::StackId& id, const battle::Battle& battle) {
    return text::withoutIsolates(text::stackName(battle, id));
}

QString writtenSide(const battle::Stack& stack, const battle::Battle& battle) {
    return text::withoutIsolates(text::sideName(battle, stack.side));
}

WrittenTable unitTable(const battle::Battle& battle) {
    std::vector<const battle::Unit*> units;
    QStringList stacks{BattleTablesText::tr("Stack")};
    for (const battle::StackPointer& stack : battle.stacks) {
        const QString name = writtenName(*stack);
        for (const battle::Unit& unit : *stack->units) {
            units.push_back(&unit);
            stacks << name;
        }
    }
    return listOf(units, stacks);
}

/// The hex, or why the stack is not on the map.
QString writtenPlace(const battle::Stack& stack) {
    switch (stack.presence) {
    case battle::Presence::ToArrive:
        return BattleTablesText::tr("arrives in round %1").arg(stack.extras->arrives.value_or(1));
    case battle::Presence::Croaked:
        return BattleTablesText::tr("croaked");
    case battle::Presence::Conceded:
        return BattleTablesText::tr("conceded");
    case battle::Presence::OnMap:
        break;
    }
    return text::hexName(stack.hex);
}

WrittenTable stackTable(const battle::Battle& battle) {
    const auto columns = text::systemWords(battle.rules).stackColumns;
    WrittenTable table{{BattleTablesText::tr("Stack"), BattleTablesText::tr("Side"),
                        BattleTablesText::tr("Hex"), BattleTablesText::tr("Units"),
                        BattleTablesText::tr("Croaked")}};
    for (const text::StackColumn& column : columns)
        table.front() << QCoreApplication::translate("sf::text", column.title);
    for (const battle::StackPointer& stack : battle.stacks) {
        const auto living = std::ranges::count_if(*stack->units, &battle::Unit::isAlive);
        const auto croaked = static_cast<qsizetype>(stack->units->size()) - living;
        QStringList& row = table.emplace_back(QStringList{writtenName(*stack), writtenSide(*stack, battle),
                                                          writtenPlace(*stack), QString::number(living),
                                                          QString::number(croaked)});
        for (const text::StackColumn& column : columns)
            row << column.text(*stack);
    }
    return table;
}

struct Casualties {
    int units = 0;
    int croaked = 0;
    int wounded = 0;
    std::int64_t hits = 0; ///< lost
};

/// What it is counted as: its kind, or itself if it has none.
std::string casualtyKind(const battle::Unit& unit) {
    if (!unit.kind.empty())
        return unit.kind;
    return unit.name.empty() ? unit.id.text : unit.name;
}

WrittenTable casualtyTable(const battle::Battle& battle) {
    WrittenTable table{{BattleTablesText::tr("Side"), BattleTablesText::tr("Stack"),
                        BattleTablesText::tr("Kind"), BattleTablesText::tr("Units"),
                        BattleTablesText::tr("Croaked"), BattleTablesText::tr("Wounded"),
                        BattleTablesText::tr("Hits lost")}};
    for (const battle::StackPointer& stack : battle.stacks) {
        std::map<std::string, Casualties> kinds;
        for (const battle::Unit& unit : *stack->units) {
            Casualties& kind = kinds[casualtyKind(unit)];
            const int full = unit[battle::Number::Hits];
            ++kind.units;
            kind.croaked += unit.isAlive() ? 0 : 1;
            kind.wounded += unit.isAlive() && unit.hitsLeft < full ? 1 : 0;
            kind.hits += full - unit.hitsLeft;
        }
        for (const auto& [kind, lost] : kinds)
            if (lost.croaked + lost.wounded > 0)
                table.push_back({writtenSide(*stack, battle), writtenName(*stack),
                                 QString::fromStdString(kind), QString::number(lost.units),
                                 QString::number(lost.croaked), QString::number(lost.wounded),
                                 QString::number(lost.hits)});
    }
    return table;
}

bool isAttack(const LogLine& line) {
    return line.kind == LogLine::Kind::Event && battle::isStrike(line.event.kind);
}

/// The units that croaked from the attack of this line.
int croakedBy(const std::vector<LogLine>& lines, std::size_t attack) {
    int croaked = 0;
    for (std::size_t i = attack + 1;
         i < lines.size() && lines[i].entry == lines[attack].entry && lines[i].kind == LogLine::Kind::Event &&
         battle::isLoss(lines[i].event.kind);
         ++i)
        croaked += lines[i].event.kind == battle::events::croaks ? 1 : 0;
    return croaked;
}

QStringList attackRow(const std::vector<LogLine>& lines, std::size_t at, const battle::Battle& battle) {
    const battle::Event& event = lines[at].event;
    const bool hasPowers = event.figures.size() == 2;
    const auto power = [&](std::size_t i) {
        return hasPowers ? QString::fromStdString(event.figures[i]) : QString();
    };
    QStringList dice;
    for (const dice::Die& die : event.dice)
        dice << QString::number(die.value);
    const battle::AttackRoll roll = event.kind->attackRoll;
    const bool isHit = roll == battle::AttackRoll::Hit || event.amount > 0;
    return {QString::number(lines[at].round),
            event.conflict == 0 ? QString() : text::conflictName(event.conflict),
            shownName(event.stack, battle),
            event.target.text.empty() ? QString() : shownName(event.target, battle),
            event.edge ? text::edge(*event.edge) : QString(),
            power(0),
            power(1),
            dice.join(u' '),
            roll == battle::AttackRoll::None ? QString() : text::neededFace(event),
            isHit ? BattleTablesText::tr("hits") : BattleTablesText::tr("misses"),
            QString::number(isHit ? event.amount : 0),
            QString::number(croakedBy(lines, at)),
            QString::fromStdString(event.rule.text()),
            lines[at].isUndone ? BattleTablesText::tr("undone") : QString()};
}

WrittenTable attackTable(const BattleLog& log, const battle::Battle& battle) {
    WrittenTable table{
        {BattleTablesText::tr("Round"), BattleTablesText::tr("Conflict"), BattleTablesText::tr("Attacker"),
         BattleTablesText::tr("Target"), BattleTablesText::tr("Edge"), BattleTablesText::tr("AP"),
         BattleTablesText::tr("DP"), BattleTablesText::tr("Dice"), BattleTablesText::tr("Needed"),
         BattleTablesText::tr("Result"), BattleTablesText::tr("Damage"), BattleTablesText::tr("Croaked"),
         BattleTablesText::tr("Rule"), BattleTablesText::tr("Undone")}};
    for (std::size_t at = 0; at < log.lines().size(); ++at)
        if (isAttack(log.lines()[at]))
            table.push_back(attackRow(log.lines(), at, battle));
    return table;
}

} // namespace

QString key(BattleTable table) {
    switch (table) {
    case BattleTable::Units:
        return QStringLiteral("units");
    case BattleTable::Stacks:
        return QStringLiteral("stacks");
    case BattleTable::Casualties:
        return QStringLiteral("casualties");
    case BattleTable::Attacks:
        return QStringLiteral("attacks");
    }
    return {};
}

QString tableName(BattleTable table) {
    switch (table) {
    case BattleTable::Units:
        return BattleTablesText::tr("Units");
    case BattleTable::Stacks:
        return BattleTablesText::tr("Stacks");
    case BattleTable::Casualties:
        return BattleTablesText::tr("Casualties");
    case BattleTable::Attacks:
        return BattleTablesText::tr("Attacks in the log");
    }
    return {};
}

WrittenTable tableOf(BattleTable table, const battle::Battle& battle, const BattleLog& log,
                     const battle::Battle& remembered) {
    switch (table) {
    case BattleTable::Units:
        return unitTable(battle);
    case BattleTable::Stacks:
        return stackTable(battle);
    case BattleTable::Casualties:
        return casualtyTable(battle);
    case BattleTable::Attacks:
        return attackTable(log, remembered);
    }
    return {};
}

} // namespace sf::document
