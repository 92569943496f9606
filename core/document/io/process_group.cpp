// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/process_group.h"

#include <QProcess>

#include <array>
#include <atomic>
#include <csignal>
#include <unistd.h>

namespace sf::document {
namespace {

/// More than there are processors to play on: further groups end only when they are told to.
std::array<std::atomic<pid_t>, 512> groups{};

void endGroups(int signal) {
    for (const std::atomic<pid_t>& group : groups)
        if (const pid_t leader = group; leader > 0)
            ::kill(-leader, SIGKILL);
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

/// Terminals send their signals only to the group in the foreground, which the groups here have left.
void endGroupsOnSignals() {
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
        struct sigaction now {};
        ::sigaction(signal, nullptr, &now);
        if (now.sa_handler == SIG_DFL)
            std::signal(signal, endGroups);
    }
}

void exchangeGroup(pid_t old, pid_t other) {
    for (std::atomic<pid_t>& group : groups)
        if (pid_t expected = old; group.compare_exchange_strong(expected, other))
            return;
}

} // namespace

void leadGroup(QProcess& process) {
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
}

void rememberGroup(qint64 leader) {
    [[maybe_unused]] static const bool once = (endGroupsOnSignals(), true);
    if (leader > 0)
        exchangeGroup(0, static_cast<pid_t>(leader));
}

void endGroup(qint64 leader) {
    if (leader <= 0)
        return;
    ::kill(-static_cast<pid_t>(leader), SIGKILL);
    exchangeGroup(static_cast<pid_t>(leader), 0);
}

} // namespace sf::document
