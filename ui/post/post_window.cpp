// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/post/post_window.h"

#include "core/text/display_text.h"
#include "core/text/post/signing_words.h"
#include "ui/forms/question_box.h"
#include "ui/page/command_registry.h"
#include "ui/page/message_bar.h"
#include "ui/post/battle_commands.h"
#include "ui/post/battle_panel.h"
#include "ui/post/battle_turn.h"
#include "ui/post/game_list.h"
#include "ui/post/invite_dialog.h"
#include "ui/post/plan_panel.h"
#include "ui/post/plan_text.h"
#include "ui/post/post_board.h"
#include "ui/post/post_duty.h"
#include "ui/post/post_intake.h"
#include "ui/post/post_picture.h"
#include "ui/post/signers.h"
#include "ui/speech/announce.h"
#include "ui/style/layouts.h"
#include "ui/style/settings.h"
#include "ui/widgets/screen_room.h"
#include "ui/widgets/window_request.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFileDialog>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolBar>
#include <QVBoxLayout>

namespace sf::ui {

using document::StoredGame;

namespace {

enum Duty { Wait, Answer, Plan, Begin };

} // namespace

PostWindow::PostWindow(const PageContext& context, PostController& controller, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_context(context)
    , m_controller(controller)
    , m_commands(new CommandRegistry(*this))
    , m_messages(new MessageBar(this))
    , m_intake(new PostIntake(m_controller, *m_messages, m_context.settings, *this))
    , m_battles(new BattleCommands(m_controller, *m_messages, m_context.settings, *this)) {
    setWindowTitle(tr("Games by post"));
    setAcceptDrops(true);
    resize(QSize(1280, 820).boundedTo(screenRoom(*this)));
    addCommands();
    auto* column = marginless<QVBoxLayout>(this, 0);
    column->addWidget(makeToolBar());
    auto* splitter = new QSplitter(this);
    addWidgets(*splitter, {makeList(), makeGame(), makeSide()});
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({370, 600, 310});
    splitter->setChildrenCollapsible(false);
    column->addWidget(splitter, 1);
    column->addWidget(m_messages);
    // Its room stays, so that the board doesn't move.
    keepRoomWhenHidden(*m_messages);
    m_messages->setMinimumHeight(2 * fontMetrics().lineSpacing() + barMargins.top() + barMargins.bottom());
    connect(&m_controller, &PostController::changed, this, &PostWindow::refresh);
    connect(&m_controller, &PostController::listChanged, this, &PostWindow::refreshList);
    connect(m_battles, &BattleCommands::opened, this, &PostWindow::battleOpened);
    connect(m_battles, &BattleCommands::resumed, this, &PostWindow::battleResumed);
    connect(m_battles, &BattleCommands::finished, this, &PostWindow::battleFinished);
    connect(m_battles, &BattleCommands::made, this, &PostWindow::finish);
    connect(&m_controller, &PostController::watchedFolderChanged, m_commands, &CommandRegistry::refresh);
    refresh();
    if (const QString copied = m_controller.copyWarning(); !copied.isEmpty())
        m_messages->show(MessageBar::Kind::Warning, copied);
    // The window is open before it asks about what is in the folder.
    QMetaObject::invokeMethod(m_intake, &PostIntake::watch, Qt::QueuedConnection);
}

void PostWindow::customEvent(QEvent* event) {
    if (event->type() != StatusEvent::eventType())
        return event->ignore();
    const auto& status = static_cast<StatusEvent&>(*event);
    if (status.field() == StatusEvent::Field::Message)
        m_said->setText(text::displayText(status.caption().text()));
    if (status.isSpoken())
        announce(*this, status.caption());
    event->accept();
}

/// Says once what can't be read.
void PostWindow::refreshList() {
    showGames(*m_list, m_controller);
    m_list->setVisible(m_list->rowCount() > 0);
    if (m_controller.problems() == m_problems)
        return;
    m_problems = m_controller.problems();
    m_messages->show(MessageBar::Kind::Warning, m_problems.join(u'\n'));
}

void PostWindow::refresh() {
    refreshList();
    const StoredGame* game = m_controller.current();
    m_state->parentWidget()->setVisible(game);
    m_mayPlan = false;
    m_board->clear();
    m_battle->hide();
    m_said->clear();
    m_signers->hide();
    m_plan->setBoard(nullptr);
    m_messages->withdraw(MessageBar::Kind::Error);
    if (game) {
        showGame(*game);
    } else {
        m_side->show();
        m_duty->setCurrentIndex(Begin);
    }
    m_commands->refresh();
}

void PostWindow::showGame(const StoredGame& game) {
    m_state->setText(stateText(m_controller, game));
    const auto rules = m_controller.rules(game);
    QStringList about{roleDiceText(game, *rules), signersText(m_controller.games(), game),
                      m_controller.isElsewhere(game) ? text::elsewhereText() : QString()};
    about.removeAll(QString());
    m_signers->setText(about.join(u'\n'));
    m_signers->setToolTip(keysText(game));
    m_signers->setVisible(!about.isEmpty());
    m_answerButton->setText(tr("&Make the post"));
    m_wait->setText(waitText(m_controller, game));
    if (const auto* battle = dynamic_cast<const post::BattleGame*>(rules.get()))
        showBattle(game, *battle);
    else
        showBoard(game, static_cast<const post::ImperioPostGame&>(*rules));
    warn(game);
    if (m_controller.isOwnTurn(game) && m_controller.canConfirm(game.checked)) {
        m_answer->setText(m_controller.obstacle(game));
        m_answerButton->setText(tr("I made it on &another computer…"));
        m_side->show();
        m_duty->setCurrentIndex(Answer);
    }
}

void PostWindow::showBoard(const StoredGame& game, const post::ImperioPostGame& view) {
    const PostBoard::Use use = useOf(m_controller, game, view);
    m_board->show(game.checked.game->newest(), view, use, lookText(m_controller, game));
    m_board->setVisible(true);
    m_plan->setBoard(m_board);
    m_side->setVisible(use != PostBoard::Use::SetUp);
    m_duty->setCurrentIndex(use == PostBoard::Use::Plan    ? Plan
                            : m_controller.canAnswer(game) ? Answer
                                                           : Wait);
    m_answer->setText(answerText(game, view));
}

void PostWindow::showBattle(const StoredGame& game, const post::BattleGame& rules) {
    m_battle->show(*game.checked.game, rules, m_context.settings);
    m_battle->setVisible(true);
    m_side->setVisible(true);
    m_duty->setCurrentIndex(m_controller.canAnswer(game) ? Answer : Wait);
    m_answer->setText(answerText(game, rules));
    if (isPlanning(game, rules)) {
        m_answerButton->setText(tr("&Plan your turn…"));
        m_mayPlan = m_controller.canAnswer(game);
        showPlan();
    } else if (const auto* rounds = dynamic_cast<const post::BattlePostGame*>(&rules);
               rounds && isOrdering(*rounds))
        m_answerButton->setText(tr("Give &orders…"));
}

/// The plan of a battle's turn, once it was begun.
void PostWindow::showPlan() {
    BattleTurn* turn = m_battles->turn();
    if (!turn || !m_controller.canAnswer(*m_controller.current()))
        return;
    m_plan->setBoard(turn);
    m_duty->setCurrentIndex(Plan);
}

/// Says at once what keeps the user from playing on.
void PostWindow::warn(const StoredGame& game) {
    const QString obstacle = m_controller.obstacle(game);
    const QString lost = obstacle.isEmpty() ? m_controller.lostSecret(game) : obstacle;
    const QString otherKey = otherKeyWarning(m_controller.games(), game.checked, game.own);
    if (!lost.isEmpty())
        m_messages->show(MessageBar::Kind::Error, lost);
    else if (!otherKey.isEmpty())
        m_messages->show(MessageBar::Kind::Error, otherKey);
    else if (hasVersions())
        m_messages->show(MessageBar::Kind::Information,
                         tr("There are %n version(s) of block %1. You would answer this one: %2. To answer "
                            "another one, choose More, Choose another version.",
                            nullptr, static_cast<int>(game.checked.versions.size()))
                             .arg(QString::number(game.checked.game->count()),
                                  versionText(m_controller.games(), game, game.checked.chain.back())));
}

void PostWindow::invite() {
    inviteWith({});
}

void PostWindow::inviteWith(const PostOffer& offer) {
    InviteDialog dialog(this);
    PostOffer known = offer;
    if (known.names[0].isEmpty())
        known.names[0] = m_context.settings.playerName();
    dialog.fill(known);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_context.settings.setPlayerName(dialog.ownName());
    finish(m_controller.invite(dialog.invitation()));
}

void PostWindow::inviteToBattle(const QString& path) {
    m_battles->invite(path);
}

/// Asks about blocks in the user's name; makes a post that needs no plan, opens the battle for its orders, or
/// asks for a plan.
void PostWindow::answer() {
    const StoredGame& game = *m_controller.current();
    if (m_controller.canConfirm(game.checked))
        return m_intake->confirmStored(game);
    const auto rules = m_controller.rules(*m_controller.current());
    const auto* battle = dynamic_cast<const post::BattlePostGame*>(rules.get());
    if (isPlanning(*m_controller.current(), *rules))
        planTurn();
    else if (battle && isOrdering(*battle))
        m_battles->giveOrders(*battle);
    else
        finish(m_controller.send({})); // nothing was chosen that could be wrong
}

void PostWindow::planTurn() {
    const auto rules = m_controller.rules(*m_controller.current());
    m_battles->planTurn(static_cast<const post::MultiplierPostGame&>(*rules));
}

void PostWindow::typeTurn() {
    const auto rules = m_controller.rules(*m_controller.current());
    m_battles->typeTurn(static_cast<const post::MultiplierPostGame&>(*rules));
}

void PostWindow::paste() {
    take(QGuiApplication::clipboard()->text());
}

void PostWindow::openFile() {
    const QString path = QFileDialog::getOpenFileName(this, tr("Open"), m_context.settings.lastFolder(),
                                                      tr("Posts (*.sqpost *.txt *.eml)") +
                                                          QLatin1String(";;") + tr("All files (*)"));
    if (!path.isEmpty())
        takeFile(path);
}

void PostWindow::takeFile(const QString& path) {
    m_intake->takeFile(path);
}

void PostWindow::take(const QString& text) {
    m_intake->take(text);
}

void PostWindow::copy() {
    const auto markup = static_cast<text::PostMarkup>(m_format->currentIndex());
    QGuiApplication::clipboard()->setText(m_controller.postText(markup));
    m_messages->show(MessageBar::Kind::Information,
                     tr("The post is on the clipboard. Paste it into your forum, mail or chat."));
}

/// After a block was made: its post is copied at once.
void PostWindow::finish(const QString& error) {
    if (error.isEmpty())
        copy();
    else
        m_messages->show(MessageBar::Kind::Error, error);
}

void PostWindow::sendSetUp(const QString& plan, const QString& dangers) {
    QStringList warnings{dangers, tr("Once the block is made, it can't be changed.")};
    warnings.removeAll(QString());
    if (!QuestionBox(tr("Make the post"), warnings.join(u"\n\n"), this,
                     dangers.isEmpty() ? QMessageBox::Question : QMessageBox::Warning)
             .confirms(tr("&Make the post")))
        return m_board->resumeSetUp();
    const QString error = m_controller.send(plan.toStdString());
    if (!error.isEmpty())
        m_board->resumeSetUp();
    finish(error);
}

void PostWindow::sendPlan() {
    if (m_battles->turn())
        return m_battles->sendTurn();
    const post::Plan& plan = m_board->draft()->plan();
    const QString written = QString::fromStdString(post::spacedPlan(post::planValue(plan)));
    QStringList lines{plan.empty() ? tr("Your plan is empty: your turn ends at once.")
                                   : tr("Your plan: %1").arg(written)};
    if (!plan.empty())
        lines << m_board->trial();
    lines << QString() << tr("Once the block is made, it can't be changed.");
    if (QuestionBox(tr("Make the post"), lines.join(u'\n'), this).confirms(tr("&Make the post")))
        finish(m_controller.send(post::planValue(plan)));
}

void PostWindow::resign() {
    if (QuestionBox(tr("Resign"), tr("Resign this game? Your opponent wins."), this).confirms(tr("&Resign")))
        finish(m_controller.resign());
}

void PostWindow::claimTime() {
    if (QuestionBox(tr("Claim that time is up"),
                    tr("Claim a win on time? Everyone will see your claim, but nobody can verify it."), this)
            .confirms(tr("&Claim")))
        finish(m_controller.claimTime());
}

void PostWindow::savePicture() {
    const StoredGame& game = *m_controller.current();
    const auto rules = m_controller.rules(game);
    const auto* battle = dynamic_cast<const post::BattleGame*>(rules.get());
    const QString name = battle ? QString::fromStdString(battle->battle().title) : tr("Imperio Bellum");
    savePostPicture(*rules, name, *m_messages, m_context.settings, *this);
}

void PostWindow::removeGame() {
    if (!QuestionBox(tr("Remove from the list"),
                     tr("Remove this game from the list? Its file is moved to the folder “removed”; the "
                        "secrets stay."),
                     this)
             .confirms(tr("&Remove")))
        return;
    if (const QString error = m_controller.remove(); !error.isEmpty())
        m_messages->show(MessageBar::Kind::Error, error);
}

/// Escape belongs to the board while that has the focus.
void PostWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !m_board->isAncestorOf(focusWidget()))
        close();
    else
        QWidget::keyPressEvent(event);
}

void PostWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (event->mimeData()->hasText() || event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void PostWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    if (!event->mimeData()->hasUrls())
        return take(event->mimeData()->text());
    for (const QUrl& url : event->mimeData()->urls())
        if (url.isLocalFile())
            takeFile(url.toLocalFile());
}

} // namespace sf::ui

#include "moc_post_window.cpp"
