// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/editor.h"

/// What the edits of pieces refuse alike.
namespace sf::encounter {

Refused refusalOfNumber(int rule, const char* key, std::int64_t value, std::int64_t least,
                        std::int64_t largest);
/// Asks the dungeon's items one by one: for a few.
ItemFinder finderOf(const Dungeon& dungeon);
/// Asks a table of them, which is as of now.
ItemFinder tableOf(const Dungeon& dungeon);
/// A row of pieces that would get longer than it may be.
Refused refusalOfCount(const char* what, std::size_t now, std::size_t more, int most);
Refused refusalOfItems(const ItemFinder& find, const std::vector<std::string>& ids);
/// What the @ wields is carried and a weapon (ENC-1, ENC-4).
Refused refusalOfWielded(const ItemFinder& find, const Person& person);
/// What the @ wears is carried, and one armor of each type at most (ENC-4).
Refused refusalOfWorn(const ItemFinder& find, const Person& person);

/// The first that refuses.
template<class... More>
Refused firstOf(Refused first, More... more) {
    if constexpr (sizeof...(more) > 0)
        return first ? first : firstOf(std::move(more)...);
    else
        return first;
}

} // namespace sf::encounter
