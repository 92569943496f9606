// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/lab.h"

#include "core/rules/smm/odds/on_threads.h"

#include <atomic>
#include <mutex>

namespace sf::players {

std::vector<smm::Tally> playLab(const std::vector<battle::Battle>& variants, const Policies& policies,
                                const LabSettings& settings) {
    std::vector<smm::Tally> tallies(variants.size());
    const int count = static_cast<int>(variants.size());
    const int workers = std::clamp(settings.threads, 1, std::max(1, count));
    // Variants share the threads; what is left over helps within each.
    const Trials trials{settings.battles, settings.seed, std::max(1, settings.threads / workers),
                        settings.width, settings.stop};
    std::atomic<std::size_t> next = 0;
    std::size_t done = 0;
    std::mutex mutex;
    smm::onThreads(workers, [&] {
        for (std::size_t i = next++; i < variants.size() && !settings.stop.stop_requested(); i = next++) {
            tallies[i] = playTrials(variants[i], policies, trials);
            const std::scoped_lock lock(mutex);
            ++done;
            if (settings.progress)
                settings.progress(done);
        }
    });
    return tallies;
}

} // namespace sf::players
