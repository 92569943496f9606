// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <set>

namespace sf::battle {

/// A battle round that has begun and is not over (SMM-25, SMM-26): who acts when, who did, and the stacks as
/// they stood when their stats were frozen.
struct RunningRound {
    /// Conflicts in the order in which they fight, each with its stacks by Initiative: those alive when its
    /// own round begins (SMM-26).
    Shared<std::vector<std::vector<StackId>>> conflicts;
    std::size_t conflict = 0;     ///< which one fights; conflicts->size(): the stacks outside act
    std::size_t next = 0;         ///< who acts next in it, or of `outside`
    bool isStirred = false;       ///< somebody in it has attacked, shot, fled or held by order (BAT-7)
    std::vector<StackId> outside; ///< who acts outside Conflicts; empty until the Conflicts are through
    std::set<StackId> acted;      ///< who acts no more in this round
    std::set<StackId> kept;       ///< whose order has become another for the next round (BAT-6)
    std::vector<std::pair<StackId, StackId>> engagements; ///< who engaged whom (SMM-24)
    /// All stacks, in document order, as they stood when their Squares and stats were frozen (SMM-11).
    Shared<std::vector<StackPointer>> frozen;
    std::map<StackId, int> rotations; ///< hex sides that a stack turned before acting (SMM-20)

    bool isOutside() const { return conflict >= conflicts->size(); }
    /// Who acts next; nothing when nobody is left.
    std::optional<StackId> nextStack() const;
    bool operator==(const RunningRound&) const;
};

} // namespace sf::battle
