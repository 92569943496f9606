// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/threats.h"

#include "core/rules/battle/movement.h"

#include <unordered_set>

namespace sf::battle {
namespace {

using Hexes = std::unordered_set<hex::Hex>;

Hexes around(const Map& map, hex::Hex centre, int range, Hexes hexes = {}) {
    for (const hex::Hex hex : hex::within(centre, range))
        if (map.contains(hex))
            hexes.insert(hex);
    return hexes;
}

Hexes afterMove(const Battle& battle, const Stack& stack, const System& system, int range) {
    Hexes hexes;
    if (battle.state.isFighting(stack.id))
        return around(*battle.map, stack.hex, range);
    const Reach reach(*battle.map, stack.hex, system.flies(stack), stackMove(stack));
    for (const auto& [hex, step] : reach.steps())
        hexes = around(*battle.map, hex, range, std::move(hexes));
    return hexes;
}

} // namespace

std::unordered_map<hex::Hex, Threat> threatsTo(const Battle& battle, int side, const System& system,
                                               const std::function<int(const Stack&)>& range) {
    std::unordered_map<hex::Hex, Threat> threats;
    for (const StackPointer& stack : battle.stacks) {
        if (!battle.areOpposed(side, stack->side) || !stack->isAlive())
            continue;
        const int far = range(*stack);
        for (const hex::Hex hex : around(*battle.map, stack->hex, far))
            ++threats[hex].now;
        for (const hex::Hex hex : afterMove(battle, *stack, system, far))
            ++threats[hex].afterMove;
    }
    return threats;
}

} // namespace sf::battle
