// SPDX-License-Identifier: GPL-3.0-or-later
// Which orders are legal, and whom a stack attacks by them.
// Declared in round_state.h.
#include "core/rules/battle/movement.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/fight/round_state.h"
#include "core/rules/smm/fight/smm_system.h"
#include "core/rules/smm/square/screening.h"
#include "core/rules/smm/square/stack_state.h"

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
        return exists ? Check() : Refusal{Reason::UnknownUnit, smmRule(16), {unit->text}};
    }
    if (const auto* structure = std::get_if<battle::StructureId>(&screens))
        return battle.map->find(*structure)
                   ? Check()
                   : Refusal{Reason::UnknownStructure, smmRule(16), {structure->text}};
    const auto* edge = std::get_if<battle::ScreenedEdge>(&screens);
    if (edge && !battle.stacks.find(edge->stack))
        return Refusal{Reason::UnknownStack, smmRule(21), {edge->stack.text}};
    return std::nullopt;
}

/// SMM-10; the way may take any number of rounds.
Check wayRefusal(const Battle& battle, const Stack& stack, hex::Hex to) {
    const battle::Traveller way = traveller(stack);
    if (stack.hex != to && !battle::entryCost(*battle.map, to, way.flies))
        return Refusal{Reason::NotPassable, smmRule(10), {std::string(key(battle.map->terrain(to)))}};
    if (!battle::isReachable(battle, way, to))
        return Refusal{Reason::NoPath, smmRule(10), {stack.id.text}};
    return std::nullopt;
}

Check moveRefusal(const Battle& battle, const Stack& stack, hex::Hex to) {
    if (conflictOf(battle, stack.id))
        return Refusal{Reason::InConflict, smmRule(24), {stack.id.text}};
    if (!battle.map->contains(to))
        return Refusal{Reason::OffTheMap};
    if (stack.hex == to)
        return Refusal{Reason::AlreadyThere};
    return wayRefusal(battle, stack, to);
}

/// BAT-6: the target must be an opposing stack that the terrain lets it reach.
Check advanceRefusal(const Battle& battle, const Stack& stack, const StackId& id) {
    const StackPointer target = battle.stacks.find(id);
    if (!target)
        return Refusal{Reason::UnknownStack, battleRule(6), {id.text}};
    if (!battle.areOpposed(stack.side, target->side))
        return Refusal{stack.side == target->side ? Reason::SameSide : Reason::Allied,
                       battleRule(stack.side == target->side ? 6 : 10),
                       {id.text}};
    if (target->presence == battle::Presence::ToArrive)
        return Refusal{Reason::NotArrived, battleRule(9), {id.text}};
    if (!target->isAlive())
        return Refusal{Reason::NoLivingUnits, battleRule(6), {target->name}};
    if (conflictOf(battle, stack.id))
        return Refusal{Reason::InConflict, smmRule(24), {stack.id.text}};
    return wayRefusal(battle, stack, target->hex);
}

Check actionRefusal(const Battle& battle, const Stack& stack, const Order& order) {
    if (order.actions() > 1)
        return Refusal{Reason::OneActionOnly, smmRule(26), {stack.id.text}};
    if (order.attack)
        return attackRefusal(battle, {stack.id, *order.attack, Means::Melee, order.edge});
    if (order.shoot)
        return attackRefusal(battle, {stack.id, *order.shoot, Means::Shot, {}});
    if (order.move)
        return moveRefusal(battle, stack, *order.move);
    if (order.advance)
        return advanceRefusal(battle, stack, *order.advance);
    if (order.flee && !battle.map->contains(*order.flee))
        return Refusal{Reason::OffTheMap, smmRule(24)};
    return std::nullopt;
}

/// Posture and screening take effect at the start of a round, and a stack that has acted does not act again.
Check lateRefusal(const Battle& battle, const Stack& stack, const Order& order) {
    if (!battle::isRoundRunning(battle))
        return std::nullopt;
    if (hasActed(battle, stack.id))
        return Refusal{Reason::AlreadyActed, smmRule(26), {stack.id.text}};
    const bool isNew = (order.posture && *order.posture != stateOf(stack).posture) ||
                       (order.screens && *order.screens != stateOf(stack).screens);
    return isNew ? Check(Refusal{Reason::RoundRunning, smmRule(11)}) : Check();
}

Check standingRefusal(const Battle& battle, const Stack& stack, const Order& order) {
    if (stack.presence == battle::Presence::ToArrive)
        return Refusal{Reason::NotArrived, battleRule(9), {stack.id.text}};
    if (!stack.isAlive())
        return Refusal{Reason::NoLivingUnits, smmRule(26), {stack.name}};
    if (order.rotate < -3 || order.rotate > 3)
        return Refusal{Reason::BadNumber, smmRule(20), {"rotate"}, {order.rotate, -3, 3}};
    if (Check refusal = lateRefusal(battle, stack, order))
        return refusal;
    if (order.posture)
        if (Check refusal = postureRefusal(stack, *order.posture))
            return refusal;
    return order.screens ? screensRefusal(battle, *order.screens) : Check();
}

/// The first opponent in these hexes that `accepts` takes, in reading order of the map, then in document
/// order.
template<class Accepts>
StackPointer firstOpponent(const Battle& battle, int side, const std::vector<hex::Hex>& hexes,
                           Accepts&& accepts) {
    StackPointer best;
    for (const hex::Hex hex : hexes) {
        if (best && hex::readsBefore(best->hex, hex))
            continue;
        if (StackPointer other = battle.firstOpponent(hex, side, accepts))
            best = std::move(other);
    }
    return best;
}

/// The nearest opponent of the Conflict in range; among equals the first, in the same order.
StackPointer nearestOpponent(const Battle& battle, const Stack& stack, const std::vector<StackId>& conflict,
                             int range) {
    StackPointer best;
    const auto rank = [&](const Stack& other) {
        return std::tuple(hex::distance(stack.hex, other.hex), 2 * other.hex.row + (other.hex.column & 1),
                          other.hex.column, battle.stacks.position(other.id));
    };
    for (const StackId& id : conflict) {
        StackPointer other = battle.stacks.find(id);
        if (!battle.areOpposed(other->side, stack.side) || hex::distance(stack.hex, other->hex) > range ||
            !other->isAlive())
            continue;
        if (!best || rank(*other) < rank(*best))
            best = std::move(other);
    }
    return best;
}

/// What a stack does without an order in its Conflict (BAT-7): it attacks in melee, or else shoots the
/// nearest opponent in range.
std::optional<Attack> attackByItself(const Battle& battle, const Stack& stack, std::size_t conflict,
                                     const ConflictFinder& conflictOf) {
    const auto isIn = [&](const Stack& other) { return conflictOf(other.id) == conflict; };
    if (const auto target = firstOpponent(battle, stack.side, hex::within(stack.hex, 1), isIn))
        return Attack{stack.id, target->id, Means::Melee, {}};
    const std::optional<int> range = shootingRange(stack);
    const auto target =
        range ? nearestOpponent(battle, stack, conflictsOf(battle)[conflict].stacks, *range) : nullptr;
    return target ? std::optional(Attack{stack.id, target->id, Means::Shot, {}}) : std::nullopt;
}

} // namespace

Why orderRefusal(const Battle& battle, const StackId& id, const Order& order) {
    const StackPointer stack = battle.stacks.find(id);
    if (!stack)
        return Refusal{Reason::UnknownStack, {}, {id.text}};
    if (Check refusal = standingRefusal(battle, *stack, order))
        return refusal;
    return actionRefusal(battle, *stack, order);
}

std::optional<OrderRefusal> ordersRefusal(const Battle& battle, const Orders& orders) {
    for (const auto& [id, order] : orders)
        if (Check refusal = orderRefusal(battle, id, order))
            return OrderRefusal{id, *std::move(refusal)};
    return std::nullopt;
}

battle::Traveller traveller(const Stack& stack) {
    return {stack.hex, stack.side, system().flies(stack), system().moveOf(stack), battle::stackMove(stack)};
}

bool actsByItself(const Order& order) {
    return !order.attack && !order.shoot && !order.flee && !order.hold && !order.disengage;
}

std::optional<Attack> orderedAttack(const Battle& battle, const StackId& id) {
    const auto found = ordersOf(battle).find(id);
    const StackPointer stack = battle.stacks.find(id);
    if (found == ordersOf(battle).end() || !stack || cannotAct(*stack))
        return std::nullopt;
    const Order& order = found->second;
    if (order.attack)
        return Attack{id, *order.attack, Means::Melee, order.edge};
    return order.shoot ? std::optional(Attack{id, *order.shoot, Means::Shot, {}}) : std::nullopt;
}

std::optional<Attack> engagingAttack(const Battle& battle, const StackId& id) {
    const std::optional<Attack> attack = orderedAttack(battle, id);
    return attack && !attackRefusal(battle, *attack) && engages(battle, *attack) ? attack : std::nullopt;
}

std::optional<Attack> attackOf(const Battle& battle, const Stack& stack, const ConflictFinder& conflictOf) {
    const auto found = ordersOf(battle).find(stack.id);
    if (found != ordersOf(battle).end() && !actsByItself(found->second))
        return orderedAttack(battle, stack.id);
    const auto conflict = conflictOf(stack.id);
    if (!conflict || cannotAct(stack))
        return std::nullopt;
    return attackByItself(battle, stack, *conflict, conflictOf);
}

std::optional<Attack> attackOf(const Battle& battle, const Stack& stack) {
    return attackOf(battle, stack, [&](const StackId& id) { return conflictOf(battle, id); });
}

std::optional<Attack> attackInReach(const Battle& battle, const StackId& id) {
    const StackPointer stack = battle.stacks.find(id);
    if (cannotAct(*stack))
        return std::nullopt;
    const auto anybody = [](const Stack&) { return true; };
    const auto target = firstOpponent(battle, stack->side, hex::within(stack->hex, 1), anybody);
    return target ? std::optional(Attack{id, target->id, Means::Melee, {}}) : std::nullopt;
}

Why fleeRefusal(const Battle& battle, const Stack& stack, hex::Hex to) {
    if (!battle.map->contains(to))
        return Refusal{Reason::OffTheMap, smmRule(24)};
    if (Check refusal = battle::moveRefusal(*battle.map, stack, to, smmRule(10))) {
        refusal->rule = smmRule(24);
        return refusal;
    }
    const battle::Traveller way = traveller(stack);
    const std::vector<hex::Hex> path = battle::freePathTo(battle, way, to);
    const int cost = path.empty() ? -1 : battle::costOf(battle, path, way.flies);
    if (cost < 0 || cost > way.move)
        return Refusal{Reason::OutOfReach, smmRule(24), {}, {cost, way.move}};
    for (const hex::Hex near : hex::within(to, 1))
        if (const StackPointer other = battle.firstOpponent(near, stack.side))
            return Refusal{Reason::BesideOpposing, smmRule(24), {other->id.text}};
    return std::nullopt;
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
