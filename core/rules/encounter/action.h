// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/dungeon.h"

#include <variant>

/// Everything that can be done to a dungeon. `who` and `item` are ids.
namespace sf::encounter {

/// An @ attacks a Monster or another @ (ENC-7); a Monster that survives answers (ENC-9).
struct Attack {
    std::string attacker;
    std::string attackee;
};
/// The clock goes on by so many hours, one at a time (ENC-6).
struct PassHours {
    int hours = 1;
};
struct ChangeLevel {
    std::string who;
    int level = 1;
};
/// Nothing: the weapon is put away.
struct Wield {
    std::string who;
    std::optional<std::string> item;
};
struct Wear {
    std::string who;
    std::string item;
};
struct Unwear {
    std::string who;
    std::string item;
};
/// From the Loot of the @'s floor.
struct Take {
    std::string who;
    std::string item;
};
/// Onto the Loot of the @'s floor; what is dropped is neither wielded nor worn any more.
struct Drop {
    std::string who;
    std::string item;
};

// What the game master does. A piece is put in its place when its id is known, else at the end.
struct PutPerson {
    Person person;
    bool isNew = false; ///< refused when the id is taken; otherwise refused when it is not
};
struct RemovePerson {
    std::string who;
};
struct PutItem {
    Item item;
    bool isNew = false;
};
/// Refused while somebody carries it, a Monster drops it or it lies on a floor.
struct RemoveItem {
    std::string item;
};
/// A new Encounter with its Monsters, at least one (ENC-5).
struct AddEncounter {
    Encounter encounter;
};
/// Its level, mode and hours.
struct EditEncounter {
    std::string encounter;
    int level = 1;
    Mode mode = Mode::Ranged;
    int hoursTogether = 0;
    int hoursInMode = 0;
};
struct RemoveEncounter {
    std::string encounter;
};
struct AddMonster {
    std::string encounter;
    Monster monster;
};
struct EditMonster {
    Monster monster;
};
/// The last one's Encounter ends.
struct RemoveMonster {
    std::string monster;
};
/// A random Monster from the document's table, into the Encounter or, without one, into a new one on the
/// level: one die with as many sides as the weights add up to.
struct DrawMonster {
    std::optional<std::string> encounter;
    int level = 1;
};
/// Replaces the line, or adds one at the end when `index` is the number of lines.
struct PutTableLine {
    std::size_t index = 0;
    TableLine line;
};
struct RemoveTableLine {
    std::size_t index = 0;
};
struct SetLoot {
    int level = 1;
    std::vector<std::string> items;
};
struct SetTitle {
    std::string title;
};
struct SetUndoDice {
    UndoDice undoDice = UndoDice::Allow;
};

using Action =
    std::variant<Attack, PassHours, ChangeLevel, Wield, Wear, Unwear, Take, Drop, PutPerson, RemovePerson,
                 PutItem, RemoveItem, AddEncounter, EditEncounter, RemoveEncounter, AddMonster, EditMonster,
                 RemoveMonster, DrawMonster, PutTableLine, RemoveTableLine, SetLoot, SetTitle, SetUndoDice>;

} // namespace sf::encounter
