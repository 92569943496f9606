// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/mixed_strategy.h"

#include <algorithm>

namespace sf::players {

/// Both reply, again and again, to what the other has played so far.
Mix equilibrium(const std::vector<std::vector<double>>& chances) {
    constexpr int replies = 20'000;
    const std::size_t rows = chances.size();
    const std::size_t columns = chances.front().size();
    std::vector<double> ofRows(rows);       // sums against the columns played so far
    std::vector<double> ofColumns(columns); // the same against the rows
    Mix mix{std::vector<double>(rows), 0};
    for (int reply = 0; reply < replies; ++reply) {
        const auto row = static_cast<std::size_t>(std::ranges::max_element(ofRows) - ofRows.begin());
        mix.shares[row] += 1.0 / replies;
        for (std::size_t column = 0; column < columns; ++column)
            ofColumns[column] += chances[row][column];
        const auto column = static_cast<std::size_t>(std::ranges::min_element(ofColumns) - ofColumns.begin());
        for (std::size_t each = 0; each < rows; ++each)
            ofRows[each] += chances[each][column];
    }
    mix.chance = *std::ranges::min_element(ofColumns) / replies;
    return mix;
}

} // namespace sf::players
