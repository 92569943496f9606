// SPDX-License-Identifier: GPL-3.0-or-later
// Adding, editing and removing Encounters and Monsters, and drawing them from the table.
// Declared in piece_refusals.h.
#include "core/rules/encounter/monster_names.h"
#include "core/rules/encounter/piece_refusals.h"
#include "core/rules/limits.h"

#include <unordered_set>

namespace sf::encounter {
namespace {

/// Adds it to the Encounter, or to a new one on the level.
void addMonster(Editor& editor, std::optional<std::size_t> encounter, int level, Monster monster) {
    const std::string name = monster.name;
    Encounter after =
        encounter ? *editor.dungeon().encounters[*encounter]
                  : Encounter{editor.dungeon().freshEncounter(), level, Mode::Ranged, 0, 0, {}, {}, {}};
    after.monsters.push_back(std::make_shared<const Monster>(std::move(monster)));
    editor.put(encounter.value_or(editor.dungeon().encounters.size()), after);
    if (!encounter)
        editor.tell(What::EncounterBegan, 5, {after.id}, {level});
    editor.tell(What::MonsterAdded, 5, {name}, {after.level});
}

std::size_t monstersIn(const Dungeon& dungeon) {
    std::size_t count = 0;
    for (const auto& encounter : dungeon.encounters)
        count += encounter->monsters.size();
    return count;
}

Refused refusalOfMore(const Dungeon& dungeon, std::size_t encounters, std::size_t monsters) {
    return firstOf(refusalOfCount("encounters", dungeon.encounters.size(), encounters, limits::encounters),
                   refusalOfCount("monsters", monstersIn(dungeon), monsters, limits::monsters));
}

Refused refusalOfMonsters(const Dungeon& dungeon, const Encounter& encounter) {
    std::unordered_set<std::string_view> ids;
    for (const auto& monster : encounter.monsters) {
        if (dungeon.hasBeing(monster->id) || !ids.insert(monster->id).second)
            return Refusal{Reason::IdTaken, {}, {monster->id}};
        if (auto refused = refusalOf(dungeon, *monster))
            return refused;
    }
    return std::nullopt;
}

} // namespace

Refused carryOut(Editor& editor, const AddEncounter& action, dice::Source& /*source*/) {
    const Encounter& encounter = action.encounter;
    if (editor.dungeon().indexOfEncounter(encounter.id))
        return Refusal{Reason::IdTaken, {}, {encounter.id}};
    if (encounter.monsters.empty())
        return refuse(Reason::NoMonsters, 5);
    if (auto refused = firstOf(refusalOfMore(editor.dungeon(), 1, encounter.monsters.size()),
                               refusalOfLevels(encounter), refusalOfMonsters(editor.dungeon(), encounter)))
        return refused;
    editor.put(editor.dungeon().encounters.size(), encounter);
    editor.tell(What::EncounterBegan, 5, {encounter.id}, {encounter.level});
    editor.settleFloor(encounter.level);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const EditEncounter& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfEncounter(action.encounter);
    if (!index)
        return Refusal{Reason::UnknownEncounter, {}, {action.encounter}};
    Encounter encounter = *editor.dungeon().encounters[*index];
    encounter.level = action.level;
    encounter.mode = action.mode;
    encounter.hoursTogether = action.hoursTogether;
    encounter.hoursInMode = action.hoursInMode;
    if (auto refused = refusalOfLevels(encounter))
        return refused;
    editor.put(*index, encounter);
    editor.tell(What::Edited, 0, {encounter.id});
    editor.settleFloor(action.level);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const NameEncounter& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfEncounter(action.encounter);
    if (!index)
        return Refusal{Reason::UnknownEncounter, {}, {action.encounter}};
    if (action.title.size() > limits::textBytes)
        return Refusal{Reason::BadName, {}, {"title"}};
    Encounter encounter = *editor.dungeon().encounters[*index];
    if (encounter.title == action.title)
        return refuse(Reason::NothingToChange, 0);
    encounter.title = action.title;
    editor.put(*index, encounter);
    editor.tell(What::Edited, 0, {encounter.id});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemoveEncounter& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfEncounter(action.encounter);
    if (!index)
        return Refusal{Reason::UnknownEncounter, {}, {action.encounter}};
    editor.change(PieceChange<Encounter>{*index, editor.dungeon().encounters[*index], nullptr});
    editor.tell(What::EncounterEnded, 5, {action.encounter});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const AddMonster& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfEncounter(action.encounter);
    if (!index)
        return Refusal{Reason::UnknownEncounter, {}, {action.encounter}};
    if (editor.dungeon().hasBeing(action.monster.id))
        return Refusal{Reason::IdTaken, {}, {action.monster.id}};
    if (auto refused =
            firstOf(refusalOfMore(editor.dungeon(), 0, 1), refusalOf(editor.dungeon(), action.monster)))
        return refused;
    addMonster(editor, index, 0, action.monster);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const EditMonster& action, dice::Source& /*source*/) {
    const auto place = editor.dungeon().placeOf(action.monster.id);
    if (!place)
        return Refusal{Reason::UnknownMonster, {}, {action.monster.id}};
    if (auto refused = refusalOf(editor.dungeon(), action.monster))
        return refused;
    if (editor.dungeon().monster(*place) == action.monster)
        return refuse(Reason::NothingToChange, 0);
    editor.put(*place, action.monster);
    editor.tell(What::Edited, 0, {action.monster.name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemoveMonster& action, dice::Source& /*source*/) {
    const auto place = editor.dungeon().placeOf(action.monster);
    if (!place)
        return Refusal{Reason::UnknownMonster, {}, {action.monster}};
    editor.tell(What::Removed, 0, {editor.dungeon().monster(*place).name});
    editor.remove(*place);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const DrawMonster& action, dice::Source& source) {
    const int sides = editor.dungeon().tableDie();
    if (sides == 0)
        return refuse(Reason::EmptyTable, 5);
    std::optional<std::size_t> encounter;
    if (action.encounter) {
        encounter = editor.dungeon().indexOfEncounter(*action.encounter);
        if (!encounter)
            return Refusal{Reason::UnknownEncounter, {}, {*action.encounter}};
    }
    if (auto refused = firstOf(refusalOfMore(editor.dungeon(), encounter ? 0 : 1, 1),
                               refusalOfNumber(5, "level", action.level, -largestNumber, largestNumber)))
        return refused;
    dice::Recorder die(source);
    const int roll = die.roll(sides);
    Monster monster = editor.dungeon().lineOf(roll).monster;
    monster.id = editor.dungeon().freshBeing(monster.id);
    monster.name = numberedName(editor.dungeon(), monster.name);
    editor.tell(What::MonsterDrawn, 5, {monster.name}, {roll}, die.thrown());
    addMonster(editor, encounter, action.level, std::move(monster));
    return std::nullopt;
}

} // namespace sf::encounter
