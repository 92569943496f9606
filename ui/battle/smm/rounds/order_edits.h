// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"
#include "ui/battle/mode/order_drop.h"

namespace sf::ui {

/// The stack's order; an empty one if it has none.
battle::Order orderOf(const battle::Battle& battle, const battle::StackId& stack);
/// Changes the stack's order; an empty one cancels it.
std::optional<battle::Refusal> changeOrder(document::BattleDocument& document, const battle::StackId& stack,
                                           const std::function<void(battle::Order&)>& edit);
/// Gives the stack this order instead of its previous one, or cancels that if this one is empty.
GiveOrder giving(const battle::StackId& stack, const battle::Order& order);
/// The action of an order with the posture, screening and rotation of another one.
battle::Order withAction(const battle::Order& base, battle::Order action);
/// The part of an order that stays when its action changes: posture, screening and rotation.
battle::Order withoutAction(const battle::Order& order);
/// The stack's order with the first action that the rules allow: attack the target, shoot at it, or advance
/// on it (BAT-6).
std::optional<battle::Order> orderAgainst(const battle::Battle& battle, const battle::StackId& stack,
                                          const battle::StackId& target);

} // namespace sf::ui
