// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/start_page.h"

#include <QString>

class QTableWidget;
class QWidget;

namespace sf::document {
struct StoredGame;
}
namespace sf::post {
class GameRules;
}

namespace sf::ui {

class PostController;

/// An empty list for running games: who plays, whose turn it is, the last block and since when.
QTableWidget* makeGameList(QWidget* parent);
/// Shows the controller's games and selects the current one. The list emits no signals meanwhile.
void showGames(QTableWidget& list, const PostController& controller);
/// A full sentence: whose block is awaited and since when, or how the game ended.
QString stateText(const PostController& controller, const document::StoredGame& game);
/// The dice that decided the roles, and what they decided, in sentences; empty if the roles were agreed or
/// aren't known yet.
QString roleDiceText(const document::StoredGame& game, const post::GameRules& rules);
/// The games in which it is the user's turn, those first that wait longest.
QList<StartPage::Turn> ownTurns(const PostController& controller);

} // namespace sf::ui
