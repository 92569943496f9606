// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_intake.h"

#include "core/document/io/input_file.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/post/post_problems.h"
#include "ui/forms/question_box.h"
#include "ui/page/message_bar.h"
#include "ui/post/folder_watcher.h"
#include "ui/post/incoming_dialog.h"
#include "ui/post/post_controller.h"

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
    takeBytes(path, std::get<QByteArray>(input));
}

void PostIntake::takeBytes(const QString& path, const QByteArray& bytes) {
    if (document::looksLikeDocument(bytes))
        takeBattle(path, bytes);
    else
        take(QString::fromUtf8(document::postBytes(bytes)));
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

/// Says nothing of files that are known, such as the user's own. Others may write into the folder too, so
/// that links aren't followed.
void PostIntake::takeArrived(const QStringList& paths) {
    for (const QString& path : paths) {
        const auto [bytes, problem] = document::readStored(path, limits::fileBytes);
        if (!problem.isEmpty())
            m_messages.show(MessageBar::Kind::Error, problem);
        if (!bytes)
            continue;
        if (document::looksLikeDocument(*bytes)) {
            m_controller.addBattle(path, *bytes); // games that name it may be beside it
            continue;
        }
        const document::Incoming incoming = m_controller.read(QString::fromUtf8(document::postBytes(*bytes)));
        if (!incoming.problems.empty() ||
            std::ranges::any_of(incoming.arrivals, [](const auto& arrival) { return arrival.isNews(); }))
            takeBytes(path, *bytes);
    }
}

/// Asks about blocks in the user's name that this profile didn't make. Returns why the game can't go on.
QString PostIntake::confirmOwn(const post::CheckedGame& checked) {
    const auto isForged = [](const post::GameProblem& problem) {
        return problem.fault == post::GameFault::NotMade;
    };
    const auto first = std::ranges::find_if(checked.own, isForged);
    if (first == checked.own.end())
        return {};
    QString said = text::gameProblem(*first);
    if (const auto count = std::ranges::count_if(checked.own, isForged); count > 1)
        said = text::inSentences(
            {said, tr("The same is true of %n other block(s).", nullptr, static_cast<int>(count) - 1)});
    const bool isMine =
        m_controller.canConfirm(checked) &&
        QuestionBox(tr("A block in your name"),
                    QStringList{said, tr("Did you make this on another computer?")}.join(u"\n\n"), &m_window,
                    QMessageBox::Warning)
            .confirms(tr("&Yes, I made it"));
    return isMine ? m_controller.confirm(checked) : said;
}

void PostIntake::confirmStored(const document::StoredGame& game) {
    const QString error = confirmOwn(game.checked);
    m_controller.reload();
    if (!error.isEmpty())
        m_messages.show(MessageBar::Kind::Error, error);
}

/// Asks whether to accept the blocks, and about those in the user's name. Returns an error.
QString PostIntake::accept(document::Arrival arrival) {
    IncomingDialog dialog(arrival, m_controller.side(*arrival.checked.game), &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    if (QString refused = confirmOwn(arrival.checked); !refused.isEmpty())
        return refused;
    return m_controller.accept(std::move(arrival), dialog.own());
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
        problems << accept(std::move(arrival));
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
    m_messages.show(
        MessageBar::Kind::Information,
        tr("New posts in %1 (.sqpost, .txt, .eml) are read as they appear, and yours are written there.")
            .arg(text::displayName(folder)));
    watch();
}

void PostIntake::stopWatching() {
    m_controller.setWatchedFolder({});
    watch();
}

} // namespace sf::ui

#include "moc_post_intake.cpp"
