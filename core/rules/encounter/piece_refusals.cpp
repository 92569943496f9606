// SPDX-License-Identifier: GPL-3.0-or-later
// Checks a piece by itself and against the rest of the dungeon.
#include "core/rules/encounter/piece_refusals.h"

#include "core/rules/limits.h"

#include <algorithm>
#include <array>
#include <limits>
#include <unordered_map>

namespace sf::encounter {
namespace {

Refused refusalOfName(const std::string& name, const char* key) {
    if (name.empty() || name.size() > limits::textBytes)
        return Refusal{Reason::BadName, {}, {key}};
    return std::nullopt;
}

bool carries(const Person& person, const std::string& item) {
    return std::find(person.items.begin(), person.items.end(), item) != person.items.end();
}

} // namespace

Refused refusalOfNumber(int rule, const char* key, std::int64_t value, std::int64_t least,
                        std::int64_t largest) {
    if (value < least || value > largest)
        return refuse(Reason::BadNumber, rule, {key}, {value, least, largest});
    return std::nullopt;
}

ItemFinder finderOf(const Dungeon& dungeon) {
    return [&dungeon](std::string_view id) { return dungeon.item(id); };
}

ItemFinder tableOf(const Dungeon& dungeon) {
    std::unordered_map<std::string_view, const Item*> table;
    for (const auto& item : dungeon.items)
        table.emplace(item->id, item.get());
    return [table = std::move(table)](std::string_view id) {
        const auto found = table.find(id);
        return found == table.end() ? nullptr : found->second;
    };
}

Refused refusalOfCount(const char* what, std::size_t now, std::size_t more, int most) {
    if (now + more <= static_cast<std::size_t>(most))
        return std::nullopt;
    return Refusal{Reason::TooMany, {}, {what}, {most, static_cast<std::int64_t>(now + more)}};
}

Refused refusalOfItems(const ItemFinder& find, const std::vector<std::string>& ids) {
    if (auto refused = refusalOfCount("items", 0, ids.size(), limits::listedItems))
        return refused;
    for (const std::string& id : ids)
        if (!find(id))
            return Refusal{Reason::UnknownItem, {}, {id}};
    return std::nullopt;
}

Refused refusalOfWielded(const ItemFinder& find, const Person& person) {
    if (!person.wielded)
        return std::nullopt;
    const Item* item = find(*person.wielded);
    if (!item)
        return Refusal{Reason::UnknownItem, {}, {*person.wielded}};
    if (!carries(person, *person.wielded))
        return refuse(Reason::NotCarried, 1, {person.name, item->name});
    if (!item->weapon)
        return refuse(Reason::NotAWeapon, 4, {item->name});
    return std::nullopt;
}

Refused refusalOfWorn(const ItemFinder& find, const Person& person) {
    std::array<const Item*, armorTypeCount> worn{};
    for (const std::string& id : person.worn) {
        const Item* item = find(id);
        if (!item)
            return Refusal{Reason::UnknownItem, {}, {id}};
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

Refused refusalOf(const Dungeon& dungeon, const Person& person) {
    return refusalOf(finderOf(dungeon), person);
}

Refused refusalOf(const Dungeon& dungeon, const Monster& monster) {
    return refusalOf(finderOf(dungeon), monster);
}

Refused refusalOf(const ItemFinder& find, const Person& person) {
    Refused notes;
    if (person.notes.size() > limits::textBytes)
        notes = Refusal{Reason::BadName, {}, {"notes"}};
    return firstOf(refusalOfName(person.id, "id"), refusalOfName(person.name, "name"), std::move(notes),
                   refusalOfNumber(1, "level", person.level, -largestNumber, largestNumber),
                   refusalOfNumber(1, "hp", person.hp, -2 * largestNumber, largestNumber),
                   refusalOfNumber(1, "maxHp", person.maxHp, 1, largestNumber),
                   refusalOfNumber(1, "kills", person.kills, 0, std::numeric_limits<std::int64_t>::max()),
                   refusalOfNumber(1, "xp", person.xp, 0, std::numeric_limits<std::int64_t>::max()),
                   refusalOfCount("statuses", 0, person.statuses.size(), limits::statuses),
                   refusalOfItems(find, person.items), refusalOfWielded(find, person),
                   refusalOfWorn(find, person));
}

Refused refusalOf(const ItemFinder& find, const Monster& monster) {
    Refused type;
    if (monster.type.isNone())
        type = Refusal{Reason::BadName, encounterRule(2), {"type"}};
    return firstOf(refusalOfName(monster.id, "id"), refusalOfName(monster.name, "name"),
                   refusalOfNumber(3, "hp", monster.hp, 1, largestNumber),
                   refusalOfNumber(3, "initialHp", monster.initialHp, 1, largestNumber),
                   refusalOfNumber(3, "ac", monster.ac, -largestNumber, largestNumber),
                   refusalOfNumber(3, "dropRate", monster.dropRate, 0, 100), std::move(type),
                   refusalOfItems(find, monster.drop));
}

Refused refusalOf(const Item& item) {
    Refused type;
    if (item.weapon && item.weapon->type.isNone())
        type = Refusal{Reason::BadName, encounterRule(2), {"type"}};
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

} // namespace sf::encounter
