// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/tally.h"

#include <numeric>

namespace sf::imperio {

namespace {

int valueOf(const Matchup& matchup, Intention intention, bool friendly, dice::Comparison sums) {
    const Fate fates = fate(matchup, sums);
    const int prize = intention == Intention::Capture ? 2 : 1;
    const int gain = fates.defenderLives ? 0 : (friendly ? -prize : prize);
    return gain - (fates.attackerLives ? 0 : 1);
}

double part(std::uint64_t ways, int dice) {
    return static_cast<double>(ways) / static_cast<double>(dice::ways(dice));
}

/// The expected value once the first sum is known and the other dice are still to be thrown.
double expectedAfter(int sum, int otherDice, const Stakes& stakes) {
    const dice::Sums& other = dice::sums(otherDice);
    const std::uint64_t below = other.atMost(sum - 1);
    const std::uint64_t equal = other.exactly(sum);
    const std::uint64_t above = dice::ways(otherDice) - below - equal;
    return part(below, otherDice) * stakes.win + part(equal, otherDice) * stakes.tie +
           part(above, otherDice) * stakes.lose;
}

/// The expected value before any dice are thrown.
double expectedBefore(const dice::Odds& odds, const Stakes& stakes) {
    return odds.winChance().number() * stakes.win + odds.tieChance().number() * stakes.tie +
           odds.loseChance().number() * stakes.lose;
}

void addPips(Luck& luck, const std::vector<int>& dice) {
    luck.dice += static_cast<int>(dice.size());
    luck.thrown += sumOf(dice);
}

void addFight(std::array<Luck, 2>& luck, const Position& before, Intention intention, const Event& fight) {
    const Side attacker = fight.side;
    const Side defender = before.board.piece(fight.fight.target).side;
    const bool friendly = attacker == defender;
    const Stakes stakes = stakesOf(fight.fight.matchup, intention, friendly);
    const double mean = expectedBefore(odds(fight.fight.matchup), stakes);
    const auto attackers = static_cast<int>(fight.attackerDice.size());
    const auto defenders = static_cast<int>(fight.defenderDice.size());
    luck[indexOf(attacker)].pieces += expectedAfter(sumOf(fight.attackerDice), defenders, stakes) - mean;
    // The other dice win when the attacker loses, and all values change their sign with the side.
    const Stakes turned{stakes.lose, stakes.tie, stakes.win};
    const double ofDefence = expectedAfter(sumOf(fight.defenderDice), attackers, turned) - mean;
    luck[indexOf(defender)].pieces += friendly ? ofDefence : -ofDefence;
    if (!friendly)
        addPips(luck[indexOf(attacker)], fight.attackerDice);
    addPips(luck[indexOf(defender)], fight.defenderDice);
}

void addLoss(std::array<Losses, 2>& losses, const Event& event) {
    if (event.what == Happened::Eliminated)
        ++losses[indexOf(event.side)].pieces[indexOf(event.kind)];
    else if (event.what == Happened::Captured)
        ++losses[indexOf(enemyOf(event.side))].basesCaptured;
    else if (event.what == Happened::Destroyed)
        ++losses[indexOf(event.side)].basesDestroyed;
}

} // namespace

int sumOf(const std::vector<int>& dice) {
    return std::accumulate(dice.begin(), dice.end(), 0);
}

Stakes stakesOf(const Matchup& matchup, Intention intention, bool friendly) {
    return {valueOf(matchup, intention, friendly, dice::Comparison::Win),
            valueOf(matchup, intention, friendly, dice::Comparison::Tie),
            valueOf(matchup, intention, friendly, dice::Comparison::Lose)};
}

void Tally::add(const Position& before, const Action& action, const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (event.what == Happened::Fought)
            addFight(luck, before, action.intention, event);
        else
            addLoss(losses, event);
    }
}

} // namespace sf::imperio
