// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/comments.h"
#include "core/rules/encounter/damage.h"
#include "core/rules/shared.h"

#include <array>

/// The pieces of a dungeon. Ids are chosen by the document: unique among people and Monsters, among items and
/// among encounters.
namespace sf::encounter {

/// The seven armor types of ENC-4.
enum class ArmorType : std::uint8_t { Helm, Cloak, BodyArmor, Shirt, Shield, Gloves, Boots };
inline constexpr std::size_t armorTypeCount = 7;
/// "Helm", "Body Armor" ...
const char* key(ArmorType type);

/// A status that a Monster may inflict (ENC-3).
enum class Status : std::uint8_t { Stunned, Confused, Hallucinating, Blind, Slimed };
inline constexpr std::size_t statusCount = 5;
const char* key(Status status);

struct Weapon {
    Damage damage;
    DamageType type = meleeDamage;
    bool operator==(const Weapon&) const = default;
};

struct Armor {
    int ac = 0; ///< 0 or more
    ArmorType type = ArmorType::Helm;
    bool magicResistant = false;
    bool operator==(const Armor&) const = default;
};

/// An item of the library. What people carry, Monsters drop and floors contain are ids of such items.
struct Item {
    std::string id;
    std::string name;
    std::optional<Weapon> weapon;
    std::optional<Armor> armor;
    Unknown unknown;
    bool operator==(const Item&) const = default;
};

/// The bare attack of every @: 1d2, melee (ENC-1).
inline constexpr Weapon bareAttack{{1, 2, 0}, meleeDamage};

/// An @ (ENC-1).
struct Person {
    std::string id;
    std::string name;
    int level = 1;        ///< Dungeon Level, any whole number
    std::int64_t hp = 10; ///< dead if below 1
    std::int64_t maxHp = 10;
    std::int64_t kills = 0;
    std::int64_t xp = 0;
    std::vector<std::string> items;     ///< carried; the same item may occur twice
    std::optional<std::string> wielded; ///< a carried weapon
    std::vector<std::string> worn;      ///< carried armors, at most one per type
    std::vector<std::string> statuses;
    bool attackedToday = false;
    std::string notes; ///< whatever the players want to remember; no rule reads it
    Unknown unknown;

    bool operator==(const Person&) const = default;
    bool isAlive() const { return hp >= 1; }
    /// "7 (10)".
    std::string hpText() const { return std::to_string(hp) + " (" + std::to_string(maxHp) + ')'; }
};

/// A Monster (ENC-3).
struct Monster {
    std::string id;
    std::string name;
    std::int64_t hp = 1;
    std::int64_t initialHp = 1;
    Damage damage;
    DamageType type = meleeDamage;
    int ac = 0;                    ///< may be negative
    std::vector<std::string> drop; ///< ids of items
    int dropRate = 0;              ///< 0 to 100
    std::optional<Status> status;
    Unknown unknown;

    bool operator==(const Monster&) const = default;
    /// floor((initial HP x X x Y + Z) / 3), at least 1 (ENC-3).
    std::int64_t xp() const;
};

/// The kind of damage that an encounter allows (ENC-6, ENC-8).
enum class Mode : std::uint8_t { Ranged, Melee };
const char* key(Mode mode);

/// An Encounter. It exists as long as it has a Monster (ENC-5).
struct Encounter {
    std::string id;
    int level = 1;
    Mode mode = Mode::Ranged;
    int hoursTogether = 0; ///< uninterrupted, on a floor with an @
    int hoursInMode = 0;   ///< uninterrupted
    std::vector<std::shared_ptr<const Monster>> monsters;
    Comments comments;
    Unknown unknown;
    std::string title = {}; ///< what the players call it; no rule reads it
};

/// The post of an Encounter whose Monsters have all died.
struct EndedEncounter {
    std::string id;
    int level = 1;
    Comments comments;
    Unknown unknown;
    std::string title = {};
};

/// The log of the attacks on the @s of one Dungeon Level (ENC-11).
struct AttackPost {
    int level = 1;
    bool active = true;
    Comments comments;
    /// The @s who attacked or were attacked in it and have not died or changed Dungeon Level since.
    std::vector<std::string> people;
    Unknown unknown;
};

/// A line of the document's table of random Monsters.
struct TableLine {
    int weight = 1;  ///< number of faces of the die for this line, 1 or more
    Monster monster; ///< its id is the prefix of the ids of new ones
    bool operator==(const TableLine&) const = default;
};

} // namespace sf::encounter
