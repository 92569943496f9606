// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sf::ui {

/// Where the house rule `undoDice` is `ask`: whether everybody agrees that thrown dice are taken back.
bool isTakingDiceBackAgreed(QWidget& parent);

} // namespace sf::ui
