// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/turn_state.h"

namespace sf::multiplier {

void StackState::rest() {
    defendedThisTurn.reset();
    attackedThisTurn = false;
}

std::vector<std::string_view> StackState::settings() const {
    if (specialBonus.empty())
        return {};
    return {"specialBonus"};
}

} // namespace sf::multiplier
