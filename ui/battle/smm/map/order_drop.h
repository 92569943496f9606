// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/order.h"
#include "ui/battle/mode/order_drop.h"

namespace sf::ui {

/// The order that dropping a stack onto the hex, or onto an opposing stack in it, gives: to move there; to
/// attack or shoot it, or to advance on it if it is out of range (BAT-4 to BAT-6).
OrderDrop orderDrop(const battle::Battle& battle, const battle::Stack& stack, hex::Hex hex,
                    const battle::StackPointer& target);

/// The hexes that a stack enters which moves to the hex (BAT-5), or with `advances` comes into range of it
/// (BAT-6), over as many rounds as that takes. Empty if there is no way, or it is there.
std::vector<hex::Hex> orderedWay(const battle::Battle& battle, const battle::Stack& stack, hex::Hex to,
                                 bool advances);
/// How many of these hexes the stack enters this round.
std::size_t hexesThisRound(const battle::Battle& battle, const battle::Stack& stack,
                           const std::vector<hex::Hex>& way);

/// Of an order to move or advance: "2 rounds; this round to 13,3". Empty for others.
QString describeJourney(const battle::Battle& battle, const battle::Stack& stack, const smm::Order& order);

} // namespace sf::ui
