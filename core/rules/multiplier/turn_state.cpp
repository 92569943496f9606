// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/turn_state.h"

#include "core/rules/battle/removals.h"

namespace sf::multiplier {

void StackState::rest() {
    defendedThisTurn.reset();
    attackedThisTurn = false;
}

std::vector<battle::RemovalKind> StackState::settings() const {
    if (specialBonus.empty())
        return {};
    return {battle::RemovalKind::Bonus};
}

} // namespace sf::multiplier
