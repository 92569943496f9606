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

/// Where a Monster stands in the dungeon.
struct MonsterPlace {
    std::size_t encounter = 0;
    std::size_t monster = 0;
};

inline constexpr int hoursADay = 24;

inline constexpr std::size_t undoDiceCount = 3;
/// "allow", "ask", "never".
const char* key(UndoDice undoDice);

/// A dungeon with everybody in it: a value whose pieces are shared, so that a copy costs pointers.
struct Dungeon {
    std::string title;
    std::string seed;
    std::string history; ///< what the dice are keyed by, in hexadecimal digits
    std::int64_t hour = 0;
    Pieces<Item> items;
    Pieces<Person> people;
    Pieces<Encounter> encounters;
    Pieces<EndedEncounter> ended;
    Pieces<AttackPost> posts;
    Pieces<TableLine> table;
    std::map<int, std::vector<std::string>> loot; ///< by Dungeon Level; no level without items
    UndoDice undoDice = UndoDice::Allow;
    Unknown houseRules; ///< options that the program does not know
    Unknown unknown;

    /// The calendar day of the clock, from 0 (ENC-7).
    std::int64_t day() const { return hour / hoursADay; }
    // Null or nothing when there is none with that id.
    const Item* item(std::string_view id) const;
    const Person* person(std::string_view id) const;
    std::optional<std::size_t> indexOfItem(std::string_view id) const;
    std::optional<std::size_t> indexOfPerson(std::string_view id) const;
    std::optional<std::size_t> indexOfEncounter(std::string_view id) const;
    std::optional<MonsterPlace> placeOf(std::string_view monster) const;
    const Monster& monster(MonsterPlace place) const {
        return *encounters[place.encounter]->monsters[place.monster];
    }
    /// Whether a living @ is on the level.
    bool hasPersonOn(int level) const;
    /// Every level with a living @.
    std::set<int> floorsWithPeople() const;
    /// The active Attack Post of the level.
    std::optional<std::size_t> activePost(int level) const;
    /// Whether an @ or a Monster has the id.
    bool hasBeing(std::string_view id) const { return indexOfPerson(id) || placeOf(id); }
    /// An id that no being has: the wanted one, else with a number behind it.
    std::string freshBeing(const std::string& wanted) const;
    /// An id that no Encounter has or had.
    std::string freshEncounter() const;
    /// The sides of the die for a random Monster, all weights of the table together; 0: it has no line.
    int tableDie() const;
    /// The line that the number belongs to, 1 to tableDie().
    const TableLine& lineOf(int roll) const;
};

/// ENC-6: on a floor without an @ an Encounter is Ranged, its hours together 0. Nothing when it is so
/// already.
std::optional<Encounter> settledWithoutPeople(const Encounter& encounter);
/// Settles all floors, for a dungeon that does not come out of the rules.
void settleFloors(Dungeon& dungeon);

} // namespace sf::encounter
