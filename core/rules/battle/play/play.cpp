// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/battle/play/play.h"

#include <algorithm>
#include <numeric>

namespace sf::battle {

std::string_view key(PlayPhase phase) {
    constexpr std::array<std::string_view, 4> keys{"deployment", "orders", "turns", "over"};
    return keys[static_cast<std::size_t>(phase)];
}

std::string_view key(Ending ending) {
    constexpr std::array<std::string_view, 5> keys{"eliminate", "hold", "croak", "rounds", "concede"};
    return keys[static_cast<std::size_t>(ending)];
}

int roundNumber(const Battle& battle) {
    return battle.round.value_or(0) + 1;
}

bool takesPart(const Battle& battle, int side) {
    return std::ranges::any_of(battle.stacks, [&](const StackPointer& stack) {
        return stack->side == side && stack->hasLivingUnits() &&
               (stack->isOnMap() || stack->presence == Presence::ToArrive);
    });
}

namespace {

std::optional<int> firstUnready(const Battle& battle) {
    for (const int side : sidesInOrder(battle))
        if (!battle.play->ready.contains(side) && takesPart(battle, side))
            return side;
    return std::nullopt;
}

} // namespace

std::vector<int> sidesInOrder(const Battle& battle) {
    std::vector<int> sides(battle.sides.size());
    std::iota(sides.begin(), sides.end(), 0);
    if (battle.play && battle.play->phase == PlayPhase::Ordering && roundNumber(battle) % 2 == 0)
        std::ranges::reverse(sides);
    return sides;
}

int sideInTurn(const Battle& battle) {
    const StatePart* part = battle.state.find(battle.rules);
    return part ? part->sideToMove() : 0;
}

std::optional<int> sideToAct(const Battle& battle) {
    if (!battle.play || isRoundRunning(battle) || battle.play->phase == PlayPhase::Over)
        return std::nullopt;
    if (battle.play->phase == PlayPhase::Turns)
        return sideInTurn(battle);
    return firstUnready(battle);
}

bool areAllReady(const Battle& battle) {
    return battle.play && battle.play->phase == PlayPhase::Ordering && !firstUnready(battle);
}

bool isFree(const Battle& battle) {
    return !battle.play || battle.play->isRefereed;
}

bool isSealed(const Battle& battle) {
    return battle.play && battle.play->start;
}

std::vector<StackPointer> dueArrivals(const Battle& battle, int side) {
    std::vector<StackPointer> due;
    std::ranges::copy_if(battle.stacks, std::back_inserter(due), [&](const StackPointer& stack) {
        return stack->side == side && stack->presence == Presence::ToArrive &&
               stack->extras->arrives.value_or(0) <= roundNumber(battle);
    });
    return due;
}

std::vector<hex::Hex> arrivalHexes(const Battle& battle, const Stack& stack) {
    std::vector<hex::Hex> hexes = stack.extras->at;
    std::erase_if(hexes, [&](hex::Hex hex) { return battle.firstOpponent(hex, stack.side) != nullptr; });
    return hexes;
}

} // namespace sf::battle
