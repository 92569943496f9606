// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply.h"

#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/path.h"
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

Event ofStack(EventKind kind, Rule rule, const Stack& stack, const System& system) {
    Event event{kind, rule, stack.id};
    event.hex = stack.hex;
    event.facing = system.facing(stack);
    return event;
}

/// Tells what everybody sees of an action in play, once it is done. Moves in a round are told when it is
/// resolved, and deployment shows only by its result.
void tellOf(const apply_steps::Context& context, const Action& action, const Battle& after) {
    const Battle& before = context.battle;
    const System& system = context.system;
    const bool isDeploying = before.play->phase == PlayPhase::Deployment;
    if (const auto* merge = std::get_if<MergeStacks>(&action); merge && !isDeploying) {
        Event event =
            ofStack(events::merges, system.rule(Topic::Stacks), *after.stacks.find(merge->into), system);
        event.stack = merge->stack;
        event.target = merge->into;
        event.name = before.stacks.find(merge->stack)->name;
        context.tell(std::move(event), after);
    } else if (const auto* split = std::get_if<SplitStack>(&action); split && !isDeploying) {
        Event event =
            ofStack(events::splits, system.rule(Topic::Stacks), *after.stacks.find(split->newId), system);
        event.target = split->stack;
        context.tell(std::move(event), after);
    } else if (const auto* arrival = std::get_if<PlaceArrival>(&action)) {
        context.tell(ofStack(events::arrives, battleRule(9), *after.stacks.find(arrival->stack), system),
                     after);
    } else if (const auto* move = std::get_if<MoveStack>(&action);
               move && before.play->phase == PlayPhase::Turns && !isFree(before)) {
        const Stack& stack = *before.stacks.find(move->stack); // the battle keeps it
        Event event = ofStack(events::moves, battleRule(13), *after.stacks.find(move->stack), system);
        event.path = enteringPathTo(before, {stack.hex, stack.side, system.flies(stack), 0, 0}, move->to);
        context.tell(std::move(event), after);
    }
}

/// Tells which stacks have lost their orders by an action that wasn't sealed (BAT-22).
void tellDropped(const Battle& before, const Battle& after, EventSink& sink) {
    const bool isPlayed = before.play || after.play; // edits of a board aren't told
    if (!isPlayed || isSealed(before) || isSealed(after) || (after.play && after.play->result))
        return;
    for (const StackPointer& stack : after.stacks)
        if (before.plans.tells(stack->id) && apply_steps::isOrderDropped(after, stack->id)) {
            Event event{events::dropsOrder, battleRule(22), stack->id};
            event.name = stack->name; // it may merge in deployment, which isn't told
            sink.tell(std::move(event), after);
        }
}

Battle redone(Battle battle, const Changes& changes) {
    redo(battle, changes);
    return battle;
}

} // namespace

Outcome applyPlanned(const Battle& battle, const Action& action, const System& system, EventSink* sink) {
    const apply_steps::Context context{battle, system, sink};
    Outcome outcome = std::visit([&](const auto& kind) { return outcomeOf(context, kind); }, action);
    if (auto* changes = std::get_if<Changes>(&outcome); changes && !isStepOfPhase(action)) {
        apply_steps::forgetGone(battle, *changes);
        releaseScenario(battle, *changes, system);
        apply_steps::settle(context, action, *changes);
        if (sink && battle.play)
            tellOf(context, action, redone(battle, *changes));
    }
    return outcome;
}

Outcome apply(const Battle& battle, const Action& action, const System& system, EventSink* sink) {
    const bool mayAlways = std::visit(
        []<class Kind>(const Kind&) { return leavesStacksAlone<Kind> || std::is_same_v<Kind, SetReferee>; },
        action);
    if (isRoundRunning(battle) && !mayAlways)
        return Refusal{Reason::RoundRunning, system.rule(Topic::Stacks)};
    if (const apply_steps::Check refusal = apply_steps::playRefusal(battle, action))
        return *refusal;
    const bool isPlanned = apply_steps::isPlanned(battle, action);
    if (isPlanned && !(isFree(battle) && isEdit(action)))
        return apply_steps::planned(battle, action, system, sink);
    const auto outcomeFor = [&](EventSink* listener) {
        return isPlanned ? apply_steps::refereed(battle, action, system, listener)
                         : applyPlanned(battle, action, system, listener);
    };
    if (!sink)
        return outcomeFor(nullptr);
    if (battle.play && battle.play->isRefereed && isEdit(action)) {
        const Outcome outcome = outcomeFor(nullptr);
        if (const auto* changes = std::get_if<Changes>(&outcome))
            sink->tell({events::refereeEdits, battleRule(1), {}},
                       redone(battle, *changes)); // before what comes of it
    }
    Outcome outcome = outcomeFor(sink);
    if (const auto* changes = std::get_if<Changes>(&outcome))
        tellDropped(battle, redone(battle, *changes), *sink);
    return outcome;
}

std::optional<Refusal> carryOut(Battle& battle, const Action& action, const System& system) {
    Outcome outcome = apply(battle, action, system);
    if (auto* refusal = std::get_if<Refusal>(&outcome))
        return std::move(*refusal);
    redo(battle, std::get<Changes>(outcome));
    return std::nullopt;
}

} // namespace sf::battle
