// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/sealed.h"

#include "core/rules/battle/apply.h"

namespace sf::battle {
namespace {

/// Restores the battle as it was when the phase began.
void restore(Battle& battle) {
    const std::shared_ptr<const Play::Start> start = battle.play->start;
    battle.stacks = start->stacks;
    battle.conflicts = start->conflicts;
    editPlay(battle).merged = start->merged;
    battle.orders = {};
}

bool isOf(const Battle& battle, const StackId& id, int side) {
    const StackPointer stack = battle.stacks.find(id);
    return stack && stack->side == side;
}

/// Two sides can give the same id to stacks that they split off; neither may then act with the other's.
bool isOwn(const Battle& battle, const Action& action, int side) {
    return std::visit(
        [&]<class Kind>(const Kind& kind) {
            if constexpr (requires { kind.stack.text; })
                return isOf(battle, kind.stack, side);
            return true;
        },
        action);
}

/// Makes the side's plan the battle's state.
void takeUp(Battle& battle, int side, const System& system) {
    const auto plan = battle.play->sealed.find(side);
    if (plan == battle.play->sealed.end())
        return;
    const SealedPlan own = plan->second;
    for (const Action& action : own.actions) {
        if (!isOwn(battle, action, side))
            continue;
        const Outcome outcome = applyPlanned(battle, action, system);
        if (const auto* changes = std::get_if<Changes>(&outcome))
            redo(battle, *changes);
    }
    for (const auto& [id, order] : own.orders)
        if (isOf(battle, id, side))
            battle.orders.edit().insert_or_assign(id, order);
}

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
    play.start = std::make_shared<const Play::Start>(
        Play::Start{battle.stacks, battle.conflicts, battle.play->merged});
    play.sealed.clear();
    for (const auto& [id, order] : *battle.orders)
        if (const StackPointer stack = battle.stacks.find(id))
            play.sealed[stack->side].orders.emplace(id, order);
    takeUpOrders(battle);
}

void handOver(Battle& battle, int side) {
    editPlay(battle).sealed[side].orders = *battle.orders;
    restore(battle);
    takeUpOrders(battle);
}

void reveal(Battle& battle, const System& system) {
    restore(battle);
    for (int side = 0; side < static_cast<int>(battle.sides.size()); ++side)
        takeUp(battle, side, system);
    Play& play = editPlay(battle);
    play.sealed.clear();
    play.start.reset();
}

void finishSealed(Battle& battle, const System& system) {
    while (const std::optional<int> side = sideToAct(battle)) {
        editPlay(battle).ready.insert(*side);
        handOver(battle, *side);
    }
    reveal(battle, system);
}

void makeAllReady(Battle& battle, const System& system) {
    if (isSealed(battle))
        return finishSealed(battle, system);
    while (const std::optional<int> side = sideToAct(battle))
        editPlay(battle).ready.insert(*side);
}

Battle asSeenBy(const Battle& battle, std::optional<int> side, const System& system) {
    if (!isSealed(battle))
        return battle;
    Battle seen = battle;
    if (side && side == sideToAct(battle)) {
        std::erase_if(editPlay(seen).sealed, [&](const auto& plan) { return plan.first != *side; });
        return seen;
    }
    restore(seen);
    if (side)
        takeUp(seen, *side, system);
    std::erase_if(editPlay(seen).sealed, [&](const auto& plan) { return plan.first != side; });
    return seen;
}

} // namespace sf::battle
