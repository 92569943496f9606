// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/order.h"

namespace sf::ui {

/// The part of an order that stays when its action changes: posture, screening and rotation.
battle::Order withoutAction(const battle::Order& order);

} // namespace sf::ui
