// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/post/game/multiplier_post_game.h"

#include <QObject>

#include <map>

class QWidget;

namespace sf::ui {

class BattleOrders;
class BattleTurn;
class MessageBar;
class PostController;
class Settings;

/// The battle commands of the window of games by post: invites to a battle, saves its file for the opponent,
/// and opens it for the user's orders.
class BattleCommands final : public QObject {
    Q_OBJECT

public:
    BattleCommands(PostController& controller, MessageBar& messages, Settings& settings, QWidget& window);

    void chooseBattle();
    /// Invites to the battle in the file.
    void invite(const QString& path);
    /// Saves the shown game's battle as it begins, to send it.
    void save();
    /// Opens the shown game's battle, or shows its tab again; Ready in it makes the next block.
    void giveOrders(const post::BattlePostGame& rules);
    /// Multiplier combat: opens the shown game's battle, or shows its tab again, to plan the user's turn on
    /// the map.
    void planTurn(const post::MultiplierPostGame& rules);
    /// The plan of the shown game's turn; null until it is begun.
    BattleTurn* turn() const;
    /// Asks whether to make the post with the plan, and makes it.
    void sendTurn();
    /// Asks for the plan in the notation of blocks instead, and makes the post.
    void typeTurn(const post::MultiplierPostGame& rules);

Q_SIGNALS:
    /// Whoever opens the document owns it.
    void opened(sf::document::Document* battle);
    /// The user continues giving orders in an open battle.
    void resumed(sf::document::Document* battle);
    /// Its orders are in a block.
    void finished(sf::document::Document* battle);
    /// A block was made, or there was an error.
    void made(const QString& error);
    /// The plan of a turn was begun or changed.
    void planChanged();

private:
    bool confirmPlan(const post::MultiplierPostGame& rules, const std::string& typed);
    void sendOrders(BattleOrders& orders, const post::Hash& answered);
    void resume(BattleOrders& orders);
    bool isShown(const post::Hash& answered) const;
    void finishTurn(const post::Hash& answered);

    PostController& m_controller;
    MessageBar& m_messages;
    Settings& m_settings;
    QWidget& m_window;
    std::map<post::Hash, BattleOrders*> m_orders; ///< by the block that they answer
    std::map<post::Hash, BattleTurn*> m_turns;    ///< likewise
    QString m_typedPlan;                          ///< as last typed, until a post is made of it
};

} // namespace sf::ui
