// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/monster_names.h"

#include <algorithm>

namespace sf::encounter {

std::string numberedName(const Dungeon& dungeon, const std::string& name,
                         const std::vector<Monster>& besides) {
    const auto isTaken = [&](const std::string& wanted) {
        return std::ranges::find(besides, wanted, &Monster::name) != besides.end() ||
               std::ranges::any_of(dungeon.encounters, [&wanted](const auto& encounter) {
                   return std::ranges::any_of(encounter->monsters,
                                              [&wanted](const auto& each) { return each->name == wanted; });
               });
    };
    std::string numbered = name;
    for (int number = 2; isTaken(numbered); ++number)
        numbered = name + ' ' + std::to_string(number);
    return numbered;
}

} // namespace sf::encounter
