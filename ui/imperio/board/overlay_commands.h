// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::ui {

class CommandRegistry;
class GameController;

/// What can be shown over the board.
void addOverlayCommands(CommandRegistry& commands, GameController& controller);

} // namespace sf::ui
