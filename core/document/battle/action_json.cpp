// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/action_json.h"

#include "core/document/battle/battle_map_reader.h"
#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"
#include "core/document/battle/play/scenario_json.h"
#include "core/document/io/alternatives.h"

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
using battle::StackId;
using battle::StartPlay;
using battle::SwapUnits;
using battle::Unit;
using battle::UnitId;

/// Actions always give a unit's hits left.
struct UnitWithHits {
    static Unit read(JsonReader& json) {
        Unit unit = readUnit(json);
        unit.hitsLeft = std::max(unit.hitsLeft, 0);
        return unit;
    }
    static void write(JsonWriter& json, const Unit& unit) {
        unitDescription(HitsLeft::Always).write(json, unit);
    }
};

struct StackWithHits {
    static Stack read(JsonReader& json) {
        Stack stack = readStack(json);
        for (Unit& unit : stack.units.edit())
            unit.hitsLeft = std::max(unit.hitsLeft, 0);
        return stack;
    }
    static void write(JsonWriter& json, const Stack& stack) {
        stackDescription(HitsLeft::Always).write(json, stack);
    }
};

struct SideList {
    static std::vector<battle::Side> read(JsonReader& json) {
        std::vector<battle::Side> sides;
        json.list([&](std::size_t index) { sides.push_back(readSide(json, index)); });
        return sides;
    }
    static void write(JsonWriter& json, const std::vector<battle::Side>& sides) {
        ListOf<Described<&sideDescription>, INT_MAX>::write(json, sides);
    }
};

struct JsonText {
    static std::string read(JsonReader& json) { return json.raw(); }
    static void write(JsonWriter& json, const std::string& text) { json.raw(text); }
};

using AnyHexes = ListOf<AnyHex, INT_MAX>;
using UnitIds = ListOf<IdWord<UnitId>, limits::units>;

template<auto path>
constexpr auto ofStack() {
    return always<AnyId<StackId>, path>("stack");
}
template<auto path>
constexpr auto ofSide() {
    return always<AnyWhole, path>("side");
}

const Alternatives<battle::Action>& battleActions() {
    static const Alternatives<battle::Action> table(
        Alternative("move", {ofStack<&MoveStack::stack>(), always<AnyHex, &MoveStack::to>("to"),
                             member<YesNo, &MoveStack::free>("free")}),
        Alternative("rotate",
                    {ofStack<&RotateStack::stack>(), always<AnyWhole, &RotateStack::steps>("steps")}),
        Alternative("merge",
                    {ofStack<&MergeStacks::stack>(), always<AnyId<StackId>, &MergeStacks::into>("into")}),
        Alternative("split", {ofStack<&SplitStack::stack>(), always<UnitIds, &SplitStack::units>("units"),
                              always<AnyId<StackId>, &SplitStack::newId>("newId"),
                              always<Text, &SplitStack::newName>("newName")}),
        Alternative("swap", {ofStack<&SwapUnits::stack>(), always<AnyId<UnitId>, &SwapUnits::first>("first"),
                             always<AnyId<UnitId>, &SwapUnits::second>("second")}),
        Alternative("posture", {ofStack<&SetPosture::stack>(),
                                always<Choice<Posture>, &SetPosture::posture>("posture")}),
        Alternative("leader", {ofStack<&SetLeader::stack>(),
                               always<OrNull<AnyId<UnitId>>, &SetLeader::leader>("leader")}),
        Alternative("screens",
                    {ofStack<&SetScreens::stack>(), always<ScreensOrNull, &SetScreens::screens>("screens")}),
        Alternative("modifiers", {ofStack<&SetModifiers::stack>(),
                                  always<Modifiers, &SetModifiers::modifiers>("modifiers")}),
        Alternative("order", {ofStack<&OrderUnits::stack>(), always<UnitIds, &OrderUnits::units>("units")}),
        Alternative("specialBonus",
                    {ofStack<&SetSpecialBonus::stack>(), always<Text, &SetSpecialBonus::bonus>("bonus")}),
        Alternative("addStack", {always<StackWithHits, &AddStack::stack>("stack"),
                                 member<WholeAs<std::size_t, 0, INT_MAX>, &AddStack::position>("position")}),
        Alternative("removeStack", {ofStack<&RemoveStack::stack>()}),
        Alternative("renameStack",
                    {ofStack<&RenameStack::stack>(), always<Text, &RenameStack::name>("name")}),
        Alternative("stackSide", {ofStack<&SetStackSide::stack>(), ofSide<&SetStackSide::side>()}),
        Alternative("addUnits", {ofStack<&AddUnits::stack>(),
                                 always<ListOf<UnitWithHits, INT_MAX>, &AddUnits::units>("units")}),
        Alternative("removeUnits",
                    {ofStack<&RemoveUnits::stack>(), always<UnitIds, &RemoveUnits::units>("units")}),
        Alternative("editUnit", {ofStack<&EditUnit::stack>(), always<UnitWithHits, &EditUnit::unit>("unit")}),
        Alternative("terrain", {always<AnyHexes, &PaintTerrain::hexes>("hexes"),
                                always<Text, &PaintTerrain::terrain>("kind")}),
        Alternative("structure",
                    {always<Described<&structureDescription>, &PutStructure::structure>("structure")}),
        Alternative("removeStructure",
                    {always<AnyId<battle::StructureId>, &RemoveStructure::structure>("structure")}),
        Alternative("kind", {always<Text, &PutKind::name>("name"), always<Text, &PutKind::newName>("newName"),
                             always<Described<&traitsDescription>, &PutKind::traits>("traits")}),
        Alternative("removeKind", {always<Text, &RemoveKind::name>("name")}),
        Alternative("title", {always<Text, &battle::SetTitle::title>("title")}),
        Alternative("sides", {always<SideList, &SetSides::sides>("sides")}),
        Alternative("resize", {always<AnyWhole, &ResizeMap::columns>("columns"),
                               always<AnyWhole, &ResizeMap::rows>("rows")}),
        Alternative("houseRule", {always<Text, &SetHouseRule::option>("option"),
                                  member<JsonText, &SetHouseRule::value>("value")}),
        Alternative<StartPlay>("startPlay"), Alternative<EndPlay>("endPlay"),
        Alternative("referee", {member<YesNo, &SetReferee::isOn>("on")}),
        Alternative("ready", {ofSide<&SayReady::side>()}), Alternative("concede", {ofSide<&Concede::side>()}),
        Alternative("arrive", {ofStack<&PlaceArrival::stack>(), always<AnyHex, &PlaceArrival::to>("to"),
                               always<Facing, &PlaceArrival::facing>("facing")}),
        Alternative("zone", {ofSide<&SetZone::side>(), always<AnyHexes, &SetZone::hexes>("hexes")}),
        Alternative("victory", {always<Victory, &SetVictory::conditions>("conditions")}),
        Alternative("arrival", {ofStack<&SetArrival::stack>(), member<AnyWhole, &SetArrival::round>("round"),
                                always<AnyHexes, &SetArrival::at>("at")}));
    return table;
}

} // namespace

std::string actionMembers(const battle::Action& action) {
    return battleActions().members(action);
}

bool isEdit(std::string_view word) {
    return battleActions().has(word);
}

std::optional<battle::Action> readAction(JsonReader& json) {
    return battleActions().read(json, wordOf(json));
}

void writeActions(JsonWriter& json, const std::vector<battle::Action>& actions) {
    json.list();
    for (const battle::Action& action : actions)
        json.raw('{' + actionMembers(action) + '}');
    json.endList();
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
    writeActions(json.key("actions"), actions);
    return out;
}

} // namespace sf::document
