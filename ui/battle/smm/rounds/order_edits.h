// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/order.h"

namespace sf::ui {

/// What is left of an order when the stack is to do something else: posture, screening and rotation.
battle::Order withoutAction(const battle::Order& order);

} // namespace sf::ui
