// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/imperio/results.h"

namespace sf::imperio {

namespace {

/// Answers comparisons with results chosen in advance.
class ChosenChances final : public dice::Chances {
public:
    void add(dice::Comparison sums) { m_sums[m_size++] = sums; }
    dice::Comparison compareSums(int /*first*/, int /*second*/) override { return m_sums[m_next++]; }

private:
    std::array<dice::Comparison, 9> m_sums{};
    std::size_t m_size = 0;
    std::size_t m_next = 0;
};

/// ways / total in units of 2^-32, rounded to nearest.
std::int64_t rounded(std::uint64_t ways, std::uint64_t total) {
    return static_cast<std::int64_t>(((Bits{ways} << 32) + total / 2) / total);
}

bool isSame(const Fate& a, const Fate& b) {
    return a.attackerLives == b.attackerLives && a.defenderLives == b.defenderLives;
}

} // namespace

Results::Results(const Position& position, const Action& action) : m_before(position), m_action(action) {
    for (const Fight& fight : fightsOf(position, action))
        addFight(fight.matchup);
}

void Results::addFight(const Matchup& matchup) {
    const dice::Odds& chances = odds(matchup);
    Branches& fight = m_fights[m_fightCount++];
    const std::array<std::uint64_t, 3> ways{chances.win, chances.tie, chances.lose};
    for (const auto sums : {dice::Comparison::Win, dice::Comparison::Tie, dice::Comparison::Lose}) {
        const std::uint64_t share = ways[static_cast<std::size_t>(sums)];
        std::size_t same = 0;
        while (same < fight.size && !isSame(fate(matchup, sums), fate(matchup, fight.branches[same].sums)))
            ++same;
        if (share == 0)
            continue;
        if (same == fight.size)
            fight.branches[fight.size++] = {sums, {0, chances.total()}, 0};
        fight.branches[same].factor.ways += share;
    }
    for (Branch& branch : fight.branches)
        branch.chance = rounded(branch.factor.ways, branch.factor.total);
    m_size *= fight.size;
}

Position Results::position(std::size_t result) const {
    ChosenChances chances;
    for (std::size_t fight = 0; fight < m_fightCount; ++fight) {
        chances.add(m_fights[fight].branches[result % m_fights[fight].size].sums);
        result /= m_fights[fight].size;
    }
    Position after = m_before;
    play(after, m_action, chances);
    return after;
}

std::int64_t Results::chance(std::size_t result) const {
    Bits chance = Bits{1} << 32;
    for (std::size_t fight = 0; fight < m_fightCount; ++fight) {
        const Branches& branches = m_fights[fight];
        chance = (chance * static_cast<Bits>(branches.branches[result % branches.size].chance)) >> 32;
        result /= branches.size;
    }
    return static_cast<std::int64_t>(chance);
}

std::vector<Results::Factor> Results::factors(std::size_t result) const {
    std::vector<Factor> factors;
    for (std::size_t fight = 0; fight < m_fightCount; ++fight) {
        factors.push_back(m_fights[fight].branches[result % m_fights[fight].size].factor);
        result /= m_fights[fight].size;
    }
    return factors;
}

Position Results::likeliest() const {
    std::size_t best = 0;
    for (std::size_t result = 1; result < size(); ++result)
        if (chance(result) > chance(best))
            best = result;
    return position(best);
}

} // namespace sf::imperio
