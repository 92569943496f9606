// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/editor.h"

/// Checks that several edits of pieces share.
namespace sf::encounter {

Refused refusalOfNumber(int rule, const char* key, std::int64_t value, std::int64_t least,
                        std::int64_t largest);
/// Searches the dungeon's items linearly: for a few lookups.
ItemFinder finderOf(const Dungeon& dungeon);
/// Builds a lookup table of the present items.
ItemFinder tableOf(const Dungeon& dungeon);
/// Refuses a list of pieces that would exceed its limit.
Refused refusalOfCount(const char* what, std::size_t now, std::size_t more, int most);
Refused refusalOfItems(const ItemFinder& find, const std::vector<std::string>& ids);
/// What the @ wields must be carried and be a weapon (ENC-1, ENC-4).
Refused refusalOfWielded(const ItemFinder& find, const Person& person);
/// What the @ wears must be carried, with at most one armor per type (ENC-4).
Refused refusalOfWorn(const ItemFinder& find, const Person& person);

/// Returns the first refusal.
template<class... More>
Refused firstOf(Refused first, More... more) {
    if constexpr (sizeof...(more) > 0)
        return first ? first : firstOf(std::move(more)...);
    else
        return first;
}

} // namespace sf::encounter
