// SPDX-License-Identifier: GPL-3.0-or-later
// ENC-7 to ENC-12: an attack, its effects, and the counterattack.
// Declared in editor.h.
#include "core/rules/encounter/announcement.h"
#include "core/rules/encounter/editor.h"

#include <algorithm>
#include <limits>

namespace sf::encounter {
namespace {

/// `hurt` makes the attackee lose its HP.
template<class Hurt>
void tellBlow(Editor& editor, const Strike& strike, const Blow& blow, Hurt&& hurt) {
    if (strike.isResisted())
        editor.tell(What::MagicResisted, 7, {strike.attacker, strike.attackee, strike.resistedBy});
    else
        editor.tell(What::DamageRolled, 7,
                    {strike.attacker, strike.attackee, strike.damage.text(), strike.weapon}, {blow.damage},
                    blow.damageDice);
    if (blow.armorDice.empty())
        editor.tell(What::NoArmor, 7, {strike.attackee}, {strike.armorSides()});
    else
        editor.tell(What::ArmorRolled, 7, {strike.attackee}, {strike.armorSides(), blow.armor},
                    blow.armorDice);
    hurt();
    editor.tell(What::HpLost, 7, {strike.attackee}, {blow.lost, blow.hpLeft});
    if (strike.status)
        editor.tell(What::StatusRolled, 9, {strike.attackee, key(*strike.status)},
                    {blow.statusDice.front().value}, blow.statusDice);
}

void gain(std::int64_t& total, std::int64_t amount) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    total = total > most - amount ? most : total + amount;
}

/// ENC-10: a Kill, and XP for a Monster.
void creditKill(Editor& editor, const std::string& killer, std::int64_t xp) {
    const std::size_t index = *editor.dungeon().indexOfPerson(killer);
    Person person = *editor.dungeon().people[index];
    gain(person.kills, 1);
    editor.put(index, person);
    editor.tell(What::KillGained, 10, {person.name}, {person.kills});
    if (xp > 0) {
        gain(person.xp, xp);
        editor.put(index, person);
        editor.tell(What::XpGained, 10, {person.name}, {xp, person.xp});
    }
}

/// What a blow does to an @: HP, status, death.
void strikeDown(Editor& editor, const std::string& id, const Strike& strike, const Blow& blow) {
    const std::size_t index = *editor.dungeon().indexOfPerson(id);
    Person person = *editor.dungeon().people[index];
    tellBlow(editor, strike, blow, [&] {
        person.hp = blow.hpLeft;
        editor.put(index, person);
    });
    if (blow.inflicts) {
        const std::string status = key(*strike.status);
        if (std::find(person.statuses.begin(), person.statuses.end(), status) == person.statuses.end())
            person.statuses.push_back(status);
        editor.put(index, person);
        editor.tell(What::StatusGained, 9, {person.name, status});
    }
    if (!person.isAlive())
        editor.tell(What::Died, 1, {person.name});
}

std::string announced(const Strike& strike, const Blow& blow, const Person& attackee) {
    std::string text = announcement(strike, blow, attackee.maxHp);
    return blow.hpLeft < 1 ? text + deathNote(attackee.name) : text;
}

void attackPerson(Editor& editor, const Person& attacker, const Person& attackee, dice::Source& source) {
    const Strike strike = strikeAt(editor.dungeon(), attacker, attackee);
    const Blow blow = throwDice(strike, source);
    strikeDown(editor, attackee.id, strike, blow);
    editor.comment(attackee.level, {attacker.id, attackee.id}, announced(strike, blow, attackee));
    if (blow.hpLeft >= 1)
        return;
    creditKill(editor, attacker.id, 0);
    editor.leave(attackee.id, attackee.level);
}

/// ENC-9: the surviving Monster attacks.
void answer(Editor& editor, const std::string& monsterId, const std::string& personId, dice::Source& source) {
    const MonsterPlace place = *editor.dungeon().placeOf(monsterId);
    const Monster& monster = editor.dungeon().monster(place);
    const Person attackee = *editor.dungeon().person(personId);
    if (!mayAnswer(editor.dungeon(), place)) {
        editor.tell(What::AnswerNotAllowed, 9,
                    {monster.name, key(editor.dungeon().encounters[place.encounter]->mode)});
        return;
    }
    const Strike strike = strikeAt(editor.dungeon(), monster, attackee);
    editor.tell(What::Answers, 9, {monster.name, attackee.name});
    const Blow blow = throwDice(strike, source);
    strikeDown(editor, personId, strike, blow);
    editor.comment(attackee.level, {personId}, announced(strike, blow, attackee));
    if (blow.hpLeft < 1)
        editor.leave(personId, attackee.level);
}

/// ENC-10: the 1d100, the Loot, the Kill and the XP.
void bury(Editor& editor, const Monster& monster, const std::string& attacker, const std::string& comment,
          dice::Source& source) {
    dice::Recorder die(source);
    const int roll = die.roll(dropDie);
    const MonsterPlace place = *editor.dungeon().placeOf(monster.id);
    const int level = editor.dungeon().encounters[place.encounter]->level;
    editor.tell(What::Died, 3, {monster.name});
    editor.tell(What::DropRolled, 10, {monster.name}, {roll, monster.dropRate}, die.thrown());
    std::vector<std::string> names;
    if (isDropped(roll, monster.dropRate) && !monster.drop.empty()) {
        for (const std::string& id : monster.drop)
            names.push_back(editor.dungeon().item(id) ? editor.dungeon().item(id)->name : id);
        editor.addLoot(level, monster.drop);
        editor.tell(What::Dropped, 10, names, {level});
    }
    editor.comment(place.encounter, comment + deathNote(monster.name) + dropNote(monster, roll, names));
    creditKill(editor, attacker, monster.xp());
    editor.remove(place);
}

void attackMonster(Editor& editor, const Person& attacker, MonsterPlace place, dice::Source& source) {
    const Monster monster = editor.dungeon().monster(place);
    const Strike strike = strikeAt(editor.dungeon(), attacker, monster);
    const Blow blow = throwDice(strike, source);
    tellBlow(editor, strike, blow, [&] {
        Monster wounded = monster;
        wounded.hp = blow.hpLeft;
        editor.put(place, std::move(wounded));
    });
    const std::string comment = announcement(strike, blow, std::nullopt);
    if (blow.hpLeft < 1) {
        bury(editor, monster, attacker.id, comment, source);
        return;
    }
    editor.comment(place.encounter, comment);
    answer(editor, monster.id, attacker.id, source);
}

} // namespace

Refused carryOut(Editor& editor, const Attack& action, dice::Source& source) {
    if (auto refused = refusalOfAttack(editor.dungeon(), action.attacker, action.attackee))
        return refused;
    const std::size_t index = *editor.dungeon().indexOfPerson(action.attacker);
    Person attacker = *editor.dungeon().people[index];
    attacker.attackedToday = true;
    editor.put(index, attacker);
    if (const Person* other = editor.dungeon().person(action.attackee))
        attackPerson(editor, attacker, Person(*other), source);
    else
        attackMonster(editor, attacker, *editor.dungeon().placeOf(action.attackee), source);
    return std::nullopt;
}

} // namespace sf::encounter
