// SPDX-License-Identifier: GPL-3.0-or-later
// What a stack does in its turn, in a Conflict or outside (SMM-20, SMM-24 to SMM-28, SMM-30).
// Declared in round_state.h.
#include "core/rules/battle/events.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/events.h"
#include "core/rules/smm/fight/round_state.h"
#include "core/rules/smm/square/stack_state.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sf::smm {
namespace {

using battle::Stack;
using battle::StackId;
using battle::StackPointer;

/// Succeeds if all stacks order it and can act (SMM-24, BAT-7).
bool disengage(RoundState& state, const std::vector<StackId>& stacks) {
    if (!std::ranges::all_of(stacks, [&](const StackId& id) {
            return state.order(id).disengage && !cannotAct(*state.stack(id));
        }))
        return false;
    for (const StackId& id : stacks) {
        state.running().acted.insert(id);
        state.tell({events::disengages, smmRule(24), id});
    }
    endConflict(state, *state.conflictOf(stacks.front()), smmRule(24));
    return true;
}

/// SMM-20: before the action; in a Conflict it lasts for the rest of the round.
void turnBy(RoundState& state, const StackId& id, int steps, bool inConflict) {
    if (steps == 0)
        return;
    state.edit(id, [&](Stack& stack) { stack.facing = hex::rotated(stack.facing, steps); });
    if (inConflict)
        state.rotate(id, std::abs(steps));
    state.tell({events::rotates, smmRule(20), id, {}, {}, steps});
}

void turn(RoundState& state, const StackId& id, bool inConflict) {
    turnBy(state, id, state.order(id).rotate, inConflict);
}

void attack(RoundState& state, const StackId& id) {
    const StackPointer frozen = state.frozen().find(id)->stack;
    const auto conflictOf = [&](const StackId& stack) { return state.conflictOf(stack); };
    const std::optional<Attack> attack = attackOf(state.battle(), *frozen, conflictOf);
    if (!attack)
        return state.tell({events::holds, battleRule(7), id});
    state.running().isStirred = true;
    if (!state.lives(attack->target))
        return state.tell({events::forfeits, smmRule(26), id, attack->target});
    // Nothing if it merged with others that can't shoot after it was ordered to (BAT-16).
    const std::optional<int> reach = attack->means == Means::Melee ? 1 : shootingRange(*frozen);
    if (!reach || hex::distance(state.stack(id)->hex, state.stack(attack->target)->hex) > *reach)
        return state.tell({events::forfeits, smmRule(28), id, attack->target});
    if (engages(state.battle(), *attack))
        state.running().engagements.emplace_back(id, attack->target);
    strike(state, state.frozen(), *attack);
}

/// Enters these hexes, and faces the direction of the last step (BAT-5).
void go(RoundState& state, const StackId& id, const std::vector<hex::Hex>& steps) {
    state.edit(id, [&](Stack& stack) {
        for (const hex::Hex next : steps) {
            stack.facing = hex::bearing(stack.hex, next, stack.facing);
            stack.hex = next;
        }
    });
}

void flee(RoundState& state, const StackId& id, hex::Hex to) {
    state.running().isStirred = true;
    Event event{events::fleeFails, smmRule(24), id};
    event.hex = to;
    const StackPointer before = state.stack(id);
    const bool succeeds = before->isAlive() && !fleeRefusal(state.battle(), *before, to);
    if (succeeds) {
        event.kind = events::flees;
        event.path = battle::freePathTo(state.battle(), traveller(*before), to);
        go(state, id, event.path);
        event.facing = state.stack(id)->facing;
        state.editConflict(*state.conflictOf(id), [&](Conflict& conflict) {
            std::erase(conflict.stacks, id);
            std::erase_if(conflict.initiative, [&](const auto& entry) { return entry.first == id; });
        });
        std::erase_if(state.running().engagements,
                      [&](const auto& pair) { return pair.first == id || pair.second == id; });
    }
    state.tell(std::move(event));
    turn(state, id, !succeeds); // as after a move (BAT-5); once it is out of the Conflict, at no cost
}

void hold(RoundState& state, const StackId& id) {
    state.running().isStirred = true;
    state.tell({events::holds, smmRule(26), id});
}

/// Drops an order to move in a Conflict, so that the stack acts as if without one (BAT-7).
void takeAction(RoundState& state, const StackId& id) {
    const Order order = state.order(id);
    if (order.flee)
        flee(state, id, *order.flee);
    else if (order.hold)
        hold(state, id);
    else if (order.disengage)
        state.tell({events::cannotDisengage, smmRule(24), id});
    else
        attack(state, id);
}

/// Whether a shot from outside needs the shooter, the target or its possible screens re-formed.
bool needsReform(const RoundState& state, const Attack& attack) {
    return std::ranges::any_of(state.battle().stacks, [&](const StackPointer& stack) {
        const bool takesPart = stateOf(*stack).posture == battle::Posture::Screening ||
                               stack->id == attack.attacker || stack->id == attack.target;
        return takesPart && !stateOf(*stack).formed.empty() && smm::needsReform(*stack) &&
               !state.conflictOf(stack->id);
    });
}

void shootOutside(RoundState& state, const StackId& id) {
    const StackId target = *state.order(id).shoot;
    if (!state.lives(target))
        return state.tell({events::forfeits, smmRule(26), id, target});
    const Attack attack{id, target, Means::Shot, {}};
    if (attackRefusal(state.battle(), attack))
        return state.tell({events::forfeits, smmRule(28), id, target});
    if (!needsReform(state, attack)) // the usual case; the cost of the copy grows with the number of stacks
        return strike(state, Frozen(state.battle()), attack);
    const battle::Battle now = asReformed(state.battle(), Reforming::OutsideConflicts);
    strike(state, Frozen(now), attack);
}

} // namespace

std::size_t actInConflict(RoundState& state, const std::vector<StackId>& stacks, std::size_t next) {
    if (next == 0 && disengage(state, stacks))
        return stacks.size();
    const StackId& id = stacks[next];
    state.running().acted.insert(id);
    if (cannotAct(*state.stack(id))) {
        state.running().isStirred |= state.order(id).hold; // it holds anyway (BAT-7)
        state.tell({events::cannotAct, smmRule(30), id});
        return 1;
    }
    if (!state.order(id).flee) // which turns after it
        turn(state, id, true);
    takeAction(state, id);
    return 1;
}

std::vector<StackId> outsiders(const RoundState& state) {
    std::vector<StackPointer> stacks(state.battle().stacks.begin(), state.battle().stacks.end());
    std::erase_if(stacks, [&](const StackPointer& stack) {
        const Order& order = state.order(stack->id);
        return (order.actions() == 0 && order.rotate == 0) || !stack->isAlive() ||
               state.running().acted.contains(stack->id) || state.conflictOf(stack->id);
    });
    std::ranges::stable_sort(stacks, {}, [](const StackPointer& stack) { return stack->side; });
    std::vector<StackId> ids;
    ids.reserve(stacks.size());
    for (const StackPointer& stack : stacks)
        ids.push_back(stack->id);
    return ids;
}

namespace {

/// The destination of a move or an advance, and how close is close enough.
struct Goal {
    hex::Hex hex;
    int reach = 0;
    std::optional<StackId> target; ///< only for an advance
};

/// Nothing if the target of an advance is gone.
std::optional<Goal> goalOf(const RoundState& state, const Stack& stack, const Order& order) {
    if (!order.advance)
        return Goal{*order.move, 0, {}};
    const StackPointer target = state.stack(*order.advance);
    if (!target || !target->isAlive())
        return std::nullopt;
    return Goal{target->hex, std::max(1, shootingRange(stack).value_or(0)), target->id};
}

/// BAT-6: faces its target, and will attack or shoot it if it is still in reach at the round's end (BAT-18).
void reachTarget(RoundState& state, const StackId& id, const Goal& goal) {
    state.edit(id, [&](Stack& stack) { stack.facing = hex::bearing(stack.hex, goal.hex, stack.facing); });
    Event event{events::inReach, battleRule(6), id, *goal.target};
    event.facing = state.stack(id)->facing;
    state.tell(std::move(event));
    state.running().kept.insert(id);
}

void drop(RoundState& state, const StackId& id) {
    dropJourney(state, id);
    state.tell({battle::events::dropsOrder, battleRule(5), id});
}

/// Continues next round.
void keep(RoundState& state, const StackId& id, const Goal& goal) {
    Event event{events::keepsOrder, battleRule(5), id};
    event.hex = goal.hex;
    state.tell(std::move(event));
}

/// Moves or advances as far as one round allows (BAT-5, BAT-6).
void travel(RoundState& state, const StackId& id, const Order& order) {
    const StackPointer stack = state.stack(id);
    const std::optional<Goal> goal = goalOf(state, *stack, order);
    if (!goal)
        return drop(state, id);
    const auto isThere = [&](hex::Hex hex) { return hex::distance(hex, goal->hex) <= goal->reach; };
    const battle::Traveller way = traveller(*stack);
    const std::vector<hex::Hex> path = isThere(stack->hex)
                                           ? std::vector<hex::Hex>{}
                                           : pathTo(state.battle(), way, goal->hex, goal->target.has_value());
    if (path.empty() && !isThere(stack->hex))
        return drop(state, id);
    battle::Leg leg = follow(state.battle(), way, path, isThere);
    if (!leg.steps.empty()) {
        go(state, id, leg.steps);
        Event event{battle::events::moves, order.advance ? battleRule(6) : smmRule(10), id};
        event.hex = leg.steps.back();
        event.path = std::move(leg.steps);
        event.facing = state.stack(id)->facing;
        state.tell(std::move(event));
    }
    if (isThere(state.stack(id)->hex))
        goal->target ? reachTarget(state, id, *goal) : dropJourney(state, id);
    else if (leg.isTooDear)
        drop(state, id);
    else
        keep(state, id, *goal);
}

/// Carries out the order of a stack outside Conflicts, except for its rotation, which comes first.
void actStanding(RoundState& state, const StackId& id, const Order& order) {
    if (order.shoot)
        return shootOutside(state, id);
    if (order.attack)
        return state.tell({events::forfeits, smmRule(28), id, *order.attack});
    state.tell(
        {order.disengage ? events::cannotDisengage : events::holds, smmRule(order.disengage ? 24 : 25), id});
}

} // namespace

void actOutside(RoundState& state, const StackId& id) {
    moveInsteadOfFleeing(state, id);
    const Order order = state.order(id);
    state.running().acted.insert(id);
    if (cannotAct(*state.stack(id)))
        return state.tell({events::cannotAct, smmRule(30), id});
    if (order.isJourney()) {
        travel(state, id, order);
        return turnBy(state, id, order.rotate, false);
    }
    turn(state, id, false);
    actStanding(state, id, order);
}

} // namespace sf::smm
