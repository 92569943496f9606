// SPDX-License-Identifier: GPL-3.0-or-later
// Describes log lines.
#include "core/document/battle/battle_log.h"
#include "core/text/battle_text.h"
#include "core/text/rule_text.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

QString diceText(const LogLine& line) {
    QString text;
    for (const dice::Die& die : line.event.dice)
        text += QStringLiteral(" [%1/%2]").arg(text::figure(die.value), text::figure(die.sides));
    return line.typedDice ? text + QCoreApplication::translate("sf::document", " (typed)") : text;
}

/// Where in the battle it happened; empty for the start of a round, whose own text says it.
QString headOf(const LogLine& line) {
    if (line.kind == LogLine::Kind::Event && line.event.kind == smm::EventKind::RoundBegins)
        return {};
    if (line.event.conflict == 0)
        return QCoreApplication::translate("sf::document", "Round %1: ").arg(text::figure(line.round));
    return QCoreApplication::translate("sf::document", "Round %1, %2: ")
        .arg(text::figure(line.round), text::conflictName(line.event.conflict));
}

} // namespace

QString returnText(const LogLine& line, const BattleLog& log) {
    const auto [first, last] = log.linesOf(line.entry);
    const QString from = text::figure(static_cast<int>(first) + 1);
    const bool isBack = line.kind == LogLine::Kind::TakenBack;
    if (first == last)
        return (isBack ? QCoreApplication::translate("sf::document",
                                                     "Line %1 was undone after its dice were seen")
                       : QCoreApplication::translate("sf::document", "Line %1 was redone with the same dice"))
            .arg(from);
    return (isBack ? QCoreApplication::translate("sf::document",
                                                 "Lines %1 to %2 were undone after their dice were seen")
                   : QCoreApplication::translate("sf::document",
                                                 "Lines %1 to %2 were redone with the same dice"))
        .arg(from, text::figure(static_cast<int>(last) + 1));
}

QString logLineText(const LogLine& line, const BattleLog& log, const battle::Battle& battle) {
    const QString head = headOf(line);
    if (line.kind != LogLine::Kind::Event)
        return head + returnText(line, log);
    const QString sum = text::attackSum(line.event);
    const QString told = text::event(line.event, battle) + diceText(line);
    const QString whole =
        sum.isEmpty() ? told : QCoreApplication::translate("sf::document", "%1: %2").arg(told, sum);
    const QString text = text::withRule(head + whole, line.event.rule);
    return line.isTakenBack ? text + QCoreApplication::translate("sf::document", " – undone") : text;
}

} // namespace sf::document
