// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/odds/on_threads.h"

#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace sf::smm {

void onThreads(int count, const std::function<void()>& work) {
    std::exception_ptr thrown;
    std::mutex mutex;
    const auto guarded = [&] {
        try {
            work();
        } catch (...) {
            const std::scoped_lock lock(mutex);
            thrown = std::current_exception();
        }
    };
    std::vector<std::jthread> threads;
    for (int i = 1; i < count; ++i)
        threads.emplace_back(guarded);
    guarded();
    threads.clear();
    if (thrown)
        std::rethrow_exception(thrown);
}

} // namespace sf::smm
