// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ctime>

namespace sf::test {

/// What this thread has computed since, in milliseconds: unlike a clock's time it says nothing of how busy
/// the computer is.
class ProcessorTime {
public:
    void restart() { m_start = now(); }
    double elapsed() const { return now() - m_start; }

private:
    static double now() {
        timespec time{};
        ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    double m_start = now();
};

} // namespace sf::test
