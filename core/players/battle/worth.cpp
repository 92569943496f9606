// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/worth.h"

#include "core/rules/battle/play/play.h"

#include <cmath>

namespace sf::players {

using battle::Number;

double worthOf(const battle::Unit& unit) {
    const double powers = unit[Number::AttackPower] + unit[Number::DefensePower];
    const double fight = unit[Number::Damage] + unit[Number::Resistance];
    const double worth = 1 + powers / 2 + fight + unit[Number::Hits] / 2.0;
    const bool leads = unit[battle::Flag::Warlord] || unit[battle::Flag::Commander];
    return leads ? 1.5 * worth : worth;
}

double worthLost(const battle::Unit& unit, int hitsLost) {
    const double share = static_cast<double>(hitsLost) / std::max(1, unit[Number::Hits]);
    return worthOf(unit) * (share + (hitsLost >= unit.hitsLeft ? 1 : 0)) / 2;
}

namespace {

bool isWith(const battle::Battle& battle, const battle::Stack& stack, int side) {
    return !battle.areOpposed(stack.side, side);
}

double worthLeft(const battle::Stack& stack) {
    double worth = 0;
    for (const battle::Unit& unit : *stack.units)
        if (unit.isAlive())
            worth += worthOf(unit) *
                     (1 + static_cast<double>(unit.hitsLeft) / std::max(1, unit[Number::Hits])) / 2;
    return worth;
}

} // namespace

double worthOfAlliance(const battle::Battle& battle, int side) {
    double worth = 0;
    for (const battle::StackPointer& stack : battle.stacks)
        if (isWith(battle, *stack, side) && stack->presence != battle::Presence::Conceded)
            worth += worthLeft(*stack);
    return worth;
}

double chanceOf(const battle::Battle& battle, int side) {
    if (battle.play && battle.play->result) {
        const std::vector<int>& winners = battle.play->result->winners;
        if (winners.empty())
            return 0.5;
        return std::ranges::count(winners, side) > 0 ? 1 : 0;
    }
    double own = 0;
    double all = 0;
    for (const battle::StackPointer& stack : battle.stacks) {
        if (stack->presence == battle::Presence::Conceded)
            continue;
        const double worth = worthLeft(*stack);
        all += worth;
        own += isWith(battle, *stack, side) ? worth : 0;
    }
    if (all <= 0)
        return 0.5;
    // Strength counts roughly squared when both sides fight with all they have (Lanchester's law).
    const double others = all - own;
    return own * own / (own * own + others * others);
}

} // namespace sf::players
