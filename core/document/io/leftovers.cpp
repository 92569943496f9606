// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/leftovers.h"

#include "core/document/io/file_layer.h"
#include "core/document/io/own_folder.h"

#include <QList>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <dirent.h>
#include <fcntl.h>
#include <memory>
#include <optional>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sf::document {
namespace {

/// The start of a temporary file's name: the file's own name, shortened to leave room for the rest, and a
/// suffix that nobody uses.
QByteArray beginning(const QByteArray& name) {
    constexpr qsizetype longest = 200;
    return name.left(longest) + ".squarefront-new";
}

/// -1 if the text is not a number as this program writes it.
int numberOf(const QByteArray& text) {
    const int number = text.toInt(); // 0 if too large
    return QByteArray::number(number) == text ? number : -1;
}

/// The process that wrote a file named like `f.squarefront-new1234-0`; nothing for other names.
/// `f.squarefront-new1234-0~` is the second name of a file before it becomes the backup.
std::optional<pid_t> writerOf(const QByteArray& name, const QByteArray& start) {
    if (!name.startsWith(start))
        return std::nullopt;
    QByteArray rest = name.mid(start.size());
    if (rest.endsWith('~'))
        rest.chop(1);
    const qsizetype dash = rest.indexOf('-');
    if (dash < 0)
        return std::nullopt;
    const int process = numberOf(rest.left(dash));
    const int number = numberOf(rest.mid(dash + 1));
    const bool isName = process > 1 && number >= 0 && number < temporaryNumbers;
    return isName ? std::optional(process) : std::nullopt;
}

bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}

bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}

/// Six letters as chance draws them, unlike "backup" or "Backup".
bool isRandomEnd(const QByteArray& end) {
    constexpr qsizetype letters = 6;
    return end.size() == letters &&
           std::ranges::all_of(end, [](char c) { return isLower(c) || isUpper(c); }) &&
           std::ranges::any_of(end, isLower) && std::ranges::any_of(end.sliced(1), isUpper);
}

bool isGone(pid_t process) {
    return ::kill(process, 0) != 0 && errno == ESRCH;
}

/// While it exists, nobody else can take over an abandoned new file. A process of another machine or
/// container, whose id means nothing here, keeps its own file locked.
class Claim {
public:
    explicit Claim(const QByteArray& path)
        : m_file(::open(path.constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC))
        , m_isMissing(m_file < 0 && errno == ENOENT) {}
    ~Claim() {
        if (m_file >= 0)
            ::close(m_file);
    }
    Q_DISABLE_COPY_MOVE(Claim)

    /// Also true if there is no such file. A shared lock needs only read permission.
    bool holds() const {
        struct stat found {};
        return m_isMissing || (m_file >= 0 && ::fstat(m_file, &found) == 0 && S_ISREG(found.st_mode) &&
                               ::flock(m_file, LOCK_SH | LOCK_NB) == 0);
    }

private:
    int m_file;
    bool m_isMissing;
};

bool isOwnFile(const QByteArray& path) {
    struct stat found {};
    return ::lstat(path.constData(), &found) == 0 && S_ISREG(found.st_mode) && found.st_uid == ::geteuid();
}

QList<QByteArray> leftovers(const QByteArray& folder, const QByteArray& start) {
    const auto close = [](DIR* directory) { ::closedir(directory); };
    const std::unique_ptr<DIR, decltype(close)> directory(::opendir(folder.constData()), close);
    QList<QByteArray> names;
    while (const dirent* entry = directory ? ::readdir(directory.get()) : nullptr)
        if (const QByteArray name(entry->d_name); const auto writer = writerOf(name, start))
            if (isGone(*writer))
                names << name;
    return names;
}

} // namespace

QByteArray temporaryName(const QByteArray& folder, const QByteArray& name, int number) {
    return folder + '/' + beginning(name) + QByteArray::number(::getpid()) + '-' + QByteArray::number(number);
}

bool isTemporaryOf(const QByteArray& name, const QByteArray& temporary) {
    return writerOf(temporary, beginning(name)).has_value();
}

void removeLeftovers(const QByteArray& folder, const QByteArray& name, FileLayer& layer) {
    for (const QByteArray& leftover : leftovers(folder, beginning(name))) {
        const QByteArray path = folder + '/' + leftover;
        const Claim claim(path.endsWith('~') ? path.chopped(1) : path);
        if (claim.holds() && isOwnFile(path))
            layer.remove(path);
    }
}

void removeQtLeftovers(const QByteArray& path) {
    const qsizetype slash = path.lastIndexOf('/');
    const QByteArray begin = path.mid(slash + 1) + '.';
    const OwnFolder folder(path.left(slash));
    const QDateTime yesterday = QDateTime::currentDateTime().addDays(-1);
    for (const OwnFolder::Entry& entry : folder.entries()) {
        const bool isTemporary = entry.name.startsWith(begin) && isRandomEnd(entry.name.mid(begin.size()));
        if (isTemporary && entry.isOrdinary && entry.changed < yesterday)
            folder.removeFile(entry.name);
    }
}

} // namespace sf::document
