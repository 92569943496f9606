// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/stack_factory.h"
#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stats.h"

#include <unordered_map>

/// SMM-11: the stacks as a round of combat sees them from beginning to end.
namespace sf::smm {

/// One stack's frozen Square and stats. Its hits, hex and facing stay with the battle and keep changing.
struct Combatant {
    battle::StackPointer stack; ///< at the time of freezing
    std::size_t position = 0;   ///< in document order
    Square square;
    StackStats stats;
    int rotations = 0; ///< rotations before acting in this round (SMM-20)

    bool isScreeningOutside() const {
        return square.posture() == battle::Posture::Screening && !square.screened();
    }
};

/// The stacks of a battle, frozen together. Their screening and its bonus are frozen too, so that a bonus
/// outlasts the stack that gives it (SMM-22). Each is computed on first use.
class Frozen {
public:
    /// `then` is the battle at the moment of freezing. It and the factory must outlive this object; a factory
    /// must always be used with the same `resistance`.
    explicit Frozen(const battle::Battle& then, ResistanceSum resistance = ResistanceSum::Sum);
    Frozen(const battle::Battle& then, ResistanceSum resistance, StackFactory& factory)
        : m_then(then), m_resistance(resistance), m_factory(factory) {}
    Frozen(const Frozen&) = delete;
    Frozen& operator=(const Frozen&) = delete;

    const battle::Battle& then() const { return m_then; }
    /// Returns null if there was no such stack or nobody in it was alive. Valid until the stack rotates.
    const Combatant* find(const battle::StackId& id) const;
    void rotate(const battle::StackId& id, int rotations);

    /// The stacks that screen the edge, clockwise around the stack from its facing, in document order within
    /// a hex (SMM-23). `defended` is the stack in its present state.
    std::vector<const Combatant*> screensOf(const battle::Stack& defended, battle::Edge edge) const;
    /// Those that screen a stack of one unit (SMM-16), in the same order.
    std::vector<const Combatant*> screensOfUnit(const battle::Stack& defended) const;

private:
    CombatantPointer& place(const battle::StackId& id) const;
    /// The stacks in screening posture, computed once.
    const std::vector<battle::StackPointer>& screening() const;
    template<class Screens>
    std::vector<const Combatant*> clockwise(const battle::Stack& defended, Screens&& screens) const;

    const battle::Battle& m_then;
    ResistanceSum m_resistance;
    StackFactory& m_factory;
    mutable std::unordered_map<battle::StackId, CombatantPointer> m_combatants; ///< null: nobody is alive
    mutable std::optional<std::vector<battle::StackPointer>> m_screening;
};

} // namespace sf::smm
