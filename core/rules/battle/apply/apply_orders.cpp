// SPDX-License-Identifier: GPL-3.0-or-later
// A stack's settings: order of its units, posture, leader, screening, modifiers, special bonus.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/limits.h"

#include <algorithm>
#include <set>

namespace sf::battle::apply_steps {

Outcome outcome(const Context& context, const StackPointer& stack, const SwapUnits& action) {
    for (const UnitId& id : {action.first, action.second})
        if (!stack->find(id))
            return unknownUnit(id, action.stack);
    if (action.first == action.second)
        return Refusal{};
    if (Check refusal = context.system.maySwap(context.battle, *stack, *stack->find(action.first),
                                               *stack->find(action.second)))
        return *refusal;
    Stack swapped = *stack;
    std::vector<Unit>& units = swapped.units.edit();
    std::iter_swap(std::ranges::find(units, action.first, &Unit::id),
                   std::ranges::find(units, action.second, &Unit::id));
    settle(context, swapped);
    return replaced(context.battle, stack, std::move(swapped));
}

Outcome outcome(const Context& context, const StackPointer& stack, const SetPosture& action) {
    Stack after = *stack;
    if (Check refusal = context.system.take(after, action.posture))
        return *refusal;
    return replaced(context.battle, stack, std::move(after));
}

Outcome outcome(const Context& context, const StackPointer& stack, const SetLeader& action) {
    if (action.leader) {
        const Unit* unit = stack->find(*action.leader);
        if (!unit)
            return unknownUnit(*action.leader, action.stack);
        if (Check refusal = context.system.mayLead(*stack, action.leader))
            return *refusal;
        if (!unit->isAlive())
            return Refusal{
                Reason::NotAWarlord, context.system.rule(Topic::Leaders), {unit->id.text, stack->id.text}};
    }
    Stack after = *stack;
    after.leader = action.leader;
    return replaced(context.battle, stack, std::move(after));
}

Outcome outcome(const Context& context, const StackPointer& stack, const SetScreens& action) {
    Stack after = *stack;
    if (Check refusal = context.system.screen(context.battle, after, action.screens))
        return *refusal;
    return replaced(context.battle, stack, std::move(after));
}

Outcome outcome(const Context& context, const StackPointer& stack, const SetModifiers& action) {
    if (Check refusal = checkCount("modifiers", action.modifiers.size(), limits::modifiers))
        return *refusal;
    for (const Modifier& modifier : action.modifiers)
        if (Check refusal = checkText(modifier.name))
            return *refusal;
    Stack after = *stack;
    if (Check refusal = context.system.giveModifiers(after, action.modifiers))
        return *refusal;
    return replaced(context.battle, stack, std::move(after));
}

Outcome outcome(const Context& context, const StackPointer& stack, const OrderUnits& action) {
    if (Check refusal = context.system.mayOrder(*stack))
        return *refusal;
    const Refusal others{
        Reason::NotTheUnits, context.system.rule(Topic::StackingOrder), {action.stack.text}, {}};
    const std::set<UnitId> named(action.units.begin(), action.units.end());
    if (named.size() != action.units.size() || named.size() != stack->units->size())
        return others;
    Stack ordered = *stack;
    std::vector<Unit>& units = ordered.units.edit();
    units.clear();
    for (const UnitId& id : action.units) {
        const Unit* unit = stack->find(id);
        if (!unit)
            return others;
        units.push_back(*unit);
    }
    settle(context, ordered);
    return replaced(context.battle, stack, std::move(ordered));
}

Outcome outcome(const Context& context, const StackPointer& stack, const SetSpecialBonus& action) {
    Stack after = *stack;
    if (Check refusal = context.system.giveBonus(after, action.bonus))
        return *refusal;
    return replaced(context.battle, stack, std::move(after));
}

} // namespace sf::battle::apply_steps
