// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

/// The acting order: the Initiative strip and the list of Conflicts (SMM-25, SMM-26).
namespace sf::smm {

/// What a battle is doing: taking orders, fighting Conflicts, or moving the stacks outside them.
enum class Phase : std::uint8_t { Planning, Conflicts, Outside };

struct Turn {
    battle::StackId stack;
    std::int64_t initiative = 0; ///< in the Conflict; 0 outside
    bool hasActed = false;
};
struct ConflictTurns {
    int number = 0;                      ///< its name (SMM-24)
    std::vector<battle::StackId> stacks; ///< all its stacks, in the battle's order
    std::vector<Turn> turns;             ///< its living stacks, by Initiative
    bool isFought = false;               ///< its round of combat is over
};
struct Agenda {
    Phase phase = Phase::Planning;
    std::vector<ConflictTurns> conflicts; ///< in fighting order
    std::size_t conflict = 0;             ///< the one being fought; only in Phase::Conflicts
    std::vector<Turn> outside;            ///< only in Phase::Outside
    std::optional<battle::StackId> next;  ///< the next to act; only during a round
};

/// Between rounds, returns the Conflicts as they would fight now; new ones form only when the round begins.
Agenda agenda(const battle::Battle& battle);

} // namespace sf::smm
