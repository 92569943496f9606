// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/exchange.h"

/// The forecast of a fight between two stacks. It runs the fight itself with probabilities instead of dice,
/// so that no rules are repeated here. Pure values: can be called on any thread with a copy of the battle.
namespace sf::smm {

struct Order;

/// A figure, exact or simulated.
struct Estimate {
    double value = 0;
    double error = 0; ///< standard error of a simulated figure
    bool isExact = true;
};

inline constexpr std::size_t forecastRounds = 3;

/// Two stacks that attack each other round after round by their orders, with no others involved.
struct Forecast {
    Exchange attack;                ///< with the attacker's order applied
    std::optional<Exchange> answer; ///< "if they attack me": the target's attack on the attacker
    battle::Refusal noAnswer;       ///< why there is none
    /// The probability that it is gone within 1, 2 and 3 rounds.
    std::array<Estimate, forecastRounds> attackerGone;
    std::array<Estimate, forecastRounds> targetGone;
    /// The expected rounds until one of them is gone; nothing if that may never happen, or wasn't requested.
    std::optional<Estimate> rounds;
};

/// Limits for the work: states to explore exactly, and fights to simulate if those aren't enough.
struct ForecastLimits {
    std::size_t states = 20'000;
    int fights = 2'000;
    bool untilTheEnd = true; ///< false omits the expected rounds, which take longest
};

/// The forecast of the stack's `order` (attack or shoot, with edge, rotation, posture and screening), as if
/// the round began now.
std::variant<Forecast, battle::Refusal> forecast(const battle::Battle& battle,
                                                 const battle::StackId& attacker, const Order& order,
                                                 const ForecastLimits& limits = {});

} // namespace sf::smm
