// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <functional>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace sf {

/// Does the work on up to `count` threads including this one: as many as the system lets us start. Rethrows
/// an exception of any of them, such as bad_alloc, once all have finished.
inline void onThreads(int count, const std::function<void()>& work) {
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
    try {
        for (int i = 1; i < count; ++i)
            threads.emplace_back(guarded);
    } catch (const std::system_error&) { // those that have started do all the work
    }
    guarded();
    threads.clear();
    if (thrown)
        std::rethrow_exception(thrown);
}

} // namespace sf
