// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

namespace sf::ui {

class GameController;

/// The panels round the board of a game, a line each: while it is set up, and while it is played. A panel
/// hears everything from the controller.
QList<Page::Dock> setupDocks(GameController& controller);
QList<Page::Dock> playDocks(GameController& controller);

} // namespace sf::ui
