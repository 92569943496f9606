// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// SMM-29: changes to units that wait until their stack is out of Conflict.
namespace sf::smm {

/// Stores what the unit will become, replacing an earlier pending change. Discards it if the unit would stay
/// as it is.
void keepPending(battle::Stack& stack, const battle::Unit& now, const battle::Unit& edited);
/// Makes the pending changes to kinds and traits. Hits left stay, but at most all hits; a leader who is no
/// longer a Warlord stops leading. Returns the changed units.
std::vector<battle::UnitId> makePending(battle::Stack& stack, const battle::Battle& battle);

} // namespace sf::smm
