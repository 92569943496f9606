// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"

#include <unordered_set>

namespace sf::battle {

/// Some pieces of a battle.
struct Pieces {
    std::unordered_set<UnitId> units;
    std::unordered_set<StackId> stacks;
    std::unordered_set<StructureId> structures;

    bool empty() const { return units.empty() && stacks.empty() && structures.empty(); }
};

} // namespace sf::battle
