// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_intake.h"

#include "core/document/io/input_file.h"
#include "core/text/display_text.h"
#include "core/text/lists.h"
#include "core/text/post/post_problems.h"
#include "ui/forms/question_box.h"
#include "ui/page/message_bar.h"
#include "ui/post/arrivals_dialog.h"
#include "ui/post/folder_watcher.h"
#include "ui/post/incoming_dialog.h"
#include "ui/post/post_controller.h"
#include "ui/post/signers.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QProgressDialog>
#include <QTimer>

#include <algorithm>

namespace sf::ui {

PostIntake::PostIntake(PostController& controller, MessageBar& messages, Settings& settings, QWidget& window)
    : QObject(&window)
    , m_controller(controller)
    , m_messages(messages)
    , m_window(window)
    , m_watcher(new FolderWatcher(settings, this)) {
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

/// Says nothing of files that are known, such as the user's own, and asks about all others at once. Others
/// may write into the folder too, so that links aren't followed.
void PostIntake::takeArrived(const QStringList& paths) {
    QString all;
    QStringList posts;
    std::vector<qsizetype> lines; // of `all`, before each of the posts
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
        lines.push_back(all.count(u'\n'));
        posts << path;
        all += QString::fromUtf8(document::postBytes(*bytes)) + u'\n';
    }
    if (!awaitChecks(all))
        return;
    document::Incoming incoming = m_controller.read(all);
    QStringList problems;
    for (const post::ReadProblem& problem : std::exchange(incoming.problems, {})) {
        const auto file = std::ranges::lower_bound(lines, problem.line) - lines.begin() - 1;
        const qsizetype line = problem.line - lines[static_cast<std::size_t>(file)];
        problems << tr("%1, line %2: %3")
                        .arg(text::displayName(QFileInfo(posts[file]).fileName()), QString::number(line),
                             text::readProblem(problem));
    }
    const bool isNews =
        !problems.isEmpty() ||
        std::ranges::any_of(incoming.arrivals, [](const auto& arrival) { return arrival.isNews(); });
    if (isNews && !takeIncoming(std::move(incoming), problems))
        m_watcher->putAside(posts);
}

/// Waits until the stored games that the text is about have been checked. Returns false if the user doesn't
/// want to wait.
bool PostIntake::awaitChecks(const QString& text) {
    constexpr int patience = 200; // milliseconds
    const std::vector<post::Hash> games = document::gamesIn(text.toStdString());
    if (games.empty() || !m_controller.isChecking(games))
        return true;
    m_controller.checkFirst(games);
    QProgressDialog notice(tr("Checking this game…"), tr("Cancel"), 0, 0, &m_window);
    notice.setWindowModality(Qt::WindowModal);
    notice.setMinimumDuration(patience);
    QTimer::singleShot(patience, &notice, [&notice] { notice.setValue(0); }); // a busy bar shows itself
    while (m_controller.isChecking(games) && !notice.wasCanceled())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return !notice.wasCanceled();
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

/// Asks whether to accept the blocks, and about those in the user's name.
PostIntake::Problems PostIntake::accept(document::Arrival arrival) {
    const auto side = m_controller.side(*arrival.checked.game);
    IncomingDialog dialog(arrival, side, otherKeyWarning(m_controller.games(), arrival.checked, side),
                          &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    const QString refused = confirmOwn(arrival.checked);
    return QStringList(refused.isEmpty() ? m_controller.accept(std::move(arrival), dialog.own()) : refused);
}

/// One question for all games of a text, such as a saved page of a forum.
PostIntake::Problems PostIntake::acceptSome(std::vector<document::Arrival> arrivals) {
    const ArrivalsDialog::Side side = [this](const post::PostGame& game) { return m_controller.side(game); };
    ArrivalsDialog dialog(arrivals, side, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    QStringList problems;
    for (const int index : dialog.chosen()) {
        document::Arrival& arrival = arrivals[static_cast<std::size_t>(index)];
        const QString refused = confirmOwn(arrival.checked);
        const auto own = side(*arrival.checked.game);
        problems << (refused.isEmpty() ? m_controller.accept(std::move(arrival), own) : refused);
    }
    return problems;
}

void PostIntake::take(const QString& text) {
    if (!awaitChecks(text))
        return;
    document::Incoming incoming = m_controller.read(text);
    const bool isEmpty = incoming.isEmpty();
    QStringList problems = readProblems(incoming);
    if (isEmpty)
        problems << tr(
            "There is no block in this text. A block begins with [squarefront 1]. For actions that somebody "
            "typed, open the game itself and choose Edit, Read a typed post.");
    takeIncoming(std::move(incoming), std::move(problems));
}

/// Asks about news, and shows these problems and those of the games. Returns false if the user cancelled.
bool PostIntake::takeIncoming(document::Incoming incoming, QStringList problems) {
    m_messages.withdraw(MessageBar::Kind::Information);
    std::vector<document::Arrival> news;
    for (document::Arrival& arrival : incoming.arrivals)
        if (arrival.isNews())
            news.push_back(std::move(arrival));
        else
            problems << problemsText(arrival);
    const bool isNews = !news.empty();
    const Problems found = news.size() == 1 ? accept(std::move(news.front()))
                           : isNews         ? acceptSome(std::move(news))
                                            : QStringList();
    problems << found.value_or(QStringList());
    problems.removeAll(QString());
    if (!problems.isEmpty())
        m_messages.show(MessageBar::Kind::Error, problems.join(u'\n'));
    else if (!isNews)
        m_messages.show(MessageBar::Kind::Information, tr("You already have every block in this text."));
    return found.has_value();
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
