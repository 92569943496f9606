// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/system.h"

namespace sf::battle {

/// Everything that keeps the board from being played (BAT-1), most important first; empty: it can start.
std::vector<Refusal> whatIsMissing(const Battle& battle, const System& system);

/// Why these hexes are no zone of that side on the map (BAT-3).
std::optional<Refusal> zoneRefusal(const Battle& battle, int side, const std::vector<hex::Hex>& hexes);
/// Why the condition names what the battle does not have (BAT-10).
std::optional<Refusal> victoryRefusal(const Battle& battle, const VictoryCondition& condition);
/// Why the stack cannot arrive so (BAT-9). No round: it may always be there from the beginning.
std::optional<Refusal> arrivalRefusal(const Battle& battle, const Stack& stack, std::optional<int> round,
                                      const std::vector<hex::Hex>& at, const System& system);
/// All sides of several are allied (BAT-10).
std::optional<Refusal> allianceRefusal(const std::vector<Side>& sides);

/// Adds that zones, victory and reinforcements say no more than what is still there and possible: the
/// document stays one that can be read.
void releaseScenario(const Battle& battle, Changes& changes, const System& system);

} // namespace sf::battle
