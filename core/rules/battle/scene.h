// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/event.h"

#include <vector>

namespace sf::battle {

using sf::Scene;

/// The scenes of one step, whether it has just been played or redone, or is read from a journal or a post.
/// Nothing about scenes is stored. Stacks of a side that move one after another outside a Conflict do so in
/// one scene; `stacks` tells the sides.
std::vector<Scene> scenesOf(const std::vector<Event>& events, const StackList& stacks);

} // namespace sf::battle
