// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in square_output.h.
#include "app/cli/battle/square_output.h"

#include "core/rules/smm/square/stats.h"

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

namespace sf::cli {
namespace {

using Writer = rapidjson::PrettyWriter<rapidjson::StringBuffer>;

void write(Writer& json, const std::string& text) {
    json.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

void writeUnit(Writer& json, const battle::Stack& stack, const std::optional<std::size_t>& position) {
    if (position)
        write(json, (*stack.units)[*position].id.text);
    else
        json.Null();
}

void writeMeasures(Writer& json, const smm::Measures& measures) {
    const std::pair<const char*, int> members[] = {{"width", measures.width},
                                                   {"rows", measures.rows},
                                                   {"completeRows", measures.completeRows},
                                                   {"completeSquares", measures.completeSquares},
                                                   {"largestSquare", measures.largestSquare}};
    for (const auto& [key, value] : members) {
        json.Key(key);
        json.Int(value);
    }
    json.Key("multipliers");
    json.StartObject();
    json.Key("minor");
    json.Int(measures.minor);
    json.Key("moderate");
    json.Int(measures.moderate);
    json.Key("major");
    json.Int(measures.major);
    json.EndObject();
}

void writeCells(Writer& json, const battle::Stack& stack, const smm::Square& square) {
    json.Key("cells");
    json.StartArray();
    for (int row = 0; row < square.measures().rows; ++row) {
        json.StartArray();
        for (int column = 0; column < square.measures().width; ++column)
            writeUnit(json, stack, square.at({row, column}));
        json.EndArray();
    }
    json.EndArray();
}

void writeOrders(Writer& json, const battle::Stack& stack, const smm::Square& square) {
    json.Key("order");
    json.StartObject();
    for (const battle::Edge edge : battle::edges) {
        json.Key(std::string(battle::key(edge)).c_str());
        json.StartArray();
        for (const std::size_t position : square.damageOrder(edge))
            writeUnit(json, stack, position);
        json.EndArray();
    }
    json.EndObject();
}

void writeStats(Writer& json, const std::optional<smm::StackStats>& stats) {
    json.Key("stats");
    if (!stats) {
        json.Null();
        return;
    }
    constexpr const char* keys[] = {"attackPower", "defensePower", "damage",
                                    "resistance",  "initiative",   "move"};
    json.StartObject();
    for (const smm::Stat stat : smm::stats) {
        json.Key(keys[static_cast<std::size_t>(stat)]);
        json.Int64((*stats)[stat].value);
    }
    json.EndObject();
}

void writeStack(Writer& json, const battle::Battle& battle, const battle::Stack& stack) {
    const smm::Square square(battle, stack);
    json.StartObject();
    json.Key("id");
    write(json, stack.id.text);
    writeMeasures(json, square.measures());
    writeCells(json, stack, square);
    writeOrders(json, stack, square);
    writeStats(json, smm::stackStats(battle, stack, square));
    json.Key("warlord");
    writeUnit(json, stack, square.warlord());
    json.EndObject();
}

} // namespace

QByteArray squaresAsJson(const battle::Battle& battle, const std::vector<battle::StackPointer>& stacks) {
    rapidjson::StringBuffer buffer;
    Writer json(buffer);
    json.SetIndent(' ', 2);
    json.SetFormatOptions(rapidjson::kFormatSingleLineArray);
    json.StartArray();
    for (const battle::StackPointer& stack : stacks)
        writeStack(json, battle, *stack);
    json.EndArray();
    return QByteArray(buffer.GetString(), static_cast<qsizetype>(buffer.GetSize())) + '\n';
}

} // namespace sf::cli
