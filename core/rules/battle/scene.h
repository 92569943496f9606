// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/event.h"
#include "core/rules/scene.h"

#include <vector>

namespace sf::battle {

using sf::Scene;

class System;

/// Returns whether the event belongs to what the one before it did: damage, and units that croak.
constexpr bool isLoss(EventKind kind) {
    return kind == EventKind::Damage || kind == EventKind::Croaks;
}

/// What the event is in its scene, unless a rule system decides otherwise (System::sceneRole).
SceneRole sceneRoleOf(const Event& event);

/// The scenes of one step, whether it has just been played or redone, or is read from a journal or a post.
/// Nothing about scenes is stored.
std::vector<Scene> scenesOf(const std::vector<Event>& events, const System& system);

} // namespace sf::battle
