// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/commander.h"
#include "core/players/battle/obstacle.h"

#include <QStringList>

/// What computer players of battles say.
namespace sf::text {

/// "attack the River Watch with everything", for a sentence about a plan.
QString plan(const players::Plan& plan, const battle::Battle& battle);
/// The plan with its chance, and the runner-up, one sentence each.
QStringList planReasons(const players::Decision& decision, const battle::Battle& battle);
/// Why the stack got this order: "First attacks River Watch: 55 % to hit, 24 damage." Empty for an order
/// without an action.
QString orderReason(const battle::Battle& battle, const battle::StackId& stack, const smm::Order& order);
/// One sentence for each step that is no attack, order or end of a phase, then one for each order.
QStringList stepReasons(const players::Steps& steps, const battle::Battle& battle);
/// Why a computer player can do nothing for a side.
QString obstacle(players::Obstacle obstacle, const battle::Battle& battle, int side);

} // namespace sf::text
