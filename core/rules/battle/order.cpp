// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/order.h"

namespace sf::battle {

int Order::actions() const {
    return (attack ? 1 : 0) + (shoot ? 1 : 0) + (flee ? 1 : 0) + (move ? 1 : 0) + (advance ? 1 : 0) +
           (disengage ? 1 : 0) + (hold ? 1 : 0);
}

Order Order::withoutAction() const {
    Order rest;
    rest.rotate = rotate;
    rest.posture = posture;
    rest.screens = screens;
    return rest;
}

void follow(Order& order, const Mergers& mergers) {
    for (std::optional<StackId>* target : {&order.attack, &order.shoot, &order.advance})
        if (*target)
            for (auto into = mergers.find(**target); into != mergers.end(); into = mergers.find(**target))
                *target = into->second;
}

} // namespace sf::battle
