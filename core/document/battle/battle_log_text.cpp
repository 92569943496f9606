// SPDX-License-Identifier: GPL-3.0-or-later
// Describes log lines.
// Declared in battle_log.h.
#include "core/document/battle/battle_log.h"
#include "core/rules/battle/events.h"
#include "core/text/battle_text.h"
#include "core/text/lists.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::document {
namespace {

/// Says where in the battle it happened, except for the start of a round, whose own text says it.
QString withPlace(const LogLine& line, const QString& text) {
    if (line.kind == LogLine::Kind::Event && line.event.kind == battle::events::roundBegins)
        return text;
    if (line.event.conflict == 0)
        return QCoreApplication::translate("sf::document", "Round %1: %2")
            .arg(text::figure(line.round), text);
    return QCoreApplication::translate("sf::document", "Round %1, %2: %3")
        .arg(text::figure(line.round), text::conflictName(line.event.conflict), text);
}

} // namespace

QString undoRedoText(const LogLine& line, const BattleLog& log) {
    const auto [first, last] = log.linesOf(line.entry);
    const QString from = text::figure(static_cast<int>(first) + 1);
    const bool isBack = line.kind == LogLine::Kind::Undone;
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

QString eventText(const LogLine& line, const battle::Battle& battle) {
    if (line.edit)
        return QCoreApplication::translate("sf::document", "Referee: %1")
            .arg(text::action(*line.edit, battle));
    return text::event(line.event, battle);
}

text::Caption captionOf(const LogLine& line, const battle::Battle& battle) {
    text::Caption caption(eventText(line, battle), line.event.rule);
    caption.dice = line.event.dice;
    caption.areTyped = line.typedDice;
    if (const QString sum = text::attackSum(line.event); !sum.isEmpty())
        caption.terms << sum;
    return caption;
}

QString logLineText(const LogLine& line, const BattleLog& log, const battle::Battle& battle) {
    if (line.kind != LogLine::Kind::Event)
        return withPlace(line, undoRedoText(line, log));
    text::Caption told = captionOf(line, battle).withDice();
    if (told.areTyped)
        told = told.in(QCoreApplication::translate("sf::document", "%1 (typed)"));
    for (const QString& sum : told.terms)
        told.sentence = QCoreApplication::translate("sf::document", "%1: %2").arg(told.sentence, sum);
    told.sentence = withPlace(line, told.sentence);
    return line.isUndone ? QCoreApplication::translate("sf::document", "%1 – undone").arg(told.text())
                         : told.text();
}

QString lastDiceText(const BattleLog& log, const battle::Battle& battle) {
    const auto hasDice = [](const LogLine& line) {
        return line.kind == LogLine::Kind::Event && !line.isUndone && !line.event.dice.empty();
    };
    const auto& lines = log.lines();
    const auto last = std::find_if(lines.rbegin(), lines.rend(), hasDice);
    QStringList attacks;
    for (const LogLine& line : lines) {
        if (last == lines.rend() || !hasDice(line) || line.entry != last->entry ||
            line.event.conflict != last->event.conflict)
            continue;
        QStringList faces;
        for (const dice::Die& die : line.event.dice)
            faces << text::figure(die.value);
        attacks << QCoreApplication::translate("sf::document", "%1: dice %2")
                       .arg(eventText(line, battle), text::listed(faces));
    }
    return text::sentencesOf(attacks);
}

} // namespace sf::document
