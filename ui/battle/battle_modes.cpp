// SPDX-License-Identifier: GPL-3.0-or-later
// The registry of battle modes: one line for each rule system.
// Declared in ui/battle/mode/battle_mode.h.
#include "ui/battle/mode/battle_mode.h"
#include "ui/battle/multiplier/multiplier_mode.h"
#include "ui/battle/smm/smm_mode.h"

#include <algorithm>
#include <array>

namespace sf::ui {

std::span<const BattleMode* const> battleModes() {
    static const std::array modes{
        &smmMode(),
        &multiplierMode(),
    };
    return modes;
}

const BattleMode& battleMode(RuleSystem rules) {
    const auto modes = battleModes();
    const auto found = std::ranges::find(modes, rules, &BattleMode::rules);
    return found == modes.end() ? *modes.front() : **found;
}

} // namespace sf::ui
