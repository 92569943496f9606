// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>

class QAction;

namespace sf::ui {

class GameDesk;
class GameExport;
class PageActions;
class Playback;

/// The menus' commands that copy, save and export the record and the board; the panel of the record offers
/// the same.
QList<QAction*> addExportActions(PageActions& actions, GameExport& out);
/// The menus' commands that look back through the game; possible once it is played.
void addPlaybackActions(PageActions& actions, GameDesk& desk, Playback& playback);

} // namespace sf::ui
