// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/event.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/battle/system.h"

namespace sf::battle {

/// Whether the action edits the battle: it isn't about play itself, which is never a referee's.
bool isEdit(const Action& action);
/// Whether a stack on the map that was told to act isn't any more. An order that goes with its stack isn't
/// dropped.
bool isOrderDropped(const Battle& after, const StackId& told);
/// Returns the log events of an action by a player or a referee, without anything that is still sealed.
std::vector<Event> eventsOf(const Battle& before, const Action& action, const Battle& after,
                            const System& system);

} // namespace sf::battle
