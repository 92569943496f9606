// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/system.h"

/// Sealed phases (BAT-3, BAT-4): one side after another acts on the battle as all saw it when the phase
/// began.
namespace sf::battle {

/// The play of the battle, to be changed; the battle must be played.
Play& editPlay(Battle& battle);

/// Begins a sealed phase: what follows is hidden; kept orders become part of their sides' plans.
void beginSealed(Battle& battle);
/// Puts what the side has done away and shows the battle to whoever acts next. The side is ready by then.
void handOver(Battle& battle, int side);
/// Carries out what all sides have planned, in document order, and ends the sealed phase. An action that has
/// become impossible is left out.
void reveal(Battle& battle, const System& system);

/// All are ready at once, wherever the sealed phase has come to.
void finishSealed(Battle& battle, const System& system);

/// Every side is ready, as if each had said so; what was sealed is carried out.
void makeAllReady(Battle& battle, const System& system);

} // namespace sf::battle
