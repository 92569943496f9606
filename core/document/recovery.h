// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/document.h"

#include <QDateTime>

#include <chrono>
#include <memory>
#include <variant>

namespace sf::document {

class RecoverySession;

/// Keeps what was done to the open documents, of whatever kind, where a crash cannot reach it, and finds it
/// again. Each document has a folder of its own, from its first edit to its closing: the document as it was
/// opened, every entry of the journal since (with the system at once, on the disk within half a second, off
/// the window's thread), and the last five snapshots, one a minute. Every session that no running program
/// has open is offered; what a disk lost of it is noticed and told.
class Recovery : public QObject {
    Q_OBJECT

public:
    struct Snapshot {
        QString name;
        QDateTime time;
    };
    /// Of a program that ended without closing the document, with changes that no file holds.
    struct Session {
        QString id;
        QString title;
        QString filePath; ///< empty for a document that was never saved
        QDateTime lastChange;
        int actions = 0;           ///< entries of the journal that can be restored
        QList<Snapshot> snapshots; ///< newest first; whole states, for when the last one is not wanted
        QString problem;           ///< empty, or what cannot be restored, and why
    };

    explicit Recovery(const QString& folder = defaultFolder(), QObject* parent = nullptr);
    ~Recovery() override;
    /// squarefront/recovery in $XDG_STATE_HOME or ~/.local/state.
    static QString defaultFolder();

    /// From now until the document is destroyed, which removes its folder: call it when the document opens,
    /// before any edit, or right after restore().
    void watch(Document& document);
    /// A snapshot now of every watched document that changed since its last.
    void takeSnapshots();
    /// Returns when all that was done is on the disk.
    void finishWrites();

    /// Newest first. Those that a running program has open are not listed.
    QList<Session> sessions() const;
    struct Restored {
        std::unique_ptr<Document> document; ///< modified; with its undo history, but for a snapshot
        QString problem;                    ///< empty, or what could not be restored, and why
    };
    /// The document as it was, as far as what is left of it can be trusted. Where that is less than a
    /// snapshot has because the base is damaged, the newest snapshot. Or one line that says why there is
    /// none.
    std::variant<Restored, QString> restore(const QString& id) const;
    /// The document as the snapshot has it. The session stays, for other snapshots, until it is discarded.
    std::variant<Restored, QString> restore(const QString& id, const QString& snapshot) const;
    /// Deletes it for good.
    bool discard(const QString& id);
    /// Deletes what is left of programs that are gone and that holds nothing unsaved, or nothing at all, if
    /// nobody touched it for `age`.
    void tidy(std::chrono::seconds age = std::chrono::hours(24));

Q_SIGNALS:
    /// What is done to a document cannot be kept now: a line that names the file and the reason. Empty when
    /// it can again, and what was done meanwhile is kept too.
    void troubled(const QString& problem);

private:
    QString folderOf(const QString& id) const;
    bool isOpen(const QString& folder) const;

    QString m_folder;
    std::vector<std::unique_ptr<RecoverySession>> m_sessions;
};

} // namespace sf::document
