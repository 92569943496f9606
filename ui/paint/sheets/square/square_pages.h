// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "core/rules/smm/square/house_rules.h"
#include "ui/paint/sheets/paper/pages.h"

#include <memory>
#include <vector>

namespace sf::paint {

/// The Square sheets of stacks, one after the other, `perPage` (1, 2 or 4) on a page; a stack that is too
/// large for a part of a page has pages of its own. Holds the battle as it was given.
std::unique_ptr<Pages> sheetPages(battle::Battle battle, const std::vector<battle::StackId>& stacks,
                                  int perPage, PageSetup setup);
/// All stacks of the battle, in document order.
std::vector<battle::StackId> allStacks(const battle::Battle& battle);

inline constexpr int sampleUnits = 25; ///< the source's own sample goes so far

/// A sheet to manage any Square by hand: the graph of all Squares from 1 to `units` units, one inside the
/// other, what each size counts for under the house rules, and an empty table of units.
std::unique_ptr<Pages> blankPages(int units, const smm::HouseRules& rules, PageSetup setup);

/// Stack Management Mechanics on one page under the house rules of a battle: sizes and multipliers, edges,
/// damage orders, chances to hit, terrain. Every figure comes out of the rules themselves.
std::unique_ptr<Pages> referencePages(const battle::Battle& battle, PageSetup setup);

} // namespace sf::paint
