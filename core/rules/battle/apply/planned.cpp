// SPDX-License-Identifier: GPL-3.0-or-later
// What a side does in a sealed phase is carried out for itself alone, and kept for later (BAT-3, BAT-4).
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/play/sealed.h"

namespace sf::battle::parts {

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

Outcome planned(const Battle& battle, const Action& action, const System& system) {
    Battle after = battle;
    const int side = sideToAct(battle).value_or(0);
    // Who concedes is seen to go only when all is revealed; until then it is merely ready.
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
    const Outcome ready = applyPlanned(after, SayReady{side}, system);
    if (const auto* refusal = std::get_if<Refusal>(&ready))
        return *refusal;
    redo(after, std::get<Changes>(ready));
    return differenceOf(battle, after);
}

Outcome refereed(const Battle& battle, const Action& action, const System& system) {
    const Outcome outcome = applyPlanned(battle, action, system);
    const auto* changes = std::get_if<Changes>(&outcome);
    if (!changes)
        return outcome;
    // Everybody sees it: it is done to the battle that the phase began with, too.
    Battle base = battle;
    base.stacks = battle.play->start->stacks;
    base.conflicts = battle.play->start->conflicts;
    const Outcome common = applyPlanned(base, action, system);
    if (const auto* refusal = std::get_if<Refusal>(&common))
        return *refusal;
    redo(base, std::get<Changes>(common));
    Battle after = battle;
    redo(after, *changes);
    Changes all = *changes;
    const ProgressChange::Progress before = progressOf(after);
    editPlay(after).start = std::make_shared<const Play::Start>(
        Play::Start{base.stacks, base.conflicts, battle.play->start->merged});
    all.emplace_back(ProgressChange{before, progressOf(after)});
    return all;
}

} // namespace sf::battle::parts
