// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/document.h"

#include <QFile>
#include <QLockFile>
#include <QThreadPool>
#include <QTimer>

#include <memory>

namespace sf::document {

/// The folder of one open document; see Recovery. It comes into being with the first edit, its base before
/// its journal. Snapshots are written and all files are synced by a thread of its own, one after the other.
class RecoverySession final : public QObject {
    Q_OBJECT

public:
    /// `adopted`: the folder is there already, with the document that was restored from it.
    RecoverySession(Document& document, QString folder, bool adopted);
    /// Removes the folder: the document was closed in good order.
    ~RecoverySession() override;

    /// Writes the document as it is over the oldest snapshot, if it changed since the newest.
    void snapshot();
    /// Returns when all that was begun is on the disk.
    void finishWrites();

    static constexpr const char* baseName = "base.sqf";
    static constexpr const char* journalName = "actions.journal";
    static constexpr const char* aboutName = "about.json";
    static constexpr const char* lockName = "lock";
    static constexpr int snapshots = 5;
    /// 0 to snapshots - 1.
    static QString snapshotName(int index);

    /// What the session notes of its document.
    struct About {
        QString title;
        QString filePath;
        bool startedModified = false; ///< the base was in no file either
    };
    static About about(const QString& folder);

Q_SIGNALS:
    /// What is done now cannot be written: a line that names the file and the reason. Once; and with nothing
    /// when it can be written again, and what was kept waiting is written too.
    void troubled(const QString& problem);

private:
    void append(const QByteArray& line);
    QString begin();
    QString writeWaiting();
    void open();
    QByteArray about() const;
    void writeAbout();
    void sync();
    int oldestSnapshot() const;

    const Document& m_document;
    QString m_folder;
    bool m_startedModified;
    std::function<QByteArray()> m_base; ///< the document as it was when it was opened, until that is written
    std::unique_ptr<QLockFile> m_lock;
    QFile m_journal;
    QByteArray m_waiting; ///< lines that could not be written yet
    bool m_isTroubled = false;
    QTimer m_syncTimer;
    QTimer m_snapshotTimer;
    QThreadPool m_writer;
    int m_nextSnapshot = 0;
    bool m_changed = false; ///< since the last snapshot
};

} // namespace sf::document
