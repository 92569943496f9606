// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/recovery/recovery_session.h"

#include "core/document/io/file_path.h"
#include "core/document/io/input_file.h"
#include "core/document/io/leftovers.h"
#include "core/document/io/process.h"
#include "core/document/io/safe_file.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFileInfo>

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

/// The number of the entry that this one undoes or redoes; 0 for any other.
std::uint32_t undoneBy(const QByteArray& entry) {
    const QByteArray member = entry.mid(entry.indexOf(',') + 1);
    constexpr qsizetype size = 7; // of the key
    return member.startsWith("\"undo\":") || member.startsWith("\"redo\":")
               ? member.mid(size, member.indexOf('}') - size).toUInt()
               : 0;
}

bool isThere(const QString& path) {
    struct stat found {};
    return ::lstat(pathBytes(path).constData(), &found) == 0;
}

} // namespace

RecoverySession::RecoverySession(Document& document, QString folder, const QString& adopted)
    : m_document(document)
    , m_folder(std::move(folder))
    , m_startedModified(document.isModified())
    , m_firstEntry(document.journal().next()) {
    m_writer.setMaxThreadCount(1);
    m_syncer.setMaxThreadCount(1);
    m_syncTimer.setSingleShot(true);
    connect(&m_syncTimer, &QTimer::timeout, this, [this] {
        if (lookForFiles())
            askForAnother();
        else if (m_syncer.activeThreadCount() == 0)
            sync();
        else
            m_syncTimer.start(syncDelay); // the disk is slower than that
    });
    m_snapshotTimer.setInterval(snapshotInterval);
    connect(&m_snapshotTimer, &QTimer::timeout, this, &RecoverySession::snapshot);
    connect(&document, &Document::journalGrew, this, &RecoverySession::append);
    connect(&document, &Document::noted, this, &RecoverySession::append);
    connect(&document, &Document::markedUnsaved, this, [this] {
        m_isOutdated = true; // no journal has it
        askForAnother();
    });
    connect(&document, &Document::stepsChanged, this, &RecoverySession::askForAnother);
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
        m_own->removeOwn(isFileName);
    m_journal.close();
}

void RecoverySession::finishWrites() {
    if (m_journal.isOpen())
        sync();
    m_writer.waitForDone();
    m_syncer.waitForDone();
    if (m_journal.isOpen())
        m_before.clear();
}

void RecoverySession::succeed(std::unique_ptr<RecoverySession> before) {
    before->m_document.disconnect(before.get());
    before->disconnect();
    before->m_syncTimer.stop();
    before->m_snapshotTimer.stop();
    m_before = std::move(before->m_before);
    std::erase_if(m_before, [](const auto& earlier) { return !earlier->m_journal.isOpen(); });
    m_before.push_back(std::move(before)); // even if it never began: it may be about to tell
}

void RecoverySession::noteSuccessor(const QString& problem) {
    m_problems.fill({});
    setProblem(JournalPart, problem);
}

/// Whether files have gone: a cleaner or another computer may remove them, or put others in their place.
bool RecoverySession::lookForFiles() {
    struct stat own {};
    struct stat found {};
    if (!m_journal.isOpen())
        return false;
    const bool isOwn = ::fstat(m_journal.handle(), &own) == 0 &&
                       ::lstat(pathBytes(m_journalPath).constData(), &found) == 0 &&
                       own.st_dev == found.st_dev && own.st_ino == found.st_ino && own.st_size >= m_size;
    m_isLost = m_isLost || !isOwn || !isThere(inFolder(m_folder, baseName)) ||
               !isThere(inFolder(m_folder, aboutName));
    m_isOutdated = m_isOutdated || m_isLost;
    return m_isLost;
}

void RecoverySession::askForAnother() {
    if (!m_isOutdated || !m_nextTry.hasExpired())
        return;
    m_nextTry.setRemainingTime(retryDelay);
    Q_EMIT outdated();
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
    m_own.emplace(pathBytes(folder));
    const auto base = readOwn(inFolder(folder, baseName));
    if (!m_own->isOpen() || !std::ranges::all_of(m_own->entries(), isOwn) || !base || base->isEmpty() ||
        !m_lock.take(folder))
        return false;
    m_own->makePrivate();             // older versions left it open
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
        m_number = about(folder).number;
        m_firstEntry -= static_cast<std::uint32_t>(entriesIn(journal));
        UnsyncedLayer unsynced;
        setProblem(AboutPart, writeSafely(inFolder(folder, aboutName), about(), Backup::No, unsynced)
                                  .error.value_or(QString()));
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
    const bool isMade = makeFolder(m_folder);
    m_own.emplace(pathBytes(m_folder));
    if (!isMade || !m_lock.take(m_folder))
        return tr("%1 can't be written").arg(m_folder);
    // Sealed orders are nobody else's business (BAT-4); a file system without permissions keeps no secrets.
    m_own->makePrivate();
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
    write(BasePart, [folder = m_folder, existing = m_existing] {
        syncFile(inFolder(folder, baseName));
        syncFile(inFolder(folder, aboutName));
        syncFolders(folder, existing);
        return QString();
    });
    return {};
}

void RecoverySession::writeAbout() {
    if (!m_journal.isOpen() || lookForFiles())
        return;
    write(AboutPart, [path = inFolder(m_folder, aboutName), bytes = about()] {
        return writeSafely(path, bytes).error.value_or(QString());
    });
}

/// In the middle of a step: another session can begin only after it.
void RecoverySession::append(const QByteArray& entry) {
    const std::uint32_t undone = undoneBy(entry);
    m_isOutdated = m_isOutdated || lookForFiles() || (undone != 0 && undone < m_firstEntry);
    if (m_isOutdated)
        return;
    if (isNote(entry) && !m_waiting.isEmpty() && isNote(m_waiting.last()))
        m_waiting.removeLast();
    m_waiting.append(entry);
    if (m_journal.isOpen() || !isNote(entry)) // a note alone begins nothing
        setProblem(JournalPart, writeWaiting());
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
    const bool isEdited = !std::ranges::all_of(m_waiting, isNote);
    m_waiting.clear();
    m_changed = m_changed || isEdited;
    const auto delay = isEdited || isNew ? syncDelay : longSyncDelay;
    if (!m_syncTimer.isActive() || m_syncTimer.remainingTimeAsDuration() > delay)
        m_syncTimer.start(delay);
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
    setProblem(
        SyncPart,
        result < 0
            ? tr("%1 can't be written: %2").arg(m_journalPath, QString::fromLocal8Bit(std::strerror(-result)))
            : QString());
}

/// Writes on the writer's thread.
void RecoverySession::write(Part part, std::function<QString()> write) {
    startOn(m_writer, [this, part, write = std::move(write)] {
        QMetaObject::invokeMethod(
            this, [this, part, problem = write()] { noteWritten(part, problem); }, Qt::QueuedConnection);
    });
}

void RecoverySession::noteWritten(Part part, const QString& problem) {
    if (!problem.isEmpty() && lookForFiles())
        return askForAnother();
    if (part == BasePart)
        m_before.clear();
    m_changed = m_changed || (part == SnapshotPart && !problem.isEmpty());
    setProblem(part, problem);
}

void RecoverySession::setProblem(Part part, const QString& problem) {
    m_problems[part] = problem;
    const auto first = std::ranges::find_if_not(m_problems, &QString::isEmpty);
    const bool isTroubled = first != m_problems.end();
    if (std::exchange(m_isTroubled, isTroubled) != isTroubled)
        Q_EMIT troubled(isTroubled ? *first : QString());
}

void RecoverySession::snapshot() {
    lookForFiles();
    askForAnother();
    if (m_isOutdated || !m_journal.isOpen())
        return;
    if (!m_problems[AboutPart].isEmpty())
        writeAbout();
    if (std::exchange(m_changed, false))
        write(SnapshotPart,
              [folder = m_folder, now = m_document.frozen()] { return writeSnapshot(folder, now()); });
}

} // namespace sf::document

#include "moc_recovery_session.cpp"
