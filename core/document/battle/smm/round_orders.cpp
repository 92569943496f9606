// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/document/battle/smm/round_orders.h"

#include "core/document/battle/battle_pieces.h"

#include <QCoreApplication>

namespace sf::document {
namespace {

using battle::StackId;
using smm::Order;

/// A 0 says something only if it is written (BAT-21).
constexpr Member<Order> rotation{
    "rotate",
    [](JsonReader& json, Order& order) {
        order.rotate = Whole<-3, 3>::read(json);
        order.cancelsRotation = order.rotate == 0;
    },
    [](JsonWriter& json, const Order& order) { json.value(order.rotate); },
    [](const Order& order) { return order.rotate == 0 && !order.cancelsRotation; }};

const Description<Order>& orderDescription() {
    static const Description<Order> description(
        {member<IdWord<StackId>, &Order::attack>("attack"),
         member<Choice<battle::Edge>, &Order::edge>("edge"), member<IdWord<StackId>, &Order::shoot>("shoot"),
         rotation, member<Choice<battle::Posture>, &Order::posture>("posture"),
         member<ScreensOrNull, &Order::screens>("screens"), member<AnyHex, &Order::flee>("flee"),
         member<AnyHex, &Order::move>("move"), member<IdWord<StackId>, &Order::advance>("advance"),
         member<YesNo, &Order::disengage>("disengage"), member<YesNo, &Order::hold>("hold")},
        refused<Order>(QT_TRANSLATE_NOOP("sf::document",
                                         "only the keys attack, edge, shoot, rotate, posture, screens, "
                                         "flee, disengage, hold, move and advance")));
    return description;
}

} // namespace

Order OneOrder::read(JsonReader& json) {
    const QString place = json.place();
    Order order = orderDescription().read(json);
    if (!json.failed() && order.edge && !order.attack)
        json.failAt(place + QStringLiteral(".edge"),
                    QCoreApplication::translate("sf::document", "an attack with it"),
                    QCoreApplication::translate("sf::document", "none"));
    return order;
}

Order StandingOrder::read(JsonReader& json) {
    Order order = OneOrder::read(json);
    order.cancelsRotation = false;
    return order;
}

std::variant<smm::Orders, LoadError> readRoundOrders(const QByteArray& bytes) {
    smm::Orders orders;
    if (std::optional<LoadError> error = readStackOrders(
            bytes, [&](const StackId& id, JsonReader& json) { orders[id] = OneOrder::read(json); }))
        return *error;
    return orders;
}

void OneOrder::write(JsonWriter& json, const Order& order) {
    orderDescription().write(json, order);
}

} // namespace sf::document
