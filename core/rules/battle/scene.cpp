// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/scene.h"

#include "core/rules/battle/system.h"

namespace sf::battle {
namespace {

SceneKind sceneKindOf(EventKind kind) {
    switch (kind) {
    case EventKind::RoundBegins:
    case EventKind::ConflictFights:
    case EventKind::OthersAct:
    case EventKind::TurnBegins:
    case EventKind::PlayBegins:
    case EventKind::PlayStops:
        return SceneKind::Heading;
    case EventKind::Moves:
    case EventKind::InReach:
        return SceneKind::March;
    case EventKind::Rotates:
        return SceneKind::Rotation;
    case EventKind::Arrives:
        return SceneKind::Arrival;
    case EventKind::Flees:
    case EventKind::Leaves:
        return SceneKind::Flight;
    case EventKind::LeavesMap:
        return SceneKind::Departure;
    case EventKind::Hits:
    case EventKind::Misses:
    case EventKind::Strikes:
        return SceneKind::Strike;
    case EventKind::WarlordJoins:
    case EventKind::WarlordStays:
        return SceneKind::Chance;
    case EventKind::Damage:
    case EventKind::Croaks:
        return SceneKind::Loss;
    case EventKind::Merges:
        return SceneKind::Merger;
    case EventKind::Splits:
        return SceneKind::Split;
    case EventKind::ConflictForms:
    case EventKind::ConflictsMerge:
    case EventKind::Joins:
        return SceneKind::ConflictForms;
    case EventKind::ConflictEnds:
    case EventKind::Disengages:
        return SceneKind::ConflictEnds;
    case EventKind::SideWins:
    case EventKind::PlayDrawn:
    case EventKind::Concedes:
        return SceneKind::Ending;
    case EventKind::RefereeEdits:
        return SceneKind::Edit;
    default:
        return SceneKind::Other;
    }
}

} // namespace

SceneRole sceneRoleOf(const Event& event) {
    using Part = SceneRole::Part;
    const Part part = isHeading(event.kind) ? Part::Announcement
                      : isLoss(event.kind)  ? Part::Consequence
                                            : Part::Main;
    return {sceneKindOf(event.kind), part, event.kind == EventKind::Croaks};
}

std::vector<Scene> scenesOf(const std::vector<Event>& events, const System& system) {
    return divideIntoScenes(events.size(),
                            [&](std::size_t index) { return system.sceneRole(events[index]); });
}

} // namespace sf::battle
