// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_layer.h"

#include "core/document/io/file_attributes.h"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
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

void FileLayer::makeLike(int file, const QByteArray& other) {
    struct stat old {};
    struct stat own {};
    if (::stat(other.constData(), &old) != 0 || ::fstat(file, &own) != 0)
        return;
    const bool hasGroup = old.st_gid == own.st_gid || ::fchown(file, own.st_uid, old.st_gid) == 0;
    copyAttributes(file, other, hasGroup ? AccessList::Keep : AccessList::Drop);
    ::fchmod(file, old.st_mode & (hasGroup ? 0777U : 0707U));
    if (old.st_uid != own.st_uid && ::fchown(file, old.st_uid, hasGroup ? old.st_gid : own.st_gid) != 0)
        return; // only root may give files away
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
