// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;

namespace sf::ui {

class CommandRegistry;
class GameController;
class GameExport;
class LookBack;

/// The menus' commands that copy, save and export the record and the board; the panel of the record offers
/// the same.
QList<QAction*> addExportCommands(CommandRegistry& commands, GameExport& out);
/// The menus' commands that look back through the game; possible once it is played.
void addLookBackCommands(CommandRegistry& commands, GameController& controller, LookBack& lookBack);

} // namespace sf::ui
