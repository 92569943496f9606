// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/process_group.h"

#include "core/document/io/input_file.h"

#include <QProcess>

#include <array>
#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <unistd.h>

namespace sf::document {
namespace {

const auto markName = QStringLiteral("SQUAREFRONT_ENGINE_OF");

QByteArray markOf(const QByteArray& value) {
    return markName.toLatin1() + '=' + value;
}

/// A shell that waits for the end of this program, the only one with the other end of its input, and then
/// kills all marked processes and their groups. A process that starts has that end too until it is marked.
void startGuard() {
    QByteArray script = "read -r end; for again in 1 2 3; do grep -lsz '^" +
                        markOf(QByteArray::number(::getpid())) +
                        "-' /proc/[0-9]*/environ | while IFS=/ read -r root proc id file; do kill -9 "
                        "\"-$id\" \"$id\"; done; done";
    std::array<int, 2> ends{};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0)
        return;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
    ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    ::posix_spawnattr_init(&attributes);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID); // away from the signals of a terminal
    std::array<std::array<char, 3>, 2> words{{{"sh"}, {"-c"}}};
    const std::array<char*, 4> command{words[0].data(), words[1].data(), script.data(), nullptr};
    ::posix_spawn(nullptr, "/bin/sh", &actions, &attributes, command.data(), environ);
    ::posix_spawn_file_actions_destroy(&actions);
    ::posix_spawnattr_destroy(&attributes);
    ::close(ends[0]);
}

} // namespace

ProcessGroup startGroup(QProcess& process, const QString& program, const QStringList& arguments,
                        int milliseconds) {
    [[maybe_unused]] static const bool once = (startGuard(), true);
    static std::atomic<int> started = 0;
    const QByteArray value = QByteArray::number(::getpid()) + '-' + QByteArray::number(++started);
    QProcessEnvironment environment = process.processEnvironment();
    environment.insert(markName, QString::fromLatin1(value));
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier([] { ::setpgid(0, 0); });
    process.start(program, arguments);
    const qint64 leader = process.processId();
    return {process.waitForStarted(milliseconds) ? leader : 0, markOf(value)};
}

void endGroup(const ProcessGroup& group) {
    if (group.leader <= 0)
        return;
    ::kill(-static_cast<pid_t>(group.leader), SIGKILL);
    for (const QString& id : namesIn(QStringLiteral("/proc")).names) {
        const pid_t process = id.toInt();
        const auto environment = readStored(QStringLiteral("/proc/%1/environ").arg(id), 1 << 22).bytes;
        if (process > 0 && environment && environment->split('\0').contains(group.mark))
            ::kill(process, SIGKILL);
    }
}

} // namespace sf::document
