// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/scene.h"

namespace sf::encounter {
namespace {

SceneRole sceneRoleOf(const Event& event) {
    using Part = SceneRole::Part;
    switch (event.what) {
    case What::DamageRolled:
    case What::MagicResisted:
        return {SceneKind::Strike, Part::Main, false};
    case What::Answers:
        return {SceneKind::Strike, Part::Announcement, false};
    case What::Died:
        return {SceneKind::Loss, Part::Consequence, true};
    case What::ArmorRolled:
    case What::NoArmor:
    case What::HpLost:
    case What::StatusRolled:
    case What::StatusGained:
    case What::DropRolled:
    case What::Dropped:
    case What::KillGained:
    case What::XpGained:
    case What::AnswerNotAllowed:
        return {SceneKind::Loss, Part::Consequence, false};
    case What::EncounterBegan:
    case What::MonsterDrawn:
    case What::MonsterAdded:
        return {SceneKind::Arrival, Part::Main, false};
    case What::EncounterEnded:
        return {SceneKind::Departure, Part::Main, false};
    case What::HoursPassed:
    case What::DayBegan:
        return {SceneKind::Heading, Part::Main, false};
    case What::LevelChanged:
        return {SceneKind::March, Part::Main, false};
    case What::Edited:
    case What::Added:
    case What::Removed:
        return {SceneKind::Edit, Part::Main, false};
    default:
        return {};
    }
}

} // namespace

std::vector<Scene> scenesOf(const std::vector<Event>& events) {
    return divideIntoScenes(events.size(), [&](std::size_t index) { return sceneRoleOf(events[index]); });
}

} // namespace sf::encounter
