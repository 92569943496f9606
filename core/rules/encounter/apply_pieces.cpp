// SPDX-License-Identifier: GPL-3.0-or-later
// Adding, editing and removing @s, items, lines of the random Monster table, and Loot.
// Declared in piece_refusals.h.
#include "core/rules/encounter/piece_refusals.h"
#include "core/rules/limits.h"

#include <algorithm>

namespace sf::encounter {
namespace {

/// Somebody who uses the item, which blocks its removal.
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

} // namespace

Refused carryOut(Editor& editor, const PutPerson& action, dice::Source& /*source*/) {
    const Dungeon& dungeon = editor.dungeon();
    const auto index = dungeon.indexOfPerson(action.person.id);
    if (action.isNew && dungeon.hasBeing(action.person.id))
        return Refusal{Reason::IdTaken, {}, {action.person.id}};
    if (!action.isNew && !index)
        return Refusal{Reason::UnknownPerson, {}, {action.person.id}};
    if (auto refused = firstOf(refusalOfCount("people", dungeon.people.size(), index ? 0 : 1, limits::people),
                               refusalOf(dungeon, action.person)))
        return refused;
    const std::optional<Person> before = index ? std::optional(*dungeon.people[*index]) : std::nullopt;
    if (before == action.person)
        return refuse(Reason::NothingToChange, 0);
    editor.settleFloor(action.person.level); // before anybody comes
    editor.put(index.value_or(dungeon.people.size()), action.person);
    editor.tell(before ? What::Edited : What::Added, 0, {action.person.name});
    const bool gone =
        before && before->isAlive() && (before->level != action.person.level || !action.person.isAlive());
    if (gone)
        editor.leave(before->id, before->level);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemovePerson& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfPerson(action.who);
    if (!index)
        return Refusal{Reason::UnknownPerson, {}, {action.who}};
    const std::shared_ptr<const Person> before = editor.dungeon().people[*index];
    editor.change(PieceChange<Person>{*index, before, nullptr});
    editor.tell(What::Removed, 0, {before->name});
    editor.leave(before->id, before->level);
    return std::nullopt;
}

Refused carryOut(Editor& editor, const PutItem& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfItem(action.item.id);
    if (action.isNew && index)
        return Refusal{Reason::IdTaken, {}, {action.item.id}};
    if (!action.isNew && !index)
        return Refusal{Reason::UnknownItem, {}, {action.item.id}};
    const std::size_t count = editor.dungeon().items.size();
    if (auto refused =
            firstOf(refusalOfCount("items", count, index ? 0 : 1, limits::items), refusalOf(action.item)))
        return refused;
    const std::shared_ptr<const Item> before = index ? editor.dungeon().items[*index] : nullptr;
    editor.change(
        PieceChange<Item>{index.value_or(count), before, std::make_shared<const Item>(action.item)});
    editor.tell(before ? What::Edited : What::Added, 0, {action.item.name});
    // Everybody who wields or wears it must still be able to.
    const ItemFinder find = tableOf(editor.dungeon());
    for (const auto& person : editor.dungeon().people)
        if (auto refused = firstOf(refusalOfWielded(find, *person), refusalOfWorn(find, *person)))
            return refused;
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemoveItem& action, dice::Source& /*source*/) {
    const auto index = editor.dungeon().indexOfItem(action.item);
    if (!index)
        return Refusal{Reason::UnknownItem, {}, {action.item}};
    const std::shared_ptr<const Item> before = editor.dungeon().items[*index];
    if (const auto user = userOf(editor.dungeon(), action.item))
        return Refusal{Reason::ItemInUse, {}, {before->name, *user}};
    editor.change(PieceChange<Item>{*index, before, nullptr});
    editor.tell(What::Removed, 0, {before->name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const PutTableLine& action, dice::Source& /*source*/) {
    constexpr int heaviest = 10'000;
    const Pieces<TableLine>& table = editor.dungeon().table;
    if (action.index > table.size())
        return Refusal{Reason::UnknownLine, {}, {}, {static_cast<std::int64_t>(action.index) + 1}};
    const std::size_t more = action.index == table.size() ? 1 : 0;
    if (auto refused = firstOf(refusalOfCount("monsterTable", table.size(), more, limits::tableLines),
                               refusalOfNumber(5, "weight", action.line.weight, 1, heaviest),
                               refusalOf(editor.dungeon(), action.line.monster)))
        return refused;
    const auto before = action.index < table.size() ? table[action.index] : nullptr;
    if (before && *before == action.line)
        return refuse(Reason::NothingToChange, 0);
    editor.change(
        PieceChange<TableLine>{action.index, before, std::make_shared<const TableLine>(action.line)});
    editor.tell(before ? What::Edited : What::Added, 0, {action.line.monster.name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const RemoveTableLine& action, dice::Source& /*source*/) {
    const Pieces<TableLine>& table = editor.dungeon().table;
    if (action.index >= table.size())
        return Refusal{Reason::UnknownLine, {}, {}, {static_cast<std::int64_t>(action.index) + 1}};
    const auto before = table[action.index];
    editor.change(PieceChange<TableLine>{action.index, before, nullptr});
    editor.tell(What::Removed, 0, {before->monster.name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const SetLoot& action, dice::Source& /*source*/) {
    if (auto refused = firstOf(refusalOfNumber(10, "level", action.level, -largestNumber, largestNumber),
                               refusalOfItems(tableOf(editor.dungeon()), action.items)))
        return refused;
    editor.setLoot(action.level, action.items);
    editor.tell(What::Edited, 0, {"Loot " + std::to_string(action.level)});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const SetTitle& action, dice::Source& /*source*/) {
    if (action.title.size() > limits::textBytes)
        return Refusal{Reason::BadName, {}, {"title"}};
    if (action.title == editor.dungeon().title)
        return refuse(Reason::NothingToChange, 0);
    editor.change(TitleChange{editor.dungeon().title, action.title});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const SetStartDate& action, dice::Source& /*source*/) {
    if (!action.date.empty() && !isDate(action.date))
        return Refusal{Reason::BadDate, {}, {action.date}};
    if (action.date == editor.dungeon().startDate)
        return refuse(Reason::NothingToChange, 0);
    editor.change(StartDateChange{editor.dungeon().startDate, action.date});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const SetUndoDice& action, dice::Source& /*source*/) {
    if (action.undoDice == editor.dungeon().undoDice)
        return refuse(Reason::NothingToChange, 0);
    editor.change(UndoDiceChange{editor.dungeon().undoDice, action.undoDice});
    return std::nullopt;
}

} // namespace sf::encounter
