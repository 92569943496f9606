// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/battle_state.h"

#include <algorithm>

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

std::shared_ptr<battle::StatePart> BattleState::clone() const {
    auto copy = std::make_shared<BattleState>(*this);
    copy->conflicts = std::vector<Conflict>(*conflicts);
    return copy;
}

battle::Fights BattleState::fights() const {
    battle::Fights all;
    for (const Conflict& conflict : *conflicts)
        all.push_back(conflict.stacks);
    return all;
}

} // namespace sf::smm
