// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in encounter_file.h.
#include "core/document/encounter/encounter_file.h"
#include "core/document/encounter/encounter_pieces.h"

namespace sf::document {
namespace {

using encounter::AttackPost;
using encounter::Dungeon;
using encounter::EndedEncounter;
using encounter::Pieces;

template<class Piece, class Write>
void writeRow(JsonWriter& json, std::string_view name, const Pieces<Piece>& row, Write&& write) {
    json.line(1).key(name).list();
    for (const auto& piece : row) {
        json.line(2);
        write(json, *piece);
    }
    json.endList();
}

void writeEnded(JsonWriter& json, const EndedEncounter& ended) {
    endedDescription().write(json, ended);
}

void writePost(JsonWriter& json, const AttackPost& post) {
    postDescription().write(json, {post});
}

void writeLoot(JsonWriter& json, const Dungeon& dungeon) {
    json.line(1).key("loot").object();
    for (const auto& [level, items] : dungeon.loot)
        ItemIds::write(json.key(std::to_string(level)), items);
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

} // namespace

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
    return json.finish(dungeon.unknown);
}

} // namespace sf::document
