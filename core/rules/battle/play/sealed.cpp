// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/sealed.h"

#include <utility>

namespace sf::battle {
namespace {

/// The acting side's orders from earlier rounds are the battle's orders while it acts.
void takeUpOrders(Battle& battle) {
    battle.orders = {};
    const std::optional<int> side = sideToAct(battle);
    Play& play = editPlay(battle);
    const auto plan = side ? play.sealed.find(*side) : play.sealed.end();
    if (plan == play.sealed.end())
        return;
    battle.orders = std::exchange(plan->second.orders, {});
    if (plan->second.actions.empty())
        play.sealed.erase(plan);
}

} // namespace

Play& editPlay(Battle& battle) {
    return battle.play.edit();
}

void beginSealed(Battle& battle) {
    Play& play = editPlay(battle);
    play.start =
        std::make_shared<const Play::Start>(Play::Start{battle.stacks, battle.state, battle.play->merged});
    play.sealed.clear();
    for (const auto& [id, order] : *battle.orders)
        if (const StackPointer stack = battle.stacks.find(id))
            play.sealed[stack->side].orders.emplace(id, order);
    takeUpOrders(battle);
}

void restoreStart(Battle& battle) {
    const SharedOptional<const Play::Start> start = battle.play->start;
    battle.stacks = start->stacks;
    battle.state = start->state;
    editPlay(battle).merged = start->merged;
    battle.orders = {};
}

void handOver(Battle& battle, int side) {
    editPlay(battle).sealed[side].orders = *battle.orders;
    restoreStart(battle);
    takeUpOrders(battle);
}

} // namespace sf::battle
