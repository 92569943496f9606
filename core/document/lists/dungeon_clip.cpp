// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/lists/dungeon_clip.h"

#include "core/document/encounter/encounter_file.h"
#include "core/document/lists/unit_names.h"
#include "core/rules/encounter/apply.h"
#include "core/rules/encounter/collection.h"
#include "core/rules/encounter/monster_names.h"
#include "core/rules/limits.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <unordered_set>

namespace sf::document {
namespace {

using encounter::Action;
using encounter::Dungeon;
using encounter::Encounter;
using encounter::Item;
using encounter::Monster;
using encounter::Person;
using encounter::TableLine;

struct DungeonClip {
    Q_DECLARE_TR_FUNCTIONS(sf::document::DungeonClip)
};

void addItems(Dungeon& clip, const Dungeon& dungeon, const std::vector<std::string>& ids) {
    for (const std::string& id : ids)
        if (const auto index = dungeon.indexOfItem(id); index && !clip.item(id))
            clip.items.push_back(dungeon.items[*index]);
}

QByteArray dungeonBytes(const Dungeon& clip) {
    const bool isEmpty =
        clip.items.empty() && clip.people.empty() && clip.encounters.empty() && clip.table.empty();
    return isEmpty ? QByteArray() : dungeonJson(clip);
}

/// The dungeon as it will be, and the actions that make it so.
struct Pasting {
    Dungeon after;
    std::vector<Action> actions;

    /// What is refused changes nothing here, and is refused again when it is performed.
    void add(Action action) {
        encounter::edit(after, action);
        actions.push_back(std::move(action));
    }
    /// The item's id here; the same one if the clip lacks it.
    std::string item(const Dungeon& clip, const std::string& id) {
        const Item* found = clip.item(id);
        return found ? encounter::bring(after, *found, actions) : id;
    }
    Monster monster(const Dungeon& clip, Monster monster, const std::vector<Monster>& besides) {
        const std::string wanted = monster.id;
        const auto isTaken = [&](const std::string& id) {
            return after.hasBeing(id) || std::ranges::find(besides, id, &Monster::id) != besides.end();
        };
        for (int number = 2; isTaken(monster.id); ++number)
            monster.id = wanted + ' ' + std::to_string(number);
        monster.name = encounter::numberedName(after, monster.name, besides);
        for (std::string& id : monster.drop)
            id = item(clip, id);
        return monster;
    }
    void addEncounter(const Dungeon& clip, Encounter encounter, const std::vector<Monster>& monsters) {
        std::vector<Monster> fresh;
        fresh.reserve(monsters.size());
        for (const Monster& each : monsters)
            fresh.push_back(monster(clip, each, fresh));
        encounter.monsters.clear();
        for (Monster& each : fresh)
            encounter.monsters.push_back(std::make_shared<const Monster>(std::move(each)));
        encounter.id = after.freshEncounter();
        encounter.hoursTogether = 0;
        encounter.hoursInMode = 0;
        add(encounter::AddEncounter{std::move(encounter)});
    }
};

template<class Piece, class Name>
std::unordered_set<std::string> namesOf(const encounter::Pieces<Piece>& pieces, Name name) {
    std::unordered_set<std::string> names;
    for (const auto& piece : pieces)
        names.insert(name(*piece));
    return names;
}

/// A name of its own, which is taken then.
std::string ownName(const std::string& name, std::unordered_set<std::string>& taken) {
    return taken.insert(name).second ? name : nameLike(name, taken);
}

} // namespace

QByteArray itemClip(const Dungeon& dungeon, const std::vector<std::string>& items) {
    Dungeon clip;
    addItems(clip, dungeon, items);
    return dungeonBytes(clip);
}

QByteArray personClip(const Dungeon& dungeon, const std::vector<std::string>& people) {
    Dungeon clip;
    for (const std::string& id : people)
        if (const auto index = dungeon.indexOfPerson(id)) {
            addItems(clip, dungeon, dungeon.people[*index]->items);
            clip.people.push_back(dungeon.people[*index]);
        }
    return dungeonBytes(clip);
}

QByteArray encounterClip(const Dungeon& dungeon, const std::vector<std::string>& encounters) {
    Dungeon clip;
    for (const std::string& id : encounters)
        if (const auto index = dungeon.indexOfEncounter(id)) {
            Encounter encounter = *dungeon.encounters[*index];
            encounter.comments = {};
            for (const auto& monster : encounter.monsters)
                addItems(clip, dungeon, monster->drop);
            clip.encounters.push_back(std::make_shared<const Encounter>(std::move(encounter)));
        }
    return dungeonBytes(clip);
}

QByteArray monsterClip(const Dungeon& dungeon, const std::vector<std::string>& monsters) {
    Dungeon clip;
    Encounter encounter;
    encounter.id = clip.freshEncounter();
    for (const std::string& id : monsters)
        if (const auto place = dungeon.placeOf(id)) {
            encounter.level = dungeon.encounters[place->encounter]->level;
            addItems(clip, dungeon, dungeon.monster(*place).drop);
            encounter.monsters.push_back(dungeon.encounters[place->encounter]->monsters[place->monster]);
        }
    if (!encounter.monsters.empty())
        clip.encounters.push_back(std::make_shared<const Encounter>(std::move(encounter)));
    return dungeonBytes(clip);
}

QByteArray lineClip(const Dungeon& dungeon, const std::vector<std::string>& lines) {
    Dungeon clip;
    for (const auto& line : dungeon.table)
        if (std::ranges::find(lines, line->monster.id) != lines.end()) {
            addItems(clip, dungeon, line->monster.drop);
            clip.table.push_back(line);
        }
    return dungeonBytes(clip);
}

std::variant<DungeonPaste, QString> DungeonPaste::of(const QByteArray& clip) {
    if (clip.size() > limits::clipBytes)
        return DungeonClip::tr("The clipboard holds more than %1 MB")
            .arg(QLocale().toString(limits::clipBytes / 1024 / 1024));
    auto loaded = loadDungeon({clip.constData(), static_cast<std::size_t>(clip.size())});
    if (const auto* error = std::get_if<LoadError>(&loaded))
        return error->text(DungeonClip::tr("Clipboard"));
    return DungeonPaste(std::move(std::get<LoadedDungeon>(loaded).dungeon));
}

std::vector<Action> DungeonPaste::itemsInto(const Dungeon& dungeon) const {
    std::vector<Action> actions;
    itemsInto(dungeon, actions);
    return actions;
}

std::vector<std::string> DungeonPaste::itemsInto(const Dungeon& dungeon, std::vector<Action>& actions) const {
    Dungeon after = dungeon;
    std::vector<std::string> ids;
    ids.reserve(m_clip.items.size());
    for (const auto& item : m_clip.items)
        ids.push_back(encounter::bring(after, *item, actions));
    return ids;
}

std::vector<Action> DungeonPaste::peopleInto(const Dungeon& dungeon, std::optional<int> floor) const {
    Pasting pasting{dungeon, {}};
    auto names = namesOf(dungeon.people, [](const Person& person) { return person.name; });
    for (const auto& each : m_clip.people) {
        Person person = *each;
        person.id = pasting.after.freshBeing(person.id);
        person.name = ownName(person.name, names);
        person.level = floor.value_or(person.level);
        person.attackedToday = false;
        for (std::string& id : person.items)
            id = pasting.item(m_clip, id);
        for (std::string& id : person.worn)
            id = pasting.item(m_clip, id);
        if (person.wielded)
            person.wielded = pasting.item(m_clip, *person.wielded);
        pasting.add(encounter::PutPerson{std::move(person), true});
    }
    return std::move(pasting.actions);
}

std::vector<Action> DungeonPaste::encountersInto(const Dungeon& dungeon, std::optional<int> floor) const {
    Pasting pasting{dungeon, {}};
    for (const auto& each : m_clip.encounters) {
        Encounter encounter = *each;
        encounter.level = floor.value_or(encounter.level);
        encounter.comments = {};
        std::vector<Monster> monsters;
        monsters.reserve(each->monsters.size());
        for (const auto& monster : each->monsters)
            monsters.push_back(*monster);
        pasting.addEncounter(m_clip, std::move(encounter), monsters);
    }
    return std::move(pasting.actions);
}

std::vector<TableLine> DungeonPaste::lines() const {
    std::vector<TableLine> lines;
    for (const auto& encounter : m_clip.encounters)
        for (const auto& monster : encounter->monsters)
            lines.push_back({1, *monster});
    for (const auto& line : m_clip.table)
        lines.push_back(*line);
    return lines;
}

std::vector<Action> DungeonPaste::monstersInto(const Dungeon& dungeon, const std::string& encounter,
                                               int level) const {
    Pasting pasting{dungeon, {}};
    const std::vector<TableLine> all = lines();
    std::vector<Monster> monsters;
    monsters.reserve(all.size());
    for (const TableLine& line : all)
        monsters.push_back(line.monster);
    if (monsters.empty())
        return {};
    if (!encounter.empty()) {
        for (const Monster& monster : monsters)
            pasting.add(encounter::AddMonster{encounter, pasting.monster(m_clip, monster, {})});
    } else {
        Encounter fresh;
        fresh.level = level;
        pasting.addEncounter(m_clip, std::move(fresh), monsters);
    }
    return std::move(pasting.actions);
}

std::vector<Action> DungeonPaste::linesInto(const Dungeon& dungeon) const {
    Pasting pasting{dungeon, {}};
    auto names = namesOf(dungeon.table, [](const TableLine& line) { return line.monster.name; });
    auto ids = namesOf(dungeon.table, [](const TableLine& line) { return line.monster.id; });
    for (TableLine& line : lines()) {
        line.monster.name = ownName(line.monster.name, names);
        line.monster.id = ownName(line.monster.id, ids);
        line.monster.hp = line.monster.initialHp;
        for (std::string& id : line.monster.drop)
            id = pasting.item(m_clip, id);
        pasting.add(encounter::PutTableLine{pasting.after.table.size(), std::move(line)});
    }
    return std::move(pasting.actions);
}

std::vector<Action> itemCopies(const Dungeon& dungeon, const std::vector<std::string>& items) {
    auto names = namesOf(dungeon.items, [](const Item& item) { return item.name; });
    auto ids = namesOf(dungeon.items, [](const Item& item) { return item.id; });
    std::vector<Action> actions;
    for (const std::string& id : items)
        if (const Item* item = dungeon.item(id)) {
            Item copy = *item;
            copy.name = ownName(copy.name, names);
            copy.id = ownName(copy.id, ids);
            actions.emplace_back(encounter::PutItem{std::move(copy), true});
        }
    return actions;
}

} // namespace sf::document
