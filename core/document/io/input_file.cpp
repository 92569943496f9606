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
#include <sys/stat.h>
#include <unistd.h>

namespace sf::document {
namespace {

constexpr qint64 chunk = 1 << 20;

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

} // namespace

std::variant<QByteArray, LoadError> readInput(const QString& path, qint64 most) {
    const int handle = ::open(pathBytes(pathOfUrl(path)).constData(), O_RDONLY | O_CLOEXEC);
    if (handle < 0)
        return unreadable(QString::fromLocal8Bit(std::strerror(errno)));
    struct stat found {};
    const bool isKnown = ::fstat(handle, &found) == 0;
    QFile file;
    if (!file.open(handle, QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle)) {
        ::close(handle);
        return unreadable(file.errorString());
    }
    if (!isKnown)
        return unreadable(QString::fromLocal8Bit(std::strerror(errno)));
    if (S_ISDIR(found.st_mode))
        return unreadable(QCoreApplication::translate("sf::document", "it is a folder"));
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

std::optional<QByteArray> readOwn(const QString& path) {
    const int handle = ::open(pathBytes(path).constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (handle < 0)
        return errno == ENOENT ? std::optional(QByteArray()) : std::nullopt;
    struct stat found {};
    QFile file;
    const bool isFile = ::fstat(handle, &found) == 0 && S_ISREG(found.st_mode);
    if (!file.open(handle, QIODevice::ReadOnly | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle)) {
        ::close(handle);
        return std::nullopt;
    }
    if (!isFile)
        return std::nullopt;
    QByteArray bytes = file.readAll();
    return file.error() == QFileDevice::NoError ? std::optional(std::move(bytes)) : std::nullopt;
}

std::optional<QString> writeProblem(const QString& path, qint64 bytes) {
    if (bytes <= limits::fileBytes)
        return std::nullopt;
    return tooLarge(limits::fileBytes, bytes).text(path);
}

} // namespace sf::document
