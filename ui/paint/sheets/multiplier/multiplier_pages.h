// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/sheets/paper/pages.h"
#include "ui/paint/sheets/paper/rule_box.h"

#include <memory>
#include <vector>

namespace sf::paint {

inline constexpr int sampleRows = 16;

/// The sheets of stacks in multiplier combat: who stands where (MUL-1), with attack, defense and hits, and
/// the factors of the stack's hits (MUL-2). `perPage` (1, 2 or 4) on a page; a stack that is too large for a
/// part of a page has pages of its own. Holds the battle as it was given.
std::unique_ptr<Pages> stackingPages(battle::Battle battle, const std::vector<battle::StackId>& stacks,
                                     int perPage, PageSetup setup);
/// A sheet for a stack of up to so many units, to be filled in by hand.
std::unique_ptr<Pages> blankStackingPages(int units, PageSetup setup);

/// Multiplier combat on one page: the formula of MUL-2 with a table for each factor, who strikes first, Move
/// costs and terrain. All figures are computed by the rules.
std::unique_ptr<Pages> factorReferencePages(PageSetup setup);
/// What to remember at the table, for sheets too.
RuleLines factorReminders();

} // namespace sf::paint
