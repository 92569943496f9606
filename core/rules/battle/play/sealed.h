// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/system.h"

/// Sealed phases (BAT-3, BAT-4): the sides act one after another, each on the battle as everybody saw it when
/// the phase began.
namespace sf::battle {

/// Returns the battle's play for editing, copying it first if other battles share it. The battle must be
/// played.
Play& editPlay(Battle& battle);

/// Begins a sealed phase, which hides what follows. Kept orders become part of their sides' plans.
void beginSealed(Battle& battle);
/// Stores what the side has done as its plan, and prepares the battle for the next side. The side must be
/// ready.
void handOver(Battle& battle, int side);
/// Carries out all sides' plans, in the order in which the sides act, and ends the sealed phase. Actions that
/// have become impossible are dropped. If conceding leaves one alliance, play ends before the plans of the
/// sides that follow (BAT-14).
void reveal(Battle& battle, const System& system);

/// Makes all sides ready, at any point of the sealed phase.
void finishSealed(Battle& battle, const System& system);

/// Every side is ready, as if each had said so; what was sealed is carried out.
void makeAllReady(Battle& battle, const System& system);

} // namespace sf::battle
