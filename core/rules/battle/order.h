// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

#include <map>

namespace sf::battle {

/// What a stack does in a battle round: at most one action besides posture, screening and rotation. BAT-7
/// says what it does if it has no action.
struct Order {
    std::optional<StackId> attack;
    std::optional<StackId> shoot;
    std::optional<Edge> edge; ///< of `attack`, chosen explicitly (SMM-9a)
    int rotate = 0;           ///< hex sides clockwise, -3 to 3, before the action
    std::optional<Posture> posture;
    std::optional<Screens> screens;
    std::optional<hex::Hex> flee;
    std::optional<hex::Hex> move;   ///< only outside Conflicts; may take several rounds (BAT-5)
    std::optional<StackId> advance; ///< only outside Conflicts (BAT-6)
    bool disengage = false;
    bool hold = false;

    /// The number of actions in the order.
    int actions() const;
    /// Returns whether it is a move or an advance, which may take several rounds (BAT-5).
    bool isJourney() const { return move || advance; }
    /// Only its rotation, posture and screening.
    Order withoutAction() const;
    bool operator==(const Order&) const = default;
};
using Orders = std::map<StackId, Order>;

/// The stacks that merged into others, and into which.
using Mergers = std::map<StackId, StackId>;
/// Lets an order on a stack that merged follow it (BAT-16).
void follow(Order& order, const Mergers& mergers);

} // namespace sf::battle
