// SPDX-License-Identifier: GPL-3.0-or-later
// Units of a stack: adding, removing, editing.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/limits.h"

#include <algorithm>
#include <unordered_set>

namespace sf::battle::apply_steps {
namespace {

/// The stack with other units, if these may share a stack.
Outcome withUnits(const Context& context, const StackPointer& before, std::vector<Unit> units) {
    if (Check refusal = context.system.mayStack(units))
        return *refusal;
    Stack after = *before;
    after.units = std::move(units);
    settle(context, after);
    return replaced(context.battle, before, std::move(after));
}

Check checkEdited(const Context& context, Unit& unit) {
    const UnitKind* kind = unit.kind.empty() ? nullptr : context.battle.kind(unit.kind);
    if (!unit.kind.empty() && !kind)
        return Refusal{Reason::UnknownKind, {}, {unit.kind}};
    if (Check refusal = checkText(unit.name))
        return refusal;
    resolve(unit, kind);
    return checkUnit(context, unit);
}

/// Changes name and hits left at once, and keeps the rest, which waits in `after`.
Outcome editedInFight(const Context& context, const StackPointer& stack, Stack after, const Unit& old,
                      const Unit& edited) {
    Unit now = old;
    now.name = edited.name;
    now.hitsLeft = std::min(edited.hitsLeft, old[Number::Hits]);
    if (isRoundRunning(context.battle) && now.hitsLeft != old.hitsLeft)
        return Refusal{Reason::RoundRunning, context.system.rule(Topic::PendingUnits)};
    if (!(now == old))
        after.units.edit()[static_cast<std::size_t>(&old - stack->units->data())] = std::move(now);
    return replaced(context.battle, stack, std::move(after));
}

} // namespace

Outcome outcome(const Context& context, const StackPointer& stack, const AddUnits& action) {
    if (action.units.empty())
        return Refusal{Reason::NothingChosen};
    if (Check refusal = checkMore(context.battle, 0, action.units.size()))
        return *refusal;
    if (Check refusal = checkCount("units", stack->units->size() + action.units.size(), limits::unitsOfStack))
        return *refusal;
    std::vector<Unit> fresh = action.units;
    if (Check refusal = admit(context, fresh))
        return *refusal;
    std::vector<Unit> units = *stack->units;
    std::ranges::move(fresh, std::back_inserter(units));
    return withUnits(context, stack, std::move(units));
}

Outcome outcome(const Context& context, const StackPointer& stack, const RemoveUnits& action) {
    if (action.units.empty())
        return Refusal{Reason::NothingChosen};
    for (const UnitId& unit : action.units)
        if (!stack->find(unit))
            return unknownUnit(unit, action.stack);
    const std::unordered_set<UnitId> gone(action.units.begin(), action.units.end());
    if (gone.size() == stack->units->size())
        return Refusal{Reason::WouldBeEmpty, context.system.rule(Topic::Stacks), {stack->name}};
    std::vector<Unit> units = *stack->units;
    std::erase_if(units, [&](const Unit& unit) { return gone.contains(unit.id); });
    return withUnits(context, stack, std::move(units));
}

Outcome outcome(const Context& context, const StackPointer& stack, const EditUnit& action) {
    const auto old = std::ranges::find(*stack->units, action.unit.id, &Unit::id);
    if (old == stack->units->end())
        return unknownUnit(action.unit.id, action.stack);
    Unit unit = action.unit;
    if (unit.own && unit.own->isEmpty())
        unit.own = nullptr;
    unit.unknown = old->unknown;
    if (Check refusal = checkEdited(context, unit))
        return *refusal;
    if (isRoundRunning(context.battle) && !context.battle.state.isFighting(action.stack))
        return Refusal{Reason::RoundRunning,
                       context.system.rule(Topic::PendingUnits)}; // nobody may heal during a round
    if (Stack after = *stack;
        context.battle.state.isFighting(action.stack) && context.system.delay(after, *old, unit))
        return editedInFight(context, stack, std::move(after), *old, unit);
    if (unit == *old)
        return Refusal{};
    std::vector<Unit> units = *stack->units;
    units[static_cast<std::size_t>(old - stack->units->begin())] = std::move(unit);
    return withUnits(context, stack, std::move(units));
}

} // namespace sf::battle::apply_steps
