// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/document/imperio/imperio_players.h"
#include "core/rules/imperio/game/game.h"

#include <memory>

class QWidget;

namespace sf::document {
class Document;
}

namespace sf::ui {

class CommandRegistry;
class GameController;
class NewGameDialog;
class Page;

/// A document of a game as the dialog for new games has it, with a seed of its own.
std::unique_ptr<document::Document> gameDocument(const imperio::Game& game,
                                                 const std::array<document::SidePlayer, 2>& players = {});

/// Asks for a new game, and for the formation or the board with which it begins. Null if the user cancels.
std::unique_ptr<document::Document> askedGame(NewGameDialog& dialog, QWidget* parent);

/// The commands of a game that are about its players, its rules and its set-up, and the one that begins
/// another game from it.
void addSetupCommands(CommandRegistry& commands, GameController& controller, Page& page);

} // namespace sf::ui
