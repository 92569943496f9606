// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/scene.h"

#include "core/rules/battle/system.h"

#include <algorithm>

namespace sf::battle {
namespace {

/// Changes a battle as events tell.
class Follower {
public:
    Follower(Battle& battle, const System& system, const Battle* after)
        : m_battle(battle), m_system(system), m_after(after) {}

    void follow(const Event& event) {
        m_system.follow(m_battle, event);
        switch (event.kind) {
        case EventKind::Moves:
        case EventKind::Leaves:
        case EventKind::InReach:
        case EventKind::Flees:
            return place(event);
        case EventKind::Arrives:
            edit(event.stack, [](Stack& stack) { stack.presence = Presence::OnMap; });
            return place(event);
        case EventKind::Rotates:
            return edit(event.stack, [&](Stack& stack) {
                stack.facing = hex::rotated(stack.facing, static_cast<int>(event.amount));
            });
        case EventKind::Damage:
        case EventKind::Croaks:
            return lose(event);
        case EventKind::LeavesMap:
            return edit(event.stack, [](Stack& stack) { stack.presence = Presence::Croaked; });
        case EventKind::Merges:
            return merge(event);
        case EventKind::Splits:
            return split(event);
        case EventKind::UnitChanges:
            return change(event);
        default:
            return;
        }
    }

private:
    template<class Edit>
    void edit(const StackId& id, Edit&& edit) {
        const std::size_t position = m_battle.stacks.position(id);
        if (position == m_battle.stacks.size())
            return;
        auto stack = std::make_shared<Stack>(*m_battle.stacks[position]);
        edit(*stack);
        m_battle.stacks.replace(position, std::move(stack));
    }

    void place(const Event& event) {
        edit(event.stack, [&](Stack& stack) {
            stack.hex = event.hex.value_or(stack.hex);
            stack.facing = event.facing.value_or(stack.facing);
        });
    }

    void lose(const Event& event) {
        edit(event.stack, [&](Stack& stack) {
            auto& units = stack.units.edit();
            const auto unit = std::ranges::find(units, event.unit, &Unit::id);
            if (unit != units.end())
                unit->hitsLeft -= event.kind == EventKind::Croaks ? unit->hitsLeft
                                                                  : static_cast<std::int32_t>(event.amount);
        });
    }

    void merge(const Event& event) {
        const StackPointer gone = m_battle.stacks.find(event.stack);
        if (!gone || gone->id == event.target || !m_battle.stacks.find(event.target))
            return;
        edit(event.target, [&](Stack& stack) {
            auto& units = stack.units.edit();
            units.insert(units.end(), gone->units->begin(), gone->units->end());
        });
        m_battle.stacks.erase(m_battle.stacks.position(event.stack));
    }

    /// The new stack as it is after the step, with the hits that its units have now.
    void split(const Event& event) {
        const StackPointer from = m_battle.stacks.find(event.target);
        const StackPointer made = m_after ? m_after->stacks.find(event.stack) : nullptr;
        if (!from || !made || m_battle.stacks.find(event.stack))
            return;
        auto part = std::make_shared<Stack>(*made);
        part->hex = event.hex.value_or(made->hex);
        part->facing = event.facing.value_or(made->facing);
        part->presence = Presence::OnMap;
        auto rest = std::make_shared<Stack>(*from);
        std::vector<Unit> taken;
        for (const Unit& unit : *made->units)
            if (const Unit* now = from->find(unit.id)) {
                taken.push_back(*now);
                std::erase_if(rest->units.edit(), [&](const Unit& other) { return other.id == unit.id; });
            }
        part->units = std::move(taken);
        m_battle.stacks.replace(m_battle.stacks.position(event.target), std::move(rest));
        m_battle.stacks.insert(m_battle.stacks.size(), std::move(part));
    }

    /// The unit becomes what it is after the step, with the hits that it has now.
    void change(const Event& event) {
        const StackPointer changed = m_after ? m_after->stacks.find(event.stack) : nullptr;
        const Unit* made = changed ? changed->find(event.unit) : nullptr;
        if (made)
            edit(event.stack, [&](Stack& stack) {
                auto& units = stack.units.edit();
                const auto unit = std::ranges::find(units, event.unit, &Unit::id);
                if (unit == units.end())
                    return;
                const std::int32_t hits = unit->hitsLeft;
                *unit = *made;
                unit->hitsLeft = hits;
            });
    }

    Battle& m_battle;
    const System& m_system;
    const Battle* m_after; ///< or null
};

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

void follow(Battle& battle, const Event& event, const System& system, const Battle* after) {
    Follower(battle, system, after).follow(event);
}

Battle followed(Battle before, const std::vector<Event>& events, std::size_t count, const System& system) {
    for (std::size_t i = 0; i < count; ++i)
        follow(before, events[i], system);
    return before;
}

} // namespace sf::battle
