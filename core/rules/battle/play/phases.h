// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/play/play.h"
#include "core/rules/battle/recording.h"

/// The transitions between the phases of play (BAT-2).
namespace sf::battle {

/// Restores full Move, and what else a round or turn has used up. Returns whether that changed anything.
bool restore(Stack& stack);
void restoreAll(Battle& battle);
/// Ends deployment and begins the first round.
void beginRounds(Battle& battle, const System& system, EventSink* sink = nullptr);
/// Begins the orders phase of the next round.
void beginOrders(Battle& battle);
/// Drops the orders whose target is gone (BAT-21). Returns whose they were.
std::vector<StackId> dropGoneOrders(Battle& battle);
/// Ends play if conceding has left only one alliance (BAT-11).
void endIfConceded(Battle& battle, EventSink* sink);
/// Ends a round of orders (BAT-10): removes casualties, checks the victory conditions and, unless play ends,
/// drops kept orders whose target is gone and begins the next orders phase. `battle.round` doesn't yet
/// include this round.
void finishOrdersRound(Battle& battle, EventSink* sink);

} // namespace sf::battle
