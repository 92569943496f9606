// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// SMM-29: changes to units that wait until their stack is out of Conflict.
namespace sf::battle {

/// Stores what the unit will become, replacing an earlier pending change. Discards it if the unit would stay
/// as it is.
void keepPending(Stack& stack, const Unit& now, const Unit& edited);
/// Makes the pending changes to kinds and traits. Hits left stay, but at most all hits; a leader who is no
/// longer a Warlord stops leading. Returns the changed units.
std::vector<UnitId> makePending(Stack& stack, const Battle& battle);
/// Discards pending changes of units that are no longer in the stack.
void dropStrayPending(Stack& stack);

} // namespace sf::battle
