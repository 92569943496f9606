// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "ui/page/kind_registry.h"
#include "ui/post/post_controller.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;
class QTableWidget;
class QToolBar;

namespace sf::ui {

class BattleCommands;
class BattlePanel;
class CommandRegistry;
class MessageBar;
class PlanPanel;
class PostBoard;
class PostIntake;
struct PostOffer;

/// The window of games by post: the list of running games and, for one of them, the board, whose block is
/// awaited and what the user has to do now.
class PostWindow final : public QWidget {
    Q_OBJECT

public:
    PostWindow(const PageContext& context, PostController& controller, QWidget* parent = nullptr);

    /// Asks for the contents of an invitation and makes it.
    void invite();
    /// The same with names and house rules that the user entered elsewhere.
    void inviteWith(const PostOffer& offer);
    /// The same for the battle in a file.
    void inviteToBattle(const QString& path);
    /// Checks a text and offers to accept its blocks.
    void take(const QString& text);
    void takeFile(const QString& path);
    PostController& controller() { return m_controller; }

Q_SIGNALS:
    /// The user wants the help page of games by post.
    void helpRequested();
    /// The user gives orders in this battle. Whoever opens it owns it.
    void battleOpened(sf::document::Document* battle);
    /// The user continues giving orders in an open battle.
    void battleResumed(sf::document::Document* battle);
    /// Its orders are in a block, so that its tab can be closed.
    void battleFinished(sf::document::Document* battle);

protected:
    void customEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QToolBar* makeToolBar();
    QWidget* makeMenuButton();
    void addCommands();
    void addToolCommands();
    QWidget* makeList();
    QWidget* makeGame();
    QWidget* makeSide();
    QWidget* makeDuty();
    QWidget* makeBeginning();
    void paste();
    void openFile();
    void copy();
    void exportWebPage();
    /// Whether the user is about to answer one of several versions of the last block.
    bool hasVersions() const;
    void chooseVersion();
    void answer();
    void sendSetUp(const QString& plan, const QString& dangers);
    void sendPlan();
    void planTurn();
    void typeTurn();
    void showPlan();
    void resign();
    void claimTime();
    void removeGame();
    void savePicture();
    void refreshList();
    void refresh();
    void showGame(const document::StoredGame& game);
    void showBoard(const document::StoredGame& game, const post::ImperioPostGame& view);
    void showBattle(const document::StoredGame& game, const post::BattleGame& rules);
    void warn(const document::StoredGame& game);
    void finish(const QString& error);

    PageContext m_context;
    PostController& m_controller;
    QStringList m_problems; ///< that were told
    CommandRegistry* m_commands;
    MessageBar* m_messages;
    PostIntake* m_intake;
    BattleCommands* m_battles;
    QTableWidget* m_list = nullptr;
    QLabel* m_state = nullptr;
    QLabel* m_said = nullptr;
    QLabel* m_signers = nullptr;
    QComboBox* m_format = nullptr;
    PostBoard* m_board = nullptr;
    BattlePanel* m_battle = nullptr;
    PlanPanel* m_plan = nullptr;
    QWidget* m_side = nullptr;
    QStackedWidget* m_duty = nullptr; ///< the page for what to do: wait, answer, plan or begin
    QLabel* m_wait = nullptr;
    QLabel* m_answer = nullptr;
    QPushButton* m_answerButton = nullptr;
    bool m_mayPlan = false; ///< a turn of a battle
};

} // namespace sf::ui
