// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/players/battle/situation.h"

#include "core/rules/battle/movement.h"
#include "core/rules/battle/play/play.h"
#include "core/rules/systems/battle_systems.h"

#include <algorithm>

namespace sf::players {

using battle::StackPointer;

namespace {

std::vector<StackPointer> chosen(const battle::Battle& battle, auto&& accepts) {
    std::vector<StackPointer> stacks;
    std::ranges::copy_if(battle.stacks, std::back_inserter(stacks), [&](const StackPointer& stack) {
        return stack->isOnMap() && stack->isAlive() && accepts(*stack);
    });
    return stacks;
}

} // namespace

Situation::Situation(const battle::Battle& seen, int side)
    : m_battle(seen), m_system(battle::systemOf(seen.rules)), m_side(side) {}

std::vector<StackPointer> Situation::own() const {
    return chosen(m_battle, [&](const battle::Stack& stack) { return stack.side == m_side; });
}

std::vector<StackPointer> Situation::foes() const {
    return chosen(m_battle,
                  [&](const battle::Stack& stack) { return m_battle.areOpposed(m_side, stack.side); });
}

std::vector<StackPointer> Situation::nearest(std::vector<StackPointer> stacks, hex::Hex hex,
                                             std::size_t most) {
    std::ranges::stable_sort(stacks, {},
                             [&](const StackPointer& stack) { return hex::distance(stack->hex, hex); });
    if (stacks.size() > most)
        stacks.resize(most);
    return stacks;
}

bool Situation::take(const Step& step) {
    dice::Script none({});
    if (!perform(m_battle, step, none))
        return false;
    m_steps.push_back(step);
    return true;
}

void placeArrivals(Situation& situation) {
    if (!situation.battle().play)
        return;
    for (const StackPointer& stack : battle::dueArrivals(situation.battle(), situation.side())) {
        const std::vector<StackPointer> foes = situation.foes();
        std::vector<hex::Hex> hexes = battle::arrivalHexes(situation.battle(), *stack);
        const auto distance = [&](hex::Hex hex) {
            const auto near = Situation::nearest(foes, hex, 1);
            return near.empty() ? 0 : hex::distance(near.front()->hex, hex);
        };
        std::ranges::stable_sort(hexes, {}, distance);
        for (const hex::Hex hex : hexes) {
            const auto near = Situation::nearest(foes, hex, 1);
            const hex::Direction facing =
                near.empty() ? stack->facing : hex::bearing(hex, near.front()->hex, stack->facing);
            if (situation.take(battle::PlaceArrival{stack->id, hex, facing}))
                break;
        }
    }
}

Steps deploymentSteps(const battle::Battle& seen, int side, Duels& duels) {
    Situation situation(seen, side);
    if (const battle::Zone* zone = seen.scenario->zoneOf(side))
        for (const StackPointer& stack : situation.own()) {
            const auto isFree = [&](hex::Hex hex) {
                return battle::entryCost(*seen.map, hex, situation.system().flies(*stack)) &&
                       !situation.battle().firstOpponent(hex, side);
            };
            if (std::ranges::count(zone->hexes, stack->hex) > 0 && isFree(stack->hex))
                continue;
            std::vector<hex::Hex> hexes = zone->hexes;
            std::ranges::stable_sort(hexes, {}, [&](hex::Hex hex) { return hex::distance(hex, stack->hex); });
            for (const hex::Hex hex : hexes)
                if (situation.take(battle::MoveStack{stack->id, hex}))
                    break;
        }
    if (!situation.system().hasTurns())
        mergeStacks(situation, duels);
    situation.add(battle::Action(battle::SayReady{side}));
    return std::move(situation).steps();
}

std::vector<hex::Hex> objectives(const battle::Battle& battle) {
    std::vector<hex::Hex> hexes;
    for (const battle::VictoryCondition& condition : battle.scenario->victory)
        if (const auto* hold = std::get_if<battle::HoldStructure>(&condition.what))
            if (const battle::Structure* structure = battle.map->find(hold->structure))
                hexes.push_back(structure->hex);
    return hexes;
}

} // namespace sf::players
