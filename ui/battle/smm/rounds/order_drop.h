// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/order_drop.h"

namespace sf::ui {

/// What a stack is ordered by being dropped onto the hex, or onto an opposing stack in it: to move there; to
/// attack or to shoot it, or to advance on it where it is out of reach (BAT-4 to BAT-6).
OrderDrop orderDrop(const battle::Battle& battle, const battle::Stack& stack, hex::Hex hex,
                    const battle::StackPointer& target);

} // namespace sf::ui
