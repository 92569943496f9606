// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

/// What Standard Mathamancy keeps about stacks.
namespace sf::smm {

struct StackState {
    static constexpr RuleSystem owner = RuleSystem::Smm;

    /// The order when the Square was last formed (SMM-18); empty: form it now.
    Shared<std::vector<battle::UnitId>> formed;

    void unitsChanged() { formed = {}; }
    void splitOff() { formed = {}; }
    void duplicate() { formed = {}; }
    void unshare() { formed = std::vector<battle::UnitId>(*formed); }
    bool operator==(const StackState&) const = default;
};

inline const StackState& stateOf(const battle::Stack& stack) {
    return stack.state.of<StackState>();
}

/// Calls `change(state)`.
template<std::invocable<StackState&> Change>
void editState(battle::Stack& stack, Change&& change) {
    stack.state.edit<StackState>(std::forward<Change>(change));
}

/// Sets the order of the Square; empty: it is to be formed.
inline void setFormed(battle::Stack& stack, std::vector<battle::UnitId> order) {
    editState(stack, [&](StackState& state) { state.formed = std::move(order); });
}

} // namespace sf::smm
