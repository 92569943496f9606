// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/action.h"
#include "core/rules/battle/recording.h"
#include "core/rules/battle/system.h"

namespace sf::battle {

/// Returns what the action changes in this battle, which stays as it is. In play, tells `sink` what everybody
/// sees of it, unless it is null.
Outcome apply(const Battle& battle, const Action& action, const System& system, EventSink* sink = nullptr);

/// The same on the battle itself. Returns why the rules refuse the action, in which case nothing changes.
std::optional<Refusal> carryOut(Battle& battle, const Action& action, const System& system);

/// The same for an action that a side planned in a sealed phase (BAT-4), without checking again whose turn it
/// is.
Outcome applyPlanned(const Battle& battle, const Action& action, const System& system,
                     EventSink* sink = nullptr);

} // namespace sf::battle
