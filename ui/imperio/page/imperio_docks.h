// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/page/page.h"

namespace sf::ui {

class GameDesk;

/// The panels round the board of a game, a line each: while it is set up, and while it is played. A panel
/// hears everything from the desk.
QList<Page::Dock> setupDocks(GameDesk& desk);
QList<Page::Dock> playDocks(GameDesk& desk);

} // namespace sf::ui
