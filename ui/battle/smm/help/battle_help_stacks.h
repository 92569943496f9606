// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// The stacks that the pages of the help show.
namespace sf::ui::help {

/// `count` units called A, B, C ... from the least to the most valuable; where `led` the last is a Warlord.
battle::Stack lettered(int count, bool led = false);
/// A battle on open ground with Reds and Blues.
battle::Battle emptyField(int columns, int rows);
void put(battle::Battle& battle, battle::Stack stack);

} // namespace sf::ui::help
