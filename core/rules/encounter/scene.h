// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/encounter/event.h"
#include "core/rules/scene.h"

namespace sf::encounter {

/// The scenes of one action: an attack with its armor, damage and what a dead Monster leaves, the answer to
/// it, a new day.
std::vector<Scene> scenesOf(const std::vector<Event>& events);

} // namespace sf::encounter
