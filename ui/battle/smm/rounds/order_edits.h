// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"
#include "ui/battle/mode/order_drop.h"

namespace sf::ui {

/// The stack's order; an empty one if it has none.
smm::Order orderOf(const battle::Battle& battle, const battle::StackId& stack);
/// Changes the stack's order; an empty one cancels it.
std::optional<battle::Refusal> changeOrder(document::BattleDocument& document, const battle::StackId& stack,
                                           const std::function<void(smm::Order&)>& edit);
/// Gives the stack this order instead of its previous one, or cancels that if this one is empty.
GiveOrder giving(const battle::StackId& stack, const smm::Order& order);
/// The action of an order with the posture, screening and rotation of another one.
smm::Order withAction(const smm::Order& base, smm::Order action);
/// The part of an order that stays when its action changes: posture, screening and rotation.
smm::Order withoutAction(const smm::Order& order);
/// The stack's order with the first action that the rules allow: attack the target, shoot at it, or advance
/// on it (BAT-6).
std::optional<smm::Order> orderAgainst(const battle::Battle& battle, const battle::StackId& stack,
                                       const battle::StackId& target);

} // namespace sf::ui
