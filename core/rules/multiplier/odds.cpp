// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/multiplier/odds.h"

#include <algorithm>
#include <map>

namespace sf::multiplier {
namespace {

/// The number of the 36 ways in which two dice sum to 2 to 12.
constexpr int waysOf(int sum) {
    return 6 - (sum < 7 ? 7 - sum : sum - 7);
}

class Counter {
public:
    explicit Counter(const Combat& combat) : m_combat(combat), m_start(standingOf(combat)) {
        m_forecast.order = orderOf(combat);
        m_forecast.attacker.croaks.resize(m_start.attacker.size());
        m_forecast.defender.croaks.resize(m_start.defender.size());
        m_forecast.attacker.strike = strikeOf(combat, m_start, Side::Attacker);
        m_forecast.defender.strike = strikeOf(combat, m_start, Side::Defender);
    }

    Forecast count() {
        switch (m_forecast.order) {
        case Order::AtOnce:
            countAtOnce(Side::Attacker);
            countAtOnce(Side::Defender);
            break;
        case Order::DefenderFirst:
            countInTurn(Side::Defender, true);
            break;
        case Order::AttackerFirst:
            countInTurn(Side::Attacker, true);
            break;
        case Order::AttackerAlone:
            countInTurn(Side::Attacker, false);
            break;
        }
        finish(m_forecast.attacker, m_hits[0]);
        finish(m_forecast.defender, m_hits[1]);
        return std::move(m_forecast);
    }

private:
    SideForecast& of(Side side) { return side == Side::Attacker ? m_forecast.attacker : m_forecast.defender; }

    void noteHits(Side side, std::int64_t hits, int ways) {
        of(side).strikes = true;
        m_hits[static_cast<std::size_t>(side)][hits] += ways;
    }
    void noteLosses(Side victim, const HitsLeft& left, int ways) {
        SideForecast& forecast = of(victim);
        for (std::size_t i = 0; i < left.size(); ++i)
            if (left[i] <= 0 && m_start.of(victim)[i] > 0)
                forecast.croaks[i] += ways;
        if (!isAnyoneAlive(left))
            forecast.wipedOut += ways;
    }

    void countAtOnce(Side side) {
        for (int sum = 2; sum <= 12; ++sum) {
            const int ways = waysOf(sum) * 36;
            const std::int64_t hits = of(side).strike.hitsOn(sum);
            noteHits(side, hits, ways);
            noteLosses(otherSide(side), struck(m_combat, m_start, side, hits), ways);
        }
    }

    /// The side strikes first, and the survivors of the other answer.
    void countInTurn(Side first, bool isAnswered) {
        for (int sum = 2; sum <= 12; ++sum) {
            const std::int64_t hits = of(first).strike.hitsOn(sum);
            Standing standing = m_start;
            standing.of(otherSide(first)) = struck(m_combat, m_start, first, hits);
            noteHits(first, hits, waysOf(sum) * 36);
            noteLosses(otherSide(first), standing.of(otherSide(first)), waysOf(sum) * 36);
            if (isAnswered && isAnyoneAlive(standing.of(otherSide(first))))
                countAnswer(standing, otherSide(first), waysOf(sum));
        }
    }

    void countAnswer(const Standing& standing, Side side, int waysBefore) {
        const Strike strike = strikeOf(m_combat, standing, side);
        for (int sum = 2; sum <= 12; ++sum) {
            const int ways = waysBefore * waysOf(sum);
            noteHits(side, strike.hitsOn(sum), ways);
            noteLosses(otherSide(side), struck(m_combat, standing, side, strike.hitsOn(sum)), ways);
        }
    }

    static void finish(SideForecast& forecast, const std::map<std::int64_t, int>& hits) {
        forecast.hits.assign(hits.begin(), hits.end());
        for (const auto& [count, ways] : hits)
            forecast.expectedHits += static_cast<double>(count) * ways / allWays;
    }

    const Combat& m_combat;
    Standing m_start;
    Forecast m_forecast;
    std::array<std::map<std::int64_t, int>, 2> m_hits;
};

} // namespace

Forecast forecastOf(const Combat& combat) {
    return Counter(combat).count();
}

} // namespace sf::multiplier
