// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in square_output.h.
#include "app/cli/battle/square_output.h"

#include "core/document/io/json_layout.h"
#include "core/document/io/json_writer.h"
#include "core/rules/smm/square/stats.h"

namespace sf::cli {
namespace {

using document::JsonWriter;

void writeUnit(JsonWriter& json, const battle::Stack& stack, const std::optional<std::size_t>& position) {
    position ? json.value((*stack.units)[*position].id.text) : json.raw("null");
}

void writeMeasures(JsonWriter& json, const smm::Measures& measures) {
    json.member("width", measures.width)
        .member("rows", measures.rows)
        .member("completeRows", measures.completeRows)
        .member("completeSquares", measures.completeSquares)
        .member("largestSquare", measures.largestSquare);
    json.key("multipliers")
        .object()
        .member("minor", measures.minor)
        .member("moderate", measures.moderate)
        .member("major", measures.major)
        .endObject();
}

void writeCells(JsonWriter& json, const battle::Stack& stack, const smm::Square& square) {
    json.key("cells").list();
    for (int row = 0; row < square.measures().rows; ++row) {
        json.list();
        for (int column = 0; column < square.measures().width; ++column)
            writeUnit(json, stack, square.at({row, column}));
        json.endList();
    }
    json.endList();
}

void writeOrders(JsonWriter& json, const battle::Stack& stack, const smm::Square& square) {
    json.key("order").object();
    for (const battle::Edge edge : battle::edges) {
        json.key(battle::key(edge)).list();
        for (const std::size_t position : square.damageOrder(edge))
            writeUnit(json, stack, position);
        json.endList();
    }
    json.endObject();
}

void writeStats(JsonWriter& json, const std::optional<smm::StackStats>& stats) {
    json.key("stats");
    if (!stats) {
        json.raw("null");
        return;
    }
    constexpr const char* keys[] = {"attackPower", "defensePower", "damage",
                                    "resistance",  "initiative",   "move"};
    json.object();
    for (const smm::Stat stat : smm::stats)
        json.member(keys[static_cast<std::size_t>(stat)], (*stats)[stat].value);
    json.endObject();
}

void writeStack(JsonWriter& json, const battle::Battle& battle, const battle::Stack& stack) {
    const smm::Square square(battle, stack);
    json.object().member("id", stack.id.text);
    writeMeasures(json, square.measures());
    writeCells(json, stack, square);
    writeOrders(json, stack, square);
    writeStats(json, smm::stackStats(battle, stack, square));
    json.key("warlord");
    writeUnit(json, stack, square.warlord());
    json.endObject();
}

} // namespace

QByteArray squaresAsJson(const battle::Battle& battle, const std::vector<battle::StackPointer>& stacks) {
    std::string out;
    JsonWriter json(out);
    json.list();
    for (const battle::StackPointer& stack : stacks)
        writeStack(json, battle, *stack);
    json.endList();
    return document::laidOut(out, 2, true);
}

} // namespace sf::cli
