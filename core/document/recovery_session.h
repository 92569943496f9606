// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/battle_document.h"

#include <QFile>
#include <QLockFile>
#include <QTimer>

namespace sf::document {

/// The folder of one open document; see Recovery. It comes into being with the first edit.
class RecoverySession final : public QObject {
    Q_OBJECT

public:
    /// `adopted`: the folder is there already, with the document that was restored from it.
    RecoverySession(BattleDocument& document, QString folder, bool adopted);
    /// Removes the folder: the document was closed in good order.
    ~RecoverySession() override;

    static constexpr const char* baseName = "base.sqf";
    static constexpr const char* journalName = "actions.journal";
    static constexpr const char* aboutName = "about.json";
    static constexpr const char* lockName = "lock";
    static constexpr int snapshots = 5;

private:
    void append(const QByteArray& line);
    bool begin();
    void open();
    void writeBase() const;
    void writeAbout() const;
    void sync();
    void snapshot();

    const BattleDocument& m_document;
    QString m_folder;
    battle::Battle m_base;
    std::size_t m_baseEntries;
    std::unique_ptr<QLockFile> m_lock;
    QFile m_journal;
    QTimer m_syncTimer;
    QTimer m_snapshotTimer;
    int m_nextSnapshot = 0;
    bool m_changed = false; ///< since the last snapshot
};

} // namespace sf::document
