// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_backup.h"

#include "core/document/io/new_file.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>

namespace sf::document {
namespace {

/// Whether the file system can't make hard links, even though the disk may be fine.
bool hasNoLinks(int error) {
    constexpr std::array errors{EPERM, EACCES, EOPNOTSUPP, ENOSYS, EMLINK, EXDEV, EINVAL};
    return std::ranges::find(errors, -error) != errors.end();
}

bool areOneFile(const QByteArray& first, const QByteArray& second) {
    struct stat a {};
    struct stat b {};
    return ::stat(first.constData(), &a) == 0 && ::lstat(second.constData(), &b) == 0 &&
           a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

void copyContent(const QByteArray& path, NewFile& copy) {
    QFile file;
    const int handle = ::open(path.constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0 ||
        !file.open(handle, QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle)) {
        copy.fail(EACCES);
        return;
    }
    constexpr qsizetype chunk = 1 << 16;
    QByteArray bytes(chunk, Qt::Uninitialized);
    qint64 read = 0;
    do
        read = file.read(bytes.data(), chunk);
    while (read > 0 && copy.write(bytes.constData(), read));
    if (read < 0)
        copy.fail(EIO);
}

/// A backup has the times of the file it preserves.
void copyTimes(const QByteArray& path, const NewFile& copy) {
    struct stat old {};
    if (::stat(path.constData(), &old) != 0)
        return;
    const std::array times{old.st_atim, old.st_mtim};
    ::futimens(copy.handle(), times.data());
}

int copyBackup(const QByteArray& path, const QByteArray& waiting, FileLayer& layer) {
    NewFile copy(layer);
    layer.remove(waiting); // left behind by a process with the same id
    if (const int made = copy.create(waiting, path); made < 0)
        return made;
    copyContent(path, copy);
    copyTimes(path, copy);
    return copy.finish() && copy.moveTo(path + '~') ? 0 : -copy.error();
}

} // namespace

int keepBackup(const QByteArray& path, const QByteArray& waiting, FileLayer& layer) {
    int linked = layer.link(path, waiting);
    if (linked == -EEXIST) { // left behind likewise, or made by this call before a signal interrupted it
        layer.remove(waiting);
        linked = layer.link(path, waiting);
    }
    if (hasNoLinks(linked))
        return copyBackup(path, waiting, layer);
    if (linked < 0)
        return linked;
    const int renamed = layer.rename(waiting, path + '~');
    layer.remove(waiting); // rename does nothing when both names are the same file
    return areOneFile(path, path + '~') ? 0 : renamed;
}

} // namespace sf::document
