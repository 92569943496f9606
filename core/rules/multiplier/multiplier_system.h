// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/apply.h"

namespace sf::multiplier {

/// What multiplier combat adds to the actions of a battle: who may stack with whom, in which order (MUL-1),
/// and sides' turns with the Move that is left in them (MUL-0). It has no postures, no screening and no house
/// rules.
const battle::System& system();

} // namespace sf::multiplier
