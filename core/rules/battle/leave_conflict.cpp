// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/apply_parts.h"

#include <algorithm>

namespace sf::battle::parts {
namespace {

using Conflicts = std::vector<Conflict>;

/// Where it fights; end() when nowhere.
Conflicts::iterator conflictOf(Conflicts& conflicts, const StackId& id) {
    return std::ranges::find_if(
        conflicts, [&](const Conflict& conflict) { return std::ranges::count(conflict.stacks, id) > 0; });
}

/// Out of its lists; an Initiative may stand there without the stack. Whether there was anything.
bool strike(Conflict& conflict, const StackId& id) {
    const auto initiative =
        std::erase_if(conflict.initiative, [&](const auto& entry) { return entry.first == id; });
    return std::erase(conflict.stacks, id) + initiative > 0;
}

/// The heir stands where the stack that goes into it stood. It enters, so its Initiative is computed when the
/// Conflict goes on (SMM-11). One that fights elsewhere joins the two Conflicts.
void enter(Conflicts& conflicts, const StackId& gone, const StackId& heir) {
    const auto from = conflictOf(conflicts, gone);
    const auto own = conflictOf(conflicts, heir);
    if (from == conflicts.end() || from == own)
        return;
    if (own == conflicts.end()) {
        std::ranges::replace(from->stacks, gone, heir);
        return;
    }
    Conflict& first = from < own ? *from : *own;
    const auto later = std::max(from, own);
    first.stacks.insert(first.stacks.end(), later->stacks.begin(), later->stacks.end());
    first.initiative.insert(first.initiative.end(), later->initiative.begin(), later->initiative.end());
    conflicts.erase(later);
}

bool isOver(const Battle& battle, const Conflict& conflict) {
    const auto side = [&](const StackId& id) { return battle.stacks.find(id)->side; };
    return std::ranges::adjacent_find(conflict.stacks, std::ranges::not_equal_to{}, side) ==
           conflict.stacks.end();
}

} // namespace

std::optional<ProgressChange> leaveConflict(const Battle& battle, const StackId& gone,
                                            const std::optional<StackId>& heir) {
    Conflicts conflicts = *battle.conflicts;
    if (heir)
        enter(conflicts, gone, *heir);
    Conflicts left;
    for (Conflict& conflict : conflicts)
        if (!strike(conflict, gone) || !isOver(battle, conflict))
            left.push_back(std::move(conflict));
    if (left == *battle.conflicts)
        return std::nullopt;
    return ProgressChange{ProgressChange::Progress{battle.round, battle.conflicts},
                          ProgressChange::Progress{battle.round, std::move(left)}};
}

} // namespace sf::battle::parts
