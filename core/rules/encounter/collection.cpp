// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/collection.h"

#include <algorithm>

namespace sf::encounter {
namespace {

bool isLike(const Item& one, const Item& other) {
    return one.name == other.name && one.weapon == other.weapon && one.armor == other.armor;
}

std::string freshItem(const Dungeon& dungeon, const std::string& wanted) {
    std::string id = wanted;
    for (int number = 2; dungeon.item(id); ++number)
        id = wanted + ' ' + std::to_string(number);
    return id;
}

} // namespace

std::string keep(Dungeon& collection, const Item& item) {
    for (auto& each : collection.items)
        if (each->name == item.name) {
            Item kept = item;
            kept.id = each->id;
            each = std::make_shared<const Item>(std::move(kept));
            return each->id;
        }
    Item kept = item;
    kept.id = freshItem(collection, item.id);
    collection.items.push_back(std::make_shared<const Item>(kept));
    return kept.id;
}

void keep(Dungeon& collection, const Dungeon& from, const TableLine& line) {
    TableLine kept = line;
    kept.monster.hp = kept.monster.initialHp;
    kept.monster.id = kept.monster.name;
    for (std::string& id : kept.monster.drop)
        if (const Item* item = from.item(id))
            id = keep(collection, *item);
    for (auto& each : collection.table)
        if (each->monster.name == kept.monster.name) {
            each = std::make_shared<const TableLine>(std::move(kept));
            return;
        }
    collection.table.push_back(std::make_shared<const TableLine>(std::move(kept)));
}

void keepAll(Dungeon& collection, const Dungeon& other) {
    for (const auto& item : other.items)
        keep(collection, *item);
    for (const auto& line : other.table)
        keep(collection, other, *line);
}

void forgetItem(Dungeon& collection, std::size_t index) {
    if (index >= collection.items.size())
        return;
    const std::string id = collection.items[index]->id;
    std::erase_if(collection.table, [&id](const auto& line) {
        return std::ranges::find(line->monster.drop, id) != line->monster.drop.end();
    });
    collection.items.erase(collection.items.begin() + static_cast<std::ptrdiff_t>(index));
}

void forgetMonster(Dungeon& collection, std::size_t index) {
    if (index < collection.table.size())
        collection.table.erase(collection.table.begin() + static_cast<std::ptrdiff_t>(index));
}

std::string bring(Dungeon& into, const Item& item, std::vector<Action>& actions) {
    for (const auto& each : into.items)
        if (isLike(*each, item))
            return each->id;
    Item added = item;
    added.id = freshItem(into, item.id);
    actions.push_back(PutItem{added, true});
    into.items.push_back(std::make_shared<const Item>(added));
    return added.id;
}

std::vector<Action> takeItem(const Dungeon& into, const Item& item) {
    Dungeon after = into;
    std::vector<Action> actions;
    bring(after, item, actions);
    return actions;
}

std::vector<Action> takeMonster(const Dungeon& into, const Dungeon& collection, const TableLine& line) {
    Dungeon after = into;
    std::vector<Action> actions;
    TableLine taken = line;
    for (std::string& id : taken.monster.drop)
        if (const Item* item = collection.item(id))
            id = bring(after, *item, actions);
    const auto isTaken = [&into](const std::string& id) {
        return std::ranges::any_of(into.table, [&id](const auto& each) { return each->monster.id == id; });
    };
    const std::string wanted = taken.monster.id;
    for (int number = 2; isTaken(taken.monster.id); ++number)
        taken.monster.id = wanted + ' ' + std::to_string(number);
    actions.push_back(PutTableLine{into.table.size(), std::move(taken)});
    return actions;
}

} // namespace sf::encounter
