// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/multiplier/combat.h"

/// The possible results of a combat, by enumerating all dice with the same steps as the fight.
namespace sf::multiplier {

/// The forecast for one side.
struct SideForecast {
    Strike strike;        ///< in the state at the start
    bool strikes = false; ///< whether it ever strikes
    double expectedHits = 0;
    std::vector<std::pair<std::int64_t, int>> hits; ///< hits to ways of 1,296; empty if it never strikes
    std::vector<int> croaks; ///< for each unit of this side's stack, the ways to croak out of 1,296
    int wipedOut = 0;        ///< ways out of 1,296
};
inline constexpr int allWays = 1'296; ///< of 2d6 against 2d6

struct Forecast {
    Order order = Order::AtOnce;
    SideForecast attacker;
    SideForecast defender;
};
Forecast forecastOf(const Combat& combat);

} // namespace sf::multiplier
