// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_orders.h"

#include "core/document/battle/battle_pieces.h"
#include "core/document/battle/battle_reader.h"
#include "core/document/io/json_scanner.h"
#include "core/document/io/key_guard.h"
#include "core/rules/limits.h"

#include <QCoreApplication>
#include <QLocale>

namespace sf::document {
namespace {

battle::StackId readStackId(JsonReader& json) {
    return battle::StackId(std::string(json.word()));
}

battle::Edge readEdge(JsonReader& json) {
    for (const battle::Edge edge : battle::edges) {
        if (json.peek() != key(edge))
            continue;
        json.string();
        return edge;
    }
    json.fail(QT_TRANSLATE_NOOP("sf::document", "front, left, right or back"));
    return battle::Edge::Front;
}

bool readTarget(JsonReader& json, std::string_view key, smm::Order& order) {
    if (key == "attack")
        order.attack = readStackId(json);
    else if (key == "shoot")
        order.shoot = readStackId(json);
    else if (key == "edge")
        order.edge = readEdge(json);
    else if (key == "flee")
        order.flee = readHex(json);
    else if (key == "move")
        order.move = readHex(json);
    else if (key == "advance")
        order.advance = readStackId(json);
    else
        return false;
    return true;
}

void readMember(JsonReader& json, std::string_view key, smm::Order& order) {
    if (readTarget(json, key, order))
        return;
    if (key == "rotate")
        order.rotate = json.integer(-3, 3);
    else if (key == "posture")
        order.posture = readPosture(json);
    else if (key == "screens")
        order.screens = readScreens(json);
    else if (key == "disengage")
        order.disengage = json.boolean();
    else if (key == "hold")
        order.hold = json.boolean();
    else
        json.fail(QT_TRANSLATE_NOOP("sf::document", "no other key than attack, edge, shoot, rotate, posture, "
                                                    "screens, flee, disengage, hold, move and advance"));
}

/// Reads one order per member.
class OrdersSink final : public JsonSink {
public:
    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> entry(std::string_view /*key*/, std::size_t /*index*/,
                                   const JsonTape& /*value*/) override {
        return std::nullopt;
    }
    std::optional<LoadError> member(std::string_view id, const JsonTape& value) override;
    smm::Orders orders;
};

std::optional<LoadError> OrdersSink::member(std::string_view id, const JsonTape& value) {
    std::string place;
    appendKey(place, id);
    JsonReader json(value, place);
    if (orders.size() == limits::stacks)
        json.fail(QCoreApplication::translate("sf::document", "orders for at most %1 stacks")
                      .arg(QLocale().toString(limits::stacks)),
                  QCoreApplication::translate("sf::document", "more"));
    orders.emplace(battle::StackId(std::string(id)), readOrder(json));
    return json.error();
}

} // namespace

smm::Order readOrder(JsonReader& json) {
    smm::Order order;
    const QString place = json.place();
    json.object([&](std::string_view key) { readMember(json, key, order); });
    if (!json.failed() && order.edge && !order.attack)
        json.failAt(place + QStringLiteral(".edge"),
                    QCoreApplication::translate("sf::document", "an attack with it"),
                    QCoreApplication::translate("sf::document", "none"));
    return order;
}

std::variant<smm::Orders, LoadError> readRoundOrders(const QByteArray& bytes) {
    OrdersSink sink;
    if (std::optional<LoadError> error =
            scanJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, sink))
        return *error;
    return std::move(sink.orders);
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
    if (order.advance)
        json.member("advance", order.advance->text);
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

} // namespace sf::document
