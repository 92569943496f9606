// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply/play_events.h"

#include "core/rules/battle/apply/reveal.h"
#include "core/rules/battle/path.h"
#include "core/rules/battle/play/sealed.h"

#include <algorithm>

namespace sf::battle {
namespace {

Event ofSide(EventKind kind, int rule, int side) {
    return {kind, battleRule(rule), {}, {}, {}, side};
}

/// The event of the action itself, for actions on play.
void addAction(const Battle& before, const Action& action, std::vector<Event>& events) {
    if (std::holds_alternative<StartPlay>(action))
        events.push_back({EventKind::PlayBegins, battleRule(1), {}});
    else if (std::holds_alternative<EndPlay>(action))
        events.push_back({EventKind::PlayStops, battleRule(1), {}});
    else if (const auto* referee = std::get_if<SetReferee>(&action))
        events.push_back(ofSide(EventKind::RefereeMode, 1, referee->isOn ? 1 : 0));
    else if (const auto* ready = std::get_if<SayReady>(&action))
        events.push_back(ofSide(EventKind::SaysReady, 4, ready->side));
    else if (before.play && before.play->isRefereed && isEdit(action))
        events.push_back({EventKind::RefereeEdits, battleRule(1), {}});
}

/// The stacks as everybody knew them before the action.
const StackList& knownStacks(const Battle& before) {
    return isSealed(before) ? before.play->start->stacks : before.stacks;
}

Event ofStack(EventKind kind, Rule rule, const Stack& stack, const Stack& place, const System& system) {
    Event event{kind, rule, stack.id};
    event.hex = place.hex;
    event.facing = system.facing(place);
    return event;
}

/// Stacks that came onto the map, and sides that conceded.
void addComings(const Battle& before, const Battle& after, const System& system, std::vector<Event>& events) {
    std::set<int> conceding;
    for (const StackPointer& stack : after.stacks) {
        const StackPointer old = knownStacks(before).find(stack->id);
        if (!old || old->presence == stack->presence)
            continue;
        if (old->presence == Presence::ToArrive && stack->isOnMap())
            events.push_back(ofStack(EventKind::Arrives, battleRule(9), *stack, *stack, system));
        else if (stack->presence == Presence::Conceded && conceding.insert(stack->side).second)
            events.push_back(ofSide(EventKind::Concedes, 11, stack->side));
    }
}

/// A move in a turn. Moves in a round are told when it is resolved, and deployment only by its result.
void addMove(const Battle& before, const Action& action, const System& system, std::vector<Event>& events) {
    const auto* move = std::get_if<MoveStack>(&action);
    if (!move || before.play->phase != PlayPhase::Turns || isFree(before))
        return;
    const StackPointer stack = before.stacks.find(move->stack);
    Event event = ofStack(EventKind::Moves, battleRule(13), *stack, *stack, system);
    event.hex = move->to;
    event.path = enteringPathTo(before, {stack->hex, stack->side, system.flies(*stack), 0, 0}, move->to);
    events.push_back(std::move(event));
}

/// The stack that has a unit of this one, or null.
StackPointer holderOf(const StackList& stacks, const Stack& stack) {
    for (const StackPointer& other : stacks)
        if (!stack.units->empty() && other->find(stack.units->front().id))
            return other;
    return nullptr;
}

/// Stacks that merged or split, which may have been in secret until now.
void addMergers(const Battle& before, const Battle& after, const System& system, std::vector<Event>& events) {
    const StackList& known = knownStacks(before);
    const Rule rule = system.rule(Topic::Stacks);
    for (const StackPointer& stack : after.stacks)
        if (!known.find(stack->id))
            if (const StackPointer from = holderOf(known, *stack)) {
                events.push_back(ofStack(EventKind::Splits, rule, *stack, *stack, system));
                events.back().target = from->id;
            }
    for (const StackPointer& stack : known)
        if (!after.stacks.find(stack->id))
            if (const StackPointer into = holderOf(after.stacks, *stack)) {
                events.push_back(ofStack(EventKind::Merges, rule, *stack, *into, system));
                events.back().target = into->id;
                events.back().name = stack->name;
            }
}

void addEnd(const Battle& before, const Battle& after, std::vector<Event>& events) {
    if (before.play->result || !after.play->result)
        return;
    const int ending = static_cast<int>(after.play->result->ending);
    for (const int winner : after.play->result->winners)
        events.push_back({EventKind::SideWins, battleRule(11), {}, {}, {}, winner, ending});
    if (after.play->result->winners.empty())
        events.push_back({EventKind::PlayDrawn, battleRule(11), {}, {}, {}, 0, ending});
}

/// What only the sides' plans tell: a stack that has got another id than it was planned with, and orders that
/// were dropped.
void addRevealed(const Battle& before, const Action& action, const System& system,
                 std::vector<Event>& events) {
    Battle battle = before;
    if (std::holds_alternative<Concede>(action))
        editPlay(battle).sealed[*sideToAct(before)].actions.push_back(action);
    std::vector<Event> revealed;
    finishSealed(battle, system, &revealed);
    for (Event& event : revealed) {
        const auto told = std::ranges::find_if(events, [&](const Event& other) {
            return other.kind == EventKind::Splits && event.kind == other.kind && other.stack == event.stack;
        });
        if (told != events.end())
            told->name = event.name;
        else
            events.push_back(std::move(event));
    }
}

void addDropped(const Battle& before, const Battle& after, std::vector<Event>& events) {
    for (const StackPointer& stack : after.stacks)
        if (before.plans.tells(stack->id) && isOrderDropped(after, stack->id))
            events.push_back({EventKind::DropsOrder, battleRule(22), stack->id});
}

} // namespace

bool isEdit(const Action& action) {
    return std::visit(
        []<class Kind>(const Kind&) {
            return !std::is_same_v<Kind, StartPlay> && !std::is_same_v<Kind, EndPlay> &&
                   !std::is_same_v<Kind, SetReferee> && !std::is_same_v<Kind, SayReady> &&
                   !std::is_same_v<Kind, Concede> && !std::is_same_v<Kind, PlaceArrival>;
        },
        action);
}

bool isOrderDropped(const Battle& after, const StackId& told) {
    const StackPointer stack = after.stacks.find(told);
    return stack && stack->isOnMap() && !after.plans.tells(told);
}

std::vector<Event> eventsOf(const Battle& before, const Action& action, const Battle& after,
                            const System& system) {
    std::vector<Event> events;
    addAction(before, action, events);
    if (before.play && after.play && !isSealed(after)) {
        addMove(before, action, system, events);
        if (before.play->phase != PlayPhase::Deployment)
            addMergers(before, after, system, events);
        addComings(before, after, system, events);
        addEnd(before, after, events);
    }
    if (isSealed(before) && !isSealed(after))
        addRevealed(before, action, system, events);
    else if (!isSealed(after) && !(after.play && after.play->result))
        addDropped(before, after, events);
    return events;
}

} // namespace sf::battle
