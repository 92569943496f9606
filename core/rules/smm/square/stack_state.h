// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

/// What Stack Management Mechanics keeps about stacks.
namespace sf::smm {

/// What a unit will become once its stack is out of Conflict (SMM-29): its kind and its own traits.
struct PendingUnit {
    battle::UnitId unit; ///< empty: unknown to this program, only preserved
    std::string kind;
    SharedOptional<battle::Traits> own; ///< null if it will have no own traits
    Unknown unknown;
    bool operator==(const PendingUnit&) const = default;
};

struct StackState : battle::StateOf<StackState, RuleSystem::Smm> {
    battle::Posture posture = battle::Posture::Neutral; ///< SMM-13
    /// The order when the Square was last formed (SMM-18); empty: form it now.
    std::vector<battle::UnitId> formed;
    /// One change per unit, waiting for the Conflict's end (SMM-29).
    std::vector<PendingUnit> pending;
    battle::Screens screens;                 ///< SMM-16
    Unknown screensUnknown;                  ///< unknown members of `screens`, as JSON text
    std::vector<battle::Modifier> modifiers; ///< SMM-30

    /// If the screens differ, unknown members of the old ones are discarded.
    void setScreens(battle::Screens others);

    /// The Square is to be formed, and changes of units that have left are dropped.
    void unitsChanged(const battle::Stack& stack) override;
    /// Nothing that is gone is screened.
    void forget(const battle::Pieces& gone) override;
    int usesOf(std::string_view kind) const override;
    void renameKind(std::string_view kind, std::string_view name) override;
    /// The new stack is neutral, forms its own Square and screens nothing. Pending changes of units move with
    /// them, and both have the modifiers.
    void splitOff() override;
    /// The posture and the modifiers stay.
    void duplicate() override;
    std::vector<std::string_view> settings() const override;
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

/// Returns whether a modifier prevents it from acting (SMM-30).
bool cannotAct(const battle::Stack& stack);

inline void setPosture(battle::Stack& stack, battle::Posture posture) {
    if (stateOf(stack).posture != posture)
        editState(stack, [&](StackState& state) { state.posture = posture; });
}

/// Sets the order of the Square; empty: it is to be formed.
inline void setFormed(battle::Stack& stack, std::vector<battle::UnitId> order) {
    editState(stack, [&](StackState& state) { state.formed = std::move(order); });
}

/// Sets what the stack screens.
inline void setScreens(battle::Stack& stack, battle::Screens screens) {
    if (!(stateOf(stack).screens == screens))
        editState(stack, [&](StackState& state) { state.setScreens(std::move(screens)); });
}

inline void setModifiers(battle::Stack& stack, std::vector<battle::Modifier> modifiers) {
    editState(stack, [&](StackState& state) { state.modifiers = std::move(modifiers); });
}

} // namespace sf::smm
