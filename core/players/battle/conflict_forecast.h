// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/contest.h"
#include "core/rules/smm/fight/agenda.h"

/// The forecast of a whole Conflict: its stacks alone are played to the end, many times (playTrials).
namespace sf::players {

/// The Conflicts of an SMM battle in fighting order, with the stacks that its orders will take into them in
/// the next round (SMM-24).
std::vector<smm::ConflictTurns> comingConflicts(const battle::Battle& battle);

/// Returns the battle with only these stacks, as they are now with their orders, at the beginning of a battle
/// round. It is played until one alliance is left (BAT-10). \p seen must be an SMM battle.
battle::Battle conflictAlone(const battle::Battle& seen, const std::vector<battle::StackId>& stacks);

/// In the first round stacks keep the orders that they have. Those without one, and all stacks later, get
/// orders from \p then.
Policy keepingOrders(Policy then);

} // namespace sf::players
