// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::ui {

class GameDesk;
class PageActions;

/// What can be seen over the board.
void addOverlayActions(PageActions& actions, GameDesk& desk);

} // namespace sf::ui
