// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/recovery/recovery_session.h"

#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/leftovers.h"
#include "core/document/io/own_folder.h"
#include "core/document/io/process.h"
#include "core/document/io/safe_file.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace sf::document {
namespace {

constexpr int snapshotInterval = 60'000; ///< ms

/// For data that must be written at once but may reach the disk a little later.
class UnsyncedLayer final : public FileLayer {
public:
    int sync(int /*file*/) override { return 0; }
    int syncDirectory(const QByteArray& /*path*/) override { return 0; }
};

void syncFile(const QString& path) {
    const int file = ::open(pathBytes(path).constData(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    if (file < 0)
        return;
    FileLayer::real().sync(file);
    ::close(file);
}

/// Syncs the folder and its parents below `existing`: a new folder is on disk only once its parent is synced.
void syncFolders(const QString& folder, const QString& existing) {
    FileLayer& layer = FileLayer::real();
    for (QString path = folder; path.size() > existing.size(); path = QFileInfo(path).path())
        layer.syncDirectory(pathBytes(path));
    layer.syncDirectory(pathBytes(existing));
}

/// The folder itself, or its nearest existing parent.
QString nearestExisting(QString folder) {
    while (!QFileInfo(folder).isDir() && QFileInfo(folder).path() != folder)
        folder = QFileInfo(folder).path();
    return folder;
}

const QString checkKey = QStringLiteral("check");

/// The checksum of all members except the check itself.
QString checkOf(const QJsonObject& members) {
    const QByteArray bytes = QJsonDocument(members).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().left(16));
}

QString snapshotName(const QByteArray& bytes) {
    return QStringLiteral("snapshot-%1.sqf").arg(QString::fromLatin1(baseHash(bytes).left(16)));
}

bool isSnapshotName(const QByteArray& name) {
    return name.startsWith("snapshot-") && name.endsWith(".sqf");
}

void writeSnapshot(const QString& folder, const QByteArray& bytes) {
    if (writeSafely(folder + QLatin1Char('/') + snapshotName(bytes), bytes).error)
        return;
    const OwnFolder own(pathBytes(folder));
    const QStringList names = RecoverySession::snapshotNames(folder);
    for (qsizetype i = RecoverySession::snapshots; i < names.size(); ++i)
        own.removeFile(pathBytes(names[i]));
}

} // namespace

QString inFolder(const QString& folder, const char* name) {
    return folder + QLatin1Char('/') + QLatin1String(name);
}

QStringList RecoverySession::snapshotNames(const QString& folder) {
    QList<OwnFolder::Entry> entries = OwnFolder(pathBytes(folder)).entries();
    entries.removeIf([](const auto& entry) { return !entry.isOrdinary || !isSnapshotName(entry.name); });
    std::ranges::stable_sort(entries, std::greater{}, &OwnFolder::Entry::changed);
    QStringList names;
    for (const OwnFolder::Entry& entry : std::as_const(entries))
        names << pathText(entry.name);
    return names;
}

bool RecoverySession::isFileName(const QByteArray& name) {
    const auto isOf = [&](const QByteArray& file) { return name == file || isTemporaryOf(file, name); };
    const QByteArray snapshot = name.left(name.indexOf(".sqf") + 4);
    return isOf(baseName) || isOf(journalName) || isOf(aboutName) || isOf(FolderLock::fileName) ||
           (isSnapshotName(snapshot) && isOf(snapshot));
}

bool RecoverySession::isWholeSnapshot(const QString& name, const QByteArray& bytes) {
    const QString whole = snapshotName(bytes);
    return name.size() != whole.size() || name == whole;
}

namespace {

/// JSON can't hold a name that isn't UTF-8.
constexpr const char* pathBytesKey = "filePathBytes";

QString filePathIn(const QJsonObject& members) {
    const QByteArray bytes = members[QLatin1String(pathBytesKey)].toString().toLatin1();
    return bytes.isEmpty() ? members[QStringLiteral("filePath")].toString()
                           : pathText(QByteArray::fromPercentEncoding(bytes));
}

} // namespace

/// Damaged notes count as unsaved: a useless offer is better than lost work. Older notes have no check.
RecoverySession::About RecoverySession::about(const QString& folder) {
    QJsonObject members =
        QJsonDocument::fromJson(readOwn(inFolder(folder, aboutName)).value_or(QByteArray())).object();
    const QJsonValue check = members.take(checkKey);
    if (members.isEmpty() || (!check.isUndefined() && check != QJsonValue(checkOf(members))))
        return {{}, {}, {}, true, true, {}};
    return {members[QStringLiteral("title")].toString(),
            filePathIn(members),
            FileStamp::fromText(members[QStringLiteral("fileStamp")].toString()),
            members[QStringLiteral("startedModified")].toBool(),
            false,
            members[QStringLiteral("base")].toString().toLatin1()};
}

RecoverySession::RecoverySession(Document& document, QString folder, const QString& adopted)
    : m_document(document), m_folder(std::move(folder)), m_startedModified(document.isModified()) {
    m_writer.setMaxThreadCount(1);
    m_syncer.setMaxThreadCount(1);
    m_syncTimer.setSingleShot(true);
    m_syncTimer.setInterval(syncDelay);
    connect(&m_syncTimer, &QTimer::timeout, this, [this] {
        if (m_syncer.activeThreadCount() == 0)
            sync();
        else
            m_syncTimer.start(); // the disk is slower than that
    });
    m_snapshotTimer.setInterval(snapshotInterval);
    connect(&m_snapshotTimer, &QTimer::timeout, this, &RecoverySession::snapshot);
    connect(&document, &Document::journalGrew, this, &RecoverySession::append);
    connect(&document, &Document::filePathChanged, this, &RecoverySession::writeAbout);
    connect(&document, &Document::titleChanged, this, &RecoverySession::writeAbout);
    connect(&document, &Document::fileStampChanged, this, &RecoverySession::writeAbout);
    if (adopted.isEmpty() || !adopt(adopted))
        m_base = document.frozen();
}

RecoverySession::~RecoverySession() {
    m_writer.clear(); // what hasn't begun isn't needed any more
    m_writer.waitForDone();
    m_syncer.waitForDone();
    if (m_lock.isTaken()) // otherwise nothing was written
        OwnFolder(pathBytes(m_folder)).removeOwn(isFileName);
    m_journal.close();
}

void RecoverySession::finishWrites() {
    if (m_journal.isOpen())
        sync();
    m_writer.waitForDone();
    m_syncer.waitForDone();
}

bool RecoverySession::open() {
    m_journalPath = inFolder(m_folder, journalName);
    const int handle = ::open(pathBytes(m_journalPath).constData(),
                              O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0600);
    struct stat found {};
    const bool isFile =
        handle >= 0 && ::fstat(handle, &found) == 0 && S_ISREG(found.st_mode) && found.st_nlink == 1;
    if (!isFile ||
        !m_journal.open(handle, QIODevice::ReadWrite | QIODevice::Unbuffered, QFileDevice::AutoCloseHandle)) {
        if (handle >= 0)
            ::close(handle);
        return false;
    }
    m_size = m_journal.size();
    m_snapshotTimer.start();
    return true;
}

/// Drops a torn last line, and adds checks to a journal without them.
bool RecoverySession::adopt(const QString& folder) {
    const QString path = inFolder(folder, journalName);
    const auto isOwn = [](const OwnFolder::Entry& entry) {
        return entry.name == FolderLock::fileName || entry.isOrdinary || !isFileName(entry.name);
    };
    const OwnFolder own(pathBytes(folder));
    const auto base = readOwn(inFolder(folder, baseName));
    if (!own.isOpen() || !std::ranges::all_of(own.entries(), isOwn) || !base || base->isEmpty() ||
        !m_lock.take(folder))
        return false;
    own.makePrivate();                // older versions left it open
    const auto found = readOwn(path); // now that nobody else writes to it
    if (!found) {
        m_lock.release();
        return false;
    }
    m_baseHash = baseHash(*base);
    m_seal = JournalSeal(m_baseHash);
    const RecoveryJournal journal = readRecoveryJournal(*found, m_baseHash);
    QByteArray whole = journalHeader(m_baseHash, static_cast<int>(journal.entries.size()));
    for (const QByteArray& entry : journal.entries)
        whole += m_seal.seal(entry);
    QString mine = std::exchange(m_folder, folder);
    if ((whole == *found || !writeSafely(path, whole).error) && open()) {
        m_startedModified = about(folder).startedModified;
        writeAbout();
        return true;
    }
    m_lock.release();
    m_folder = std::move(mine);
    return false;
}

/// Writes the base before the journal's first entry: entries without a base restore nothing. An unwritable
/// state folder stops nobody from playing; the next entry tries again. Returns the error, or an empty string.
QString RecoverySession::begin() {
    if (m_existing.isEmpty())
        m_existing = nearestExisting(QFileInfo(m_folder).path());
    if (!makeFolder(m_folder) || !m_lock.take(m_folder))
        return tr("%1 can't be written").arg(m_folder);
    // Sealed orders are nobody else's business (BAT-4); a file system without permissions keeps no secrets.
    OwnFolder(pathBytes(m_folder)).makePrivate();
    UnsyncedLayer unsynced;
    const QByteArray base = m_base();
    m_baseHash = baseHash(base);
    if (const auto error = writeSafely(inFolder(m_folder, aboutName), about(), Backup::No, unsynced).error)
        return *error;
    if (const auto error = writeSafely(inFolder(m_folder, baseName), base, Backup::No, unsynced).error)
        return *error;
    if (!open())
        return tr("%1 can't be written").arg(m_journalPath);
    m_seal = JournalSeal(m_baseHash);
    m_base = nullptr;
    startOn(m_writer, [folder = m_folder, existing = m_existing] {
        syncFile(inFolder(folder, baseName));
        syncFile(inFolder(folder, aboutName));
        syncFolders(folder, existing);
    });
    return {};
}

QByteArray RecoverySession::about() const {
    QJsonObject members{{QStringLiteral("title"), m_document.name()},
                        {QStringLiteral("filePath"), m_document.filePath()},
                        {QStringLiteral("fileStamp"), m_document.fileStamp().text()},
                        {QStringLiteral("startedModified"), m_startedModified},
                        {QStringLiteral("base"), QString::fromLatin1(m_baseHash)}};
    if (const QString path = m_document.filePath(); !path.isValidUtf16())
        members[QLatin1String(pathBytesKey)] = QString::fromLatin1(pathBytes(path).toPercentEncoding("/"));
    members[checkKey] = checkOf(members);
    return QJsonDocument(members).toJson(QJsonDocument::Compact);
}

void RecoverySession::writeAbout() {
    if (!m_journal.isOpen())
        return;
    startOn(m_writer, [path = inFolder(m_folder, aboutName), bytes = about()] { writeSafely(path, bytes); });
}

void RecoverySession::append(const QByteArray& entry) {
    m_waiting.append(entry);
    m_writeProblem = writeWaiting();
    reportTrouble();
}

/// Returns the error, or an empty string.
QString RecoverySession::writeWaiting() {
    if (!m_journal.isOpen())
        if (QString problem = begin(); !problem.isEmpty())
            return problem;
    JournalSeal seal = m_seal;
    const bool isNew = m_size == 0;
    const int entries = seal.number() + static_cast<int>(m_waiting.size());
    QByteArray lines = isNew ? journalHeader(m_baseHash, entries) : QByteArray();
    for (const QByteArray& entry : std::as_const(m_waiting))
        lines += seal.seal(entry);
    if (const QString reason = writeAtEnd(lines); !reason.isEmpty())
        return tr("%1 can't be written: %2").arg(m_journalPath, reason);
    m_seal = seal;
    if (!isNew)
        writeHeader();
    m_waiting.clear();
    m_changed = true;
    if (!m_syncTimer.isActive())
        m_syncTimer.start();
    return {};
}

/// Writes all or nothing: lines after half a line could not be read. Returns the error, or an empty string.
QString RecoverySession::writeAtEnd(const QByteArray& lines) {
    if (m_journal.size() != m_size && !m_journal.resize(m_size))
        return m_journal.errorString();
    if (!m_journal.seek(m_size))
        return m_journal.errorString();
    for (qint64 done = 0; done < lines.size();) {
        const qint64 written = m_journal.write(lines.constData() + done, lines.size() - done);
        if (written <= 0) {
            QString reason = m_journal.errorString();
            m_journal.resize(m_size);
            return reason;
        }
        done += written;
    }
    m_size += lines.size();
    return {};
}

/// A failure does no harm: the lines vouch for themselves.
void RecoverySession::writeHeader() {
    const QByteArray header = journalHeader(m_baseHash, m_seal.number());
    const qsizetype from = header.size() - 1 - journalCountSize;
    if (m_journal.seek(from))
        m_journal.write(header.constData() + from, journalCountSize);
}

void RecoverySession::sync() {
    const int file = ::fcntl(m_journal.handle(), F_DUPFD_CLOEXEC, 0);
    if (file < 0)
        return noteSync(-errno);
    startOn(m_syncer, [this, file] {
        const int result = FileLayer::real().sync(file);
        ::close(file);
        QMetaObject::invokeMethod(
            this, [this, result] { noteSync(result); }, Qt::QueuedConnection);
    });
}

void RecoverySession::noteSync(int result) {
    m_syncProblem =
        result < 0
            ? tr("%1 can't be written: %2").arg(m_journalPath, QString::fromLocal8Bit(std::strerror(-result)))
            : QString();
    reportTrouble();
}

void RecoverySession::reportTrouble() {
    const QString& problem = m_writeProblem.isEmpty() ? m_syncProblem : m_writeProblem;
    const bool isTroubled = !problem.isEmpty();
    if (std::exchange(m_isTroubled, isTroubled) != isTroubled)
        Q_EMIT troubled(problem);
}

void RecoverySession::snapshot() {
    if (!m_changed || !m_journal.isOpen())
        return;
    m_changed = false;
    startOn(m_writer, [folder = m_folder, now = m_document.frozen()] { writeSnapshot(folder, now()); });
}

} // namespace sf::document

#include "moc_recovery_session.cpp"
