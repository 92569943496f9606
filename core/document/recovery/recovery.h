// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"

#include <QDateTime>

#include <chrono>
#include <memory>
#include <variant>

namespace sf::document {

class RecoverySession;

/// Protects the changes to open documents of any kind against a crash, and restores them. Each document has
/// its own folder from its first edit until it closes: the document as it was opened or last saved, every
/// journal entry since (given to the system at once, on the disk within half a second, outside the GUI
/// thread), and the last five snapshots, one a minute. It offers every session that no running program has
/// open. Data that the disk lost is detected and reported; a running session whose files have gone is
/// followed by a new one.
class Recovery : public QObject {
    Q_OBJECT

public:
    struct Snapshot {
        QString name;
        QDateTime time;
    };
    /// A session of a program that ended without closing the document, with unsaved changes.
    struct Session {
        QString id;
        QString title;
        QString filePath;          ///< empty for a document that was never saved
        QDateTime lastChange;      ///< invalid if it isn't known
        int actions = 0;           ///< journal entries that can be restored
        QList<Snapshot> snapshots; ///< newest first
        QString problem;           ///< what can't be restored and why, or empty
        QString host;              ///< another computer on which it may still be open, or empty
        bool mayBeOpen = false;    ///< there: it has changed in the last day
        int number = 0;            ///< how many sessions came before it, one after another
    };

    explicit Recovery(const QString& folder = defaultFolder(), QObject* parent = nullptr);
    ~Recovery() override;
    /// squarefront/recovery in $XDG_STATE_HOME, if that is an absolute path, or ~/.local/state.
    static QString defaultFolder();

    /// Protects the document until it is destroyed, which removes its folder. Call this when the document
    /// opens, before any edit, or right after restore().
    void watch(Document& document);
    /// Takes a snapshot of every document that has changed since its last one.
    void takeSnapshots();
    /// Blocks until all changes are on the disk.
    void finishWrites();

    /// Newest first, without those that a running program has open.
    QList<Session> sessions() const;
    struct Restored {
        std::unique_ptr<Document> document; ///< modified; has undo history unless from a snapshot
        QString problem;                    ///< what could not be restored
    };
    /// Restores as much of the document as can be trusted. If its base is damaged and a snapshot has more,
    /// restores the newest snapshot. Returns an error line if nothing can be restored.
    std::variant<Restored, QString> restore(const QString& id) const;
    /// Restores a snapshot. The session stays, for other snapshots, until it is discarded.
    std::variant<Restored, QString> restore(const QString& id, const QString& snapshot) const;
    /// Deletes the session permanently, but nothing else that is in its folder; not while it may be open.
    bool discard(const QString& id);
    /// Deletes sessions of ended programs that contain nothing unsaved, or nothing at all, and have been
    /// untouched for `age`. Leaves folders that it didn't name, or that hold anything else, as they are.
    void tidy(std::chrono::seconds age = std::chrono::hours(24));

Q_SIGNALS:
    /// Emitted if changes can't be stored: one line with the file and the reason. Empty once they can again,
    /// including those made meanwhile.
    void troubled(const QString& problem);
    /// Emitted if a document's recovery data had gone and was written again: what to tell the user.
    void renewed(const QString& sentence);

private:
    QString folderOf(const QString& id) const;
    bool isOpen(const QString& folder) const;
    std::unique_ptr<RecoverySession> makeSession(Document& document, const QString& adopted);
    void goOn(Document& document, bool isSaved);

    QString m_folder;
    std::vector<std::unique_ptr<RecoverySession>> m_sessions;
};

} // namespace sf::document
