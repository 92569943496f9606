// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/announcement.h"

#include "core/rules/limits.h"

namespace sf::encounter {
namespace {

/// "3 + 5 + 1".
std::string diceText(const std::vector<dice::Die>& dice) {
    std::string text;
    for (const dice::Die& die : dice)
        text += (text.empty() ? "" : " + ") + std::to_string(die.value);
    return text;
}

std::string damageText(const Strike& strike, const Blow& blow) {
    if (strike.isResisted())
        return "The damage is magic and " + strike.resistedBy + " resists it: 0.";
    std::string text = "Damage " + strike.damage.text();
    if (!blow.damageDice.empty()) {
        text += ": " + diceText(blow.damageDice);
        if (strike.damage.plus != 0)
            text += " + " + std::to_string(strike.damage.plus);
        if (blow.damageDice.size() > 1 || strike.damage.plus != 0)
            text += " = " + std::to_string(blow.damage);
    }
    return text + '.';
}

std::string armorText(const Strike& strike, const Blow& blow) {
    if (blow.armorDice.empty())
        return "Armor 0.";
    return "Armor 1d" + std::to_string(strike.armorSides()) + ": " + std::to_string(blow.armor) + '.';
}

std::string statusText(const Strike& strike, const Blow& blow) {
    const std::string status = key(*strike.status);
    return " " + status + " 1d4: " + std::to_string(blow.statusDice.front().value) + ", " +
           (blow.inflicts ? strike.attackee + " is " + status + '.' : "not " + status + '.');
}

/// Ends with "…" where it is longer than a comment may be, as nobody can post that.
std::string itemNames(const Dungeon& dungeon, const std::vector<std::string>& ids) {
    std::string text;
    for (const std::string& id : ids) {
        if (text.size() > limits::commentBytes)
            return text + ", …";
        const Item* item = dungeon.item(id);
        text += (text.empty() ? "" : ", ") + (item ? item->name : id);
    }
    return text;
}

/// Of an Encounter that goes on or has ended.
template<class Post>
std::string titleOf(const Post& post) {
    return "[Encounter] Dungeon Level " + std::to_string(post.level) +
           (post.title.empty() ? "" : ": " + post.title);
}

} // namespace

std::string announcement(const Strike& strike, const Blow& blow, std::optional<std::int64_t> maxHp) {
    std::string text = strike.attacker + " attacks " + strike.attackee;
    text += strike.weapon.empty() ? "." : " with " + strike.weapon + '.';
    text += ' ' + damageText(strike, blow) + ' ' + armorText(strike, blow);
    text +=
        ' ' + strike.attackee + " loses " + std::to_string(blow.lost) + " HP, " + std::to_string(blow.hpLeft);
    if (maxHp)
        text += " (" + std::to_string(*maxHp) + ')';
    text += " left.";
    if (strike.status)
        text += statusText(strike, blow);
    return text;
}

std::string deathNote(const std::string& name) {
    return ' ' + name + " dies.";
}

std::string dropNote(const Monster& monster, int roll, const std::vector<std::string>& dropped) {
    std::string text =
        " Drop 1d100: " + std::to_string(roll) + " against " + std::to_string(monster.dropRate) + ", ";
    if (dropped.empty())
        return text + "nothing drops.";
    std::string names;
    for (const std::string& name : dropped)
        names += (names.empty() ? "" : ", ") + name;
    return text + "to the Loot: " + names + '.';
}

std::string statsText(const Dungeon& dungeon, const Monster& monster) {
    std::string text = monster.name + ": HP " + std::to_string(monster.hp);
    if (monster.hp != monster.initialHp)
        text += " of " + std::to_string(monster.initialHp);
    text += ", damage " + monster.damage.text() + ", " + typeText(monster.type);
    text += ", AC " + std::to_string(monster.ac) + ", XP " + std::to_string(monster.xp());
    text += ", drop " + (monster.drop.empty() ? std::string("nothing") : itemNames(dungeon, monster.drop));
    text += ", drop rate " + std::to_string(monster.dropRate);
    return text + ", status " + (monster.status ? key(*monster.status) : "none");
}

std::string postTitle(const Encounter& encounter) {
    return titleOf(encounter);
}

std::string postTitle(const EndedEncounter& encounter) {
    return titleOf(encounter);
}

std::string postHead(const Encounter& encounter) {
    return "Dungeon Level " + std::to_string(encounter.level) + ", a " + key(encounter.mode) + " Encounter.";
}

std::string postLine(const Dungeon& dungeon, const Monster& monster) {
    return "* " + statsText(dungeon, monster);
}

std::string postText(const Dungeon& dungeon, const Encounter& encounter) {
    std::string text = postHead(encounter) + '\n';
    for (const auto& monster : encounter.monsters)
        text += postLine(dungeon, *monster) + '\n';
    return text;
}

std::string postTitle(const AttackPost& post) {
    return "[Attack Post] Dungeon Level " + std::to_string(post.level);
}

} // namespace sf::encounter
