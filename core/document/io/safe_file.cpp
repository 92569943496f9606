// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/io/safe_file.h"

#include "core/document/io/file_backup.h"
#include "core/document/io/file_path.h"
#include "core/document/io/leftovers.h"
#include "core/document/io/new_file.h"

#include <QCoreApplication>
#include <QIODevice>

#include <cerrno>
#include <cstring>
#include <sys/stat.h>
#include <variant>

namespace sf::document {
namespace {

using Produce = std::function<bool(QIODevice&)>;

/// One write, step by step. `shown` is the file name for messages; the path itself has all links resolved.
class SafeWrite {
public:
    SafeWrite(QString shown, QByteArray path, FileLayer& layer);
    WriteResult run(const Produce& produce, Backup backup);

private:
    bool openNew();
    bool writeAll(const Produce& produce);
    /// Makes the backup. Returns why it could not, or an empty string.
    QString keepOld();
    void syncFolder();
    bool countNames();
    QString notWritten() const;

    FileLayer& m_layer;
    QString m_shown;
    QByteArray m_path;
    QByteArray m_directory;
    QByteArray m_name;
    NewFile m_new;
    bool m_replaces = false;
    int m_otherNames = 0; ///< hard links of the old file, without its backup
    QStringList m_warnings;
};

/// The new file as a device that buffers small writes.
class SafeDevice final : public QIODevice {
public:
    explicit SafeDevice(NewFile& file) : m_file(file) { open(QIODevice::WriteOnly); }

    bool isSequential() const override { return true; }
    bool flush() {
        const bool written = m_file.write(m_waiting.constData(), m_waiting.size());
        m_waiting.clear();
        return written;
    }

protected:
    qint64 readData(char* /*data*/, qint64 /*size*/) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override {
        constexpr qsizetype enough = 1 << 16;
        m_waiting.append(data, size);
        return m_waiting.size() < enough || flush() ? size : -1;
    }

private:
    NewFile& m_file;
    QByteArray m_waiting;
};

QString reason(int error) {
    return QString::fromLocal8Bit(std::strerror(error));
}

/// Why the existing file must not be replaced; empty if it may be.
QString protection(const QByteArray& path) {
    struct stat found {};
    if (path.isEmpty())
        return QCoreApplication::translate("sf::document", "it has no name");
    if (::stat(path.constData(), &found) != 0) // a file that can't be looked at may be there all the same
        return errno == ENOENT || errno == ENOTDIR || errno == ELOOP ? QString() : reason(errno);
    if (S_ISDIR(found.st_mode))
        return QCoreApplication::translate("sf::document", "it is a folder");
    if (!S_ISREG(found.st_mode))
        return QCoreApplication::translate("sf::document", "it is not a regular file");
    return ::access(path.constData(), W_OK) == 0
               ? QString()
               : QCoreApplication::translate("sf::document", "it is write-protected");
}

QString notWritten(const QString& path, const QString& reason) {
    return QCoreApplication::translate("sf::document", "%1 was not written: %2")
        .arg(path, reason)
        .simplified();
}

SafeWrite::SafeWrite(QString shown, QByteArray path, FileLayer& layer)
    : m_layer(layer), m_shown(std::move(shown)), m_path(std::move(path)), m_new(layer) {
    const qsizetype slash = m_path.lastIndexOf('/');
    m_directory = m_path.first(std::max<qsizetype>(slash, 1));
    m_name = m_path.mid(slash + 1);
}

/// If an earlier save was killed half-way, the backup may still be a second name of the file.
bool SafeWrite::countNames() {
    struct stat old {};
    struct stat backup {};
    m_replaces = ::stat(m_path.constData(), &old) == 0;
    if (!m_replaces)
        return errno == ENOENT || m_new.fail(errno);
    const bool isBackup = ::lstat((m_path + '~').constData(), &backup) == 0 && backup.st_dev == old.st_dev &&
                          backup.st_ino == old.st_ino;
    m_otherNames = static_cast<int>(old.st_nlink) - (isBackup ? 2 : 1);
    return true;
}

bool SafeWrite::openNew() {
    int file = -EEXIST;
    for (int i = 0; i < temporaryNumbers && file == -EEXIST; ++i)
        file = m_new.create(temporaryName(m_directory, m_name, i), m_replaces ? m_path : QByteArray());
    return (file >= 0 || m_new.fail(EEXIST)) && (!m_new.losesAccess() || m_new.fail(EPERM));
}

bool SafeWrite::writeAll(const Produce& produce) {
    SafeDevice device(m_new);
    const bool made = produce(device);
    return device.flush() && (made || m_new.fail(ENOMEM));
}

QString SafeWrite::keepOld() {
    const int kept = m_replaces ? keepBackup(m_path, m_new.path() + '~', m_layer) : 0;
    if (kept == -ENAMETOOLONG)
        m_warnings << QCoreApplication::translate(
                          "sf::document", "%1 was written without a backup: its name is too long to add a ~")
                          .arg(m_shown);
    else if (kept < 0)
        return QCoreApplication::translate("sf::document", "its backup %1~ could not be made: %2")
            .arg(pathText(m_path), reason(-kept));
    return {};
}

/// The new file is already in place, so a failure here does not matter.
void SafeWrite::syncFolder() {
    if (const int synced = m_layer.syncDirectory(m_directory); synced < 0)
        m_warnings << QCoreApplication::translate("sf::document",
                                                  "%1 was written, but may not survive a power cut: %2")
                          .arg(m_shown, reason(-synced));
}

QString SafeWrite::notWritten() const {
    if (m_new.losesAccess())
        return document::notWritten(
            m_shown, QCoreApplication::translate("sf::document",
                                                 "somebody would lose the right to read or write it. Save it "
                                                 "under another name"));
    return document::notWritten(m_shown, reason(m_new.error()));
}

WriteResult SafeWrite::run(const Produce& produce, Backup backup) {
    removeLeftovers(m_directory, m_name, m_layer);
    if (!countNames() || !openNew() || !writeAll(produce) || !m_new.finish())
        return {notWritten(), {}};
    if (const QString problem = backup == Backup::Yes ? keepOld() : QString(); !problem.isEmpty())
        return {document::notWritten(m_shown, problem), {}};
    if (!m_new.moveTo(m_path))
        return {notWritten(), {}};
    syncFolder();
    if (m_otherNames > 0)
        m_warnings << QCoreApplication::translate(
                          "sf::document",
                          "%1 was written. Its %n other name(s) (hard links) keep the old content.", nullptr,
                          m_otherNames)
                          .arg(m_shown);
    return {std::nullopt, m_warnings};
}

} // namespace

QString WriteResult::message(const QString& done) const {
    if (error)
        return *error;
    return warnings.isEmpty() ? done : warnings.join(u'\n');
}

WriteResult writeSafely(const QString& path, const QByteArray& bytes, Backup backup, FileLayer& layer) {
    const auto whole = [&bytes](QIODevice& device) { return device.write(bytes) == bytes.size(); };
    return writeSafely(path, whole, backup, layer);
}

WriteResult writeSafely(const QString& path, const Produce& produce, Backup backup, FileLayer& layer) {
    const QByteArray name = pathBytes(pathOfUrl(path));
    if (const QString why = protection(name); !why.isEmpty())
        return {notWritten(path, why), {}};
    auto reached = reachedFile(name);
    if (const int* error = std::get_if<int>(&reached))
        return {notWritten(path, reason(*error)), {}};
    return SafeWrite(path, std::get<QByteArray>(std::move(reached)), layer).run(produce, backup);
}

} // namespace sf::document
