// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace sf {

/// What a scene shows, by any rules: one list, so that one bar, player and page serve all kinds of document.
enum class SceneKind : std::uint8_t {
    Heading,       ///< a round, a turn or a day begins or ends
    March,         ///< somebody goes from one place to another
    Rotation,      ///< somebody faces another way
    Arrival,       ///< somebody comes onto the board
    Flight,        ///< somebody leaves a fight
    Departure,     ///< somebody leaves the board
    Strike,        ///< dice decide who is hurt
    Splash,        ///< the same for somebody beside the target
    Tie,           ///< a fight that ended with equal sums
    Chance,        ///< dice decide something else
    Loss,          ///< somebody is hurt or gone, away from the fight that did it
    Merger,        ///< two become one
    Split,         ///< one becomes two
    ConflictForms, ///< or another stack joins it
    ConflictEnds,
    Capture, ///< a base changes hands or is destroyed
    Ending,  ///< somebody wins, concedes or draws
    Edit,    ///< a referee or game master changes something
    Gap,     ///< what happened can't be shown
    Other,
};
inline constexpr SceneKind lastSceneKind = SceneKind::Other;

constexpr bool isFight(SceneKind kind) {
    return kind == SceneKind::Strike || kind == SceneKind::Splash || kind == SceneKind::Tie;
}

/// What people watch as one: an attack with its dice and losses, a march, an arrival. Its events are a part
/// of those of one action.
struct Scene {
    std::size_t first = 0; ///< of its events; headings come before what they announce
    std::size_t last = 0;  ///< one past its last event
    std::size_t main = 0;  ///< the event that it is about
    SceneKind kind = SceneKind::Other;
    int deaths = 0; ///< how many units, pieces or people die in it
    bool operator==(const Scene&) const = default;
};

/// What an event is in its scene.
struct SceneRole {
    enum class Part : std::uint8_t {
        Announcement, ///< opens a scene, which goes on with the next event
        Main,
        Consequence, ///< of the event before it
        Aside,       ///< a line of the log only: goes with the scene before it, or else with the next
    };
    SceneKind kind = SceneKind::Other;
    Part part = Part::Main;
    bool isDeath = false;
};

/// Divides events into scenes; there are none if all of them are asides. `roleOf(index)` is the role of an
/// event.
template<class RoleOf>
std::vector<Scene> divideIntoScenes(std::size_t events, RoleOf&& roleOf) {
    std::vector<Scene> scenes;
    bool isAnnounced = false; // so far by announcements alone
    for (std::size_t i = 0; i < events; ++i) {
        const SceneRole role = roleOf(i);
        const bool isAside = role.part == SceneRole::Part::Aside;
        if (isAside && scenes.empty())
            continue;
        if (scenes.empty() || (!isAnnounced && !isAside && role.part != SceneRole::Part::Consequence))
            scenes.push_back({scenes.empty() ? 0 : i, i, i, role.kind, 0});
        Scene& scene = scenes.back();
        scene.last = i + 1;
        scene.deaths += role.isDeath ? 1 : 0;
        if (isAside)
            continue;
        if (isAnnounced) {
            scene.main = i;
            scene.kind = role.kind;
        }
        isAnnounced = role.part == SceneRole::Part::Announcement;
    }
    return scenes;
}

} // namespace sf
