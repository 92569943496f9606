// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"

class QMenu;

namespace sf::ui {

class RoundController;

/// Adds a submenu with what the selected stack may attack or shoot at; nothing if it may not.
void addTargets(QMenu& menu, RoundController& controller);
/// Adds what the selected stack may do to an opposing one, refusals with their rule, and an entry to select
/// that one instead. False, adding nothing, if the two are not opposed.
bool addOrderItems(QMenu& menu, RoundController& controller, const battle::StackId& target);

} // namespace sf::ui
