// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fight.h"

#include <vector>

namespace sf::imperio {

/// One line of the table of all fights.
struct OddsRow {
    Matchup matchup;
    int attackerDice = 1;
    int defenderDice = 1;
    dice::Fraction win; ///< of the bare sums, as the next two
    dice::Fraction tie;
    dice::Fraction lose;
};

/// Every matchup of IMP-13, also those that IMP-15 prevents. Base stands for headquarters too. A splash on a
/// knight is there twice: away from the archer and beside it.
std::vector<Matchup> allMatchups();
/// The table of all fights, made anew: dice counts, sums by convolution, fractions in lowest terms.
std::vector<OddsRow> oddsTable();

} // namespace sf::imperio
