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
/// Advances the clock by this many hours, one at a time (ENC-6).
struct PassHours {
    int hours = 1;
};
struct ChangeLevel {
    std::string who;
    int level = 1;
};
/// No item means that the weapon is put away.
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
/// From the Loot on the @'s floor.
struct Take {
    std::string who;
    std::string item;
};
/// To the Loot on the @'s floor. A dropped item is no longer wielded or worn.
struct Drop {
    std::string who;
    std::string item;
};

// Actions of the game master. A piece with a known id replaces that piece; any other is added at the end.
struct PutPerson {
    Person person;
    bool isNew = false; ///< if true, refused if the id is taken; if false, refused if it isn't
};
struct RemovePerson {
    std::string who;
};
struct PutItem {
    Item item;
    bool isNew = false;
};
/// Refused while somebody carries it, a Monster drops it or it is in a floor's Loot.
struct RemoveItem {
    std::string item;
};
/// Adds an Encounter with at least one Monster (ENC-5).
struct AddEncounter {
    Encounter encounter;
};
/// Changes its level, mode and hours.
struct EditEncounter {
    std::string encounter;
    int level = 1;
    Mode mode = Mode::Ranged;
    int hoursTogether = 0;
    int hoursInMode = 0;
};
/// Names it, or with an empty title takes its name away.
struct NameEncounter {
    std::string encounter;
    std::string title;
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
/// Removing the last one ends its Encounter.
struct RemoveMonster {
    std::string monster;
};
/// Draws a random Monster from the document's table with one die, whose number of sides is the sum of the
/// weights. It joins the Encounter or, if none is given, a new one on the level.
struct DrawMonster {
    std::optional<std::string> encounter;
    int level = 1;
};
/// Replaces the line, or appends one if `index` is the number of lines.
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
/// The date of day 0, "1066-10-14", or empty: days have no dates.
struct SetStartDate {
    std::string date;
};
struct SetUndoDice {
    UndoDice undoDice = UndoDice::Allow;
};

/// One of them. Only action.cpp compiles its copies: for so many kinds that takes seconds in each source that
/// has one.
struct Action : std::variant<Attack, PassHours, ChangeLevel, Wield, Wear, Unwear, Take, Drop, PutPerson,
                             RemovePerson, PutItem, RemoveItem, AddEncounter, EditEncounter, NameEncounter,
                             RemoveEncounter, AddMonster, EditMonster, RemoveMonster, DrawMonster,
                             PutTableLine, RemoveTableLine, SetLoot, SetTitle, SetStartDate, SetUndoDice> {
    using variant::variant;
    Action(const Action& other);
    Action(Action&& other) noexcept;
    ~Action();
    Action& operator=(const Action& other);
    Action& operator=(Action&& other) noexcept;
    bool operator==(const Action& other) const = delete; // as not all kinds have one
    bool operator<(const Action& other) const = delete;
};

} // namespace sf::encounter
