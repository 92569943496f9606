// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/battle/change.h"
#include "core/rules/battle/system.h"

namespace sf::battle {

/// What the action comes to in this battle. Pure: the battle stays as it is.
Outcome apply(const Battle& battle, const Action& action, const System& system);

/// The same of what a side has planned in a sealed phase, when it is carried out (BAT-4): nobody asks again
/// whose turn it is.
Outcome applyPlanned(const Battle& battle, const Action& action, const System& system);

} // namespace sf::battle
