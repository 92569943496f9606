// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sf::ui {

class DungeonController;

/// Asks for a post in which attacks were announced, and plays them with its dice as one step (ENC-12).
void readTypedPost(DungeonController& controller, QWidget* parent);

} // namespace sf::ui
