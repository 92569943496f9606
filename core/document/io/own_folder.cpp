// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/own_folder.h"

#include <algorithm>
#include <cerrno>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>

namespace sf::document {
namespace {

constexpr int openFolderFlags = O_RDONLY | O_DIRECTORY | O_CLOEXEC;

struct stat statusIn(int folder, const QByteArray& name) {
    struct stat found {};
    if (::fstatat(folder, name.constData(), &found, AT_SYMLINK_NOFOLLOW) != 0)
        found.st_mode = 0;
    return found;
}

struct stat statusOfHandle(int file) {
    struct stat found {};
    if (::fstat(file, &found) != 0)
        found.st_mode = 0;
    return found;
}

/// Also tells of folders of the same disk that are mounted there.
bool isMounted(int folder) {
    struct statx found {};
    return ::statx(folder, "", AT_EMPTY_PATH, 0, &found) == 0 &&
           (found.stx_attributes & STATX_ATTR_MOUNT_ROOT) != 0;
}

QDateTime changedAt(const struct stat& status) {
    return QDateTime::fromMSecsSinceEpoch(status.st_mtim.tv_sec * 1000LL +
                                          status.st_mtim.tv_nsec / 1'000'000);
}

QList<QByteArray> namesIn(int folder) {
    const auto close = [](DIR* directory) { ::closedir(directory); };
    // opened again, because closedir() closes the handle too
    const int again = ::openat(folder, ".", openFolderFlags);
    const std::unique_ptr<DIR, decltype(close)> directory(again < 0 ? nullptr : ::fdopendir(again), close);
    QList<QByteArray> names;
    while (const dirent* entry = directory ? ::readdir(directory.get()) : nullptr)
        if (const QByteArray name(entry->d_name); name != "." && name != "..")
            names << name;
    return names;
}

} // namespace

OwnFolder::OwnFolder(const QByteArray& path) {
    const qsizetype slash = path.lastIndexOf('/');
    m_name = path.mid(slash + 1);
    if (m_name.isEmpty() || m_name == "." || m_name == "..")
        return;
    m_parent = ::open(slash < 0 ? "." : path.first(slash + 1).constData(), openFolderFlags);
    m_folder = m_parent < 0 ? -1 : ::openat(m_parent, m_name.constData(), openFolderFlags | O_NOFOLLOW);
    const struct stat own = statusOfHandle(m_folder);
    if (m_folder >= 0 && own.st_uid == ::geteuid() && own.st_dev == statusOfHandle(m_parent).st_dev &&
        !isMounted(m_folder))
        return;
    if (m_folder >= 0)
        ::close(m_folder);
    m_folder = -1;
}

OwnFolder::~OwnFolder() {
    for (const int handle : {m_folder, m_parent})
        if (handle >= 0)
            ::close(handle);
}

QDateTime OwnFolder::changed() const {
    return changedAt(statusOfHandle(m_folder));
}

QList<OwnFolder::Entry> OwnFolder::entries() const {
    QList<Entry> found;
    if (!isOpen())
        return found;
    const dev_t device = statusOfHandle(m_folder).st_dev;
    for (const QByteArray& name : namesIn(m_folder)) {
        const struct stat status = statusIn(m_folder, name);
        const bool isOrdinary = S_ISREG(status.st_mode) && status.st_nlink == 1 &&
                                status.st_uid == ::geteuid() && status.st_dev == device;
        found.append({name, isOrdinary, changedAt(status)});
    }
    return found;
}

bool OwnFolder::hasOnly(const IsOurs& isOurs) const {
    const QList<Entry> found = entries();
    return isOpen() && std::ranges::all_of(
                           found, [&](const Entry& entry) { return entry.isOrdinary && isOurs(entry.name); });
}

bool OwnFolder::removeFile(const QByteArray& name) const {
    return isOpen() && ::unlinkat(m_folder, name.constData(), 0) == 0;
}

void OwnFolder::makePrivate() const {
    if (isOpen())
        ::fchmod(m_folder, S_IRWXU);
}

bool OwnFolder::removeOwn(const IsOurs& isOurs) const {
    if (!isOpen())
        return false;
    const struct stat named = statusIn(m_parent, m_name);
    const struct stat own = statusOfHandle(m_folder);
    if (named.st_dev != own.st_dev || named.st_ino != own.st_ino)
        return false; // moved, or removed
    bool isGone = true;
    for (const Entry& entry : entries())
        if (isOurs(entry.name) && (!entry.isOrdinary || !removeFile(entry.name)))
            isGone = false;
    ::unlinkat(m_parent, m_name.constData(), AT_REMOVEDIR); // fails if anything is left
    return isGone;
}

QList<QByteArray> OwnFolder::foldersIn(const QByteArray& path) {
    QList<QByteArray> found;
    const int folder = ::open(path.constData(), openFolderFlags);
    if (folder < 0)
        return found;
    for (const QByteArray& name : namesIn(folder))
        if (S_ISDIR(statusIn(folder, name).st_mode))
            found << name;
    ::close(folder);
    return found;
}

} // namespace sf::document
