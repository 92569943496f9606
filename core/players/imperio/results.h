// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/apply.h"

namespace sf::imperio {

/// All results of an action: the distinct outcomes of its fights, each with its exact probability. Outcomes
/// with the same surviving pieces (IMP-11) are merged.
class Results {
public:
    /// The action must be legal in this position.
    Results(const Position& position, const Action& action);
    /// At least 1; exactly 1 for an action without dice, at most 3 in melee and 2^9 for a shot.
    std::size_t size() const { return m_size; }
    /// Returns the position after the given result.
    Position position(std::size_t result) const;
    /// The result's probability in units of 2^-32. They add up to 2^32 except for the rounding of each fight.
    std::int64_t chance(std::size_t result) const;
    /// The result's exact probability: one factor per fight, favourable ways of all ways.
    struct Factor {
        std::uint64_t ways = 1;
        std::uint64_t total = 1;
    };
    std::vector<Factor> factors(std::size_t result) const;
    /// Returns the position after the likeliest result, the first of several.
    Position likeliest() const;

private:
    struct Branch {
        dice::Comparison sums = dice::Comparison::Win; ///< a comparison with this result
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
