// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/scene.h"

#include <algorithm>

namespace sf::battle {
namespace {

/// Changes a battle as events tell.
class Follower {
public:
    explicit Follower(Battle& battle) : m_battle(battle) {}

    void follow(const Event& event) {
        switch (event.kind) {
        case EventKind::Moves:
        case EventKind::Leaves:
        case EventKind::InReach:
            return place(event);
        case EventKind::Arrives:
            edit(event.stack, [](Stack& stack) { stack.presence = Presence::OnMap; });
            return place(event);
        case EventKind::Flees:
            leaveConflict(event.stack);
            return place(event);
        case EventKind::Rotates:
            return edit(event.stack, [&](Stack& stack) {
                stack.facing = hex::rotated(stack.facing, static_cast<int>(event.amount));
            });
        case EventKind::TakesPosture:
            return edit(event.stack,
                        [&](Stack& stack) { stack.posture = static_cast<Posture>(event.amount); });
        case EventKind::Damage:
        case EventKind::Croaks:
            return lose(event);
        case EventKind::LeavesMap:
            leaveConflict(event.stack);
            return edit(event.stack, [](Stack& stack) { stack.presence = Presence::Croaked; });
        case EventKind::Merges:
            return merge(event);
        default:
            return followConflict(event);
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
        leaveConflict(event.stack);
        m_battle.stacks.erase(m_battle.stacks.position(event.stack));
    }

    void followConflict(const Event& event) {
        auto& conflicts = m_battle.conflicts.edit();
        const auto found = std::ranges::find(conflicts, event.conflict, &Conflict::number);
        switch (event.kind) {
        case EventKind::ConflictForms:
        case EventKind::ConflictsMerge:
            for (const StackId& stack : event.others)
                leaveConflict(stack);
            conflicts.push_back({event.others, {}, {}, event.conflict});
            return;
        case EventKind::Joins:
            if (found != conflicts.end())
                found->stacks.push_back(event.stack);
            return;
        case EventKind::ConflictEnds:
            if (found != conflicts.end())
                conflicts.erase(found);
            return;
        default:
            return;
        }
    }

    /// A Conflict that nobody is left in ends.
    void leaveConflict(const StackId& id) {
        auto& conflicts = m_battle.conflicts.edit();
        for (Conflict& conflict : conflicts)
            std::erase(conflict.stacks, id);
        std::erase_if(conflicts, [](const Conflict& conflict) { return conflict.stacks.empty(); });
    }

    Battle& m_battle;
};

} // namespace

std::vector<Scene> scenesOf(const std::vector<Event>& events) {
    std::vector<Scene> scenes;
    bool isAnnounced = false; // so far by headings alone
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (scenes.empty() || (!isAnnounced && !isLoss(events[i].kind)))
            scenes.push_back({i, i});
        isAnnounced = isHeading(events[i].kind);
        scenes.back().last = i + 1;
    }
    return scenes;
}

void follow(Battle& battle, const Event& event) {
    Follower(battle).follow(event);
}

Battle followed(Battle before, const std::vector<Event>& events, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i)
        follow(before, events[i]);
    return before;
}

} // namespace sf::battle
