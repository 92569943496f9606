// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/event.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/system.h"

namespace sf::battle {

/// Returns the log events of an action by a player or a referee, without anything that is still sealed.
std::vector<Event> eventsOf(const Battle& before, const Action& action, const Battle& after,
                            const System& system);

} // namespace sf::battle
