// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/rule.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sf::encounter {

/// Why an action is not allowed. core/text/encounter_refusals.cpp has the sentences, in this order.
enum class Reason : std::uint8_t {
    UnknownBeing,     ///< names: the id
    UnknownPerson,    ///< names: the id
    UnknownItem,      ///< names: the id
    UnknownEncounter, ///< names: the id
    UnknownMonster,   ///< names: the id
    UnknownLine,      ///< of the table; numbers: its number from 1
    IsAMonster,       ///< only an @ acts on its own; names: the Monster; ENC-7
    Itself,           ///< names: the @; ENC-7
    IsDead,           ///< names: the being; ENC-7 in an attack, else ENC-1
    OtherLevel,       ///< names: both; numbers: both levels; ENC-7
    AttackedToday,    ///< names: the @; ENC-7
    WrongMode,        ///< names: mode of the Encounter, the damage's type; ENC-8
    NotCarried,       ///< names: the @, the item; ENC-1
    NotAWeapon,       ///< names: the item; ENC-4
    NotAnArmor,       ///< names: the item; ENC-4
    TypeWorn,         ///< names: the armor's type, what is worn; ENC-4
    AlreadyWorn,      ///< names: the item; ENC-4
    NotWorn,          ///< names: the @, the item; ENC-4
    NotInLoot,        ///< names: the item; numbers: the level; ENC-10
    NoMonsters,       ///< an Encounter needs at least one; ENC-5
    IdTaken,          ///< names: the id
    ItemInUse,        ///< names: the item, who has it
    BadName,          ///< an id or a name is empty or too long
    BadDate,          ///< names: what isn't a day of the calendar
    BadNumber,        ///< names: the key; numbers: value, least, largest; ENC-1, 2, 3 or 4
    EmptyTable,       ///< the table has no line to draw a Monster from
    TooMany,          ///< names: the document's key; numbers: the limit, how many there would be
    NothingToChange,
};

struct Refusal {
    Reason reason = Reason::NothingToChange;
    Rule rule{};
    std::vector<std::string> names{};
    std::vector<std::int64_t> numbers{};
    bool operator==(const Refusal&) const = default;
};

} // namespace sf::encounter
