// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/scene.h"

#include <algorithm>

namespace sf::battle {
namespace {

/// The side of the stack that moves in the scene; nothing in others.
std::optional<int> sideMoving(const Scene& scene, const std::vector<Event>& events, const StackList& stacks) {
    const Event& main = events[scene.main];
    const bool isMove = scene.kind == SceneKind::March || scene.kind == SceneKind::Rotation;
    const StackPointer stack = isMove && main.conflict == 0 ? stacks.find(main.stack) : nullptr;
    return stack ? std::optional(stack->side) : std::nullopt;
}

} // namespace

std::vector<Scene> scenesOf(const std::vector<Event>& events, const StackList& stacks) {
    const std::vector<Scene> single = divideIntoScenes(events.size(), [&](std::size_t index) {
        const EventKind kind = events[index].kind;
        return SceneRole{kind->scene, kind->part, kind->isDeath};
    });
    std::vector<Scene> scenes;
    std::optional<int> movingBefore;
    for (const Scene& scene : single) {
        const std::optional<int> moving = sideMoving(scene, events, stacks);
        if (moving && moving == movingBefore)
            scenes.back().last = scene.last;
        else
            scenes.push_back(scene);
        movingBefore = moving;
    }
    return scenes;
}

} // namespace sf::battle
