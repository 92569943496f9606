// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/battle/mode/typed_order.h"

namespace sf::ui {

/// What all battles know, and "posture offensive"; for the battle round "attack NAME", "shoot NAME",
/// "advance on NAME", "flee to 5,5", "hold", "disengage", "turn first 1", "no order".
std::vector<OrderForm> roundOrderForms();

} // namespace sf::ui
