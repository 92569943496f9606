// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/combatant.h"

/// SMM-12, 14, 15, 20, 22, 30: AP and DP of one exchange, derived from a stack's own power.
namespace sf::smm {

/// Computes a stack's AP or DP in an exchange: first penalties, never below 0, then the share of an offensive
/// or defensive Warlord, then bonuses.
class ExchangePower {
public:
    /// `base` is the stack's power before penalties.
    ExchangePower(const Combatant& combatant, Figure base);

    void addEdge(battle::Edge edge);
    void addRotations();
    /// Adds the modifiers that affect `power`, AP or DP.
    void addModifiers(Stat power);
    void addScreen(const Combatant& screening);
    Figure figure() const;

private:
    void add(Term term);

    const Combatant& m_combatant;
    std::vector<Term> m_penalized; ///< the base and its penalties
    std::vector<Term> m_added;     ///< what penalties don't affect
};

} // namespace sf::smm
