// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/battle/event.h"

#include <vector>

namespace sf::battle {

/// What people watch as one: an attack with its dice and losses, a march, an arrival.
struct Scene {
    std::size_t first = 0; ///< of its events; headings of the round come before what they announce
    std::size_t last = 0;  ///< one past its last event
    bool operator==(const Scene&) const = default;
};

/// Returns whether the event belongs to what the one before it did: damage, and units that croak.
constexpr bool isLoss(EventKind kind) {
    return kind == EventKind::Damage || kind == EventKind::Croaks;
}

/// The scenes of one step, whether it has just been played or redone, or is read from a journal or a post.
/// Nothing about scenes is stored.
std::vector<Scene> scenesOf(const std::vector<Event>& events);

/// Changes the battle as the event tells. From the battle before a step it leads to what the map shows after
/// the event: hexes, facings, postures, hits, Conflicts, who has come and who has left. A split isn't
/// followed, as its event doesn't name the units.
void follow(Battle& battle, const Event& event);
/// The battle after the first `count` events.
Battle followed(Battle before, const std::vector<Event>& events, std::size_t count);

} // namespace sf::battle
