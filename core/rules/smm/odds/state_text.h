// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/odds/known_stacks.h"

/// States of one fight as short texts: equal states have equal texts, and any thread can restore a state from
/// its text.
namespace sf::smm {

using StateText = std::u32string;

/// A state between rounds or within one.
struct FightState {
    battle::Battle battle;
    bool isFirst = false; ///< in a running round: whether it uses the orders of the first round
};

/// Writes and reads states with one thread's stacks.
class StateWriter {
public:
    /// `start` is the battle from which all states derive.
    StateWriter(const battle::Battle& start, Orders first, Orders standing, KnownStacks& stacks);

    const battle::Battle& start() const { return m_start; }

    /// Also unifies the battle's stacks.
    StateText write(FightState& state);
    FightState read(const StateText& text);

private:
    const battle::SystemState& plans(bool isFirst) const { return isFirst ? m_first : m_standing; }
    void writeRunning(StateText& text, const FightState& state);

    battle::Battle m_start;
    battle::SystemState m_first;
    battle::SystemState m_standing;
    KnownStacks& m_stacks;
};

} // namespace sf::smm
