// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/give_orders.h"

#include "core/document/battle/battle_document.h"
#include "core/document/battle/smm/round_play.h"
#include "core/rules/smm/fight/choices.h"

namespace sf::document {
namespace {

smm::GiveOrders cancelledFirst(const battle::Battle& battle, const smm::GiveOrders& given) {
    smm::GiveOrders cancelled;
    for (const auto& [stack, order] : given.orders) {
        if (order && order->actions() == 0 && battle.plans.tells(stack))
            cancelled.orders.emplace(stack, std::nullopt);
    }
    return cancelled;
}

} // namespace

std::optional<smm::OrderRefusal> giveOrders(BattleDocument& document, const smm::GiveOrders& given) {
    const smm::GiveOrders cancelled = cancelledFirst(document.battle(), given);
    if (cancelled.orders.empty())
        return perform(document, smm::RoundAction(given)).refusal;
    for (const auto& [stack, order] : given.orders)
        if (const smm::Why why = order ? smm::orderRefusal(document.battle(), stack, *order) : smm::Why())
            return smm::OrderRefusal{stack, *why};
    std::optional<smm::OrderRefusal> refusal;
    document.performAsOneStep(RoundPlay(given).text(document.battle()), [&] {
        refusal = perform(document, smm::RoundAction(cancelled)).refusal;
        if (!refusal)
            refusal = perform(document, smm::RoundAction(given)).refusal;
    });
    return refusal;
}

} // namespace sf::document
