// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/apply.h"

namespace sf::multiplier {

/// What multiplier combat adds to the actions of a battle: who may stack with whom (MUL-1). It has no
/// postures, no screening and no house rules, and the player may order a stack at will.
const battle::System& system();

} // namespace sf::multiplier
