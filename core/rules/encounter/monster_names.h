// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"

namespace sf::encounter {

/// The name for one more Monster of this name: the name itself, or "Newt 2", "Newt 3" ... where Monsters of
/// the dungeon or `besides` have it, so that players can tell them apart.
std::string numberedName(const Dungeon& dungeon, const std::string& name,
                         const std::vector<Monster>& besides = {});

} // namespace sf::encounter
