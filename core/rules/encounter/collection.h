// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/action.h"

/// Items and Monsters that are kept between dungeons. A collection is a dungeon with nothing but items and a
/// table of random Monsters. Whatever goes from one dungeon to another takes the items along that it drops,
/// and finds again those that are there already, whatever their ids.
namespace sf::encounter {

/// Puts the item into the collection, replacing one of the same name. Returns its id there.
std::string keep(Dungeon& collection, const Item& item);
/// The same of a Monster, at full HP, with the items of `from` that it drops.
void keep(Dungeon& collection, const Dungeon& from, const TableLine& line);
/// Puts everything of the other collection into this one.
void keepAll(Dungeon& collection, const Dungeon& other);

/// Removes a Monster, or an item and whatever drops it; nothing if there is none at the index.
void forgetItem(Dungeon& collection, std::size_t index);
void forgetMonster(Dungeon& collection, std::size_t index);

/// Adds the item to `into` unless that has one with the same name and stats, and to the actions what adds it.
/// Returns its id there.
std::string bring(Dungeon& into, const Item& item, std::vector<Action>& actions);
/// What to do so that the dungeon has the item; nothing if it has one with the same name and stats.
std::vector<Action> takeItem(const Dungeon& into, const Item& item);
/// What to do so that the dungeon's table has the collection's Monster, and the items that it drops.
std::vector<Action> takeMonster(const Dungeon& into, const Dungeon& collection, const TableLine& line);

} // namespace sf::encounter
