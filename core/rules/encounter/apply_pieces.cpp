// SPDX-License-Identifier: GPL-3.0-or-later
// What the game master puts into the dungeon, edits and takes out.
#include "core/rules/encounter/editor.h"

#include <algorithm>
#include <limits>

namespace sf::encounter {
namespace {

Refused refusalOfName(const std::string& name, const char* key) {
    if (name.empty() || name.size() > longestName)
        return Refusal{Reason::BadName, {}, {key}, {}};
    return std::nullopt;
}

Refused refusalOfNumber(int rule, const char* key, std::int64_t value, std::int64_t least,
                        std::int64_t largest) {
    if (value < least || value > largest)
        return refuse(Reason::BadNumber, rule, {key}, {value, least, largest});
    return std::nullopt;
}

/// The first that refuses.
template<class... More>
Refused firstOf(Refused first, More... more) {
    if constexpr (sizeof...(more) > 0)
        return first ? first : firstOf(std::move(more)...);
    else
        return first;
}

Refused refusalOfItems(const Dungeon& dungeon, const std::vector<std::string>& ids) {
    for (const std::string& id : ids)
        if (!dungeon.item(id))
            return Refusal{Reason::UnknownItem, {}, {id}, {}};
    return std::nullopt;
}

bool carries(const Person& person, const std::string& item) {
    return std::find(person.items.begin(), person.items.end(), item) != person.items.end();
}

Refused refusalOfWielded(const Dungeon& dungeon, const Person& person) {
    if (!person.wielded)
        return std::nullopt;
    const Item* item = dungeon.item(*person.wielded);
    if (!item)
        return Refusal{Reason::UnknownItem, {}, {*person.wielded}, {}};
    if (!carries(person, *person.wielded))
        return refuse(Reason::NotCarried, 1, {person.name, item->name});
    if (!item->weapon)
        return refuse(Reason::NotAWeapon, 4, {item->name});
    return std::nullopt;
}

Refused refusalOfWorn(const Dungeon& dungeon, const Person& person) {
    std::array<const Item*, armorTypeCount> worn{};
    for (const std::string& id : person.worn) {
        const Item* item = dungeon.item(id);
        if (!item)
            return Refusal{Reason::UnknownItem, {}, {id}, {}};
        if (!carries(person, id))
            return refuse(Reason::NotCarried, 1, {person.name, item->name});
        if (!item->armor)
            return refuse(Reason::NotAnArmor, 4, {item->name});
        const Item*& place = worn[static_cast<std::size_t>(item->armor->type)];
        if (place)
            return refuse(Reason::TypeWorn, 4, {key(item->armor->type), place->name});
        place = item;
    }
    return std::nullopt;
}

/// The item's user, whom its removal would leave with nothing.
std::optional<std::string> userOf(const Dungeon& dungeon, const std::string& item) {
    const auto holds = [&item](const std::vector<std::string>& ids) {
        return std::find(ids.begin(), ids.end(), item) != ids.end();
    };
    for (const auto& person : dungeon.people)
        if (holds(person->items))
            return person->name;
    for (const auto& encounter : dungeon.encounters)
        for (const auto& monster : encounter->monsters)
            if (holds(monster->drop))
                return monster->name;
    for (const auto& line : dungeon.table)
        if (holds(line->monster.drop))
            return line->monster.name;
    for (const auto& [level, items] : dungeon.loot)
        if (holds(items))
            return "Loot " + std::to_string(level);
    return std::nullopt;
}

/// An id that no being has: the wanted one, else with a number behind it.
std::string freshId(const Dungeon& dungeon, const std::string& wanted) {
    if (!dungeon.hasBeing(wanted))
        return wanted;
    for (int number = 2;; ++number)
        if (std::string id = wanted + ' ' + std::to_string(number); !dungeon.hasBeing(id))
            return id;
}

std::string freshEncounterId(const Dungeon& dungeon) {
    for (int number = 1;; ++number) {
        const std::string id = 'e' + std::to_string(number);
        const bool ended = std::any_of(dungeon.ended.begin(), dungeon.ended.end(),
                                       [&id](const auto& post) { return post->id == id; });
        if (!ended && !dungeon.indexOfEncounter(id))
            return id;
    }
}

const TableLine& lineOf(const Dungeon& dungeon, int roll) {
    for (const auto& line : dungeon.table) {
        if (roll <= line->weight)
            return *line;
        roll -= line->weight;
    }
    return *dungeon.table.back();
}

/// Adds it to the Encounter, or to a new one on the level.
void addMonster(Editor& editor, std::optional<std::size_t> encounter, int level, Monster monster) {
    const std::string name = monster.name;
    Encounter after =
        encounter ? *editor.dungeon().encounters[*encounter]
                  : Encounter{freshEncounterId(editor.dungeon()), level, Mode::Ranged, 0, 0, {}, {}, {}};
    after.monsters.push_back(std::make_shared<const Monster>(std::move(monster)));
    if (!encounter)
        editor.tell(What::EncounterBegan, 5, {after.id}, {level});
    editor.tell(What::MonsterAdded, 5, {name}, {after.level});
    editor.put(encounter.value_or(editor.dungeon().encounters.size()), std::move(after));
}

Refused refusalOfMonsters(const Dungeon& dungeon, const Encounter& encounter) {
    std::vector<std::string> ids;
    for (const auto& monster : encounter.monsters) {
        if (dungeon.hasBeing(monster->id) || std::find(ids.begin(), ids.end(), monster->id) != ids.end())
            return Refusal{Reason::IdTaken, {}, {monster->id}, {}};
        if (auto refused = refusalOf(dungeon, *monster))
            return refused;
        ids.push_back(monster->id);
    }
    return std::nullopt;
}

} // namespace

Refused refusalOf(const Dungeon& dungeon, const Person& person) {
    return firstOf(refusalOfName(person.id, "id"), refusalOfName(person.name, "name"),
                   refusalOfNumber(1, "level", person.level, -largestNumber, largestNumber),
                   refusalOfNumber(1, "hp", person.hp, -2 * largestNumber, largestNumber),
                   refusalOfNumber(1, "maxHp", person.maxHp, 1, largestNumber),
                   refusalOfNumber(1, "kills", person.kills, 0, std::numeric_limits<std::int64_t>::max()),
                   refusalOfNumber(1, "xp", person.xp, 0, std::numeric_limits<std::int64_t>::max()),
                   refusalOfItems(dungeon, person.items), refusalOfWielded(dungeon, person),
                   refusalOfWorn(dungeon, person));
}

Refused refusalOf(const Dungeon& dungeon, const Monster& monster) {
    Refused type;
    if (monster.type.isNone())
        type = Refusal{Reason::BadName, encounterRule(2), {"type"}, {}};
    return firstOf(refusalOfName(monster.id, "id"), refusalOfName(monster.name, "name"),
                   refusalOfNumber(3, "hp", monster.hp, 1, largestNumber),
                   refusalOfNumber(3, "initialHp", monster.initialHp, 1, largestNumber),
                   refusalOfNumber(3, "ac", monster.ac, -largestNumber, largestNumber),
                   refusalOfNumber(3, "dropRate", monster.dropRate, 0, 100), std::move(type),
                   refusalOfItems(dungeon, monster.drop));
}

Refused refusalOf(const Item& item) {
    Refused type;
    if (item.weapon && item.weapon->type.isNone())
        type = Refusal{Reason::BadName, encounterRule(2), {"type"}, {}};
    return firstOf(refusalOfName(item.id, "id"), refusalOfName(item.name, "name"), std::move(type),
                   refusalOfNumber(4, "ac", item.armor ? item.armor->ac : 0, 0, 1'000'000));
}

Refused refusalOfLevels(const Encounter& encounter) {
    constexpr int mostHours = static_cast<int>(largestNumber);
    return firstOf(refusalOfName(encounter.id, "id"),
                   refusalOfNumber(5, "level", encounter.level, -largestNumber, largestNumber),
                   refusalOfNumber(6, "hoursTogether", encounter.hoursTogether, 0, mostHours),
                   refusalOfNumber(6, "hoursInMode", encounter.hoursInMode, 0, mostHours));
}

Refused carryOut(Editor& editor, const PutPerson& action, dice::Source& /*source*/) {
    const Dungeon& dungeon = editor.dungeon();
    const auto index = dungeon.indexOfPerson(action.person.id);
    if (action.isNew && dungeon.hasBeing(action.person.id))
        return Refusal{Reason::IdTaken, {}, {action.person.id}, {}};
    if (!action.isNew && !index)
        return Refusal{Reason::UnknownPerson, {}, {action.person.id}, {}};
    if (auto refused = refusalOf(dungeon, action.person))
        return refused;
    const std::optional<Person> before = index ? std::optional(*dungeon.people[*index]) : std::nullopt;
    if (before == action.person)
        return refuse(Reason::NothingToChange, 0);
    editor.put(index.value_or(dungeon.people.size()), action.person);
    editor.tell(What::Edited, 0, {action.person.name});
    const bool gone =
        before && before->isAlive() && (before->level != action.person.level || !action.person.isAlive());
    if (gone)
        editor.leave(before->id, before->level);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemovePerson& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfPerson(action.who);
    if (!index)
        return Refusal{Reason::UnknownPerson, {}, {action.who}, {}};
    const std::shared_ptr<const Person> before = editor.dungeon().people[*index];
    editor.change(PieceChange<Person>{*index, before, nullptr});
    editor.tell(What::Edited, 0, {before->name});
    editor.leave(before->id, before->level);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const PutItem& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfItem(action.item.id);
    if (action.isNew && index)
        return Refusal{Reason::IdTaken, {}, {action.item.id}, {}};
    if (!action.isNew && !index)
        return Refusal{Reason::UnknownItem, {}, {action.item.id}, {}};
    if (auto refused = refusalOf(action.item))
        return refused;
    const std::shared_ptr<const Item> before = index ? editor.dungeon().items[*index] : nullptr;
    editor.change(PieceChange<Item>{index.value_or(editor.dungeon().items.size()), before,
                                    std::make_shared<const Item>(action.item)});
    editor.tell(What::Edited, 0, {action.item.name});
    // Who wields or wears it must still be able to.
    for (const auto& person : editor.dungeon().people)
        if (auto refused = firstOf(refusalOfWielded(editor.dungeon(), *person),
                                   refusalOfWorn(editor.dungeon(), *person)))
            return refused;
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemoveItem& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfItem(action.item);
    if (!index)
        return Refusal{Reason::UnknownItem, {}, {action.item}, {}};
    const std::shared_ptr<const Item> before = editor.dungeon().items[*index];
    if (const auto user = userOf(editor.dungeon(), action.item))
        return Refusal{Reason::ItemInUse, {}, {before->name, *user}, {}};
    editor.change(PieceChange<Item>{*index, before, nullptr});
    editor.tell(What::Edited, 0, {before->name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const AddEncounter& action, dice::Source& /*source*/) {
    const Encounter& encounter = action.encounter;
    if (editor.dungeon().indexOfEncounter(encounter.id))
        return Refusal{Reason::IdTaken, {}, {encounter.id}, {}};
    if (encounter.monsters.empty())
        return refuse(Reason::NoMonsters, 5);
    if (auto refused = firstOf(refusalOfLevels(encounter), refusalOfMonsters(editor.dungeon(), encounter)))
        return refused;
    editor.tell(What::EncounterBegan, 5, {encounter.id}, {encounter.level});
    editor.put(editor.dungeon().encounters.size(), encounter);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const EditEncounter& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfEncounter(action.encounter);
    if (!index)
        return Refusal{Reason::UnknownEncounter, {}, {action.encounter}, {}};
    Encounter encounter = *editor.dungeon().encounters[*index];
    encounter.level = action.level;
    encounter.mode = action.mode;
    encounter.hoursTogether = action.hoursTogether;
    encounter.hoursInMode = action.hoursInMode;
    if (auto refused = refusalOfLevels(encounter))
        return refused;
    editor.tell(What::Edited, 0, {encounter.id});
    editor.put(*index, std::move(encounter));
    editor.settleFloor(action.level);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemoveEncounter& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfEncounter(action.encounter);
    if (!index)
        return Refusal{Reason::UnknownEncounter, {}, {action.encounter}, {}};
    editor.change(PieceChange<Encounter>{*index, editor.dungeon().encounters[*index], nullptr});
    editor.tell(What::EncounterEnded, 5, {action.encounter});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const AddMonster& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfEncounter(action.encounter);
    if (!index)
        return Refusal{Reason::UnknownEncounter, {}, {action.encounter}, {}};
    if (editor.dungeon().hasBeing(action.monster.id))
        return Refusal{Reason::IdTaken, {}, {action.monster.id}, {}};
    if (auto refused = refusalOf(editor.dungeon(), action.monster))
        return refused;
    addMonster(editor, index, 0, action.monster);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const EditMonster& action, dice::Source& /*source*/) {
    const auto place = editor.dungeon().placeOf(action.monster.id);
    if (!place)
        return Refusal{Reason::UnknownMonster, {}, {action.monster.id}, {}};
    if (auto refused = refusalOf(editor.dungeon(), action.monster))
        return refused;
    if (editor.dungeon().monster(*place) == action.monster)
        return refuse(Reason::NothingToChange, 0);
    editor.tell(What::Edited, 0, {action.monster.name});
    editor.put(*place, action.monster);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemoveMonster& action, dice::Source& /*source*/) {
    const auto place = editor.dungeon().placeOf(action.monster);
    if (!place)
        return Refusal{Reason::UnknownMonster, {}, {action.monster}, {}};
    editor.tell(What::Edited, 0, {editor.dungeon().monster(*place).name});
    editor.remove(*place);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const DrawMonster& action, dice::Source& source) {
    std::int64_t weights = 0;
    for (const auto& line : editor.dungeon().table)
        weights += line->weight;
    if (weights == 0)
        return refuse(Reason::EmptyTable, 5);
    std::optional<std::size_t> encounter;
    if (action.encounter) {
        encounter = editor.dungeon().indexOfEncounter(*action.encounter);
        if (!encounter)
            return Refusal{Reason::UnknownEncounter, {}, {*action.encounter}, {}};
    }
    dice::Recorder die(source);
    const int roll = die.roll(static_cast<int>(weights));
    Monster monster = lineOf(editor.dungeon(), roll).monster;
    monster.id = freshId(editor.dungeon(), monster.id);
    editor.tell(What::MonsterDrawn, 5, {monster.name}, {roll}, die.thrown());
    addMonster(editor, encounter, action.level, std::move(monster));
    return std::nullopt;
}

Refused carryOut(Editor& editor, const PutTableLine& action, dice::Source& /*source*/) {
    constexpr int heaviest = 10'000;
    constexpr std::size_t longestTable = 10'000;
    const Pieces<TableLine>& table = editor.dungeon().table;
    if (action.index > table.size() || action.index >= longestTable)
        return Refusal{Reason::UnknownLine, {}, {}, {static_cast<std::int64_t>(action.index) + 1}};
    if (auto refused = firstOf(refusalOfNumber(5, "weight", action.line.weight, 1, heaviest),
                               refusalOf(editor.dungeon(), action.line.monster)))
        return refused;
    const auto before = action.index < table.size() ? table[action.index] : nullptr;
    if (before && *before == action.line)
        return refuse(Reason::NothingToChange, 0);
    editor.change(
        PieceChange<TableLine>{action.index, before, std::make_shared<const TableLine>(action.line)});
    editor.tell(What::Edited, 0, {action.line.monster.name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemoveTableLine& action, dice::Source& /*source*/) {
    const Pieces<TableLine>& table = editor.dungeon().table;
    if (action.index >= table.size())
        return Refusal{Reason::UnknownLine, {}, {}, {static_cast<std::int64_t>(action.index) + 1}};
    const auto before = table[action.index];
    editor.change(PieceChange<TableLine>{action.index, before, nullptr});
    editor.tell(What::Edited, 0, {before->monster.name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const SetLoot& action, dice::Source& /*source*/) {
    if (auto refused = firstOf(refusalOfNumber(10, "level", action.level, -largestNumber, largestNumber),
                               refusalOfItems(editor.dungeon(), action.items)))
        return refused;
    editor.setLoot(action.level, action.items);
    editor.tell(What::Edited, 0, {"Loot " + std::to_string(action.level)});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const SetTitle& action, dice::Source& /*source*/) {
    if (action.title.size() > longestName)
        return Refusal{Reason::BadName, {}, {"title"}, {}};
    if (action.title == editor.dungeon().title)
        return refuse(Reason::NothingToChange, 0);
    editor.change(TitleChange{editor.dungeon().title, action.title});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const SetUndoDice& action, dice::Source& /*source*/) {
    if (action.undoDice == editor.dungeon().undoDice)
        return refuse(Reason::NothingToChange, 0);
    editor.change(UndoDiceChange{editor.dungeon().undoDice, action.undoDice});
    return std::nullopt;
}

} // namespace sf::encounter
