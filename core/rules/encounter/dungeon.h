// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/pieces.h"
#include "core/rules/undo_dice.h"

#include <map>
#include <set>
#include <string_view>

namespace sf::encounter {

template<class Piece>
using Pieces = std::vector<std::shared_ptr<const Piece>>;

/// A Monster's position in the dungeon.
struct MonsterPlace {
    std::size_t encounter = 0;
    std::size_t monster = 0;
};

inline constexpr int hoursADay = 24;

/// Returns whether the text is a day of the Gregorian calendar such as "1066-10-14", of the years 100 to
/// 9999.
bool isDate(std::string_view text);

/// A dungeon with everybody in it: a value with shared pieces, so that copying only copies pointers.
struct Dungeon {
    std::string title;
    std::string seed;
    std::string history; ///< key of the dice, in hexadecimal digits
    std::int64_t hour = 0;
    std::string startDate; ///< the date of day 0 as isDate() has it; empty if days have no dates
    Pieces<Item> items;
    Pieces<Person> people;
    Pieces<Encounter> encounters;
    Pieces<EndedEncounter> ended;
    Pieces<AttackPost> posts;
    Pieces<TableLine> table;
    std::map<int, std::vector<std::string>> loot; ///< by Dungeon Level, without empty levels
    UndoDice undoDice = UndoDice::Allow;
    Unknown houseRules; ///< unknown options
    Unknown unknown;

    /// Returns the calendar day of the clock, from 0 (ENC-7).
    std::int64_t day() const { return hour / hoursADay; }
    // These return null or nothing if no piece has that id.
    const Item* item(std::string_view id) const;
    const Person* person(std::string_view id) const;
    std::optional<std::size_t> indexOfItem(std::string_view id) const;
    std::optional<std::size_t> indexOfPerson(std::string_view id) const;
    std::optional<std::size_t> indexOfEncounter(std::string_view id) const;
    std::optional<MonsterPlace> placeOf(std::string_view monster) const;
    const Monster& monster(MonsterPlace place) const {
        return *encounters[place.encounter]->monsters[place.monster];
    }
    /// Returns whether a living @ is on the level.
    bool hasPersonOn(int level) const;
    /// Returns every level with a living @.
    std::set<int> floorsWithPeople() const;
    /// Returns the level's active Attack Post.
    std::optional<std::size_t> activePost(int level) const;
    /// Returns whether an @ or a Monster has the id.
    bool hasBeing(std::string_view id) const { return indexOfPerson(id) || placeOf(id); }
    /// Returns an unused id for a being: the wanted one, with a number appended if it is taken.
    std::string freshBeing(const std::string& wanted) const;
    /// Returns an id that no Encounter has or ever had.
    std::string freshEncounter() const;
    /// Returns the sides of the die for a random Monster, the sum of the table's weights; 0 if the table is
    /// empty.
    int tableDie() const;
    /// Returns the line for the roll, 1 to tableDie().
    const TableLine& lineOf(int roll) const;
};

/// ENC-6: on a floor without an @, an Encounter becomes Ranged with 0 hours together. Returns nothing if it
/// already is.
std::optional<Encounter> settledWithoutPeople(const Encounter& encounter);
/// Applies this to all floors, for a dungeon that wasn't produced by the rules.
void settleFloors(Dungeon& dungeon);

} // namespace sf::encounter
