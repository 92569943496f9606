// SPDX-License-Identifier: GPL-3.0-or-later
// Which attacks are possible (SMM-24, SMM-28).
// Declared in exchange.h.
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/smm/square/specials.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Reason;
using battle::Refusal;
using battle::Stack;
using Check = std::optional<Refusal>;

constexpr int standardRange = 2; ///< range of "ranged" without a number

std::optional<int> rangeOf(const battle::Unit& unit) {
    std::optional<int> farthest;
    for (const std::string& special : unit.profile->specials)
        if (battle::matches(rangedSpecial, special))
            farthest = std::max(farthest.value_or(0),
                                battle::numberOf(rangedSpecial, special).value_or(standardRange));
    return farthest;
}

Check reachRefusal(const Stack& attacker, const Stack& target, Means means) {
    const int distance = hex::distance(attacker.hex, target.hex);
    if (means == Means::Melee)
        return distance <= 1 ? Check() : Refusal{Reason::BeyondMelee, smmRule(28), {}, {distance}};
    const std::optional<int> range = shootingRange(attacker);
    if (!range)
        return Refusal{Reason::NotRanged, smmRule(28), {attacker.id.text}};
    return distance <= *range ? Check() : Refusal{Reason::BeyondRange, smmRule(28), {}, {distance, *range}};
}

} // namespace

std::optional<int> shootingRange(const Stack& stack) {
    std::optional<int> least;
    for (const battle::Unit& unit : *stack.units) {
        if (!unit.isAlive())
            continue;
        const std::optional<int> range = rangeOf(unit);
        if (!range)
            return std::nullopt;
        least = std::min(least.value_or(*range), *range);
    }
    return least;
}

Check attackRefusal(const battle::Battle& battle, const Attack& attack) {
    const battle::StackPointer attacker = battle.stacks.find(attack.attacker);
    const battle::StackPointer target = battle.stacks.find(attack.target);
    if (!attacker || !target)
        return Refusal{Reason::UnknownStack, {}, {(attacker ? attack.target : attack.attacker).text}};
    if (attacker->side == target->side)
        return Refusal{Reason::SameSide, smmRule(24), {target->id.text}};
    if (!battle.areOpposed(attacker->side, target->side))
        return Refusal{Reason::Allied, battleRule(10), {target->id.text}};
    for (const battle::StackPointer& stack : {attacker, target})
        if (stack->presence == battle::Presence::ToArrive)
            return Refusal{Reason::NotArrived, battleRule(9), {stack->id.text}};
    for (const battle::StackPointer& stack : {attacker, target})
        if (!stack->isAlive())
            return Refusal{Reason::NoLivingUnits, smmRule(24), {stack->name}};
    return reachRefusal(*attacker, *target, attack.means);
}

} // namespace sf::smm
