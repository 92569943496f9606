// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/id.h"

class QMenu;

namespace sf::ui {

class RoundController;

/// What the selected stack may be ordered to do to an opposing one, what is not possible with its rule, and
/// the way to select that one instead. False, and nothing is added, when the two do not oppose each other.
bool addOrderItems(QMenu& menu, RoundController& controller, const battle::StackId& target);

} // namespace sf::ui
