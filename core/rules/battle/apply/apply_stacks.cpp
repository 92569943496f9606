// SPDX-License-Identifier: GPL-3.0-or-later
// Stacks on the map: moving, rotating, merging and splitting.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/battle/movement.h"
#include "core/rules/limits.h"

#include <algorithm>
#include <unordered_set>

namespace sf::battle::parts {
namespace {

/// A stack in a Conflict does not simply walk away.
Check checkMove(const Context& context, const Stack& stack, hex::Hex to) {
    if (context.battle.conflictOf(stack.id))
        return Refusal{Reason::InConflict, context.system.rule(Topic::Conflicts), {stack.id.text}, {}};
    if (Check refusal = context.system.mayMove(context.battle, stack))
        return refusal;
    return moveRefusal(*context.battle.map, stack, to, context.system.moveOf(stack),
                       context.system.flies(stack), context.system.rule(Topic::Movement));
}

void spendMove(const Context& context, Stack& stack, hex::Hex to) {
    const int move = context.system.moveOf(stack);
    const CheapestWay way =
        cheapestWay(*context.battle.map, stack.hex, to, context.system.flies(stack), move);
    context.system.spend(stack, way.cost.value_or(move));
}

Check checkMerge(const Stack& stack, const Stack& into, Rule rule) {
    if (stack.id == into.id)
        return Refusal{Reason::SameStack, rule, {}, {}};
    if (stack.side != into.side)
        return Refusal{Reason::OtherSide, rule, {into.name}, {}};
    if (const int distance = hex::distance(stack.hex, into.hex); distance > 1)
        return Refusal{Reason::NotNeighbouring, rule, {}, {distance}};
    return std::nullopt;
}

Check checkSplit(const Context& context, const Stack& stack, const SplitStack& action) {
    if (action.units.empty())
        return Refusal{Reason::NothingChosen, context.system.rule(Topic::Stacks), {}, {}};
    for (const UnitId& unit : action.units)
        if (!stack.find(unit))
            return unknownUnit(unit, stack.id);
    if (Check refusal = checkWord(action.newId.text))
        return refusal;
    if (context.battle.stacks.find(action.newId))
        return Refusal{Reason::IdTaken, {}, {action.newId.text}, {}};
    return checkText(action.newName);
}

/// The part that leaves. It stands as the old stack stood, in neutral posture; what lasts on the old stack
/// or is used up for the turn lasts on it too.
Stack leaving(const Stack& stack, const SplitStack& action) {
    Stack result;
    result.id = action.newId;
    result.name = action.newName;
    result.side = stack.side;
    result.hex = stack.hex;
    result.facing = stack.facing;
    result.modifiers = stack.modifiers;
    if (stack.extras->moveLeft)
        result.extras.edit().moveLeft = stack.extras->moveLeft;
    if (stack.extras->defendedThisTurn)
        result.extras.edit().defendedThisTurn = stack.extras->defendedThisTurn;
    if (stack.extras->attackedThisTurn)
        result.extras.edit().attackedThisTurn = true;
    return result;
}

/// What is kept for units goes with them; settle() drops what is kept for others.
void takePending(const Stack& from, Stack& to) {
    const std::vector<PendingUnit>& pending = from.extras->pending;
    if (!pending.empty())
        std::ranges::copy(pending, std::back_inserter(to.extras.edit().pending));
}

/// Deals the units out, each part in the player's order, the leader with its part.
void deal(const Stack& stack, const std::unordered_set<UnitId>& chosen, Stack& stays, Stack& leaves) {
    std::vector<Unit> kept;
    std::vector<Unit> gone;
    for (const Unit& unit : *stack.units)
        (chosen.contains(unit.id) ? gone : kept).push_back(unit);
    stays.units = std::move(kept);
    leaves.units = std::move(gone);
    if (stack.leader && chosen.contains(*stack.leader))
        leaves.leader = stack.leader;
    takePending(stack, leaves);
}

} // namespace

Outcome outcome(const Context& context, const MoveStack& action) {
    const StackPointer stack = context.battle.stacks.find(action.stack);
    if (!stack)
        return unknownStack(action.stack);
    if (!context.battle.map->contains(action.to))
        return Refusal{Reason::OffTheMap, {}, {}, {}};
    if (stack->hex == action.to)
        return Refusal{Reason::AlreadyThere, {}, {}, {}};
    if (Check refusal = action.free ? Check() : checkMove(context, *stack, action.to))
        return *refusal;
    Stack moved = *stack;
    if (!action.free)
        spendMove(context, moved, action.to);
    moved.hex = action.to;
    return replaced(context.battle, stack, std::move(moved));
}

Outcome outcome(const Context& context, const RotateStack& action) {
    const StackPointer stack = context.battle.stacks.find(action.stack);
    if (!stack)
        return unknownStack(action.stack);
    if (!context.system.hasFacings())
        return Refusal{Reason::NotInTheseRules, {}, {}, {}};
    if (context.battle.conflictOf(action.stack))
        return Refusal{Reason::TurnsByOrder, context.system.rule(Topic::Rotation), {action.stack.text}, {}};
    if (action.steps < -3 || action.steps > 3)
        return badNumber("steps", action.steps, -3, 3, context.system.rule(Topic::Rotation));
    Stack turned = *stack;
    turned.facing = hex::rotated(stack->facing, action.steps);
    return replaced(context.battle, stack, std::move(turned));
}

Outcome outcome(const Context& context, const MergeStacks& action) {
    const StackList& stacks = context.battle.stacks;
    const StackPointer stack = stacks.find(action.stack);
    const StackPointer into = stacks.find(action.into);
    if (!stack || !into)
        return unknownStack(stack ? action.into : action.stack);
    if (Check refusal = checkMerge(*stack, *into, context.system.rule(Topic::Stacks)))
        return *refusal;
    if (Check refusal = checkCount("units", into->units->size() + stack->units->size(), limits::unitsOfStack))
        return *refusal;
    Stack merged = *into;
    std::vector<Unit>& units = merged.units.edit();
    units.insert(units.end(), stack->units->begin(), stack->units->end());
    if (Check refusal = context.system.mayStack(units))
        return *refusal;
    takePending(*stack, merged);
    context.system.join(*stack, merged);
    settle(context, merged);
    return Changes{replacement(context.battle, into, std::move(merged)),
                   StackChange{stacks.position(stack->id), stack, nullptr}};
}

Outcome outcome(const Context& context, const SplitStack& action) {
    const StackPointer stack = context.battle.stacks.find(action.stack);
    if (!stack)
        return unknownStack(action.stack);
    if (Check refusal = checkMore(context.battle, 1, 0))
        return *refusal;
    if (Check refusal = checkSplit(context, *stack, action))
        return *refusal;
    const std::unordered_set<UnitId> chosen(action.units.begin(), action.units.end());
    if (chosen.size() == stack->units->size())
        return Refusal{Reason::WouldBeEmpty, context.system.rule(Topic::Stacks), {stack->name}, {}};
    Stack stays = *stack;
    Stack leaves = leaving(*stack, action);
    deal(*stack, chosen, stays, leaves);
    for (Stack* part : {&stays, &leaves}) {
        if (Check refusal = context.system.mayStack(*part->units))
            return *refusal;
        settle(context, *part);
    }
    const StackChange kept = replacement(context.battle, stack, std::move(stays));
    return Changes{kept,
                   StackChange{kept.position + 1, nullptr, std::make_shared<const Stack>(std::move(leaves))}};
}

} // namespace sf::battle::parts
