// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/imperio/game/fight.h"

#include <vector>

namespace sf::imperio {

/// One row of the table of all fights.
struct OddsRow {
    Matchup matchup;
    int attackerDice = 1;
    int defenderDice = 1;
    dice::Fraction win; ///< of the sums; so are the next two
    dice::Fraction tie;
    dice::Fraction lose;
};

/// Every matchup of IMP-13, including those that IMP-15 prevents. Base stands for headquarters too. A splash
/// on a knight appears twice: not beside the archer, and beside it.
std::vector<Matchup> allMatchups();
/// Computes the table of all fights: dice counts, sums by convolution, fractions in lowest terms.
std::vector<OddsRow> oddsTable();

} // namespace sf::imperio
