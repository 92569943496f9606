// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/contest.h"
#include "core/rules/smm/fight/luck.h"

#include <unordered_map>

namespace sf::players {

/// Remembers the rounds of battles that start alike. Small battles soon meet the same positions again, and
/// the same answers of the dice then lead to the same next position, without playing the round again. One
/// thread's: nothing is locked.
class RoundBook {
public:
    using Place = std::size_t;
    static constexpr Place start() { return 0; }

    /// Positions times units: some tens of megabytes.
    static constexpr std::size_t largest = 100'000;
    /// `start` must be played (asPlayed), by a rule system without turns.
    RoundBook(const battle::Battle& start, Policies policies, std::size_t most = largest);

    /// The battle between two rounds, or when it is over. Its figures of rounds (BAT-12) are left out.
    const battle::Battle& battle(Place place) const { return m_positions[place].battle; }
    /// Plays until the next round begins or the battle is over, throwing the dice that the rules ask for.
    /// Returns nothing if the book is full; `battle` is then set to what follows.
    std::optional<Place> play(Place from, dice::Source& dice, battle::Battle& battle);

private:
    static constexpr std::size_t none = SIZE_MAX;
    /// What is known after some answers: the next question and both its answers, or the next position.
    struct Branch {
        std::optional<smm::Question> question;
        std::size_t onYes = none; ///< branches
        std::size_t onNo = none;
        Place next = none;
    };
    struct Position {
        battle::Battle battle;
        std::size_t root = none; ///< a branch
    };
    struct Answers;

    std::size_t addBranch();
    std::size_t extend(std::size_t branch, const Answers& answers);
    std::optional<Place> placeOf(const battle::Battle& battle);

    Policies m_policies;
    std::size_t m_most; ///< positions
    std::vector<Position> m_positions;
    std::vector<Branch> m_branches;
    std::unordered_multimap<std::size_t, Place> m_places; ///< by hash
};

} // namespace sf::players
