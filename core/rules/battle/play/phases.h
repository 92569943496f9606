// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/event.h"
#include "core/rules/battle/play/play.h"

/// How play goes from one phase to the next (BAT-2).
namespace sf::battle {

/// All Move is there again, nobody has attacked or defended.
void restore(StackExtras& extras);
void restoreAll(Battle& battle);
/// Deployment is over: the first round begins.
void beginRounds(Battle& battle, const System& system);
/// The orders phase of the round that `round` leads to.
void beginOrders(Battle& battle);
/// Play ends when conceding has left one alliance (BAT-11).
void endIfConceded(Battle& battle);
/// A round of orders is over (BAT-10): casualties leave, the conditions are looked at, and unless play ends
/// the next orders phase begins. `battle.round` still counts the rounds before this one.
void finishOrdersRound(Battle& battle, std::vector<Event>* events);

} // namespace sf::battle
