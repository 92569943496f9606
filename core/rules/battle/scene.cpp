// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/scene.h"

namespace sf::battle {

std::vector<Scene> scenesOf(const std::vector<Event>& events) {
    return divideIntoScenes(events.size(), [&](std::size_t index) {
        const EventKind kind = events[index].kind;
        return SceneRole{kind->scene, kind->part, kind->isDeath};
    });
}

} // namespace sf::battle
