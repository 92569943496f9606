// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"
#include "core/rules/rule.h"

#include <cstdint>
#include <string>
#include <vector>

namespace sf::encounter {

/// What happened, in order of occurrence. core/text/encounter_events.cpp has the sentences.
enum class What : std::uint8_t {
    DamageRolled,     ///< names: attacker, attackee, formula, weapon or ""; numbers: damage; dice; ENC-7
    MagicResisted,    ///< names: attacker, attackee, the armor; no dice; ENC-7
    ArmorRolled,      ///< names: attackee; numbers: Z, roll; dice; ENC-7
    NoArmor,          ///< names: attackee; numbers: Z, 0 or below; ENC-7
    HpLost,           ///< names: attackee; numbers: lost, left; ENC-7
    StatusRolled,     ///< names: attackee, status; numbers: roll; dice; ENC-9
    StatusGained,     ///< names: attackee, status; ENC-9
    Died,             ///< names: who; ENC-1 or ENC-3
    DropRolled,       ///< names: the Monster; numbers: roll, drop rate; dice; ENC-10
    Dropped,          ///< names: the items; numbers: level; ENC-10
    KillGained,       ///< names: the @; numbers: Kills now; ENC-10
    XpGained,         ///< names: the @; numbers: gained, XP now; ENC-10
    AnswerNotAllowed, ///< names: the Monster, mode of the Encounter; ENC-9
    Answers,          ///< names: the Monster, the @; ENC-9
    EncounterBegan,   ///< names: the Encounter; numbers: level; ENC-5
    EncounterEnded,   ///< names: the Encounter; ENC-5
    TurnedMelee,      ///< names: the Encounter; numbers: level; ENC-6
    TurnedRanged,     ///< names: the Encounter; numbers: level; ENC-6
    HoursPassed,      ///< numbers: hours, the clock's hour now; ENC-6
    DayBegan,         ///< numbers: day; ENC-7
    PostOpened,       ///< numbers: level; ENC-11
    PostInactive,     ///< numbers: level; ENC-11
    LevelChanged,     ///< names: the @; numbers: from, to; ENC-1
    Wielded,          ///< names: the @, the item; ENC-4
    PutAway,          ///< names: the @, the item; ENC-4
    PutOn,            ///< names: the @, the item; ENC-4
    TookOff,          ///< names: the @, the item; ENC-4
    TookItem,         ///< names: the @, the item; numbers: level; ENC-10
    DroppedItem,      ///< names: the @, the item; numbers: level; ENC-10
    MonsterDrawn,     ///< names: the Monster; numbers: roll; dice; ENC-5
    MonsterAdded,     ///< names: the Monster; numbers: level; ENC-5
    Edited,           ///< names: what the game master changed
    Added,            ///< names: what the game master put in
    Removed,          ///< names: what the game master took out
};

/// The name of an event in JSON: "damageRolled".
const char* key(What what);

struct Event {
    What what = What::Edited;
    Rule rule;
    std::vector<std::string> names;
    std::vector<std::int64_t> numbers;
    std::vector<dice::Die> dice;
};

} // namespace sf::encounter
