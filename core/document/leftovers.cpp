// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/leftovers.h"

#include "core/document/file_layer.h"

#include <QList>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sf::document {
namespace {

/// Behind the file's own name, of which so much stays that the rest has room.
QByteArray beginning(const QByteArray& name) {
    constexpr qsizetype longest = 200;
    return name.left(longest) + ".new";
}

bool isNumber(const QByteArray& text) {
    return !text.isEmpty() && std::strspn(text.constData(), "0123456789") == std::size_t(text.size());
}

/// The process that a name such as `f.new1234-0` belongs to; 0 when it is no such name. `f.new1234-0~` is
/// the second name that a file gets before it becomes the backup.
pid_t writerOf(const QByteArray& name, const QByteArray& start) {
    if (!name.startsWith(start))
        return 0;
    QByteArray rest = name.mid(start.size());
    if (rest.endsWith('~'))
        rest.chop(1);
    const qsizetype dash = rest.indexOf('-');
    if (dash < 0 || !isNumber(rest.left(dash)) || !isNumber(rest.mid(dash + 1)))
        return 0;
    return rest.left(dash).toInt(); // 0 when it is too large
}

bool isGone(pid_t process) {
    return process > 1 && process != ::getpid() && ::kill(process, 0) != 0 && errno == ESRCH;
}

/// By a process of another machine or container, whose number says nothing here.
bool isLocked(const QByteArray& path) {
    const int file = ::open(path.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0)
        return errno != ENOENT;
    struct stat found {};
    const bool isFree =
        ::fstat(file, &found) == 0 && S_ISREG(found.st_mode) && ::flock(file, LOCK_EX | LOCK_NB) == 0;
    ::close(file);
    return !isFree;
}

QList<QByteArray> leftovers(const QByteArray& folder, const QByteArray& start) {
    const auto close = [](DIR* directory) { ::closedir(directory); };
    const std::unique_ptr<DIR, decltype(close)> directory(::opendir(folder.constData()), close);
    QList<QByteArray> names;
    while (const dirent* entry = directory ? ::readdir(directory.get()) : nullptr)
        if (const QByteArray name(entry->d_name); isGone(writerOf(name, start)))
            names << name;
    return names;
}

} // namespace

QByteArray temporaryName(const QByteArray& folder, const QByteArray& name, int number) {
    return folder + '/' + beginning(name) + QByteArray::number(::getpid()) + '-' + QByteArray::number(number);
}

void removeLeftovers(const QByteArray& folder, const QByteArray& name, FileLayer& layer) {
    for (const QByteArray& leftover : leftovers(folder, beginning(name))) {
        const QByteArray path = folder + '/' + leftover;
        if (!isLocked(path.endsWith('~') ? path.chopped(1) : path))
            layer.remove(path);
    }
}

} // namespace sf::document
