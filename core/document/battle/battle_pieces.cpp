// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/battle_pieces.h"

#include "core/document/battle/play/scenario_json.h"

#include <array>

namespace sf::document {

using battle::Flag;
using battle::Modifier;
using battle::Number;

void writeHex(JsonWriter& json, hex::Hex hex) {
    json.list().value(hex.column).value(hex.row).endList();
}

void writeTraits(JsonWriter& json, const battle::Traits& traits) {
    for (std::size_t i = 0; i < traits.flags.size(); ++i)
        if (traits.flags[i])
            json.member(key(static_cast<Flag>(i)), *traits.flags[i]);
    for (std::size_t i = 0; i < traits.numbers.size(); ++i)
        if (traits.numbers[i])
            json.member(key(static_cast<Number>(i)), *traits.numbers[i]);
    if (!traits.specials)
        return;
    json.key("specials").list();
    for (const std::string& special : *traits.specials)
        json.value(special);
    json.endList();
}

void writeUnit(JsonWriter& json, const battle::Unit& unit, HitsLeft hitsLeft) {
    json.object().member("id", unit.id.text);
    if (!unit.kind.empty())
        json.member("kind", unit.kind);
    if (!unit.name.empty())
        json.member("name", unit.name);
    if (unit.own)
        writeTraits(json, *unit.own);
    if (hitsLeft == HitsLeft::Always || !unit.profile || unit.hitsLeft != unit[Number::Hits])
        json.member("hitsLeft", unit.hitsLeft);
    json.members(unit.unknown).endObject();
}

void writeScreens(JsonWriter& json, const battle::Screens& screens,
                  const std::shared_ptr<const std::string>& unknown) {
    if (std::holds_alternative<std::monostate>(screens)) {
        json.raw("null");
        return;
    }
    json.object();
    if (const auto* unit = std::get_if<battle::UnitId>(&screens))
        json.member("unit", unit->text);
    else if (const auto* structure = std::get_if<battle::StructureId>(&screens))
        json.member("structure", structure->text);
    else if (const auto* edge = std::get_if<battle::ScreenedEdge>(&screens))
        json.member("stack", edge->stack.text).member("edge", key(edge->edge));
    json.members(unknown).endObject();
}

void writeModifiers(JsonWriter& json, const std::vector<Modifier>& modifiers) {
    json.list();
    for (const Modifier& modifier : modifiers) {
        json.object().member("name", modifier.name).key("powers").list();
        if (modifier.attackPower)
            json.value("attackPower");
        if (modifier.defensePower)
            json.value("defensePower");
        json.endList().member("amount", modifier.amount).member("weight", key(modifier.weight));
        if (modifier.preventsActing)
            json.member("preventsActing", true);
        json.members(modifier.unknown).endObject();
    }
    json.endList();
}

void writeStructure(JsonWriter& json, const battle::Structure& structure) {
    json.object().member("id", structure.id.text);
    if (!structure.name.empty())
        json.member("name", structure.name);
    writeHex(json.key("hex"), structure.hex);
    json.members(structure.unknown).endObject();
}

void writeSide(JsonWriter& json, const battle::Side& side) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::array<char, 7> color{'#'};
    for (unsigned i = 0; i < 6; ++i)
        color[i + 1] = digits[(side.color >> (20 - 4 * i)) & 15U];
    json.object().member("name", side.name).member("color", std::string_view(color.data(), color.size()));
    if (side.ally)
        json.member("ally", *side.ally);
    json.members(side.unknown).endObject();
}

void writeStackHead(JsonWriter& json, const battle::Stack& stack) {
    json.member("id", stack.id.text);
    if (!stack.name.empty())
        json.member("name", stack.name);
    json.member("side", stack.side);
    writeHex(json.key("hex"), stack.hex);
    if (stack.facing != hex::Direction::North)
        json.member("facing", number(stack.facing));
    if (stack.posture != battle::Posture::Neutral)
        json.member("posture", key(stack.posture));
    if (stack.leader)
        json.member("leader", stack.leader->text);
    if (!std::holds_alternative<std::monostate>(stack.screens))
        writeScreens(json.key("screens"), stack.screens, stack.extras->screensUnknown);
    if (!stack.modifiers->empty())
        writeModifiers(json.key("modifiers"), *stack.modifiers);
}

void writePending(JsonWriter& json, const std::vector<battle::PendingUnit>& pending) {
    json.list();
    for (const battle::PendingUnit& unit : pending) {
        json.object();
        if (!unit.unit.text.empty())
            json.member("id", unit.unit.text);
        if (!unit.kind.empty())
            json.member("kind", unit.kind);
        if (unit.own)
            writeTraits(json, *unit.own);
        json.members(unit.unknown).endObject();
    }
    json.endList();
}

void writeStackTail(JsonWriter& json, const battle::Stack& stack) {
    if (!stack.formed->empty()) {
        json.key("formed").list();
        for (const battle::UnitId& unit : *stack.formed)
            json.value(unit.text);
        json.endList();
    }
    const battle::StackExtras& extras = *stack.extras;
    if (!extras.pending.empty())
        writePending(json.key("pending"), extras.pending);
    if (!extras.specialBonus.empty())
        json.rawMember("specialBonus", extras.specialBonus);
    if (extras.defendedThisTurn)
        json.member("defendedThisTurn", *extras.defendedThisTurn);
    if (extras.moveLeft)
        json.member("moveLeft", *extras.moveLeft);
    if (extras.attackedThisTurn)
        json.member("attackedThisTurn", true);
    if (extras.arrives)
        json.member("arrives", *extras.arrives);
    if (!extras.at.empty())
        writeHexes(json.key("at"), extras.at);
    if (stack.presence == battle::Presence::Croaked || stack.presence == battle::Presence::Conceded)
        json.member("gone", key(stack.presence));
    json.members(extras.unknown);
}

} // namespace sf::document
