// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_intake.h"

#include "core/document/io/input_file.h"
#include "core/text/display_text.h"
#include "ui/post/folder_watcher.h"
#include "ui/post/incoming_dialog.h"
#include "ui/post/post_controller.h"
#include "ui/widgets/message_bar.h"

#include <QFileDialog>

#include <algorithm>

namespace sf::ui {

PostIntake::PostIntake(PostController& controller, MessageBar& messages, QWidget& window)
    : QObject(&window)
    , m_controller(controller)
    , m_messages(messages)
    , m_window(window)
    , m_watcher(new FolderWatcher(this)) {
    connect(m_watcher, &FolderWatcher::filesArrived, this, &PostIntake::takeArrived);
}

void PostIntake::watch() {
    m_watcher->setFolder(m_controller.watchedFolder());
}

void PostIntake::takeFile(const QString& path) {
    const auto input = document::readInput(path);
    if (const auto* error = std::get_if<document::LoadError>(&input))
        return m_messages.show(MessageBar::Kind::Error, error->text(path));
    const auto& bytes = std::get<QByteArray>(input);
    if (document::looksLikeDocument(bytes))
        takeBattle(path, bytes);
    else
        take(QString::fromUtf8(bytes));
}

/// A battle is kept in memory until a game about it is accepted.
void PostIntake::takeBattle(const QString& path, const QByteArray& bytes) {
    const PostController::AddedBattle added = m_controller.addBattle(path, bytes);
    if (!added.error.isEmpty())
        m_messages.show(MessageBar::Kind::Error, added.error);
    else
        m_messages.show(MessageBar::Kind::Information,
                        tr("The battle “%1” is here. Now paste the post that invites you to it.")
                            .arg(m_controller.battleTitle(*added.hash)));
}

/// Says nothing of files that are known, such as the user's own.
void PostIntake::takeArrived(const QStringList& paths) {
    for (const QString& path : paths) {
        const auto input = document::readInput(path);
        const auto* bytes = std::get_if<QByteArray>(&input);
        if (bytes && document::looksLikeDocument(*bytes)) {
            m_controller.addBattle(path, *bytes); // games that name it may be beside it
            continue;
        }
        const QString text = bytes ? QString::fromUtf8(*bytes) : QString();
        const document::Incoming incoming = m_controller.read(text);
        if (!bytes || !incoming.problems.empty() ||
            std::ranges::any_of(incoming.arrivals, [](const auto& arrival) { return arrival.isNews(); }))
            takeFile(path);
    }
}

void PostIntake::take(const QString& text) {
    m_messages.withdraw(MessageBar::Kind::Information);
    document::Incoming incoming = m_controller.read(text);
    QStringList problems = problemsText(incoming);
    bool isNews = false;
    for (document::Arrival& arrival : incoming.arrivals) {
        if (!arrival.isNews())
            continue;
        isNews = true;
        IncomingDialog dialog(arrival, &m_window);
        if (dialog.exec() == QDialog::Accepted)
            problems << m_controller.accept(std::move(arrival), dialog.own());
    }
    problems.removeAll(QString());
    if (incoming.isEmpty())
        problems << tr(
            "There is no block in this text. A block begins with [squarefront 1]. For actions that somebody "
            "typed, open the game itself and choose Edit, Read a typed post.");
    if (!problems.isEmpty())
        m_messages.show(MessageBar::Kind::Error, problems.join(u'\n'));
    else if (!isNews)
        m_messages.show(MessageBar::Kind::Information, tr("You already have every block in this text."));
}

void PostIntake::chooseFolder() {
    const QString folder =
        QFileDialog::getExistingDirectory(&m_window, tr("Watch a folder"), m_controller.watchedFolder());
    if (folder.isEmpty())
        return;
    const QString error = m_controller.setWatchedFolder(folder);
    if (!error.isEmpty())
        return m_messages.show(MessageBar::Kind::Error, error);
    m_messages.show(MessageBar::Kind::Information,
                    tr("New blocks in %1 are read as they appear, and yours are written there.")
                        .arg(text::displayName(folder)));
    watch();
}

void PostIntake::stopWatching() {
    m_controller.setWatchedFolder({});
    watch();
}

} // namespace sf::ui
