// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply/reveal.h"

#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"

#include <algorithm>
#include <iterator>

namespace sf::battle {
namespace {

/// Whether the side can act with the stack: it is its own, since two sides can give the same id to stacks
/// that they split off, and on the map, or may arrive now (BAT-17).
template<class Kind>
bool mayActWith(const Battle& battle, const StackId& id, int side) {
    const StackPointer stack = battle.stacks.find(id);
    return stack && stack->side == side && (stack->isOnMap() || std::is_same_v<Kind, PlaceArrival>);
}

bool mayTake(const Battle& battle, const Action& action, int side) {
    return std::visit(
        [&]<class Kind>(const Kind& kind) {
            if constexpr (requires { kind.into; })
                if (!mayActWith<Kind>(battle, kind.into, side))
                    return false;
            if constexpr (requires { kind.stack.text; })
                return mayActWith<Kind>(battle, kind.stack, side);
            return true;
        },
        action);
}

/// Carries out the action if it is still possible, and notes where orders go on.
void carryOut(Battle& battle, const Action& action, int side, const System& system,
              Successions& successions) {
    if (!mayTake(battle, action, side))
        return;
    const Outcome outcome = applyPlanned(battle, action, system);
    const auto* changes = std::get_if<Changes>(&outcome);
    if (!changes)
        return;
    redo(battle, *changes);
    std::ranges::copy(apply_steps::successionsOf(action, battle), std::back_inserter(successions));
}

/// Makes the side's plan the battle's state. Its orders follow stacks that have merged or split (BAT-16,
/// BAT-19).
void takeUp(Battle& battle, int side, const System& system, Successions& successions) {
    const auto plan = battle.play->sealed.find(side);
    if (plan == battle.play->sealed.end())
        return;
    SealedPlan own = plan->second;
    for (const Action& action : own.actions)
        carryOut(battle, action, side, system, successions);
    own.plans.change(&StatePart::keep, [&](const StackId& id) {
        const StackPointer stack = battle.stacks.find(id);
        return stack && stack->side == side && stack->presence != Presence::Conceded;
    });
    own.plans.change(&StatePart::follow, successions);
    battle.plans.add(own.plans);
}

} // namespace

void reveal(Battle& battle, const System& system) {
    restoreStart(battle);
    Successions successions;
    for (const int side : sidesInOrder(battle)) {
        takeUp(battle, side, system, successions);
        endIfConceded(battle);
        if (battle.play->phase == PlayPhase::Over)
            return;
    }
    battle.plans.change(&StatePart::dropGone, battle);
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
    restoreStart(seen);
    Successions successions;
    if (side)
        takeUp(seen, *side, system, successions);
    std::erase_if(editPlay(seen).sealed, [&](const auto& plan) { return plan.first != side; });
    return seen;
}

} // namespace sf::battle
