// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/paper/pages.h"
#include "ui/paint/sheets/paper/rule_box.h"

#include <memory>

namespace sf::paint {

/// Multiplier combat on one page: the formula of MUL-2 with a table for each factor, who strikes first, Move
/// costs and terrain. All figures are computed by the rules.
std::unique_ptr<Pages> factorReferencePages(PageSetup setup);
/// What to remember at the table, for sheets too.
RuleLines factorReminders();

} // namespace sf::paint
