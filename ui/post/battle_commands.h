// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/base/document.h"
#include "core/post/game/multiplier_post_game.h"

#include <QObject>

#include <map>

class QWidget;

namespace sf::ui {

class BattleOrders;
class MessageBar;
class PostController;
class Settings;

/// What the window of games by post does for battles: it invites to one, hands its file out, and opens it for
/// the user's orders.
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
    /// Multiplier combat: asks for the plan of the user's turn, in the notation of blocks, and makes the
    /// post.
    void planTurn(const post::MultiplierPostGame& rules);

Q_SIGNALS:
    /// Whoever opens the document owns it.
    void opened(sf::document::Document* battle);
    /// The user goes on ordering in a battle that is open.
    void resumed(sf::document::Document* battle);
    /// Its orders are in a block.
    void finished(sf::document::Document* battle);
    /// A block was made, or there was an error.
    void made(const QString& error);

private:
    bool confirmPlan(const post::MultiplierPostGame& rules, const std::string& typed);
    void sendOrders(BattleOrders& orders, const post::Hash& answered);
    void resume(BattleOrders& orders);

    PostController& m_controller;
    MessageBar& m_messages;
    Settings& m_settings;
    QWidget& m_window;
    std::map<post::Hash, BattleOrders*> m_orders; ///< by the block that they answer
    QString m_typedPlan;                          ///< as typed last, unless a post was made of it
};

} // namespace sf::ui
