// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/odds/explorer.h"

namespace sf::smm {

/// Sum and sum of squares of whole figures: exact, so that the order of adding does not matter.
struct Sums {
    std::int64_t sum = 0;
    std::int64_t squares = 0;

    void add(std::int64_t value, std::int64_t times = 1) {
        sum += value * times;
        squares += value * value * times;
    }
    void add(const Sums& other) {
        sum += other.sum;
        squares += other.squares;
    }
    bool operator==(const Sums&) const = default;
};

/// How simulated battles went.
struct Tally {
    std::int64_t battles = 0;
    std::vector<std::int64_t> wins; ///< by side
    std::int64_t draws = 0;         ///< nobody is left
    std::int64_t undecided = 0;     ///< nothing happens any more, or after mostRounds
    Sums rounds;                    ///< battle rounds of a battle
    using Kind = std::pair<int, std::string>;
    std::map<Kind, Sums> losses; ///< croaked units of a battle, by side and kind (or name, without one)
    bool operator==(const Tally&) const = default;
};

inline constexpr int mostRounds = 1'000;

struct Simulation {
    std::int64_t battles = 10'000;
    std::uint64_t seed = 0;
    int threads = 1;
    std::size_t points = 200'000; ///< how many states are remembered
};

/// Fights the battle again and again by the plan. Each has a stream of random numbers of its own, so that the
/// result is the same to the bit for any number of threads.
Tally simulate(const battle::Battle& battle, const Plan& plan, const Simulation& simulation);

/// Where one fight ended, for who only needs that.
struct FightEnd {
    int rounds = 0;
    bool isDecided = false;
    Course::Place place = Course::none;           ///< none where the course remembers no more
    std::shared_ptr<const battle::Battle> battle; ///< only without a place
};
FightEnd fight(Explorer& explorer, std::uint64_t seed, std::uint64_t number);

} // namespace sf::smm
