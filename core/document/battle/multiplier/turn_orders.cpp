// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/multiplier/turn_orders.h"

#include "core/document/battle/battle_pieces.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

const Description<TurnOrder>& turnOrderDescription() {
    static const Description<TurnOrder> description(
        {member<AnyHex, &TurnOrder::move>("move"),
         member<IdWord<battle::StackId>, &TurnOrder::attack>("attack"),
         member<IdWord<battle::UnitId>, &TurnOrder::aim>("aim"), member<AnyHex, &TurnOrder::leave>("leave")},
        refused<TurnOrder>(QT_TRANSLATE_NOOP("sf::document", "only the keys move, attack, aim and leave")));
    return description;
}

TurnOrder readTurnOrder(JsonReader& json) {
    const QString place = json.place();
    TurnOrder order = turnOrderDescription().read(json);
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
