// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/multiplier/turn_orders.h"

#include "core/document/battle/battle_pieces.h"
#include "core/document/io/json_scanner.h"
#include "core/document/io/key_guard.h"
#include "core/rules/limits.h"

#include <QCoreApplication>
#include <QLocale>

namespace sf::document {
namespace {

TurnOrder readTurnOrder(JsonReader& json) {
    TurnOrder order;
    const QString place = json.place();
    json.object([&](std::string_view key) {
        if (key == "move")
            order.move = readHex(json);
        else if (key == "attack")
            order.attack = battle::StackId(std::string(json.word()));
        else if (key == "aim")
            order.aim = battle::UnitId(std::string(json.word()));
        else if (key == "leave")
            order.leave = readHex(json);
        else
            json.fail(QT_TRANSLATE_NOOP("sf::document", "only the keys move, attack, aim and leave"));
    });
    if (!json.failed() && !order.attack && (order.aim || order.leave))
        json.failAt(place, QCoreApplication::translate("sf::document", "an attack with aim or leave"),
                    QCoreApplication::translate("sf::document", "none"));
    return order;
}

/// Reads one order per member.
class TurnOrdersSink final : public JsonSink {
public:
    bool beginMember(std::string_view /*key*/) override { return false; }
    std::optional<LoadError> entry(std::string_view /*key*/, std::size_t /*index*/,
                                   const JsonTape& /*value*/) override {
        return std::nullopt;
    }
    std::optional<LoadError> member(std::string_view id, const JsonTape& value) override {
        std::string place;
        appendKey(place, id);
        JsonReader json(value, place);
        if (orders.size() == limits::stacks)
            json.fail(QCoreApplication::translate("sf::document", "orders for at most %1 stacks")
                          .arg(QLocale().toString(limits::stacks)),
                      QCoreApplication::translate("sf::document", "more"));
        orders.emplace(battle::StackId(std::string(id)), readTurnOrder(json));
        return json.error();
    }
    TurnOrders orders;
};

} // namespace

std::variant<TurnOrders, LoadError> readTurnOrders(const QByteArray& bytes) {
    TurnOrdersSink sink;
    if (std::optional<LoadError> error =
            scanJson({bytes.constData(), static_cast<std::size_t>(bytes.size())}, sink))
        return *error;
    return std::move(sink.orders);
}

} // namespace sf::document
