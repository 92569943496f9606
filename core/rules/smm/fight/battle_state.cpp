// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/battle_state.h"

#include <algorithm>
#include <iterator>

namespace sf::smm {

int freeConflictNumber(const std::vector<Conflict>& conflicts, const std::vector<int>& others) {
    std::vector<bool> used(conflicts.size() + others.size() + 1); // one more than all together take
    const auto take = [&](int number) {
        if (number > 0 && static_cast<std::size_t>(number) <= used.size())
            used[static_cast<std::size_t>(number) - 1] = true;
    };
    std::ranges::for_each(others, take);
    std::ranges::for_each(conflicts, take, &Conflict::number);
    return static_cast<int>(std::ranges::find(used, false) - used.begin()) + 1;
}

void numberConflicts(std::vector<Conflict>& conflicts) {
    for (Conflict& conflict : conflicts)
        if (conflict.number == 0)
            conflict.number = freeConflictNumber(conflicts);
}

std::optional<std::size_t> conflictOf(const std::vector<Conflict>& conflicts, const battle::StackId& stack) {
    for (std::size_t i = 0; i < conflicts.size(); ++i)
        if (std::ranges::count(conflicts[i].stacks, stack) > 0)
            return i;
    return std::nullopt;
}

/// Exchanges the Conflicts between those at the beginning and at the end that stay.
battle::StatePart::PartEdit BattleState::editTo(const std::shared_ptr<const StatePart>& after) const {
    const auto& other = static_cast<const BattleState&>(*after);
    const std::vector<Conflict>& old = *conflicts;
    const std::vector<Conflict>& fresh = *other.conflicts;
    const auto first = std::mismatch(old.begin(), old.end(), fresh.begin(), fresh.end());
    const auto last = std::mismatch(old.rbegin(), std::make_reverse_iterator(first.first), fresh.rbegin(),
                                    std::make_reverse_iterator(first.second));
    return [begin = first.first - old.begin(), end = last.first.base() - old.begin(),
            middle = std::vector<Conflict>(first.second, last.second.base()),
            running = other.running](StatePart& part) {
        auto& state = static_cast<BattleState&>(part);
        if (end > begin || !middle.empty()) {
            std::vector<Conflict>& row = state.conflicts.edit();
            row.erase(row.begin() + begin, row.begin() + end);
            row.insert(row.begin() + begin, middle.begin(), middle.end());
        }
        state.running = running;
    };
}

battle::Fights BattleState::fights() const {
    battle::Fights all;
    for (const Conflict& conflict : *conflicts)
        all.push_back(conflict.stacks);
    return all;
}

} // namespace sf::smm
