// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/folder_lock.h"

#include "core/document/io/file_path.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSysInfo>
#include <QThread>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstddef>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>
#include <utility>

namespace sf::document {
namespace {

/// Don't follow links or wait for pipes.
constexpr int openLockFlags = O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;

/// The abstract socket address of a folder; nothing if there is no such folder. It has the folder's name, so
/// that a new folder with the number of a deleted one has another.
std::optional<std::pair<sockaddr_un, socklen_t>> addressOf(const QByteArray& folder) {
    struct stat found {};
    if (::stat(folder.constData(), &found) != 0 || !S_ISDIR(found.st_mode))
        return std::nullopt;
    const QByteArray name = folder.mid(folder.lastIndexOf('/') + 1).left(40);
    const QByteArray text = "squarefront-" + QByteArray::number(::getuid()) + '-' +
                            QByteArray::number(static_cast<qulonglong>(found.st_dev), 16) + '-' +
                            QByteArray::number(static_cast<qulonglong>(found.st_ino), 16) + '-' + name;
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    const auto size =
        std::min<std::size_t>(static_cast<std::size_t>(text.size()), sizeof address.sun_path - 1);
    std::memcpy(address.sun_path + 1, text.constData(), size); // a zero byte first: in no file system
    return std::pair{address, static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + size)};
}

int datagramSocket() {
    return ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
}

bool isAddressInUse(const QByteArray& folder) {
    const auto address = addressOf(folder);
    const int socket = address ? datagramSocket() : -1;
    if (socket < 0)
        return false;
    const bool isInUse =
        ::connect(socket, reinterpret_cast<const sockaddr*>(&address->first), address->second) == 0 ||
        errno != ECONNREFUSED;
    ::close(socket);
    return isInUse;
}

QByteArray lockPath(const QString& folder) {
    return pathBytes(folder) + '/' + FolderLock::fileName;
}

/// Identifies the programs that can see each other's addresses: those of one computer and network namespace.
QByteArray neighbourhood() {
    QByteArray space(PATH_MAX, '\0');
    const ssize_t size =
        ::readlink("/proc/self/ns/net", space.data(), static_cast<std::size_t>(space.size()));
    return QSysInfo::machineUniqueId() + ' ' + space.first(std::max<ssize_t>(0, size)) + '\n';
}

/// The name of the computer that made the lock, below its neighbourhood; nothing if that is this one. Older
/// versions leave out the name, or everything.
std::optional<QString> otherMakerOf(int file) {
    QByteArray text(PATH_MAX, '\0');
    const ssize_t size = ::pread(file, text.data(), static_cast<std::size_t>(text.size()), 0);
    text.truncate(std::max<ssize_t>(0, size));
    if (text.isEmpty() || text.startsWith(neighbourhood()))
        return std::nullopt;
    return QString::fromUtf8(text.split('\n').value(1).left(255));
}

/// Only a file that this call has made is written to. A read-only file can be locked too.
int openLock(const QByteArray& path) {
    int file = ::open(path.constData(), O_RDWR | O_CREAT | O_EXCL | openLockFlags, 0600);
    if (file >= 0) {
        const QByteArray text = neighbourhood() + QSysInfo::machineHostName().toUtf8() + '\n';
        [[maybe_unused]] const auto written =
            ::write(file, text.constData(), static_cast<std::size_t>(text.size()));
        return file;
    }
    file = ::open(path.constData(), O_RDWR | openLockFlags);
    if (file < 0)
        file = ::open(path.constData(), O_RDONLY | openLockFlags);
    struct stat found {};
    if (file >= 0 && (::fstat(file, &found) != 0 || !S_ISREG(found.st_mode))) {
        ::close(file);
        return -1;
    }
    return file;
}

} // namespace

FolderLock::State FolderLock::stateOf(const QString& folder) {
    if (isAddressInUse(pathBytes(folder)))
        return State::Held;
    const int file = ::open(lockPath(folder).constData(), O_RDONLY | openLockFlags);
    if (file < 0)
        return errno == ENOENT ? State::Free : State::Unknown;
    const int error = ::flock(file, LOCK_SH | LOCK_NB) == 0 ? 0 : errno;
    ::close(file);
    return error == 0 ? State::Free : error == EWOULDBLOCK ? State::Held : State::Unknown;
}

QString FolderLock::hostElsewhere(const QString& folder) {
    if (stateOf(folder) != State::Unknown)
        return {};
    const int file = ::open(lockPath(folder).constData(), O_RDONLY | openLockFlags);
    const std::optional<QString> host = otherMakerOf(file);
    if (file >= 0)
        ::close(file);
    return host && host->isEmpty() ? QCoreApplication::translate("sf::document", "another computer")
                                   : host.value_or(QString());
}

void FolderLock::release() {
    for (int* handle : {&m_file, &m_address})
        if (const int open = std::exchange(*handle, -1); open >= 0)
            ::close(open);
}

bool FolderLock::tryBoth(const QString& folder) {
    const auto address = addressOf(pathBytes(folder));
    m_address = address ? datagramSocket() : -1;
    if (m_address < 0 ||
        ::bind(m_address, reinterpret_cast<const sockaddr*>(&address->first), address->second) != 0)
        return false;
    m_file = openLock(lockPath(folder));
    if (m_file < 0)
        return true; // something else is there
    if (::flock(m_file, LOCK_EX | LOCK_NB) == 0)
        return true;
    return errno != EWOULDBLOCK && !otherMakerOf(m_file);
}

bool FolderLock::take(const QString& folder, std::chrono::milliseconds patience) {
    const QDeadlineTimer deadline(patience);
    while (m_address < 0 && !tryBoth(folder)) {
        release();
        if (deadline.hasExpired())
            return false;
        QThread::msleep(2); // whoever asks for the state has the file locked for a moment
    }
    return true;
}

} // namespace sf::document
