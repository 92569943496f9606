// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// What multiplier combat keeps about stacks and battles.
namespace sf::multiplier {

struct StackState : battle::StateOf<StackState, RuleSystem::Multiplier> {
    std::string specialBonus;            ///< as the decimal was written; empty: 1 (MUL-5)
    std::optional<int> defendedThisTurn; ///< in how many combats (MUL-5)
    bool attackedThisTurn = false;       ///< MUL-0

    void rest() override;
    void splitOff() override { specialBonus.clear(); }
    void duplicate() override { rest(); }
    std::vector<std::string_view> settings() const override;
    bool operator==(const StackState&) const = default;
};

struct TurnState : battle::StateOf<TurnState, RuleSystem::Multiplier> {
    std::optional<int> side; ///< the side that moves and attacks; by default the first (MUL-0)

    void rest() override { side.reset(); }
    int sideToMove() const override { return side.value_or(0); }
    bool operator==(const TurnState&) const = default;
};

inline const StackState& stateOf(const battle::Stack& stack) {
    return stack.state.of<StackState>();
}
inline const TurnState& stateOf(const battle::Battle& battle) {
    return battle.state.of<TurnState>();
}

/// Calls `change(state)`.
template<std::invocable<StackState&> Change>
void editState(battle::Stack& stack, Change&& change) {
    stack.state.edit<StackState>(std::forward<Change>(change));
}
template<std::invocable<TurnState&> Change>
void editState(battle::Battle& battle, Change&& change) {
    battle.state.edit<TurnState>(std::forward<Change>(change));
}

} // namespace sf::multiplier
