// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/scene.h"

namespace sf::imperio {
namespace {

SceneKind fightKind(const Event& event) {
    if (event.fight.matchup.means == Means::Splash)
        return SceneKind::Splash;
    return event.sums == dice::Comparison::Tie ? SceneKind::Tie : SceneKind::Strike;
}

/// Whether the piece at the event's square fell in the fight just before, and not in an earlier one of the
/// same shot.
bool fallsIn(const Event& event, const Event& before) {
    return before.what == Happened::Eliminated ||
           (before.what == Happened::Fought && (event.to == before.fight.target || event.to == before.from));
}

SceneRole sceneRoleOf(const Event& event, const Event* before) {
    using Part = SceneRole::Part;
    switch (event.what) {
    case Happened::Spawned:
        return {SceneKind::Arrival, Part::Main, false};
    case Happened::Stepped:
    case Happened::MovedIn:
        return {SceneKind::March, Part::Main, false};
    case Happened::Fought:
        return {fightKind(event), Part::Main, false};
    case Happened::Eliminated:
        return {SceneKind::Loss, before && fallsIn(event, *before) ? Part::Consequence : Part::Main, true};
    case Happened::Captured:
    case Happened::Destroyed:
        return {SceneKind::Capture, Part::Main, false};
    case Happened::Stopped:
        return {SceneKind::Other, Part::Consequence, false};
    case Happened::Entrenched: // at the end of the turn, and told before it
        return {SceneKind::Heading, Part::Announcement, false};
    case Happened::TurnEnded:
    case Happened::TurnEndedByItself:
        return {SceneKind::Heading, Part::Main, false};
    case Happened::GameOver:
        return {SceneKind::Ending, Part::Main, false};
    }
    return {};
}

} // namespace

std::vector<Scene> scenesOf(const std::vector<Event>& events) {
    return divideIntoScenes(events.size(), [&](std::size_t index) {
        return sceneRoleOf(events[index], index == 0 ? nullptr : &events[index - 1]);
    });
}

} // namespace sf::imperio
