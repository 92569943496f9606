// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/apply.h"

namespace sf::imperio {

/// All that can come of an action: the distinct ways in which the fights of an action end, each with its
/// exact chance. Comparisons of sums that leave the same pieces alive (IMP-11) are one.
class Results {
public:
    /// The action is legal in this position.
    Results(const Position& position, const Action& action);
    /// At least 1; 1 for an action without dice. At most 3 in melee and 2^9 for a shot.
    std::size_t size() const { return m_size; }
    /// The position after the nth result.
    Position position(std::size_t result) const;
    /// Its chance in units of 2^-32; all together come to 2^32 but for the rounding of each fight.
    std::int64_t chance(std::size_t result) const;
    /// Its exact chance: one factor for each fight, ways among total ways.
    struct Factor {
        std::uint64_t ways = 1;
        std::uint64_t total = 1;
    };
    std::vector<Factor> factors(std::size_t result) const;

private:
    struct Branch {
        dice::Comparison sums = dice::Comparison::Win; ///< one that brings it about
        Factor factor;
        std::int64_t chance = 0;
    };
    struct Branches {
        std::array<Branch, 3> branches;
        std::size_t size = 0;
    };
    void addFight(const Matchup& matchup);

    const Position& m_before;
    Action m_action;
    std::array<Branches, 9> m_fights;
    std::size_t m_fightCount = 0;
    std::size_t m_size = 1;
};

} // namespace sf::imperio
