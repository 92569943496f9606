// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/map/order_drop.h"

#include "core/document/battle/battle_systems.h"
#include "core/rules/battle/movement.h"
#include "core/rules/battle/path.h"
#include "core/rules/smm/fight/choices.h"
#include "core/rules/smm/odds/forecast.h"
#include "core/text/battle_text.h"
#include "ui/battle/smm/forecast/forecast_text.h"
#include "ui/battle/smm/rounds/order_edits.h"
#include "ui/battle/smm/rounds/order_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace sf::ui {
namespace {

struct OrderDropText {
    Q_DECLARE_TR_FUNCTIONS(sf::ui::OrderDropText)
};

battle::Traveller travellerOf(const battle::Battle& battle, const battle::Stack& stack) {
    const battle::System& system = document::system(battle.rules);
    return {stack.hex, stack.side, system.flies(stack), system.moveOf(stack), battle::stackMove(stack)};
}

void addWay(OrderDrop& drop, const battle::Battle& battle, const battle::Stack& stack, hex::Hex to,
            bool advances) {
    const battle::Traveller traveller = travellerOf(battle, stack);
    const std::vector<hex::Hex> way = orderedWay(battle, stack, to, advances);
    int cost = 0;
    for (const hex::Hex hex : way)
        drop.path.push_back({hex, cost += battle::costOf(battle, {hex}, traveller.flies)});
    drop.rounds = battle::roundsFor(battle, traveller, way);
    drop.remarks.emplace_back(
        OrderDropText::tr("Path"),
        OrderDropText::tr("cost %1, %2")
            .arg(text::figure(cost), OrderDropText::tr("%n round(s)", nullptr, drop.rounds)));
    if (way.empty())
        return;
    const hex::Hex last = way.back();
    const hex::Hex before = way.size() > 1 ? way[way.size() - 2] : stack.hex;
    const hex::Direction facing =
        advances ? hex::bearing(last, to, stack.facing) : hex::bearing(before, last, stack.facing);
    if (facing != stack.facing)
        drop.remarks.emplace_back(OrderDropText::tr("Facing"),
                                  OrderDropText::tr("%1 at the end").arg(text::shortDirection(facing)));
}

/// Adds chance and damage of the exchange as if the round began now.
void addForecast(OrderDrop& drop, const battle::Battle& battle, const battle::StackId& stack,
                 const smm::Order& order) {
    smm::ForecastLimits limits;
    limits.states = 0;
    limits.fights = 0;
    limits.untilTheEnd = false;
    const auto found = smm::forecast(battle, stack, order, limits);
    const auto* forecast = std::get_if<smm::Forecast>(&found);
    if (!forecast)
        return;
    const smm::Exchange& exchange = forecast->attack;
    drop.remarks.emplace_back(hitText(exchange), chanceText(exchange.hitChance.number()));
    drop.remarks.emplace_back(damageText(exchange), QString());
}

} // namespace

std::vector<hex::Hex> orderedWay(const battle::Battle& battle, const battle::Stack& stack, hex::Hex to,
                                 bool advances) {
    std::vector<hex::Hex> path = battle::pathTo(battle, travellerOf(battle, stack), to, advances);
    if (advances)
        if (const auto near =
                std::ranges::find_if(path, [&](hex::Hex hex) { return hex::touching(hex, to); });
            near != path.end())
            path.erase(near + 1, path.end());
    return path;
}

std::size_t hexesThisRound(const battle::Battle& battle, const battle::Stack& stack,
                           const std::vector<hex::Hex>& way) {
    return battle::follow(battle, travellerOf(battle, stack), way, [](hex::Hex) { return false; })
        .steps.size();
}

QString describeJourney(const battle::Battle& battle, const battle::Stack& stack, const smm::Order& order) {
    const battle::StackPointer target = order.advance ? battle.stacks.find(*order.advance) : nullptr;
    if (!order.move && !target)
        return {};
    const std::vector<hex::Hex> path =
        orderedWay(battle, stack, target ? target->hex : *order.move, target != nullptr);
    const int rounds = battle::roundsFor(battle, travellerOf(battle, stack), path);
    const std::size_t steps = hexesThisRound(battle, stack, path);
    const QString to = text::hexName(steps == 0 ? stack.hex : path.at(steps - 1));
    return rounds < 2 ? OrderDropText::tr("this round to %1").arg(to)
                      : OrderDropText::tr("%n round(s); this round to %1", nullptr, rounds).arg(to);
}

OrderDrop orderDrop(const battle::Battle& battle, const battle::Stack& stack, hex::Hex hex,
                    const battle::StackPointer& target) {
    smm::Order order = withoutAction(orderOf(battle, stack.id));
    if (!target)
        order.move = hex;
    else if (const auto possible = orderAgainst(battle, stack.id, target->id))
        order = *possible;
    else
        order.attack = target->id; // the reason against it is shown
    OrderDrop drop;
    drop.give = giving(stack.id, order);
    drop.rule = order.advance ? battleRule(6) : order.move ? battleRule(5) : smmRule(24);
    drop.refusal = smm::orderRefusal(battle, stack.id, order);
    drop.words = describeOrder(battle, stack.id, order);
    if (drop.refusal)
        return drop;
    if (order.move || order.advance)
        addWay(drop, battle, stack, hex, order.advance.has_value());
    else
        addForecast(drop, battle, stack.id, order);
    return drop;
}

} // namespace sf::ui
