// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/dice/chances.h"

#include "core/rules/dice/philox.h"

#include <numeric>

namespace sf::dice {

namespace {

int throwAll(Source& source, int count, std::vector<int>& dice) {
    dice.clear();
    for (int die = 0; die < count; ++die)
        dice.push_back(source.roll(6));
    return std::accumulate(dice.begin(), dice.end(), 0);
}

} // namespace

Comparison ThrownChances::compareSums(int first, int second) {
    const int firstSum = throwAll(m_source, first, m_first);
    const int secondSum = throwAll(m_source, second, m_second);
    if (firstSum == secondSum)
        return Comparison::Tie;
    return firstSum > secondSum ? Comparison::Win : Comparison::Lose;
}

Comparison DrawnChances::compareSums(int first, int second) {
    const Odds& chances = odds(first, second);
    const std::uint64_t drawn = m_random.below(chances.total());
    if (drawn < chances.win)
        return Comparison::Win;
    return drawn < chances.win + chances.tie ? Comparison::Tie : Comparison::Lose;
}

} // namespace sf::dice
