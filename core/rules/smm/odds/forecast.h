// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/order.h"
#include "core/rules/smm/fight/exchange.h"

/// What a fight of two stacks comes to, before it is fought. It is the fight itself, gone through with its
/// chances in place of dice; nothing here knows a rule. Pure values: may be called on any thread with a copy
/// of the battle.
namespace sf::smm {

using battle::Order;

/// A figure, exact or simulated.
struct Estimate {
    double value = 0;
    double error = 0; ///< standard error of a simulated figure
    bool isExact = true;
};

inline constexpr std::size_t forecastRounds = 3;

/// Two stacks that attack each other round after round by the orders they have, and nobody else.
struct Forecast {
    Exchange attack;                ///< with the attacker's order carried out
    std::optional<Exchange> answer; ///< "if they attack me": the target's attack on the attacker
    battle::Refusal noAnswer;       ///< why there is none
    /// The chance that it is gone within 1, 2 and 3 rounds.
    std::array<Estimate, forecastRounds> attackerGone;
    std::array<Estimate, forecastRounds> targetGone;
    /// Rounds until one of them is gone; nothing when that may never be, or was not asked for.
    std::optional<Estimate> rounds;
};

/// How much work it may be: states gone through exactly, and fights simulated when that is too few.
struct ForecastLimits {
    std::size_t states = 20'000;
    int fights = 2'000;
    bool untilTheEnd = true; ///< false leaves the expected rounds out, which take the longest
};

/// The attack of `order` (attack or shoot, with its edge, rotation, posture and screening) by the stack, as
/// if the round began now.
std::variant<Forecast, battle::Refusal> forecast(const battle::Battle& battle,
                                                 const battle::StackId& attacker, const Order& order,
                                                 const ForecastLimits& limits = {});

} // namespace sf::smm
