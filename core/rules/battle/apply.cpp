// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply.h"

#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/apply/play_events.h"
#include "core/rules/battle/play/missing.h"
#include "core/rules/battle/play/play.h"

namespace sf::battle {
namespace {

/// Allowed while a round is resolved: names, and unit edits, which wait for the end of a fight.
template<class Kind>
constexpr bool leavesStacksAlone =
    std::is_same_v<Kind, SetTitle> || std::is_same_v<Kind, RenameStack> || std::is_same_v<Kind, EditUnit>;

/// Whether it settles itself what it leads to.
bool isStepOfPhase(const Action& action) {
    return std::holds_alternative<StartPlay>(action) || std::holds_alternative<EndPlay>(action) ||
           std::holds_alternative<SetReferee>(action) || std::holds_alternative<SayReady>(action);
}

template<class Kind>
Outcome outcomeOf(const apply_steps::Context& context, const Kind& action) {
    if constexpr (requires { action.stack.text; }) {
        const StackPointer stack = context.battle.stacks.find(action.stack);
        return stack ? apply_steps::outcome(context, stack, action) : apply_steps::unknownStack(action.stack);
    } else {
        return apply_steps::outcome(context, action);
    }
}

} // namespace

Outcome applyPlanned(const Battle& battle, const Action& action, const System& system) {
    const apply_steps::Context context{battle, system};
    Outcome outcome = std::visit([&](const auto& kind) { return outcomeOf(context, kind); }, action);
    if (auto* changes = std::get_if<Changes>(&outcome); changes && !isStepOfPhase(action)) {
        apply_steps::forgetGone(battle, *changes);
        releaseScenario(battle, *changes, system);
        apply_steps::settle(context, action, *changes);
    }
    return outcome;
}

Outcome apply(const Battle& battle, const Action& action, const System& system) {
    const bool mayAlways = std::visit(
        []<class Kind>(const Kind&) { return leavesStacksAlone<Kind> || std::is_same_v<Kind, SetReferee>; },
        action);
    if (isRoundRunning(battle) && !mayAlways)
        return Refusal{Reason::RoundRunning, system.rule(Topic::Stacks)};
    if (const apply_steps::Check refusal = apply_steps::playRefusal(battle, action))
        return *refusal;
    if (apply_steps::isPlanned(battle, action))
        return isFree(battle) && isEdit(action) ? apply_steps::refereed(battle, action, system)
                                                : apply_steps::planned(battle, action, system);
    return applyPlanned(battle, action, system);
}

std::optional<Refusal> carryOut(Battle& battle, const Action& action, const System& system) {
    Outcome outcome = apply(battle, action, system);
    if (auto* refusal = std::get_if<Refusal>(&outcome))
        return std::move(*refusal);
    redo(battle, std::get<Changes>(outcome));
    return std::nullopt;
}

} // namespace sf::battle
