// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/post/private_file.h"

#include "core/document/io/file_layer.h"
#include "core/document/io/file_path.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QStandardPaths>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

namespace sf::document {
namespace {

constexpr unsigned ownerOnly = 0600;
constexpr unsigned everybody = 0666;

NewFileProblem newFileProblem(const QString& path, int error) {
    return {error == -EEXIST, QCoreApplication::translate("sf::document", "%1 was not written: %2")
                                  .arg(path, QString::fromLocal8Bit(std::strerror(-error)))};
}

/// Creates and fills a file. Returns 0 or a negative error number; after an error there is no file.
int fillNewFile(const QByteArray& path, const QByteArray& bytes, Readers readers) {
    FileLayer& layer = FileLayer::real();
    const int file = layer.create(path, readers == Readers::Owner ? ownerOnly : everybody);
    if (file < 0)
        return file;
    int error = readers == Readers::Owner && ::fchmod(file, ownerOnly) != 0 ? -errno : 0;
    for (qint64 done = 0; error == 0 && done < bytes.size();) {
        const qint64 written = layer.write(file, bytes.constData() + done, bytes.size() - done);
        error = written < 0 ? static_cast<int>(written) : written == 0 ? -ENOSPC : 0;
        done += std::max<qint64>(written, 0);
    }
    if (error == 0)
        error = layer.sync(file);
    if (const int closed = layer.close(file); error == 0)
        error = closed;
    if (error != 0)
        layer.remove(path);
    return error;
}

/// Whether the file system has no hard links.
bool cannotLink(int error) {
    return error == -EPERM || error == -EOPNOTSUPP || error == -ENOSYS || error == -EINVAL || error == -EXDEV;
}

} // namespace

std::optional<NewFileProblem> writeNewFile(const QString& path, const QByteArray& bytes, Readers readers) {
    FileLayer& layer = FileLayer::real();
    const QByteArray target = pathBytes(pathOfUrl(path));
    const QByteArray folder = target.left(target.lastIndexOf('/') + 1);
    // Others see the complete file or none.
    const QByteArray temporary =
        folder + ".squarefront-" + QByteArray::number(QRandomGenerator::system()->generate64(), 36);
    if (const int error = fillNewFile(temporary, bytes, readers))
        return newFileProblem(path, error);
    int error = layer.link(temporary, target);
    layer.remove(temporary);
    if (cannotLink(error))
        error = fillNewFile(target, bytes, readers);
    if (error < 0)
        return newFileProblem(path, error);
    layer.syncDirectory(folder.isEmpty() ? QByteArray(".") : folder);
    return std::nullopt;
}

std::optional<QString> writeNewFile(const QString& stem, const QString& suffix, const QByteArray& bytes) {
    constexpr int mostNames = 1000;
    for (int number = 1;; ++number) {
        const QString path = stem + (number > 1 ? QStringLiteral("-%1").arg(number) : QString()) + suffix;
        const auto problem = writeNewFile(path, bytes, Readers::Anyone);
        if (!problem)
            return std::nullopt;
        if (!problem->exists || number == mostNames)
            return problem->text;
        if (readStored(path, bytes.size()).bytes == bytes)
            return std::nullopt;
    }
}

void takeFromOthers(const QString& path) {
    const QByteArray name = pathBytes(path);
    struct stat status {};
    const bool isOpen = ::lstat(name.constData(), &status) == 0 && S_ISREG(status.st_mode) &&
                        (status.st_mode & (S_IRWXG | S_IRWXO)) != 0;
    if (isOpen)
        ::chmod(name.constData(), ownerOnly);
}

StoredFile readPrivateFile(const QString& path, qint64 most) {
    takeFromOthers(path);
    return readStored(path, most);
}

QString privateDataFolder() {
    const bool hasHome =
        !qEnvironmentVariableIsEmpty("HOME") || !qEnvironmentVariableIsEmpty("XDG_DATA_HOME");
    if (hasHome)
        return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
               QStringLiteral("/squarefront");
    const passwd* user = ::getpwuid(::getuid());
    return user && user->pw_dir && *user->pw_dir
               ? pathText(user->pw_dir) + QStringLiteral("/.local/share/squarefront")
               : QString();
}

} // namespace sf::document
