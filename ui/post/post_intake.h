// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace sf::ui {

class FolderWatcher;
class MessageBar;
class PostController;

/// Takes in what others sent: pasted and dropped text, posts and battles in files. Everything is checked
/// whole, and nothing changes until the user accepts it.
class PostIntake final : public QObject {
    Q_OBJECT

public:
    /// `messages` shows what is wrong; questions are asked over `window`.
    PostIntake(PostController& controller, MessageBar& messages, QWidget& window);

    void take(const QString& text);
    void takeFile(const QString& path);
    /// Begins to read the watched folder, if there is one.
    void watch();
    void chooseFolder();
    void stopWatching();

private:
    void takeArrived(const QStringList& paths);
    void takeBattle(const QString& path, const QByteArray& bytes);

    PostController& m_controller;
    MessageBar& m_messages;
    QWidget& m_window;
    FolderWatcher* m_watcher;
};

} // namespace sf::ui
