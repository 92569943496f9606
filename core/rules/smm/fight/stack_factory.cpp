// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/smm/fight/stack_factory.h"

#include "core/rules/smm/fight/combatant.h"
#include "core/rules/smm/square/stack_state.h"
#include "core/rules/smm/square/value.h"

#include <algorithm>

namespace sf::smm {
namespace {

using battle::Stack;
using battle::StackPointer;

/// Uses the highest DR of the living units instead of the sum.
void countOnce(const Stack& stack, StackStats& stats) {
    Figure& figure = stats.figures[static_cast<std::size_t>(Stat::Resistance)];
    figure.value = 0;
    for (const battle::Unit& unit : *stack.units)
        if (unit.isAlive())
            figure.value = std::max<std::int64_t>(figure.value, unit[battle::Number::Resistance]);
    figure.terms.front().value = figure.value;
}

} // namespace

StackPointer StackFactory::hurt(std::size_t /*position*/, const StackPointer& stack, const Losses& losses) {
    auto copy = std::make_shared<Stack>(*stack);
    std::vector<battle::Unit>& units = copy->units.edit();
    for (const auto& [unit, hits] : losses)
        units[unit].hitsLeft -= hits;
    return copy;
}

StackPointer StackFactory::reformed(std::size_t /*position*/, const StackPointer& stack,
                                    const HouseRules& rules) {
    std::vector<battle::UnitId> order;
    for (const std::size_t unit : valueOrder(*stack, rules))
        order.push_back((*stack->units)[unit].id);
    auto copy = std::make_shared<Stack>(*stack);
    setFormed(*copy, std::move(order));
    return copy;
}

StackFactory& defaultFactory() {
    static StackFactory factory;
    return factory;
}

CombatantPointer StackFactory::combatant(const battle::Battle& battle, std::size_t position,
                                         ResistanceSum resistance) {
    const StackPointer& stack = battle.stacks[position];
    Square square(battle, *stack);
    std::optional<StackStats> ownStats = stackStats(battle, *stack, square);
    if (!ownStats)
        return nullptr;
    if (resistance == ResistanceSum::Once)
        countOnce(*stack, *ownStats);
    return std::make_shared<const Combatant>(
        Combatant{stack, position, std::move(square), *std::move(ownStats), 0});
}

} // namespace sf::smm
