// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/stats.h"

#include <memory>
#include <QString>

namespace sf::ui {

/// One stack with what follows from it, worked out once for all parts of the inspector.
struct ShownStack {
    const battle::Battle* battle = nullptr;
    battle::StackPointer stack;
    smm::Square square;
    std::optional<smm::StackStats> stats;

    ShownStack(const battle::Battle& whole, battle::StackPointer shown)
        : battle(&whole)
        , stack(std::move(shown))
        , square(whole, *stack)
        , stats(smm::stackStats(whole, *stack, square)) {}

    /// Asserts that the position is one of the stack's units.
    const battle::Unit& unit(std::size_t position) const { return stack->units->at(position); }
};
using ShownStackPointer = std::shared_ptr<const ShownStack>;

/// Positions of the units as lists show them: the living from least to most valuable (SMM-3), then the
/// croaked; by multiplier combat in their stacking order (MUL-1).
std::vector<std::size_t> shownOrder(const ShownStack& shown);
/// "A" to "Z", "AA" ...
QString shownLetter(int row);

} // namespace sf::ui
