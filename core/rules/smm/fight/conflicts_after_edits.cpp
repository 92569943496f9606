// SPDX-License-Identifier: GPL-3.0-or-later
// Updates Conflicts after edits between rounds.
// Declared in battle_state.h.
#include "core/rules/battle/change.h"
#include "core/rules/smm/fight/battle_state.h"

#include <algorithm>
#include <map>
#include <set>

namespace sf::smm {
namespace {

using battle::Battle;
using battle::Change;
using battle::StackChange;
using battle::StackId;
using battle::StackPointer;
using battle::Unit;
using battle::UnitId;

/// Follows units from stack to stack: a stack with a unit that fought is in that unit's Conflict.
class ConflictUpdater {
public:
    ConflictUpdater(std::vector<Conflict>& conflicts, const Battle& after)
        : m_conflicts(conflicts), m_after(after) {}
    void run(const battle::Changes& changes);

private:
    /// Removed from the battle, or dead; while a round runs the dead may have yet to act.
    bool isGone(const StackId& id) const {
        const StackPointer stack = m_after.stacks.find(id);
        return !stack || (!battle::isRoundRunning(m_after) && !stack->isAlive());
    }
    void followUnits(const battle::Stack& stack);
    void enter(std::size_t conflict, const StackId& stack);
    void unite(std::size_t one, std::size_t other);
    void followMoved(const battle::Changes& changes);
    void dropGone();
    void endConflicts();
    bool isOver(const Conflict& conflict) const;

    std::vector<Conflict>& m_conflicts;
    const Battle& m_after;
    std::map<UnitId, std::size_t> m_fighting; ///< units of changed stacks, and the Conflict they were in
    std::map<UnitId, StackId> m_from;         ///< units of changed stacks, and the stack they were in
    std::set<std::size_t> m_touched;          ///< Conflicts that somebody entered, left or changed sides in
};

/// Takes the place of the stack that merged into it, if any. Initiative is computed when the Conflict goes
/// on.
void ConflictUpdater::enter(std::size_t conflict, const StackId& stack) {
    const std::optional<std::size_t> present = conflictOf(m_conflicts, stack);
    if (present == conflict)
        return;
    if (present)
        return unite(std::min(*present, conflict), std::max(*present, conflict));
    Conflict& entered = m_conflicts[conflict];
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
    std::vector<StackId>& stacks = m_conflicts[one].stacks;
    stacks.insert(stacks.end(), m_conflicts[other].stacks.begin(), m_conflicts[other].stacks.end());
    m_conflicts[one].number = std::min(m_conflicts[one].number, m_conflicts[other].number);
    m_conflicts[one].initiative.clear();
    m_conflicts[other].stacks.clear();
    m_touched.insert({one, other});
    for (auto& [unit, conflict] : m_fighting)
        conflict = conflict == other ? one : conflict;
}

void ConflictUpdater::followUnits(const battle::Stack& stack) {
    for (const Unit& unit : *stack.units)
        if (const auto fought = m_fighting.find(unit.id); fought != m_fighting.end())
            enter(fought->second, stack.id);
}

/// Who merged with a stack in a Conflict, or was split from it, changes the Initiative there (BAT-4). It is
/// computed when the Conflict goes on.
void ConflictUpdater::followMoved(const battle::Changes& changes) {
    const auto clearInitiative = [&](const StackId& id) {
        if (const auto conflict = conflictOf(m_conflicts, id))
            m_conflicts[*conflict].initiative.clear();
    };
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
        }
    }
}

bool ConflictUpdater::isOver(const Conflict& conflict) const {
    return std::ranges::all_of(conflict.stacks, [&](const StackId& id) {
        return !m_after.areOpposed(m_after.stacks.find(id)->side,
                                   m_after.stacks.find(conflict.stacks.front())->side);
    });
}

void ConflictUpdater::dropGone() {
    const auto gone = [&](const StackId& id) { return isGone(id); };
    for (std::size_t i = 0; i < m_conflicts.size(); ++i) {
        const std::size_t left =
            std::erase_if(m_conflicts[i].stacks, gone) +
            std::erase_if(m_conflicts[i].initiative, [&](const auto& entry) { return isGone(entry.first); });
        if (left > 0)
            m_touched.insert(i);
    }
}

/// Ends those Conflicts that somebody entered or left and that have no opposing stacks.
void ConflictUpdater::endConflicts() {
    for (const std::size_t place : std::vector<std::size_t>(m_touched.rbegin(), m_touched.rend()))
        if (isOver(m_conflicts[place]))
            m_conflicts.erase(m_conflicts.begin() + static_cast<std::ptrdiff_t>(place));
}

void ConflictUpdater::run(const battle::Changes& changes) {
    for (const Change& change : changes) {
        const auto* stack = std::get_if<StackChange>(&change);
        if (!stack || !stack->before)
            continue;
        for (const Unit& unit : *stack->before->units)
            m_from.emplace(unit.id, stack->before->id);
        const auto conflict = conflictOf(m_conflicts, stack->before->id);
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
}

} // namespace

void BattleState::piecesChanged(const battle::Edit& edit, const Battle& after) {
    // Some actions have settled them themselves, as the start of play does.
    if (!conflicts->empty() && conflicts == stateOf(edit.before).conflicts)
        ConflictUpdater(conflicts.edit(), after).run(edit.changes);
}

} // namespace sf::smm
