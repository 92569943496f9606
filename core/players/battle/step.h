// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/multiplier/turn.h"
#include "core/rules/smm/fight/round.h"

#include <variant>
#include <vector>

namespace sf::players {

/// One thing that a player does in a battle, in the form in which documents perform it.
using Step = std::variant<battle::Action, smm::GiveOrders, multiplier::TurnAction>;
using Steps = std::vector<Step>;

/// Carries the step out by the rules. Returns false, and changes nothing, if they refuse it. Only attacks of
/// multiplier combat throw dice.
bool perform(battle::Battle& battle, const Step& step, dice::Source& dice);

} // namespace sf::players
