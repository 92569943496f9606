// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/map/map_text.h"

#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/square/edges.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/square.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/order_text.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

struct SquareText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::SquareText)
};

CardLines mergedLines(const battle::Stack& merged, const QString& into, const battle::Battle& battle) {
    const smm::Measures measures = smm::measures(merged.living(), smm::houseRules(battle).moderateCounts);
    return {
        {SquareText::tr("%n unit(s)", nullptr, measures.units),
         SquareText::tr("%1 wide, %2 (%3 complete)")
             .arg(text::figure(measures.width), SquareText::tr("%n row(s)", nullptr, measures.rows),
                  text::figure(measures.completeRows))},
        {SquareText::tr("Penalties"), SquareText::tr("minor %1, moderate %2, major %3")
                                          .arg(text::figure(measures.minor), text::figure(measures.moderate),
                                               text::figure(measures.major))},
        {SquareText::tr("Facing"),
         SquareText::tr("%1, as %2").arg(text::shortDirection(merged.facing), into)}};
}

CardLines splitLines(const battle::Stack& part) {
    const smm::Measures measures = smm::measures(part.living());
    return {{SquareText::tr("New stack"),
             SquareText::tr("%1 wide, %2")
                 .arg(text::figure(measures.width), SquareText::tr("%n row(s)", nullptr, measures.rows))},
            {SquareText::tr("Facing"), text::shortDirection(part.facing)}};
}

/// "at south-east", or "here" for the same hex.
QString placeFrom(hex::Hex from, hex::Hex to) {
    if (from == to)
        return SquareText::tr("here");
    return SquareText::tr("at %1").arg(text::direction(hex::bearing(from, to, hex::Direction::North)));
}

void addMeetings(const battle::Battle& battle, const battle::Stack& stack, hex::Hex from,
                 QStringList& result) {
    for (const battle::StackPointer& enemy : battle.stacks.at(from)) {
        if (enemy->side == stack.side)
            continue;
        const battle::Edge edge = smm::metEdge(smm::houseRules(battle), stack, from);
        result << SquareText::tr("%1 %2 meets the %3 edge of %4")
                      .arg(text::stackName(*enemy), placeFrom(stack.hex, from), text::edge(edge),
                           text::stackName(stack));
    }
}

} // namespace

CardLines squareLines(const DropProposal& proposal, const battle::Battle& battle) {
    if (!proposal.into)
        return splitLines(*proposal.before);
    return proposal.result ? mergedLines(*proposal.result, text::stackName(battle, *proposal.into), battle)
                           : CardLines();
}

CardLines penaltyLines(const battle::Battle& battle, const battle::Stack& stack, int steps, bool later) {
    const QString loss = SquareText::tr("%1 AP and %1 DP this round")
                             .arg(text::signedFigure(smm::rotationPenalty(battle, stack, steps)));
    if (battle.state.isFighting(stack.id))
        return {{SquareText::tr("In its Conflict"), steps == 0 ? SquareText::tr("no penalty") : loss}};
    return {
        {SquareText::tr("In a Conflict"), loss},
        {SquareText::tr("Outside"), later ? SquareText::tr("no penalty") : SquareText::tr("free, as now")}};
}

QStringList describeMeetings(const battle::Battle& battle, hex::Hex hex) {
    QStringList result;
    for (const battle::StackPointer& stack : battle.stacks.at(hex)) {
        addMeetings(battle, *stack, hex, result);
        for (const hex::Direction direction : hex::directions)
            addMeetings(battle, *stack, hex::neighbour(hex, direction), result);
    }
    return result;
}

} // namespace sf::ui
