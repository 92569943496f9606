// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/running_round.h"

/// What Stack Management Mechanics keeps about battles.
namespace sf::smm {

struct BattleState : battle::StateOf<BattleState, RuleSystem::Smm> {
    SharedOptional<const RunningRound> running; ///< null between rounds

    bool isRunning() const override { return static_cast<bool>(running); }
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
