// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// Who acts when: the Initiative strip and the list of Conflicts (SMM-25, SMM-26).
namespace sf::smm {

/// What a battle is doing: orders may be given, Conflicts fight, or the stacks outside them act.
enum class Phase : std::uint8_t { Planning, Conflicts, Outside };

struct Turn {
    battle::StackId stack;
    std::int64_t initiative = 0; ///< as it counts in the Conflict; 0 outside
    bool hasActed = false;
};
struct ConflictTurns {
    std::vector<battle::StackId> stacks; ///< all that are in it, as the battle has them
    std::vector<Turn> turns;             ///< the living ones, by Initiative
    bool isFought = false;               ///< it has had its round of combat
};
struct Agenda {
    Phase phase = Phase::Planning;
    std::vector<ConflictTurns> conflicts; ///< in the order in which they fight
    std::size_t conflict = 0;             ///< which one fights; only in Phase::Conflicts
    std::vector<Turn> outside;            ///< only in Phase::Outside
    std::optional<battle::StackId> next;  ///< who acts next; only while a round runs
};

/// Between rounds the Conflicts are shown as they would fight now; new ones form when the round begins.
Agenda agenda(const battle::Battle& battle);

} // namespace sf::smm
