// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_path.h"

#include <QDir>
#include <QFileInfo>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace sf::document {
namespace {

using Reached = std::variant<QByteArray, int>;

constexpr int mostLinks = 40; // same as Linux

Reached realPath(const QByteArray& path) {
    const std::unique_ptr<char, decltype(&std::free)> real(::realpath(path.constData(), nullptr), &std::free);
    if (!real)
        return errno;
    struct stat meant {};
    struct stat found {};
    // links in /proc lead where their text doesn't
    if (::stat(path.constData(), &meant) != 0 || ::lstat(real.get(), &found) != 0 ||
        meant.st_dev != found.st_dev || meant.st_ino != found.st_ino)
        return ESTALE;
    return QByteArray(real.get());
}

QByteArray pathInFolder(const QByteArray& folder, const QByteArray& name) {
    return folder.endsWith('/') ? folder + name : folder + '/' + name;
}

/// Nothing if the path is not a link or does not exist.
std::optional<QByteArray> linkText(const QByteArray& path) {
    QByteArray text(PATH_MAX, Qt::Uninitialized);
    const ssize_t size = ::readlink(path.constData(), text.data(), static_cast<std::size_t>(text.size()));
    return size < 0 ? std::nullopt : std::optional(text.first(size));
}

/// The path with its folder's links resolved; the last part may still be a link.
Reached inRealFolder(const QByteArray& path) {
    QByteArray file = path;
    while (file.size() > 1 && file.endsWith('/'))
        file.chop(1);
    const qsizetype slash = file.lastIndexOf('/');
    const QByteArray name = file.mid(slash + 1);
    Reached folder = realPath(slash < 0 ? QByteArray(".") : file.first(slash + 1));
    if (std::holds_alternative<int>(folder))
        return folder;
    if (file != path || name.isEmpty() || name == "." || name == "..")
        return EISDIR;
    return pathInFolder(std::get<QByteArray>(folder), name);
}

/// For a file that does not exist yet.
Reached createdFile(QByteArray path) {
    for (int links = 0; links <= mostLinks; ++links) {
        Reached reached = inRealFolder(path);
        const auto* file = std::get_if<QByteArray>(&reached);
        const auto link = file ? linkText(*file) : std::nullopt;
        if (!link)
            return reached;
        path = link->startsWith('/') ? *link : pathInFolder(file->first(file->lastIndexOf('/') + 1), *link);
    }
    return ELOOP;
}

constexpr char16_t escapedByte = 0xDC00;

bool isWhole(const QByteArray& bytes) {
    QStringDecoder decode(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    [[maybe_unused]] const QString text = decode(bytes);
    return !decode.hasError();
}

/// The length of the character that begins at `from`; 0 if its bytes aren't UTF-8.
qsizetype characterAt(const QByteArray& bytes, qsizetype from) {
    constexpr qsizetype longest = 4;
    for (qsizetype size = 1; size <= longest && from + size <= bytes.size(); ++size)
        if (isWhole(bytes.mid(from, size)))
            return size;
    return 0;
}

} // namespace

QByteArray pathBytes(const QString& path) {
    QByteArray bytes;
    qsizetype done = 0;
    for (qsizetype i = 0; i < path.size(); ++i) {
        const char16_t unit = path[i].unicode();
        const bool isPaired = i > done && path[i - 1].isHighSurrogate();
        if (unit < escapedByte + 0x80 || unit > escapedByte + 0xFF || isPaired)
            continue;
        bytes += path.mid(done, i - done).toUtf8() + static_cast<char>(unit & 0xFFU);
        done = i + 1;
    }
    return bytes + path.mid(done).toUtf8();
}

QString pathText(const QByteArray& path) {
    if (isWhole(path))
        return QString::fromUtf8(path);
    QString text;
    for (qsizetype i = 0; i < path.size();) {
        const qsizetype size = characterAt(path, i);
        if (size > 0)
            text += QString::fromUtf8(path.mid(i, size));
        else
            text += QChar(static_cast<char16_t>(escapedByte + static_cast<unsigned char>(path[i])));
        i += std::max<qsizetype>(1, size);
    }
    return text;
}

bool makeFolder(const QString& path) {
    const std::filesystem::path folder(pathBytes(path).toStdString());
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    return std::filesystem::is_directory(folder, error);
}

QString pathOfUrl(const QString& pathOrUrl) {
    const QUrl url(pathOrUrl, QUrl::StrictMode);
    if (url.scheme() != QLatin1String("file") || !(url.host().isEmpty() || url.host() == u"localhost"))
        return pathOrUrl;
    return pathText(QByteArray::fromPercentEncoding(url.path(QUrl::FullyEncoded).toLatin1()));
}

Reached reachedFile(const QByteArray& path) {
    struct stat found {};
    if (::stat(path.constData(), &found) == 0)
        return realPath(path);
    return errno == ENOENT && !path.isEmpty() ? createdFile(path) : Reached(errno);
}

bool areOneFile(const QString& first, const QString& second) {
    struct stat a {};
    struct stat b {};
    if (first.isEmpty() || second.isEmpty() || first == second)
        return first == second && !first.isEmpty();
    return ::stat(pathBytes(first).constData(), &a) == 0 && ::stat(pathBytes(second).constData(), &b) == 0 &&
           a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

QString absoluteFile(const QString& path) {
    const QFileInfo file(path);
    if (!path.split(u'/').contains(QLatin1String("..")))
        return file.absoluteFilePath();
    const QString folder = QFileInfo(file.path()).canonicalFilePath();
    return folder.isEmpty() ? file.absoluteFilePath() : QDir(folder).filePath(file.fileName());
}

} // namespace sf::document
