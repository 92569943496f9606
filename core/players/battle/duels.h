// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <map>

namespace sf::players {

/// What one attack does on average, when the two stacks stand Front to Front.
struct Blow {
    double chance = 0; ///< to hit
    double hits = 0;   ///< hit points that the target loses
    double worth = 0;  ///< what they are worth (worthLost)
};

/// Blows between stacks of one battle by the rules' own forecast of an exchange (SMM-27), each computed once.
class Duels {
public:
    explicit Duels(const battle::Battle& battle);

    /// In melee, or by a shot if the attacker can shoot and that is worth more. Both stacks must be alive.
    Blow blow(const battle::Stack& attacker, const battle::Stack& target);
    /// The stack that these two become by merging (SMM-19); null if the rules refuse it.
    battle::StackPointer merged(const battle::Stack& stack, const battle::Stack& into);

private:
    /// A stack as far as a blow depends on it.
    struct Fighter {
        Shared<std::vector<battle::Unit>> units; ///< keeps the address from being used again
        battle::Posture posture;
        bool operator<(const Fighter& other) const {
            return std::pair(units.address(), posture) < std::pair(other.units.address(), other.posture);
        }
    };
    Blow computed(const battle::Stack& attacker, const battle::Stack& target) const;

    battle::Battle m_arena; ///< the battle's rules on an empty map
    std::map<std::pair<Fighter, Fighter>, Blow> m_blows;
    std::map<std::pair<Fighter, Fighter>, battle::StackPointer> m_merged;
};

} // namespace sf::players
