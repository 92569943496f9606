// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ctime>

namespace sf::test {

/// The processor time of this thread since construction, in milliseconds. Unlike elapsed time it doesn't
/// depend on other load.
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
