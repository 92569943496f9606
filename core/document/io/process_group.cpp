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
std::array<std::atomic<pid_t>, 512> runningGroups{};

std::atomic<int> starting = 0; ///< processes that have started, maybe, but aren't among the groups yet
std::atomic<int> ending = 0;   ///< the signal that ends this program; 0: none

/// Once no process is starting: a group that isn't known yet would be left behind.
void endGroups() {
    if (ending == 0 || starting > 0)
        return;
    for (const std::atomic<pid_t>& group : runningGroups)
        if (const pid_t leader = group; leader > 0)
            ::kill(-leader, SIGKILL);
    std::signal(ending, SIG_DFL);
    std::raise(ending);
}

void endGroupsOn(int signal) {
    ending = signal;
    endGroups();
}

/// Terminals send their signals only to the group in the foreground, which the runningGroups here have left.
void endGroupsOnSignals() {
    for (const int signal : {SIGHUP, SIGINT, SIGQUIT, SIGTERM}) {
        struct sigaction now {};
        ::sigaction(signal, nullptr, &now);
        if (now.sa_handler == SIG_DFL)
            std::signal(signal, endGroupsOn);
    }
}

void exchangeGroup(pid_t old, pid_t other) {
    for (std::atomic<pid_t>& group : runningGroups)
        if (pid_t expected = old; group.compare_exchange_strong(expected, other))
            return;
}

} // namespace

qint64 startGroup(QProcess& process, const QString& program, const QStringList& arguments, int milliseconds) {
    [[maybe_unused]] static const bool once = (endGroupsOnSignals(), true);
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
    qint64 leader = 0;
    ++starting;
    if (ending == 0) {
        process.start(program, arguments);
        leader = process.processId();
        if (!process.waitForStarted(milliseconds))
            leader = 0;
        if (leader > 0)
            exchangeGroup(0, static_cast<pid_t>(leader));
    }
    --starting;
    endGroups();
    return leader;
}

void endGroup(qint64 leader) {
    if (leader <= 0)
        return;
    ::kill(-static_cast<pid_t>(leader), SIGKILL);
    exchangeGroup(static_cast<pid_t>(leader), 0);
}

} // namespace sf::document
