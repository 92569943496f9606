// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

namespace sf::bench {

/// A battle on 140 x 72 hexes with a stack of 25 units in each of `stacks` hexes, which fill rows of `across`
/// hexes in the middle of the map: both sides, all facings, three postures, a Warlord in each, some wounded,
/// four terrains.
battle::Battle largeBattle(int stacks, int across);
inline constexpr int largeColumns = 140;
inline constexpr int largeRows = 72;

} // namespace sf::bench
