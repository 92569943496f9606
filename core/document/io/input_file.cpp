// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/input_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace sf::document {
namespace {

constexpr qint64 chunk = 1 << 20;

LoadError unreadable(const QString& reason) {
    return {{}, QCoreApplication::translate("sf::document", "The file can't be read: %1").arg(reason), {}};
}

/// `size` is 0 where it is unknown.
LoadError tooLarge(qint64 most, qint64 size) {
    const QLocale locale;
    return {{},
            QCoreApplication::translate("sf::document", "a file of at most %1")
                .arg(locale.formattedDataSize(most)),
            size > most ? locale.formattedDataSize(size)
                        : QCoreApplication::translate("sf::document", "more")};
}

} // namespace

std::variant<QByteArray, LoadError> readInput(const QString& path, qint64 most) {
    QFile file(path);
    if (QFileInfo(path).isDir())
        return unreadable(QCoreApplication::translate("sf::document", "it is a folder"));
    if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return unreadable(file.errorString());
    if (file.size() > most)
        return tooLarge(most, file.size());
    QByteArray bytes;
    bytes.reserve(file.size());
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

std::optional<QString> writeProblem(const QString& path, qint64 bytes) {
    if (bytes <= limits::fileBytes)
        return std::nullopt;
    return tooLarge(limits::fileBytes, bytes).text(path);
}

} // namespace sf::document
