// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>

namespace sf::imperio {

/// The score of a match of colour-swapped pairs, from the first player's view. A pair is worth 0 to 4 half
/// points.
class MatchScore {
public:
    /// The half points of both games of a pair: each 0 for a loss, 1 for a draw, 2 for a win.
    void addPair(int first, int second);

    int pairs() const { return m_pairs; }
    int wins() const { return m_games[2]; }
    int draws() const { return m_games[1]; }
    int losses() const { return m_games[0]; }

    /// The Elo difference; nothing if all games are won or all lost.
    std::optional<double> elo() const;
    /// The 95 % confidence interval of the difference, from the variance of the pairs. It includes one extra
    /// drawn pair, so that it is finite.
    struct Interval {
        double low = 0;
        double high = 0;
    };
    Interval interval() const;
    /// The log-likelihood ratio of `elo1` against `elo0` (the sequential test on pairs).
    double likelihoodRatio(double elo0, double elo1) const;

private:
    double mean(double drawnPairs) const;
    double variance(double drawnPairs) const;
    std::array<int, 3> m_games{};
    std::array<int, 5> m_counts{}; ///< number of pairs by half points
    int m_pairs = 0;
};

/// The threshold of the sequential test, for alpha = beta = 0.05.
inline constexpr double decidedAt = 2.9444389791664403;

} // namespace sf::imperio
