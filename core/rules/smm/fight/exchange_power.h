// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/combatant.h"

/// SMM-12, 14, 15, 20, 22, 30: AP and DP of one exchange out of a stack's own power.
namespace sf::smm {

/// What one stack's AP or DP comes to in an exchange: penalties first, never below 0, then the part that an
/// offensive or defensive Warlord adds, then bonuses.
class ExchangePower {
public:
    /// `base` is the stack's power without penalties.
    ExchangePower(const Combatant& combatant, Figure base);

    void addEdge(battle::Edge edge);
    void addRotations();
    /// Those for AP or for DP.
    void addModifiers(Stat power);
    void addScreen(const Combatant& screening);
    Figure figure() const;

private:
    void add(Term term);

    const Combatant& m_combatant;
    std::vector<Term> m_penalized; ///< the base and what is taken from it
    std::vector<Term> m_added;     ///< what no penalty touches
};

} // namespace sf::smm
