// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/multiplier/turn_orders.h"

#include "core/document/battle/battle_pieces.h"

#include <QCoreApplication>

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

} // namespace

std::variant<TurnOrders, LoadError> readTurnOrders(const QByteArray& bytes) {
    TurnOrders orders;
    if (std::optional<LoadError> error = readStackOrders(
            bytes, [&](const battle::StackId& id, JsonReader& json) { orders[id] = readTurnOrder(json); }))
        return *error;
    return orders;
}

} // namespace sf::document
