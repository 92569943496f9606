// SPDX-License-Identifier: GPL-3.0-or-later
// Updates what rule systems keep about the battle, orders and pending changes after edits between rounds.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"

#include <algorithm>

namespace sf::battle::apply_steps {
namespace {

/// The stacks that merged into others, and those they are in now.
Mergers mergersIn(const Changes& changes) {
    Mergers mergers;
    for (const Change& one : changes)
        if (const auto* gone = std::get_if<StackChange>(&one); gone && !gone->after)
            for (const Change& other : changes)
                if (const auto* into = std::get_if<StackChange>(&other);
                    into && into->after && into->after->find(gone->before->units->front().id))
                    mergers.insert_or_assign(gone->before->id, into->after->id);
    return mergers;
}

/// Removed from the battle, or dead; while a round runs the dead may have yet to act.
bool isGone(const Battle& battle, const StackId& id) {
    const StackPointer stack = battle.stacks.find(id);
    return !stack || (!isRoundRunning(battle) && !stack->isAlive());
}

/// Whether the document still has what a stack is ordered to screen.
bool exists(const Battle& battle, const Screens& screens) {
    if (const auto* unit = std::get_if<UnitId>(&screens))
        return std::ranges::any_of(battle.stacks,
                                   [&](const StackPointer& stack) { return stack->find(*unit); });
    if (const auto* structure = std::get_if<StructureId>(&screens))
        return battle.map->find(*structure);
    const auto* edge = std::get_if<ScreenedEdge>(&screens);
    return !edge || battle.stacks.find(edge->stack);
}

/// Orders follow a stack that merged into another. Rotation, posture and screening stay when the target or
/// the destination is gone (BAT-16). Something that is gone is no longer screened (SMM-16).
void settleOrders(Battle& battle, const Mergers& mergers) {
    const auto isWithoutTarget = [&](const Order& order) {
        return (order.attack && isGone(battle, *order.attack)) ||
               (order.shoot && isGone(battle, *order.shoot)) ||
               (order.advance && isGone(battle, *order.advance)) ||
               (order.move && !battle.map->contains(*order.move)) ||
               (order.flee && !battle.map->contains(*order.flee));
    };
    Orders& orders = battle.orders.edit();
    for (auto next = orders.begin(); next != orders.end();) {
        auto& [id, order] = *next;
        follow(order, mergers);
        const bool isDropped = isWithoutTarget(order);
        if (isDropped)
            order = order.withoutAction();
        if (order.screens && !exists(battle, *order.screens))
            order.screens = Screens();
        next = isGone(battle, id) || (isDropped && order == Order()) ? orders.erase(next) : std::next(next);
    }
}

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

void settle(const Context& context, Changes& changes) {
    const Battle& battle = context.battle;
    const bool touchesPieces = std::ranges::any_of(changes, [](const Change& change) {
        return std::holds_alternative<StackChange>(change) || std::holds_alternative<MapChange>(change);
    });
    if (!touchesPieces)
        return;
    SystemState state = battle.state;
    for (const Change& change : changes)
        if (const auto* progress = std::get_if<ProgressChange>(&change))
            state = progress->after->state;
    const bool isOther = state.change(&StatePart::piecesChanged, Edit{battle, changes});
    if (!isOther && battle.orders->empty())
        return;
    Battle after = battle;
    redo(after, changes);
    after.state = std::move(state);
    const Shared<Orders> given = after.orders;
    settleOrders(after, mergersIn(changes));
    if (!isOther && after.orders == given)
        return;
    release(context, after, changes);
    changes.emplace_back(ProgressChange{progressOf(battle), progressOf(after)});
}

} // namespace sf::battle::apply_steps
