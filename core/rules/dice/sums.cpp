// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/sums.h"

#include <algorithm>
#include <cassert>

namespace sf::dice {

namespace {

constexpr auto allSums = [] {
    std::array<Sums, mostDice + 1> tables;
    for (int dice = 1; dice <= mostDice; ++dice)
        tables[static_cast<std::size_t>(dice)] = Sums(dice);
    return tables;
}();

constexpr auto allOdds = [] {
    std::array<std::array<Odds, mostDice + 1>, mostDice + 1> table;
    for (std::size_t first = 1; first <= mostDice; ++first)
        for (std::size_t second = 1; second <= mostDice; ++second)
            table[first][second] = compare(allSums[first], allSums[second]);
    return table;
}();

} // namespace

int Sums::ofWay(std::uint64_t way) const {
    const auto first = m_upTo.begin() + least();
    return static_cast<int>(std::upper_bound(first, m_upTo.begin() + most(), way) - m_upTo.begin());
}

const Sums& sums(int dice) {
    assert(dice >= 1 && dice <= mostDice);
    return allSums[static_cast<std::size_t>(dice)];
}

const Odds& odds(int first, int second) {
    assert(first >= 1 && first <= mostDice && second >= 1 && second <= mostDice);
    return allOdds[static_cast<std::size_t>(first)][static_cast<std::size_t>(second)];
}

} // namespace sf::dice
