// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/safe_file.h"

#include "core/document/leftovers.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <unistd.h>

namespace sf::document {
namespace {

/// One write, step by step; each step says whether it came off.
class SafeWrite {
public:
    SafeWrite(const QString& path, FileLayer& layer);
    /// 0, or the system's error number.
    int run(const std::function<bool(QIODevice&)>& produce, Backup backup);
    /// False, and the error kept, when the bytes are not all written.
    bool write(const char* bytes, qint64 size);

private:
    bool openTemporary();
    bool writeAll(const std::function<bool(QIODevice&)>& produce);
    bool finishTemporary();
    bool keepBackup();
    bool putInPlace();
    bool worked(qint64 result);
    void clean();

    FileLayer& m_layer;
    QByteArray m_path;
    QByteArray m_directory;
    QByteArray m_name;
    QByteArray m_temporary;
    int m_file = -1;
    int m_lock = -1;       ///< holds the lock until the file is in its place
    bool m_exists = false; ///< the temporary file
    int m_error = 0;
};

/// The temporary file as a device; gathers small writes.
class SafeDevice final : public QIODevice {
public:
    explicit SafeDevice(SafeWrite& write) : m_write(write) { open(QIODevice::WriteOnly); }

    bool isSequential() const override { return true; }
    bool flush() {
        const bool written = m_write.write(m_waiting.constData(), m_waiting.size());
        m_waiting.clear();
        return written;
    }

protected:
    qint64 readData(char* /*data*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override {
        constexpr qsizetype chunk = 1 << 16;
        m_waiting.append(data, size);
        return m_waiting.size() < chunk || flush() ? size : -1;
    }

private:
    SafeWrite& m_write;
    QByteArray m_waiting;
};

/// The file that the path means in the end, so that a link stays one, also where that file is still to come.
QString target(const QString& path) {
    QFileInfo info(path);
    constexpr int mostLinks = 40;
    for (int i = 0; i < mostLinks && info.isSymLink(); ++i)
        info.setFile(info.symLinkTarget());
    return info.absoluteFilePath();
}

/// Why what is there must not be replaced; empty when it may.
QString protection(const QFileInfo& file) {
    if (file.filePath().isEmpty())
        return QCoreApplication::translate("sf::document", "it has no name");
    if (!file.exists())
        return {};
    if (file.isDir())
        return QCoreApplication::translate("sf::document", "it is a folder");
    if (!file.isFile())
        return QCoreApplication::translate("sf::document", "it is not a regular file");
    return file.isWritable() ? QString()
                             : QCoreApplication::translate("sf::document", "it is write-protected");
}

QString notWritten(const QString& path, const QString& reason) {
    return QCoreApplication::translate("sf::document", "%1 was not written: %2")
        .arg(path, reason)
        .simplified();
}

SafeWrite::SafeWrite(const QString& path, FileLayer& layer) : m_layer(layer) {
    const QString file = target(path);
    m_path = QFile::encodeName(file);
    m_directory = QFile::encodeName(QFileInfo(file).absolutePath());
    m_name = m_path.mid(m_path.lastIndexOf('/') + 1);
}

bool SafeWrite::worked(qint64 result) {
    if (result < 0 && m_error == 0)
        m_error = static_cast<int>(-result);
    return result >= 0;
}

bool SafeWrite::openTemporary() {
    const bool replaces = QFile::exists(QFile::decodeName(m_path));
    int result = -EEXIST;
    for (int i = 0; i < temporaryNumbers && result == -EEXIST; ++i) {
        m_temporary = temporaryName(m_directory, m_name, i);
        result = m_layer.create(m_temporary, replaces ? 0600U : 0666U);
    }
    m_file = result;
    m_exists = result >= 0;
    if (m_exists)
        m_lock = ::fcntl(m_file, F_DUPFD_CLOEXEC, 0);
    if (m_exists && replaces)
        m_layer.makeLike(m_file, m_path);
    return worked(result);
}

bool SafeWrite::write(const char* bytes, qint64 size) {
    qint64 done = 0;
    while (done < size && m_error == 0) {
        const qint64 written = m_layer.write(m_file, bytes + done, size - done);
        if (worked(written == 0 ? -ENOSPC : written))
            done += written;
    }
    return m_error == 0;
}

bool SafeWrite::writeAll(const std::function<bool(QIODevice&)>& produce) {
    SafeDevice device(*this);
    const bool made = produce(device);
    return device.flush() && worked(made ? 0 : -ENOMEM);
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
    const int renamed = m_layer.rename(waiting, m_path + '~');
    // Two names of one file are left as they are by rename.
    m_layer.remove(waiting);
    return renamed == -ENAMETOOLONG || worked(renamed); // no room for the ~ keeps no backup
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

int SafeWrite::run(const std::function<bool(QIODevice&)>& produce, Backup backup) {
    removeLeftovers(m_directory, m_name, m_layer);
    const bool done = openTemporary() && writeAll(produce) && finishTemporary() &&
                      (backup == Backup::No || keepBackup()) && putInPlace();
    if (!done)
        clean();
    if (m_lock >= 0)
        ::close(m_lock);
    return m_error;
}

} // namespace

std::optional<QString> writeSafely(const QString& path, const QByteArray& bytes, Backup backup,
                                   FileLayer& layer) {
    const auto whole = [&bytes](QIODevice& device) { return device.write(bytes) == bytes.size(); };
    return writeSafely(path, whole, backup, layer);
}

std::optional<QString> writeSafely(const QString& path, const std::function<bool(QIODevice&)>& produce,
                                   Backup backup, FileLayer& layer) {
    if (const QString reason = protection(QFileInfo(target(path))); !reason.isEmpty())
        return notWritten(path, reason);
    const int error = SafeWrite(path, layer).run(produce, backup);
    if (error == 0)
        return std::nullopt;
    return notWritten(path, QString::fromLocal8Bit(std::strerror(error)));
}

} // namespace sf::document
