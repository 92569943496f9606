// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/obstacle.h"

#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/limits.h"
#include "core/rules/smm/fight/exchange.h"
#include "core/rules/systems/battle_systems.h"

#include <algorithm>
#include <climits>
#include <unordered_set>

namespace sf::players {
namespace {

using battle::Battle;
using battle::StackPointer;

bool isToArrive(const StackPointer& stack) {
    return stack->hasLivingUnits() &&
           (stack->presence == battle::Presence::ToArrive || stack->extras->arrives);
}

std::vector<StackPointer> onMap(const Battle& battle, auto&& accepts) {
    std::vector<StackPointer> stacks;
    std::ranges::copy_if(battle.stacks, std::back_inserter(stacks), [&](const StackPointer& stack) {
        return stack->isOnMap() && stack->isAlive() && accepts(stack->side);
    });
    return stacks;
}

/// Whether any of these stacks can reach or strike any of those. Searches each part of the map once.
bool isThereAWay(const Battle& battle, const std::vector<StackPointer>& own,
                 const std::vector<StackPointer>& foes) {
    const battle::System& system = battle::systemOf(battle.rules);
    std::array<std::unordered_set<hex::Hex>, 2> searched; // on foot, in the air
    for (const StackPointer& stack : own) {
        const int strikes = std::max(1, smm::shootingRange(*stack).value_or(0));
        const bool flies = system.flies(*stack);
        std::unordered_set<hex::Hex>& known = searched[flies ? 1 : 0];
        const bool isKnown = known.contains(stack->hex);
        if (!isKnown && system.moveOf(*stack) > 0) {
            const battle::Reach reach(*battle.map, stack->hex, flies, INT_MAX / 2);
            for (const auto& [hex, step] : reach.steps())
                known.insert(hex);
        }
        if (std::ranges::any_of(foes, [&](const StackPointer& foe) {
                return hex::distance(foe->hex, stack->hex) <= strikes || known.contains(foe->hex) ||
                       std::ranges::any_of(hex::within(foe->hex, 1),
                                           [&](hex::Hex near) { return known.contains(near); });
            }))
            return true;
    }
    return false;
}

} // namespace

std::optional<Obstacle> obstacleOf(const Battle& battle, int side) {
    if (side < 0 || side >= static_cast<int>(battle.sides.size()))
        return Obstacle::NoSuchSide;
    if (battle.stacks.size() > static_cast<std::size_t>(limits::commandedStacks))
        return Obstacle::TooManyStacks;
    if (battle::unitsIn(battle) > limits::commandedUnits)
        return Obstacle::TooManyUnits;
    if (!battle::takesPart(battle, side))
        return Obstacle::NoStacks;
    bool isOpposed = false;
    for (int other = 0; other < static_cast<int>(battle.sides.size()); ++other)
        isOpposed = isOpposed || (battle.areOpposed(side, other) && battle::takesPart(battle, other));
    if (!isOpposed)
        return Obstacle::NoOpponent;
    if (std::ranges::any_of(battle.stacks, isToArrive) ||
        isThereAWay(battle, onMap(battle, [&](int of) { return of == side; }),
                    onMap(battle, [&](int of) { return battle.areOpposed(of, side); })))
        return std::nullopt;
    return Obstacle::NoWay;
}

} // namespace sf::players
