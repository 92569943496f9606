// SPDX-License-Identifier: GPL-3.0-or-later
// Declared in exchange_output.h.
#include "app/cli/battle/exchange_output.h"

#include "core/text/battle_text.h"

#include <rapidjson/prettywriter.h>
#include <rapidjson/stringbuffer.h>

namespace sf::cli {
namespace {

using Writer = rapidjson::PrettyWriter<rapidjson::StringBuffer>;

void write(Writer& json, std::string_view text) {
    json.String(text.data(), static_cast<rapidjson::SizeType>(text.size()));
}

void writeTerms(Writer& json, const char* power, const smm::Figure& figure, const battle::Stack& stack) {
    for (const smm::Term& term : figure.terms) {
        json.StartObject();
        json.Key("power");
        json.String(power);
        json.Key("name");
        write(json, text::term(term, stack).toStdString());
        json.Key("value");
        json.Int64(term.value);
        json.Key("rule");
        write(json, term.rule.text());
        json.EndObject();
    }
}

void writeChance(Writer& json, const char* key, const dice::Fraction& chance) {
    json.Key(key);
    json.StartObject();
    json.Key("fraction");
    write(json, chance.text());
    json.Key("number");
    json.Double(chance.number());
    json.EndObject();
}

void writeOrder(Writer& json, const char* key, const std::vector<smm::Victim>& order) {
    json.Key(key);
    json.StartArray();
    for (const smm::Victim& victim : order) {
        json.StartArray();
        write(json, victim.stack->id.text);
        write(json, (*victim.stack->units)[victim.unit].id.text);
        json.EndArray();
    }
    json.EndArray();
}

void writePowers(Writer& json, const smm::Exchange& exchange, const battle::Stack& attacker) {
    json.Key("attackPower");
    json.Int64(exchange.attackPower.value);
    json.Key("defensePower");
    json.Int64(exchange.defensePower.value);
    json.Key("terms");
    json.StartArray();
    writeTerms(json, "attackPower", exchange.attackPower, attacker);
    writeTerms(json, "defensePower", exchange.defensePower, *exchange.struck);
    json.EndArray();
}

} // namespace

QByteArray exchangeAsJson(const smm::Exchange& exchange, const battle::Stack& attacker) {
    rapidjson::StringBuffer buffer;
    Writer json(buffer);
    json.SetIndent(' ', 1);
    json.SetFormatOptions(rapidjson::kFormatSingleLineArray);
    json.StartObject();
    json.Key("edge");
    write(json, battle::key(exchange.edge));
    json.Key("attackerEdge");
    write(json, battle::key(exchange.attackerEdge));
    json.Key("struck");
    write(json, exchange.struck->id.text);
    writePowers(json, exchange, attacker);
    writeChance(json, "hitChance", exchange.hitChance);
    json.Key("damage");
    json.Int64(exchange.damage);
    writeOrder(json, "order", exchange.order);
    if (exchange.joinsFrom) {
        writeChance(json, "joinChance", exchange.joinChance());
        writeOrder(json, "orderJoined", exchange.orderJoined);
    }
    json.EndObject();
    return QByteArray(buffer.GetString(), static_cast<qsizetype>(buffer.GetSize())) + '\n';
}

} // namespace sf::cli
