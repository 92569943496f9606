// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/change.h"
#include "core/rules/battle/system.h"

namespace sf::battle {

/// Returns everything that prevents play from starting (BAT-1), most important first, or empty if it can
/// start.
std::vector<Refusal> whatIsMissing(const Battle& battle, const System& system);

/// Returns why these hexes can't be a deployment zone of that side (BAT-3).
std::optional<Refusal> zoneRefusal(const Battle& battle, int side, const std::vector<hex::Hex>& hexes);
/// Returns what the condition names that the battle doesn't have (BAT-10).
std::optional<Refusal> victoryRefusal(const Battle& battle, const VictoryCondition& condition);
/// Returns why the stack can't arrive this way (BAT-9). Without a round it is there from the beginning, which
/// is always allowed.
std::optional<Refusal> arrivalRefusal(const Battle& battle, const Stack& stack, std::optional<int> round,
                                      const std::vector<hex::Hex>& at, const System& system);
/// Returns a refusal if there are several sides and all are allied (BAT-10).
std::optional<Refusal> allianceRefusal(const std::vector<Side>& sides);

/// Adds changes that remove from zones, victory conditions and reinforcements whatever no longer exists or is
/// no longer allowed, so that the document stays readable.
void releaseScenario(const Battle& battle, Changes& changes, const System& system);

} // namespace sf::battle
