// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/process.h"

#include <QThreadPool>

#include <csignal>
#include <fcntl.h>
#include <initializer_list>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace sf::document {

void prepareProcess() {
    std::signal(SIGXFSZ, SIG_IGN);
    for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
        // open() takes the lowest free number; reading or writing still fails
        if (::fcntl(stream, F_GETFD) < 0)
            ::open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

bool hasThread(const QThreadPool& pool) {
    if (pool.activeThreadCount() >= pool.maxThreadCount())
        return true; // when one of those has finished
    try {
        std::thread([] {}).join();
        return true;
    } catch (const std::system_error&) {
        return false;
    }
}

void startOn(QThreadPool& pool, const std::function<void()>& work) {
    if (hasThread(pool))
        pool.start(work);
    else
        work();
}

} // namespace sf::document
