// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_writer.h"

#include "core/document/battle/action_json.h"
#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/play/play_json.h"
#include "core/document/battle/play/scenario_json.h"

namespace sf::document {
namespace {

using battle::Battle;

void writeHouseRules(JsonWriter& json, const Battle& battle) {
    if (battle.houseRules.empty())
        return;
    json.line(1).key("houseRules").object();
    for (const auto& [option, value] : battle.houseRules)
        json.rawMember(option, value);
    json.endObject();
}

void writeSides(JsonWriter& json, const Battle& battle) {
    json.line(1).key("sides").list();
    for (const battle::Side& side : battle.sides)
        sideDescription().write(json.line(2), side);
    json.endList();
}

void writeTerrain(JsonWriter& json, const battle::Map& map, hex::Hex hex) {
    const Unknown unknown = map.unknownAt(hex);
    if (map.terrain(hex) == battle::Terrain::Open && !unknown)
        return;
    writeHex(json.line(2).object().key("hex"), hex);
    json.member("kind", map.terrainWord(hex)).members(unknown).endObject();
}

void writeMap(JsonWriter& json, const battle::Map& map) {
    json.line(1).key("map").object().member("columns", map.columns()).member("rows", map.rows());
    json.key("terrain").list();
    for (int row = 0; row < map.rows(); ++row)
        for (int column = 0; column < map.columns(); ++column)
            writeTerrain(json, map, {column, row});
    json.endList().key("structures").list();
    for (const battle::Structure& structure : map.structures())
        structureDescription().write(json.line(2), structure);
    json.endList().members(map.unknown).endObject();
}

void writeKinds(JsonWriter& json, const Battle& battle) {
    if (battle.kinds->empty())
        return;
    json.line(1).key("unitKinds").object();
    for (const battle::UnitKind& kind : *battle.kinds)
        kindDescription().write(json.line(2).key(kind.name), kind);
    json.endObject();
}

void writeStacks(JsonWriter& json, const Battle& battle) {
    json.line(1).key("stacks").list();
    for (const battle::StackPointer& stack : battle.stacks)
        stackDescription(HitsLeft::WhenWounded).write(json.line(2), *stack);
    json.endList();
}

template<class T>
void writeMembers(JsonWriter& json, const std::vector<Member<T>>& members, const T& structure) {
    for (const Member<T>& member : members)
        if (!member.isLeftOut(structure))
            member.write(json.line(1).key(member.name), structure);
}

/// The extra members of a battle in progress.
void writeProgress(JsonWriter& json, const Battle& battle) {
    if (!battle.seed.empty())
        json.line(1).member("seed", battle.seed);
    if (!battle.history.empty())
        json.line(1).member("history", battle.history);
    if (battle.round)
        json.line(1).member("round", *battle.round);
    writeMembers(json, systemMembersOfBattle(), battle);
    writeMembers(json, systemMembersOfPlans(), battle.plans);
    writeMembers(json, systemMembersOfCompleteBattle(), battle);
}

void writeScenario(JsonWriter& json, const battle::Scenario& scenario) {
    if (!scenario.deployment.empty())
        Zones::write(json.line(1).key("deployment"), scenario.deployment);
    if (!scenario.victory.empty())
        Victory::write(json.line(1).key("victory"), scenario.victory);
}

using Lines = std::vector<std::string_view>;

void writeBattle(JsonWriter& json, const Battle& battle, const Lines& sealedEntries) {
    const Battle shown = asWritten(battle);
    json.object().member("squarefront", 1).member("kind", "battle");
    if (!battle.title.empty())
        json.member("title", battle.title);
    json.member("rules", systemKey(battle.rules));
    writeHouseRules(json, battle);
    writeSides(json, battle);
    writeMap(json, *battle.map);
    writeKinds(json, battle);
    writeScenario(json, *battle.scenario);
    writeStacks(json, shown);
    writeProgress(json, shown);
    if (battle.play)
        writePlay(json, battle);
    if (battle::isSealed(battle))
        writeSealed(json, battle, sealedEntries);
}

} // namespace

QByteArray battleJson(const Battle& battle) {
    std::string out;
    JsonWriter json(out);
    writeBattle(json, battle, {});
    return json.finish(battle.unknown);
}

QByteArray battleJson(const Battle& battle, const Journal& journal, std::optional<std::size_t> openEntries) {
    const std::size_t open = battle::isSealed(battle) ? openEntries.value_or(journal.size()) : journal.size();
    Lines entries;
    entries.reserve(journal.size());
    journal.forEach([&](std::string_view line) { entries.push_back(line); });
    const Lines sealed(entries.begin() + static_cast<std::ptrdiff_t>(open), entries.end());
    entries.resize(open);
    std::string out;
    JsonWriter json(out);
    writeBattle(json, battle, sealed);
    if (!entries.empty()) {
        json.line(1).key("journal").list();
        for (const std::string_view line : entries)
            json.line(2).raw(line);
        json.endList();
    }
    return json.finish(battle.unknown);
}

} // namespace sf::document
