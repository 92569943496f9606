// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/exchange.h"

#include <optional>
#include <vector>

namespace sf::players {

/// A possible attack.
struct Attempt {
    smm::Attack attack;
    double chance = 0;
    double hits = 0;  ///< hit points that it takes if it hits
    double worth = 0; ///< what they are worth
    bool isFromFront = true;
};

/// The attacks of one side in the next round of SMM.
class Attempts {
public:
    /// `own`: a stack of the side. `foes` must outlive this.
    Attempts(const battle::Battle& battle, const battle::StackId& own,
             const std::vector<battle::StackPointer>& foes);

    /// All that the stack can do from where it stands.
    std::vector<Attempt> of(const battle::StackPointer& stack) const;

private:
    std::optional<Attempt> attempt(const battle::StackPointer& stack, const battle::StackPointer& foe,
                                   smm::Means means) const;

    const battle::Battle& m_battle;
    const std::vector<battle::StackPointer>& m_foes;
    battle::Battle m_counted; ///< with the Squares that the next round will have
    smm::Frozen m_frozen;
};

} // namespace sf::players
