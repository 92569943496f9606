// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in encounter_file.h.
#include "core/document/encounter/encounter_file.h"
#include "core/document/encounter/encounter_pieces.h"

namespace sf::document {
namespace {

using encounter::Dungeon;
using encounter::Pieces;

template<class Kind, class Piece>
void writeRow(JsonWriter& json, std::string_view name, const Pieces<Piece>& row) {
    json.line(1).key(name).list();
    for (const auto& piece : row)
        Kind::write(json.line(2), {*piece});
    json.endList();
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
        UndoDiceWord::write(json.key("undoDice"), dungeon.undoDice);
    json.members(dungeon.houseRules).endObject();
}

void writeDungeon(JsonWriter& json, const Dungeon& dungeon) {
    json.object().member("squarefront", 1).member("kind", "encounter");
    json.member("title", dungeon.title).member("hour", dungeon.hour);
    if (!dungeon.startDate.empty())
        json.member("startDate", dungeon.startDate);
    writeHouseRules(json, dungeon);
    writeRow<OneItem>(json, "items", dungeon.items);
    writeRow<OnePerson>(json, "people", dungeon.people);
    writeRow<OneEncounter>(json, "encounters", dungeon.encounters);
    if (!dungeon.ended.empty())
        writeRow<Described<&endedDescription>>(json, "endedEncounters", dungeon.ended);
    writeLoot(json, dungeon);
    writeRow<Described<&postDescription>>(json, "attackPosts", dungeon.posts);
    if (!dungeon.table.empty())
        writeRow<OneTableLine>(json, "monsterTable", dungeon.table);
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
