// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"

#include "core/rules/battle/pieces.h"

namespace sf::battle::apply_steps {
namespace {

/// What the changes remove from the battle; moving to another stack does not count.
struct Gone : Pieces {
    explicit Gone(const Changes& changes) {
        for (const Change& change : changes)
            if (const auto* stack = std::get_if<StackChange>(&change))
                leave(*stack);
            else if (const auto* map = std::get_if<MapChange>(&change))
                leave(*map);
        for (const Change& change : changes)
            if (const auto* stack = std::get_if<StackChange>(&change); stack && stack->after)
                for (const Unit& unit : *stack->after->units)
                    units.erase(unit.id);
    }

private:
    void leave(const StackChange& change) {
        if (!change.before || (change.after && change.after->units.isSameAs(change.before->units)))
            return;
        for (const Unit& unit : *change.before->units)
            units.insert(unit.id);
        if (!change.after)
            stacks.insert(change.before->id);
    }
    void leave(const MapChange& change) {
        for (const Structure& structure : change.before->structures())
            if (!change.after->find(structure.id))
                structures.insert(structure.id);
    }
};

/// Null if the stack names none of them.
StackPointer without(const Pieces& gone, const Stack& stack) {
    SystemState state = stack.state;
    if (!state.change(&StatePart::forget, gone))
        return nullptr;
    auto free = std::make_shared<Stack>(stack);
    free->state = std::move(state);
    return free;
}

} // namespace

void forgetGone(const Battle& battle, Changes& changes) {
    const Gone gone(changes);
    if (gone.empty())
        return;
    std::unordered_set<StackId> changed;
    for (Change& change : changes)
        if (auto* stack = std::get_if<StackChange>(&change)) {
            changed.insert(stack->before ? stack->before->id : stack->after->id);
            if (StackPointer free = stack->after ? without(gone, *stack->after) : nullptr)
                stack->after = std::move(free);
        }
    Changes released;
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const StackPointer& stack = battle.stacks[position];
        if (StackPointer free = changed.contains(stack->id) ? nullptr : without(gone, *stack))
            released.emplace_back(StackChange{position, stack, std::move(free)});
    }
    // In front, while every stack is still at its old position.
    changes.insert(changes.begin(), released.begin(), released.end());
}

} // namespace sf::battle::apply_steps
