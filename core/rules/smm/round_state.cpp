// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/round_state.h"

#include <algorithm>

namespace sf::smm {

using battle::StackId;
using battle::StackPointer;

int Order::actions() const {
    return (attack ? 1 : 0) + (shoot ? 1 : 0) + (flee ? 1 : 0) + (move ? 1 : 0) + (disengage ? 1 : 0) +
           (hold ? 1 : 0);
}

std::string_view key(EventKind kind) {
    constexpr std::array<std::string_view, 20> keys{
        "conflictForms", "conflictsMerge",  "joins",        "reforms",      "rotates",
        "hits",          "misses",          "warlordJoins", "warlordStays", "damage",
        "croaks",        "forfeits",        "cannotAct",    "holds",        "flees",
        "fleeFails",     "cannotDisengage", "disengages",   "moves",        "conflictEnds"};
    static_assert(keys.size() == static_cast<std::size_t>(EventKind::ConflictEnds) + 1);
    return keys[static_cast<std::size_t>(kind)];
}

const Order& RoundState::order(const StackId& id) const {
    static const Order none;
    const auto found = m_orders.find(id);
    return found == m_orders.end() ? none : found->second;
}

std::optional<std::size_t> RoundState::conflictOf(const StackId& id) const {
    for (std::size_t i = 0; i < conflicts().size(); ++i)
        if (std::ranges::count(conflicts()[i].stacks, id) > 0)
            return i;
    return std::nullopt;
}

int RoundState::roll(int sides, Event& event) {
    const int value = m_source.roll(sides);
    event.dice.push_back({sides, value});
    return value;
}

Round RoundState::finish() {
    using Progress = battle::ProgressChange::Progress;
    m_battle.round = m_before.round.value_or(0) + 1;
    Round round;
    for (std::size_t position = 0; position < m_battle.stacks.size(); ++position) {
        const StackPointer& before = m_before.stacks[position];
        const StackPointer& after = m_battle.stacks[position];
        if (before != after && !(*before == *after))
            round.changes.emplace_back(battle::StackChange{position, before, after});
    }
    round.changes.emplace_back(battle::ProgressChange{Progress{m_before.round, m_before.conflicts},
                                                      Progress{m_battle.round, m_battle.conflicts}});
    round.events = std::move(m_events);
    return round;
}

} // namespace sf::smm
