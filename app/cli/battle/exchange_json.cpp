// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in exchange_output.h.
#include "app/cli/battle/exchange_output.h"

#include "core/document/io/json_layout.h"
#include "core/document/io/json_writer.h"
#include "core/text/battle_text.h"
#include "core/text/smm_text.h"

namespace sf::cli {
namespace {

using document::JsonWriter;

void writeTerms(JsonWriter& json, const char* power, const smm::Figure& figure, const battle::Stack& stack) {
    for (const smm::Term& term : figure.terms)
        json.object()
            .member("power", power)
            .member("name", text::term(term, stack).toStdString())
            .member("value", term.value)
            .member("rule", term.rule.text())
            .endObject();
}

void writeChance(JsonWriter& json, const char* key, const dice::Fraction& chance) {
    json.key(key).object().member("fraction", chance.text()).member("number", chance.number()).endObject();
}

void writeOrder(JsonWriter& json, const char* key, const std::vector<smm::Victim>& order) {
    json.key(key).list();
    for (const smm::Victim& victim : order)
        json.list().value(victim.stack->id.text).value((*victim.stack->units)[victim.unit].id.text).endList();
    json.endList();
}

void writePowers(JsonWriter& json, const smm::Exchange& exchange, const battle::Stack& attacker) {
    json.member("attackPower", exchange.attackPower.value)
        .member("defensePower", exchange.defensePower.value)
        .key("terms")
        .list();
    writeTerms(json, "attackPower", exchange.attackPower, attacker);
    writeTerms(json, "defensePower", exchange.defensePower, *exchange.struck);
    json.endList();
}

} // namespace

QByteArray exchangeAsJson(const smm::Exchange& exchange, const battle::Stack& attacker) {
    std::string out;
    JsonWriter json(out);
    json.object()
        .member("edge", battle::key(exchange.edge))
        .member("attackerEdge", battle::key(exchange.attackerEdge))
        .member("struck", exchange.struck->id.text);
    writePowers(json, exchange, attacker);
    writeChance(json, "hitChance", exchange.hitChance);
    json.member("damage", exchange.damage);
    writeOrder(json, "order", exchange.order);
    if (exchange.joinsFrom) {
        writeChance(json, "joinChance", exchange.joinChance());
        writeOrder(json, "orderJoined", exchange.orderJoined);
    }
    json.endObject();
    return document::laidOut(out, 1, true);
}

} // namespace sf::cli
