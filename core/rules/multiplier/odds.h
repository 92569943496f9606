// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/combat.h"

/// What a combat may come to: every fall of the dice gone through with the steps that the fight is made of.
namespace sf::multiplier {

/// One side's strikes in a forecast.
struct SideForecast {
    Strike strike;        ///< as things stand at the start
    bool strikes = false; ///< whether it ever strikes
    double expectedHits = 0;
    std::vector<std::pair<std::int64_t, int>> hits; ///< hits to their ways, out of 1,296; none for no strike
    std::vector<int> croaks; ///< for each unit of this side's stack: ways to croak of 1,296
    int wipedOut = 0;        ///< ways of 1,296
};
inline constexpr int allWays = 1'296; ///< of 2d6 and 2d6

struct Forecast {
    Order order = Order::AtOnce;
    SideForecast attacker;
    SideForecast defender;
};
Forecast forecastOf(const Combat& combat);

} // namespace sf::multiplier
