// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/encounter/odds.h"

#include <algorithm>
#include <cmath>

namespace sf::encounter {
namespace {

__extension__ using Ways = unsigned __int128;

constexpr std::int64_t largestExactRange = 100'000;     ///< of damage, in HP
constexpr std::int64_t largestConvolution = 20'000'000; ///< dice times range

/// Whether the sides^dice x armor outcomes can be counted in 127 bits.
bool isCountable(const Damage& damage, std::int64_t armorSides) {
    const double bits = damage.dice * std::log2(std::max(damage.sides, 1)) +
                        std::log2(static_cast<double>(std::max<std::int64_t>(armorSides, 1)));
    return bits < 126 && damage.most() <= largestExactRange && armorSides <= largestExactRange;
}

/// The number of ways (or the chance) for the dice to sum to X, X + 1 ... X x Y: adds one die at a time, each
/// a window sliding over the previous sums.
template<class Number>
std::vector<Number> sumsOf(const Damage& damage, Number each) {
    std::vector<Number> sums{Number(1)};
    for (int die = 0; die < damage.dice; ++die) {
        std::vector<Number> next(sums.size() + static_cast<std::size_t>(damage.sides) - 1);
        Number window = 0;
        for (std::size_t i = 0; i < next.size(); ++i) {
            if (i < sums.size())
                window += sums[i];
            if (i >= static_cast<std::size_t>(damage.sides))
                window -= sums[i - static_cast<std::size_t>(damage.sides)];
            next[i] = window * each;
        }
        sums = std::move(next);
    }
    return sums;
}

/// Turns sums of damage, lowest first, into the ways to lose at least 0, 1, 2 ... HP after an armor die (one
/// way per face).
template<class Number>
std::vector<Number> lossesOf(const std::vector<Number>& sums, std::int64_t least, std::int64_t armorSides) {
    const auto most = static_cast<std::size_t>(least) + sums.size() - 1;
    // Ways to deal d or more, for d from 0.
    std::vector<Number> deals(most + 2, Number(0));
    for (std::size_t damage = most + 1; damage-- > 0;)
        deals[damage] = deals[damage + 1] + (damage >= static_cast<std::size_t>(least)
                                                 ? sums[damage - static_cast<std::size_t>(least)]
                                                 : Number(0));
    if (armorSides == 0)
        return deals;
    std::vector<Number> losses(most + 1, Number(0));
    // Losing h or more with an armor roll of r means dealing h + r or more: a window over `deals`.
    Number window = 0;
    const auto sides = static_cast<std::size_t>(armorSides);
    for (std::size_t h = most + 1; h-- > 1;) {
        if (h + 1 <= most)
            window += deals[h + 1];
        if (h + sides + 1 <= most)
            window -= deals[h + sides + 1];
        losses[h] = window;
    }
    losses[0] = deals[0] * Number(sides);
    return losses;
}

std::string decimal(Ways number) {
    std::string text;
    do {
        text.insert(text.begin(), static_cast<char>('0' + static_cast<int>(number % 10)));
        number /= 10;
    } while (number != 0);
    return text;
}

Ways commonDivisor(Ways a, Ways b) {
    while (b != 0) {
        const Ways rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

double normalAbove(double x) {
    return 0.5 * std::erfc(x / std::sqrt(2.0));
}

} // namespace

LossOdds::LossOdds(const Strike& strike) : m_armorSides(std::max<std::int64_t>(strike.armorSides(), 0)) {
    Strike dealt = strike;
    if (strike.isResisted())
        dealt.damage = {};
    m_least = hpLost(dealt.damage.least(), m_armorSides);
    m_most = hpLost(dealt.damage.most(), m_armorSides > 0 ? 1 : 0);
    if (isCountable(dealt.damage, m_armorSides))
        count(dealt);
    else if (dealt.damage.most() + m_armorSides <= largestExactRange * 20 &&
             std::int64_t{dealt.damage.dice} * dealt.damage.most() <= largestConvolution)
        convolve(dealt);
    else
        approximate(dealt);
}

void LossOdds::count(const Strike& strike) {
    m_ways = lossesOf(sumsOf<Ways>(strike.damage, 1), strike.damage.least(), m_armorSides);
    m_all = m_ways.front();
    for (std::size_t h = 1; h < m_ways.size(); ++h)
        m_expected += static_cast<double>(m_ways[h]) / static_cast<double>(m_all);
}

void LossOdds::convolve(const Strike& strike) {
    m_exactness = Exactness::Rounded;
    m_chances = lossesOf(sumsOf<double>(strike.damage, 1.0 / std::max(strike.damage.sides, 1)),
                         strike.damage.least(), m_armorSides);
    const double all = m_chances.front();
    for (double& chance : m_chances)
        chance = std::clamp(chance / all, 0.0, 1.0);
    for (std::size_t h = 1; h < m_chances.size(); ++h)
        m_expected += m_chances[h];
}

void LossOdds::approximate(const Strike& strike) {
    m_exactness = Exactness::Normal;
    const double sides = strike.damage.sides;
    m_plus = strike.damage.plus;
    m_mean = strike.damage.dice * (sides + 1) / 2;
    m_deviation = std::sqrt(strike.damage.dice * (sides * sides - 1) / 12);
    if (m_armorSides > 0) {
        const auto armor = static_cast<double>(m_armorSides);
        m_mean -= (armor + 1) / 2;
        m_deviation = std::sqrt(m_deviation * m_deviation + (armor * armor - 1) / 12);
    }
    const double mean = m_mean + static_cast<double>(m_plus);
    // Mean of a normal distribution cut off at 0.
    const double z = mean / std::max(m_deviation, 1e-9);
    m_expected = mean * (1 - normalAbove(z)) + m_deviation * std::exp(-z * z / 2) / std::sqrt(2 * M_PI);
}

double LossOdds::atLeast(std::int64_t lost) const {
    if (lost <= m_least)
        return 1;
    if (lost > m_most)
        return 0;
    const auto index = static_cast<std::size_t>(lost);
    switch (m_exactness) {
    case Exactness::Exact:
        return static_cast<double>(m_ways[index]) / static_cast<double>(m_all);
    case Exactness::Rounded:
        return m_chances[index];
    case Exactness::Normal:
        break;
    }
    return normalAbove((static_cast<double>(lost - m_plus) - 0.5 - m_mean) / std::max(m_deviation, 1e-9));
}

double LossOdds::exactly(std::int64_t lost) const {
    return lost < m_least || lost > m_most ? 0 : atLeast(lost) - atLeast(lost + 1);
}

std::string LossOdds::atLeastText(std::int64_t lost) const {
    if (m_exactness != Exactness::Exact)
        return {};
    if (lost <= m_least)
        return "1/1";
    if (lost > m_most)
        return "0/1";
    const Ways ways = m_ways[static_cast<std::size_t>(lost)];
    const Ways common = commonDivisor(ways, m_all);
    return decimal(ways / common) + '/' + decimal(m_all / common);
}

namespace {

/// The forecast of a person's blow, whoever is hit.
AttackForecast forecastOfBlow(const Strike& strike) {
    AttackForecast forecast{strike, LossOdds(strike), 0, {}, 0, 0, {}, {}, 0, 0};
    forecast.kills = forecast.odds.atLeast(strike.hp);
    forecast.killsText = forecast.odds.atLeastText(strike.hp);
    return forecast;
}

} // namespace

AttackForecast forecastOf(const Dungeon& dungeon, std::string_view attacker, std::string_view attackee) {
    const Person& person = *dungeon.person(attacker);
    if (const Person* other = dungeon.person(attackee))
        return forecastOfBlow(strikeAt(dungeon, person, *other));
    const MonsterPlace place = *dungeon.placeOf(attackee);
    const Monster& monster = dungeon.monster(place);
    AttackForecast forecast = forecastOfBlow(strikeAt(dungeon, person, monster));
    forecast.xp = monster.xp();
    for (int roll = 1; roll <= dropDie && !monster.drop.empty(); ++roll)
        forecast.drops += isDropped(roll, monster.dropRate) ? forecast.kills / dropDie : 0;
    if (!mayAnswer(dungeon, place))
        return forecast;
    forecast.answer = strikeAt(dungeon, monster, person);
    forecast.answerOdds.emplace(*forecast.answer);
    const double survives = 1 - forecast.kills;
    forecast.killedByAnswer = survives * forecast.answerOdds->atLeast(person.hp);
    for (int roll = 1; roll <= statusDie && monster.status; ++roll)
        forecast.status += isInflicted(roll) ? survives / statusDie : 0;
    return forecast;
}

} // namespace sf::encounter
