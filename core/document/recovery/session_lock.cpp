// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/recovery/session_lock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QThread>

#include <cerrno>
#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace sf::document {
namespace {

/// Don't follow links or wait for pipes.
constexpr int safely = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;

/// A read-only file can be locked too.
int openOrCreate(const QByteArray& path) {
    const int file = ::open(path.constData(), O_RDWR | O_CREAT | safely, 0600);
    return file >= 0 ? file : ::open(path.constData(), O_RDONLY | O_CREAT | safely, 0600);
}

void remove(const QString& path) {
    const QFileInfo info(path);
    if (info.isDir() && !info.isSymLink())
        QDir(path).removeRecursively();
    else
        QFile::remove(path);
}

/// Retries for a moment: a process that asks for the state holds the lock briefly.
bool isOurs(int file) {
    constexpr int attempts = 5;
    for (int i = 0; i < attempts; ++i) {
        if (::flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
            return true;
        QThread::msleep(2);
    }
    return false;
}

} // namespace

SessionLock::State SessionLock::stateOf(const QString& path) {
    const int file = ::open(QFile::encodeName(path).constData(), O_RDONLY | safely);
    if (file < 0)
        return errno == ENOENT ? State::Free : State::Unknown;
    const int error = ::flock(file, LOCK_SH | LOCK_NB) == 0 ? 0 : errno;
    ::close(file);
    return error == 0 ? State::Free : error == EWOULDBLOCK ? State::Held : State::Unknown;
}

void SessionLock::release() {
    if (m_file >= 0)
        ::close(m_file);
    m_file = -1;
}

bool SessionLock::take(const QString& path) {
    if (m_file >= 0)
        return true;
    const QByteArray name = QFile::encodeName(path);
    int file = openOrCreate(name);
    if (file < 0) {
        remove(path);
        file = openOrCreate(name);
    }
    if (file >= 0 && isOurs(file))
        m_file = file;
    else if (file >= 0)
        ::close(file);
    return m_file >= 0;
}

} // namespace sf::document
