// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/match_score.h"

#include <cmath>

namespace sf::imperio {

namespace {

constexpr double perElo = 400;

double eloOf(double score) {
    return -perElo * std::log10(1 / score - 1);
}
double scoreOf(double elo) {
    return 1 / (1 + std::pow(10, -elo / perElo));
}

} // namespace

void MatchScore::addPair(int first, int second) {
    ++m_games[static_cast<std::size_t>(first)];
    ++m_games[static_cast<std::size_t>(second)];
    const int both = first + second;
    ++m_counts[static_cast<std::size_t>(both)];
    ++m_pairs;
}

double MatchScore::mean(double drawnPairs) const {
    double sum = drawnPairs / 2;
    for (std::size_t half = 0; half < m_counts.size(); ++half)
        sum += m_counts[half] * static_cast<double>(half) / 4;
    return sum / (m_pairs + drawnPairs);
}

double MatchScore::variance(double drawnPairs) const {
    const double middle = mean(drawnPairs);
    double sum = drawnPairs * (0.5 - middle) * (0.5 - middle);
    for (std::size_t half = 0; half < m_counts.size(); ++half) {
        const double miss = static_cast<double>(half) / 4 - middle;
        sum += m_counts[half] * miss * miss;
    }
    return sum / (m_pairs + drawnPairs);
}

std::optional<double> MatchScore::elo() const {
    const double score = m_pairs > 0 ? mean(0) : 0.5;
    return score <= 0 || score >= 1 ? std::nullopt : std::optional(eloOf(score));
}

MatchScore::Interval MatchScore::interval() const {
    constexpr double deviations = 1.96;
    constexpr double edge = 1e-4;
    const double spread = deviations * std::sqrt(variance(1) / (m_pairs + 1));
    const double low = std::max(edge, mean(1) - spread);
    const double high = std::min(1 - edge, mean(1) + spread);
    return {eloOf(low), eloOf(high)};
}

double MatchScore::likelihoodRatio(double elo0, double elo1) const {
    const double from = scoreOf(elo0);
    const double to = scoreOf(elo1);
    const double spread = variance(1);
    return m_pairs == 0 || spread == 0 ? 0 : m_pairs * (to - from) * (2 * mean(0) - from - to) / (2 * spread);
}

} // namespace sf::imperio
