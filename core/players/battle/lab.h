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
    /// Called by one thread at a time when a variant is finished, with the number of finished ones.
    std::function<void(std::size_t)> progress{};
};

/// Plays each of the battles, which must be played (asPlayed). Returns the tallies in the same order, the
/// same for any number of threads; after a stop those of unfinished ones are incomplete.
std::vector<smm::Tally> playLab(const std::vector<battle::Battle>& variants, const Policies& policies,
                                const LabSettings& settings);

} // namespace sf::players
