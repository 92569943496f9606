// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text/multiplier_text.h"
#include "core/text/display_text.h"

#include "core/text/battle_text.h"
#include "core/text/word_table.h"

#include <QCoreApplication>

#include <array>

namespace sf::text {
namespace {

/// %1 is the name of the refusal, %2 and %3 its numbers.
constexpr std::array multiplierRefusalPatterns{
    QT_TRANSLATE_NOOP("sf::text", "There is no stack “%1”."),
    QT_TRANSLATE_NOOP("sf::text", "There is no unit “%1” in the defending stack."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is a stack of the same side."),
    QT_TRANSLATE_NOOP("sf::text", "No unit in “%1” is alive."),
    QT_TRANSLATE_NOOP("sf::text", "The target is %2 hexes away; the stack's reach is %3."),
    QT_TRANSLATE_NOOP("sf::text", "A ranged stack must engage the enemy's ranged stack “%1” first."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is not led by a Commander, so it can't aim."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” has croaked."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is the first living unit, which needs no aiming."),
    QT_TRANSLATE_NOOP("sf::text", "An ambush factor must be between 1.0 and 2.0, not “%1”."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is not ranged, so it can't leave before the answer."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” has no Move left."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” is ranged too and strikes at once."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” has already attacked this turn."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” can't act: it is not its side's turn."),
    QT_TRANSLATE_NOOP("sf::text", "“%1” can leave only for a hex within its Move that no enemy holds."),
    QT_TRANSLATE_NOOP("sf::text", "The rules of this battle don't have that order."),
    QT_TRANSLATE_NOOP("sf::text", "You can't do that in this phase."),
    QT_TRANSLATE_NOOP("sf::text", "Turn on referee mode to set an ambush."),
};
static_assert(multiplierRefusalPatterns.size() ==
              static_cast<std::size_t>(multiplier::Reason::RefereesAmbush) + 1);

/// Refusals contain the ids of pieces; people see their names.
QString nameOf(const std::string& id, const battle::Battle& battle) {
    if (const battle::StackPointer stack = battle.stacks.find(battle::StackId(id)))
        return stackName(*stack);
    return unitName(battle, battle::UnitId(id));
}

} // namespace

QString refusal(const multiplier::Refusal& refusal) {
    QString text = wordOf(multiplierRefusalPatterns, refusal.reason);
    if (!refusal.numbers.empty()) {
        text.replace(QStringLiteral("%2"), figure(refusal.numbers.front()));
        text.replace(QStringLiteral("%3"), figure(refusal.numbers.back()));
    }
    return refusal.names.empty() ? text : text.arg(displayName(refusal.names.front()));
}

QString refusal(multiplier::Refusal refusal, const battle::Battle& battle) {
    if (refusal.reason != multiplier::Reason::BadAmbush)
        for (std::string& name : refusal.names)
            name = nameOf(name, battle).toStdString();
    return text::refusal(refusal);
}

Caption caption(const multiplier::Refusal& refusal, const battle::Battle& battle) {
    return {text::refusal(refusal, battle), refusal.rule};
}

QString turnAction(const multiplier::TurnAction& action, const battle::Battle& battle) {
    const auto* attack = std::get_if<multiplier::Attack>(&action);
    if (!attack)
        return QCoreApplication::translate("sf::text", "End the turn of %1")
            .arg(sideName(battle, multiplier::sideToMove(battle)));
    return QCoreApplication::translate("sf::text", "Attack %2 with %1")
        .arg(stackName(battle, attack->attacker), stackName(battle, attack->defender));
}

QString strikeSide(multiplier::Side side) {
    return side == multiplier::Side::Attacker ? QCoreApplication::translate("sf::text", "attacker")
                                              : QCoreApplication::translate("sf::text", "defender");
}

} // namespace sf::text
