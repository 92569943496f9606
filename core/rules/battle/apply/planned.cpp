// SPDX-License-Identifier: GPL-3.0-or-later
// In a sealed phase, applies a side's actions for that side alone and records them for later (BAT-3, BAT-4).
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/play/sealed.h"

namespace sf::battle::apply_steps {

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

Outcome refereed(const Battle& battle, const Action& action, const System& system) {
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
    Battle after = battle;
    redo(after, *changes);
    Changes all = *changes;
    const ProgressChange::Progress before = progressOf(after);
    for (auto& [side, plan] : editPlay(after).sealed)
        plan.plans.change(&StatePart::follow, successionsOf(action, base));
    editPlay(after).start =
        std::make_shared<const Play::Start>(Play::Start{base.stacks, base.state, battle.play->start->merged});
    all.emplace_back(ProgressChange{before, progressOf(after)});
    return all;
}

} // namespace sf::battle::apply_steps
