// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/map/map_cards.h"

#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/square/house_rules.h"
#include "core/rules/smm/square/square.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/rounds/order_text.h"

#include <QCoreApplication>

namespace sf::ui {
namespace {

struct MapCards {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::MapCards)
};

CardLines mergedLines(const battle::Stack& merged, const QString& into, const battle::Battle& battle) {
    const smm::Measures measures = smm::measures(merged.living(), smm::houseRules(battle).moderateCounts);
    return {
        {MapCards::tr("%n unit(s)", nullptr, measures.units),
         MapCards::tr("%1 wide, %2 (%3 complete)")
             .arg(text::figure(measures.width), MapCards::tr("%n row(s)", nullptr, measures.rows),
                  text::figure(measures.completeRows))},
        {MapCards::tr("Penalties"), MapCards::tr("minor %1, moderate %2, major %3")
                                        .arg(text::figure(measures.minor), text::figure(measures.moderate),
                                             text::figure(measures.major))},
        {MapCards::tr("Facing"), MapCards::tr("%1, as %2").arg(text::shortDirection(merged.facing), into)}};
}

CardLines splitLines(const battle::Stack& part) {
    const smm::Measures measures = smm::measures(part.living());
    return {{MapCards::tr("New stack"),
             MapCards::tr("%1 wide, %2")
                 .arg(text::figure(measures.width), MapCards::tr("%n row(s)", nullptr, measures.rows))},
            {MapCards::tr("Facing"), text::shortDirection(part.facing)}};
}

} // namespace

CardLines squareLines(const DropProposal& proposal, const battle::Battle& battle) {
    if (!proposal.into)
        return splitLines(*proposal.before);
    return proposal.result ? mergedLines(*proposal.result, stackNameOf(battle, *proposal.into), battle)
                           : CardLines();
}

CardLines penaltyLines(const battle::Battle& battle, const battle::Stack& stack, int steps, bool later) {
    const QString loss = MapCards::tr("%1 AP and %1 DP this round")
                             .arg(text::signedFigure(smm::rotationPenalty(battle, stack, steps)));
    if (battle.conflictOf(stack.id))
        return {{MapCards::tr("In its Conflict"), steps == 0 ? MapCards::tr("no penalty") : loss}};
    return {{MapCards::tr("In a Conflict"), loss},
            {MapCards::tr("Outside"), later ? MapCards::tr("no penalty") : MapCards::tr("free, as now")}};
}

} // namespace sf::ui
