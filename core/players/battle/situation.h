// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/players/battle/duels.h"
#include "core/players/battle/plan.h"
#include "core/players/battle/step.h"
#include "core/rules/battle/system.h"

namespace sf::players {

/// A battle as one side sees it while it decides, and the steps that it has decided on so far.
class Situation {
public:
    Situation(const battle::Battle& seen, int side);

    const battle::Battle& battle() const { return m_battle; }
    const battle::System& system() const { return m_system; }
    int side() const { return m_side; }
    /// Living stacks on the map, in document order.
    std::vector<battle::StackPointer> own() const;
    std::vector<battle::StackPointer> foes() const;
    /// The nearest of them to the hex, at most `most`; ties in the given order.
    static std::vector<battle::StackPointer> nearest(const std::vector<battle::StackPointer>& stacks,
                                                     hex::Hex hex, std::size_t most);

    /// Takes the step if the rules allow it. Not for steps that throw dice.
    bool take(const Step& step);
    /// Adds a step without carrying it out: the last one.
    void add(Step step) { m_steps.push_back(std::move(step)); }
    Steps steps() && { return std::move(m_steps); }

private:
    battle::Battle m_battle;
    const battle::System& m_system;
    int m_side;
    Steps m_steps;
};

/// Places all reinforcements that are due, each where it is nearest to an opponent (BAT-9).
void placeArrivals(Situation& situation);
/// Merges stacks of the side that touch, as long as that makes them fight better (SMM-19).
void mergeStacks(Situation& situation, Duels& duels);
/// How much better these two would fight as one stack; 1 or more means they should merge.
double mergingGain(const battle::StackPointer& one, const battle::StackPointer& other,
                   const std::vector<battle::StackPointer>& foes, Duels& duels);
/// Places the stacks in the side's deployment zone and says ready (BAT-3).
Steps deploymentSteps(const battle::Battle& seen, int side, Duels& duels);
/// The hexes that decide the battle by BAT-10 (`hold`), for whichever side.
std::vector<hex::Hex> objectives(const battle::Battle& battle);

} // namespace sf::players
