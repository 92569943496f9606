// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/tally.h"

namespace sf::battle {

void Tally::add(const Tally& part) {
    battles += part.battles;
    draws += part.draws;
    undecided += part.undecided;
    rounds.add(part.rounds);
    for (std::size_t side = 0; side < part.wins.size(); ++side)
        wins[side] += part.wins[side];
    for (const auto& [kind, sums] : part.losses)
        losses[kind].add(sums);
    if (units.empty())
        units = part.units;
}

Tally::Kind countedAs(const Stack& stack, const Unit& unit) {
    return {stack.side, unit.kind.empty() ? unit.name : unit.kind};
}

std::map<Tally::Kind, std::int64_t> livingByKind(const Battle& battle) {
    std::map<Tally::Kind, std::int64_t> units;
    for (const StackPointer& stack : battle.stacks)
        for (const Unit& unit : *stack->units)
            if (unit.isAlive())
                ++units[countedAs(*stack, unit)];
    return units;
}

} // namespace sf::battle
