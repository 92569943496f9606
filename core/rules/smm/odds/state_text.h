// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/round.h"
#include "core/rules/smm/odds/known_stacks.h"

/// States of one fight as short texts: two are the same when their texts are, and a text is a state again for
/// any thread.
namespace sf::smm {

using StateText = std::u32string;

/// A state between rounds or inside one.
struct FightState {
    battle::Battle battle;
    bool isFirst = false; ///< of a running round: whether its orders are those of the first round
};

/// Writes and reads them with the stacks of one thread.
class StateWriter {
public:
    /// `start`: the battle that all are states of.
    StateWriter(const battle::Battle& start, Orders first, Orders standing, KnownStacks& stacks);

    const battle::Battle& start() const { return m_start; }

    /// Unifies the battle's stacks on the way.
    StateText write(FightState& state);
    FightState read(const StateText& text);

private:
    const Shared<Orders>& orders(bool isFirst) const { return isFirst ? m_first : m_standing; }
    void writeRunning(StateText& text, const FightState& state);

    battle::Battle m_start;
    Shared<Orders> m_first;
    Shared<Orders> m_standing;
    KnownStacks& m_stacks;
};

} // namespace sf::smm
