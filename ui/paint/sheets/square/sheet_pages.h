// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
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

} // namespace sf::paint
