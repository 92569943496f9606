// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/dice.h"
#include "core/rules/encounter/dungeon.h"
#include "core/rules/encounter/refusal.h"

/// One blow: the dice it needs and what they result in. Attack, answer and forecast all use it.
namespace sf::encounter {

/// One part of the attackee's AC, for tooltips and prints.
struct ArmorTerm {
    std::string name; ///< of the armor; empty for the being's own AC
    int ac = 0;
};

/// A blow before its dice fall (ENC-7).
struct Strike {
    std::string attacker; ///< name
    std::string attackee; ///< name
    std::string weapon;   ///< name; empty for the attacker's own damage
    Damage damage;
    DamageType type;
    std::string resistedBy; ///< the worn armor that resists magic damage, if any
    std::vector<ArmorTerm> armor;
    std::optional<Status> status; ///< what the 1d4 may inflict (ENC-9)
    std::int64_t hp = 0;          ///< of the attackee, before the blow

    bool isResisted() const { return !resistedBy.empty(); }
    /// Z: sides of the armor die, which is thrown only if this is above 0.
    std::int64_t armorSides() const;
};

/// An @ attacks with its wielded weapon or, if it has none, the bare attack.
Strike strikeAt(const Dungeon& dungeon, const Person& attacker, const Monster& attackee);
Strike strikeAt(const Dungeon& dungeon, const Person& attacker, const Person& attackee);
/// The Monster answers.
Strike strikeAt(const Dungeon& dungeon, const Monster& attacker, const Person& attackee);

/// ENC-7: HP lost = max(0, damage - armor).
constexpr std::int64_t hpLost(std::int64_t damage, std::int64_t armor) {
    return damage > armor ? damage - armor : 0;
}
/// ENC-9: the status is gained on a 1 of the 1d4.
inline constexpr int statusDie = 4;
constexpr bool isInflicted(int roll) {
    return roll == 1;
}
/// ENC-10: the drop falls if the 1d100 is less than the drop rate.
inline constexpr int dropDie = 100;
constexpr bool isDropped(int roll, int dropRate) {
    return roll < dropRate;
}
/// ENC-8: whether an Encounter in this mode allows the damage.
constexpr bool isAllowed(DamageType type, Mode mode) {
    return mode == Mode::Ranged ? type.ranged : type.melee;
}

/// The same blow with its dice.
struct Blow {
    std::vector<dice::Die> damageDice;
    std::vector<dice::Die> armorDice;
    std::vector<dice::Die> statusDice;
    std::int64_t damage = 0;
    std::int64_t armor = 0;
    std::int64_t lost = 0;
    bool inflicts = false;
    std::int64_t hpLeft = 0;
};

/// Throws damage, armor and the status die, in this order (ENC-9).
Blow throwDice(const Strike& strike, dice::Source& source);

/// Returns why the @ may not attack the being, or nothing (ENC-7, ENC-8).
std::optional<Refusal> refusalOfAttack(const Dungeon& dungeon, std::string_view attacker,
                                       std::string_view attackee);
/// Returns whether the Encounter's mode allows the Monster to answer (ENC-9).
bool mayAnswer(const Dungeon& dungeon, MonsterPlace monster);

} // namespace sf::encounter
