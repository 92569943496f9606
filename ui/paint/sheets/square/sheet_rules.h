// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/smm/square/square.h"
#include "core/rules/smm/square/stats.h"
#include "ui/paint/sheets/paper/rule_box.h"

#include <optional>

namespace sf::paint {

/// A stack with everything that its sheet shows.
struct SheetStack {
    const battle::Battle& battle;
    const battle::Stack& stack;
    smm::Square square;
    std::optional<smm::StackStats> stats; ///< nothing if no unit is alive

    SheetStack(const battle::Battle& itsBattle, const battle::Stack& itsStack);
};

/// What to remember of the rules, with the figures of this stack.
RuleLines rulesFor(const SheetStack& sheet);

} // namespace sf::paint
