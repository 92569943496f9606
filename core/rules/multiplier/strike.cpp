// SPDX-License-Identifier: GPL-3.0-or-later
// The seven factors of a strike (MUL-2 to MUL-8), and who takes its hits (MUL-12, MUL-13).
// Declared in combat.h.
#include "core/rules/multiplier/combat.h"
#include "core/rules/multiplier/ratio.h"
#include "core/rules/multiplier/turn_state.h"

#include <algorithm>

namespace sf::multiplier {
namespace {

using battle::Flag;
using battle::Number;
using battle::Stack;
using battle::Terrain;
using battle::Unit;

/// Whether all living units fly or ride a flyer (MUL-1).
bool isFlying(const Stack& stack, const HitsLeft& hits) {
    for (std::size_t i = 0; i < hits.size(); ++i)
        if (hits[i] > 0 && !flies((*stack.units)[i]))
            return false;
    return true;
}

/// MUL-11: whether the unit may attack flyers in the woods.
bool reachesFlyersInWoods(const Unit& unit) {
    return flies(unit) || unit[Flag::Ranged] || unit[Flag::Scout] || isCommander(unit);
}

/// MUL-3, with MUL-11 and, for a ranged stack, MUL-10's non-ranged Commanders.
std::int64_t totalAttack(const Combat& combat, const Standing& standing, Side side) {
    const Stack& stack = combat.stack(side);
    const HitsLeft& hits = standing.of(side);
    const Side other = otherSide(side);
    const bool inWoods =
        combat.terrain == Terrain::Woods && isFlying(combat.stack(other), standing.of(other));
    const bool ranged = isRanged(stack, hits);
    std::int64_t total = 0;
    int counted = 0;
    for (std::size_t i = 0; i < hits.size() && counted < fighters; ++i) {
        const Unit& unit = (*stack.units)[i];
        if (hits[i] <= 0)
            continue;
        ++counted;
        const bool attacks = (!inWoods || reachesFlyersInWoods(unit)) && (!ranged || unit[Flag::Ranged]);
        total += attacks ? unit[Number::Attack] : 0;
    }
    return total;
}

/// MUL-4: 1.0 + 0.1 per level of the highest Commander, plus 0.1 with a Chief Warlord in the hex.
Ratio command(const Combat& combat, const Standing& standing, Strike& strike) {
    const Stack& stack = combat.stack(strike.side);
    const HitsLeft& hits = standing.of(strike.side);
    strike.commanderLevel = -1;
    strike.chiefWarlordNear = strike.side == Side::Attacker ? combat.attackerChief : combat.defenderChief;
    for (std::size_t i = 0; i < hits.size(); ++i) {
        const Unit& unit = (*stack.units)[i];
        if (hits[i] <= 0 || !isCommander(unit))
            continue;
        strike.commanderLevel = std::max(strike.commanderLevel, unit[Number::Level]);
        strike.chiefWarlordNear |= unit[Flag::ChiefWarlord];
    }
    return {10 + std::max(strike.commanderLevel, 0) + (strike.chiefWarlordNear ? 1 : 0), 10};
}

/// MUL-5: a defender's factor is halved for each combat after its first in the turn.
Ratio special(const Stack& stack, Side side) {
    constexpr int mostHalvings = 4'000; // the factor is far below any hit by then
    Ratio ratio = decimal(stateOf(stack).specialBonus).value_or(Ratio{});
    if (side == Side::Defender)
        ratio.denominator <<=
            static_cast<unsigned>(std::clamp(stateOf(stack).defendedThisTurn.value_or(0), 0, mostHalvings));
    return ratio;
}

/// T of MUL-8.
int terrainBonus(const Combat& combat, const Standing& standing, Side struckSide) {
    if (struckSide == Side::Attacker || isFlying(combat.stack(struckSide), standing.of(struckSide)))
        return 0;
    switch (combat.terrain) {
    case Terrain::River:
    case Terrain::Woods:
        return 1;
    case Terrain::Bridge:
    case Terrain::Fort:
        return 2;
    default:
        return 0;
    }
}

/// D of MUL-8: the average defense of all living units.
Ratio averageDefense(const Stack& stack, const HitsLeft& hits) {
    std::int64_t sum = 0;
    std::int64_t count = 0;
    for (std::size_t i = 0; i < hits.size(); ++i) {
        if (hits[i] <= 0)
            continue;
        sum += (*stack.units)[i][Number::Defense];
        ++count;
    }
    return {sum, std::max<std::int64_t>(count, 1)};
}

/// (8 - D - T) / 8, with 8 - D - T limited to 0 to 8.
Ratio share(const Ratio& defense, int terrain) {
    constexpr int whole = 8;
    Ratio ratio{(whole - terrain) * defense.denominator - defense.numerator, whole * defense.denominator};
    if (ratio.numerator < 0)
        ratio.numerator = 0;
    return ratio;
}

/// MUL-12: the first unit until it croaks, then the next.
void takeInOrder(HitsLeft& hits, std::int64_t dealt) {
    for (std::int32_t& left : hits) {
        const std::int64_t taken = std::min<std::int64_t>(std::max(left, 0), dealt);
        left -= static_cast<std::int32_t>(taken);
        dealt -= taken;
    }
}

} // namespace

Strike strikeOf(const Combat& combat, const Standing& standing, Side side) {
    const Side other = otherSide(side);
    Strike strike;
    strike.side = side;
    strike.totalAttack = totalAttack(combat, standing, side);
    strike.terrain = terrainBonus(combat, standing, other);
    const Ratio commanded = command(combat, standing, strike);
    const Ratio bonus = special(combat.stack(side), side);
    const Ratio ambushed =
        decimal(side == Side::Attacker ? combat.ambush : combat.defenderAmbush).value_or(Ratio{});
    const Ratio defense = averageDefense(combat.stack(other), standing.of(other));
    strike.command = commanded.number();
    strike.special = bonus.number();
    strike.ambush = ambushed.number();
    strike.defense = defense.number();
    Ratio base{strike.totalAttack, 20};
    base.times(commanded).times(bonus).times(ambushed).times(share(defense, strike.terrain));
    for (int sum = 2; sum <= 12; ++sum) {
        const Ratio::Integer hits = Ratio{base.numerator * (sum + 8), base.denominator}.rounded();
        constexpr std::int64_t most = 4'000'000'000'000'000;
        strike.hits[static_cast<std::size_t>(sum - 2)] = hits > most ? most : static_cast<std::int64_t>(hits);
    }
    return strike;
}

HitsLeft struck(const Combat& combat, const Standing& standing, Side striker, std::int64_t hits) {
    HitsLeft left = standing.of(otherSide(striker));
    const bool aims = striker == Side::Attacker && combat.aim &&
                      hasCommander(*combat.attacker, standing.attacker) && left[*combat.aim] > 0;
    if (aims) {
        // MUL-13: a remainder too small for a whole hit point is lost.
        std::int32_t& aimed = left[*combat.aim];
        const int cost = isCommander((*combat.defender->units)[*combat.aim]) ? 4 : 2;
        const std::int64_t taken = std::min<std::int64_t>(aimed, hits / cost);
        aimed -= static_cast<std::int32_t>(taken);
        hits = aimed == 0 ? hits - taken * cost : 0;
    }
    takeInOrder(left, hits);
    return left;
}

} // namespace sf::multiplier
