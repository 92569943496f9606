// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/system.h"

/// What was planned in sealed phases (BAT-3, BAT-4) becomes the battle, or what one side sees of it. Each
/// function tells `sink` what happens unless it is null: also which orders are dropped, and which stacks get
/// another id than their side asked for because a side before had taken it (BAT-22).
namespace sf::battle {

/// Carries out all sides' plans, in the order in which the sides act, and ends the sealed phase. Actions that
/// have become impossible are dropped. If conceding leaves one alliance, play ends before the plans of the
/// sides that follow (BAT-14).
void reveal(Battle& battle, const System& system, EventSink* sink = nullptr);

/// Makes all sides ready, at any point of the sealed phase.
void finishSealed(Battle& battle, const System& system, EventSink* sink = nullptr);

/// Every side is ready, as if each had said so; what was sealed is carried out.
void makeAllReady(Battle& battle, const System& system, EventSink* sink = nullptr);
/// Carries out, for the acting side alone, the actions that its plan has already, as that of a file can.
void resumePlan(Battle& battle, const System& system);

/// Returns the battle as the side may see it, or as a spectator may if there is no side. In a sealed phase
/// this omits the others' orders and actions. All views, exports and players use this function.
Battle asSeenBy(const Battle& battle, std::optional<int> side, const System& system);

} // namespace sf::battle
