// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/sheets/paper/pages.h"

#include <memory>

namespace sf::paint {

inline constexpr int sampleUnits = 25; ///< the source's own sample goes so far

/// A sheet to manage any Square by hand: the graph of all Squares from 1 to `units` units, one inside the
/// other, what each size counts for, and an empty table of units.
std::unique_ptr<Pages> blankPages(int units, PageSetup setup);

} // namespace sf::paint
