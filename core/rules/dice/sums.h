// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rules/dice/fraction.h"

#include <array>
#include <cstdint>

namespace sf::dice {

/// The maximum number of d6 in the tables below.
inline constexpr int mostDice = 10;

/// 6^n, the number of ways n dice can fall; n is 0 to 2 x mostDice.
constexpr std::uint64_t ways(int dice) {
    std::uint64_t result = 1;
    for (; dice > 0; --dice)
        result *= 6;
    return result;
}

/// The number of ways n d6 add up to each sum, exactly and at most. Computed by convolution, one die at a
/// time.
class Sums {
public:
    /// `dice` is 1 to mostDice.
    explicit constexpr Sums(int dice = 1) : m_dice(dice) {
        m_counts[0] = 1;
        for (int die = 0; die < dice; ++die)
            addDie();
        std::uint64_t running = 0;
        for (std::size_t sum = 0; sum < size; ++sum)
            m_upTo[sum] = running += m_counts[sum];
    }
    constexpr int dice() const { return m_dice; }
    constexpr int least() const { return m_dice; }
    constexpr int most() const { return 6 * m_dice; }
    /// The number of ways to get exactly `sum`; 0 to 6 x mostDice.
    constexpr std::uint64_t exactly(int sum) const { return m_counts[static_cast<std::size_t>(sum)]; }
    /// The number of ways to get `sum` or less; 0 to 6 x mostDice.
    constexpr std::uint64_t atMost(int sum) const { return m_upTo[static_cast<std::size_t>(sum)]; }
    /// Returns the sum of the `way`th of the 6^n ways, sorted by sum: with one uniform number this draws a
    /// sum with the same distribution as n dice.
    int ofWay(std::uint64_t way) const;

private:
    static constexpr std::size_t size = 6 * mostDice + 1;
    constexpr void addDie() {
        for (std::size_t sum = size; sum-- > 0;) {
            m_counts[sum] = 0;
            for (std::size_t face = 1; face <= 6 && face <= sum; ++face)
                m_counts[sum] += m_counts[sum - face];
        }
    }
    int m_dice;
    std::array<std::uint64_t, size> m_counts{};
    std::array<std::uint64_t, size> m_upTo{};
};

/// How two sums compare, from the first's view.
enum class Comparison : std::uint8_t { Win, Tie, Lose };

/// The exact odds of a comparison, in ways out of 6^(n+m).
struct Odds {
    std::uint64_t win = 0;
    std::uint64_t tie = 0;
    std::uint64_t lose = 0;

    constexpr bool operator==(const Odds&) const = default;
    constexpr std::uint64_t total() const { return win + tie + lose; }
    constexpr Fraction winChance() const { return reduced(win, total()); }
    constexpr Fraction tieChance() const { return reduced(tie, total()); }
    constexpr Fraction loseChance() const { return reduced(lose, total()); }
};

/// Compares the first sum with the second.
constexpr Odds compare(const Sums& first, const Sums& second) {
    Odds odds;
    for (int sum = first.least(); sum <= first.most(); ++sum) {
        odds.win += first.exactly(sum) * second.atMost(sum - 1);
        odds.tie += first.exactly(sum) * second.exactly(sum);
    }
    odds.lose = ways(first.dice() + second.dice()) - odds.win - odds.tie;
    return odds;
}

/// The table for `dice` d6, 1 to mostDice.
const Sums& sums(int dice);
/// The odds of `first` d6 against `second` d6, each 1 to mostDice, from a table.
const Odds& odds(int first, int second);

} // namespace sf::dice
