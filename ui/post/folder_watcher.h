// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QSet>
#include <QTimer>

namespace sf::ui {

class Settings;

/// Watches the folder through which players share their blocks, one file per block, and reports new files. It
/// also checks from time to time, because shared folders often send no notifications.
class FolderWatcher final : public QObject {
    Q_OBJECT

public:
    explicit FolderWatcher(Settings& settings, QObject* parent = nullptr);

    /// Watches this folder instead; none if empty. Its present files count as new, except those put aside.
    void setFolder(const QString& folder);
    /// The user doesn't want these files, also after the next start.
    void putAside(const QStringList& paths);
    void look();

Q_SIGNALS:
    /// Battles, posts and mails that are new or have changed.
    void filesArrived(const QStringList& paths);

private:
    Settings& m_settings;
    QString m_folder;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
    QSet<QString> m_seen; ///< name, size and time of each file
};

} // namespace sf::ui
