// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/editor.h"

/// What the edits of pieces refuse alike.
namespace sf::encounter {

Refused refusalOfNumber(int rule, const char* key, std::int64_t value, std::int64_t least,
                        std::int64_t largest);
Refused refusalOfItems(const Dungeon& dungeon, const std::vector<std::string>& ids);
/// What the @ wields is carried and a weapon (ENC-1, ENC-4).
Refused refusalOfWielded(const Dungeon& dungeon, const Person& person);
/// What the @ wears is carried, and one armor of each type at most (ENC-4).
Refused refusalOfWorn(const Dungeon& dungeon, const Person& person);

/// The first that refuses.
template<class... More>
Refused firstOf(Refused first, More... more) {
    if constexpr (sizeof...(more) > 0)
        return first ? first : firstOf(std::move(more)...);
    else
        return first;
}

} // namespace sf::encounter
