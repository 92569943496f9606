// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/stats.h"

#include <unordered_map>

/// SMM-11: stacks as a round of combat sees them from its beginning to its end.
namespace sf::smm {

/// Square and stats of one stack, frozen. Hits, place and facing are the battle's own and go on changing.
struct Combatant {
    battle::StackPointer stack; ///< as it was then
    std::size_t position = 0;   ///< in document order
    Square square;
    StackStats stats;
    int rotations = 0; ///< what it turned before acting in this round (SMM-20)

    bool isScreeningOutside() const {
        return square.posture() == battle::Posture::Screening && !square.screened();
    }
};

/// How the DR of a stack's units counts. `Once`, the highest of them, is for the simulation of a claim alone.
enum class ResistanceSum : std::uint8_t { Sum, Once };

using CombatantPointer = std::shared_ptr<const Combatant>;

class StackFactory;

/// The stacks of a battle, frozen together. Whom they screen, and what that is worth, is frozen with them, so
/// that a bonus outlasts the stack that gives it (SMM-22). Each is computed when somebody first asks for it.
class Frozen {
public:
    /// `then` is the battle at the moment of freezing. It and the factory outlive this; one factory is always
    /// used with the same `resistance`.
    explicit Frozen(const battle::Battle& then, ResistanceSum resistance = ResistanceSum::Sum);
    Frozen(const battle::Battle& then, ResistanceSum resistance, StackFactory& factory)
        : m_then(then), m_resistance(resistance), m_factory(factory) {}
    Frozen(const Frozen&) = delete;
    Frozen& operator=(const Frozen&) = delete;

    const battle::Battle& then() const { return m_then; }
    /// Null when nobody lived in it, or there was no such stack. Good until it turns.
    const Combatant* find(const battle::StackId& id) const;
    void rotate(const battle::StackId& id, int rotations);

    /// Those that screen the edge of the stack, clockwise around it from its facing, in document order within
    /// a hex (SMM-23). `defended` is the stack as it stands now.
    std::vector<const Combatant*> screensOf(const battle::Stack& defended, battle::Edge edge) const;
    /// Those that screen a stack of one unit (SMM-16), in the same order.
    std::vector<const Combatant*> screensOfUnit(const battle::Stack& defended) const;

private:
    CombatantPointer& place(const battle::StackId& id) const;
    /// Stacks in screening posture, found once.
    const std::vector<battle::StackPointer>& screening() const;
    template<class Screens>
    std::vector<const Combatant*> clockwise(const battle::Stack& defended, Screens&& screens) const;

    const battle::Battle& m_then;
    ResistanceSum m_resistance;
    StackFactory& m_factory;
    mutable std::unordered_map<battle::StackId, CombatantPointer> m_combatants; ///< null: nobody lives
    mutable std::optional<std::vector<battle::StackPointer>> m_screening;
};

} // namespace sf::smm
