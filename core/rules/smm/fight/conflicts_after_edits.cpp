// SPDX-License-Identifier: GPL-3.0-or-later
// Updates Conflicts, orders and pending changes after edits between rounds.
// Declared in apply_steps.h.
#include "core/rules/battle/apply/apply_steps.h"

#include <algorithm>
#include <map>
#include <set>

namespace sf::battle::apply_steps {
namespace {

/// Follows units from stack to stack: a stack with a unit that fought is in that unit's Conflict.
class ConflictUpdater {
public:
    ConflictUpdater(const Battle& before, Battle after) : m_before(before), m_after(std::move(after)) {}
    /// Returns whether Conflicts or orders changed.
    bool run(const Changes& changes);
    const Battle& after() const { return m_after; }

private:
    /// Removed from the battle, or dead; while a round runs the dead may have yet to act.
    bool isGone(const StackId& id) const {
        const StackPointer stack = m_after.stacks.find(id);
        return !stack || (!isRoundRunning(m_after) && !stack->isAlive());
    }
    void followUnits(const Stack& stack);
    void enter(std::size_t conflict, const StackId& stack);
    void unite(std::size_t one, std::size_t other);
    void followMoved(const Changes& changes);
    void dropGone();
    void dropActions();
    void endConflicts();
    bool isOver(const Conflict& conflict) const;

    const Battle& m_before;
    Battle m_after;
    std::map<UnitId, std::size_t> m_fighting; ///< units of changed stacks, and the Conflict they were in
    std::map<UnitId, StackId> m_from;         ///< units of changed stacks, and the stack they were in
    std::set<std::size_t> m_touched;          ///< Conflicts that somebody entered, left or changed sides in
};

/// Takes the place of the stack that merged into it, if any. Initiative is computed when the Conflict goes
/// on.
void ConflictUpdater::enter(std::size_t conflict, const StackId& stack) {
    const std::optional<std::size_t> present = m_after.conflictOf(stack);
    if (present == conflict)
        return;
    if (present)
        return unite(std::min(*present, conflict), std::max(*present, conflict));
    Conflict& entered = m_after.conflicts.edit()[conflict];
    const auto gone = std::ranges::find_if(entered.stacks, [&](const StackId& id) { return isGone(id); });
    if (gone == entered.stacks.end())
        entered.stacks.push_back(stack);
    else
        *gone = stack;
    entered.initiative.clear();
    m_touched.insert(conflict);
}

/// The other stays behind empty until the end, so that indexes stay valid.
void ConflictUpdater::unite(std::size_t one, std::size_t other) {
    std::vector<Conflict>& conflicts = m_after.conflicts.edit();
    std::vector<StackId>& stacks = conflicts[one].stacks;
    stacks.insert(stacks.end(), conflicts[other].stacks.begin(), conflicts[other].stacks.end());
    conflicts[one].number = std::min(conflicts[one].number, conflicts[other].number);
    conflicts[one].initiative.clear();
    conflicts[other].stacks.clear();
    m_touched.insert({one, other});
    for (auto& [unit, conflict] : m_fighting)
        conflict = conflict == other ? one : conflict;
}

void ConflictUpdater::followUnits(const Stack& stack) {
    for (const Unit& unit : *stack.units)
        if (const auto fought = m_fighting.find(unit.id); fought != m_fighting.end())
            enter(fought->second, stack.id);
}

/// Orders follow a stack that merged into another (BAT-16), and who merged with a stack in a Conflict, or was
/// split from it, changes the Initiative there (BAT-4). It is computed when the Conflict goes on.
void ConflictUpdater::followMoved(const Changes& changes) {
    const auto clearInitiative = [&](const StackId& id) {
        if (const auto conflict = m_after.conflictOf(id))
            m_after.conflicts.edit()[*conflict].initiative.clear();
    };
    Mergers mergers;
    for (const Change& change : changes) {
        const auto* stack = std::get_if<StackChange>(&change);
        if (!stack || !stack->after)
            continue;
        for (const Unit& unit : *stack->after->units) {
            const auto from = m_from.find(unit.id);
            if (from == m_from.end() || from->second == stack->after->id)
                continue;
            clearInitiative(stack->after->id);
            clearInitiative(from->second);
            if (!m_after.stacks.find(from->second))
                mergers.insert_or_assign(from->second, stack->after->id);
        }
    }
    for (auto& [id, order] : m_after.orders.edit())
        follow(order, mergers);
}

bool ConflictUpdater::isOver(const Conflict& conflict) const {
    return std::ranges::all_of(conflict.stacks, [&](const StackId& id) {
        return !m_after.areOpposed(m_after.stacks.find(id)->side,
                                   m_after.stacks.find(conflict.stacks.front())->side);
    });
}

void ConflictUpdater::dropGone() {
    const auto gone = [&](const StackId& id) { return isGone(id); };
    std::vector<Conflict>& conflicts = m_after.conflicts.edit();
    for (std::size_t i = 0; i < conflicts.size(); ++i) {
        const std::size_t left =
            std::erase_if(conflicts[i].stacks, gone) +
            std::erase_if(conflicts[i].initiative, [&](const auto& entry) { return isGone(entry.first); });
        if (left > 0)
            m_touched.insert(i);
    }
    dropActions();
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

/// Rotation, posture and screening stay when the target or the destination is gone (BAT-16). Something that
/// is gone is no longer screened (SMM-16).
void ConflictUpdater::dropActions() {
    const auto isWithoutTarget = [&](const Order& order) {
        return (order.attack && isGone(*order.attack)) || (order.shoot && isGone(*order.shoot)) ||
               (order.advance && isGone(*order.advance)) ||
               (order.move && !m_after.map->contains(*order.move)) ||
               (order.flee && !m_after.map->contains(*order.flee));
    };
    Orders& orders = m_after.orders.edit();
    for (auto next = orders.begin(); next != orders.end();) {
        auto& [id, order] = *next;
        const bool isDropped = isWithoutTarget(order);
        if (isDropped)
            order = order.withoutAction();
        if (order.screens && !exists(m_after, *order.screens))
            order.screens = Screens();
        next = isGone(id) || (isDropped && order == Order()) ? orders.erase(next) : std::next(next);
    }
}

/// Ends those Conflicts that somebody entered or left and that have no opposing stacks.
void ConflictUpdater::endConflicts() {
    std::vector<Conflict>& conflicts = m_after.conflicts.edit();
    for (const std::size_t place : std::vector<std::size_t>(m_touched.rbegin(), m_touched.rend()))
        if (isOver(conflicts[place]))
            conflicts.erase(conflicts.begin() + static_cast<std::ptrdiff_t>(place));
}

bool ConflictUpdater::run(const Changes& changes) {
    for (const Change& change : changes) {
        const auto* stack = std::get_if<StackChange>(&change);
        if (!stack || !stack->before)
            continue;
        for (const Unit& unit : *stack->before->units)
            m_from.emplace(unit.id, stack->before->id);
        const auto conflict = m_before.conflictOf(stack->before->id);
        if (!conflict)
            continue;
        for (const Unit& unit : *stack->before->units)
            m_fighting.emplace(unit.id, *conflict);
        if (stack->after && stack->after->side != stack->before->side)
            m_touched.insert(*conflict);
    }
    for (const Change& change : changes)
        if (const auto* stack = std::get_if<StackChange>(&change); stack && stack->after)
            followUnits(*stack->after);
    followMoved(changes);
    dropGone();
    endConflicts();
    return !(m_after.conflicts == m_before.conflicts) || !(m_after.orders == m_before.orders);
}

/// In stacks that have left all Conflicts the changes that waited are made.
void release(const Context& context, const Battle& after, Changes& changes) {
    for (std::size_t position = 0; position < after.stacks.size(); ++position) {
        const StackPointer& stack = after.stacks[position];
        if (!context.battle.conflictOf(stack->id) || after.conflictOf(stack->id))
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

void updateConflicts(const Context& context, Changes& changes) {
    const Battle& battle = context.battle;
    const bool touchesPieces = std::ranges::any_of(changes, [](const Change& change) {
        return std::holds_alternative<StackChange>(change) || std::holds_alternative<MapChange>(change);
    });
    if (!touchesPieces || (battle.conflicts->empty() && battle.orders->empty()))
        return;
    Battle after = battle;
    redo(after, changes);
    if (!(after.conflicts == battle.conflicts))
        return; // the action has settled them itself, as the start of play does
    ConflictUpdater keeper(battle, std::move(after));
    if (!keeper.run(changes))
        return;
    release(context, keeper.after(), changes);
    changes.emplace_back(ProgressChange{progressOf(battle), progressOf(keeper.after())});
}

} // namespace sf::battle::apply_steps
