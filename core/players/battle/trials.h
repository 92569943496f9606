// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/contest.h"
#include "core/rules/battle/tally.h"

/// Many battles of the same players from the same position, for simulations and the lab.
namespace sf::players {

/// How many battles, from which seed, on how many threads.
struct Trials {
    std::int64_t battles = 10'000;
    std::uint64_t seed = 0;
    int threads = 1;
    /// Stops as soon as the 95 % interval of the first side's share of wins is at most this wide; never if 0.
    double width = 0;
    std::stop_token stop{};
    /// Called with all results so far after each block of battles.
    std::function<void(const battle::Tally&)> progress{};
};

/// Whether enough battles have been played.
bool isFinished(const battle::Tally& tally, const Trials& trials);
/// How many battles there will probably be in all, from the share of wins so far.
double battlesNeeded(const battle::Tally& tally, const Trials& trials);

/// Plays the battles from \p start, which must be played (asPlayed). Battle n has its own stream of dice, and
/// the width is checked after fixed numbers of battles, so the result is the same for any number of threads.
/// A stop drops the block being played; pass the result as \p begun to continue later, with the same final
/// result.
battle::Tally playTrials(const battle::Battle& start, const Policies& policies, const Trials& trials,
                         battle::Tally begun = {});

} // namespace sf::players
