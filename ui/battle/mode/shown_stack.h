// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"

#include <memory>
#include <QString>

namespace sf::ui {

/// A stack and what its rules say about it, calculated once for all parts of the inspector.
struct ShownStack {
    const battle::Battle* battle = nullptr;
    battle::StackPointer stack;
    std::vector<std::size_t> order;    ///< positions of the units as lists show them; see BattleMode
    std::optional<std::size_t> leader; ///< position of the unit that leads the stack

    ShownStack(const battle::Battle& whole, battle::StackPointer shown);

    /// Asserts that the position is one of the stack's units.
    const battle::Unit& unit(std::size_t position) const { return stack->units->at(position); }
};
using ShownStackPointer = std::shared_ptr<const ShownStack>;

/// "A" to "Z", "AA" ...
QString shownLetter(int row);

} // namespace sf::ui
