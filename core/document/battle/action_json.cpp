// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/action_json.h"

#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_systems.h"

namespace sf::document {
namespace {

using namespace battle;

/// Writes the members of an action; its word comes first.
class Writer {
public:
    explicit Writer(JsonWriter& json) : m_json(json) {}

    void operator()(const MoveStack& action) const {
        writeHex(begin("move", action.stack).key("to"), action.to);
        if (action.free)
            m_json.member("free", true);
    }
    void operator()(const RotateStack& action) const {
        begin("rotate", action.stack).member("steps", action.steps);
    }
    void operator()(const MergeStacks& action) const {
        begin("merge", action.stack).member("into", action.into.text);
    }
    void operator()(const SplitStack& action) const {
        begin("split", action.stack);
        ids("units", action.units);
        m_json.member("newId", action.newId.text).member("newName", action.newName);
    }
    void operator()(const SwapUnits& action) const {
        begin("swap", action.stack).member("first", action.first.text).member("second", action.second.text);
    }
    void operator()(const SetPosture& action) const {
        begin("posture", action.stack).member("posture", key(action.posture));
    }
    void operator()(const SetLeader& action) const {
        begin("leader", action.stack).key("leader");
        if (action.leader)
            m_json.value(action.leader->text);
        else
            m_json.raw("null");
    }
    void operator()(const SetScreens& action) const {
        writeScreens(begin("screens", action.stack).key("screens"), action.screens);
    }
    void operator()(const SetModifiers& action) const {
        writeModifiers(begin("modifiers", action.stack).key("modifiers"), action.modifiers);
    }
    void operator()(const OrderUnits& action) const {
        begin("order", action.stack);
        ids("units", action.units);
    }
    void operator()(const SetSpecialBonus& action) const {
        begin("specialBonus", action.stack).member("bonus", action.bonus);
    }
    void operator()(const AddStack& action) const {
        writeStackHead(begin("addStack").key("stack").object(), action.stack);
        units(*action.stack.units);
        writeStackTail(m_json, action.stack);
        m_json.endObject();
        if (action.position)
            m_json.member("position", *action.position);
    }
    void operator()(const RemoveStack& action) const { begin("removeStack", action.stack); }
    void operator()(const RenameStack& action) const {
        begin("renameStack", action.stack).member("name", action.name);
    }
    void operator()(const SetStackSide& action) const {
        begin("stackSide", action.stack).member("side", action.side);
    }
    void operator()(const AddUnits& action) const {
        begin("addUnits", action.stack);
        units(action.units);
    }
    void operator()(const RemoveUnits& action) const {
        begin("removeUnits", action.stack);
        ids("units", action.units);
    }
    void operator()(const EditUnit& action) const {
        writeUnit(begin("editUnit", action.stack).key("unit"), action.unit, HitsLeft::Always);
    }
    void operator()(const PaintTerrain& action) const {
        begin("terrain").key("hexes").list();
        for (const hex::Hex hex : action.hexes)
            writeHex(m_json, hex);
        m_json.endList().member("kind", action.terrain);
    }
    void operator()(const PutStructure& action) const {
        writeStructure(begin("structure").key("structure"), action.structure);
    }
    void operator()(const RemoveStructure& action) const {
        begin("removeStructure").member("structure", action.structure.text);
    }
    void operator()(const PutKind& action) const {
        begin("kind").member("name", action.name).member("newName", action.newName).key("traits").object();
        writeTraits(m_json, action.traits);
        m_json.endObject();
    }
    void operator()(const RemoveKind& action) const { begin("removeKind").member("name", action.name); }
    void operator()(const SetTitle& action) const { begin("title").member("title", action.title); }
    void operator()(const SetSides& action) const {
        begin("sides").key("sides").list();
        for (const Side& side : action.sides)
            writeSide(m_json, side);
        m_json.endList();
    }
    void operator()(const ResizeMap& action) const {
        begin("resize").member("columns", action.columns).member("rows", action.rows);
    }
    void operator()(const SetHouseRule& action) const {
        begin("houseRule").member("option", action.option);
        if (action.value)
            m_json.rawMember("value", *action.value);
    }

private:
    JsonWriter& begin(std::string_view word) const { return m_json.member("do", word); }
    JsonWriter& begin(std::string_view word, const StackId& stack) const {
        return begin(word).member("stack", stack.text);
    }
    void ids(std::string_view name, const std::vector<UnitId>& units) const {
        m_json.key(name).list();
        for (const UnitId& unit : units)
            m_json.value(unit.text);
        m_json.endList();
    }
    void units(const std::vector<Unit>& list) const {
        m_json.key("units").list();
        for (const Unit& unit : list)
            writeUnit(m_json, unit, HitsLeft::Always);
        m_json.endList();
    }

    JsonWriter& m_json;
};

} // namespace

std::string actionMembers(const Action& action) {
    std::string out;
    JsonWriter json(out);
    std::visit(Writer(json), action);
    return out;
}

void writeOrder(JsonWriter& json, const smm::Order& order) {
    json.object();
    const auto hex = [&](std::string_view name, const std::optional<hex::Hex>& place) {
        if (place)
            writeHex(json.key(name), *place);
    };
    if (order.attack)
        json.member("attack", order.attack->text);
    if (order.edge)
        json.member("edge", key(*order.edge));
    if (order.shoot)
        json.member("shoot", order.shoot->text);
    if (order.rotate != 0)
        json.member("rotate", order.rotate);
    if (order.posture)
        json.member("posture", key(*order.posture));
    if (order.screens)
        writeScreens(json.key("screens"), *order.screens);
    hex("flee", order.flee);
    hex("move", order.move);
    if (order.disengage)
        json.member("disengage", true);
    if (order.hold)
        json.member("hold", true);
    json.endObject();
}

void writeOrders(JsonWriter& json, const smm::Orders& orders) {
    json.object();
    for (const auto& [id, order] : orders)
        writeOrder(json.key(id.text), order);
    json.endObject();
}

std::string roundMembers(const smm::RoundAction& action) {
    constexpr std::array extents{"step", "conflict", "round"};
    std::string out;
    JsonWriter json(out);
    if (const auto* given = std::get_if<smm::GiveOrders>(&action)) {
        json.member("do", "orders").key("orders").object();
        for (const auto& [id, order] : given->orders)
            if (json.key(id.text); order)
                writeOrder(json, *order);
            else
                json.raw("null");
        json.endObject();
    } else if (const auto* resolve = std::get_if<smm::Resolve>(&action)) {
        json.member("do", "resolve").member("extent", extents.at(static_cast<std::size_t>(resolve->extent)));
    } else if (const auto* round = std::get_if<smm::PlayRound>(&action)) {
        writeOrders(json.member("do", "round").key("orders"), round->orders);
    } else {
        json.member("do", "beginRound");
    }
    return out;
}

std::string turnMembers(const multiplier::TurnAction& action) {
    std::string out;
    JsonWriter json(out);
    const auto* attack = std::get_if<multiplier::Attack>(&action);
    if (!attack) {
        json.member("do", "endTurn");
        return out;
    }
    json.member("do", "attack")
        .member("attacker", attack->attacker.text)
        .member("target", attack->defender.text);
    if (attack->aim)
        json.member("aim", attack->aim->text);
    json.member("ambush", attack->ambush).member("defenderAmbush", attack->defenderAmbush);
    if (attack->leave && attack->leaveTo)
        writeHex(json.key("leaveTo"), *attack->leaveTo);
    return out;
}

std::string conversionMembers(RuleSystem rules) {
    std::string out;
    JsonWriter json(out);
    json.member("do", "convert").member("rules", systemKey(rules));
    return out;
}

std::string severalMembers(const std::vector<Action>& actions, std::string_view text) {
    std::string out;
    JsonWriter json(out);
    json.member("do", "several").member("text", text).key("actions").list();
    for (const Action& action : actions)
        json.raw('{' + actionMembers(action) + '}');
    json.endList();
    return out;
}

} // namespace sf::document
