// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>
#include <vector>

class QWidget;

namespace sf::document {
struct Arrival;
struct Incoming;
struct StoredGame;
} // namespace sf::document
namespace sf::post {
struct CheckedGame;
}

namespace sf::ui {

class FolderWatcher;
class MessageBar;
class PostController;
class Settings;

/// Takes what others have sent: pasted and dropped text, and posts and battles in files. All of it is checked
/// first, and nothing changes until the user accepts it.
class PostIntake final : public QObject {
    Q_OBJECT

public:
    /// `messages` shows what is wrong; questions are asked over `window`.
    PostIntake(PostController& controller, MessageBar& messages, Settings& settings, QWidget& window);

    void take(const QString& text);
    void takeFile(const QString& path);
    QString confirmOwn(const post::CheckedGame& checked);
    /// Asks whether the user made the blocks of a stored game that are in their name elsewhere.
    void confirmStored(const document::StoredGame& game);
    /// Starts reading the watched folder, if there is one.
    void watch();
    void chooseFolder();
    void stopWatching();

private:
    void takeArrived(const QStringList& paths);
    void takeBytes(const QString& path, const QByteArray& bytes);
    bool takeIncoming(document::Incoming incoming, QStringList problems);
    bool awaitChecks(const QString& text);
    /// Nothing if the user cancelled.
    using Problems = std::optional<QStringList>;
    Problems accept(document::Arrival arrival);
    Problems acceptSome(std::vector<document::Arrival> arrivals);
    void takeBattle(const QString& path, const QByteArray& bytes);

    PostController& m_controller;
    MessageBar& m_messages;
    QWidget& m_window;
    FolderWatcher* m_watcher;
};

} // namespace sf::ui
