// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// How battles ended that were played many times.
namespace sf::battle {

/// Sum and sum of squares of integers: exact, so that the order of adding doesn't matter.
struct Accumulator {
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value, std::int64_t times = 1) {
        sum += value * times;
        squares += value * value * times;
    }
    void add(const Accumulator& other) {
        sum += other.sum;
        squares += other.squares;
    }
    bool operator==(const Accumulator&) const = default;
};

/// The results of simulated battles.
struct Tally {
    std::int64_t battles = 0;
    std::vector<std::int64_t> wins; ///< by side
    std::int64_t draws = 0;         ///< nobody is left, or play ended without a winner
    std::int64_t undecided = 0;     ///< nothing happens any more, or mostRounds was reached
    Accumulator rounds;             ///< per battle
    using Kind = std::pair<int, std::string>;
    std::map<Kind, Accumulator>
        losses; ///< croaked units per battle, by side and kind (or name if there is no kind)
    std::map<Kind, std::int64_t> units; ///< who lives at the start: the most that can be lost
    /// Adds other battles of the same sides.
    void add(const Tally& part);
    bool operator==(const Tally&) const = default;
};

/// What a unit's losses are counted as.
Tally::Kind countedAs(const Stack& stack, const Unit& unit);
/// How many units live, for Tally::units.
std::map<Tally::Kind, std::int64_t> livingByKind(const Battle& battle);

} // namespace sf::battle
