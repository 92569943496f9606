// SPDX-License-Identifier: GPL-3.0-or-later
// Who may attack whom, and who strikes when.
#include "core/rules/multiplier/combat.h"

#include "core/rules/multiplier/ratio.h"

#include <algorithm>

namespace sf::multiplier {
namespace {

using battle::Battle;
using battle::Flag;
using battle::Stack;
using battle::StackPointer;
using battle::Unit;
using Check = std::optional<Refusal>;

/// MUL-0: stacks fight in one hex; a ranged stack also reaches adjacent hexes.
int reachOf(const Stack& stack) {
    return isRanged(stack, hitsOf(stack)) ? 1 : 0;
}

Check checkStacks(const Battle& battle, const Stack& attacker, const Stack& defender) {
    if (!battle.areOpposed(attacker.side, defender.side))
        return Refusal{Reason::SameSide, multiplierRule(0), {defender.id.text}};
    for (const Stack* stack : {&attacker, &defender})
        if (stack->living() == 0)
            return Refusal{Reason::NoneAlive, {}, {stack->id.text}};
    const int reach = reachOf(attacker);
    const int distance = hex::distance(attacker.hex, defender.hex);
    if (distance > reach)
        return Refusal{Reason::OutOfReach, multiplierRule(0), {}, {distance, reach}};
    return std::nullopt;
}

/// MUL-10: a ranged stack must engage an enemy ranged stack in range before any other.
Check checkRangedFirst(const Battle& battle, const Stack& attacker, const Stack& defender) {
    if (!isRanged(attacker, hitsOf(attacker)) || isRanged(defender, hitsOf(defender)))
        return std::nullopt;
    for (const StackPointer& other : battle.stacks) {
        const bool isInReach = battle.areOpposed(other->side, attacker.side) && other->living() > 0 &&
                               hex::distance(attacker.hex, other->hex) <= reachOf(attacker);
        if (isInReach && isRanged(*other, hitsOf(*other)))
            return Refusal{Reason::RangedFirst, multiplierRule(10), {other->id.text}};
    }
    return std::nullopt;
}

Check checkAim(const Stack& attacker, const Stack& defender, const battle::UnitId& aim) {
    const auto& units = *defender.units;
    const auto aimed =
        std::find_if(units.begin(), units.end(), [&](const Unit& unit) { return unit.id == aim; });
    if (aimed == units.end())
        return Refusal{Reason::UnknownUnit, {}, {aim.text}};
    if (!hasCommander(attacker, hitsOf(attacker)))
        return Refusal{Reason::NoCommander, multiplierRule(13), {attacker.id.text}};
    if (!aimed->isAlive())
        return Refusal{Reason::DeadAim, multiplierRule(13), {aim.text}};
    if (std::none_of(units.begin(), aimed, [](const Unit& unit) { return unit.isAlive(); }))
        return Refusal{Reason::AimAtFirst, multiplierRule(13), {aim.text}};
    return std::nullopt;
}

Check checkAmbush(const std::string& text) {
    const auto ratio = decimal(text);
    if (ratio && ratio->numerator >= ratio->denominator && ratio->numerator <= 2 * ratio->denominator)
        return std::nullopt;
    return Refusal{Reason::BadAmbush, multiplierRule(6), {text}};
}

Check checkLeave(const Stack& attacker, const Stack& defender) {
    if (!isRanged(attacker, hitsOf(attacker)))
        return Refusal{Reason::NotRanged, multiplierRule(9), {attacker.id.text}};
    if (isRanged(defender, hitsOf(defender)))
        return Refusal{Reason::StrikesAtOnce, multiplierRule(9), {defender.id.text}};
    if (moveLeft(attacker) <= 0)
        return Refusal{Reason::NoMoveLeft, multiplierRule(9), {attacker.id.text}};
    return std::nullopt;
}

Check checkAttack(const Battle& battle, const Attack& attack, const Stack& attacker, const Stack& defender) {
    if (Check check = checkStacks(battle, attacker, defender))
        return check;
    if (Check check = checkRangedFirst(battle, attacker, defender))
        return check;
    if (attack.aim)
        if (Check check = checkAim(attacker, defender, *attack.aim))
            return check;
    for (const std::string& ambush : {attack.ambush, attack.defenderAmbush})
        if (Check check = checkAmbush(ambush))
            return check;
    return attack.leave ? checkLeave(attacker, defender) : std::nullopt;
}

/// Whether a living Chief Warlord of the stack's side is in its hex but not in the stack.
bool hasChiefBeside(const Battle& battle, const Stack& stack) {
    for (const StackPointer& other : battle.stacks.at(stack.hex)) {
        if (other->side != stack.side || other->id == stack.id)
            continue;
        for (const Unit& unit : *other->units)
            if (unit.isAlive() && unit[Flag::ChiefWarlord])
                return true;
    }
    return false;
}

} // namespace

HitsLeft hitsOf(const Stack& stack) {
    HitsLeft hits;
    hits.reserve(stack.units->size());
    for (const Unit& unit : *stack.units)
        hits.push_back(unit.hitsLeft);
    return hits;
}

bool isAnyoneAlive(const HitsLeft& hits) {
    return std::any_of(hits.begin(), hits.end(), [](int left) { return left > 0; });
}

bool isCommander(const Unit& unit) {
    return unit[Flag::Commander] || unit[Flag::ChiefWarlord];
}

bool flies(const Unit& unit) {
    return unit.profile->isFlyer() || unit[Flag::Mounted];
}

bool flies(const Stack& stack) {
    return std::ranges::all_of(*stack.units, [](const Unit& unit) { return !unit.isAlive() || flies(unit); });
}

bool isRanged(const Stack& stack, const HitsLeft& hits) {
    bool any = false;
    for (std::size_t i = 0; i < hits.size(); ++i) {
        const Unit& unit = (*stack.units)[i];
        if (hits[i] <= 0)
            continue;
        if (unit[Flag::Ranged])
            any = true;
        else if (!isCommander(unit))
            return false;
    }
    return any;
}

bool hasCommander(const Stack& stack, const HitsLeft& hits) {
    for (std::size_t i = 0; i < hits.size(); ++i)
        if (hits[i] > 0 && isCommander((*stack.units)[i]))
            return true;
    return false;
}

int moveLeft(const Stack& stack) {
    if (stack.extras->moveLeft)
        return *stack.extras->moveLeft;
    std::optional<int> least;
    for (const Unit& unit : *stack.units)
        if (unit.isAlive())
            least = std::min(least.value_or(unit[battle::Number::Move]), unit[battle::Number::Move]);
    return least.value_or(0);
}

std::variant<Combat, Refusal> combatOf(const Battle& battle, const Attack& attack) {
    const StackPointer attacker = battle.stacks.find(attack.attacker);
    const StackPointer defender = battle.stacks.find(attack.defender);
    if (!attacker)
        return Refusal{Reason::UnknownStack, {}, {attack.attacker.text}};
    if (!defender)
        return Refusal{Reason::UnknownStack, {}, {attack.defender.text}};
    if (Check check = checkAttack(battle, attack, *attacker, *defender))
        return *check;
    Combat combat{attacker,
                  defender,
                  {},
                  battle.map->terrain(defender->hex),
                  attack.ambush,
                  attack.defenderAmbush,
                  hasChiefBeside(battle, *attacker),
                  hasChiefBeside(battle, *defender),
                  attack.leave};
    for (std::size_t i = 0; attack.aim && i < defender->units->size(); ++i)
        if ((*defender->units)[i].id == *attack.aim)
            combat.aim = i;
    return combat;
}

Combat figuresOf(const Battle& battle, const StackPointer& stack) {
    const bool hasChief = hasChiefBeside(battle, *stack);
    return {stack, stack, {}, battle.map->terrain(stack->hex), "1", "1", hasChief, hasChief, false};
}

Order orderOf(const Combat& combat) {
    const Standing start = standingOf(combat);
    const bool attackerRanged = isRanged(*combat.attacker, start.attacker);
    const bool defenderRanged = isRanged(*combat.defender, start.defender);
    if (attackerRanged == defenderRanged)
        return Order::AtOnce;
    if (defenderRanged)
        return Order::DefenderFirst;
    return combat.leave ? Order::AttackerAlone : Order::AttackerFirst;
}

Standing standingOf(const Combat& combat) {
    return {hitsOf(*combat.attacker), hitsOf(*combat.defender)};
}

} // namespace sf::multiplier
