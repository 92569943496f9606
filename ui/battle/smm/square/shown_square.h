// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/stats.h"
#include "ui/battle/mode/shown_stack.h"

namespace sf::ui {

/// A stack with its Square and stats, worked out once for all views of them.
struct ShownSquare : ShownStack {
    smm::Square square;
    std::optional<smm::StackStats> stats;

    ShownSquare(const battle::Battle& whole, const battle::StackPointer& shown)
        : ShownStack(whole, shown), square(whole, *shown), stats(smm::stackStats(whole, *shown, square)) {}
};
using ShownSquarePointer = std::shared_ptr<const ShownSquare>;

} // namespace sf::ui
