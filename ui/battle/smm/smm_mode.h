// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sf::ui {

class BattleMode;

/// Stack Management Mechanics in the window.
const BattleMode& smmMode();

} // namespace sf::ui
