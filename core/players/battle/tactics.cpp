// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/tactics.h"

#include "core/rules/systems/battle_systems.h"

namespace sf::players {

const Tactics& tacticsOf(const battle::Battle& battle) {
    return battle::systemOf(battle.rules).hasTurns() ? turnTactics() : roundTactics();
}

} // namespace sf::players
