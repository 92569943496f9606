// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/document/recovery/recovery_journal.h"
#include "core/document/recovery/session_lock.h"

#include <QFile>
#include <QThreadPool>
#include <QTimer>

#include <chrono>

namespace sf::document {

/// The folder of one open document; see Recovery. It comes into being with the first edit, its base before
/// its journal. Snapshots are written and all files are synced by threads of its own, so that the window
/// waits for no disk.
class RecoverySession final : public QObject {
    Q_OBJECT

public:
    /// `folder` is the new session's. `adopted`, where there is one, is the folder of the session that the
    /// document was restored from: that one goes on, unless another program has it by now.
    RecoverySession(Document& document, QString folder, const QString& adopted);
    /// Removes the folder: the document was closed in good order.
    ~RecoverySession() override;

    const QString& folder() const { return m_folder; }
    /// Writes the document as it is in the oldest snapshot's place, if it changed since the newest.
    void snapshot();
    /// Returns when all that was begun is on the disk.
    void finishWrites();

    static constexpr const char* baseName = "base.sqf";
    static constexpr const char* journalName = "actions.journal";
    static constexpr const char* aboutName = "about.json";
    static constexpr const char* lockName = "lock";
    static constexpr int snapshots = 5;
    /// Edits that a power cut may cost: those of so long, and of the time that the disk takes.
    static constexpr std::chrono::milliseconds syncDelay{250};
    /// Newest first.
    static QStringList snapshotNames(const QString& folder);
    /// Whether these bytes are what was written under the name, which has their hash. Older names have none.
    static bool isWholeSnapshot(const QString& name, const QByteArray& bytes);

    /// What the session notes of its document.
    struct About {
        QString title;
        QString filePath;
        bool startedModified = false; ///< the base was in no file either
        bool isDamaged = false;       ///< nothing of it is known
        QByteArray base;              ///< the base's hash; empty in older notes
    };
    static About about(const QString& folder);

Q_SIGNALS:
    /// What is done now cannot be written: a line that names the file and the reason. Once; and with nothing
    /// when it can be written again, and what was kept waiting is written too.
    void troubled(const QString& problem);

private:
    void append(const QByteArray& entry);
    bool adopt(const QString& folder);
    QString begin();
    QString writeWaiting();
    QString writeAtEnd(const QByteArray& lines);
    bool open();
    QByteArray about() const;
    void writeAbout();
    void sync();
    void noteSync(int result);
    void tell();

    const Document& m_document;
    QString m_folder;
    QString m_existing; ///< the nearest folder above it that was there before
    bool m_startedModified;
    QByteArray m_baseHash;
    std::function<QByteArray()> m_base; ///< the document as it was when it was opened, until that is written
    SessionLock m_lock;
    QFile m_journal;
    qint64 m_size = 0; ///< of the journal, whole lines
    JournalSeal m_seal;
    QList<QByteArray> m_waiting; ///< entries that could not be written yet
    QString m_writeProblem;
    QString m_syncProblem;
    bool m_isTroubled = false;
    QTimer m_syncTimer;
    QTimer m_snapshotTimer;
    QThreadPool m_writer;   ///< one thread, so that what is written last stays
    QThreadPool m_syncer;   ///< of the journal, which waits for no other file
    bool m_changed = false; ///< since the last snapshot
};

} // namespace sf::document
