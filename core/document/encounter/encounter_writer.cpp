// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/encounter/encounter_file.h"

namespace sf::document {
namespace {

using encounter::AttackPost;
using encounter::Damage;
using encounter::DamageType;
using encounter::Dungeon;
using encounter::Encounter;
using encounter::EndedEncounter;
using encounter::Item;
using encounter::Monster;
using encounter::Person;
using encounter::Pieces;
using encounter::TableLine;

void writeWords(JsonWriter& json, std::string_view name, const std::vector<std::string>& words) {
    json.key(name).list();
    for (const std::string& word : words)
        json.value(word);
    json.endList();
}

void writeDamage(JsonWriter& json, const Damage& damage) {
    json.key("damage");
    if (damage.dice == 0)
        json.value(damage.plus);
    else
        json.value(damage.text());
}

void writeType(JsonWriter& json, DamageType type) {
    json.key("type").list();
    if (type.ranged)
        json.value("ranged");
    if (type.melee)
        json.value("melee");
    if (type.magic)
        json.value("magic");
    json.endList();
}

void writeComments(JsonWriter& json, const encounter::Comments& comments) {
    json.key("comments").list();
    for (std::size_t index = 0; index < comments.size(); ++index)
        json.value(comments[index]);
    json.endList();
}

template<class Piece, class Write>
void writeRow(JsonWriter& json, std::string_view name, const Pieces<Piece>& row, Write&& write) {
    json.line(1).key(name).list();
    for (const auto& piece : row) {
        json.line(2);
        write(json, *piece);
    }
    json.endList();
}

void writeTitle(JsonWriter& json, const std::string& title) {
    if (!title.empty())
        json.member("title", title);
}

void writeEnded(JsonWriter& json, const EndedEncounter& ended) {
    json.object().member("id", ended.id);
    writeTitle(json, ended.title);
    json.member("level", ended.level);
    writeComments(json, ended.comments);
    json.members(ended.unknown).endObject();
}

void writePost(JsonWriter& json, const AttackPost& post) {
    json.object().member("level", post.level).member("active", post.active);
    if (post.active)
        writeWords(json, "people", post.people);
    writeComments(json, post.comments);
    json.members(post.unknown).endObject();
}

void writeLoot(JsonWriter& json, const Dungeon& dungeon) {
    json.line(1).key("loot").object();
    for (const auto& [level, items] : dungeon.loot)
        writeWords(json, std::to_string(level), items);
    json.endObject();
}

void writeHouseRules(JsonWriter& json, const Dungeon& dungeon) {
    if (dungeon.undoDice == UndoDice::Allow && !dungeon.houseRules)
        return;
    json.line(1).key("houseRules").object();
    if (dungeon.undoDice != UndoDice::Allow)
        json.member("undoDice", encounter::key(dungeon.undoDice));
    json.members(dungeon.houseRules).endObject();
}

void writeDungeon(JsonWriter& json, const Dungeon& dungeon) {
    json.object().member("squarefront", 1).member("kind", "encounter");
    json.member("title", dungeon.title).member("hour", dungeon.hour);
    if (!dungeon.startDate.empty())
        json.member("startDate", dungeon.startDate);
    writeHouseRules(json, dungeon);
    writeRow(json, "items", dungeon.items, writeItem);
    writeRow(json, "people", dungeon.people, writePerson);
    writeRow(json, "encounters", dungeon.encounters, writeEncounter);
    if (!dungeon.ended.empty())
        writeRow(json, "endedEncounters", dungeon.ended, writeEnded);
    writeLoot(json, dungeon);
    writeRow(json, "attackPosts", dungeon.posts, writePost);
    if (!dungeon.table.empty())
        writeRow(json, "monsterTable", dungeon.table, writeTableLine);
    if (!dungeon.seed.empty())
        json.line(1).member("seed", dungeon.seed);
    if (!dungeon.history.empty())
        json.line(1).member("history", dungeon.history);
}

QByteArray finished(JsonWriter& json, const Dungeon& dungeon, std::string& out) {
    if (dungeon.unknown)
        json.line(1).members(dungeon.unknown);
    json.endObject();
    out.push_back('\n');
    return {out.data(), static_cast<qsizetype>(out.size())};
}

} // namespace

void writePerson(JsonWriter& json, const Person& person) {
    json.object().member("id", person.id).member("name", person.name).member("level", person.level);
    json.member("hp", person.hp).member("maxHp", person.maxHp);
    json.member("kills", person.kills).member("xp", person.xp);
    writeWords(json, "items", person.items);
    json.key("wielded");
    if (person.wielded)
        json.value(*person.wielded);
    else
        json.raw("null");
    writeWords(json, "worn", person.worn);
    writeWords(json, "statuses", person.statuses);
    json.member("attackedToday", person.attackedToday);
    if (!person.notes.empty())
        json.member("notes", person.notes);
    json.members(person.unknown).endObject();
}

void writeItem(JsonWriter& json, const Item& item) {
    json.object().member("id", item.id).member("name", item.name);
    if (item.weapon) {
        json.key("weapon").object();
        writeDamage(json, item.weapon->damage);
        writeType(json, item.weapon->type);
        json.endObject();
    }
    if (item.armor) {
        json.key("armor").object().member("ac", item.armor->ac).member("type", key(item.armor->type));
        json.member("magicResistant", item.armor->magicResistant).endObject();
    }
    json.members(item.unknown).endObject();
}

void writeMonster(JsonWriter& json, const Monster& monster) {
    json.object().member("id", monster.id).member("name", monster.name);
    json.member("hp", monster.hp).member("initialHp", monster.initialHp);
    writeDamage(json, monster.damage);
    writeType(json, monster.type);
    json.member("ac", monster.ac);
    writeWords(json, "drop", monster.drop);
    json.member("dropRate", monster.dropRate).key("status");
    if (monster.status)
        json.value(key(*monster.status));
    else
        json.raw("null");
    json.members(monster.unknown).endObject();
}

void writeEncounter(JsonWriter& json, const Encounter& encounter) {
    json.object().member("id", encounter.id);
    writeTitle(json, encounter.title);
    json.member("level", encounter.level);
    json.member("mode", key(encounter.mode)).member("hoursTogether", encounter.hoursTogether);
    json.member("hoursInMode", encounter.hoursInMode).key("monsters").list();
    for (const auto& monster : encounter.monsters) {
        json.line(4);
        writeMonster(json, *monster);
    }
    json.endList();
    if (!encounter.comments.empty())
        writeComments(json, encounter.comments);
    json.members(encounter.unknown).endObject();
}

void writeTableLine(JsonWriter& json, const TableLine& line) {
    json.object().member("weight", line.weight).key("monster");
    writeMonster(json, line.monster);
    json.endObject();
}

QByteArray dungeonJson(const Dungeon& dungeon) {
    return dungeonJson(dungeon, {});
}

QByteArray dungeonJson(const Dungeon& dungeon, const Journal& journal) {
    std::string out;
    JsonWriter json(out);
    writeDungeon(json, dungeon);
    if (!journal.empty()) {
        json.line(1).key("journal").list();
        journal.forEach([&](std::string_view line) { json.line(2).raw(line); });
        json.endList();
    }
    return finished(json, dungeon, out);
}

} // namespace sf::document
