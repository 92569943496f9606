// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/imperio/game/fight.h"

namespace sf::imperio {

namespace {

constexpr bool isFire(Means means) {
    return means == Means::Shot || means == Means::Splash;
}

DiceCount knightAttacks(const Matchup& matchup) {
    DiceCount count;
    count.add(DiceCode::Base, 3);
    if (matchup.charge == 0)
        count.add(DiceCode::PointBlank, -1, 14);
    else
        count.add(DiceCode::Charge, matchup.charge - 1, 14);
    if (matchup.defender == Kind::Pikeman)
        count.add(DiceCode::AgainstPikeman, -1);
    return count;
}

DiceCount archerAttacks(const Matchup& matchup) {
    DiceCount count;
    if (matchup.means == Means::Shot)
        count.add(DiceCode::Shooting, 3, 18);
    else if (matchup.means == Means::Splash)
        count.add(DiceCode::Splashing, 1, 18);
    else
        count.add(DiceCode::Base, 1);
    return count;
}

DiceCount pikeman(bool entrenched, Kind opponent, bool underFire) {
    DiceCount count;
    count.add(DiceCode::Base, 2);
    if (entrenched)
        count.add(DiceCode::Entrenched, 1, 17);
    if (opponent == Kind::Knight)
        count.add(DiceCode::AgainstKnight, 2);
    if (underFire)
        count.add(DiceCode::UnderFire, -1);
    return count;
}

DiceCount footsoldier(bool attacks, Kind opponent) {
    DiceCount count;
    count.add(DiceCode::Base, 3);
    if (attacks)
        count.add(DiceCode::Attacking, 1);
    if (opponent == Kind::Knight)
        count.add(DiceCode::AgainstKnight, -2);
    if (opponent == Kind::Archer)
        count.add(DiceCode::AgainstArcher, 1);
    return count;
}

DiceCount knightDefends(const Matchup& matchup) {
    DiceCount count;
    count.add(DiceCode::Base, 3);
    if (matchup.adjacent)
        count.add(DiceCode::AttackedBeside, -1);
    if (matchup.attacker == Kind::Pikeman)
        count.add(DiceCode::AgainstPikeman, -1);
    return count;
}

DiceCount always(DiceCode code) {
    DiceCount count;
    count.add(code, 1);
    return count;
}

} // namespace

DiceCount attackDice(const Matchup& matchup) {
    switch (matchup.attacker) {
    case Kind::Knight:
        return knightAttacks(matchup);
    case Kind::Archer:
        return archerAttacks(matchup);
    case Kind::Pikeman:
        return pikeman(matchup.attackerEntrenched, matchup.defender, false);
    case Kind::Footsoldier:
        return footsoldier(true, matchup.defender);
    default:
        return {};
    }
}

DiceCount defenceDice(const Matchup& matchup) {
    switch (matchup.defender) {
    case Kind::Knight:
        return knightDefends(matchup);
    case Kind::Archer:
        return always(DiceCode::Base);
    case Kind::Pikeman:
        return pikeman(matchup.defenderEntrenched, matchup.attacker, isFire(matchup.means));
    case Kind::Footsoldier:
        return footsoldier(false, matchup.attacker);
    default:
        return always(DiceCode::AlwaysOne);
    }
}

Fate fate(const Matchup& matchup, dice::Comparison sums) {
    const bool fire = isFire(matchup.means);
    if (sums == dice::Comparison::Win)
        return {true, false};
    if (sums == dice::Comparison::Tie)
        return {fire, fire || isBase(matchup.defender)};
    return {fire, true};
}

const dice::Odds& odds(const Matchup& matchup) {
    return dice::odds(attackDice(matchup).dice(), defenceDice(matchup).dice());
}

} // namespace sf::imperio
