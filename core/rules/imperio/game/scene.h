// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/event.h"
#include "core/rules/scene.h"

namespace sf::imperio {

/// The scenes of one action: a step, each fight of a shot, who falls, who moves in, a captured base.
std::vector<Scene> scenesOf(const std::vector<Event>& events);

} // namespace sf::imperio
