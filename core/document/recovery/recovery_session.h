// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/io/folder_lock.h"
#include "core/document/io/own_folder.h"
#include "core/document/recovery/recovery_journal.h"

#include <QDeadlineTimer>
#include <QFile>
#include <QThreadPool>
#include <QTimer>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace sf::document {

/// The path of one of a session's files.
QString inFolder(const QString& folder, const char* name);

/// The folder of one open document; see Recovery. The first edit creates it, the base before the journal. Its
/// own threads write snapshots and sync all files, so that the window never waits for a disk. Once the
/// document is saved, or can't be restored from it any more, another session goes on.
class RecoverySession final : public QObject {
    Q_OBJECT

public:
    /// `folder` is the new session's. `adopted`, unless empty, is the folder of the session from which the
    /// document was restored; that session continues unless another program has it by now.
    RecoverySession(Document& document, QString folder, const QString& adopted);
    /// Removes the folder, because the document was closed properly.
    ~RecoverySession() override;

    const QString& folder() const { return m_folder; }
    bool isOf(const Document& document) const { return &m_document == &document; }
    /// Is the one after `before`, which its notes say from now on.
    void follow(const RecoverySession& before) { m_number = before.m_number + 1; }
    /// Writes the document as it is now, before any edit. Returns the error, or an empty string.
    QString start() { return writeWaiting(); }
    /// Goes on where `before` ends, whose folder is removed once this one is on the disk.
    void succeed(std::unique_ptr<RecoverySession> before);
    /// Whether its files have gone, or others are in their place.
    bool isLost() const { return m_isLost; }
    /// Another session was to go on: `problem` is the error, or empty if it does.
    void noteSuccessor(const QString& problem);
    /// Replaces the oldest snapshot with the document's current state, if it has changed since the newest.
    void snapshot();
    /// Blocks until everything written so far is on the disk.
    void finishWrites();

    static constexpr const char* baseName = "base.sqf";
    static constexpr const char* journalName = "actions.journal";
    static constexpr const char* aboutName = "about.json";
    static constexpr int snapshots = 5;
    /// A power cut may lose the edits of this period, plus the time that the disk takes.
    static constexpr std::chrono::milliseconds syncDelay{250};
    /// The same for what isn't an edit, such as a clock that runs.
    static constexpr std::chrono::milliseconds longSyncDelay{5000};
    /// After a session couldn't be followed by another.
    static constexpr std::chrono::seconds retryDelay{60};
    /// Whether a session's folder has files with this name, or their temporary ones.
    static bool isFileName(const QByteArray& name);
    /// Newest first.
    static QStringList snapshotNames(const QString& folder);
    /// Returns whether the bytes match the hash in the snapshot's name. Older names have no hash.
    static bool isWholeSnapshot(const QString& name, const QByteArray& bytes);

    /// What the session records about its document.
    struct About {
        QString title;
        QString filePath;
        /// Of the file when the document was opened or last saved.
        FileStamp fileStamp;
        bool startedModified = false; ///< the base wasn't saved in a file either
        bool isDamaged = false;       ///< nothing in it is usable
        QByteArray base;              ///< the base's hash; empty in older notes
        int number = 0;               ///< how many sessions came before it, one after another
    };
    static About about(const QString& folder);

Q_SIGNALS:
    /// Emitted once when changes can't be written: one line with the file and the reason. Empty once they
    /// can, and the waiting ones have been written too.
    void troubled(const QString& problem);
    /// Emitted when the document can't be restored from this session: files are lost, or a step before its
    /// base was undone or redone.
    void outdated();

private:
    /// What can fail.
    enum Part { JournalPart, SyncPart, BasePart, AboutPart, SnapshotPart, parts };
    void append(const QByteArray& entry);
    bool adopt(const QString& folder);
    QString begin();
    QString writeWaiting();
    QString writeAtEnd(const QByteArray& lines);
    bool open();
    void writeHeader();
    QByteArray about() const;
    void writeAbout();
    /// Returns the error, or an empty string.
    static QString writeSnapshot(const QString& folder, const QByteArray& bytes);
    void sync();
    void noteSync(int result);
    void write(Part part, std::function<QString()> write);
    void noteWritten(Part part, const QString& problem);
    void setProblem(Part part, const QString& problem);
    bool lookForFiles();
    void askForAnother();

    const Document& m_document;
    QString m_folder;
    QString m_existing; ///< the nearest parent folder that already existed
    bool m_startedModified;
    int m_number = 0;
    QByteArray m_baseHash;
    std::function<QByteArray()> m_base; ///< the document as it was opened or saved, until that is written
    FolderLock m_lock;
    std::optional<OwnFolder> m_own;
    std::vector<std::unique_ptr<RecoverySession>> m_before; ///< until this one is on the disk
    std::uint32_t m_firstEntry;                             ///< of the document's journal after the base
    bool m_isOutdated = false;
    bool m_isLost = false;
    QDeadlineTimer m_nextTry;
    QString m_journalPath;
    QFile m_journal;
    qint64 m_size = 0; ///< of the journal, complete lines only
    JournalSeal m_seal;
    QList<QByteArray> m_waiting; ///< entries not written yet because of an error
    std::array<QString, parts> m_problems;
    bool m_isTroubled = false;
    QTimer m_syncTimer;
    QTimer m_snapshotTimer;
    QThreadPool m_writer;   ///< one thread, so that the last write wins
    QThreadPool m_syncer;   ///< for the journal, which doesn't wait for other files
    bool m_changed = false; ///< since the last snapshot
};

} // namespace sf::document
