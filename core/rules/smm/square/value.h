// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/stack.h"

/// SMM-3: which unit is more valuable, and by which of the six steps.
namespace sf::smm {

struct HouseRules;

/// The step of SMM-3 that distinguished two units, 1 to 6; Tied if none did.
enum class ValueStep : std::uint8_t { Tied, Succession, Upkeep, Level, Rank, Stats, HitsLeft };

struct Comparison {
    std::weak_ordering order = std::weak_ordering::equivalent; ///< less: the first is less valuable
    ValueStep step = ValueStep::Tied;
};
Comparison compareValue(const battle::Unit& first, const battle::Unit& second, const HouseRules& rules);

/// Indices in `stack.units` of the living units, least valuable first; tied ones in the player's order.
std::vector<std::size_t> valueOrder(const battle::Stack& stack, const HouseRules& rules);

} // namespace sf::smm
