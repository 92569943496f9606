// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"

#include <unordered_set>

namespace sf::battle::apply_steps {
namespace {

/// What the changes remove from the battle; moving to another stack does not count.
struct Gone {
    std::unordered_set<UnitId> units;
    std::unordered_set<StackId> stacks;
    std::unordered_set<StructureId> structures;

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
    bool isNothing() const { return units.empty() && stacks.empty() && structures.empty(); }

    bool operator()(std::monostate) const { return false; }
    bool operator()(const UnitId& unit) const { return units.contains(unit); }
    bool operator()(const StructureId& structure) const { return structures.contains(structure); }
    bool operator()(const ScreenedEdge& edge) const { return stacks.contains(edge.stack); }

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

StackPointer withoutScreens(const Stack& stack) {
    auto free = std::make_shared<Stack>(stack);
    free->setScreens(std::monostate{});
    return free;
}

} // namespace

void releaseScreens(const Battle& battle, Changes& changes) {
    const Gone gone(changes);
    if (gone.isNothing())
        return;
    std::unordered_set<StackId> changed;
    for (Change& change : changes)
        if (auto* stack = std::get_if<StackChange>(&change)) {
            changed.insert(stack->before ? stack->before->id : stack->after->id);
            if (stack->after && std::visit(gone, stack->after->screens))
                stack->after = withoutScreens(*stack->after);
        }
    Changes released;
    for (std::size_t position = 0; position < battle.stacks.size(); ++position) {
        const StackPointer& stack = battle.stacks[position];
        if (!changed.contains(stack->id) && std::visit(gone, stack->screens))
            released.emplace_back(StackChange{position, stack, withoutScreens(*stack)});
    }
    // In front, while every stack is still at its old position.
    changes.insert(changes.begin(), released.begin(), released.end());
}

} // namespace sf::battle::apply_steps
