// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// SMM-29: changes to units that wait until their stack is in no Conflict.
namespace sf::battle {

/// Keeps for later what the edited unit is to be, in place of what was kept for it before; forgets that when
/// it is to be what it is.
void keepPending(Stack& stack, const Unit& now, const Unit& edited);
/// Makes what was kept: kinds and traits; hits left stay, but at most all. A leader who is
/// no Warlord any more leads no longer. Whose they were.
std::vector<UnitId> makePending(Stack& stack, const Battle& battle);
/// Forgets what was kept for units that are no longer in the stack.
void dropStrayPending(Stack& stack);

} // namespace sf::battle
