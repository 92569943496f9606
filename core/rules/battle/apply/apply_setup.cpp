// SPDX-License-Identifier: GPL-3.0-or-later
// Adding, removing and naming stacks, and giving them to a side.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"
#include "core/rules/limits.h"

#include <algorithm>

namespace sf::battle::apply_steps {
namespace {

Check checkSide(const Battle& battle, int side) {
    const int count = static_cast<int>(battle.sides.size());
    if (side < 0 || side >= count)
        return badNumber("side", side, 0, count - 1);
    return std::nullopt;
}

Check checkNewStack(const Context& context, const Stack& stack) {
    const Battle& battle = context.battle;
    if (Check refusal = checkWord(stack.id.text))
        return refusal;
    if (battle.stacks.find(stack.id))
        return Refusal{Reason::IdTaken, {}, {stack.id.text}};
    if (Check refusal = checkText(stack.name))
        return refusal;
    if (Check refusal = checkSide(battle, stack.side))
        return refusal;
    if (!battle.map->contains(stack.hex))
        return Refusal{Reason::OffTheMap};
    if (stack.units->empty())
        return Refusal{Reason::WouldBeEmpty, context.system.rule(Topic::Stacks), {stack.name}};
    return std::nullopt;
}

} // namespace

Outcome outcome(const Context& context, const AddStack& action) {
    if (Check refusal = checkMore(context.battle, 1, action.stack.units->size()))
        return *refusal;
    if (Check refusal = checkCount("units", action.stack.units->size(), limits::unitsOfStack))
        return *refusal;
    if (Check refusal = checkNewStack(context, action.stack))
        return *refusal;
    Stack stack = action.stack;
    if (Check refusal = admit(context, stack.units.edit()))
        return *refusal;
    if (Check refusal = context.system.mayStack(*stack.units))
        return *refusal;
    if (stack.leader)
        if (Check refusal = context.system.mayLead(stack, stack.leader))
            return *refusal;
    const std::size_t end = context.battle.stacks.size();
    return Changes{StackChange{std::min(action.position.value_or(end), end), nullptr,
                               std::make_shared<const Stack>(std::move(stack))}};
}

Outcome outcome(const Context& context, const StackPointer& stack, const RemoveStack& action) {
    return Changes{StackChange{context.battle.stacks.position(action.stack), stack, nullptr}};
}

Outcome outcome(const Context& context, const StackPointer& stack, const RenameStack& action) {
    if (Check refusal = checkText(action.name))
        return *refusal;
    Stack after = *stack;
    after.name = action.name;
    return replaced(context.battle, stack, std::move(after));
}

Outcome outcome(const Context& context, const StackPointer& stack, const SetStackSide& action) {
    if (Check refusal = checkSide(context.battle, action.side))
        return *refusal;
    Stack after = *stack;
    after.side = action.side;
    return replaced(context.battle, stack, std::move(after));
}

} // namespace sf::battle::apply_steps
