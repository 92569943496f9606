// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/conflict_forecast.h"

#include "core/rules/battle/apply.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/smm/fight/battle_state.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/systems/battle_systems.h"

#include <algorithm>

namespace sf::players {
namespace {

using battle::Battle;

/// Without the conditions of its game, so that nothing but the fight decides it.
Battle asBoard(Battle battle) {
    battle.houseRules.erase("orders"); // nothing is sealed in a forecast
    battle.round.reset();
    battle.scenario = {};
    smm::setRunning(battle, nullptr);
    battle.play = nullptr;
    return battle;
}

bool concernsOrdered(const Step& step, const smm::Orders& orders) {
    const auto* action = std::get_if<battle::Action>(&step);
    const auto* merge = action ? std::get_if<battle::MergeStacks>(action) : nullptr;
    return merge && (orders.contains(merge->stack) || orders.contains(merge->into));
}

/// Who attacks from outside joins after the round of the Conflict (SMM-24).
void addWhoWaits(const Battle& battle, smm::ConflictTurns& conflict) {
    std::vector<battle::StackId>& stacks = conflict.stacks;
    for (const auto& [id, order] : smm::ordersOf(battle))
        if (const auto attack = smm::plannedAttack(battle, id);
            attack && std::ranges::count(stacks, attack->target) > 0 && std::ranges::count(stacks, id) == 0)
            stacks.push_back(id);
}

} // namespace

std::vector<smm::ConflictTurns> comingConflicts(const Battle& battle) {
    if (battle::isRoundRunning(battle))
        return smm::agenda(battle).conflicts;
    Battle begun = asBoard(battle);
    dice::Script none({});
    const auto outcome = smm::apply(begun, smm::BeginRound{}, none);
    if (const auto* round = std::get_if<smm::Round>(&outcome))
        redo(begun, round->changes);
    std::vector<smm::ConflictTurns> conflicts = smm::agenda(begun).conflicts;
    for (smm::ConflictTurns& conflict : conflicts)
        addWhoWaits(battle, conflict);
    return conflicts;
}

Battle conflictAlone(const Battle& seen, const std::vector<battle::StackId>& stacks) {
    Battle alone = asBoard(seen);
    const battle::System& system = battle::systemOf(alone.rules);
    for (const battle::StackPointer& stack : seen.stacks) {
        if (std::ranges::count(stacks, stack->id) > 0)
            continue;
        const battle::Outcome outcome = apply(alone, battle::RemoveStack{stack->id}, system);
        if (const auto* changes = std::get_if<battle::Changes>(&outcome))
            redo(alone, *changes);
    }
    alone.play = std::make_shared<battle::Play>();
    battle::beginRounds(alone, system);
    return alone;
}

Policy keepingOrders(Policy then) {
    return [then = std::move(then)](const Battle& seen, int side) {
        Steps steps = then(seen, side);
        std::erase_if(steps, [&](const Step& step) { return concernsOrdered(step, smm::ordersOf(seen)); });
        for (Step& step : steps)
            if (auto* given = std::get_if<smm::GiveOrders>(&step))
                std::erase_if(given->orders,
                              [&](const auto& order) { return smm::ordersOf(seen).contains(order.first); });
        return steps;
    };
}

} // namespace sf::players
