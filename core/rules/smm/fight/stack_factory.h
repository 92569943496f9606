// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <utility>

/// What a round computes for its stacks.
namespace sf::smm {

struct Combatant;
struct HouseRules;

/// How the DR of a stack's units counts. `Once`, the highest one, is only used to simulate a claim.
enum class ResistanceSum : std::uint8_t { Sum, Once };

using CombatantPointer = std::shared_ptr<const Combatant>;

/// Hits lost by units of one stack, by index.
using Losses = std::vector<std::pair<std::size_t, std::int32_t>>;

/// Creates the stacks that a round changes and the combatants that it freezes. This one creates each from
/// scratch; code that plays many rounds of one battle uses one that caches.
class StackFactory {
public:
    virtual ~StackFactory() = default;

    /// The stack at this index in document order after its losses (SMM-7).
    virtual battle::StackPointer hurt(std::size_t position, const battle::StackPointer& stack,
                                      const Losses& losses);
    /// The stack formed by Value (SMM-18).
    virtual battle::StackPointer reformed(std::size_t position, const battle::StackPointer& stack,
                                          const HouseRules& rules);
    /// Returns null if nobody in it is alive.
    virtual CombatantPointer combatant(const battle::Battle& battle, std::size_t position,
                                       ResistanceSum resistance);
    /// Called before all stacks of the battle are frozen.
    virtual void prepare(battle::Battle& /*battle*/) {}
};

/// A shared, stateless instance.
StackFactory& defaultFactory();

} // namespace sf::smm
