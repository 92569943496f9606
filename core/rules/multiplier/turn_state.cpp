// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/turn_state.h"

#include "core/rules/battle/removals.h"

namespace sf::multiplier {

void StackState::rest() {
    defendedThisTurn.reset();
    attackedThisTurn = false;
}

std::vector<battle::RemovalKind> StackState::settings() const {
    return specialBonus.empty() ? std::vector<battle::RemovalKind>()
                                : std::vector{battle::RemovalKind::Bonus};
}

} // namespace sf::multiplier
