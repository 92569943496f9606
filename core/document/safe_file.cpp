// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/safe_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <sys/stat.h>

namespace sf::document {
namespace {

/// One write, step by step; each step says whether it came off.
class SafeWrite {
public:
    SafeWrite(const QString& path, FileLayer& layer);
    /// 0, or the system's error number.
    int run(const QByteArray& bytes, Backup backup);

private:
    bool openTemporary();
    bool writeAll(const QByteArray& bytes);
    bool finishTemporary();
    bool keepBackup();
    bool putInPlace();
    bool worked(qint64 result);
    void clean();

    FileLayer& m_layer;
    QByteArray m_path;
    QByteArray m_directory;
    QByteArray m_temporary;
    int m_file = -1;
    bool m_exists = false; ///< the temporary file
    int m_error = 0;
};

/// The file that the path means in the end, so that a link stays one.
QString target(const QString& path) {
    const QFileInfo info(path);
    const QString real = info.isSymLink() ? info.canonicalFilePath() : QString();
    return real.isEmpty() ? info.absoluteFilePath() : real;
}

SafeWrite::SafeWrite(const QString& path, FileLayer& layer) : m_layer(layer) {
    const QString file = target(path);
    m_path = QFile::encodeName(file);
    m_directory = QFile::encodeName(QFileInfo(file).absolutePath());
}

bool SafeWrite::worked(qint64 result) {
    if (result < 0 && m_error == 0)
        m_error = static_cast<int>(-result);
    return result >= 0;
}

bool SafeWrite::openTemporary() {
    struct stat old {};
    const unsigned mode = ::stat(m_path.constData(), &old) == 0 ? old.st_mode & 0777U : 0666U;
    constexpr int tries = 100;
    int result = -EEXIST;
    for (int i = 0; i < tries && result == -EEXIST; ++i) {
        m_temporary = m_path + ".new" + QByteArray::number(QCoreApplication::applicationPid()) + '-' +
                      QByteArray::number(i);
        result = m_layer.create(m_temporary, mode);
    }
    m_file = result;
    m_exists = result >= 0;
    return worked(result);
}

bool SafeWrite::writeAll(const QByteArray& bytes) {
    qint64 done = 0;
    while (done < bytes.size()) {
        const qint64 written = m_layer.write(m_file, bytes.constData() + done, bytes.size() - done);
        if (!worked(written == 0 ? -ENOSPC : written))
            return false;
        done += written;
    }
    return true;
}

bool SafeWrite::finishTemporary() {
    if (!worked(m_layer.sync(m_file)))
        return false;
    const int file = m_file;
    m_file = -1;
    return worked(m_layer.close(file));
}

/// The old file gets a second name, so that it is never away from its own.
bool SafeWrite::keepBackup() {
    if (!QFile::exists(QFile::decodeName(m_path)))
        return true;
    const QByteArray waiting = m_temporary + '~';
    const int linked = m_layer.link(m_path, waiting);
    if (linked == -EPERM || linked == -EOPNOTSUPP || linked == -ENOSYS)
        return true; // a file system without links keeps no backup
    if (!worked(linked))
        return false;
    const bool renamed = worked(m_layer.rename(waiting, m_path + '~'));
    // Two names of one file are left as they are by rename.
    m_layer.remove(waiting);
    return renamed;
}

bool SafeWrite::putInPlace() {
    if (!worked(m_layer.rename(m_temporary, m_path)))
        return false;
    m_exists = false;
    return worked(m_layer.syncDirectory(m_directory));
}

void SafeWrite::clean() {
    if (m_file >= 0)
        m_layer.close(m_file);
    if (m_exists)
        m_layer.remove(m_temporary);
}

int SafeWrite::run(const QByteArray& bytes, Backup backup) {
    const bool done = openTemporary() && writeAll(bytes) && finishTemporary() &&
                      (backup == Backup::No || keepBackup()) && putInPlace();
    if (!done)
        clean();
    return m_error;
}

} // namespace

std::optional<QString> writeSafely(const QString& path, const QByteArray& bytes, Backup backup,
                                   FileLayer& layer) {
    const int error = SafeWrite(path, layer).run(bytes, backup);
    if (error == 0)
        return std::nullopt;
    return QCoreApplication::translate("sf::document", "%1 was not written: %2")
        .arg(path, QString::fromLocal8Bit(std::strerror(error)))
        .simplified();
}

} // namespace sf::document
