// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/stats.h"

#include <deque>
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

/// The stacks that were frozen together. Whom they screen, and what that is worth, is frozen with them, so
/// that a bonus outlasts the stack that gives it (SMM-22).
class Frozen {
public:
    /// Passes over a stack in which nobody lives, and one that is frozen already.
    void add(const battle::Battle& battle, const battle::StackId& id);
    /// Every stack of the battle.
    static Frozen all(const battle::Battle& battle);
    /// The stacks of one attack: both, and those of their sides near enough to screen them.
    static Frozen around(const battle::Battle& battle, const battle::StackId& attacker,
                         const battle::StackId& target);

    /// Null when the stack was not frozen.
    const Combatant* find(const battle::StackId& id) const;
    void rotate(const battle::StackId& id, int rotations);

    /// Those that screen the edge of the stack, clockwise around it from its facing, in document order within
    /// a hex (SMM-23). `defended` is the stack as it stands now.
    std::vector<const Combatant*> screensOf(const battle::Stack& defended, battle::Edge edge) const;
    /// Those that screen a stack of one unit (SMM-16), in the same order.
    std::vector<const Combatant*> screensOfUnit(const battle::Stack& defended) const;

private:
    template<class Screens>
    std::vector<const Combatant*> clockwise(const battle::Stack& defended, Screens&& screens) const;

    std::deque<Combatant> m_combatants;
    std::unordered_map<battle::StackId, std::size_t> m_index;
};

} // namespace sf::smm
