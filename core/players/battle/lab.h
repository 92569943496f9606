// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/trials.h"

/// Many variants of one battle, each played until its figures are certain enough.
namespace sf::players {

struct LabSettings {
    std::int64_t battles = 100'000; ///< at most, of each variant
    double width = 0.1;             ///< of the 95 % interval of the first side's share of wins (Trials)
    std::uint64_t seed = 0;         ///< the same dice for all variants, so that luck weighs less between them
    int threads = 1;
    std::stop_token stop{};
    /// Called with a variant's results so far, whenever there are new ones, by one thread at a time.
    std::function<void(std::size_t variant, const battle::Tally&)> progress{};
};

/// Whether the variant with these results needs no more battles.
bool isFinished(const battle::Tally& tally, const LabSettings& settings);
/// Estimates how much of the work is done, 0 to 1. A variant needs fewer battles if one side clearly wins.
double shareDone(const std::vector<battle::Tally>& tallies, const LabSettings& settings);

/// Plays each of the battles, which must be played (asPlayed). Returns the tallies in the same order, the
/// same for any number of threads. After a stop, pass the unfinished tallies as \p begun to continue later,
/// with the same result.
std::vector<battle::Tally> playLab(const std::vector<battle::Battle>& variants, const Policies& policies,
                                   const LabSettings& settings, std::vector<battle::Tally> begun = {});

} // namespace sf::players
