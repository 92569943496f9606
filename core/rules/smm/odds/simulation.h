// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/odds/explorer.h"

#include <functional>

namespace sf::smm {

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
Tally::Kind kindOf(const battle::Stack& stack, const battle::Unit& unit);
/// How many units live, for Tally::units.
std::map<Tally::Kind, std::int64_t> livingUnits(const battle::Battle& battle);

inline constexpr int mostRounds = 1'000;

/// Gives all orders of one side for the next round, from the battle as the side may see it, in the order of
/// BAT-4. Several threads call it at once; the same battle must give the same orders.
using OrderPolicy = std::function<Orders(const battle::Battle& seen, int side)>;

struct Simulation {
    std::int64_t battles = 10'000;
    std::uint64_t seed = 0;
    int threads = 1;
    std::size_t points = 200'000; ///< how many states are cached
    OrderPolicy orders{};         ///< null: nobody gives orders after the first round
};

/// Fights the battle repeatedly by the plan, or by the orders of the policy instead. Each fight has its own
/// stream of random numbers, so that the result is identical for any number of threads.
Tally simulate(const battle::Battle& battle, const Plan& plan, const Simulation& simulation);

/// The end of one fight.
struct FightEnd {
    int rounds = 0;
    bool isDecided = false;
    Course::Place place = Course::none;           ///< none if the course is full
    std::shared_ptr<const battle::Battle> battle; ///< only without a place
};
FightEnd fight(Explorer& explorer, std::uint64_t seed, std::uint64_t number);

} // namespace sf::smm
