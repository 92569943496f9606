// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/battle/smm/rounds/order_edits.h"

namespace sf::ui {

battle::Order withoutAction(const battle::Order& order) {
    battle::Order left;
    left.rotate = order.rotate;
    left.posture = order.posture;
    left.screens = order.screens;
    return left;
}

} // namespace sf::ui
