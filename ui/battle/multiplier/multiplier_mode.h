// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::ui {

class BattleMode;

/// Multiplier combat in the window.
const BattleMode& multiplierMode();

} // namespace sf::ui
