// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/file_path.h"

#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <climits>
#include <cstdlib>
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
    return real ? Reached(QByteArray(real.get())) : Reached(errno);
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

} // namespace

Reached reachedFile(const QByteArray& path) {
    struct stat found {};
    if (::stat(path.constData(), &found) == 0)
        return realPath(path);
    return errno == ENOENT && !path.isEmpty() ? createdFile(path) : Reached(errno);
}

QString absoluteFile(const QString& path) {
    const QFileInfo file(path);
    if (!path.split(u'/').contains(QLatin1String("..")))
        return file.absoluteFilePath();
    const QString folder = QFileInfo(file.path()).canonicalFilePath();
    return folder.isEmpty() ? file.absoluteFilePath() : QDir(folder).filePath(file.fileName());
}

} // namespace sf::document
