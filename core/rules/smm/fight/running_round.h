// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <set>

namespace sf::smm {

/// A battle round in progress (SMM-25, SMM-26): the acting order, who has acted, and the stacks at the time
/// when their stats were frozen.
struct RunningRound {
    /// The Conflicts in fighting order, each with its stacks by Initiative: those that were alive when its
    /// own round began (SMM-26).
    Shared<std::vector<std::vector<battle::StackId>>> conflicts;
    std::vector<int> numbers; ///< of these Conflicts, which keep them when they end during the round
    std::size_t conflict = 0; ///< the one being fought; conflicts->size(): the stacks outside are acting
    std::size_t next = 0;     ///< index of the next to act in it, or in `outside`
    bool isStirred = false;   ///< a stack in it has attacked, shot, fled or held by order (BAT-7)
    /// Stacks that act outside Conflicts; empty until all Conflicts are done.
    std::vector<battle::StackId> outside;
    std::set<battle::StackId> acted; ///< stacks that won't act again in this round
    std::set<battle::StackId> kept;  ///< stacks whose order was changed for the next round (BAT-6)
    std::vector<std::pair<battle::StackId, battle::StackId>> engagements; ///< who engaged whom (SMM-24)
    /// All stacks, in document order, when their Squares and stats were frozen (SMM-11).
    Shared<std::vector<battle::StackPointer>> frozen;
    std::map<battle::StackId, int> rotations; ///< hex sides that a stack rotated before acting (SMM-20)

    /// The number of the Conflict at this index.
    int number(std::size_t index) const;
    bool isOutside() const { return conflict >= conflicts->size(); }
    /// The next stack to act, or nothing if none is left.
    std::optional<battle::StackId> nextStack() const;
    bool operator==(const RunningRound&) const;
};

} // namespace sf::smm
