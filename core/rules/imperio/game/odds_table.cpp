// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/odds_table.h"

namespace sf::imperio {

namespace {

constexpr int highestCharge = 4; ///< the attack is one of the five actions
constexpr int mostDiceOfAPiece = 6;

/// A defender that is not entrenched and, if a pikeman, also an entrenched one.
void addDefences(std::vector<Matchup>& list, Matchup matchup) {
    list.push_back(matchup);
    if (matchup.defender != Kind::Pikeman)
        return;
    matchup.defenderEntrenched = true;
    list.push_back(matchup);
}

void addAll(std::vector<Matchup>& list, Matchup matchup) {
    const bool isFire = matchup.means == Means::Shot || matchup.means == Means::Splash;
    for (const Kind defender : kinds) {
        if (defender == Kind::Headquarters || (isFire && isBase(defender)))
            continue;
        matchup.defender = defender;
        addDefences(list, matchup);
    }
}

Matchup matchup(Kind attacker, Means means, int charge = 0, bool entrenched = false) {
    return {attacker, means, charge, entrenched, Kind::Knight, false, means == Means::Melee};
}

} // namespace

std::vector<Matchup> allMatchups() {
    std::vector<Matchup> list;
    list.reserve(80);
    for (int charge = 0; charge <= highestCharge; ++charge)
        addAll(list, matchup(Kind::Knight, Means::Melee, charge));
    for (const Means means : {Means::Melee, Means::Shot, Means::Splash})
        addAll(list, matchup(Kind::Archer, means));
    Matchup beside = matchup(Kind::Archer, Means::Splash);
    beside.adjacent = true;
    list.push_back(beside);
    for (const Means means : {Means::Melee, Means::Reach})
        for (const bool entrenched : {false, true})
            addAll(list, matchup(Kind::Pikeman, means, 0, entrenched));
    addAll(list, matchup(Kind::Footsoldier, Means::Melee));
    return list;
}

std::vector<OddsRow> oddsTable() {
    std::array<dice::Sums, mostDiceOfAPiece + 1> sums;
    for (int dice = 1; dice <= mostDiceOfAPiece; ++dice)
        sums[static_cast<std::size_t>(dice)] = dice::Sums(dice);
    std::vector<OddsRow> table;
    table.reserve(80);
    for (const Matchup& matchup : allMatchups()) {
        const int attacker = attackDice(matchup).dice();
        const int defender = defenceDice(matchup).dice();
        const dice::Odds odds =
            dice::compare(sums[static_cast<std::size_t>(attacker)], sums[static_cast<std::size_t>(defender)]);
        table.push_back({matchup, attacker, defender, odds.winChance(), odds.tieChance(), odds.loseChance()});
    }
    return table;
}

} // namespace sf::imperio
