// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/fight/combatant.h"

#include <utility>

/// What a round computes anew for its stacks.
namespace sf::smm {

/// Hits that units of one stack lose, by their position in it.
using Losses = std::vector<std::pair<std::size_t, std::int32_t>>;

/// Makes the stacks that a round changes and the combatants that it freezes. This one makes each anew;
/// whoever goes through many rounds of one battle passes one that remembers what it made.
class StackFactory {
public:
    virtual ~StackFactory() = default;

    /// The stack at this place in document order after its losses (SMM-7).
    virtual battle::StackPointer hurt(std::size_t position, const battle::StackPointer& stack,
                                      const Losses& losses);
    /// The stack formed by Value (SMM-18).
    virtual battle::StackPointer reformed(std::size_t position, const battle::StackPointer& stack,
                                          const HouseRules& rules);
    /// Null when nobody lives in it.
    virtual CombatantPointer combatant(const battle::Battle& battle, std::size_t position,
                                       ResistanceSum resistance);
    /// Called before all stacks of the battle are frozen.
    virtual void prepare(battle::Battle& /*battle*/) {}
};

/// One for everybody: it has no state.
StackFactory& defaultFactory();

} // namespace sf::smm
