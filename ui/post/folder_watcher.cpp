// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/folder_watcher.h"

#include "ui/style/settings.h"

#include <QApplication>
#include <QDateTime>
#include <QDir>

#include <algorithm>

namespace sf::ui {

namespace {

constexpr int interval = 5'000; ///< milliseconds

QString stampOf(const QFileInfo& file) {
    return QStringLiteral("%1/%2/%3")
        .arg(file.fileName(), QString::number(file.size()),
             QString::number(file.lastModified().toMSecsSinceEpoch()));
}

} // namespace

FolderWatcher::FolderWatcher(Settings& settings, QObject* parent) : QObject(parent), m_settings(settings) {
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &FolderWatcher::look);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, &FolderWatcher::look);
}

void FolderWatcher::setFolder(const QString& folder) {
    if (!m_folder.isEmpty())
        m_watcher.removePath(m_folder);
    m_folder = folder;
    const QStringList aside = m_settings.postsPutAside();
    m_seen = QSet<QString>(aside.begin(), aside.end());
    if (m_folder.isEmpty()) {
        m_timer.stop();
        return;
    }
    m_watcher.addPath(m_folder);
    m_timer.start();
    look();
}

void FolderWatcher::putAside(const QStringList& paths) {
    constexpr qsizetype most = 1'000;
    QStringList aside = m_settings.postsPutAside();
    for (const QString& path : paths)
        aside << stampOf(QFileInfo(path));
    aside.removeDuplicates();
    m_settings.setPostsPutAside(aside.mid(std::max<qsizetype>(aside.size() - most, 0)));
}

void FolderWatcher::look() {
    // Not on top of another question or a menu; the timer looks again.
    if (QApplication::activeModalWidget() || QApplication::activePopupWidget())
        return;
    QStringList arrived;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("*.sqf"), QStringLiteral("*.sqpost"),
                                      QStringLiteral("*.txt"), QStringLiteral("*.eml")},
                                     QDir::Files | QDir::NoSymLinks, QDir::Name);
    for (const QFileInfo& file : files) {
        const QString stamp = stampOf(file);
        if (m_seen.contains(stamp))
            continue;
        m_seen.insert(stamp);
        arrived << file.absoluteFilePath();
    }
    if (!arrived.isEmpty())
        Q_EMIT filesArrived(arrived);
}

} // namespace sf::ui

#include "moc_folder_watcher.cpp"
