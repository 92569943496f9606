// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/apply.h"

namespace sf::multiplier {

/// Multiplier combat's part in the actions of a battle: which units can stack, in which order (MUL-1), and
/// turns with the Move that is left in them (MUL-0). It has no postures, no screening and no house rules.
const battle::System& system();

} // namespace sf::multiplier
