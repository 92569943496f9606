// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

namespace sf::bench {

/// A battle of columns x rows hexes with a stack of 25 units in each of the first `stacks` hexes: both sides,
/// all facings and postures, a Warlord in each, some wounded, every terrain.
battle::Battle largeBattle(int columns, int rows, int stacks);

} // namespace sf::bench
