// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/dungeon.h"

#include <algorithm>
#include <chrono>

namespace sf::encounter {
namespace {

template<class Piece>
std::optional<std::size_t> indexOf(const Pieces<Piece>& pieces, std::string_view id) {
    const auto found =
        std::find_if(pieces.begin(), pieces.end(), [id](const auto& piece) { return piece->id == id; });
    if (found == pieces.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - pieces.begin());
}

} // namespace

const char* key(ArmorType type) {
    constexpr std::array<const char*, armorTypeCount> words{"Helm",   "Cloak",  "Body Armor", "Shirt",
                                                            "Shield", "Gloves", "Boots"};
    return words[static_cast<std::size_t>(type)];
}

const char* key(Status status) {
    constexpr std::array<const char*, statusCount> words{"Stunned", "Confused", "Hallucinating", "Blind",
                                                         "Slimed"};
    return words[static_cast<std::size_t>(status)];
}

const char* key(Mode mode) {
    return mode == Mode::Ranged ? "ranged" : "melee";
}

std::int64_t Monster::xp() const {
    const std::int64_t whole = initialHp * damage.dice * damage.sides + damage.plus;
    return std::max<std::int64_t>(whole / 3, 1);
}

const Item* Dungeon::item(std::string_view id) const {
    const auto index = indexOfItem(id);
    return index ? items[*index].get() : nullptr;
}

const Person* Dungeon::person(std::string_view id) const {
    const auto index = indexOfPerson(id);
    return index ? people[*index].get() : nullptr;
}

std::optional<std::size_t> Dungeon::indexOfItem(std::string_view id) const {
    return indexOf(items, id);
}

std::optional<std::size_t> Dungeon::indexOfPerson(std::string_view id) const {
    return indexOf(people, id);
}

std::optional<std::size_t> Dungeon::indexOfEncounter(std::string_view id) const {
    return indexOf(encounters, id);
}

std::optional<MonsterPlace> Dungeon::placeOf(std::string_view monster) const {
    for (std::size_t i = 0; i < encounters.size(); ++i)
        if (const auto index = indexOf(encounters[i]->monsters, monster))
            return MonsterPlace{i, *index};
    return std::nullopt;
}

bool Dungeon::hasPersonOn(int level) const {
    return std::any_of(people.begin(), people.end(),
                       [level](const auto& person) { return person->level == level && person->isAlive(); });
}

std::set<int> Dungeon::floorsWithPeople() const {
    std::set<int> floors;
    for (const auto& person : people)
        if (person->isAlive())
            floors.insert(person->level);
    return floors;
}

std::optional<Encounter> settledWithoutPeople(const Encounter& encounter) {
    if (encounter.mode == Mode::Ranged && encounter.hoursTogether == 0)
        return std::nullopt;
    Encounter settled = encounter;
    settled.hoursTogether = 0;
    if (settled.mode == Mode::Melee) {
        settled.mode = Mode::Ranged;
        settled.hoursInMode = 0;
    }
    return settled;
}

void settleFloors(Dungeon& dungeon) {
    const std::set<int> floors = dungeon.floorsWithPeople();
    for (auto& encounter : dungeon.encounters)
        if (!floors.contains(encounter->level))
            if (auto settled = settledWithoutPeople(*encounter))
                encounter = std::make_shared<const Encounter>(*std::move(settled));
}

std::optional<std::size_t> Dungeon::activePost(int level) const {
    for (std::size_t i = posts.size(); i-- > 0;)
        if (posts[i]->level == level && posts[i]->active)
            return i;
    return std::nullopt;
}

bool isDate(std::string_view text) {
    constexpr std::string_view form = "0000-00-00";
    if (text.size() != form.size())
        return false;
    for (std::size_t i = 0; i < form.size(); ++i)
        if (form[i] == '-' ? text[i] != '-' : text[i] < '0' || text[i] > '9')
            return false;
    const auto number = [text](std::size_t from, std::size_t to) {
        unsigned value = 0;
        for (std::size_t i = from; i < to; ++i)
            value = 10 * value + static_cast<unsigned>(text[i] - '0');
        return value;
    };
    const std::chrono::year_month_day date(std::chrono::year(static_cast<int>(number(0, 4))),
                                           std::chrono::month(number(5, 7)), std::chrono::day(number(8, 10)));
    return date.ok() && date.year() >= std::chrono::year(100); // what date fields take
}

std::string Dungeon::freshBeing(const std::string& wanted) const {
    std::string id = wanted;
    for (int number = 2; hasBeing(id); ++number)
        id = wanted + ' ' + std::to_string(number);
    return id;
}

std::string Dungeon::freshEncounter() const {
    for (int number = 1;; ++number) {
        std::string id = 'e' + std::to_string(number);
        const bool hasEnded =
            std::any_of(ended.begin(), ended.end(), [&id](const auto& post) { return post->id == id; });
        if (!hasEnded && !indexOfEncounter(id))
            return id;
    }
}

int Dungeon::tableDie() const {
    int sides = 0; // at most 10,000 lines of at most 10,000
    for (const auto& line : table)
        sides += line->weight;
    return sides;
}

const TableLine& Dungeon::lineOf(int roll) const {
    for (const auto& line : table) {
        if (roll <= line->weight)
            return *line;
        roll -= line->weight;
    }
    return *table.back();
}

} // namespace sf::encounter
