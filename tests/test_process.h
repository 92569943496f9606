// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>

#include <chrono>

namespace sf::test {

/// Long enough for any command on a busy machine; Qt Test itself ends a test function after 300 s.
constexpr std::chrono::seconds processPatience{120};

/// Whether the process ends by itself within this time. If not, it is killed.
inline bool endsInTime(QProcess& process, std::chrono::milliseconds patience = processPatience) {
    if (process.waitForFinished(static_cast<int>(patience.count())))
        return true;
    process.kill();
    process.waitForFinished();
    return false;
}

} // namespace sf::test
