// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::ui {

class CommandRegistry;
class GameDesk;

/// What can be shown over the board.
void addOverlayCommands(CommandRegistry& commands, GameDesk& desk);

} // namespace sf::ui
