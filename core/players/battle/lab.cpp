// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/lab.h"

#include "core/rules/on_threads.h"

#include <atomic>
#include <mutex>

namespace sf::players {
namespace {

Trials trialsOf(const LabSettings& settings, int threads) {
    return {settings.battles, settings.seed, threads, settings.width, settings.stop};
}

} // namespace

bool isFinished(const battle::Tally& tally, const LabSettings& settings) {
    return isFinished(tally, trialsOf(settings, 1));
}

double shareDone(const std::vector<battle::Tally>& tallies, const LabSettings& settings) {
    double done = 0;
    double needed = 0;
    for (const battle::Tally& tally : tallies) {
        done += static_cast<double>(tally.battles);
        needed += battlesNeeded(tally, trialsOf(settings, 1));
    }
    return needed > 0 ? done / needed : 0;
}

std::vector<battle::Tally> playLab(const std::vector<battle::Battle>& variants, const Policies& policies,
                                   const LabSettings& settings, std::vector<battle::Tally> begun) {
    std::vector<battle::Tally> tallies = std::move(begun);
    tallies.resize(variants.size());
    const int count = static_cast<int>(variants.size());
    const int workers = std::clamp(settings.threads, 1, std::max(1, count));
    // Variants share the threads; what is left over helps within each.
    const Trials common = trialsOf(settings, std::max(1, settings.threads / workers));
    std::atomic<std::size_t> next = 0;
    std::mutex mutex;
    onThreads(workers, [&] {
        for (std::size_t i = next++; i < variants.size() && !settings.stop.stop_requested(); i = next++) {
            Trials trials = common;
            trials.progress = [&, i](const battle::Tally& soFar) {
                const std::scoped_lock lock(mutex);
                if (settings.progress)
                    settings.progress(i, soFar);
            };
            tallies[i] = playTrials(variants[i], policies, trials, std::move(tallies[i]));
        }
    });
    return tallies;
}

} // namespace sf::players
