// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/order_drop.h"

namespace sf::ui {

/// The order that dropping a stack onto the hex, or onto an opposing stack in it, gives: to move there; to
/// attack or shoot it, or to advance on it if it is out of range (BAT-4 to BAT-6).
OrderDrop orderDrop(const battle::Battle& battle, const battle::Stack& stack, hex::Hex hex,
                    const battle::StackPointer& target);

} // namespace sf::ui
