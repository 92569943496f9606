// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/action_json.h"

#include "core/document/battle/battle_map_reader.h"
#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/play/scenario_json.h"
#include "core/document/io/described.h"

#include <algorithm>
#include <array>
#include <climits>

namespace sf::document {
namespace {

using battle::AddStack;
using battle::AddUnits;
using battle::Concede;
using battle::EditUnit;
using battle::EndPlay;
using battle::MergeStacks;
using battle::Modifier;
using battle::MoveStack;
using battle::OrderUnits;
using battle::PaintTerrain;
using battle::PlaceArrival;
using battle::Posture;
using battle::PutKind;
using battle::PutStructure;
using battle::RemoveKind;
using battle::RemoveStack;
using battle::RemoveStructure;
using battle::RemoveUnits;
using battle::RenameStack;
using battle::ResizeMap;
using battle::RotateStack;
using battle::SayReady;
using battle::Screens;
using battle::SetArrival;
using battle::SetHouseRule;
using battle::SetLeader;
using battle::SetModifiers;
using battle::SetPosture;
using battle::SetReferee;
using battle::SetScreens;
using battle::SetSides;
using battle::SetSpecialBonus;
using battle::SetStackSide;
using battle::SetVictory;
using battle::SetZone;
using battle::SplitStack;
using battle::Stack;
using battle::StartPlay;
using battle::Structure;
using battle::SwapUnits;
using battle::Traits;
using battle::Unit;
using battle::UnitId;
using battle::VictoryCondition;

/// The members of each type of action.
struct BattleCodec {
    static void write(JsonWriter& json, std::string_view name, const std::string& text) {
        json.member(name, text);
    }
    template<class Id>
    requires requires(Id id) { id.text; }
    static void write(JsonWriter& json, std::string_view name, const Id& id) { json.member(name, id.text); }
    static void write(JsonWriter& json, std::string_view name, int number) { json.member(name, number); }
    static void write(JsonWriter& json, std::string_view name, bool isSet) {
        if (isSet)
            json.member(name, true);
    }
    static void write(JsonWriter& json, std::string_view name, hex::Hex hex) {
        writeHex(json.key(name), hex);
    }
    static void write(JsonWriter& json, std::string_view name, Posture posture) {
        json.member(name, key(posture));
    }
    static void write(JsonWriter& json, std::string_view name, const std::optional<UnitId>& leader) {
        if (leader)
            json.member(name, leader->text);
        else
            json.rawMember(name, "null");
    }
    static void write(JsonWriter& json, std::string_view name, const std::optional<std::size_t>& position) {
        if (position)
            json.member(name, *position);
    }
    /// JSON text.
    static void write(JsonWriter& json, std::string_view name, const std::optional<std::string>& value) {
        if (value)
            json.rawMember(name, *value);
    }
    static void write(JsonWriter& json, std::string_view name, const Screens& screens) {
        writeScreens(json.key(name), screens);
    }
    static void write(JsonWriter& json, std::string_view name, const std::vector<Modifier>& modifiers) {
        Modifiers::write(json.key(name), modifiers);
    }
    static void write(JsonWriter& json, std::string_view name, const Unit& unit) {
        unitDescription(HitsLeft::Always).write(json.key(name), unit);
    }
    static void write(JsonWriter& json, std::string_view name, const Structure& structure) {
        structureDescription().write(json.key(name), structure);
    }
    static void write(JsonWriter& json, std::string_view name, const Traits& traits) {
        traitsDescription().write(json.key(name), traits);
    }
    static void write(JsonWriter& json, std::string_view name, const Stack& stack) {
        stackDescription(HitsLeft::Always).write(json.key(name), stack);
    }
    static void write(JsonWriter& json, std::string_view name, const std::vector<Unit>& units) {
        writeList(json, name, units,
                  [&](const Unit& unit) { unitDescription(HitsLeft::Always).write(json, unit); });
    }
    static void write(JsonWriter& json, std::string_view name, const std::vector<UnitId>& units) {
        writeList(json, name, units, [&](const UnitId& unit) { json.value(unit.text); });
    }
    static void write(JsonWriter& json, std::string_view name, const std::vector<hex::Hex>& hexes) {
        writeList(json, name, hexes, [&](hex::Hex hex) { writeHex(json, hex); });
    }
    static void write(JsonWriter& json, std::string_view name, const std::vector<battle::Side>& sides) {
        writeList(json, name, sides, [&](const battle::Side& side) { sideDescription().write(json, side); });
    }

    static void write(JsonWriter& json, std::string_view name, hex::Direction facing) {
        json.member(name, hex::number(facing));
    }
    static void write(JsonWriter& json, std::string_view name, const std::optional<int>& number) {
        if (number)
            json.member(name, *number);
    }
    static void write(JsonWriter& json, std::string_view name,
                      const std::vector<VictoryCondition>& conditions) {
        writeVictory(json.key(name), conditions);
    }

    static void read(JsonReader& json, std::string& text) { text = json.string(); }
    template<class Id>
    requires requires(Id id) { id.text; }
    static void read(JsonReader& json, Id& id) { id.text = json.string(); }
    static void read(JsonReader& json, int& number) { number = json.integer(INT_MIN, INT_MAX); }
    static void read(JsonReader& json, bool& isSet) { isSet = json.boolean(); }
    static void read(JsonReader& json, hex::Hex& hex) { hex = readHex(json); }
    static void read(JsonReader& json, Posture& posture) { posture = Choice<Posture>::read(json); }
    static void read(JsonReader& json, std::optional<UnitId>& leader) {
        if (!json.null())
            read(json, leader.emplace());
    }
    static void read(JsonReader& json, std::optional<std::size_t>& position) {
        position = static_cast<std::size_t>(std::max(0, json.integer(INT_MIN, INT_MAX)));
    }
    static void read(JsonReader& json, std::optional<std::string>& value) { value = json.raw(); }
    static void read(JsonReader& json, Screens& screens) { screens = readScreens(json); }
    static void read(JsonReader& json, std::vector<Modifier>& modifiers) {
        modifiers = Modifiers::read(json);
    }
    /// Actions always give a unit's hits left.
    static void read(JsonReader& json, Unit& unit) {
        unit = readUnit(json);
        unit.hitsLeft = std::max(unit.hitsLeft, 0);
    }
    static void read(JsonReader& json, Structure& structure) {
        structure = structureDescription().read(json);
    }
    static void read(JsonReader& json, Traits& traits) { traits = traitsDescription().read(json); }
    static void read(JsonReader& json, Stack& stack) {
        stack = readStack(json);
        for (Unit& unit : stack.units.edit())
            unit.hitsLeft = std::max(unit.hitsLeft, 0);
    }
    static void read(JsonReader& json, hex::Direction& facing) {
        facing = static_cast<hex::Direction>(json.integer(0, 5));
    }
    static void read(JsonReader& json, std::optional<int>& number) {
        number = json.integer(INT_MIN, INT_MAX);
    }
    static void read(JsonReader& json, std::vector<VictoryCondition>& conditions) {
        conditions = readVictory(json);
    }
    static void read(JsonReader& json, std::vector<UnitId>& units) { units = readUnitIds(json); }
    static void read(JsonReader& json, std::vector<battle::Side>& sides) {
        json.list([&](std::size_t index) { sides.push_back(readSide(json, index)); });
    }
    template<class Entry>
    static void read(JsonReader& json, std::vector<Entry>& entries) {
        json.list([&](std::size_t) { read(json, entries.emplace_back()); });
    }

private:
    template<class Entry, class Write>
    static void writeList(JsonWriter& json, std::string_view name, const std::vector<Entry>& entries,
                          Write&& writeEntry) {
        json.key(name).list();
        for (const Entry& entry : entries)
            writeEntry(entry);
        json.endList();
    }
};

constexpr std::tuple actionDescriptions{
    describe("move", field("stack", &MoveStack::stack), field("to", &MoveStack::to),
             field("free", &MoveStack::free)),
    describe("rotate", field("stack", &RotateStack::stack), field("steps", &RotateStack::steps)),
    describe("merge", field("stack", &MergeStacks::stack), field("into", &MergeStacks::into)),
    describe("split", field("stack", &SplitStack::stack), field("units", &SplitStack::units),
             field("newId", &SplitStack::newId), field("newName", &SplitStack::newName)),
    describe("swap", field("stack", &SwapUnits::stack), field("first", &SwapUnits::first),
             field("second", &SwapUnits::second)),
    describe("posture", field("stack", &SetPosture::stack), field("posture", &SetPosture::posture)),
    describe("leader", field("stack", &SetLeader::stack), field("leader", &SetLeader::leader)),
    describe("screens", field("stack", &SetScreens::stack), field("screens", &SetScreens::screens)),
    describe("modifiers", field("stack", &SetModifiers::stack), field("modifiers", &SetModifiers::modifiers)),
    describe("order", field("stack", &OrderUnits::stack), field("units", &OrderUnits::units)),
    describe("specialBonus", field("stack", &SetSpecialBonus::stack),
             field("bonus", &SetSpecialBonus::bonus)),
    describe("addStack", field("stack", &AddStack::stack), field("position", &AddStack::position)),
    describe("removeStack", field("stack", &RemoveStack::stack)),
    describe("renameStack", field("stack", &RenameStack::stack), field("name", &RenameStack::name)),
    describe("stackSide", field("stack", &SetStackSide::stack), field("side", &SetStackSide::side)),
    describe("addUnits", field("stack", &AddUnits::stack), field("units", &AddUnits::units)),
    describe("removeUnits", field("stack", &RemoveUnits::stack), field("units", &RemoveUnits::units)),
    describe("editUnit", field("stack", &EditUnit::stack), field("unit", &EditUnit::unit)),
    describe("terrain", field("hexes", &PaintTerrain::hexes), field("kind", &PaintTerrain::terrain)),
    describe("structure", field("structure", &PutStructure::structure)),
    describe("removeStructure", field("structure", &RemoveStructure::structure)),
    describe("kind", field("name", &PutKind::name), field("newName", &PutKind::newName),
             field("traits", &PutKind::traits)),
    describe("removeKind", field("name", &RemoveKind::name)),
    describe("title", field("title", &battle::SetTitle::title)),
    describe("sides", field("sides", &SetSides::sides)),
    describe("resize", field("columns", &ResizeMap::columns), field("rows", &ResizeMap::rows)),
    describe("houseRule", field("option", &SetHouseRule::option), field("value", &SetHouseRule::value)),
    describe<StartPlay>("startPlay"),
    describe<EndPlay>("endPlay"),
    describe("referee", field("on", &SetReferee::isOn)),
    describe("ready", field("side", &SayReady::side)),
    describe("concede", field("side", &Concede::side)),
    describe("arrive", field("stack", &PlaceArrival::stack), field("to", &PlaceArrival::to),
             field("facing", &PlaceArrival::facing)),
    describe("zone", field("side", &SetZone::side), field("hexes", &SetZone::hexes)),
    describe("victory", field("conditions", &SetVictory::conditions)),
    describe("arrival", field("stack", &SetArrival::stack), field("round", &SetArrival::round),
             field("at", &SetArrival::at)),
};

} // namespace

std::string actionMembers(const battle::Action& action) {
    return writeDescribed<BattleCodec>(actionDescriptions, action);
}

bool isEdit(std::string_view word) {
    return isDescribed(actionDescriptions, word);
}

std::optional<battle::Action> readAction(JsonReader& json) {
    return readDescribed<BattleCodec, battle::Action>(json, actionDescriptions, wordOf(json));
}

std::string conversionMembers(RuleSystem rules) {
    std::string out;
    JsonWriter json(out);
    json.member("do", "convert").member("rules", systemKey(rules));
    return out;
}

std::string severalMembers(const std::vector<battle::Action>& actions, std::string_view text) {
    std::string out;
    JsonWriter json(out);
    json.member("do", "several");
    if (!text.empty())
        json.member("text", text);
    json.key("actions").list();
    for (const battle::Action& action : actions)
        json.raw('{' + actionMembers(action) + '}');
    json.endList();
    return out;
}

} // namespace sf::document
