// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/battle/battle.h"
#include "ui/paint/sheets/pages.h"

#include <memory>
#include <vector>

namespace sf::paint {

/// The Square sheets of stacks, one after the other. Holds the battle it was given, as it was then.
std::unique_ptr<Pages> sheetPages(battle::Battle battle, std::vector<battle::StackId> stacks,
                                  PageSetup setup);
/// All stacks of the battle, in document order.
std::vector<battle::StackId> allStacks(const battle::Battle& battle);

} // namespace sf::paint
