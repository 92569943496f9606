// SPDX-License-Identifier: GPL-3.0-or-later
// ENC-1 and ENC-4: what an @ carries, wields and wears.
// Declared in editor.h.
#include "core/rules/encounter/editor.h"

#include <algorithm>

namespace sf::encounter {
namespace {

bool has(const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

void removeOne(std::vector<std::string>& ids, const std::string& id) {
    const auto found = std::find(ids.begin(), ids.end(), id);
    if (found != ids.end())
        ids.erase(found);
}

/// A living @ and, if one is named, an item of the library; or the refusal.
struct Hands {
    std::size_t index = 0;
    Person person;
    const Item* item = nullptr;
};

Refused take(const Dungeon& dungeon, const std::string& who, const std::string* item, Hands& hands) {
    const auto index = dungeon.indexOfPerson(who);
    if (!index)
        return Refusal{Reason::UnknownPerson, {}, {who}};
    hands.index = *index;
    hands.person = *dungeon.people[*index];
    if (!hands.person.isAlive())
        return refuse(Reason::IsDead, 1, {hands.person.name});
    if (!item)
        return std::nullopt;
    hands.item = dungeon.item(*item);
    if (!hands.item)
        return Refusal{Reason::UnknownItem, {}, {*item}};
    return std::nullopt;
}

Refused takeCarried(const Dungeon& dungeon, const std::string& who, const std::string& item, Hands& hands) {
    if (auto refused = take(dungeon, who, &item, hands))
        return refused;
    if (!has(hands.person.items, item))
        return refuse(Reason::NotCarried, 1, {hands.person.name, hands.item->name});
    return std::nullopt;
}

/// The worn armor of the same type.
const Item* wornOfType(const Dungeon& dungeon, const Person& person, ArmorType type) {
    for (const std::string& id : person.worn) {
        const Item* item = dungeon.item(id);
        if (item && item->armor && item->armor->type == type)
            return item;
    }
    return nullptr;
}

Refused putAway(Editor& editor, const std::string& who) {
    Hands hands;
    if (auto refused = take(editor.dungeon(), who, nullptr, hands))
        return refused;
    if (!hands.person.wielded)
        return std::nullopt;
    const Item* weapon = editor.dungeon().item(*hands.person.wielded);
    const std::string name = weapon ? weapon->name : *hands.person.wielded;
    hands.person.wielded.reset();
    editor.put(hands.index, hands.person);
    editor.tell(What::PutAway, 4, {hands.person.name, name});
    return std::nullopt;
}

/// An item that is no longer carried is neither wielded nor worn.
void letGo(Person& person, const std::string& item) {
    removeOne(person.items, item);
    if (has(person.items, item))
        return;
    if (person.wielded == item)
        person.wielded.reset();
    removeOne(person.worn, item);
}

} // namespace

Refused carryOut(Editor& editor, const Wield& action, dice::Source& /*source*/) {
    if (!action.item)
        return putAway(editor, action.who);
    Hands hands;
    if (auto refused = takeCarried(editor.dungeon(), action.who, *action.item, hands))
        return refused;
    if (!hands.item->weapon)
        return refuse(Reason::NotAWeapon, 4, {hands.item->name});
    hands.person.wielded = *action.item;
    editor.put(hands.index, hands.person);
    editor.tell(What::Wielded, 4, {hands.person.name, hands.item->name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const Wear& action, dice::Source& /*source*/) {
    Hands hands;
    if (auto refused = takeCarried(editor.dungeon(), action.who, action.item, hands))
        return refused;
    if (!hands.item->armor)
        return refuse(Reason::NotAnArmor, 4, {hands.item->name});
    if (has(hands.person.worn, action.item))
        return refuse(Reason::AlreadyWorn, 4, {hands.item->name});
    const ArmorType type = hands.item->armor->type;
    if (const Item* worn = wornOfType(editor.dungeon(), hands.person, type))
        return refuse(Reason::TypeWorn, 4, {key(type), worn->name});
    hands.person.worn.push_back(action.item);
    editor.put(hands.index, hands.person);
    editor.tell(What::PutOn, 4, {hands.person.name, hands.item->name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const Unwear& action, dice::Source& /*source*/) {
    Hands hands;
    if (auto refused = take(editor.dungeon(), action.who, &action.item, hands))
        return refused;
    if (!has(hands.person.worn, action.item))
        return refuse(Reason::NotWorn, 4, {hands.person.name, hands.item->name});
    removeOne(hands.person.worn, action.item);
    editor.put(hands.index, hands.person);
    editor.tell(What::TookOff, 4, {hands.person.name, hands.item->name});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const Take& action, dice::Source& /*source*/) {
    Hands hands;
    if (auto refused = take(editor.dungeon(), action.who, &action.item, hands))
        return refused;
    const int level = hands.person.level;
    const auto floor = editor.dungeon().loot.find(level);
    if (floor == editor.dungeon().loot.end() || !has(floor->second, action.item))
        return refuse(Reason::NotInLoot, 10, {hands.item->name}, {level});
    std::vector<std::string> left = floor->second;
    removeOne(left, action.item);
    hands.person.items.push_back(action.item);
    editor.put(hands.index, hands.person);
    editor.setLoot(level, std::move(left));
    editor.tell(What::TookItem, 10, {hands.person.name, hands.item->name}, {level});
    return std::nullopt;
}

Refused carryOut(Editor& editor, const Drop& action, dice::Source& /*source*/) {
    Hands hands;
    if (auto refused = takeCarried(editor.dungeon(), action.who, action.item, hands))
        return refused;
    const int level = hands.person.level;
    letGo(hands.person, action.item);
    editor.put(hands.index, hands.person);
    editor.addLoot(level, {action.item});
    editor.tell(What::DroppedItem, 10, {hands.person.name, hands.item->name}, {level});
    return std::nullopt;
}

} // namespace sf::encounter
