// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace sf::players {

/// How often to choose each row of a game in which both choose at once.
struct Mix {
    std::vector<double> shares; ///< of each row, together 1
    double chance = 0;          ///< at least what the mix has against the best column
};

/// The equilibrium mix of the row player, whose chances to win are given by row and column, 0 to 1; the
/// column player has the rest. Requires at least one row and one column. Approximated by fictitious play
/// (Brown 1951), to about 0.01.
Mix equilibrium(const std::vector<std::vector<double>>& chances);

} // namespace sf::players
