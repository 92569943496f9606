// SPDX-License-Identifier: GPL-3.0-or-later
// Which orders are possible, and whom a stack attacks by them.
#include "core/rules/battle/apply.h"
#include "core/rules/smm/round_state.h"
#include "core/rules/smm/smm_system.h"

#include <algorithm>
#include <tuple>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Reason;
using battle::Refusal;
using battle::Stack;
using battle::StackId;
using battle::StackPointer;
using Check = std::optional<Refusal>;

Check screensRefusal(const Battle& battle, const battle::Screens& screens) {
    if (const auto* unit = std::get_if<battle::UnitId>(&screens)) {
        const bool exists = std::ranges::any_of(
            battle.stacks, [&](const StackPointer& stack) { return stack->find(*unit) != nullptr; });
        return exists ? Check() : Refusal{Reason::UnknownUnit, smmRule(16), {unit->text}, {}};
    }
    if (const auto* structure = std::get_if<battle::StructureId>(&screens))
        return battle.map->find(*structure)
                   ? Check()
                   : Refusal{Reason::UnknownStructure, smmRule(16), {structure->text}, {}};
    const auto* edge = std::get_if<battle::ScreenedEdge>(&screens);
    if (edge && !battle.stacks.find(edge->stack))
        return Refusal{Reason::UnknownStack, smmRule(21), {edge->stack.text}, {}};
    return std::nullopt;
}

bool isInConflict(const Battle& battle, const StackId& id) {
    return std::ranges::any_of(*battle.conflicts, [&](const battle::Conflict& conflict) {
        return std::ranges::count(conflict.stacks, id) > 0;
    });
}

Check moveRefusal(const Battle& battle, const Stack& stack, hex::Hex to) {
    if (isInConflict(battle, stack.id))
        return Refusal{Reason::InConflict, smmRule(24), {stack.id.text}, {}};
    const battle::Outcome outcome = battle::apply(battle, battle::MoveStack{stack.id, to}, system());
    const auto* refusal = std::get_if<Refusal>(&outcome);
    return refusal ? Check(*refusal) : Check();
}

Check actionRefusal(const Battle& battle, const Stack& stack, const Order& order) {
    if (order.actions() > 1)
        return Refusal{Reason::OneActionOnly, smmRule(26), {stack.id.text}, {}};
    if (order.attack)
        return attackRefusal(battle, {stack.id, *order.attack, Means::Melee, order.edge});
    if (order.shoot)
        return attackRefusal(battle, {stack.id, *order.shoot, Means::Shot, {}});
    if (order.move)
        return moveRefusal(battle, stack, *order.move);
    if (order.flee && !battle.map->contains(*order.flee))
        return Refusal{Reason::OffTheMap, smmRule(24), {}, {}};
    return std::nullopt;
}

Check orderRefusal(const Battle& battle, const StackId& id, const Order& order) {
    const StackPointer stack = battle.stacks.find(id);
    if (!stack)
        return Refusal{Reason::UnknownStack, {}, {id.text}, {}};
    if (stack->living() == 0)
        return Refusal{Reason::NoLivingUnits, smmRule(26), {stack->name}, {}};
    if (order.posture)
        if (Check refusal = system().mayTake(battle, *stack, *order.posture))
            return refusal;
    if (order.screens)
        if (Check refusal = screensRefusal(battle, *order.screens))
            return refusal;
    return actionRefusal(battle, *stack, order);
}

bool cannotAct(const Stack& stack) {
    return std::ranges::any_of(*stack.modifiers, &battle::Modifier::preventsActing);
}

/// The first living opposing stack in the same or an adjacent hex, in reading order.
std::optional<StackId> firstInReach(const Battle& battle, const Stack& stack) {
    StackPointer best;
    const auto rank = [&](const StackPointer& other) {
        return std::tuple(2 * other->hex.row + (other->hex.column & 1), other->hex.column, other->side,
                          battle.stacks.position(other->id));
    };
    for (const hex::Hex hex : hex::within(stack.hex, 1))
        for (const StackPointer& other : battle.stacks.at(hex))
            if (other->side != stack.side && other->living() > 0 && (!best || rank(other) < rank(best)))
                best = other;
    return best ? std::optional(best->id) : std::nullopt;
}

} // namespace

std::optional<OrderRefusal> ordersRefusal(const Battle& battle, const Orders& orders) {
    for (const auto& [id, order] : orders)
        if (Check refusal = orderRefusal(battle, id, order))
            return OrderRefusal{id, *std::move(refusal)};
    return std::nullopt;
}

std::optional<Attack> attackOf(const RoundState& state, const StackId& id) {
    const StackPointer stack = state.stack(id);
    const Order& order = state.order(id);
    if (cannotAct(*stack))
        return std::nullopt;
    if (order.attack)
        return Attack{id, *order.attack, Means::Melee, order.edge};
    if (order.shoot)
        return Attack{id, *order.shoot, Means::Shot, {}};
    if (order.actions() > 0)
        return std::nullopt;
    const std::optional<StackId> target = firstInReach(state.battle(), *stack);
    return target ? std::optional(Attack{id, *target, Means::Melee, {}}) : std::nullopt;
}

bool engages(const Battle& battle, const Attack& attack) {
    if (attack.means == Means::Melee)
        return true;
    const StackPointer shooter = battle.stacks.find(attack.attacker);
    const StackPointer target = battle.stacks.find(attack.target);
    const int distance = hex::distance(shooter->hex, target->hex);
    return distance <= 1 || distance <= shootingRange(*target).value_or(0);
}

} // namespace sf::smm
