// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;

namespace sf::ui {

class CommandRegistry;
class GameController;
class GameExport;
class Playback;

/// The menus' commands that copy, save and export the record and the board; the panel of the record offers
/// the same.
QList<QAction*> addExportCommands(CommandRegistry& commands, GameExport& out);
/// The menus' commands that look back through the game; possible once it is played.
void addPlaybackCommands(CommandRegistry& commands, GameController& controller, Playback& playback);

} // namespace sf::ui
