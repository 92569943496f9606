// SPDX-License-Identifier: GPL-3.0-or-later
// Overrides the C library's system calls, for Qt too.
#include "tests/core/document/io/recorded_disk.h"

#include <QDirIterator>
#include <QFile>

#include <array>
#include <atomic>
#include <cstdarg>
#include <cstdio>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace sf::test {
namespace {

std::atomic<RecordedDisk*> recording = nullptr;

QByteArray pathOf(int descriptor) {
    std::array<char, 4096> path{};
    const QByteArray link = "/proc/self/fd/" + QByteArray::number(descriptor);
    const auto length = ::readlink(link.constData(), path.data(), path.size());
    return {path.data(), std::max<qsizetype>(length, 0)};
}

std::pair<dev_t, ino_t> identity(const struct stat& found) {
    return {found.st_dev, found.st_ino};
}

} // namespace

RecordedDisk* RecordedDisk::active() {
    return recording;
}

RecordedDisk::RecordedDisk(const QByteArray& folder) : m_folder(folder + '/') {
    QDirIterator files(QFile::decodeName(folder), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            m_before.append(
                {relative(QFile::encodeName(file.fileName())), newFile(file.handle()), file.readAll()});
    }
    recording = this;
}

RecordedDisk::~RecordedDisk() {
    recording = nullptr;
}

QList<DiskCall> RecordedDisk::calls() const {
    const std::lock_guard lock(m_mutex);
    return m_calls;
}

void RecordedDisk::mark(int number) {
    add({.kind = DiskCall::Kind::Mark, .offset = number});
}

void RecordedDisk::add(DiskCall call) {
    const std::lock_guard lock(m_mutex);
    call.time = std::chrono::steady_clock::now().time_since_epoch();
    m_calls.append(std::move(call));
}

bool RecordedDisk::holds(const QByteArray& path) const {
    return path.startsWith(m_folder) || path + '/' == m_folder;
}

QByteArray RecordedDisk::relative(const QByteArray& path) const {
    return path.mid(m_folder.size());
}

int RecordedDisk::newFile(int descriptor) {
    struct stat found {};
    ::fstat(descriptor, &found);
    const std::lock_guard lock(m_mutex);
    return m_files[identity(found)] = m_nextFile++;
}

int RecordedDisk::fileOf(int descriptor) {
    struct stat found {};
    ::fstat(descriptor, &found);
    const std::lock_guard lock(m_mutex);
    return m_files.at(identity(found));
}

/// Makes the call and records it in one step, so that the order of the records is right.
template<class Change>
auto RecordedDisk::change(DiskCall call, Change made) -> decltype(made()) {
    const std::lock_guard lock(m_mutex);
    const auto result = made();
    if (result < 0)
        return result;
    if (call.kind == DiskCall::Kind::Write)
        call.bytes.truncate(result); // may be fewer than requested
    add(std::move(call));
    return result;
}

void RecordedDisk::sync(int descriptor) {
    struct stat found {};
    ::fstat(descriptor, &found);
    const std::lock_guard lock(m_mutex);
    DiskCall call{
        .kind = DiskCall::Kind::Sync, .path = relative(pathOf(descriptor)), .covers = m_calls.size()};
    if (S_ISDIR(found.st_mode))
        call.kind = DiskCall::Kind::SyncFolder;
    else
        call.file = fileOf(descriptor);
    add(std::move(call));
}

namespace {

using Kind = DiskCall::Kind;

RecordedDisk* diskOf(const char* path) {
    RecordedDisk* disk = RecordedDisk::active();
    return disk && disk->holds(path) ? disk : nullptr;
}

RecordedDisk* diskOf(int descriptor) {
    RecordedDisk* disk = RecordedDisk::active();
    return disk && disk->holds(pathOf(descriptor)) ? disk : nullptr;
}

int reallyOpen(const char* path, int flags, mode_t mode) {
    return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

int recordedOpen(const char* path, int flags, mode_t mode) {
    RecordedDisk* disk = diskOf(path);
    if (!disk || (flags & (O_CREAT | O_TRUNC)) == 0)
        return reallyOpen(path, flags, mode);
    const bool isNew = ::access(path, F_OK) != 0;
    const int descriptor = reallyOpen(path, flags, mode);
    if (descriptor < 0)
        return descriptor;
    const QByteArray name = disk->relative(path);
    if (isNew)
        disk->change({.kind = Kind::Create, .path = name, .file = disk->newFile(descriptor)},
                     [] { return 0; });
    else if ((flags & O_TRUNC) != 0)
        disk->change({.kind = Kind::Truncate, .path = name, .file = disk->fileOf(descriptor)},
                     [] { return 0; });
    return descriptor;
}

qint64 whereItWrites(int descriptor) {
    if ((::fcntl(descriptor, F_GETFL) & O_APPEND) != 0)
        return ::lseek(descriptor, 0, SEEK_END);
    return ::lseek(descriptor, 0, SEEK_CUR);
}

ssize_t recordedWrite(int descriptor, const void* bytes, size_t size) {
    const auto really = [&] { return ::syscall(SYS_write, descriptor, bytes, size); };
    RecordedDisk* disk = diskOf(descriptor);
    if (!disk)
        return really();
    return disk->change({.kind = Kind::Write,
                         .file = disk->fileOf(descriptor),
                         .offset = whereItWrites(descriptor),
                         .bytes = QByteArray(static_cast<const char*>(bytes), static_cast<qsizetype>(size))},
                        really);
}

int recordedTruncate(int descriptor, off_t size) {
    const auto really = [&] { return static_cast<int>(::syscall(SYS_ftruncate, descriptor, size)); };
    if (RecordedDisk* disk = diskOf(descriptor))
        return disk->change({.kind = Kind::Truncate, .file = disk->fileOf(descriptor), .offset = size},
                            really);
    return really();
}

int recordedSync(int descriptor, long call) {
    RecordedDisk* disk = diskOf(descriptor);
    if (!disk)
        return static_cast<int>(::syscall(call, descriptor));
    disk->sync(descriptor);
    return 0;
}

mode_t modeOf(int flags, va_list rest) {
    return (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
}

} // namespace
} // namespace sf::test

using namespace sf::test;

extern "C" {

int open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    return recordedOpen(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = modeOf(flags, rest);
    va_end(rest);
    return recordedOpen(path, flags, mode);
}

ssize_t write(int descriptor, const void* bytes, size_t size) {
    return recordedWrite(descriptor, bytes, size);
}

int ftruncate(int descriptor, off_t size) noexcept {
    return recordedTruncate(descriptor, size);
}

int ftruncate64(int descriptor, off64_t size) noexcept {
    return recordedTruncate(descriptor, size);
}

int fsync(int descriptor) {
    return recordedSync(descriptor, SYS_fsync);
}

int fdatasync(int descriptor) {
    return recordedSync(descriptor, SYS_fdatasync);
}

int rename(const char* from, const char* to) noexcept {
    const auto really = [&] { return static_cast<int>(::syscall(SYS_rename, from, to)); };
    if (RecordedDisk* disk = diskOf(to))
        return disk->change({.kind = Kind::Rename, .path = disk->relative(from), .other = disk->relative(to)},
                            really);
    return really();
}

int link(const char* from, const char* to) noexcept {
    const auto really = [&] { return static_cast<int>(::syscall(SYS_link, from, to)); };
    if (RecordedDisk* disk = diskOf(to))
        return disk->change({.kind = Kind::Link, .path = disk->relative(from), .other = disk->relative(to)},
                            really);
    return really();
}

int unlink(const char* path) noexcept {
    const auto really = [&] { return static_cast<int>(::syscall(SYS_unlink, path)); };
    if (RecordedDisk* disk = diskOf(path))
        return disk->change({.kind = Kind::Remove, .path = disk->relative(path)}, really);
    return really();
}

int mkdir(const char* path, mode_t mode) noexcept {
    const auto really = [&] { return static_cast<int>(::syscall(SYS_mkdir, path, mode)); };
    if (RecordedDisk* disk = diskOf(path))
        return disk->change({.kind = Kind::MakeFolder, .path = disk->relative(path)}, really);
    return really();
}
}
