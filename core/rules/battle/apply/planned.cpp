// SPDX-License-Identifier: GPL-3.0-or-later
// In a sealed phase, applies a side's actions for that side alone and records them for later (BAT-3, BAT-4).
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/play/sealed.h"

#include <algorithm>
#include <iterator>

namespace sf::battle::apply_steps {
namespace {

/// Drops from the side's plan what a referee's edit has made impossible: its actions, and orders of stacks
/// that aren't there. Returns whether actions were dropped.
bool dropImpossible(SealedPlan& plan, int side, const Battle& start, const System& system) {
    Battle own = actingAlone(start, side);
    const auto dropped = std::erase_if(plan.actions, [&](const Action& action) {
        return !std::holds_alternative<Concede>(action) && carryOut(own, action, system);
    });
    plan.plans.change(&StatePart::keep, [&](const StackId& id) {
        const StackPointer stack = own.stacks.find(id);
        return stack && stack->side == side;
    });
    return dropped > 0;
}

/// Keeps of the sealed plans what is possible after the referee's action, and has the side that acts now see
/// the battle with its own.
void keepSealed(Battle& battle, std::optional<int> acting, const Action& action, const System& system) {
    Battle start = battle;
    restoreStart(start);
    bool isOther = false;
    for (auto& [side, plan] : editPlay(battle).sealed) {
        plan.plans.change(&StatePart::follow, successionsOf(action, start));
        const bool isDropped = dropImpossible(plan, side, start, system);
        isOther = isOther || (isDropped && side == acting);
    }
    if (sideToAct(battle) != acting) {
        handOver(battle, *acting); // it has no stacks left
        resumePlan(battle, system);
    } else if (isOther) {
        const SystemState plans = battle.plans;
        restoreStart(battle);
        battle.plans = plans;
        resumePlan(battle, system);
        battle.plans.change(&StatePart::keep,
                            [&](const StackId& id) { return battle.stacks.find(id) != nullptr; });
    }
}

} // namespace

bool isPlanned(const Battle& battle, const Action& action) {
    if (!isSealed(battle))
        return false;
    return std::visit(
        []<class Kind>(const Kind&) {
            return !std::is_same_v<Kind, StartPlay> && !std::is_same_v<Kind, EndPlay> &&
                   !std::is_same_v<Kind, SetReferee> && !std::is_same_v<Kind, SetTitle> &&
                   !std::is_same_v<Kind, SayReady>;
        },
        action);
}

Outcome planned(const Battle& battle, const Action& action, const System& system, EventSink* sink) {
    Battle after = battle;
    const int side = sideToAct(battle).value_or(0);
    // Conceding shows only once all is revealed; until then the side is merely ready.
    const auto* concede = std::get_if<Concede>(&action);
    if (!concede) {
        const Outcome outcome = applyPlanned(battle, action, system);
        if (const auto* refusal = std::get_if<Refusal>(&outcome))
            return *refusal;
        redo(after, std::get<Changes>(outcome));
    }
    editPlay(after).sealed[side].actions.push_back(action);
    if (!concede)
        return differenceOf(battle, after);
    const Outcome ready = applyPlanned(after, SayReady{side}, system, sink);
    if (const auto* refusal = std::get_if<Refusal>(&ready))
        return *refusal;
    redo(after, std::get<Changes>(ready));
    return differenceOf(battle, after);
}

Outcome refereed(const Battle& battle, const Action& action, const System& system, EventSink* sink) {
    Outcome outcome = applyPlanned(battle, action, system);
    const auto* changes = std::get_if<Changes>(&outcome);
    if (!changes)
        return outcome;
    // Visible to everybody, so also applied to the battle as it was when the phase began.
    Battle base = battle;
    base.stacks = battle.play->start->stacks;
    base.state = battle.play->start->state;
    const Outcome common = applyPlanned(base, action, system);
    if (const auto* refusal = std::get_if<Refusal>(&common))
        return *refusal;
    redo(base, std::get<Changes>(common));
    Changes all = *changes;
    Battle edited = battle;
    redo(edited, all);
    Battle after = edited;
    editPlay(after).start =
        std::make_shared<const Play::Start>(Play::Start{base.stacks, base.state, battle.play->start->merged});
    keepSealed(after, sideToAct(battle), action, system);
    if (!sideToAct(after))
        reveal(after, system, sink);
    std::ranges::move(differenceOf(edited, after), std::back_inserter(all));
    return all;
}

} // namespace sf::battle::apply_steps
