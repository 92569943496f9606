// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_layer.h"

#include "core/document/io/file_attributes.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <grp.h>
#include <pwd.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sf::document {
namespace {

template<class Result>
Result checked(Result result) {
    return result < 0 ? static_cast<Result>(-errno) : result;
}

/// Retries while a signal interrupts the call.
template<class Call>
auto retried(Call call) -> decltype(call()) {
    auto result = checked(call());
    while (result == -EINTR)
        result = checked(call());
    return result;
}

/// Locks a new file. False when a process that cleans up leftovers has locked or already removed it. True on
/// a file system without locks.
bool isOurs(int file, const QByteArray& path) {
    if (::flock(file, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return false;
    return ::access(path.constData(), F_OK) == 0 || errno != ENOENT;
}

bool isMember(uid_t user, gid_t group) {
    const passwd* known = ::getpwuid(user);
    if (!known)
        return false;
    int count = 256;
    std::array<gid_t, 256> groups{};
    if (::getgrouplist(known->pw_name, known->pw_gid, groups.data(), &count) < 0)
        return false;
    return std::find(groups.begin(), groups.begin() + count, group) != groups.begin() + count;
}

/// Whether a new file with the old one's permissions, but perhaps another owner and no group, can be read and
/// written by the same people. An access list names too many to be sure.
bool keepsAccess(const struct stat& old, bool hasOwner, bool hasGroup, bool hasList) {
    const unsigned owner = (old.st_mode >> 6U) & 6U;
    const unsigned group = (old.st_mode >> 3U) & 6U;
    const unsigned others = old.st_mode & 6U;
    if (hasOwner && hasGroup)
        return true;
    if (hasList)
        return false;
    if (!hasGroup && group != others)
        return false;
    return hasOwner || owner == others || (hasGroup && owner == group && isMember(old.st_uid, old.st_gid));
}

} // namespace

int FileLayer::create(const QByteArray& path, unsigned mode) {
    const int file =
        retried([&] { return ::open(path.constData(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode); });
    if (file < 0 || isOurs(file, path))
        return file;
    ::close(file);
    return -EEXIST;
}

qint64 FileLayer::write(int file, const char* bytes, qint64 size) {
    return retried([&]() -> qint64 { return ::write(file, bytes, static_cast<std::size_t>(size)); });
}

bool FileLayer::makeLike(int file, const QByteArray& other) {
    struct stat old {};
    struct stat own {};
    if (::stat(other.constData(), &old) != 0 || ::fstat(file, &own) != 0)
        return false;
    const bool hasGroup = old.st_gid == own.st_gid || ::fchown(file, own.st_uid, old.st_gid) == 0;
    const bool hasList = copyAttributes(file, other, hasGroup ? AccessList::Keep : AccessList::Drop);
    const unsigned others = old.st_mode & 07U; // another group gets what its members had among others
    const unsigned mode = hasGroup ? old.st_mode & 0777U : (old.st_mode & 0707U) | (others << 3U);
    // some file systems give all files the same mode
    const bool hasMode = ::fchmod(file, mode) == 0 || (mode & ~own.st_mode & 0666U) == 0;
    // only root may give files away
    const bool hasOwner =
        old.st_uid == own.st_uid || ::fchown(file, old.st_uid, hasGroup ? old.st_gid : own.st_gid) == 0;
    return hasList && hasMode && keepsAccess(old, hasOwner, hasGroup, hasAccessList(other));
}

int FileLayer::sync(int file) {
    return retried([&] { return ::fsync(file); });
}

int FileLayer::close(int file) {
    // Linux closes the file even if a signal interrupts the call; a retry could close another file.
    const int result = checked(::close(file));
    return result == -EINTR ? 0 : result;
}

int FileLayer::rename(const QByteArray& from, const QByteArray& to) {
    return retried([&] { return std::rename(from.constData(), to.constData()); });
}

int FileLayer::link(const QByteArray& from, const QByteArray& to) {
    return retried([&] { return ::link(from.constData(), to.constData()); });
}

int FileLayer::remove(const QByteArray& path) {
    return retried([&] { return ::unlink(path.constData()); });
}

int FileLayer::syncDirectory(const QByteArray& path) {
    const int directory =
        retried([&] { return ::open(path.constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); });
    if (directory == -EACCES)
        return 0; // writable but not readable
    if (directory < 0)
        return directory;
    const int result = retried([&] { return ::fsync(directory); });
    ::close(directory);
    return result == -EINVAL ? 0 : result; // some file systems can't sync directories
}

FileLayer& FileLayer::real() {
    static FileLayer layer;
    return layer;
}

} // namespace sf::document
