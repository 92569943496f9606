// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/running_round.h"

/// What Stack Management Mechanics keeps about battles.
namespace sf::smm {

/// Stacks that fight each other (SMM-24), with their Initiative, computed when the last one joined (SMM-11).
struct Conflict {
    std::vector<battle::StackId> stacks;
    std::vector<std::pair<battle::StackId, std::int64_t>> initiative;
    Unknown unknown;
    int number = 0; ///< its name as long as it lives, from 1; 0: none yet (SMM-24)
    bool operator==(const Conflict&) const = default;
};
/// The least number that none of the Conflicts has, nor `others`.
int freeConflictNumber(const std::vector<Conflict>& conflicts, const std::vector<int>& others = {});
/// Returns the index of the stack's Conflict, or nothing if it is in none.
std::optional<std::size_t> conflictOf(const std::vector<Conflict>& conflicts, const battle::StackId& stack);
/// Numbers the Conflicts that have no number yet.
void numberConflicts(std::vector<Conflict>& conflicts);

struct BattleState : battle::StateOf<BattleState, RuleSystem::Smm> {
    Shared<std::vector<Conflict>> conflicts;
    SharedOptional<const RunningRound> running; ///< null between rounds

    bool isRunning() const override { return static_cast<bool>(running); }
    battle::Fights fights() const override;
    bool isFighting(const battle::StackId& stack) const override {
        return conflictOf(*conflicts, stack).has_value();
    }
    /// Removed stacks leave their Conflicts, and stacks that merge with or split from a stack in a Conflict
    /// are in it too.
    void piecesChanged(const battle::Edit& edit, const battle::Battle& after) override;
    PartEdit editTo(const std::shared_ptr<const StatePart>& after) const override;
    bool hasSameFights(const StatePart& other) const override {
        return conflicts.isSameAs(static_cast<const BattleState&>(other).conflicts);
    }
    void unshare() override { conflicts = std::vector<Conflict>(*conflicts); }
    bool operator==(const BattleState&) const = default;
};

inline const BattleState& stateOf(const battle::Battle& battle) {
    return battle.state.of<BattleState>();
}
/// Calls `change(state)`.
template<std::invocable<BattleState&> Change>
void editState(battle::Battle& battle, Change&& change) {
    battle.state.edit<BattleState>(std::forward<Change>(change));
}

inline const std::vector<Conflict>& conflictsOf(const battle::Battle& battle) {
    return *stateOf(battle).conflicts;
}
inline std::optional<std::size_t> conflictOf(const battle::Battle& battle, const battle::StackId& stack) {
    return conflictOf(conflictsOf(battle), stack);
}
inline void setConflicts(battle::Battle& battle, std::vector<Conflict> conflicts) {
    editState(battle, [&](BattleState& state) { state.conflicts = std::move(conflicts); });
}
/// Calls `change(conflicts)`.
template<std::invocable<std::vector<Conflict>&> Change>
void editConflicts(battle::Battle& battle, Change&& change) {
    editState(battle, [&](BattleState& state) { change(state.conflicts.edit()); });
}

/// Null between rounds.
inline const SharedOptional<const RunningRound>& runningRound(const battle::Battle& battle) {
    return stateOf(battle).running;
}
/// Returns whether the stack has acted, or won't act, in the round that is running.
inline bool hasActed(const battle::Battle& battle, const battle::StackId& stack) {
    return runningRound(battle) && runningRound(battle)->acted.contains(stack);
}
/// Null ends it.
inline void setRunning(battle::Battle& battle, std::shared_ptr<const RunningRound> running) {
    if (running || runningRound(battle))
        editState(battle, [&](BattleState& state) { state.running = std::move(running); });
}

} // namespace sf::smm
