// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/step.h"
#include "core/rules/battle/refusal.h"

#include <functional>
#include <stop_token>

/// Battles that players play against each other by the rules of play (BAT).
namespace sf::players {

/// What a side does next, from the battle as it may see it: in deployment and orders phases until it is
/// ready, in a turn until its next attack or the turn's end. The same battle must give the same steps.
using Policy = std::function<Steps(const battle::Battle& seen, int side)>;
/// One for each side.
using Policies = std::vector<Policy>;

/// Returns the battle ready to be played: a board starts playing (BAT-1). Otherwise returns why it can't be
/// played.
std::variant<battle::Battle, battle::Refusal> asPlayed(const battle::Battle& battle);

/// Whether play has ended. Not for boards.
bool isOver(const battle::Battle& battle);

/// Lets the side whose turn it is act or, if all are ready, fights the round. Not for boards. Steps that the
/// rules refuse are left out, and a side that doesn't finish is made ready.
void playOn(battle::Battle& battle, const Policies& policies, dice::Source& dice);

/// Fights the round once all are ready, in a rule system without turns.
void fightRound(battle::Battle& battle, smm::Luck& luck);

/// Plays until the battle is over or this many more rounds are finished. Returns how many were.
int playRounds(battle::Battle& battle, const Policies& policies, dice::Source& dice, int most,
               const std::stop_token& stop = {});

} // namespace sf::players
