// SPDX-License-Identifier: GPL-3.0-or-later
// Playing: beginning, readiness, reinforcements, conceding and the end (BAT-1 to BAT-4, BAT-9, BAT-11).
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/events.h"
#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/missing.h"
#include "core/rules/battle/play/phases.h"
#include "core/rules/battle/play/sealed.h"
#include "core/rules/battle/play/victory.h"

#include <algorithm>
#include <unordered_set>

namespace sf::battle::apply_steps {
namespace {

Event ofSide(EventKind kind, int rule, int side) {
    return {kind, battleRule(rule), {}, {}, {}, side};
}

void setPresence(Battle& battle, std::size_t position, Presence presence) {
    Stack stack = *battle.stacks[position];
    stack.presence = presence;
    battle.stacks.replace(position, std::make_shared<const Stack>(std::move(stack)));
}

/// Resets what a round or turn has used up, and takes a stack that is to arrive off the map.
void startStack(Battle& battle, std::size_t position) {
    const Stack& before = *battle.stacks[position];
    Stack stack = before;
    if (stack.extras->arrives)
        stack.presence = Presence::ToArrive;
    restore(stack);
    if (!(stack == before))
        battle.stacks.replace(position, std::make_shared<const Stack>(std::move(stack)));
}

/// BAT-3: every stack of a side with a zone stands in it, where it could have been placed.
Check deployedRefusal(const Context& context, int side) {
    const Zone* zone = context.battle.scenario->zoneOf(side);
    if (!zone)
        return std::nullopt;
    const std::unordered_set<hex::Hex> hexes(zone->hexes.begin(), zone->hexes.end());
    for (const StackPointer& stack : context.battle.stacks) {
        if (stack->side != side || !stack->isAlive())
            continue;
        if (!hexes.contains(stack->hex) ||
            !entryCost(*context.battle.map, stack->hex, context.system.flies(*stack)))
            return Refusal{Reason::NotInZone, battleRule(3), {stack->id.text}};
        if (const StackPointer other = context.battle.firstOpponent(stack->hex, side))
            return Refusal{Reason::OpponentThere, battleRule(3), {other->id.text}};
    }
    return std::nullopt;
}

Check arrivalPlaceRefusal(const Context& context, const Stack& stack, const PlaceArrival& action) {
    const int round = stack.extras->arrives.value_or(0);
    if (round > roundNumber(context.battle))
        return Refusal{Reason::NotDue, battleRule(9), {stack.id.text}, {round}};
    if (std::ranges::count(stack.extras->at, action.to) == 0)
        return Refusal{Reason::NotAnArrivalHex, battleRule(9), {stack.id.text}};
    if (!entryCost(*context.battle.map, action.to, context.system.flies(stack)))
        return Refusal{
            Reason::NotPassable, battleRule(9), {std::string(key(context.battle.map->terrain(action.to)))}};
    if (const StackPointer other = context.battle.firstOpponent(action.to, stack.side))
        return Refusal{Reason::OpponentThere, battleRule(9), {other->id.text}};
    return std::nullopt;
}

} // namespace

Outcome outcome(const Context& context, const StartPlay& /*action*/) {
    if (context.battle.play)
        return Refusal{Reason::AlreadyPlayed, battleRule(1)};
    if (const std::vector<Refusal> missing = whatIsMissing(context.battle, context.system); !missing.empty())
        return missing.front();
    Battle after = context.battle;
    Play play;
    for (const StackPointer& stack : after.stacks)
        for (const Unit& unit : *stack->units)
            if (!unit.isAlive())
                play.croakedFirst.insert(unit.id);
    after.play = std::make_shared<Play>(std::move(play));
    after.round.reset();
    after.state = {};
    after.plans = {};
    for (std::size_t position = 0; position < after.stacks.size(); ++position)
        startStack(after, position);
    if (areOrdersSealed(after))
        beginSealed(after);
    context.tell({events::playBegins, battleRule(1), {}}, after);
    return differenceOf(context.battle, after);
}

Outcome outcome(const Context& context, const EndPlay& /*action*/) {
    if (!context.battle.play)
        return Refusal{Reason::NotPlayed, battleRule(1)};
    Battle after = context.battle;
    if (isSealed(after))
        finishSealed(after, context.system, context.sink);
    after.play = nullptr;
    if (!context.system.hasTurns()) // on a board, Move is that of the units (BAT-20)
        restoreAll(after);
    for (std::size_t position = 0; position < after.stacks.size(); ++position)
        if (!after.stacks[position]->isOnMap())
            setPresence(after, position, Presence::OnMap);
    after.plans.change(&StatePart::dropGone, after);
    context.tell({events::playStops, battleRule(1), {}}, after);
    return differenceOf(context.battle, after);
}

Outcome outcome(const Context& context, const SetReferee& action) {
    if (!context.battle.play)
        return Refusal{Reason::NotPlayed, battleRule(1)};
    if (context.battle.play->isRefereed == action.isOn)
        return Refusal{};
    Battle after = context.battle;
    editPlay(after).isRefereed = action.isOn;
    context.tell(ofSide(events::refereeMode, 1, action.isOn ? 1 : 0), after);
    return Changes{ProgressChange{progressOf(context.battle), progressOf(after)}};
}

Outcome outcome(const Context& context, const SayReady& action) {
    Battle after = context.battle;
    if (after.play->phase == PlayPhase::Deployment)
        if (Check refusal = deployedRefusal(context, action.side))
            return *refusal;
    const bool isHidden = isSealed(after);
    editPlay(after).ready.insert(action.side);
    if (isHidden) {
        handOver(after, action.side);
        resumePlan(after, context.system);
    }
    context.tell(ofSide(events::saysReady, 4, action.side), after);
    if (!sideToAct(after)) {
        if (isHidden)
            reveal(after, context.system, context.sink);
        if (after.play->phase == PlayPhase::Deployment)
            beginRounds(after, context.system, context.sink);
    }
    return differenceOf(context.battle, after);
}

Outcome outcome(const Context& context, const Concede& action) {
    Battle after = context.battle;
    for (std::size_t position = 0; position < after.stacks.size(); ++position)
        if (const Stack& stack = *after.stacks[position]; stack.side == action.side && stack.hasLivingUnits())
            setPresence(after, position, Presence::Conceded);
    after.plans.change(&StatePart::keep, [&](const StackId& id) {
        const StackPointer stack = after.stacks.find(id);
        return !stack || stack->side != action.side;
    });
    context.tell(ofSide(events::concedes, 11, action.side), after);
    if (!after.play->start) // else once it is revealed
        endIfConceded(after, context.sink);
    if (after.play->phase == PlayPhase::Turns && !takesPart(after, sideInTurn(after)))
        context.system.passTurn(after, context.sink);
    return differenceOf(context.battle, after);
}

Outcome outcome(const Context& context, const StackPointer& stack, const PlaceArrival& action) {
    if (!context.battle.map->contains(action.to))
        return Refusal{Reason::OffTheMap, battleRule(9)};
    if (Check refusal = arrivalPlaceRefusal(context, *stack, action))
        return *refusal;
    Stack placed = *stack;
    placed.presence = Presence::OnMap;
    placed.hex = action.to;
    placed.facing = action.facing;
    placed.extras.edit().arrives.reset();
    placed.extras.edit().at.clear();
    return replaced(context.battle, stack, std::move(placed));
}

} // namespace sf::battle::apply_steps
