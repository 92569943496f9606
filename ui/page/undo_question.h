// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sf::ui {

/// Asks whether everybody agrees to undo dice rolls, for the house rule `undoDice` = `ask`.
bool isUndoingDiceAgreed(QWidget& parent);

} // namespace sf::ui
