// SPDX-License-Identifier: GPL-3.0-or-later
// Updates what rule systems keep about the battle, plans and pending changes after edits between rounds.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"

#include <algorithm>

namespace sf::battle::apply_steps {
namespace {

/// In stacks that don't fight any more the changes that waited are made.
void release(const Context& context, const Battle& after, Changes& changes) {
    for (std::size_t position = 0; position < after.stacks.size(); ++position) {
        const StackPointer& stack = after.stacks[position];
        if (!context.battle.state.isFighting(stack->id) || after.state.isFighting(stack->id))
            continue;
        Stack freed = *stack;
        context.system.makeDelayed(freed, after);
        freed.state.change(&StatePart::unitsChanged, freed);
        if (!(freed == *stack))
            changes.emplace_back(
                StackChange{position, stack, std::make_shared<const Stack>(std::move(freed))});
    }
}

} // namespace

bool isOrderDropped(const Battle& after, const StackId& told) {
    const StackPointer stack = after.stacks.find(told);
    return stack && stack->isOnMap() && !after.plans.tells(told);
}

void settle(const Context& context, const Action& action, Changes& changes) {
    const Battle& battle = context.battle;
    const bool touchesPieces = std::ranges::any_of(changes, [](const Change& change) {
        return std::holds_alternative<StackChange>(change) || std::holds_alternative<MapChange>(change);
    });
    if (!touchesPieces || (battle.state.fights().empty() && battle.plans.isEmpty()))
        return;
    Battle after = battle;
    redo(after, changes);
    const bool isStateOther = after.state.change(&StatePart::piecesChanged, Edit{battle, changes}, after);
    const bool arePlansOther = after.plans.change(&StatePart::follow, successionsOf(action, after));
    if (!after.plans.change(&StatePart::dropGone, after) && !arePlansOther && !isStateOther)
        return;
    release(context, after, changes);
    changes.emplace_back(ProgressChange{progressOf(battle), progressOf(after)});
}

} // namespace sf::battle::apply_steps
