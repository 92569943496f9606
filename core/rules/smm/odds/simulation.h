// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/tally.h"
#include "core/rules/smm/odds/explorer.h"

#include <functional>

namespace sf::smm {

using battle::Accumulator;
using battle::Tally;

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
