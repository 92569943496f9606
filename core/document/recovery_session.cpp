// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/recovery_session.h"

#include "core/document/safe_file.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <utility>

#include <unistd.h>

namespace sf::document {
namespace {

constexpr int syncDelay = 500;           ///< ms
constexpr int snapshotInterval = 60'000; ///< ms

QString inFolder(const QString& folder, const char* name) {
    return folder + QLatin1Char('/') + QLatin1String(name);
}

/// For what must be there at once but may reach the disk later: it outlives the program, though not a power
/// cut, and the window waits for no disk.
class UnsyncedLayer final : public FileLayer {
public:
    int sync(int /*file*/) override { return 0; }
    int syncDirectory(const QByteArray& /*path*/) override { return 0; }
};

} // namespace

QString RecoverySession::snapshotName(int index) {
    return QStringLiteral("snapshot-%1.sqf").arg(index);
}

RecoverySession::About RecoverySession::about(const QString& folder) {
    QFile file(inFolder(folder, aboutName));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject members = QJsonDocument::fromJson(file.readAll()).object();
    return {members[QStringLiteral("title")].toString(), members[QStringLiteral("filePath")].toString(),
            members[QStringLiteral("startedModified")].toBool()};
}

RecoverySession::RecoverySession(Document& document, QString folder, bool adopted)
    : m_document(document), m_folder(std::move(folder)), m_startedModified(document.isModified()) {
    m_writer.setMaxThreadCount(1);
    m_syncTimer.setSingleShot(true);
    m_syncTimer.setInterval(syncDelay);
    connect(&m_syncTimer, &QTimer::timeout, this, &RecoverySession::sync);
    m_snapshotTimer.setInterval(snapshotInterval);
    connect(&m_snapshotTimer, &QTimer::timeout, this, &RecoverySession::snapshot);
    connect(&document, &Document::journalGrew, this, &RecoverySession::append);
    connect(&document, &Document::filePathChanged, this, &RecoverySession::writeAbout);
    connect(&document, &Document::titleChanged, this, &RecoverySession::writeAbout);
    if (adopted) {
        m_startedModified = about(m_folder).startedModified;
        open();
    } else {
        m_base = document.frozen();
    }
}

RecoverySession::~RecoverySession() {
    m_writer.waitForDone();
    m_journal.close();
    m_lock.reset();
    QDir(m_folder).removeRecursively();
}

void RecoverySession::finishWrites() {
    if (m_journal.isOpen())
        sync();
    m_writer.waitForDone();
}

void RecoverySession::open() {
    m_lock = std::make_unique<QLockFile>(inFolder(m_folder, lockName));
    m_lock->setStaleLockTime(0);
    if (!m_lock->tryLock(0))
        return;
    m_journal.setFileName(inFolder(m_folder, journalName));
    m_journal.open(QIODevice::ReadWrite | QIODevice::Append | QIODevice::Unbuffered);
    m_journal.seek(0);
    m_journal.resize(m_journal.readAll().lastIndexOf('\n') + 1); // a crash may have torn the last line
    m_nextSnapshot = oldestSnapshot();
    m_snapshotTimer.start();
}

/// What the journal rests on is there before its first entry: entries without a base restore nothing. A state
/// folder that can't be written stops nobody from playing; it is tried again with the next entry. Empty, or
/// what is wrong.
QString RecoverySession::begin() {
    if (!m_base || !QDir().mkpath(m_folder))
        return tr("%1 cannot be written").arg(m_folder);
    UnsyncedLayer unsynced;
    if (const auto error = writeSafely(inFolder(m_folder, aboutName), about(), Backup::No, unsynced).error)
        return *error;
    const QByteArray base = m_base();
    if (const auto error = writeSafely(inFolder(m_folder, baseName), base, Backup::No, unsynced).error)
        return *error;
    open();
    if (!m_journal.isOpen())
        return tr("%1 cannot be written").arg(m_journal.fileName());
    m_base = nullptr;
    m_writer.start([path = inFolder(m_folder, baseName), base] { writeSafely(path, base); });
    writeAbout();
    return {};
}

QByteArray RecoverySession::about() const {
    const QJsonObject members{{QStringLiteral("title"), m_document.name()},
                              {QStringLiteral("filePath"), m_document.filePath()},
                              {QStringLiteral("startedModified"), m_startedModified}};
    return QJsonDocument(members).toJson();
}

void RecoverySession::writeAbout() {
    if (!m_journal.isOpen())
        return;
    m_writer.start([path = inFolder(m_folder, aboutName), bytes = about()] { writeSafely(path, bytes); });
}

void RecoverySession::append(const QByteArray& line) {
    m_waiting += line + '\n';
    const QString problem = writeWaiting();
    const bool isTroubled = !problem.isEmpty();
    if (std::exchange(m_isTroubled, isTroubled) != isTroubled)
        Q_EMIT troubled(problem);
}

/// All lines or none: behind half a line nothing could be read. Empty, or what is wrong.
QString RecoverySession::writeWaiting() {
    if (!m_journal.isOpen())
        if (QString problem = begin(); !problem.isEmpty())
            return problem;
    const qint64 whole = m_journal.size();
    for (qint64 done = 0; done < m_waiting.size();) {
        const qint64 written = m_journal.write(m_waiting.constData() + done, m_waiting.size() - done);
        if (written <= 0) {
            const QString reason = m_journal.errorString();
            m_journal.resize(whole);
            return tr("%1 cannot be written: %2").arg(m_journal.fileName(), reason);
        }
        done += written;
    }
    m_waiting.clear();
    m_changed = true;
    if (!m_syncTimer.isActive())
        m_syncTimer.start();
    return {};
}

void RecoverySession::sync() {
    const int file = ::dup(m_journal.handle());
    if (file < 0)
        return;
    m_writer.start([file] {
        ::fsync(file);
        ::close(file);
    });
}

int RecoverySession::oldestSnapshot() const {
    int oldest = 0;
    QDateTime time;
    for (int index = 0; index < snapshots; ++index) {
        const QFileInfo file(m_folder + QLatin1Char('/') + snapshotName(index));
        if (!file.exists())
            return index;
        if (time.isNull() || file.lastModified() < time) {
            oldest = index;
            time = file.lastModified();
        }
    }
    return oldest;
}

void RecoverySession::snapshot() {
    if (!m_changed || !m_journal.isOpen())
        return;
    m_changed = false;
    const QString path = m_folder + QLatin1Char('/') + snapshotName(m_nextSnapshot);
    m_nextSnapshot = (m_nextSnapshot + 1) % snapshots;
    m_writer.start([path, now = m_document.frozen()] { writeSafely(path, now()); });
}

} // namespace sf::document
