// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/input_file.h"

#include "core/document/io/file_path.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <filesystem>
#include <limits>
#include <sys/stat.h>
#include <unistd.h>

namespace sf::document {
namespace {

constexpr qint64 chunk = 1 << 20;

using Input = std::variant<QByteArray, LoadError>;

QString systemReason(int error) {
    return QString::fromLocal8Bit(std::strerror(error));
}

LoadError unreadable(const QString& reason) {
    return {{}, QCoreApplication::translate("sf::document", "The file can't be read: %1").arg(reason), {}};
}

/// `size` is 0 where it is unknown.
LoadError tooLarge(qint64 most, qint64 size) {
    const QLocale locale;
    constexpr int usual = 2;
    constexpr int exact = 6;
    const auto shown = [&](qint64 bytes, int digits) { return locale.formattedDataSize(bytes, digits); };
    const bool isClose = shown(size, usual) == shown(most, usual);
    return {{},
            QCoreApplication::translate("sf::document", "a file of at most %1").arg(shown(most, usual)),
            size > most ? shown(size, isClose ? exact : usual)
                        : QCoreApplication::translate("sf::document", "more")};
}

/// Reads all of an open file and closes it.
Input readHandle(int handle, qint64 most, bool isOrdinary) {
    struct stat found {};
    const int error = ::fstat(handle, &found) == 0 ? 0 : errno;
    QFile file;
    if (!file.open(handle, QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle)) {
        ::close(handle);
        return unreadable(file.errorString());
    }
    if (error != 0)
        return unreadable(systemReason(error));
    if (S_ISDIR(found.st_mode))
        return unreadable(QCoreApplication::translate("sf::document", "it is a folder"));
    if (isOrdinary && !S_ISREG(found.st_mode))
        return unreadable(QCoreApplication::translate("sf::document", "it is not a regular file"));
    if (found.st_size > most)
        return tooLarge(most, found.st_size);
    QByteArray bytes;
    bytes.reserve(found.st_size);
    for (;;) {
        const QByteArray read = file.read(std::min(chunk, most + 1 - bytes.size()));
        if (file.error() != QFileDevice::NoError)
            return unreadable(file.errorString());
        if (read.isEmpty())
            return bytes;
        bytes += read;
        if (bytes.size() > most)
            return tooLarge(most, 0);
    }
}

bool isLink(const QByteArray& path) {
    struct stat found {};
    return ::lstat(path.constData(), &found) == 0 && S_ISLNK(found.st_mode);
}

} // namespace

Input readInput(const QString& path, qint64 most) {
    const int handle = ::open(pathBytes(pathOfUrl(path)).constData(), O_RDONLY | O_CLOEXEC);
    return handle < 0 ? unreadable(systemReason(errno)) : readHandle(handle, most, false);
}

StoredFile readStored(const QString& path, qint64 most, Links links) {
    const QByteArray name = pathBytes(pathOfUrl(path));
    const int noLinks = links == Links::Refuse ? O_NOFOLLOW : 0;
    const int handle = ::open(name.constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | noLinks);
    const int error = errno;
    if (handle < 0 && error == ENOENT && !isLink(name))
        return {};
    if (handle < 0) {
        const QString reason =
            error == ELOOP    ? QCoreApplication::translate("sf::document", "it is a link")
            : error == ENOENT ? QCoreApplication::translate("sf::document", "it is a link that leads nowhere")
                              : systemReason(error);
        return {{}, unreadable(reason).text(path)};
    }
    auto read = readHandle(handle, most, true);
    if (const auto* problem = std::get_if<LoadError>(&read))
        return {{}, problem->text(path)};
    return {std::get<QByteArray>(std::move(read)), {}};
}

std::optional<QByteArray> readOwn(const QString& path) {
    const StoredFile file = readStored(path, std::numeric_limits<qint64>::max() - 1);
    return file.problem.isEmpty() ? std::optional(file.bytes.value_or(QByteArray())) : std::nullopt;
}

FolderNames namesIn(const QString& folder) {
    const QByteArray path = pathBytes(folder);
    FolderNames found;
    std::error_code error;
    for (std::filesystem::directory_iterator entry(path.toStdString(), error), end; !error && entry != end;
         entry.increment(error))
        found.names << pathText(QByteArray::fromStdString(entry->path().filename().native()));
    if (error && (error != std::errc::no_such_file_or_directory || isLink(path)))
        return {{},
                QCoreApplication::translate("sf::document", "%1: The folder can't be read: %2")
                    .arg(folder, systemReason(error.value()))};
    found.names.sort();
    return found;
}

std::optional<QString> writeProblem(const QString& path, qint64 bytes) {
    if (bytes <= limits::fileBytes)
        return std::nullopt;
    return tooLarge(limits::fileBytes, bytes).text(path);
}

} // namespace sf::document
