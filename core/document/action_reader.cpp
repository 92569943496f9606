// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/action_json.h"
#include "core/document/battle_reader.h"
#include "core/document/battle_systems.h"
#include "core/document/event_json.h"
#include "core/document/json_scanner.h"
#include "core/document/round_orders.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <climits>
#include <map>

namespace sf::document {
namespace {

using namespace battle;

/// The members of an action, whatever it is: each has one meaning and one form under its name.
struct Parts {
    std::string word;
    std::string stack;
    Stack newStack;
    std::map<std::string, std::string, std::less<>> texts;
    std::map<std::string, int, std::less<>> numbers;
    std::vector<UnitId> unitIds;
    std::vector<Unit> units;
    std::vector<hex::Hex> hexes;
    std::vector<Side> sides;
    std::vector<Modifier> modifiers;
    Posture posture = Posture::Neutral;
    std::optional<UnitId> leader;
    Screens screens;
    Unit unit;
    Structure structure;
    Traits traits;
    hex::Hex to;
    std::optional<hex::Hex> leaveTo;
    bool free = false;
    bool typed = false;
    bool isSave = false;
    std::optional<std::string> value;
    std::vector<Action> actions;
    std::map<StackId, std::optional<smm::Order>> orders;
    std::vector<smm::Event> events;

    StackId stackId() const { return StackId(stack); }
    std::string text(std::string_view key) const {
        const auto found = texts.find(key);
        return found == texts.end() ? std::string() : found->second;
    }
    int number(std::string_view key) const {
        const auto found = numbers.find(key);
        return found == numbers.end() ? 0 : found->second;
    }
};

std::optional<Action> readAction(JsonReader& json);

/// A unit in an action says how many hits it has left.
Unit complete(Unit unit) {
    unit.hitsLeft = std::max(unit.hitsLeft, 0);
    return unit;
}

bool readList(JsonReader& json, std::string_view key, Parts& parts) {
    if (key == "units" && (parts.word == "addUnits"))
        json.list([&](std::size_t) { parts.units.push_back(complete(readUnit(json))); });
    else if (key == "units")
        parts.unitIds = readUnitIds(json);
    else if (key == "hexes")
        json.list([&](std::size_t) { parts.hexes.push_back(readHex(json)); });
    else if (key == "sides")
        json.list([&](std::size_t index) { parts.sides.push_back(readSide(json, index)); });
    else if (key == "modifiers")
        parts.modifiers = readModifiers(json);
    else if (key == "actions")
        json.list([&](std::size_t) {
            if (auto action = readAction(json))
                parts.actions.push_back(std::move(*action));
        });
    else if (key == "events")
        json.list([&](std::size_t) { parts.events.push_back(readEvent(json)); });
    else if (key == "orders")
        json.object([&](std::string_view id) {
            parts.orders.emplace(StackId(std::string(id)),
                                 json.null() ? std::nullopt : std::optional(readOrder(json)));
        });
    else
        return false;
    return true;
}

bool readPiece(JsonReader& json, std::string_view key, Parts& parts) {
    if (key == "stack" && json.type() == JsonTape::Type::Object)
        parts.newStack = readStack(json);
    else if (key == "stack")
        parts.stack = json.string();
    else if (key == "to")
        parts.to = readHex(json);
    else if (key == "leaveTo")
        parts.leaveTo = readHex(json);
    else if (key == "free")
        parts.free = json.boolean();
    else if (key == "typed")
        parts.typed = json.boolean();
    else if (key == "posture")
        parts.posture = readPosture(json);
    else if (key == "leader")
        parts.leader = json.null() ? std::nullopt : std::optional(UnitId(std::string(json.string())));
    else if (key == "screens")
        parts.screens = readScreens(json);
    else if (key == "unit")
        parts.unit = complete(readUnit(json));
    else if (key == "structure" && json.type() == JsonTape::Type::Object)
        parts.structure = readStructure(json);
    else if (key == "traits")
        parts.traits = readTraits(json, nullptr);
    else if (key == "value")
        parts.value = json.raw();
    else
        return false;
    return true;
}

void readMember(JsonReader& json, std::string_view key, Parts& parts) {
    if (key == "do")
        parts.word = json.word();
    else if (key == "undo" || key == "redo")
        parts.numbers.emplace(key, json.integer(1, INT_MAX));
    else if (key == "save")
        parts.isSave = json.boolean();
    else if (readPiece(json, key, parts) || readList(json, key, parts))
        return;
    else if (json.type() == JsonTape::Type::Number)
        parts.numbers.emplace(key, json.integer(INT_MIN, INT_MAX));
    else if (json.type() == JsonTape::Type::String)
        parts.texts.emplace(key, json.string());
    else
        json.raw();
}

/// An action of the word, from what stood beside it.
using Make = Action (*)(Parts& parts);
const std::map<std::string_view, Make> makers{
    {"move",
     [](Parts& p) -> Action {
         return MoveStack{p.stackId(), p.to, p.free};
     }},
    {"rotate",
     [](Parts& p) -> Action {
         return RotateStack{p.stackId(), p.number("steps")};
     }},
    {"merge",
     [](Parts& p) -> Action {
         return MergeStacks{p.stackId(), StackId(p.text("into"))};
     }},
    {"split",
     [](Parts& p) -> Action {
         return SplitStack{p.stackId(), p.unitIds, StackId(p.text("newId")), p.text("newName")};
     }},
    {"swap",
     [](Parts& p) -> Action {
         return SwapUnits{p.stackId(), UnitId(p.text("first")), UnitId(p.text("second"))};
     }},
    {"posture",
     [](Parts& p) -> Action {
         return SetPosture{p.stackId(), p.posture};
     }},
    {"leader",
     [](Parts& p) -> Action {
         return SetLeader{p.stackId(), p.leader};
     }},
    {"screens",
     [](Parts& p) -> Action {
         return SetScreens{p.stackId(), p.screens};
     }},
    {"modifiers",
     [](Parts& p) -> Action {
         return SetModifiers{p.stackId(), p.modifiers};
     }},
    {"order",
     [](Parts& p) -> Action {
         return OrderUnits{p.stackId(), p.unitIds};
     }},
    {"specialBonus",
     [](Parts& p) -> Action {
         return SetSpecialBonus{p.stackId(), p.text("bonus")};
     }},
    {"addStack",
     [](Parts& p) -> Action {
         for (Unit& unit : p.newStack.units.edit())
             unit = complete(std::move(unit));
         std::optional<std::size_t> position;
         if (p.numbers.contains("position"))
             position = static_cast<std::size_t>(std::max(0, p.number("position")));
         return AddStack{p.newStack, position};
     }},
    {"removeStack", [](Parts& p) -> Action { return RemoveStack{p.stackId()}; }},
    {"renameStack",
     [](Parts& p) -> Action {
         return RenameStack{p.stackId(), p.text("name")};
     }},
    {"stackSide",
     [](Parts& p) -> Action {
         return SetStackSide{p.stackId(), p.number("side")};
     }},
    {"addUnits",
     [](Parts& p) -> Action {
         return AddUnits{p.stackId(), p.units};
     }},
    {"removeUnits",
     [](Parts& p) -> Action {
         return RemoveUnits{p.stackId(), p.unitIds};
     }},
    {"editUnit",
     [](Parts& p) -> Action {
         return EditUnit{p.stackId(), p.unit};
     }},
    {"terrain",
     [](Parts& p) -> Action {
         return PaintTerrain{p.hexes, p.text("kind")};
     }},
    {"structure", [](Parts& p) -> Action { return PutStructure{p.structure}; }},
    {"removeStructure", [](Parts& p) -> Action { return RemoveStructure{StructureId(p.text("structure"))}; }},
    {"kind",
     [](Parts& p) -> Action {
         return PutKind{p.text("name"), p.text("newName"), p.traits};
     }},
    {"removeKind", [](Parts& p) -> Action { return RemoveKind{p.text("name")}; }},
    {"title", [](Parts& p) -> Action { return SetTitle{p.text("title")}; }},
    {"sides", [](Parts& p) -> Action { return SetSides{p.sides}; }},
    {"resize",
     [](Parts& p) -> Action {
         return ResizeMap{p.number("columns"), p.number("rows")};
     }},
    {"houseRule",
     [](Parts& p) -> Action {
         return SetHouseRule{p.text("option"), p.value};
     }},
};

Parts readParts(JsonReader& json) {
    Parts parts;
    json.object([&](std::string_view key) { readMember(json, key, parts); });
    return parts;
}

std::optional<Action> made(JsonReader& json, Parts& parts) {
    if (json.failed())
        return std::nullopt;
    const auto maker = makers.find(parts.word);
    if (maker != makers.end())
        return maker->second(parts);
    json.fail(QCoreApplication::translate("sf::document", "an action"),
              QString::fromStdString(parts.word.substr(0, 60)));
    return std::nullopt;
}

std::optional<Action> readAction(JsonReader& json) {
    Parts parts = readParts(json);
    return made(json, parts);
}

/// Reads the one line that it is given, wrapped as the member `entry` of an object.
class EntrySink final : public JsonSink {
public:
    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> member(std::string_view /*key*/, const JsonTape& value) override;
    std::optional<LoadError> entry(std::string_view /*key*/, std::size_t /*index*/,
                                   const JsonTape& /*value*/) override {
        return std::nullopt;
    }
    /// Exactly one action, entry taken back or done again, or save.
    bool saysOneThing() const { return m_said == 1; }
    JournalEntry result;

private:
    void takeAction(JsonReader& json, Parts& parts);
    void takeRound(Parts& parts);

    int m_said = 0;
};

std::optional<smm::RoundAction> resolve(const std::string& extent) {
    if (extent == "step")
        return smm::Resolve{smm::Extent::Step};
    if (extent == "conflict")
        return smm::Resolve{smm::Extent::Conflict};
    return extent == "round" ? std::optional(smm::Resolve{smm::Extent::Round}) : std::nullopt;
}

std::optional<smm::RoundAction> roundAction(const Parts& parts) {
    if (parts.word == "orders")
        return smm::GiveOrders{parts.orders};
    if (parts.word == "beginRound")
        return smm::BeginRound{};
    if (parts.word == "resolve")
        return resolve(parts.text("extent"));
    if (parts.word != "round")
        return std::nullopt;
    smm::PlayRound round;
    for (const auto& [id, order] : parts.orders)
        if (order)
            round.orders.emplace(id, *order);
    return round;
}

std::optional<multiplier::TurnAction> turnAction(const Parts& parts) {
    if (parts.word == "endTurn")
        return multiplier::EndTurn{};
    if (parts.word != "attack")
        return std::nullopt;
    multiplier::Attack attack;
    attack.attacker.text = parts.text("attacker");
    attack.defender.text = parts.text("target");
    if (parts.texts.contains("aim"))
        attack.aim = UnitId(parts.text("aim"));
    attack.ambush = parts.text("ambush");
    attack.defenderAmbush = parts.text("defenderAmbush");
    attack.leave = parts.leaveTo.has_value();
    attack.leaveTo = parts.leaveTo;
    return attack;
}

void EntrySink::takeRound(Parts& parts) {
    result.events = std::move(parts.events);
    result.round = parts.number("round");
    result.typedDice = parts.typed;
    result.seed = parts.text("seed");
}

void EntrySink::takeAction(JsonReader& json, Parts& parts) {
    result.isSeveral = parts.word == "several";
    result.roundAction = roundAction(parts);
    result.turnAction = turnAction(parts);
    if (parts.word == "convert")
        result.convertsTo = systemFromKey(parts.text("rules"));
    if (result.isSeveral)
        result.actions = std::move(parts.actions);
    else if (result.roundAction || result.turnAction)
        takeRound(parts);
    else if (!result.convertsTo)
        if (auto action = made(json, parts))
            result.actions.push_back(std::move(*action));
}

std::optional<LoadError> EntrySink::member(std::string_view /*key*/, const JsonTape& value) {
    JsonReader json(value, {});
    Parts parts = readParts(json);
    result.number = static_cast<std::uint32_t>(std::max(0, parts.number("n")));
    result.takesBack = static_cast<std::uint32_t>(parts.number("undo"));
    result.doesAgain = static_cast<std::uint32_t>(parts.number("redo"));
    result.isSave = parts.isSave;
    result.text = parts.text("text");
    m_said += int(!parts.word.empty()) + int(result.takesBack != 0) + int(result.doesAgain != 0) +
              int(result.isSave);
    if (!parts.word.empty())
        takeAction(json, parts);
    return json.error();
}

} // namespace

bool isBattleAction(std::string_view word) {
    constexpr std::array<std::string_view, 8> others{"several", "orders",  "beginRound", "resolve",
                                                     "round",   "endTurn", "attack",     "convert"};
    return makers.contains(word) || std::ranges::find(others, word) != others.end();
}

std::optional<JournalEntry> journalEntry(std::string_view line) {
    EntrySink sink;
    const std::string wrapped = "{\"entry\":" + std::string(line) + '}';
    if (scanJson(wrapped, sink) || sink.result.number == 0 || !sink.saysOneThing())
        return std::nullopt;
    return std::move(sink.result);
}

} // namespace sf::document
