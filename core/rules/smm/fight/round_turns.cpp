// SPDX-License-Identifier: GPL-3.0-or-later
// What a stack does in its turn, in a Conflict or outside (SMM-20, SMM-24 to SMM-28, SMM-30).
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/round_state.h"

#include <algorithm>
#include <cstdlib>

namespace sf::smm {
namespace {

using battle::Conflict;
using battle::Stack;
using battle::StackId;
using battle::StackPointer;

/// Works when all order it and can act (SMM-24, BAT-7).
bool disengage(RoundState& state, const std::vector<StackId>& stacks) {
    if (!std::ranges::all_of(stacks, [&](const StackId& id) {
            return state.order(id).disengage && !cannotAct(*state.stack(id));
        }))
        return false;
    for (const StackId& id : stacks) {
        state.running().acted.insert(id);
        state.tell({EventKind::Disengages, smmRule(24), id});
    }
    endConflict(state, *state.conflictOf(stacks.front()), smmRule(24));
    return true;
}

/// SMM-20: before the action; in a Conflict for the rest of the round.
void turn(RoundState& state, const StackId& id, bool inConflict) {
    const int steps = state.order(id).rotate;
    if (steps == 0)
        return;
    state.edit(id, [&](Stack& stack) { stack.facing = hex::rotated(stack.facing, steps); });
    if (inConflict)
        state.rotate(id, std::abs(steps));
    state.tell({EventKind::Rotates, smmRule(20), id, {}, {}, steps});
}

void attack(RoundState& state, const StackId& id) {
    const StackPointer frozen = state.frozen().find(id)->stack;
    const auto conflictOf = [&](const StackId& stack) { return state.conflictOf(stack); };
    const std::optional<Attack> attack = attackOf(state.battle(), *frozen, conflictOf);
    if (!attack)
        return state.tell({EventKind::Holds, battleRule(7), id});
    state.running().isStirred = true;
    if (!state.lives(attack->target))
        return state.tell({EventKind::Forfeits, smmRule(26), id, attack->target});
    const int reach = attack->means == Means::Melee ? 1 : shootingRange(*frozen).value_or(0);
    if (hex::distance(state.stack(id)->hex, state.stack(attack->target)->hex) > reach)
        return state.tell({EventKind::Forfeits, smmRule(28), id, attack->target});
    if (engages(state.battle(), *attack))
        state.running().engagements.emplace_back(id, attack->target);
    strike(state, state.frozen(), *attack);
}

void flee(RoundState& state, const StackId& id, hex::Hex to) {
    state.running().isStirred = true;
    Event event{EventKind::FleeFails, smmRule(24), id};
    event.hex = to;
    if (!fleeRefusal(state.battle(), *state.stack(id), to)) {
        event.kind = EventKind::Flees;
        state.edit(id, [&](Stack& stack) { stack.hex = to; });
        Conflict& conflict = state.conflicts()[*state.conflictOf(id)];
        std::erase(conflict.stacks, id);
        std::erase_if(conflict.initiative, [&](const auto& entry) { return entry.first == id; });
        std::erase_if(state.running().engagements,
                      [&](const auto& pair) { return pair.first == id || pair.second == id; });
    }
    state.tell(std::move(event));
}

void hold(RoundState& state, const StackId& id) {
    state.running().isStirred = true;
    state.tell({EventKind::Holds, smmRule(26), id});
}

/// An order to move is dropped in a Conflict: the stack acts as without one (BAT-7).
void takeAction(RoundState& state, const StackId& id) {
    const Order order = state.order(id);
    if (order.flee)
        flee(state, id, *order.flee);
    else if (order.hold)
        hold(state, id);
    else if (order.disengage)
        state.tell({EventKind::CannotDisengage, smmRule(24), id});
    else
        attack(state, id);
}

/// Whether anybody of a shot from outside has to be re-formed for it: shooter, target or who may screen it.
bool needsReform(const RoundState& state, const Attack& attack) {
    return std::ranges::any_of(state.battle().stacks, [&](const StackPointer& stack) {
        const bool takesPart = stack->posture == battle::Posture::Screening || stack->id == attack.attacker ||
                               stack->id == attack.target;
        return takesPart && !stack->formed->empty() && smm::needsReform(*stack) &&
               !state.conflictOf(stack->id);
    });
}

void shootOutside(RoundState& state, const StackId& id) {
    const StackId target = *state.order(id).shoot;
    if (!state.lives(target))
        return state.tell({EventKind::Forfeits, smmRule(26), id, target});
    const Attack attack{id, target, Means::Shot, {}};
    if (attackRefusal(state.battle(), attack))
        return state.tell({EventKind::Forfeits, smmRule(28), id, target});
    if (!needsReform(state, attack)) // mostly; the copy costs as much as there are stacks
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
        state.running().isStirred |= state.order(id).hold; // it holds all the same (BAT-7)
        state.tell({EventKind::CannotAct, smmRule(30), id});
        return 1;
    }
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

void actOutside(RoundState& state, const StackId& id) {
    const Order order = state.order(id);
    state.running().acted.insert(id);
    if (cannotAct(*state.stack(id)))
        return state.tell({EventKind::CannotAct, smmRule(30), id});
    turn(state, id, false);
    if (order.shoot)
        return shootOutside(state, id);
    Event event{EventKind::Holds, smmRule(25), id};
    if (order.move) {
        event = {EventKind::Moves, smmRule(10), id};
        state.edit(id, [&](Stack& stack) { stack.hex = *order.move; });
    } else if (order.flee) {
        event = {EventKind::FleeFails, smmRule(24), id};
    } else if (order.disengage) {
        event = {EventKind::CannotDisengage, smmRule(24), id};
    }
    event.hex = order.move ? order.move : order.flee;
    state.tell(std::move(event));
}

} // namespace sf::smm
