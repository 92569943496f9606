// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/strike.h"

namespace sf::encounter {
namespace {

/// The attacker's part: the wielded weapon, or 1d2 without one.
void arm(Strike& strike, const Dungeon& dungeon, const Person& attacker) {
    const Item* weapon = attacker.wielded ? dungeon.item(*attacker.wielded) : nullptr;
    const bool wields = weapon && weapon->weapon;
    const Weapon& used = wields ? *weapon->weapon : bareAttack;
    strike.attacker = attacker.name;
    strike.weapon = wields ? weapon->name : std::string();
    strike.damage = used.damage;
    strike.type = used.type;
}

/// The attackee's part: worn armor, and whether it resists the damage.
void protect(Strike& strike, const Dungeon& dungeon, const Person& attackee) {
    strike.attackee = attackee.name;
    strike.hp = attackee.hp;
    for (const std::string& id : attackee.worn) {
        const Item* item = dungeon.item(id);
        if (!item || !item->armor)
            continue;
        strike.armor.push_back({item->name, item->armor->ac});
        if (strike.type.magic && item->armor->magicResistant && !strike.isResisted())
            strike.resistedBy = item->name;
    }
}

std::optional<Refusal> refusalOfAttacker(const Dungeon& dungeon, std::string_view attacker) {
    const Person* person = dungeon.person(attacker);
    if (!person) {
        if (const auto place = dungeon.placeOf(attacker))
            return Refusal{Reason::IsAMonster, encounterRule(7), {dungeon.monster(*place).name}};
        return Refusal{Reason::UnknownBeing, {}, {std::string(attacker)}};
    }
    if (!person->isAlive())
        return Refusal{Reason::IsDead, encounterRule(7), {person->name}};
    return std::nullopt;
}

std::optional<Refusal> refusalOfLevels(const Person& attacker, const std::string& attackee, int level) {
    if (attacker.level == level)
        return std::nullopt;
    return Refusal{Reason::OtherLevel, encounterRule(7), {attacker.name, attackee}, {attacker.level, level}};
}

std::optional<Refusal> refusalOfDay(const Person& attacker) {
    if (!attacker.attackedToday)
        return std::nullopt;
    return Refusal{Reason::AttackedToday, encounterRule(7), {attacker.name}};
}

std::optional<Refusal> refusalAt(const Person& attacker, const Person& attackee) {
    if (attackee.id == attacker.id)
        return Refusal{Reason::Itself, encounterRule(7), {attacker.name}};
    if (!attackee.isAlive())
        return Refusal{Reason::IsDead, encounterRule(7), {attackee.name}};
    if (auto refused = refusalOfLevels(attacker, attackee.name, attackee.level))
        return refused;
    return refusalOfDay(attacker);
}

std::optional<Refusal> refusalAt(const Dungeon& dungeon, const Person& attacker, MonsterPlace place) {
    const Encounter& encounter = *dungeon.encounters[place.encounter];
    const Monster& monster = dungeon.monster(place);
    if (auto refused = refusalOfLevels(attacker, monster.name, encounter.level))
        return refused;
    if (auto refused = refusalOfDay(attacker))
        return refused;
    const Strike strike = strikeAt(dungeon, attacker, monster);
    if (isAllowed(strike.type, encounter.mode))
        return std::nullopt;
    return Refusal{Reason::WrongMode, encounterRule(8), {key(encounter.mode), typeText(strike.type)}};
}

} // namespace

std::int64_t Strike::armorSides() const {
    std::int64_t sides = 0;
    for (const ArmorTerm& term : armor)
        sides += term.ac;
    return sides;
}

Strike strikeAt(const Dungeon& dungeon, const Person& attacker, const Monster& attackee) {
    Strike strike;
    arm(strike, dungeon, attacker);
    strike.attackee = attackee.name;
    strike.hp = attackee.hp;
    strike.armor.push_back({{}, attackee.ac});
    return strike;
}

Strike strikeAt(const Dungeon& dungeon, const Person& attacker, const Person& attackee) {
    Strike strike;
    arm(strike, dungeon, attacker);
    protect(strike, dungeon, attackee);
    return strike;
}

Strike strikeAt(const Dungeon& dungeon, const Monster& attacker, const Person& attackee) {
    Strike strike;
    strike.attacker = attacker.name;
    strike.damage = attacker.damage;
    strike.type = attacker.type;
    strike.status = attacker.status;
    protect(strike, dungeon, attackee);
    return strike;
}

Blow throwDice(const Strike& strike, dice::Source& source) {
    Blow blow;
    dice::Recorder damage(source);
    if (!strike.isResisted()) {
        blow.damage = strike.damage.plus;
        for (int die = 0; die < strike.damage.dice; ++die)
            blow.damage += damage.roll(strike.damage.sides);
    }
    blow.damageDice = damage.thrown();
    dice::Recorder armor(source);
    if (strike.armorSides() > 0)
        blow.armor = armor.roll(static_cast<int>(strike.armorSides()));
    blow.armorDice = armor.thrown();
    dice::Recorder status(source);
    blow.inflicts = strike.status && isInflicted(status.roll(statusDie));
    blow.statusDice = status.thrown();
    blow.lost = hpLost(blow.damage, blow.armor);
    blow.hpLeft = strike.hp - blow.lost;
    return blow;
}

std::optional<Refusal> refusalOfAttack(const Dungeon& dungeon, std::string_view attacker,
                                       std::string_view attackee) {
    if (auto refused = refusalOfAttacker(dungeon, attacker))
        return refused;
    const Person& person = *dungeon.person(attacker);
    if (const Person* other = dungeon.person(attackee))
        return refusalAt(person, *other);
    if (const auto place = dungeon.placeOf(attackee))
        return refusalAt(dungeon, person, *place);
    return Refusal{Reason::UnknownBeing, {}, {std::string(attackee)}};
}

bool mayAnswer(const Dungeon& dungeon, MonsterPlace monster) {
    return isAllowed(dungeon.monster(monster).type, dungeon.encounters[monster.encounter]->mode);
}

} // namespace sf::encounter
